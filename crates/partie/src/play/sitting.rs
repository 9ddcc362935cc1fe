//! A table with its log, in real time.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time;

use partie_table::catalogue::Role;
use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{
    Act, ActKind, Actor, Analysis, Colour, Event, Fact, Game, Move, Refusal, Regulations, Table, View,
    decide, view,
};

use super::reading::Reading;
use super::shown::{Face, Playing, Shown, Told};
use crate::ending::Failure;
use crate::output;
use crate::texts::Texts;
use crate::words;

/// One partie under way.
pub(super) struct Sitting {
    table: Table,
    reading: Reading,
    /// How each move is written, one for each ply of the table.
    score: Vec<String>,
    began: time::Instant,
    log: Option<File>,
}

impl Sitting {
    pub(super) fn open(
        regulations: Regulations,
        log: Option<&Path>,
        texts: &Texts,
    ) -> Result<Sitting, Failure> {
        let file = log.map(File::create).transpose();
        let log = file.map_err(|error| Failure::writing(texts, log.unwrap_or(Path::new("")), &error))?;
        Sitting::begin(regulations, log, texts)
    }

    /// Each game begins in the log with its opening.
    fn begin(regulations: Regulations, log: Option<File>, texts: &Texts) -> Result<Sitting, Failure> {
        let table = open_table(regulations, texts)?;
        let reading = Reading::new(table.regulations(), texts.language());
        let mut sitting = Sitting { reading, score: Vec::new(), began: time::Instant::now(), log, table };
        let opening = sitting.table.opening(Instant::BEGINNING);
        sitting.write(&opening)?;
        Ok(sitting)
    }

    fn now(&self) -> Instant {
        Instant::new(self.began.elapsed().as_millis() as u64).unwrap_or(Instant::LAST)
    }

    /// What the player who has the move sees.
    fn view(&self) -> View {
        view(&self.table, Actor::from(self.table.turn()), self.now())
    }

    fn take(&mut self, events: &[Event], texts: &Texts) -> Result<Told, Failure> {
        let mut told = Vec::new();
        for event in events {
            let notation = self.reading.written(&event.fact);
            self.table.apply(event);
            self.reading.follow(&event.fact, &self.table);
            self.score.truncate(self.table.plies().len());
            if self.score.len() < self.table.plies().len() {
                // What was played against the Laws is written down as squares.
                let squares = self.table.plies().last().and_then(|ply| ply.mv).map(|mv| mv.to_string());
                self.score.push(notation.clone().or(squares).unwrap_or_else(|| "?".to_owned()));
            }
            self.write(event)?;
            if !matches!(event.fact, Fact::Pressed { .. } | Fact::Started { .. }) || self.over_the_board() {
                let who = words::table_actor(event.by, texts);
                told.push(format!("{who}: {}", words::table_event(event, notation.as_deref(), texts)));
            }
            if matches!(event.fact, Fact::Ended { .. }) {
                told.push(texts.say("play-rematch-possible"));
            }
        }
        Ok(Told::that(told))
    }

    fn why(&self, refusal: &Refusal, texts: &Texts) -> String {
        words::table_refusal(refusal, &self.reading.notations(&refusal.moves), texts)
    }

    fn write(&mut self, event: &Event) -> Result<(), Failure> {
        if let Some(log) = &mut self.log {
            output::json_line(log, event).and_then(|()| log.flush())?;
        }
        Ok(())
    }

    /// Who does such a thing if it is not said: whoever can.
    fn usual_actor(&self, kind: ActKind) -> Actor {
        let turn = self.table.turn();
        let unfinished = self.table.plies().last().filter(|ply| ply.completed_at.is_none()).map(|ply| ply.by);
        let player: Colour = match kind {
            ActKind::PressClock => self.table.clock().running().or(unfinished).unwrap_or(turn),
            ActKind::Offer => unfinished.unwrap_or(turn),
            ActKind::Accept | ActKind::Decline => {
                let by =
                    self.table.offer().map(|offer| offer.by).or(self.table.claim().map(|claim| claim.by));
                by.map_or(turn, |by| !by)
            }
            ActKind::Examine => self.table.claim().map_or(turn, |claim| !claim.by),
            ActKind::ClaimFlag => !self.table.clock().running().unwrap_or(!turn),
            kind if kind.row().who == [Role::Arbiter] => return Actor::Arbiter,
            _ => turn,
        };
        player.into()
    }
}

