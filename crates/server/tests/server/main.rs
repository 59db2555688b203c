//! The server from outside: what it tells whom, what it refuses, and that it loses nothing.

mod house;
mod http;
mod matrix;
mod staging;
