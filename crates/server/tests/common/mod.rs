//! A small client for tests and measurements: HTTP by hand, WebSocket by tungstenite, JSON without types.

#![allow(dead_code, reason = "every test uses its own part")]

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};

/// How long anything may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A server in this process, with its own data directory.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) data: std::sync::Arc<tempfile::TempDir>,
    /// Moves its time on, if it was started with one of its own.
    pub(crate) time: Option<std::sync::Arc<partie_server::ManualTime>>,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<()>>,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut partie_server::Config)) -> Server {
        Server::on(std::sync::Arc::new(tempfile::tempdir().unwrap()), change).await
    }

    /// With time that stands still until the test moves it on.
    pub(crate) async fn in_its_own_time(change: impl FnOnce(&mut partie_server::Config)) -> Server {
        Server::with(|config| {
            config.time = partie_server::TimeSource::Manual(partie_server::ManualTime::new());
            change(config);
        })
        .await
    }

    /// Moves the server's own time on.
    pub(crate) fn advance_ms(&self, ms: u64) {
        self.time.as_ref().expect("a time of its own").advance(Duration::from_millis(ms));
    }

    /// Stops it, and starts it again so much later with the same data and time.
    pub(crate) async fn restarted_after_ms(
        self,
        ms: u64,
        change: impl FnOnce(&mut partie_server::Config),
    ) -> Server {
        let time = self.time.clone().expect("a time of its own");
        let data = self.stop().await;
        time.pause(Duration::from_millis(ms));
        Server::on(data, |config| {
            config.time = partie_server::TimeSource::Manual(time);
            change(config);
        })
        .await
    }

    /// With a data directory that was there before.
    pub(crate) async fn on(
        data: std::sync::Arc<tempfile::TempDir>,
        change: impl FnOnce(&mut partie_server::Config),
    ) -> Server {
        let mut config = partie_server::Config::new(data.path());
        config.listen = "127.0.0.1:0".parse().unwrap();
        change(&mut config);
        let time = match &config.time {
            partie_server::TimeSource::Manual(time) => Some(time.clone()),
            partie_server::TimeSource::Machine => None,
        };
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let (ready, is_ready) = tokio::sync::oneshot::channel();
        let done = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            partie_server::serve(config, |address| ready.send(address).unwrap(), stopped).await.unwrap();
        });
        let address = tokio::time::timeout(PATIENCE, is_ready).await.unwrap().unwrap();
        Server { address, data, time, stop: Some(stop), done: Some(done) }
    }

    /// Stops it, and waits until it has stopped.
    pub(crate) async fn stop(mut self) -> std::sync::Arc<tempfile::TempDir> {
        drop(self.stop.take());
        tokio::time::timeout(PATIENCE, self.done.take().unwrap()).await.unwrap().unwrap();
        self.data.clone()
    }

    pub(crate) async fn guest(&self) -> Client {
        Client::guest(self.address).await
    }
}

/// Asks again and again until it is so.
pub(crate) async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let begin = std::time::Instant::now();
    while !is_so().await {
        assert!(begin.elapsed() < PATIENCE, "in vain: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await; // between two questions
    }
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// The status, and the fault or the key of the refusal.
    pub(crate) fn fault(&self) -> (u16, String) {
        let answer = self.json();
        let what = answer["fault"].as_str().or(answer["refusal"]["phrase"]["key"].as_str());
        (self.status, what.unwrap_or_default().to_owned())
    }
}

/// Somebody with a cookie, a token, or neither.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) token: Option<String>,
    pub(crate) origin: Option<String>,
    /// The address that a proxy would tell of.
    pub(crate) forwarded_for: Option<String>,
}

impl Client {
    pub(crate) fn nobody(address: SocketAddr) -> Client {
        let origin = Some(format!("http://{address}"));
        Client { address, cookie: String::new(), token: None, origin, forwarded_for: None }
    }

