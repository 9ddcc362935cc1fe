//! The WebSocket of one open page.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use futures_util::SinkExt;

use crate::app::App;
use crate::connections::addresses::Counted;
use crate::connections::long_texts;
use crate::connections::outbox::{End, Outbox};
use crate::connections::pings::Pings;
use crate::groups::hub;
use crate::lists::lobby;
use crate::people::identity::Identity;
use crate::people::rates::{Bucket, too_many};
use crate::people::secret;
use crate::run::metrics::METRICS;
use crate::tables::{AnswerTo, Order, Viewer, Wish};
use crate::wire::{Fault, FaultKind, FromServer, ReadAct, ToServer};

/// Memory for what comes in: most connections are idle most of the time.
const BUFFER: usize = 1024;
/// So much is gathered before it goes out, so that an update and what follows it are one packet. The memory for it is
/// taken when it is needed.
const GATHERED: usize = 8192;
/// The largest message goes out whole: all of a game of 100,000 moves. Memory is taken only for what there is to say.
const LARGEST_OUT: usize = 32 << 20;
/// How often the server pings a page that does nothing.
const PING: Duration = Duration::from_secs(20);
/// A page that acts is pinged then, because its lag matters; but no more often than this.
const PING_AFTER_ACT_MS: u64 = 2000;
/// Who has not been heard for so long is gone.
const SILENCE: Duration = Duration::from_secs(50);
/// How long a message may take to be sent.
const SEND: Duration = Duration::from_secs(10);
/// Faults in a row after which the connection is closed.
const PATIENCE: u32 = 50;

/// Sets the buffers small and the limits as configured.
pub(crate) fn tuned(upgrade: WebSocketUpgrade, app: &App) -> WebSocketUpgrade {
    let most = app.config.limits.message_bytes;
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(GATHERED)
        .max_write_buffer_size(LARGEST_OUT)
        .max_message_size(most)
        .max_frame_size(most)
}

/// Serves one page until it goes.
pub(crate) async fn serve(socket: WebSocket, app: Arc<App>, identity: Arc<Identity>, _counted: Counted) {
    METRICS.connections.add(1);
    let outbox = Outbox::new(app.config.limits.outbox);
    let number = app.next_connection();
    app.lobby.connect(&identity, number, &outbox);
    if !app.accounts.is_valid(identity.credential).await.unwrap_or(false) {
        outbox.end(End::Cut); // it has ended since the page asked for the connection
    }
    if *app.going_down.borrow() {
        outbox.end(End::GoingDown); // the others have been told
    }
    let now = Instant::now();
    let bucket = Bucket::full(app.config.limits.messages, now);
    let mut page = Page {
        number,
        outbox,
        open: HashSet::new(),
        bucket,
        faults: 0,
        acted: false,
        pings: Pings::default(),
        heard: now,
        identity,
        app,
    };
    page.run(socket).await;
    page.app.lobby.disconnect(number);
    page.app.hub.leave(number);
    page.app.hall.gone(page.open.drain(), number);
    METRICS.connections.add(-1);
}

struct Page {
    app: Arc<App>,
    identity: Arc<Identity>,
    number: u64,
    outbox: Outbox,
    /// The tables that the page shows.
    open: HashSet<String>,
    bucket: Bucket,
    faults: u32,
    /// Whether it has acted since it was last pinged for that.
    acted: bool,
    pings: Pings,
    heard: Instant,
}

