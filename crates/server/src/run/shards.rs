//! Drives the tables: threads that each own a part of them, hand them what happens, and do what they want done.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::connections::outbox::Outbox;
use crate::groups::{Groups, Hub};
use crate::keeping::snapshots::Snapshots;
use crate::lists::index::Index;
use crate::lists::lobby::LiveLobby;
use crate::log::EventLog;
use crate::people::accounts::Accounts;
use crate::people::identity::Identity;
use crate::tables::{
    Answer, AnswerTo, Effect, GroupSeen, Hall, Input, Names, Order, PersonId, Settings, Study,
    TableWithPeople, Viewer, Wish, people,
};
use crate::time::{Clock, Moment, Pause};
use crate::wire::{Fault, FaultKind};

/// How often at least a thread looks at the time, which may have been moved on by hand.
const LOOKS_EVERY: Duration = Duration::from_secs(1);
/// How long the tables have to finish what they do when the server goes down.
const FAREWELL: Duration = Duration::from_secs(2);
/// So many letters are read before alarms are looked at, and what is to be done is done.
const AT_ONCE: usize = 64;

/// The parts of the server that the tables reach.
#[derive(Clone)]
pub(crate) struct Reach {
    pub(crate) clock: Arc<Clock>,
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) snapshots: Arc<Snapshots>,
    pub(crate) index: Arc<Index>,
    pub(crate) lobby: Arc<LiveLobby>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) groups: Arc<Groups>,
    pub(crate) hub: Arc<Hub>,
}

/// The threads that own the tables.
pub(crate) struct Shards {
    inboxes: Vec<Sender<Letter>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    clock: Arc<Clock>,
}

type Waiting = oneshot::Sender<Result<Box<Answer>, Fault>>;

/// What is sent to a thread.
enum Letter {
    Input(Input),
    /// An order that is answered.
    Ask {
        table: String,
        order: Box<Order>,
        waiting: Waiting,
    },
    /// A page's act.
    Act {
        table: String,
        order: Box<Order>,
        outbox: Outbox,
    },
    Open {
        table: String,
        viewer: Viewer,
        outbox: Outbox,
    },
    /// A page has gone, and leaves these tables.
    Gone {
        tables: Vec<String>,
        connection: u64,
    },
    /// The time was moved on by hand.
    Poke,
    Close,
}

impl Shards {
    /// Starts the threads. What takes long is done on the runtime of the caller.
    pub(crate) fn start(reach: &Reach, settings: Settings) -> std::io::Result<Shards> {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let inboxes_and_letters: Vec<_> = (0..(cores / 2).max(1)).map(|_| channel()).collect();
        let inboxes: Vec<Sender<Letter>> =
            inboxes_and_letters.iter().map(|(inbox, _)| inbox.clone()).collect();
        let mut threads = Vec::new();
        for (inbox, letters) in inboxes_and_letters {
            let poked = inbox.clone();
            reach.clock.on_change(move || drop(poked.send(Letter::Poke)));
            let shard = Shard {
                hall: Hall::new(settings),
                reach: reach.clone(),
                runtime: Handle::current(),
                inboxes: inboxes.clone(),
                inbox,
                pages: HashMap::new(),
                tickets: HashMap::new(),
                next_ticket: 0,
                closing: false,
            };
            let thread = std::thread::Builder::new().name("tables".to_owned());
            threads.push(thread.spawn(move || shard.run(&letters))?);
        }
        Ok(Shards { inboxes, threads: Mutex::new(threads), clock: Arc::clone(&reach.clock) })
    }

    fn inbox(&self, table: &str) -> &Sender<Letter> {
        &self.inboxes[shard_of(table, self.inboxes.len())]
    }

    fn send(&self, table: &str, letter: Letter) -> Result<(), Fault> {
        self.inbox(table).send(letter).map_err(|_| going_down())
    }

    /// Asks something of a table, which is loaded if need be.
    pub(crate) async fn ask(
        &self,
        table: &str,
        who: &Arc<Identity>,
        wish: Wish,
    ) -> Result<Box<Answer>, Fault> {
        let (waiting, answered) = oneshot::channel();
        let received = self.clock.now();
        // The thread gives the ticket its number.
        let order = Order { who: Arc::clone(who), wish, answer_to: AnswerTo::Ticket(0), received };
        self.send(table, Letter::Ask { table: table.to_owned(), order: Box::new(order), waiting })?;
        answered.await.unwrap_or_else(|_| Err(going_down()))
    }

