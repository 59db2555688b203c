mod board;
mod catalogue;
mod ftl;
mod lisboa;
mod prose;
mod rules;
mod samples;
mod voice;
