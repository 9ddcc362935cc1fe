//! PGN audited while it is read.

use partie_chess::pgn::{Interest, Outcome, PgnError, PgnProblem, Reader, Text, Visitor};
use partie_chess::{Move, Position};
use partie_laws::{Article, Edition};
use partie_table::Colour;
use partie_table::time_control::TimeControl;

use super::chess_end;
use super::clocks::{Clocks, Reading};
use super::counts::{self, Counts};
use super::finding::{Finding, Matter, Severity};
use super::tally::Tally;
use crate::chunks::Chunk;
use crate::lines::{self, Lines};
use crate::move_number::MoveNumber;

/// Audits the games of a part of a file.
pub(super) fn audit(chunk: &Chunk, edition: &Edition) -> (Tally, Vec<Finding>) {
    let bytes = &chunk.bytes[..];
    let mut tally = Tally::of(bytes);
    if chunk.endless {
        return (tally, vec![of_file(1, Matter::Endless, Severity::Fault)]);
    }
    let mut findings: Vec<Finding> = latin1(bytes).into_iter().collect();
    let mut reader = Reader::new(bytes);
    let mut game = Game::new(*edition);
    let mut places = Lines::default();
    loop {
        let from = reader.bytes_read();
        let Some(read) = reader.read(&mut game) else { break };
        tally.games += 1;
        tally.moves += game.moves.len();
        let error = read.err();
        if error.is_some() || game.has_something_to_tell() {
            let place = Place { game: tally.games, line: places.of_next(bytes, from) };
            findings.extend(game.findings(error, place));
            if game.depth > 0 {
                findings.extend(main_line_again(&bytes[from..], place, edition));
            }
        }
    }
    (tally, findings)
}

/// A fault in a variation ends the reading of its game, whose own moves are to be audited all the same.
fn main_line_again(rest: &[u8], place: Place, edition: &Edition) -> Vec<Finding> {
    let mut game = Game { skip_variations: true, ..Game::new(*edition) };
    let error = Reader::new(rest).read(&mut game).and_then(Result::err);
    let moved_down = error.map(|error| PgnError { line: error.line + place.line - 1, ..error });
    game.findings(moved_down, place)
}

/// The first byte that is no UTF-8, if there is one: the whole file was hardly meant so.
fn latin1(bytes: &[u8]) -> Option<Finding> {
    let error = std::str::from_utf8(bytes).err()?;
    Some(of_file(lines::count(&bytes[..error.valid_up_to()]) + 1, Matter::Latin1, Severity::Note))
}

fn of_file(line: usize, matter: Matter, severity: Severity) -> Finding {
    Finding { game: 1, line, column: None, at: None, severity, matter }
}

#[derive(Clone, Copy)]
struct Place {
    game: usize,
    line: usize,
}

/// What is kept of the game that is being read.
struct Game {
    edition: Edition,
    skip_variations: bool,
    initial: Position,
    start: Position,
    last: Position,
    moves: Vec<Move>,
    counts: Counts,
    /// How deep in variations the reader is.
    depth: usize,
    /// Empty if there is none.
    result_tag: String,
    by_flag: bool,
    time_control: String,
    readings: Vec<(usize, Reading)>,
    outcome: Option<Outcome>,
}

impl Game {
    fn new(edition: Edition) -> Game {
        Game {
            edition,
            skip_variations: false,
            initial: Position::start(),
            start: Position::start(),
            last: Position::start(),
            moves: Vec::with_capacity(256),
            counts: Counts::new(edition),
            depth: 0,
            result_tag: String::new(),
            by_flag: false,
            time_control: String::new(),
            readings: Vec::new(),
            outcome: None,
        }
    }

    /// A quick look at a game that could be read: nearly all have nothing to tell.
    fn has_something_to_tell(&self) -> bool {
        let reached = &self.counts.reached;
        let tag_fits = match self.outcome {
            Some(outcome) => self.result_tag.is_empty() || self.result_tag.parse() == Ok(outcome),
            None => false,
        };
        reached.repetition.is_some()
            || reached.no_progress.is_some()
            || !tag_fits
            || self.by_flag
            || !self.readings.is_empty()
            || self.end_is_remarkable()
    }

