mod board;
mod catalogue;
mod ftl;
mod lisboa;
mod prose;
mod samples;
mod voice;
