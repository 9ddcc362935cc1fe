//! What is asked of the server besides the table itself: who we are, a new table, a seat at one.

use std::fmt::Display;
use std::time::Duration;

use partie_server::wire::{ActState, Fault, InvitationAnswer, Join, NewTable, TableMade, ToServer};
use serde::Serialize;
use ureq::Agent;
use ureq::http::Response;

use super::connection::{Connection, Place};
use super::person::{self, Person};
use super::server_address::Address;
use crate::cli::exit_code::Failure;
use crate::text::texts::Texts;
use crate::text::words::{self, fact};

/// How long the server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server, and who asks it.
pub(super) struct Server {
    agent: Agent,
    pub(super) address: Address,
    person: Person,
}

impl Server {
    /// Comes with a token, or as a guest; the server gives a new guest a secret, which is kept for the next time.
    pub(super) fn enter(
        address: Address,
        token: Option<&str>,
        guest: Option<&str>,
        texts: &Texts,
    ) -> Result<Server, Failure> {
        let file = person::guest_file(address.host(), guest);
        let person = match token {
            Some(token) => Person::Account { token: token.to_owned() },
            None => Person::Guest { cookie: file.as_deref().map(person::kept).unwrap_or_default() },
        };
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build()
            .new_agent();
        let mut server = Server { agent, address, person };
        let response = server.get("/api/v1/me", texts)?;
        let set = response.headers().get_all("set-cookie");
        let set = person::guest_cookie(set.iter().filter_map(|value| value.to_str().ok()));
        if let (Person::Guest { cookie }, Some(set)) = (&mut server.person, set) {
            *cookie = set;
            if let Some(file) = file {
                person::keep(&file, cookie).map_err(|error| Failure::writing(texts, &file, &error))?;
            }
        }
        Ok(server)
    }

    /// Takes the seat that a link gives.
    pub(super) fn join(&self, table: &str, key: &str, texts: &Texts) -> Result<(), Failure> {
        self.post(&format!("/api/v1/tables/{table}/join"), &Join { key: key.to_owned() }, texts).map(drop)
    }

    pub(super) fn answer_invitation(
        &self,
        table: &str,
        answer: &InvitationAnswer,
        texts: &Texts,
    ) -> Result<(), Failure> {
        self.post(&format!("/api/v1/tables/{table}/invitation"), answer, texts).map(drop)
    }

    pub(super) fn open_table(&self, new: &NewTable, texts: &Texts) -> Result<TableMade, Failure> {
        let answer = self.post("/api/v1/tables", new, texts)?;
        serde_json::from_str(&answer).map_err(|error| self.unreachable(&error, texts))
    }

    /// Asks for a rematch, or agrees to it.
    pub(super) fn rematch(&self, table: &str, texts: &Texts) -> Result<(), Failure> {
        self.post(&format!("/api/v1/tables/{table}/rematch"), &(), texts).map(drop)
    }

    /// What could be done at a table, and why not.
    pub(super) fn acts(&self, table: &str, texts: &Texts) -> Result<Vec<ActState>, Failure> {
        let mut response = self.get(&format!("/api/v1/tables/{table}/acts"), texts)?;
        let answer = response.body_mut().read_to_string().map_err(|error| self.not_served(error, texts))?;
        serde_json::from_str(&answer).map_err(|error| self.unreachable(&error, texts))
    }

    /// A connection that shows a table.
    pub(super) fn connect_to(&self, table: &str) -> Connection {
        let first = ToServer::Open { table: table.to_owned() };
        // Nothing in it could not be written.
        let first = serde_json::to_string(&first).unwrap_or_default();
        let headers = self.person.headers(&self.address.origin);
        Connection::open(Place { socket: self.address.socket(), headers, first })
    }

    /// Where a browser finds a table.
    pub(super) fn page_of(&self, table: &str) -> String {
        format!("{}/t/{table}", self.address.origin)
    }

    fn get(&self, path: &str, texts: &Texts) -> Result<Response<ureq::Body>, Failure> {
        let mut request = self.agent.get(format!("{}{path}", self.address.origin));
        for (name, value) in self.person.headers(&self.address.origin) {
            request = request.header(name, value);
        }
        let mut response = request.call().map_err(|error| self.not_served(error, texts))?;
        if response.status().is_success() {
            return Ok(response);
        }
        let body = response.body_mut().read_to_string().unwrap_or_default();
        Err(self.refused(&body, response.status().as_u16(), texts))
    }

    fn post(&self, path: &str, body: &impl Serialize, texts: &Texts) -> Result<String, Failure> {
        let mut request = self.agent.post(format!("{}{path}", self.address.origin));
        for (name, value) in self.person.headers(&self.address.origin) {
            request = request.header(name, value);
        }
        let not_served = |error: ureq::Error| self.not_served(error, texts);
        let body = serde_json::to_string(body).map_err(|error| self.unreachable(&error, texts))?;
        let sent = request.header("Content-Type", "application/json").send(body);
        let mut response = sent.map_err(not_served)?;
        let answer = response.body_mut().read_to_string().map_err(not_served)?;
        if response.status().is_success() {
            return Ok(answer);
        }
        Err(self.refused(&answer, response.status().as_u16(), texts))
    }

    /// Why the server does not serve it.
    fn refused(&self, body: &str, status: u16, texts: &Texts) -> Failure {
        match serde_json::from_str::<Fault>(body) {
            Ok(fault) => Failure::Input(super::fault_text(&fault, texts)),
            Err(_) => self.unreachable(&format!("HTTP {status}"), texts),
        }
    }

    fn not_served(&self, error: ureq::Error, texts: &Texts) -> Failure {
        match error {
            ureq::Error::Io(error) => self.unreachable(&words::system_error(&error, texts), texts),
            other => self.unreachable(&other, texts),
        }
    }

    pub(super) fn unreachable(&self, error: &dyn Display, texts: &Texts) -> Failure {
        let facts = [("server", self.address.origin.clone().into()), ("error", fact(error))];
        Failure::Io(texts.tell("play-unreachable", facts))
    }
}