    pub(crate) async fn guest(address: SocketAddr) -> Client {
        let mut client = Client::nobody(address);
        client.take_cookie(&client.get("/api/v1/me").await);
        client
    }

    /// Registers a name.
    pub(crate) async fn account(address: SocketAddr, name: &str) -> Client {
        let mut client = Client::nobody(address);
        let answer =
            client.post("/api/v1/register", json!({"name": name, "password": "correct horse"})).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        client.take_cookie(&answer);
        client
    }

    /// Keeps the cookies of an answer as a browser does.
    pub(crate) fn take_cookie(&mut self, answer: &Answer) {
        let set: Vec<&str> =
            answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect();
        assert!(!set.is_empty(), "expected a cookie: {answer:?}");
        for cookie in set.iter().map(|line| line.split(';').next().unwrap()) {
            let (name, value) = cookie.split_once('=').unwrap();
            let others = self.cookie.split("; ").filter(|other| !other.is_empty());
            let mut kept: Vec<&str> =
                others.filter(|other| !other.starts_with(&format!("{name}="))).collect();
            kept.extend((!value.is_empty()).then_some(cookie));
            self.cookie = kept.join("; ");
        }
    }

    /// The value of a cookie.
    pub(crate) fn cookie_named(&self, name: &str) -> Option<&str> {
        let cookies = self.cookie.split("; ").filter_map(|cookie| cookie.split_once('='));
        cookies.into_iter().find(|(other, _)| *other == name).map(|(_, value)| value)
    }

    /// Does what changes the cookies, and keeps them.
    pub(crate) async fn post_and_keep(&mut self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body).await;
        if answer.status == 200 {
            self.take_cookie(&answer);
        }
        answer.ok()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.request("POST", path, &body).await
    }

    pub(crate) async fn request(&self, method: &str, path: &str, body: &str) -> Answer {
        self.request_with(method, path, body, &[]).await
    }

    /// With more headers.
    pub(crate) async fn request_with(
        &self,
        method: &str,
        path: &str,
        body: &str,
        more: &[(&'static str, String)],
    ) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for (name, value) in self.headers().iter().chain(more) {
            _ = write!(head, "{name}: {value}\r\n");
        }
        if !body.is_empty() {
            _ = write!(head, "Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        let mut stream = TcpStream::connect(self.address).await.expect("the server is there");
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap().unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer");
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { unchunked(body) } else { body.to_owned() };
        Answer { status, head: head.replace("\r\n", "\n"), body }
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = Vec::new();
        if !self.cookie.is_empty() {
            headers.push(("Cookie", self.cookie.clone()));
        }
        headers.extend(self.token.iter().map(|token| ("Authorization", format!("Bearer {token}"))));
        headers.extend(self.forwarded_for.iter().map(|address| ("X-Forwarded-For", address.clone())));
        headers.extend(self.origin.iter().map(|origin| ("Origin", origin.clone())));
        headers
    }

    /// Opens a table: its id and the keys of its links.
    pub(crate) async fn open_table(&self, new: Value) -> (String, Vec<String>) {
        let made = self.post("/api/v1/tables", new).await.ok();
        let links = made["links"].as_array().unwrap();
        let keys = links.iter().map(|link| link["key"].as_str().unwrap().to_owned()).collect();
        (made["table"].as_str().unwrap().to_owned(), keys)
    }

    pub(crate) async fn join(&self, table: &str, key: &str) -> Answer {
        self.post(&format!("/api/v1/tables/{table}/join"), json!({"key": key})).await
    }

    pub(crate) async fn act(&self, table: &str, act: Value) -> Answer {
        self.post(&format!("/api/v1/tables/{table}/acts"), act).await
    }

    /// The same person at a server that was started again.
    pub(crate) fn at(self, server: &Server) -> Client {
        Client { address: server.address, origin: Some(format!("http://{}", server.address)), ..self }
    }

    pub(crate) async fn state(&self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}")).await.ok()
    }

    /// Invites an account to a role, and has it accept.
    pub(crate) async fn invites(&self, table: &str, role: &str, name: &str, invited: &Client) {
        let grant = json!({"role": role, "name": name});
        self.post(&format!("/api/v1/tables/{table}/grants"), grant).await.ok();
        let accept = json!({"role": role, "accept": true});
        invited.post(&format!("/api/v1/tables/{table}/invitation"), accept).await.ok();
    }

    pub(crate) async fn connect(&self) -> Page {
        self.try_connect().await.expect("a WebSocket")
    }

    pub(crate) async fn try_connect(&self) -> Result<Page, String> {
        let mut request = format!("ws://{}/api/v1/ws", self.address).into_client_request().unwrap();
        for (name, value) in self.headers() {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let small = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(1024);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(small));
        let (socket, _) = connected.await.map_err(|error| error.to_string())?;
        Ok(Page { socket, next: 1 })
    }
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or_default();
        if size == 0 {
            break;
        }
        text.push_str(&rest[..size]);
        body = &rest[size + 2..];
    }
    text
}

