//! The table as a document: everything a viewer sees is told, once, cleanly, and no more.

mod complete;
mod games;
mod secret;
mod shape;
