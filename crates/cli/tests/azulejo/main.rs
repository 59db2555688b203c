//! The program as people and scripts meet it.

mod answers;
mod bad_input;
mod conversation;
mod dice;
mod files;
mod golden;
mod lisboa;
mod machines;
mod program;
mod real_table;
mod two_people;
mod whole_games;
