//! The table as it was last told of, and what is told of its changes.

use std::fmt::Display;
use std::time::{Duration, Instant};

use partie_server::wire::{Person, ReadAct, ToServer};
use partie_table::time_control::Millis;
use partie_table::{Act, ActKind, Actor, Colour, Line, MarkedMove, Refused, Regulations, View};

use super::connection::{Connection, Heard};
use super::fault_text;
use super::http::Server;
use super::wire::{Info, Message, State, joined};
use crate::cli::exit_code::Failure;
use crate::commands::play::reading::Reading;
use crate::commands::play::shown::{Playing, Shown, Told, cited};
use crate::text::texts::Texts;
use crate::text::words;

/// How long the server may take to show a table.
const PATIENCE: Duration = Duration::from_secs(20);

/// A table on a server.
pub(in crate::commands::play) struct RemoteTable {
    pub(super) server: Server,
    pub(super) connection: Connection,
    pub(super) id: String,
    pub(super) state: State,
    /// When the state came: the running clock is counted down from there.
    pub(super) came: Instant,
    reading: Reading,
    /// The scoresheet; none where FIDE 13.6 hides it.
    pub(super) lines: Option<Vec<Line>>,
    /// The notations of the moves, in the letters of the language.
    score: Vec<String>,
    /// The numbers of the acts that were not answered yet.
    pub(super) unanswered: Vec<u64>,
    acts: u64,
    pub(super) connected: bool,
    /// Whether the table of the rematch is still to come.
    pub(super) going_over: bool,
    /// What is to be told first.
    first: Vec<String>,
}

impl RemoteTable {
    /// Waits until the server has shown the table.
    pub(super) fn sit(
        server: Server,
        id: String,
        link: Option<String>,
        texts: &Texts,
    ) -> Result<RemoteTable, Failure> {
        let connection = server.connect_to(&id);
        let mut state = first_state(&connection, &server, texts)?;
        let lines = joined(None, &mut state.view);
        let reading = Reading::new(&state.info.regulations, texts.language());
        let mut remote = RemoteTable {
            server,
            connection,
            id,
            state,
            came: Instant::now(),
            reading,
            lines,
            score: Vec::new(),
            unanswered: Vec::new(),
            acts: 0,
            connected: true,
            going_over: false,
            first: Vec::new(),
        };
        remote.read_lines(texts);
        let mut first = remote.where_we_are(texts);
        first.extend(link.map(|link| texts.tell("play-link", [("link", link.into())])));
        first.extend(remote.state.view.outcome.as_ref().map(|outcome| words::table_outcome(outcome, texts)));
        first.extend(remote.state.info.abandoned.then(|| texts.say("play-no-result")));
        let damaged = remote.state.info.damaged_from;
        first.extend(damaged.map(|entry| texts.tell("play-damaged", [("entry", entry.into())])));
        first.extend(remote.rematch_text(texts));
        first.extend(remote.invitation_text(texts));
        remote.first = first;
        Ok(remote)
    }

    /// What stands on the screen before the game does, and stays there after it.
    pub(in crate::commands::play) fn introduction(&self) -> &[String] {
        &self.first
    }

    /// In which role, and at which table.
    pub(super) fn where_we_are(&self, texts: &Texts) -> Vec<String> {
        let page = self.server.page_of(&self.id);
        let mut lines = vec![self.role_text(texts), texts.tell("play-table", [("address", page.into())])];
        lines.extend(
            self.state.info.lag.map(|lag| texts.tell("play-lag", [("limit", lag.limit.get().into())])),
        );
        lines
    }

    fn role_text(&self, texts: &Texts) -> String {
        let roles: Vec<String> =
            self.state.info.yours.iter().map(|role| words::table_actor(*role, texts)).collect();
        if roles.is_empty() {
            return texts.say("play-watching");
        }
        texts.tell("play-you-are", [("roles", roles.join(", ").into())])
    }

    fn hear(&mut self, heard: Heard, texts: &Texts) -> Result<Told, Failure> {
        Ok(match heard {
            Heard::Connected => {
                let back = !std::mem::replace(&mut self.connected, true);
                Told::that(if back { vec![texts.say("play-connected")] } else { Vec::new() })
            }
            Heard::Lost(error) => {
                self.unanswered.clear();
                let was = std::mem::replace(&mut self.connected, false);
                let text = || texts.tell("play-lost", [("error", words::system_error(&error, texts).into())]);
                Told { lines: if was { vec![text()] } else { Vec::new() }, refused: was }
            }
            Heard::Message(text) => match serde_json::from_str(&text) {
                Ok(message) => self.take(message, texts),
                Err(error) => {
                    return Err(Failure::Input(
                        texts.tell("play-strange", [("error", error.to_string().into())]),
                    ));
                }
            },
        })
    }