    /// Anything but an ordinary position in which somebody gave up or agreed.
    fn end_is_remarkable(&self) -> bool {
        let winner = self.outcome.and_then(Outcome::winner);
        chess_end::end(&self.start, &self.moves, &self.last, &self.counts.reached, &self.edition).is_some()
            || winner.is_some_and(|winner| {
                chess_end::win_is_a_draw(&self.last, winner, false, &self.edition).is_some()
            })
    }

    fn findings(&self, error: Option<PgnError>, place: Place) -> Vec<Finding> {
        let mut findings = Findings { game: self, place, found: Vec::new() };
        findings.counted();
        let end = chess_end::end(&self.start, &self.moves, &self.last, &self.counts.reached, &self.edition);
        if let Some(end) = &end {
            findings.ended(end, error.as_ref());
        }
        match error {
            Some(error) => findings.error(error, end.is_some()),
            None => findings.result(end.as_ref()),
        }
        findings.clocks();
        findings.found
    }

    fn first_move(&self) -> MoveNumber {
        MoveNumber { number: u32::from(self.start.move_number()), by: self.start.turn().into() }
    }
}

/// Collects what there is to tell of one game.
struct Findings<'a> {
    game: &'a Game,
    place: Place,
    found: Vec<Finding>,
}

impl Findings<'_> {
    fn add(&mut self, severity: Severity, at: Option<usize>, matter: Matter) {
        let at = at.map(|ply| MoveNumber::of_ply(self.game.first_move(), ply));
        let Place { game, line } = self.place;
        self.found.push(Finding { game, line, column: None, at, severity, matter });
    }

    /// Draws that somebody could have claimed.
    fn counted(&mut self) {
        let reached = self.game.counts.reached;
        for (ply, what) in
            [(reached.repetition, counts::REPETITION), (reached.no_progress, counts::NO_PROGRESS)]
        {
            if ply.is_some() {
                self.add(Severity::Note, ply, Matter::Reached { what });
            }
        }
    }

    /// The game was over by itself, perhaps before its last move.
    fn ended(&mut self, end: &chess_end::End, error: Option<&PgnError>) {
        let by_count = matches!(end.by.name, "fivefold-repetition" | "seventy-five-moves" | "dead");
        if by_count {
            self.add(Severity::Note, Some(end.ply), Matter::Reached { what: end.by });
        }
        let illegal = error.is_some_and(|error| matches!(error.problem, PgnProblem::Move { .. }));
        let goes_on = end.ply + 1 < self.game.moves.len() || illegal && self.game.depth == 0;
        if goes_on {
            let ended_at = MoveNumber::of_ply(self.game.first_move(), end.ply);
            self.add(Severity::Fault, Some(end.ply + 1), Matter::AfterTheEnd { end: end.by, ended_at });
        }
    }

    /// The game cannot be read on from here.
    fn error(&mut self, error: PgnError, is_over: bool) {
        let PgnError { line, column, problem, .. } = error;
        let in_variation = self.game.depth > 0;
        let (at, matter, severity) = match problem {
            // There is no legal move any more, which has been told.
            PgnProblem::Move { .. } if is_over && !self.game.last.has_legal_move() && !in_variation => return,
            PgnProblem::Move { found, number, turn, reason } => {
                // An annotator's way to say what would follow if it were the other player's turn.
                let is_null = *reason == partie_chess::notation::NotationError::NullMove;
                let severity = if in_variation && is_null { Severity::Note } else { Severity::Fault };
                let at = MoveNumber { number: u32::from(number), by: turn.into() };
                (Some(at), Matter::IllegalChess { written: found, reason, in_variation }, severity)
            }
            problem => (None, Matter::Pgn(Box::new(problem)), Severity::Fault),
        };
        let game = self.place.game;
        self.found.push(Finding { game, line, column: Some(column), at, severity, matter });
    }

    fn result(&mut self, end: Option<&chess_end::End>) {
        let game = self.game;
        let tag: Option<Outcome> = game.result_tag.parse().ok();
        match game.outcome {
            Some(outcome) if !game.result_tag.is_empty() && tag != Some(outcome) => {
                let matter = Matter::ResultsDiffer { tag: game.result_tag.clone(), end: outcome.to_string() };
                self.add(Severity::Fault, None, matter);
            }
            Some(_) => {}
            None => self.add(Severity::Note, None, Matter::NoResult),
        }
        let Some(result) = game.outcome.or(tag) else { return };
        if let Some(end) = end {
            if !chess_end::fits(&end.by, result) {
                let matter = Matter::ResultAgainstBoard { end: end.by, result: result.to_string() };
                self.add(Severity::Fault, Some(end.ply), matter);
            }
        } else if let Some(winner) = result.winner()
            && let Some(article) = chess_end::win_is_a_draw(&game.last, winner, game.by_flag, &game.edition)
        {
            self.add(Severity::Fault, None, Matter::WinnerCannotMate { article });
        }
    }

    /// Only from the first move on is it known what a clock can show.
    fn clocks(&mut self) {
        let game = self.game;
        if game.readings.is_empty() || game.first_move().number != 1 {
            return;
        }
        let control = match TimeControl::from_pgn(&game.time_control) {
            Ok(control) => control,
            Err(_) if matches!(game.time_control.as_str(), "" | "?") => return,
            Err(_) => {
                let text = game.time_control.clone();
                return self.add(Severity::Note, None, Matter::TimeControlUnreadable { text });
            }
        };
        let mut clocks = Clocks::new(&control);
        let mut readings = game.readings.iter().peekable();
        for ply in 0..game.moves.len() {
            let mut reading = Reading::default();
            while let Some((_, next)) = readings.next_if(|(at, _)| *at == ply) {
                reading =
                    Reading { left: next.left.or(reading.left), elapsed: next.elapsed.or(reading.elapsed) };
            }
            let by: Colour = MoveNumber::of_ply(game.first_move(), ply).by;
            if let Some(fault) = clocks.moved(by, reading) {
                let article = Article::fide("6.2a");
                self.add(Severity::Fault, Some(ply), Matter::Clock { fault, article });
            }
        }
    }
}

