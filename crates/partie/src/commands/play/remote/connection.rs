//! The WebSocket to the server, in a thread of its own. When it breaks it is made anew.

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

/// How long something that is to be said may wait.
const TICK: Duration = Duration::from_millis(20);
/// After so much silence the server is asked whether it is there, and after twice as much it is not.
const SILENCE: Duration = Duration::from_secs(20);
/// How long a connection may take to come about.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest wait before another attempt.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Where to connect, and as whom.
pub(super) struct Place {
    pub(super) socket: String,
    pub(super) headers: Vec<(&'static str, String)>,
    /// What is said first, whenever a connection has come about.
    pub(super) first: String,
}

/// What comes from the connection.
#[derive(Debug)]
pub(super) enum Heard {
    Connected,
    Message(String),
    /// The connection is broken, or has not come about; another one is tried.
    Lost(io::Error),
}

/// A connection to the server that is made again as often as it breaks, as long as this is kept.
pub(super) struct Connection {
    say: Sender<String>,
    pub(super) hear: Receiver<Heard>,
}

impl Connection {
    pub(super) fn open(place: Place) -> Connection {
        let (say, to_say) = mpsc::channel();
        let (heard, hear) = mpsc::channel();
        thread::spawn(move || keep_up(&place, &to_say, &heard));
        Connection { say, hear }
    }

    pub(super) fn say(&self, text: String) {
        // The thread ends only when this is dropped.
        let _ = self.say.send(text);
    }
}

/// Why a conversation has ended.
enum Ended {
    /// Nobody is left to hear.
    Quit,
    Broken(io::Error),
}

impl Ended {
    fn by(error: Error) -> Ended {
        Ended::Broken(match error {
            Error::Io(error) => error,
            other => io::Error::other(other),
        })
    }
}

fn keep_up(place: &Place, to_say: &Receiver<String>, heard: &Sender<Heard>) {
    let mut wait = Duration::ZERO;
    loop {
        let ended = match connect(place) {
            Ok(socket) => {
                wait = Duration::ZERO;
                converse(socket, place, to_say, heard)
            }
            Err(error) => Ended::by(error),
        };
        let Ended::Broken(error) = ended else { return };
        if heard.send(Heard::Lost(error)).is_err() {
            return;
        }
        // What was to be said meanwhile was never sent, and whoever wanted it has been told.
        let until = Instant::now() + wait;
        loop {
            match to_say.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
        wait = (wait * 2).clamp(Duration::from_secs(1), LONGEST_WAIT);
    }
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

fn connect(place: &Place) -> Result<Socket, Error> {
    let mut request = place.socket.as_str().into_client_request()?;
    for (name, value) in &place.headers {
        let value = HeaderValue::from_str(value).map_err(io::Error::other)?;
        request
            .headers_mut()
            .insert(HeaderName::from_bytes(name.as_bytes()).map_err(io::Error::other)?, value);
    }
    let uri = request.uri();
    let port = uri.port_u16().unwrap_or(if uri.scheme_str() == Some("wss") { 443 } else { 80 });
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let stream = reach(host, port)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let same = stream.try_clone()?;
    let shaken = tungstenite::client_tls(request, stream);
    let (socket, _) = shaken.map_err(|error| match error {
        tungstenite::HandshakeError::Failure(error) => error,
        interrupted @ tungstenite::HandshakeError::Interrupted(_) => {
            Error::Io(io::Error::other(interrupted.to_string()))
        }
    })?;
    same.set_read_timeout(Some(TICK))?;
    Ok(socket)
}

/// The first of the host's addresses that answers.
fn reach(host: &str, port: u16) -> io::Result<TcpStream> {
    let mut failed = io::Error::other("the name has no address");
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

fn converse(mut socket: Socket, place: &Place, to_say: &Receiver<String>, heard: &Sender<Heard>) -> Ended {
    let begun = socket.send(Message::text(place.first.as_str()));
    if let Err(error) = begun {
        return Ended::by(error);
    }
    if heard.send(Heard::Connected).is_err() {
        return Ended::Quit;
    }
    let (mut last, mut asked) = (Instant::now(), false);
    loop {
        if let Some(ended) = say_all(&mut socket, to_say) {
            return ended;
        }
        match socket.read() {
            Ok(message) => {
                (last, asked) = (Instant::now(), false);
                match message {
                    Message::Text(text) => {
                        if heard.send(Heard::Message(text.to_string())).is_err() {
                            return Ended::Quit;
                        }
                    }
                    Message::Close(_) => return Ended::by(Error::ConnectionClosed),
                    // The answer to a ping is ready, and the server measures the lag by it.
                    _ => _ = socket.flush(),
                }
            }
            Err(Error::Io(error))
                if [io::ErrorKind::WouldBlock, io::ErrorKind::TimedOut].contains(&error.kind()) => {}
            Err(error) => return Ended::by(error),
        }
        if last.elapsed() > SILENCE * 2 {
            return Ended::Broken(io::ErrorKind::TimedOut.into());
        }
        if last.elapsed() > SILENCE && !asked {
            asked = true;
            if let Err(error) = socket.send(Message::Ping(tungstenite::Bytes::new())) {
                return Ended::by(error);
            }
        }
    }
}

/// Sends what waits to be said.
fn say_all(socket: &mut Socket, to_say: &Receiver<String>) -> Option<Ended> {
    loop {
        match to_say.try_recv() {
            Ok(text) => {
                if let Err(error) = socket.send(Message::text(text)) {
                    return Some(Ended::by(error));
                }
            }
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => {
                // The server learns it from the silence if it cannot be told.
                let _ = socket.close(None);
                let _ = socket.flush();
                return Some(Ended::Quit);
            }
        }
    }
}