    /// Has a page's act carried out; the page is told what came of it.
    pub(crate) fn act(&self, table: String, order: Order, outbox: Outbox) -> Result<(), Fault> {
        self.inbox(&table)
            .send(Letter::Act { order: Box::new(order), outbox, table })
            .map_err(|_| going_down())
    }

    /// A page shows a table from now on.
    pub(crate) fn open(&self, table: String, viewer: Viewer, outbox: Outbox) -> Result<(), Fault> {
        self.inbox(&table).send(Letter::Open { viewer, outbox, table }).map_err(|_| going_down())
    }

    /// A page shows a table no more.
    pub(crate) fn leave(&self, table: String, connection: u64) {
        let _ = self.inbox(&table).send(Letter::Input(Input::Leave { table, connection }));
    }

    /// A page has gone. Its tables learn of it whatever else they are asked.
    pub(crate) fn gone(&self, tables: impl IntoIterator<Item = String>, connection: u64) {
        let mut of_shard = vec![Vec::new(); self.inboxes.len()];
        for table in tables {
            of_shard[shard_of(&table, self.inboxes.len())].push(table);
        }
        for (inbox, tables) in self.inboxes.iter().zip(of_shard) {
            let _ = inbox.send(Letter::Gone { tables, connection });
        }
    }

    /// Brings a table into memory that was just opened.
    pub(crate) fn seat(&self, file: TableWithPeople, names: Names) {
        let _ = self.inbox(&file.id).send(Letter::Input(Input::Seated { file: Box::new(file), names }));
    }

    /// A person has no name any more.
    pub(crate) fn unname(&self, person: &PersonId) {
        for inbox in &self.inboxes {
            let _ = inbox.send(Letter::Input(Input::Unnamed { person: person.clone() }));
        }
    }

    /// The group of a table has changed.
    pub(crate) fn tell_group(&self, table: &str, by: &Arc<GroupSeen>, names: &Names) {
        let (by, names) = (Arc::clone(by), names.clone());
        let _ = self.inbox(table).send(Letter::Input(Input::Told { table: table.to_owned(), by, names }));
    }

    /// The server was stopped for a while.
    pub(crate) fn paused(&self, pause: Pause) {
        for inbox in &self.inboxes {
            let _ = inbox.send(Letter::Input(Input::Paused(pause)));
        }
    }

    /// Lets the tables finish what they do, and ends the threads.
    pub(crate) async fn close(&self) {
        for inbox in &self.inboxes {
            let _ = inbox.send(Letter::Close);
        }
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        let (ended, all_ended) = oneshot::channel();
        // Not on the runtime, which could not end then: a table may wait for what the runtime no longer does.
        std::thread::spawn(|| {
            for thread in threads {
                let _ = thread.join();
            }
            ended.send(())
        });
        let _ = tokio::time::timeout(FAREWELL, all_ended).await;
    }
}

fn shard_of(table: &str, shards: usize) -> usize {
    let mut hasher = DefaultHasher::new();
    table.hash(&mut hasher);
    hasher.finish() as usize % shards
}

fn going_down() -> Fault {
    Fault::new(FaultKind::GoingDown, "the server is going down")
}

/// One thread with its tables.
struct Shard {
    hall: Hall,
    reach: Reach,
    runtime: Handle,
    inboxes: Vec<Sender<Letter>>,
    inbox: Sender<Letter>,
    /// The pages that show a table here.
    pages: HashMap<u64, Outbox>,
    /// The requests that wait for an answer.
    tickets: HashMap<u64, Waiting>,
    next_ticket: u64,
    closing: bool,
}

