//! Input that is wrong in any way: a typed answer in the caller's language, and nothing changed.

mod actions;
mod floods;
mod people;
mod requests;
mod seats;

use crate::house::Person;
use crate::staging::Cast;
use serde_json::Value;
use wire::{Code, Method, Problem};

/// What somebody is told who may not do something.
async fn refused(person: &Person, method: Method, path: &str, body: Option<&Value>) -> Problem {
    let answer = person.ask(method, path, body).await;
    let text = String::from_utf8_lossy(&answer.body);
    assert!(answer.status >= 400, "{path}: {} {text}", answer.status);
    let problem: Problem = serde_json::from_str(&text).expect("a problem");
    assert_eq!(problem.code.status(), answer.status, "{text}");
    problem
}

async fn refused_post(person: &Person, path: &str, body: &Value) -> Problem {
    refused(person, Method::Post, path, Some(body)).await
}

/// Everything that a table has: the record is compared before and after.
async fn everything(cast: &Cast) -> (Value, String) {
    let answer = cast.own.ask(Method::Get, &cast.path("/record"), None).await;
    (cast.state().await, String::from_utf8_lossy(&answer.body).into_owned())
}

fn code(problem: &Problem) -> &Code {
    &problem.code
}
