//! What is asked of the server besides the table itself: who we are, a new table, a seat at one.

use std::time::Duration;

use partie_server::wire::{Fault, Join, NewTable, TableMade};
use serde::Serialize;
use ureq::Agent;
use ureq::http::Response;

use super::address::Address;
use super::person::{self, Person};
use crate::ending::Failure;
use crate::texts::Texts;
use crate::words::fact;

/// How long the server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server, and who asks it.
pub(super) struct Server<'a> {
    agent: Agent,
    address: &'a Address,
    pub(super) person: Person,
    texts: &'a Texts,
}

impl<'a> Server<'a> {
    /// Comes with a token, or as a guest; the server gives a new guest a secret, which is kept for the next time.
    pub(super) fn enter(
        address: &'a Address,
        token: Option<&str>,
        guest: Option<&str>,
        texts: &'a Texts,
    ) -> Result<Server<'a>, Failure> {
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
        let mut server = Server { agent, address, person, texts };
        let response = server.get("/api/v1/me")?;
        let set = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        if let (Person::Guest { cookie }, Some(set)) = (&mut server.person, set) {
            set.split(';').next().unwrap_or(set).trim().clone_into(cookie);
            if let Some(file) = file {
                person::keep(&file, cookie).map_err(|error| Failure::writing(texts, &file, &error))?;
            }
        }
        Ok(server)
    }

    /// Takes the seat that a link gives.
    pub(super) fn join(&self, table: &str, key: &str) -> Result<(), Failure> {
        self.post(&format!("/api/v1/tables/{table}/join"), &Join { key: key.to_owned() })?;
        Ok(())
    }

    pub(super) fn open_table(&self, new: &NewTable) -> Result<TableMade, Failure> {
        let answer = self.post("/api/v1/tables", new)?;
        serde_json::from_str(&answer).map_err(|error| self.unreachable(&error))
    }

    fn get(&self, path: &str) -> Result<Response<ureq::Body>, Failure> {
        let mut request = self.agent.get(format!("{}{path}", self.address.origin));
        for (name, value) in self.person.headers(&self.address.origin) {
            request = request.header(name, value);
        }
        let mut response = request.call().map_err(|error| self.unreachable(&error))?;
        if response.status().is_success() {
            return Ok(response);
        }
        let body = response.body_mut().read_to_string().unwrap_or_default();
        Err(self.refused(&body, response.status().as_u16()))
    }

    fn post(&self, path: &str, body: &impl Serialize) -> Result<String, Failure> {
        let mut request = self.agent.post(format!("{}{path}", self.address.origin));
        for (name, value) in self.person.headers(&self.address.origin) {
            request = request.header(name, value);
        }
        let body = serde_json::to_string(body).map_err(|error| self.unreachable(&error))?;
        let sent = request.header("Content-Type", "application/json").send(body);
        let mut response = sent.map_err(|error| self.unreachable(&error))?;
        let answer = response.body_mut().read_to_string().map_err(|error| self.unreachable(&error))?;
        if response.status().is_success() {
            return Ok(answer);
        }
        Err(self.refused(&answer, response.status().as_u16()))
    }

    /// Why the server does not serve it.
    fn refused(&self, body: &str, status: u16) -> Failure {
        match serde_json::from_str::<Fault>(body) {
            Ok(fault) => Failure::Input(super::fault_text(&fault, self.texts)),
            Err(_) => self.unreachable(&format!("HTTP {status}")),
        }
    }

    fn unreachable(&self, error: &dyn std::fmt::Display) -> Failure {
        let facts = [("server", self.address.origin.clone().into()), ("error", fact(error))];
        Failure::Io(self.texts.tell("play-unreachable", facts))
    }
}
