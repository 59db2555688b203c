//! The promise of the server: what a player saw confirmed is never lost, and nobody saw what is
//! not kept. Shown on the program itself, killed at any moment and watched by `strace`; and shown
//! to be noticed when the promise is broken on purpose.

mod accounts;
mod players;
mod restarts;
#[cfg(feature = "sabotage")]
mod sabotage;
#[path = "../support/served.rs"]
mod served;
mod trace;