    fn take(&mut self, message: Message, texts: &Texts) -> Told {
        match message {
            Message::Table(state) if self.going_over => Told::that(self.arrive(*state, texts)),
            Message::Table(state) => {
                let State { info, view } = *state;
                let mut told = self.seated(info, texts);
                told.extend(self.seen(view, texts));
                Told::that(told)
            }
            Message::Update(update) => {
                let mut told = self.seen(update.view, texts);
                told.extend(
                    update.decided.iter().map(|decided| cited(&decided.phrase, decided.article, texts)),
                );
                Told::that(told)
            }
            Message::Info(info) => Told::that(self.seated(*info, texts)),
            Message::Done { id } => {
                self.unanswered.retain(|known| *known != id);
                Told::default()
            }
            Message::Refused { id, refusal } => {
                self.unanswered.retain(|known| *known != id);
                let why = self.why(&refusal, texts);
                Told { lines: vec![texts.tell("play-refused", [("why", why.into())])], refused: true }
            }
            Message::Fault(fault) => {
                self.unanswered.retain(|known| Some(*known) != fault.id);
                Told { lines: vec![fault_text(&fault, texts)], refused: true }
            }
            Message::Other => Told::default(),
        }
    }

    /// Who sits where now, and what of it is new.
    fn seated(&mut self, info: Info, texts: &Texts) -> Vec<String> {
        let offered = self.offered_role();
        let old = std::mem::replace(&mut self.state.info, info);
        let info = &self.state.info;
        let mut told = Vec::new();
        for colour in Colour::BOTH.into_iter().filter(|colour| !info.yours.contains(&(*colour).into())) {
            let key = match (old.present.contains(&colour), info.present.contains(&colour)) {
                (false, true) => "play-has-come",
                (true, false) => "play-has-gone",
                _ => continue,
            };
            told.push(texts.tell(key, [("who", words::table_actor(colour.into(), texts).into())]));
        }
        if info.abandoned && !old.abandoned {
            told.push(texts.say("play-no-result"));
        }
        if old.yours != self.state.info.yours {
            told.push(self.role_text(texts));
        }
        if self.offered_role() != offered {
            told.extend(self.invitation_text(texts));
        }
        told.extend(self.hear_of_rematch(old.rematch.as_ref(), texts));
        told
    }

    /// Takes in what is seen now, and tells what of it is new.
    fn seen(&mut self, mut view: View, texts: &Texts) -> Vec<String> {
        let known = self.score.len();
        let are_told = view.lines.is_some();
        self.lines = joined(self.lines.take(), &mut view);
        if are_told && self.lines.is_none() {
            // Lines are missing, or have come to light: the whole table tells them.
            self.say(&ToServer::Open { table: self.id.clone() });
        }
        let old = std::mem::replace(&mut self.state.view, view);
        self.came = Instant::now();
        self.read_lines(texts);
        let mut told = Vec::new();
        for (line, notation) in self.lines.iter().flatten().zip(&self.score).skip(known) {
            told.push(format!("{}: {notation}", words::table_actor(line.by.into(), texts)));
        }
        let view = &self.state.view;
        if self.lines.is_none() && view.pieces != old.pieces {
            told.push(texts.say("play-board-changed"));
        }
        told.extend(view.announced.clone().filter(|words| old.announced.as_ref() != Some(words)));
        if let Some(offer) = view.offer.filter(|offer| old.offer.as_ref() != Some(offer)) {
            let who = words::table_actor(offer.by.into(), texts);
            told.push(texts.tell("play-offer", [("who", who.into())]));
        }
        if view.claim.is_some() && old.claim.is_none() {
            told.push(texts.say("play-claim"));
        }
        let question = view.question.as_ref().filter(|asked| old.question.as_ref() != Some(*asked));
        told.extend(question.map(|asked| cited(&asked.phrase, asked.article, texts)));
        if let Some(outcome) = view.outcome.as_ref().filter(|outcome| old.outcome.as_ref() != Some(*outcome))
        {
            for (mating, proof) in &view.proof {
                let who = words::table_actor((*mating).into(), texts);
                told.push(format!("{who}: {}", texts.phrase(&proof.phrase())));
            }
            told.push(words::table_outcome(outcome, texts));
            told.extend(self.rematch_text(texts));
        }
        told
    }

    /// Follows the moves from the start, so that typed moves are understood and all are written in our letters.
    pub(super) fn read_lines(&mut self, texts: &Texts) {
        let (State { info, view }, lines) = (&self.state, &self.lines);
        self.reading = Reading::new(&info.regulations, texts.language());
        self.score.clear();
        let mut lawful = lines.is_some();
        for line in lines.iter().flatten() {
            lawful &= !line.illegal && line.mv.is_some();
            let written = line.mv.filter(|_| lawful).map(|mv| self.reading.notation(&mv));
            let written = written.unwrap_or_else(|| line.notation.clone());
            self.score.push(format!("{written}{}", line.signs));
            if let Some(mv) = line.mv.filter(|_| lawful) {
                self.reading.play(&mv);
            }
        }
        if !lawful {
            let own = info.yours.iter().find_map(|role| role.player());
            let turn = view.turn.or(own).unwrap_or(Colour::White);
            self.reading.set(info.regulations.game, turn, |square| view.piece_at(square));
        }
    }

