//! What goes over the WebSocket.

use partie_table::{Act, Actor, Colour, Language, Refused};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{GroupInfo, GroupRow, GroupState, Lobby, Me, ReadAct, TableInfo, TableState, Update};
use crate::log::LogError;

/// What a page says.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Shows a table from now on, as `table` and then as `update`s. A page that has come back says it again.
    Open {
        /// Which.
        table: String,
    },
    /// Does not show it any more.
    Leave {
        /// Which.
        table: String,
    },
    /// Shows the lobby from now on, or no more.
    Lobby {
        /// Whether.
        on: bool,
    },
    /// Shows a group from now on, as `group` and then as `rows` that have changed, or no more.
    Group {
        /// Which.
        group: String,
        /// Whether.
        on: bool,
    },
    /// Does something at a table. Answered by `done` or `refused` with the same id.
    Act {
        /// The page's own number for it.
        id: u64,
        /// At which table.
        table: String,
        /// In which role; needed only by somebody who has several.
        #[serde(default, rename = "as")]
        role: Option<Actor>,
        /// What. The server measures the lag itself and ignores `lag_ms`.
        #[schemars(with = "Act")]
        act: ReadAct,
    },
    /// Makes a move as it was typed. Answered like an act; if it means no legal move, `refused` says why.
    Typed {
        /// The page's own number for it.
        id: u64,
        /// At which table.
        table: String,
        /// In which role.
        #[serde(rename = "as")]
        role: Actor,
        /// The move in notation: `Nf3`, `22-18`.
        text: String,
        /// In whose letters for the pieces, if not in English.
        language: Language,
        /// Whether a draw is offered with it.
        #[serde(default)]
        offer: bool,
    },
    /// Asks whether the server is there.
    Ping {
        /// Comes back in `pong`.
        sent: u64,
    },
}

/// What the server says.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The first message.
    Hello(Me),
    /// All of a table, after `open`.
    Table(Box<TableState>),
    /// A table has changed. It is on disk.
    Update(Box<Update>),
    /// Who is there, the seats or the rematch have changed.
    Info(Box<TableInfo>),
    /// The act was done. It is on disk.
    Done {
        /// The page's number.
        id: u64,
        /// The number of the table's log entry.
        seq: u64,
    },
    /// The act is not allowed by the Laws.
    Refused {
        /// The page's number.
        id: u64,
        /// Why.
        refusal: Refused,
    },
    /// The message cannot be served.
    Fault(Fault),
    /// The lobby, whenever it has changed.
    Lobby(Lobby),
    /// All of a group, after `group`.
    Group(Box<GroupState>),
    /// The roles or the tables of a group have changed.
    GroupInfo(Box<GroupInfo>),
    /// Tables of a group that have changed or were added; at most two such messages a second.
    Rows {
        /// Of which group.
        group: String,
        /// The tables.
        rows: Vec<GroupRow>,
    },
    /// The person was offered a role at a table.
    Invited {
        /// At which table.
        table: String,
    },
    /// Somebody has taken the person's seek, or agreed to a rematch.
    Seated {
        /// The table to go to.
        table: String,
        /// With which colour.
        colour: Colour,
    },
    /// The answer to `ping`.
    Pong {
        /// From the `ping`.
        sent: u64,
        /// The server's time, in milliseconds since 1970.
        now: u64,
    },
}

/// An act over HTTP.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HttpAct {
    /// In which role; needed only by somebody who has several.
    #[serde(default, rename = "as")]
    pub role: Option<Actor>,
    /// What.
    #[schemars(with = "Act")]
    pub act: ReadAct,
}

/// What came of an act over HTTP.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum HttpActDone {
    /// It is done and on disk.
    Done {
        /// The number of the table's log entry.
        seq: u64,
    },
    /// The Laws do not allow it. The status is 409.
    Refused {
        /// Why.
        refusal: Refused,
    },
}

/// Why a message or a request cannot be served. Over HTTP it is the body of an answer from 400 on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Fault {
    /// The page's number of the act, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// What sort it is: the key of a sentence in the reader's language.
    pub fault: FaultKind,
    /// In English, for programmers: the place and what was expected.
    pub detail: String,
    /// In how many seconds it is worth trying again, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

impl Fault {
    /// A fault with what a programmer should know.
    ///
    /// ```
    /// use partie_server::wire::{Fault, FaultKind};
    /// assert_eq!(Fault::new(FaultKind::NotFound, "no such table").id, None);
    /// ```
    pub fn new(fault: FaultKind, detail: impl Into<String>) -> Fault {
        Fault { id: None, fault, detail: detail.into(), retry_after: None }
    }

    /// Something is broken on our side: the log has it, the client need not know it.
    pub(crate) fn internal(error: &dyn std::fmt::Display) -> Fault {
        tracing::error!(%error, "a request has failed");
        Fault::new(FaultKind::Internal, "the server has failed")
    }

    /// The disk is full, or cannot be written for another reason: the log has it. There may be room again later.
    pub(crate) fn storage(error: &dyn std::fmt::Display) -> Fault {
        tracing::error!(%error, "nothing can be written to the disk");
        Fault::new(FaultKind::Storage, "the server cannot write to its disk, which may be full")
    }
}

impl From<LogError> for Fault {
    fn from(error: LogError) -> Fault {
        match error {
            LogError::Failed(_) => Fault::storage(&error),
            LogError::Closed => Fault::new(FaultKind::GoingDown, "the server is going down"),
            LogError::Conflict { .. } => Fault::new(FaultKind::LostRace, "somebody else was first"),
            LogError::Damaged(_) => {
                tracing::error!(%error, "a table cannot go on");
                Fault::new(FaultKind::Damaged, "the table's log is damaged, so it can only be looked at")
            }
            LogError::InUse => Fault::internal(&error),
        }
    }
}

/// The sorts of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The message is not in the form that this page describes.
    Malformed,
    /// The message is too long, or a text in it is.
    TooLarge,
    /// The body of the request has not come in time.
    TooSlow,
    /// There is no such thing, or not for this person.
    NotFound,
    /// The person's roles or the token's scopes do not allow it.
    NotAllowed,
    /// Too many requests.
    TooMany,
    /// Too many tables are open.
    TooManyTables,
    /// Nobody is logged in.
    LogInFirst,
    /// The name or the password is wrong.
    WrongPassword,
    /// The name is taken.
    NameTaken,
    /// The name looks like one that is taken.
    NameLooksTaken,
    /// The name mixes scripts, such as Latin and Cyrillic.
    NameMixesScripts,
    /// The name or the password does not have the form that is asked for.
    BadCredentials,
    /// No game can be played by these regulations.
    Regulations,
    /// The request comes from a page of another site.
    OtherSite,
    /// The role is taken.
    RoleTaken,
    /// The game is not over.
    NotOver,
    /// The table was closed without a result.
    Abandoned,
    /// Somebody else has acted in the same moment; try again.
    LostRace,
    /// The server is shutting down; come back in a moment.
    GoingDown,
    /// The server cannot write to its disk, which may be full. Nothing has happened; try again later.
    Storage,
    /// The log of the table is damaged. It is shown as far as it is what was written, and nothing can happen at it any more.
    Damaged,
    /// The server has failed; its log says how.
    Internal,
}
