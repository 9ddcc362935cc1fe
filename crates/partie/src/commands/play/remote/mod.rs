//! A table on a server, over the same wire as the page in the browser: the server decides, and this asks and shows.

mod connection;
mod http;
mod invitation;
mod person;
mod rematch;
mod remote_table;
mod server_address;
mod wire;

use clap::{Args, ValueEnum};
use partie_server::wire::{ColourWish, Fault, NewTable, Opponent};
use partie_table::Regulations;

use crate::cli::exit_code::Failure;
use crate::text::texts::Texts;
use http::Server;
pub(super) use remote_table::RemoteTable;
use server_address::Address;

/// Where somebody plays, if not at this terminal alone.
#[derive(Args)]
pub(super) struct Elsewhere {
    /// Play on this server, or at the table whose address you have copied from the browser
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// At this table of the server; otherwise a new one is opened, and its link for your friend printed
    #[arg(long, value_name = "ID", requires = "server", conflicts_with_all = ["game", "number", "fen", "time", "conduct", "edition"])]
    table: Option<String>,
    /// The key of the link that makes you a player
    #[arg(long, requires = "server")]
    key: Option<String>,
    /// Play as the account that this token is of; otherwise as a guest
    #[arg(long, value_name = "SECRET", env = "PARTIE_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// Play as another guest than usual, by any name: two guests can play each other from one machine
    #[arg(long, value_name = "NAME", requires = "server", conflicts_with = "token")]
    guest: Option<String>,
    /// With which colour, at a new table
    #[arg(long, value_enum, default_value = "any", requires = "server", conflicts_with = "table")]
    colour: Wish,
    /// Both sides from this terminal, at a new table
    #[arg(long, requires = "server", conflicts_with_all = ["table", "colour"])]
    both_sides: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Wish {
    /// Let the server draw lots
    Any,
    White,
    Black,
}

impl Elsewhere {
    pub(super) fn is_wanted(&self) -> bool {
        self.server.is_some()
    }

    /// Goes to the table, or opens a new one by these regulations.
    pub(super) fn go(&self, regulations: Regulations, texts: &Texts) -> Result<RemoteTable, Failure> {
        let address = self.address(texts)?;
        if self.key.is_some() && address.table.is_none() {
            return Err(Failure::Input(texts.say("play-key-of-table")));
        }
        let server = Server::enter(address, self.token.as_deref(), self.guest.as_deref(), texts)?;
        let address = &server.address;
        let (table, link) = if let Some(table) = &address.table {
            if let Some(key) = self.key.as_ref().or(address.key.as_ref()) {
                server.join(table, key, texts)?;
            }
            (table.clone(), None)
        } else {
            let made = server.open_table(&self.new_table(regulations), texts)?;
            let link = made.links.first().map(|link| address.link(&made.table, &link.key));
            (made.table, link)
        };
        RemoteTable::sit(server, table, link, texts)
    }

    fn address(&self, texts: &Texts) -> Result<Address, Failure> {
        let server = self.server.as_deref().unwrap_or_default();
        let bad = |key: &str, text: &str| Failure::Input(texts.tell(key, [("text", text.to_owned().into())]));
        let address = Address::read(server).ok_or_else(|| bad("play-bad-server", server))?;
        match &self.table {
            Some(table) => address.with_table(table).ok_or_else(|| bad("play-bad-table", table)),
            None => Ok(address),
        }
    }

    fn new_table(&self, regulations: Regulations) -> NewTable {
        NewTable {
            regulations,
            opponent: if self.both_sides { Opponent::Myself } else { Opponent::Friend },
            colour: match self.colour {
                Wish::Any => ColourWish::Any,
                Wish::White => ColourWish::White,
                Wish::Black => ColourWish::Black,
            },
            ..NewTable::default()
        }
    }
}

/// Why the server cannot serve something.
fn fault_text(fault: &Fault, texts: &Texts) -> String {
    let kind = serde_json::to_value(fault.fault).ok();
    let kind = kind.as_ref().and_then(|kind| kind.as_str()).unwrap_or_default().to_owned();
    let wait = fault.retry_after.unwrap_or_default();
    let facts = [("fault", kind.into()), ("detail", fault.detail.clone().into()), ("wait", wait.into())];
    texts.tell("play-fault", facts)
}
