//! PDN audited game by game (ČUD).

use partie_draughts::notation::Naming;
use partie_draughts::pdn::{self, ClockKind, Game, Outcome, PdnError, PdnProblem, Remark, Step, Token};
use partie_draughts::{DrawRule, History, Loss, Outcome as BoardOutcome};
use partie_laws::{Article, Edition};
use partie_table::Colour;
use partie_table::time_control::TimeControl;

use super::clocks::{Clocks, Reading};
use super::finding::{Finding, Matter, Milestone, Severity};
use super::pgn::Termination;
use super::tally::Tally;
use crate::files::chunks::Chunk;
use crate::files::lines::Place;
use crate::text::move_number::MoveNumber;

/// Audits the games of a part of a file.
pub(super) fn audit(chunk: &Chunk) -> (Tally, Vec<Finding>) {
    let (mut tally, mut findings) = Tally::of(chunk);
    if chunk.endless || chunk.binary.is_some() {
        return (tally, findings);
    }
    let text = String::from_utf8_lossy(&chunk.bytes);
    let places = places(&text);
    for (index, read) in pdn::games(&text).enumerate() {
        tally.games += 1;
        match read {
            Ok(game) => {
                tally.moves += game.main_line().count();
                findings.extend(of_game(&game, index + 1, places.get(index).map_or(&[], Vec::as_slice)));
            }
            Err(error) => findings.push(of_error(error, &text)),
        }
    }
    (tally, findings)
}

/// Where each game begins, and then where each step of its main line stands.
fn places(text: &str) -> Vec<Vec<Place>> {
    let (mut games, mut in_game, mut in_body, mut depth) = (Vec::<Vec<Place>>::new(), false, false, 0);
    for placed in pdn::Tokens::new(text).flatten() {
        let place = Place { line: placed.place.line, column: placed.place.column };
        let is_tag = matches!(placed.token, Token::Tag(_));
        let is_end = matches!(placed.token, Token::End(_));
        if !in_game && !is_end || in_body && is_tag {
            games.push(vec![place]);
            (in_game, in_body, depth) = (true, false, 0);
        }
        in_body |= in_game && !is_tag;
        match placed.token {
            Token::Open => depth += 1,
            Token::Close => depth -= 1,
            Token::Move(_) | Token::Setup(_) if depth == 0 => {
                games.last_mut().into_iter().for_each(|game| game.push(place));
            }
            _ => {}
        }
        if is_end {
            (in_game, in_body) = (false, false);
        }
    }
    games
}

/// ČUD 7.1: scores that no game of draughts can have, as they are written where a result stands.
const NO_RESULTS: [&str; 4] = ["1/2-0", "0-1/2", "1-1/2", "1/2-1"];

fn no_such_result(result: &str) -> Matter {
    Matter::NoSuchResult { result: result.to_owned(), article: Article::czech_draughts("7.1") }
}

/// Such scores at this place, which the reader of PDN stumbles over.
fn odd_scores(text: &str, line: usize, column: usize) -> Option<&'static str> {
    let written = text.lines().nth(line.checked_sub(1)?)?;
    NO_RESULTS.into_iter().find(|scores| {
        let mut places = written.match_indices(scores).map(|(at, _)| written[..at].chars().count() + 1);
        places.any(|first| (first..first + scores.len()).contains(&column))
            && written.split_whitespace().any(|word| word == *scores)
    })
}

fn of_error(error: PdnError, text: &str) -> Finding {
    let PdnError { game, line, column, problem } = error;
    let matter = match problem {
        _ if odd_scores(text, line, column).is_some() => {
            no_such_result(odd_scores(text, line, column).unwrap_or_default())
        }
        PdnProblem::Move(problem) => Matter::IllegalDraughts { problem: Box::new(problem) },
        PdnProblem::OutcomesDiffer { tag, end } => {
            Matter::ResultsDiffer { tag: tag.to_string(), end: end.to_string() }
        }
        problem => Matter::Pdn(Box::new(problem)),
    };
    let place = Place { line, column };
    Finding {
        edition: Edition::default(),
        game: Some(game),
        place,
        at: None,
        san: None,
        severity: Severity::Fault,
        matter,
    }
}

fn of_game(game: &Game, number: usize, places: &[Place]) -> Vec<Finding> {
    let first = first_move(game);
    let mut audit = Audit { game, number, places, first, found: Vec::new() };
    audit.result();
    audit.board();
    audit.clocks();
    audit.found
}

fn first_move(game: &Game) -> MoveNumber {
    let turn = game.position(game.start()).turn();
    MoveNumber { number: u32::from(game.first_move_number()), by: turn.into() }
}

struct Audit<'a> {
    game: &'a Game,
    number: usize,
    /// That of the game, then those of its steps.
    places: &'a [Place],
    first: MoveNumber,
    found: Vec<Finding>,
}