/// The table, if a game can be played by these regulations.
pub(super) fn open_table(regulations: Regulations, texts: &Texts) -> Result<Table, Failure> {
    Table::open(regulations).map_err(|error| {
        let facts = [("error", words::regulations_error(&error, texts).into())];
        Failure::Input(texts.tell("play-bad-regulations", facts))
    })
}

impl Playing for Sitting {
    fn regulations(&self) -> &Regulations {
        self.table.regulations()
    }

    fn shown(&self, texts: &Texts) -> Shown {
        let view = self.view();
        let bound = view.bound.as_ref();
        let told = view.moves.is_some();
        let hidden = view.pieces.is_empty() || self.over_the_board() || view.outcome.is_some();
        Shown {
            pieces: view.pieces.iter().map(|placed| (placed.square, placed.piece)).collect(),
            turn: view.turn,
            own: vec![self.table.turn()],
            below: None,
            last: self.table.plies().last().filter(|_| told).and_then(|ply| ply.mv),
            choices: if hidden { Vec::new() } else { self.table.legal_moves() },
            clocks: view.clocks.map(|clocks| Colour::BOTH.map(|of| Face::from(clocks.of(of).face))),
            names: [None, None],
            score: told.then(|| self.score.clone()),
            bond: bound.map(|bound| format!("{} ({})", texts.phrase(bound.phrase.clone()), bound.article)),
            standing: standing(&view, texts),
            outcome: view.outcome,
            open: view.open,
            closed: view.closed.iter().map(|closed| (closed.act, self.why(&closed.refusal, texts))).collect(),
        }
    }

    fn read(&self, text: &str, texts: &Texts) -> Result<Move, String> {
        self.reading.read_unless_over(text, self.table.outcome(), texts)
    }

    fn act(&mut self, by: Option<Actor>, act: &Act, texts: &Texts) -> Result<Told, Failure> {
        let actor = by.unwrap_or_else(|| self.usual_actor(act.kind()));
        match decide(&self.table, actor, act, self.now()) {
            Ok(events) => self.take(&events, texts),
            Err(refusal) => {
                let why = self.why(&refusal, texts);
                let line = texts.tell("play-refused", [("why", why.into())]);
                Ok(Told { lines: vec![line], refused: true })
            }
        }
    }

    fn rematch(&mut self, texts: &Texts) -> Result<Told, Failure> {
        if self.table.outcome().is_none() {
            return Ok(Told { lines: vec![texts.say("play-rematch-not-yet")], refused: true });
        }
        let mut regulations = self.table.regulations().clone();
        if let Game::Chess960 { number } = &mut regulations.game {
            *number = crate::chess960::draw(texts)?.get(); // FIDE F2: each game has lots of its own
        }
        *self = Sitting::begin(regulations, self.log.take(), texts)?;
        Ok(Told::that(vec![texts.say("play-rematch-begins")]))
    }

    /// What has happened by itself.
    fn tick(&mut self, texts: &Texts) -> Result<Told, Failure> {
        let due = self.table.due(&Analysis, self.now());
        self.take(&due, texts)
    }
}

fn standing(view: &View, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(offer) = &view.offer {
        let who = words::table_actor(offer.by.into(), texts);
        lines.push(texts.tell("play-offer", [("who", who.into())]));
    }
    if view.claim.is_some() {
        lines.push(texts.say("play-claim"));
    }
    lines.extend(
        view.question.clone().map(|asked| format!("{} ({})", texts.phrase(asked.phrase), asked.article)),
    );
    lines
}

impl From<partie_table::clock::Face> for Face {
    fn from(face: partie_table::clock::Face) -> Face {
        Face { shown_ms: face.shown.map(Millis::get), running: face.running, flag_down: face.flag_down }
    }
}
