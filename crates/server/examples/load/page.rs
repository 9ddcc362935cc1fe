//! A page that hardly looks at what it is told: the load generator shares the cores with the server, so it should cost
//! little.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const TEXT: u8 = 1;
const PING: u8 = 9;
const PONG: u8 = 10;
/// The last frame of a message, as all are here.
const LAST: u8 = 0x80;
/// What a client says must be masked. A key of zeros leaves it as it is.
const MASKED: u8 = 0x80;
const KEY: [u8; 4] = [0; 4];

/// One end of a WebSocket.
pub(crate) struct Page {
    stream: TcpStream,
    /// What has come, and how much of it was read.
    come: Vec<u8>,
    read: usize,
}

impl Page {
    pub(crate) async fn connect(address: SocketAddr, path: &str, cookie: &str) -> Page {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("no delay");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        let mut page = Page { stream, come: Vec::new(), read: 0 };
        let end = b"\r\n\r\n";
        let head = loop {
            match page.come.windows(end.len()).position(|some| some == end) {
                Some(head) => break head,
                None => page.more().await,
            }
        };
        assert!(page.come.starts_with(b"HTTP/1.1 101"), "no WebSocket");
        page.read = head + end.len();
        page
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.send(TEXT, text.as_bytes()).await;
    }

    /// Reads until a message begins like this.
    pub(crate) async fn hear(&mut self, beginning: &str) {
        while !self.next(beginning).await {}
    }

    /// Reads the next message: whether it begins like this.
    async fn next(&mut self, beginning: &str) -> bool {
        let (kind, from, to) = loop {
            match frame(&self.come[self.read..]) {
                Some((kind, head, length)) => break (kind, self.read + head, self.read + head + length),
                None => self.more().await,
            }
        };
        self.read = to;
        let said = &self.come[from..to];
        match kind {
            TEXT => {
                let bad = [r#"{"type":"fault""#, r#"{"type":"refused""#];
                let is_bad = bad.iter().any(|bad| said.starts_with(bad.as_bytes()));
                assert!(!is_bad, "{}", String::from_utf8_lossy(said));
                said.starts_with(beginning.as_bytes())
            }
            PING => {
                let said = said.to_vec();
                self.send(PONG, &said).await;
                false
            }
            other => panic!("a frame of kind {other}: the connection has ended"),
        }
    }

    async fn send(&mut self, kind: u8, said: &[u8]) {
        let length = u8::try_from(said.len()).ok().filter(|length| *length < 126).expect("a short message");
        let mut frame = Vec::with_capacity(6 + said.len());
        frame.extend([LAST | kind, MASKED | length]);
        frame.extend(KEY);
        frame.extend(said);
        self.stream.write_all(&frame).await.expect("it is sent");
    }

    async fn more(&mut self) {
        if self.read == self.come.len() {
            self.read = 0;
            self.come.clear();
        }
        self.come.reserve(4096);
        assert!(
            self.stream.read_buf(&mut self.come).await.expect("it is read") > 0,
            "the connection has ended"
        );
    }
}

/// The kind of a frame that is all there, and the lengths of its head and its body.
fn frame(come: &[u8]) -> Option<(u8, usize, usize)> {
    let (head, length) = match *come.get(1)? {
        126 => (4, usize::from(u16::from_be_bytes(*come.get(2..)?.first_chunk()?))),
        127 => (10, usize::try_from(u64::from_be_bytes(*come.get(2..)?.first_chunk()?)).ok()?),
        length => (2, usize::from(length)),
    };
    (come.len() >= head + length).then(|| (come[0] & 0x0f, head, length))
}