impl Audit<'_> {
    fn add(&mut self, severity: Severity, ply: usize, matter: Matter) {
        let at = Some(MoveNumber::of_ply(self.first, ply));
        let place = self.places.get(ply + 1).or(self.places.first());
        let place = place.copied().unwrap_or(Place { line: 1, column: 1 });
        let (game, san) = (Some(self.number), self.written(ply));
        self.found.push(Finding { edition: Edition::default(), game, place, at, san, severity, matter });
    }

    fn written(&self, ply: usize) -> Option<String> {
        let node = self.game.main_line().nth(ply)?;
        match self.game.step(node)? {
            Step::Move(mv) => {
                Some(self.game.position(self.game.parent(node)?).notation(&mv, Naming::Letters))
            }
            Step::Setup(_) => None,
        }
    }

    /// ČUD 7.1: one player wins and the other loses, or the game is drawn.
    fn result(&mut self) {
        let written = match self.game.outcome() {
            Outcome::Unknown => self.game.tag("Result").filter(|tag| NO_RESULTS.contains(tag)),
            Outcome::BothLose => Some("0-0"),
            Outcome::WhiteWins | Outcome::BlackWins | Outcome::Draw => None,
        };
        if let Some(result) = written {
            let place = self.places.first().copied().unwrap_or(Place { line: 1, column: 1 });
            let (game, matter) = (Some(self.number), no_such_result(result));
            let severity = Severity::Fault;
            self.found.push(Finding {
                edition: Edition::default(),
                game,
                place,
                at: None,
                san: None,
                severity,
                matter,
            });
        }
    }

    /// Plays the game over: in draughts every end comes by itself (ČUD 6, 7).
    fn board(&mut self) {
        let mut history = History::new(*self.game.position(self.game.start()));
        let mut end: Option<(usize, Milestone)> = None;
        let mut plies = 0;
        for (ply, node) in self.game.main_line().enumerate() {
            match self.game.step(node) {
                Some(Step::Move(mv)) => history.play(&mv),
                _ => history = History::new(*self.game.position(node)),
            }
            plies = ply + 1;
            if end.is_none() {
                end = history.outcome().map(|outcome| (ply, milestone(outcome)));
            }
        }
        let Some((ply, end)) = end else { return };
        let result = self.game.outcome();
        if result == Outcome::BothLose {
            return; // it is no result at all
        }
        let fits = match result {
            _ if self.is_by_arbiter() => true,
            Outcome::Draw => end.winner.is_none(),
            _ => result.winner().map(Colour::from) == end.winner && end.winner.is_some(),
        };
        if ply + 1 < plies {
            let ended_at = MoveNumber::of_ply(self.first, ply);
            self.add(Severity::Fault, ply + 1, Matter::AfterTheEnd { end, ended_at });
        } else if !fits {
            self.add(Severity::Fault, ply, Matter::ResultAgainstBoard { end, result: result.to_string() });
        } else if end.winner.is_none() {
            self.add(Severity::Note, ply, Matter::Reached { what: end });
        }
    }

    /// Whether an arbiter has decided the game, whatever stands on the board.
    fn is_by_arbiter(&self) -> bool {
        self.game.tag("Termination").is_some_and(|text| Termination::read(text) == Termination::Arbiter)
    }

    fn clocks(&mut self) {
        let Some(text) = self.game.tag("TimeControl").filter(|text| *text != "?") else { return };
        let nodes: Vec<_> = self.game.main_line().collect();
        let readings: Vec<Reading> = nodes.iter().map(|&node| reading(self.game.remarks(node))).collect();
        if self.first.number != 1 || readings.iter().all(|reading| reading.is_empty()) {
            return;
        }
        let Ok(control) = TimeControl::from_pgn(text) else {
            return self.add(Severity::Note, 0, Matter::TimeControlUnreadable { text: text.to_owned() });
        };
        let mut clocks = Clocks::new(&control);
        for (ply, reading) in readings.into_iter().enumerate() {
            if let Some(fault) = clocks.moved(MoveNumber::of_ply(self.first, ply).by, reading) {
                let article = Article::czech_draughts("10.1");
                self.add(Severity::Fault, ply, Matter::Clock { fault, article });
            }
        }
    }
}

/// What the remarks on a move say of the clock of the player who made it.
fn reading(remarks: &[Remark]) -> Reading {
    let mut reading = Reading::default();
    for remark in remarks {
        let Remark::Comment(comment) = remark else { continue };
        reading.changed = reading.and(Reading::of_comment(comment.text().as_bytes())).changed;
        for clock in comment.clocks() {
            let [time] = clock.times[..] else { continue };
            let ms = i64::try_from(time.ms).ok().filter(|_| time.of.is_none());
            match clock.kind {
                ClockKind::Remaining => reading.left = ms,
                ClockKind::Move => reading.elapsed = ms,
                ClockKind::Elapsed | ClockKind::Game => {}
            }
        }
    }
    reading
}

fn milestone(outcome: BoardOutcome) -> Milestone {
    let name = match outcome {
        BoardOutcome::Win { loss: Loss::Blocked, .. } => "blocked",
        BoardOutcome::Win { loss: Loss::NoPieces, .. } => "no-pieces",
        BoardOutcome::Draw(DrawRule::Repetition) => "repetition",
        BoardOutcome::Draw(DrawRule::QuietMoves) => "quiet-moves",
        BoardOutcome::Draw(DrawRule::ThreeKings) => "three-kings",
        BoardOutcome::Draw(DrawRule::FewPieces) => "few-pieces",
        BoardOutcome::NobodyWins => "nobody-wins",
    };
    Milestone { name, article: outcome.article(), winner: outcome.winner().map(Colour::from) }
}
