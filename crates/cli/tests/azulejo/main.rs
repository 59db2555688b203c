//! The program as people and scripts meet it.

mod analyse;
mod answers;
mod arena;
mod bad_input;
mod conversation;
mod dice;
mod draw;
mod files;
mod golden;
mod hints;
mod lisboa;
mod machines;
mod program;
mod real_table;
mod remote;
#[path = "../support/served.rs"]
mod served;
mod tune;
mod two_people;
mod whole_games;