impl Page {
    async fn run(&mut self, mut socket: WebSocket) {
        self.outbox.send(&FromServer::Hello(self.identity.me()));
        let outbox = self.outbox.clone();
        let mut ping =
            tokio::time::interval_at(tokio::time::Instant::now() + Duration::from_millis(500), PING);
        loop {
            tokio::select! {
                biased;
                waiting = outbox.next() => match waiting {
                    Ok(messages) => if !sent_all(&mut socket, messages).await {
                        return;
                    },
                    Err(End::Cut) => return, // without a farewell: nobody reads
                    Err(End::GoingDown) => {
                        let farewell = CloseFrame { code: close_code::RESTART, reason: "come back".into() };
                        let _ = sent(&mut socket, Message::Close(Some(farewell))).await;
                        return;
                    }
                },
                message = socket.recv() => match message {
                    // In a box, because an idle page should not keep room for it.
                    Some(Ok(message)) => if !Box::pin(self.take(message)).await || !self.ping_after_act(&mut socket).await {
                        return;
                    },
                    Some(Err(error)) => {
                        tracing::debug!(%error, "a connection has broken");
                        return;
                    }
                    None => return,
                },
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return;
                    }
                    if !self.ping(&mut socket).await {
                        return;
                    }
                }
            }
        }
    }

    /// Takes in a message; false ends the connection. Pings and pongs count too, since a flood of them keeps us as busy.
    async fn take(&mut self, message: Message) -> bool {
        self.heard = Instant::now();
        let in_time = self.bucket.take(self.app.config.limits.messages, self.heard);
        let served = match message {
            Message::Binary(_) | Message::Close(_) => return false,
            _ if !in_time => Err(too_many()),
            Message::Text(text) => self.serve(&text).await,
            Message::Pong(text) => {
                self.pings.answered(&text, self.app.clock.now().line);
                return true;
            }
            Message::Ping(_) => return true,
        };
        self.faults = if served.is_ok() { 0 } else { self.faults + 1 };
        if let Err(fault) = served {
            METRICS.faults.add(1);
            self.outbox.send(&FromServer::Fault(fault));
        }
        self.faults < PATIENCE
    }

    async fn serve(&mut self, text: &str) -> Result<(), Fault> {
        long_texts::check(text.as_bytes())?;
        let message: ToServer = serde_json::from_str(text).map_err(|error| malformed(text, &error))?;
        match message {
            ToServer::Open { table } => self.open(table),
            ToServer::Leave { table } => {
                if self.open.remove(&table) {
                    self.app.hall.leave(table, self.number);
                }
                Ok(())
            }
            ToServer::Group { on: false, .. } => {
                self.app.hub.leave(self.number);
                Ok(())
            }
            ToServer::Group { group, on: true } => {
                self.show_group(group);
                Ok(())
            }
            ToServer::Lobby { on } => {
                self.app.lobby.look(self.number, on.then(|| self.outbox.clone()));
                if on {
                    self.outbox.send(&FromServer::Lobby(lobby::lobby(&self.app).await?));
                }
                Ok(())
            }
            ToServer::Act { id, act: ReadAct(Err(refusal)), .. } => {
                self.outbox.send(&FromServer::Refused { id, refusal });
                Ok(())
            }
            ToServer::Act { id, table, role, act: ReadAct(Ok(act)) } => {
                self.act(id, table, Wish::Act { role, act, lag: self.pings.lag() })
            }
            ToServer::Typed { id, table, role, text, language, offer } => {
                let lag = self.pings.lag();
                self.act(id, table, Wish::Typed { role, text, language, offer, lag })
            }
            ToServer::Ping { sent } => {
                self.outbox.send(&FromServer::Pong { sent, now: self.app.clock.now().date });
                Ok(())
            }
        }
    }

    fn act(&mut self, id: u64, table: String, wish: Wish) -> Result<(), Fault> {
        let answer_to = AnswerTo::Page { connection: self.number, id };
        let (who, received) = (Arc::clone(&self.identity), self.app.clock.now());
        self.acted = true;
        let order = Order { who, wish, answer_to, received };
        let told = self.app.hall.act(table, order, self.outbox.clone());
        told.map_err(|fault| Fault { id: Some(id), ..fault })
    }

    fn open(&mut self, table: String) -> Result<(), Fault> {
        if !self.open.contains(&table) && self.open.len() >= self.app.config.limits.open_tables {
            return Err(Fault::new(FaultKind::TooManyTables, "leave another table first"));
        }
        let viewer = Viewer { connection: self.number, identity: Arc::clone(&self.identity) };
        self.app.hall.open(table.clone(), viewer, self.outbox.clone())?;
        self.open.insert(table);
        Ok(())
    }

    /// Not here, because the tables of a large group are read from the log one after the other.
    fn show_group(&self, group: String) {
        let (app, who, outbox) = (Arc::clone(&self.app), Arc::clone(&self.identity), self.outbox.clone());
        let number = self.number;
        app.hub.come(number);
        tokio::spawn(async move {
            if let Err(fault) = hub::open(app, group, number, who, outbox.clone()).await {
                METRICS.faults.add(1);
                outbox.send(&FromServer::Fault(fault));
            }
        });
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> bool {
        let ping = self.pings.next(self.app.clock.now().line, &secret::random_text(12));
        sent(socket, Message::Ping(ping.into())).await
    }

    async fn ping_after_act(&mut self, socket: &mut WebSocket) -> bool {
        let due = || self.pings.is_due(self.app.clock.now().line, PING_AFTER_ACT_MS);
        let pings = std::mem::take(&mut self.acted) && due();
        !pings || self.ping(socket).await
    }
}

/// Sends all that waits in one go.
async fn sent_all(socket: &mut WebSocket, messages: Vec<Utf8Bytes>) -> bool {
    let all = async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    matches!(tokio::time::timeout(SEND, all).await, Ok(Ok(())))
}

async fn sent(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(SEND, socket.send(message)).await, Ok(Ok(())))
}

/// The fault of a message that cannot be read, with its number if at least that can be: a page waits for the answer.
fn malformed(text: &str, error: &serde_json::Error) -> Fault {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: Option<u64>,
    }
    let id = serde_json::from_str(text).ok().and_then(|Numbered { id }| id);
    Fault { id, ..Fault::new(FaultKind::Malformed, error.to_string()) }
}