/// An open page.
pub(crate) struct Page {
    pub(crate) socket: WebSocketStream<TcpStream>,
    next: u64,
}

impl Page {
    pub(crate) async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        let _ = self.socket.send(Message::Text(text.into())).await;
    }

    /// The next message; nothing when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        // All of it in time: the server's pings would renew the patience with a single frame.
        tokio::time::timeout(PATIENCE, self.next_text()).await.expect("a message in time")
    }

    async fn next_text(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of one of these types.
    pub(crate) async fn wait(&mut self, types: &[&str]) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed while waiting for {types:?}"));
            if types.contains(&message["type"].as_str().unwrap()) {
                return message;
            }
        }
    }

    /// Shows a table: its state.
    pub(crate) async fn open(&mut self, table: &str) -> Value {
        self.send(json!({"type": "open", "table": table})).await;
        self.wait(&["table", "fault"]).await
    }

    /// Acts, and waits for the answer.
    pub(crate) async fn act(&mut self, table: &str, act: Value) -> Value {
        self.send_act(table, act).await;
        self.wait(&["done", "refused", "fault"]).await
    }

    pub(crate) async fn send_act(&mut self, table: &str, act: Value) -> u64 {
        let id = self.next;
        self.next += 1;
        self.send(json!({"type": "act", "id": id, "table": table, "act": act})).await;
        id
    }

    /// Waits until the server has answered everything that was sent before, pongs too.
    pub(crate) async fn wait_for_pong(&mut self) {
        self.send(json!({"type": "ping", "sent": 7})).await;
        self.wait(&["pong"]).await;
    }

    /// What a clock shows.
    pub(crate) async fn clock(&mut self, table: &str, colour: &str) -> i64 {
        self.open(table).await["view"]["clocks"][colour].as_i64().expect("a clock")
    }

    pub(crate) async fn moves(&mut self, table: &str, mv: &str) -> Value {
        self.act(table, json!({"act": "move", "move": mv})).await
    }
}

/// Two players at a table, each with a page on it: White's, then Black's.
pub(crate) async fn two_players(address: SocketAddr, regulations: Value) -> (String, [Client; 2], [Page; 2]) {
    let (white, black) = (Client::guest(address).await, Client::guest(address).await);
    let new = json!({"regulations": regulations, "colour": "white"});
    let (table, keys) = white.open_table(new).await;
    black.join(&table, &keys[0]).await.ok();
    let (mut white_page, mut black_page) = (white.connect().await, black.connect().await);
    assert_eq!(white_page.open(&table).await["view"]["role"], "white");
    assert_eq!(black_page.open(&table).await["view"]["role"], "black");
    (table, [white, black], [white_page, black_page])
}

/// The moves to choose from in a view.
pub(crate) fn choices_of(view: &Value) -> Vec<String> {
    let view: partie_table::View = serde_json::from_value(view.clone()).expect("a view");
    view.choices.iter().map(|choice| choice.mv.to_string()).collect()
}
