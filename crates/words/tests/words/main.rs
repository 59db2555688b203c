mod board;
mod catalogue;
mod ftl;
mod prose;
mod samples;
mod voice;