impl Shard {
    fn run(mut self, letters: &Receiver<Letter>) {
        let mut effects = Vec::new();
        loop {
            let now = self.reach.clock.now();
            let first = match letters.recv_timeout(self.patience(now)) {
                Ok(letter) => Some(letter),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let now = self.reach.clock.now();
            // What has arrived counts before what falls due.
            for letter in first.into_iter().chain(letters.try_iter().take(AT_ONCE)) {
                self.read(letter, now, &mut effects);
            }
            if self.hall.next_wake().is_some_and(|at| at <= now.line) {
                self.hall.step(Input::Wake, now, &mut effects);
            }
            for effect in effects.drain(..) {
                self.carry_out(effect);
            }
            if self.closing && self.hall.is_at_rest() {
                return;
            }
        }
    }

    fn patience(&self, now: Moment) -> Duration {
        let until = self.hall.next_wake().map(|at| Duration::from_millis(at.saturating_sub(now.line)));
        until.unwrap_or(LOOKS_EVERY).min(LOOKS_EVERY)
    }

    fn read(&mut self, letter: Letter, now: Moment, effects: &mut Vec<Effect>) {
        let input = match letter {
            Letter::Input(input) => input,
            Letter::Ask { waiting, .. } if self.closing => {
                let _ = waiting.send(Err(going_down()));
                return;
            }
            Letter::Ask { table, mut order, waiting } => {
                self.next_ticket += 1;
                self.tickets.insert(self.next_ticket, waiting);
                order.answer_to = AnswerTo::Ticket(self.next_ticket);
                Input::Order { table, order }
            }
            // The page has been told that the server goes down, and asks again when it is back.
            Letter::Act { .. } | Letter::Open { .. } if self.closing => return,
            Letter::Act { table, order, outbox } => {
                if let AnswerTo::Page { connection, .. } = order.answer_to {
                    self.pages.insert(connection, outbox);
                }
                Input::Order { table, order }
            }
            Letter::Open { table, viewer, outbox } => {
                self.pages.insert(viewer.connection, outbox);
                Input::Open { table, viewer }
            }
            Letter::Gone { tables, connection } => {
                self.pages.remove(&connection);
                for table in tables {
                    self.hall.step(Input::Leave { table, connection }, now, effects);
                }
                return;
            }
            Letter::Poke => return,
            Letter::Close => {
                self.closing = true;
                return;
            }
        };
        self.hall.step(input, now, effects);
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Send { connection, text } => {
                if let Some(outbox) = self.pages.get(&connection) {
                    outbox.send_text(text);
                }
            }
            Effect::Append { table, stream, expected, entry } => {
                let inbox = self.inbox.clone();
                let then = Box::new(move |result| {
                    let _ = inbox.send(Letter::Input(Input::Appended { table, result }));
                });
                self.reach.log.append_then(stream, expected, entry, then);
            }
            Effect::Answer { ticket, answer } => {
                if let Some(waiting) = self.tickets.remove(&ticket) {
                    let _ = waiting.send(answer);
                }
            }
            Effect::Think { table, thinking } => {
                let inbox = self.inbox.clone();
                self.runtime.spawn_blocking(move || {
                    let thought = Box::new(thinking.run());
                    let _ = inbox.send(Letter::Input(Input::Thought { table, thought }));
                });
            }
            Effect::Load { table } => {
                let (inbox, reach) = (self.inbox.clone(), self.reach.clone());
                self.runtime.spawn(async move {
                    let file = match reach.snapshots.load(&*reach.log, &table).await {
                        Ok(Some(mut file)) => {
                            if let Some(place) = &file.group {
                                file.told = reach.groups.told(place, &table).await;
                            }
                            let names = reach.accounts.names(file.people().cloned().collect()).await;
                            Ok(Some((Box::new(file), names)))
                        }
                        Ok(None) => Ok(None),
                        Err(fault) => Err(fault),
                    };
                    let _ = inbox.send(Letter::Input(Input::Loaded { table, file }));
                });
            }
            Effect::Study { ticket, study } => {
                if let Some(waiting) = self.tickets.remove(&ticket) {
                    let reach = self.reach.clone();
                    self.runtime.spawn(async move { drop(waiting.send(studied(&reach, *study).await)) });
                }
            }
            Effect::Keep { file } => {
                let reach = self.reach.clone();
                self.runtime.spawn(async move { reach.snapshots.keep(&*reach.log, &file).await });
            }
            Effect::Seat { file, names } => {
                self.reach.lobby.has_changed();
                let place = shard_of(&file.id, self.inboxes.len());
                let _ = self.inboxes[place].send(Letter::Input(Input::Seated { file, names }));
            }
            Effect::RowChanged { group, table } => {
                self.reach.hub.changed(&group, &table, self.reach.clock.now().line);
            }
            Effect::Tell { person, message } => self.reach.lobby.tell(&person, &message),
        }
    }
}

async fn studied(reach: &Reach, study: Study) -> Result<Box<Answer>, Fault> {
    let read = reach.log.read(study.stream(), 0).await?;
    let names = reach.accounts.names(people(&read.entries)).await;
    let study = tokio::task::spawn_blocking(move || study.of(&read.entries, names));
    study.await.map_err(|error| Fault::internal(&error))?.map(Box::new)
}
