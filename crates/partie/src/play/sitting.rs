//! A table with its log, in real time.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time;

use partie_table::clock::Instant;
use partie_table::{
    Act, ActKind, Actor, Analysis, Colour, Conduct, Event, Fact, Game, Move, Refusal, Regulations, Table,
    View, decide, view,
};

use super::reading::Reading;
use crate::diagram::Diagram;
use crate::ending::Failure;
use crate::output;
use crate::texts::Texts;
use crate::words::{self, fact};

/// One partie under way.
pub(super) struct Sitting {
    pub(super) table: Table,
    pub(super) reading: Reading,
    /// How each move is written, one for each ply of the table.
    pub(super) score: Vec<String>,
    began: time::Instant,
    log: Option<File>,
}

impl Sitting {
    pub(super) fn open(
        regulations: Regulations,
        log: Option<&Path>,
        texts: &Texts,
    ) -> Result<Sitting, Failure> {
        let table = Table::open(regulations)
            .map_err(|error| Failure::Input(texts.tell("play-bad-regulations", [("error", fact(error))])))?;
        let file = log.map(File::create).transpose();
        let log = file.map_err(|error| Failure::writing(texts, log.unwrap_or(Path::new("")), &error))?;
        let reading = Reading::new(&table, texts.language());
        let mut sitting = Sitting { reading, score: Vec::new(), began: time::Instant::now(), log, table };
        let opening = sitting.table.opening(Instant::BEGINNING);
        sitting.write(&opening)?;
        Ok(sitting)
    }

    pub(super) fn now(&self) -> Instant {
        Instant::new(self.began.elapsed().as_millis() as u64).unwrap_or(Instant::LAST)
    }

    pub(super) fn is_draughts(&self) -> bool {
        self.table.regulations().game == Game::CzechDraughts
    }

    pub(super) fn over_the_board(&self) -> bool {
        self.table.regulations().conduct == Conduct::OverTheBoard
    }

    /// What the player who has the move sees.
    pub(super) fn view(&self) -> View {
        view(&self.table, Actor::from(self.table.turn()), self.now())
    }

    pub(super) fn diagram(&self, flipped: bool) -> Diagram {
        let pieces = self.view().pieces.into_iter().map(|placed| (placed.square, placed.piece));
        let mut diagram = Diagram::new(pieces);
        diagram.flipped = flipped;
        diagram
    }

    /// What the player who has the move is bound to, in words.
    pub(super) fn bond(&self, texts: &Texts) -> Option<String> {
        let (bond, _) = self.view().bound.and(self.table.bond())?;
        Some(format!("{} ({})", words::table_bond(&bond, texts), bond.article))
    }

    /// Does something at the table, and tells what came of it.
    pub(super) fn act(&mut self, actor: Actor, act: &Act, texts: &Texts) -> Result<Vec<String>, Failure> {
        match decide(&self.table, actor, act, self.now()) {
            Ok(events) => self.take(&events, texts),
            Err(refusal) => Ok(vec![self.refused(&refusal, texts)]),
        }
    }

    /// Whether the table would allow it.
    pub(super) fn allows(&self, actor: Actor, act: &Act) -> bool {
        decide(&self.table, actor, act, self.now()).is_ok()
    }

    /// The move that a typed text means, or why it means none.
    pub(super) fn read(&self, text: &str, texts: &Texts) -> Result<Move, String> {
        let why = match self.table.outcome() {
            Some(outcome) => words::table_over(outcome, texts),
            None => match self.reading.read(text, texts) {
                Ok(mv) => return Ok(mv),
                Err(why) => why,
            },
        };
        Err(texts.tell("play-no-move", [("text", text.to_owned().into()), ("why", why.into())]))
    }

    /// What has happened by itself.
    pub(super) fn tick(&mut self, texts: &Texts) -> Result<Vec<String>, Failure> {
        let due = self.table.due(&Analysis, self.now());
        self.take(&due, texts)
    }

    fn take(&mut self, events: &[Event], texts: &Texts) -> Result<Vec<String>, Failure> {
        let mut told = Vec::new();
        for event in events {
            let notation = self.reading.written(&event.fact);
            self.table.apply(event);
            self.reading.follow(&event.fact, &self.table);
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
        }
        Ok(told)
    }

    fn refused(&self, refusal: &Refusal, texts: &Texts) -> String {
        let mut moves: Vec<String> = refusal.moves.iter().map(|mv| self.reading.notation(mv)).collect();
        moves.sort();
        let text = words::table_refusal(refusal, &moves, texts);
        texts.tell("play-refused", [("why", text.into())])
    }

    fn write(&mut self, event: &Event) -> Result<(), Failure> {
        if let Some(log) = &mut self.log {
            output::json_line(log, event).and_then(|()| log.flush())?;
        }
        Ok(())
    }

    /// Who does such a thing if it is not said: whoever can.
    pub(super) fn usual_actor(&self, kind: ActKind) -> Actor {
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
            ActKind::Resume | ActKind::CallFlag | ActKind::CallDefault => return Actor::Arbiter,
            _ => turn,
        };
        player.into()
    }
}
