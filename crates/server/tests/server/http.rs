//! Requests as they go over the wire, for what a well-behaved client never sends.

use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::Problem;

/// An answer with everything in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn problem(&self) -> Problem {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The same answer a second later.
    pub(crate) fn undated(mut self) -> Self {
        self.headers.retain(|(name, _)| name != "date");
        self
    }
}

/// Sends a request on a connection of its own.
pub(crate) async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Reply {
    let mut head = format!("{method} {path} HTTP/1.1\r\n");
    let own = |name: &str| headers.iter().any(|(known, _)| known.eq_ignore_ascii_case(name));
    if !own("host") {
        head += &format!("host: {address}\r\n");
    }
    if !own("connection") {
        head += "connection: close\r\n";
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        head += &format!("content-length: {}\r\n", body.len());
    }
    head += "\r\n";
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(head.as_bytes()).await.expect("it reads");
    // It may answer before it has read everything.
    let _ = stream.write_all(body).await;
    read(&mut stream, method != "HEAD").await
}

async fn read(stream: &mut TcpStream, whole: bool) -> Reply {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        let read = stream.read_buf(&mut bytes).await.expect("an answer");
        assert!(read > 0, "the answer ends early: {}", String::from_utf8_lossy(&bytes));
    };
    let head = String::from_utf8(bytes[..end].to_vec()).expect("text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let mut reply =
        Reply { status: status.parse().expect("a number"), headers, body: String::new() };
    let length =
        reply.header("content-length").map_or(0, |length| length.parse().expect("a number"));
    let mut body = bytes.split_off(end + 4);
    while whole && body.len() < length {
        let read = stream.read_buf(&mut body).await.expect("a body");
        assert!(read > 0, "the body ends early");
    }
    reply.body = String::from_utf8(body).expect("text");
    reply
}
