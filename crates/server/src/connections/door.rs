//! The door: accepts connections, as many as there is room for, and closes those that take too long.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower_service::Service;

use crate::connections::addresses::{Counted, Tally};
use crate::connections::client_stream::ClientStream;
use crate::run::config::{Config, Timeouts};
use crate::run::metrics::METRICS;
use crate::run::open_files;

/// Files that are not connections: the databases with their journals, and what the runtime needs.
const OTHER_FILES: usize = 96;
/// However low the limit of open files is, this many connections are tried.
const FEWEST: usize = 16;
/// The head of a request may be this long.
const LONGEST_HEAD: usize = 16 * 1024;
/// How long to wait when the system refuses to accept connections.
const REST: Duration = Duration::from_millis(100);
/// Clients that are turned away at once; those beyond may lose the answer that says why.
const TURNED_AWAY_AT_ONCE: usize = 32;
/// How long such a client has to read the answer.
const TURNED_AWAY_WITHIN: Duration = Duration::from_secs(1);
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\n\
    Connection: close\r\nRetry-After: 10\r\nContent-Type: application/json\r\nContent-Length: 61\r\n\r\n\
    {\"fault\":\"too-many\",\"detail\":\"too many connections are open\"}";

/// What an open connection holds: its place among all, and among those of its address.
type Place = (OwnedSemaphorePermit, Option<Counted>);

/// Serves connections until `stop` is ready, and then until each has got the answer that it waits for.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    stop: impl Future<Output = ()>,
) {
    let door = Door::new(router, config);
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => door.answer(stream, peer),
                Err(error) => rest_after(&error).await,
            },
        }
    }
    drop(listener);
    door.close().await;
}

/// Waits where the next attempt would fail at once, because no file can be opened any more.
async fn rest_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted) {
        return; // the client has gone already
    }
    tracing::warn!(%error, "no connection can be accepted now");
    tokio::time::sleep(REST).await;
}

struct Door {
    router: Router,
    timeouts: Timeouts,
    room: Arc<Semaphore>,
    /// Not behind proxies, which all clients share.
    of_address: Option<Arc<Tally>>,
    turning_away: Arc<Semaphore>,
    closing: watch::Sender<bool>,
}

impl Door {
    fn new(router: Router, config: &Config) -> Door {
        let files = open_files::limit().saturating_sub(OTHER_FILES);
        let most = config.limits.connections.min(files).max(FEWEST);
        // However many connections one address opens, half of the room is left for others.
        let most_of_address = config.limits.connections_of_address.min(most as u32 / 2);
        let tally = || Arc::new(Tally::new(most_of_address, &config.trusted));
        Door {
            router,
            timeouts: config.timeouts,
            room: Arc::new(Semaphore::new(most)),
            of_address: (config.proxies == 0).then(tally),
            turning_away: Arc::new(Semaphore::new(TURNED_AWAY_AT_ONCE)),
            closing: watch::Sender::new(false),
        }
    }

    fn answer(&self, stream: TcpStream, peer: SocketAddr) {
        match self.place_for(peer) {
            Some(place) => self.admit(stream, peer, place),
            None => self.turn_away(stream),
        }
    }

    fn place_for(&self, peer: SocketAddr) -> Option<Place> {
        let counted = match &self.of_address {
            Some(tally) => Some(tally.enter(peer.ip())?),
            None => None,
        };
        let permit = Arc::clone(&self.room).try_acquire_owned().ok()?;
        Some((permit, counted))
    }

    fn admit(&self, stream: TcpStream, peer: SocketAddr, place: Place) {
        // A move must not wait for the page to acknowledge the message before it.
        let _ = stream.set_nodelay(true);
        let stream = ClientStream::new(stream, self.timeouts.stalled, place);
        let router = self.router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.timeouts.request)
            .max_header_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut closing = self.closing.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = closing.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection has ended early");
            }
        });
    }

    /// Says that there is no room. The client has to see the answer before the connection is closed, or it may be lost.
    fn turn_away(&self, mut stream: TcpStream) {
        METRICS.turned_away.add(1);
        let Ok(permit) = Arc::clone(&self.turning_away).try_acquire_owned() else {
            let _ = stream.into_std().and_then(|mut stream| stream.write(FULL));
            return;
        };
        tokio::spawn(async move {
            let farewell = async {
                stream.write_all(FULL).await?;
                stream.shutdown().await?;
                let mut unread = [0; 1024];
                while stream.read(&mut unread).await? > 0 {}
                Ok::<(), io::Error>(())
            };
            let _ = tokio::time::timeout(TURNED_AWAY_WITHIN, farewell).await;
            drop(permit);
        });
    }

    /// Closes what is idle, and waits for the rest.
    async fn close(self) {
        self.closing.send_replace(true);
        self.closing.closed().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Fault, FaultKind};

    #[test]
    fn the_answer_of_a_full_server_is_well_formed() {
        let (head, body) = str::from_utf8(FULL).unwrap().split_once("\r\n\r\n").unwrap();
        assert_eq!(head.rsplit_once("Content-Length: ").unwrap().1, body.len().to_string());
        assert_eq!(serde_json::from_str::<Fault>(body).unwrap().fault, FaultKind::TooMany);
    }
}
