//! Talks with the program: reads up to a question, answers, reads on.

use crate::program::Folder;
use std::io::{BufReader, Bytes, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};

pub(crate) struct Conversation {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: Bytes<BufReader<ChildStdout>>,
    /// Everything that was said.
    pub(crate) said: String,
}

impl Conversation {
    pub(crate) fn start(folder: &Folder, args: &[&str]) -> Self {
        let mut child = folder.program(args).spawn().expect("the program starts");
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("a pipe");
        Self { child, stdin, stdout: BufReader::new(stdout).bytes(), said: String::new() }
    }

    /// What is said before the next question; none when the program has ended.
    pub(crate) fn listen(&mut self) -> Option<String> {
        let mut bytes: Vec<u8> = Vec::new();
        loop {
            match self.stdout.next() {
                Some(byte) => bytes.push(byte.expect("the program can be read")),
                None => {
                    self.said.push_str(&String::from_utf8_lossy(&bytes));
                    return None;
                }
            }
            if bytes == b"> " || bytes.ends_with(b"\n> ") {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                self.said.push_str(&text);
                return Some(text);
            }
        }
    }

    /// Reads on to the end of a line that holds this text, and returns the line.
    pub(crate) fn hear(&mut self, text: &str) -> String {
        loop {
            let line = self.hear_to("\n");
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Reads on to this text.
    pub(crate) fn hear_to(&mut self, end: &str) -> String {
        let mut bytes: Vec<u8> = Vec::new();
        while !bytes.ends_with(end.as_bytes()) {
            match self.stdout.next() {
                Some(byte) => bytes.push(byte.expect("the program can be read")),
                None => panic!("{end:?} was never said: {}", self.said),
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        self.said.push_str(&text);
        text
    }

    pub(crate) fn answer(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("the input is open");
        writeln!(stdin, "{line}").expect("the program listens");
        stdin.flush().expect("the program listens");
    }

    /// Asks something and returns the answer, without what was typed.
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.answer(line);
        let said = self.listen().expect("the program goes on");
        let said = said.strip_prefix(line).unwrap_or(&said);
        said.trim_start_matches('\n').trim_end_matches("> ").to_owned()
    }

    /// Ends the input, and returns how the program ended.
    pub(crate) fn end(mut self) -> (Option<i32>, String) {
        drop(self.stdin.take());
        while self.listen().is_some() {}
        let status = self.child.wait().expect("the program ends");
        (status.code(), self.said)
    }
}

/// The numbers under which choices are listed.
pub(crate) fn numbers(said: &str) -> Vec<usize> {
    said.lines()
        .filter_map(|line| line.trim_start().split_once(". "))
        .filter_map(|(number, _)| number.parse().ok())
        .collect()
}