    fn why(&self, refusal: &Refused, texts: &Texts) -> String {
        words::table_refusal(refusal, &self.reading.notations(&refusal.moves), texts)
    }

    fn say(&self, message: &ToServer) {
        if let Ok(text) = serde_json::to_string(message) {
            self.connection.say(text);
        }
    }

    /// The view with the clocks as they are now.
    fn view_now(&self) -> View {
        let mut view = self.state.view.clone();
        if let Some(clocks) = &mut view.clocks {
            let elapsed = self.came.elapsed().as_millis() as i64 - clocks.delay.map_or(0, Millis::get);
            let runs = Millis::new(elapsed.max(0)).unwrap_or(Millis::ZERO);
            let shown = match clocks.running {
                Some(Colour::White) => &mut clocks.white,
                Some(Colour::Black) => &mut clocks.black,
                None => &mut None,
            };
            *shown = shown.map(|left| left.saturating_sub(runs).max(Millis::ZERO));
        }
        view
    }
}

/// What the server shows first.
fn first_state(connection: &Connection, server: &Server, texts: &Texts) -> Result<State, Failure> {
    let unreachable = |error: &dyn Display| server.unreachable(error, texts);
    let begun = Instant::now();
    loop {
        let left = PATIENCE.saturating_sub(begun.elapsed());
        match connection.hear.recv_timeout(left) {
            Ok(Heard::Connected) => {}
            Ok(Heard::Lost(error)) => return Err(unreachable(&words::system_error(&error, texts))),
            Ok(Heard::Message(text)) => match serde_json::from_str(&text) {
                Ok(Message::Table(state)) => return Ok(*state),
                Ok(Message::Fault(fault)) => return Err(Failure::Input(fault_text(&fault, texts))),
                Ok(_) => {}
                Err(error) => return Err(unreachable(&error)),
            },
            Err(error) => return Err(unreachable(&error)),
        }
    }
}

/// An account has a name; guests are told apart by numbers.
fn name(person: &Person, texts: &Texts) -> String {
    let guest = || texts.tell("play-guest", [("number", person.number.to_string().into())]);
    person.name.clone().unwrap_or_else(guest)
}

impl Playing for RemoteTable {
    fn regulations(&self) -> &Regulations {
        &self.state.info.regulations
    }

    fn shown(&self, texts: &Texts) -> Shown {
        let (info, view) = (&self.state.info, self.view_now());
        let players: Vec<Colour> = info.yours.iter().filter_map(|role| role.player()).collect();
        let turn = view.turn.filter(|turn| players.contains(turn));
        let seats = [&info.seats.white, &info.seats.black];
        let mut notices = Vec::new();
        if !self.connected {
            notices.push(texts.say("play-not-connected"));
        }
        if !info.links.is_empty() {
            notices.push(texts.say("play-waiting-for-friend"));
        }
        notices.extend(self.invitation_text(texts));
        notices.extend(self.rematch_text(texts).filter(|_| info.rematch.is_some()));
        Shown {
            own: turn.map_or(players.clone(), |turn| vec![turn]),
            below: Some(players).filter(|players| players.len() == 1).map(|players| players[0]),
            last: self.lines.as_ref().and_then(|lines| lines.last()?.mv),
            names: seats.map(|seat| seat.as_ref().map(|person| name(person, texts))),
            score: self.lines.is_some().then(|| self.score.clone()),
            notices,
            view,
        }
    }

    fn acts(&self, texts: &Texts) -> Result<Vec<(ActKind, Option<String>)>, Failure> {
        let acts = self.server.acts(&self.id, texts)?.into_iter();
        Ok(acts.map(|state| (state.act, state.refusal.map(|refusal| self.why(&refusal, texts)))).collect())
    }

    fn read(&self, text: &str, texts: &Texts) -> Result<MarkedMove, String> {
        self.reading.read_unless_over(text, self.state.view.outcome.as_ref(), texts)
    }

    fn act(&mut self, by: Option<Actor>, act: &Act, texts: &Texts) -> Result<Told, Failure> {
        if !self.connected {
            return Ok(Told { lines: vec![texts.say("play-not-connected")], refused: true });
        }
        if let Some(told) = self.answer_invitation(act, texts) {
            return Ok(told);
        }
        self.acts += 1;
        self.unanswered.push(self.acts);
        self.say(&ToServer::Act {
            id: self.acts,
            table: self.id.clone(),
            role: by,
            act: ReadAct(Ok(act.clone())),
        });
        Ok(Told::default())
    }

    fn tick(&mut self, texts: &Texts) -> Result<Told, Failure> {
        let mut told = Told::that(std::mem::take(&mut self.first));
        while let Ok(heard) = self.connection.hear.try_recv() {
            told.add(self.hear(heard, texts)?);
        }
        Ok(told)
    }

    fn rematch(&mut self, texts: &Texts) -> Result<Told, Failure> {
        Ok(self.want_rematch(texts))
    }

    fn is_waiting(&self) -> bool {
        self.going_over || !self.unanswered.is_empty()
    }
}
