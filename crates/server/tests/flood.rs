//! Clients that open many connections, or take for ever to say what they want: others are served all the same.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::{Client, PATIENCE, Server};
use futures_util::StreamExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

const STRANGER: &str = "127.0.0.2:0";
const SHORT: Duration = Duration::from_millis(300);

/// A connection from another address of this machine.
async fn connect_from(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(from.parse().unwrap()).unwrap();
    socket.connect(to).await.unwrap()
}

/// All that comes until the server closes the connection.
async fn read_to_end(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the server closes the connection"); // in whatever way
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Sends something now and then until the server closes the connection: what it has answered.
async fn drip(stream: TcpStream, piece: &[u8]) -> String {
    let (mut reader, mut writer) = stream.into_split();
    let dripping = async {
        while writer.write_all(piece).await.is_ok() {
            tokio::time::sleep(SHORT / 10).await;
        }
        std::future::pending::<()>().await;
    };
    let mut bytes = Vec::new();
    tokio::select! {
        read = tokio::time::timeout(PATIENCE, reader.read_to_end(&mut bytes)) => {
            let _ = read.expect("the server closes the connection");
        }
        () = dripping => {}
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_of_one_address_leave_room_for_others() {
    let server = Server::with(|config| config.limits.connections = 40).await;
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(connect_from(STRANGER, server.address).await);
    }
    for _ in 0..40 {
        let mut late = connect_from(STRANGER, server.address).await;
        assert!(read_to_end(&mut late).await.starts_with("HTTP/1.1 503 "), "no silence");
    }
    assert_eq!(server.guest().await.get("/healthz").await.status, 200);
    drop(idle);
    let served = async {
        loop {
            let mut stream = connect_from(STRANGER, server.address).await;
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
            if read_to_end(&mut stream).await.starts_with("HTTP/1.1 200 ") {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, served).await.expect("there is room again when connections are closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_says_so_and_a_trusted_address_may_fill_it() {
    let server = Server::with(|config| {
        config.limits.connections = 30;
        config.trusted = vec!["127.0.0.2".parse().unwrap()];
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..30 {
        idle.push(connect_from(STRANGER, server.address).await);
    }
    let nobody = Client::nobody(server.address);
    let answer = nobody.get("/healthz").await;
    assert_eq!(answer.fault(), (503, "too-many".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_does_not_come_in_time_is_given_up() {
    let server = Server::with(|config| config.timeouts.request = SHORT).await;
    // A connection that says nothing, one that drips its head, and one that is idle after an answer.
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    read_to_end(&mut silent).await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET /healthz HTTP/1.1\r\n").await.unwrap();
    drip(slow, b"X-More: x\r\n").await;
    let mut kept = TcpStream::connect(server.address).await.unwrap();
    kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(read_to_end(&mut kept).await.starts_with("HTTP/1.1 200 "));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_in_time_is_given_up() {
    let server = Server::with(|config| config.timeouts.body = SHORT).await;
    let guest = server.guest().await;
    let head = |path: &str| {
        let origin = format!("http://{}", server.address);
        format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nOrigin: {origin}\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n",
            server.address, guest.cookie
        )
    };
    for (path, status) in [("/api/v1/tables", 408), ("/api/v1/seeks/none/take", 404), ("/", 405)] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(head(path).as_bytes()).await.unwrap();
        let answer = drip(stream, b" ").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_its_answers_is_dropped() {
    let server = Server::with(|config| config.timeouts.stalled = SHORT).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let asks = async {
        // The answers fill the buffers of the system; then nothing more is read here either.
        while stream.write_all(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n").await.is_ok() {}
    };
    tokio::time::timeout(PATIENCE, asks).await.expect("the server closes the connection");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_sent_away_kindly_when_the_server_stops() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let mut page = guest.connect().await;
    page.wait(&["hello"]).await;
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    let address = server.address;
    let stopping = tokio::spawn(server.stop());
    let close = loop {
        let message = tokio::time::timeout(PATIENCE, page.socket.next()).await.unwrap();
        if let Message::Close(close) = message.unwrap().unwrap() {
            break close.unwrap();
        }
    };
    assert_eq!((u16::from(close.code), close.reason.as_str()), (1012, "come back"));
    assert_eq!(read_to_end(&mut idle).await, "");
    stopping.await.unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_of_an_address_count_what_proxies_report() {
    let rate = partie_server::Rate { burst: 2.0, per_minute: 0.001 };
    let server = Server::with(|config| {
        config.proxies = 1;
        config.limits.new_tables_of_address = rate;
    })
    .await;
    // Everybody comes through the proxy, each table is opened by a new guest, and the client makes up addresses.
    let mut statuses = Vec::new();
    for (round, block) in ["2001:db8:0:1", "2001:db8:0:1", "2001:db8:0:1", "2001:db8:0:2"].iter().enumerate()
    {
        let guest = server.guest().await;
        let answer = guest
            .request_with(
                "POST",
                "/api/v1/tables",
                &json!({}).to_string(),
                &[("X-Forwarded-For", format!("10.0.0.{round}, {block}::{round}"))],
            )
            .await;
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [200, 200, 429, 200]);
}
