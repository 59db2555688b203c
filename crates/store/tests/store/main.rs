//! The store on real files.

mod appends;
mod backup;
mod child;
mod durability;
mod fixture;
mod grouping;
mod opening;
mod people;
mod refusals;
#[cfg(feature = "sabotage")]
mod sabotage;
mod tables;
