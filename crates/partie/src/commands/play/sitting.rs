//! A table with its log, in real time.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time;

use partie_table::clock::Instant;
use partie_table::{
    Act, ActKind, Actor, Analysis, Choices, Colour, Event, Fact, Game, MarkedMove, Presence, Refusal,
    Regulations, Table, View, acts_of, decide_for_person, decided, knows_legality, likely_actor, lines_for,
    view_since, why_closed,
};

use super::reading::Reading;
use super::shown::{Playing, Shown, Told, cited};
use crate::cli::exit_code::Failure;
use crate::cli::output;
use crate::text::texts::Texts;
use crate::text::words;

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

    /// The player who has the move; over the board the one whose clock runs, which both can see.
    fn player(&self) -> Colour {
        if self.over_the_board() {
            return self.table.clock().running().unwrap_or(Colour::White);
        }
        self.table.turn()
    }

    /// What that player sees.
    fn view(&self) -> View {
        view_since(&self.table, Presence::FULL, Actor::from(self.player()), self.now(), usize::MAX)
    }

    /// Whether nobody here is told what is legal.
    fn is_wood(&self) -> bool {
        !knows_legality(&self.table, Actor::from(self.player()))
    }

    /// How the moves are written, as far as they are shown.
    fn written(&self) -> Vec<String> {
        if !self.is_wood() {
            return self.score.clone();
        }
        let lines = lines_for(&self.table, Actor::Spectator, 0);
        lines.into_iter().map(|line| line.notation).collect()
    }

    fn take(&mut self, events: &[Event], texts: &Texts) -> Result<Told, Failure> {
        let mut told = Vec::new();
        for event in events {
            let notation = self.reading.written(&event.fact);
            let answer = decided(&self.table, std::slice::from_ref(event));
            let is_rejected = matches!(event.fact, Fact::Complained { article: None });
            self.table.apply(event);
            self.reading.follow(&event.fact, &self.table);
            self.score.truncate(self.table.plies().len());
            if self.score.len() < self.table.plies().len() {
                // What was played against the Laws is written down as squares.
                let squares = self.table.plies().last().and_then(|ply| ply.mv).map(|mv| mv.to_string());
                self.score.push(notation.clone().or(squares).unwrap_or_else(|| "?".to_owned()));
            }
            self.write(event)?;
            let seen = if self.is_wood() { event.as_seen() } else { Some(event.clone()) };
            let is_plain = matches!(event.fact, Fact::Pressed { .. } | Fact::Started { .. });
            if let Some(seen) = seen.filter(|_| !is_plain || self.over_the_board()) {
                let who = words::table_actor(event.by, texts);
                told.push(format!("{who}: {}", words::table_event(&seen, notation.as_deref(), texts)));
            }
            let answers = answer.iter().filter(|_| is_rejected); // the others are told by their events
            told.extend(answers.map(|one| cited(&one.phrase, one.article, texts)));
            if matches!(event.fact, Fact::Ended { .. }) {
                told.push(texts.say("play-rematch-possible"));
            }
        }
        Ok(Told::that(told))
    }

    fn why(&self, refusal: Refusal, texts: &Texts) -> String {
        let moves = self.reading.notations(&refusal.moves);
        words::table_refusal(&refusal.into(), &moves, texts)
    }

    fn write(&mut self, event: &Event) -> Result<(), Failure> {
        if let Some(log) = &mut self.log {
            output::json_line(log, event).and_then(|()| log.flush())?;
        }
        Ok(())
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

    fn shown(&self, _: &Texts) -> Shown {
        let mut view = self.view();
        if self.over_the_board() {
            view.choices = Choices::default(); // the terminal lets any move be tried there
        }
        let told = view.lines.is_some();
        Shown {
            own: if self.over_the_board() { Colour::BOTH.to_vec() } else { vec![self.table.turn()] },
            below: None,
            last: self.table.plies().last().filter(|_| told && !self.is_wood()).and_then(|ply| ply.mv),
            names: [None, None],
            score: told.then(|| self.written()),
            notices: Vec::new(),
            view,
        }
    }

    fn acts(&self, texts: &Texts) -> Result<Vec<(ActKind, Option<String>)>, Failure> {
        let role = Actor::from(self.player());
        let why = |act| why_closed(&self.table, Presence::FULL, role, act, self.now());
        let acts = acts_of(&self.table, role).into_iter();
        Ok(acts.map(|act| (act, why(act).map(|refusal| self.why(refusal, texts)))).collect())
    }

    fn read(&self, text: &str, texts: &Texts) -> Result<MarkedMove, String> {
        self.reading.read_unless_over(text, self.table.outcome(), texts)
    }

    fn act(&mut self, by: Option<Actor>, act: &Act, texts: &Texts) -> Result<Told, Failure> {
        let (table, now) = (&self.table, self.now());
        let actor = by.unwrap_or_else(|| likely_actor(table, Presence::FULL, &Actor::ALL, act, now));
        match decide_for_person(table, Presence::FULL, actor, act, now) {
            Ok(events) => self.take(&events, texts),
            Err(refusal) => {
                let why = self.why(refusal, texts);
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
            *number = crate::commands::chess960::draw(texts)?.get(); // FIDE F2: each game has lots of its own
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
