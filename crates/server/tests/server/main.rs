//! The server from outside: what it tells whom, what it refuses, and that it loses nothing.

mod bad_input;
mod bots;
mod connections;
mod fair;
mod handing_over;
mod house;
mod http;
mod lists;
mod matrix;
mod noninterference;
mod schema;
mod sockets;
mod staging;
mod worlds;