impl Visitor for Game {
    fn begin(&mut self) {
        self.moves.clear();
        self.readings.clear();
        self.time_control.clear();
        self.depth = 0;
        self.result_tag.clear();
        self.by_flag = false;
        self.outcome = None;
        let initial = self.initial;
        self.start(&initial);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        match name.bytes() {
            b"Result" if self.result_tag.is_empty() => self.result_tag.push_str(&value.to_str()),
            b"TimeControl" if self.time_control.is_empty() => self.time_control.push_str(&value.to_str()),
            b"Termination" => self.by_flag = value.to_str().to_lowercase().contains("time forfeit"),
            _ => {}
        }
    }

    fn start(&mut self, position: &Position) -> Interest {
        self.start = *position;
        self.last = *position;
        self.counts.begin(position);
        Interest::Read
    }

    #[inline]
    fn played(&mut self, _: &Position, played: Move, after: &Position) {
        if self.depth == 0 {
            self.moves.push(played);
            self.counts.add(after);
            self.last = *after;
        }
    }

    fn comment(&mut self, text: Text<'_>) {
        if self.depth == 0 && !self.moves.is_empty() {
            let reading = Reading::of_comment(text.bytes());
            if !reading.is_empty() {
                self.readings.push((self.moves.len() - 1, reading));
            }
        }
    }

    fn variation_begins(&mut self, _: &Position) -> Interest {
        if self.skip_variations {
            return Interest::Skip;
        }
        self.depth += 1;
        Interest::Read
    }

    fn variation_ends(&mut self) {
        self.depth -= 1;
    }

    fn end(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }
}
