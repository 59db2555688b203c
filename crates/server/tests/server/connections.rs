//! Connections: not too many, and none for ever.

use crate::house::{House, wide};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const ASKED: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

/// A connection on which something was asked and answered; none if the server hangs up.
async fn answered(address: SocketAddr) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    ask(&mut stream).await.then_some(stream)
}

async fn ask(stream: &mut TcpStream) -> bool {
    if stream.write_all(ASKED).await.is_err() {
        return false;
    }
    let mut told = Vec::new();
    while !told.ends_with(b"ok\n") {
        match stream.read_buf(&mut told).await {
            Ok(0) | Err(_) => return false,
            Ok(_) => {}
        }
    }
    true
}

/// Waits until the server has hung up.
async fn hung_up(mut stream: TcpStream) {
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_connections_and_no_more() {
    let mut limits = wide();
    limits.address_connections = 3;
    let house = House::within(limits).await;
    let mut kept = Vec::new();
    for _ in 0..3 {
        kept.push(answered(house.address).await.expect("an answer"));
    }
    assert!(answered(house.address).await.is_none(), "the fourth is not answered");
    for stream in &mut kept {
        assert!(ask(stream).await, "the others are");
    }
    // A place is free as soon as the server sees that somebody has gone.
    kept.pop();
    let mut tries = 0;
    while answered(house.address).await.is_none() {
        tries += 1;
        assert!(tries < 10_000, "the place is still taken");
    }
    drop(kept);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_when_all_is_taken_waits() {
    let mut limits = wide();
    limits.connections = 2;
    let house = House::within(limits).await;
    let one = answered(house.address).await.expect("an answer");
    let two = answered(house.address).await.expect("an answer");
    let third = tokio::spawn(answered(house.address));
    drop(one);
    assert!(third.await.expect("it asks").is_some());
    drop(two);
    house.close().await;
}

/// Who says nothing, or half of something, or nothing more, is not waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silence_ends_a_connection() {
    let mut limits = wide();
    limits.idle = 1;
    let house = House::within(limits).await;
    let silent = TcpStream::connect(house.address).await.expect("it listens");
    let mut slow = TcpStream::connect(house.address).await.expect("it listens");
    slow.write_all(b"GET /healthz HTTP/1.1\r\nhos").await.expect("it reads");
    let content = answered(house.address).await.expect("an answer");
    tokio::join!(hung_up(silent), hung_up(slow), hung_up(content));
    assert!(answered(house.address).await.is_some());
    house.close().await;
}

/// Who asks for much and takes nothing of it is not waited for either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_never_reads_an_answer_is_hung_up_on() {
    let mut limits = wide();
    limits.idle = 1;
    let house = House::within(limits).await;
    let mut deaf = TcpStream::connect(house.address).await.expect("it listens");
    // Far more than the system keeps for both sides.
    let asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(1_000);
    deaf.write_all(&asked).await.expect("it reads");
    let gone = async {
        while deaf.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("it is gone");
    house.close().await;
}

/// Whoever is connected and silent does not hold up the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_comes_whoever_is_there() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let idle = answered(house.address).await.expect("an answer");
    let silent = TcpStream::connect(house.address).await.expect("it listens");
    let mut socket = ana.client.socket().await.expect("a socket");
    house.close().await;
    assert!(socket.next().await.is_err(), "it is told");
    hung_up(idle).await;
    hung_up(silent).await;
}
