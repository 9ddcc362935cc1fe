//! Pages of people: what they show, what they were told, and how fast they read.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde_json::Value;

use crate::people::identity::Identity;

/// Messages that wait for a page that does not read; then it is cut off.
const OUTBOX: usize = 64;

/// One connection.
pub(super) struct Page {
    pub(super) who: Arc<Identity>,
    /// What it was told last of each table that it shows.
    pub(super) shows: BTreeMap<String, Shown>,
    pub(super) reads: bool,
    unread: Vec<Value>,
    /// Its acts that are not answered, with what they are.
    pub(super) acts: HashMap<u64, Asked>,
    pub(super) next_act: u64,
}

/// An act that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) table: String,
    /// The move, if it is one.
    pub(super) mv: Option<String>,
}

/// What a page knows of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    pub(super) seq: u64,
    pub(super) present: Value,
    pub(super) yours: Value,
}

/// What a page learns from a message.
pub(super) enum News {
    Done { asked: Asked, seq: u64 },
    Nothing,
}

impl Page {
    pub(super) fn new(who: Arc<Identity>) -> Page {
        Page {
            who,
            shows: BTreeMap::new(),
            reads: true,
            unread: Vec::new(),
            acts: HashMap::new(),
            next_act: 0,
        }
    }

    /// A message arrives; false when it is one too many, or a table cannot be shown: then the page connects again.
    #[must_use]
    pub(super) fn receive(&mut self, text: &str) -> bool {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let shows = message["type"] != "fault" || !message["id"].is_null();
        self.unread.push(message);
        shows && self.unread.len() <= OUTBOX
    }

    pub(super) fn read(&mut self) -> Vec<News> {
        let unread = std::mem::take(&mut self.unread);
        unread.into_iter().map(|message| self.learn(&message)).collect()
    }

    fn learn(&mut self, message: &Value) -> News {
        let number = |name: &str| message[name].as_u64().unwrap_or_default();
        let table = |place: &Value| place.as_str().unwrap_or_default().to_owned();
        match message["type"].as_str().unwrap_or_default() {
            "table" => {
                if let Some(shown) = self.shows.get_mut(&table(&message["info"]["id"])) {
                    let info = &message["info"];
                    let (present, yours) = (info["present"].clone(), info["yours"].clone());
                    *shown = Shown { seq: number("seq"), present, yours };
                }
            }
            "update" => {
                if let Some(shown) = self.shows.get_mut(&table(&message["table"])) {
                    assert!(number("seq") >= shown.seq, "a page was told of an older state");
                    shown.seq = number("seq");
                }
            }
            "info" => {
                if let Some(shown) = self.shows.get_mut(&table(&message["id"])) {
                    (shown.present, shown.yours) = (message["present"].clone(), message["yours"].clone());
                }
            }
            "done" => {
                let asked = self.acts.remove(&number("id")).expect("an act is answered once");
                return News::Done { asked, seq: number("seq") };
            }
            "refused" | "fault" => {
                self.acts.remove(&number("id"));
            }
            _ => {}
        }
        News::Nothing
    }
}
