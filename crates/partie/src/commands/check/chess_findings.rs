//! What there is to tell of one game of chess.

use memchr::memmem;
use partie_chess::notation::NotationError;
use partie_chess::pgn::{Oddity, Outcome, PgnError, PgnProblem};
use partie_laws::Article;
use partie_table::Colour;
use partie_table::time_control::TimeControl;

use super::chess_end::{self, End};
use super::clocks::{Clocks, Reading};
use super::counts;
use super::finding::{Finding, Matter, Severity};
use super::pgn::{Game, Odd, Termination};
use crate::files::lines::{Lines, Place};
use crate::text::move_number::MoveNumber;

/// Where a game stands.
pub(super) struct Whereabouts<'a> {
    /// Which game it is.
    pub(super) number: usize,
    pub(super) file: &'a [u8],
    /// Its bytes.
    pub(super) from: usize,
    pub(super) to: usize,
}

/// All findings, in the order in which they stand in the file.
pub(super) fn of(
    game: &Game,
    error: Option<PgnError>,
    whereabouts: &Whereabouts,
    lines: &mut Lines,
) -> Vec<Finding> {
    let mut findings = Findings { game, whereabouts, lines, found: Vec::new() };
    let end = chess_end::end(game);
    findings.counted();
    for (problem, in_variation) in &game.problems {
        findings.problem(problem.clone(), *in_variation);
    }
    for odd in &game.oddities {
        findings.odd(odd);
    }
    if game.has_set_up_without_fen() {
        findings.of_tag(b"[SetUp ", Matter::SetUpWithoutFen);
    }
    let goes_on = end.as_ref().is_some_and(|end| findings.goes_on_after(end, error.as_ref()));
    match error {
        Some(error) => findings.error(error, end.is_some()),
        None if !goes_on => findings.result(end.as_ref()),
        None => {}
    }
    findings.clocks();
    findings.found.sort_by_key(|finding| finding.place);
    findings.found
}

/// The number of a move, and how it is written.
type NamedMove = (Option<MoveNumber>, Option<String>);

const NO_MOVE: NamedMove = (None, None);

/// Collects what there is to tell of one game.
struct Findings<'a> {
    game: &'a Game,
    whereabouts: &'a Whereabouts<'a>,
    lines: &'a mut Lines,
    found: Vec<Finding>,
}

impl Findings<'_> {
    fn push(&mut self, severity: Severity, place: Place, (at, san): NamedMove, matter: Matter) {
        let game = Some(self.whereabouts.number);
        self.found.push(Finding { edition: self.game.edition(), game, place, at, san, severity, matter });
    }

    /// Something about a move of the main line.
    fn of_ply(&mut self, severity: Severity, ply: usize, matter: Matter) {
        let place = self.place_of_ply(ply);
        self.push(severity, place, self.named(ply), matter);
    }

    fn named(&self, ply: usize) -> NamedMove {
        let Game { start, moves, .. } = self.game;
        let at = MoveNumber::of_ply(self.game.first_move(), ply);
        let before = || moves[..ply].iter().fold(*start, |position, &m| position.play(m));
        (Some(at), moves.get(ply).map(|&played| before().san(played).to_string()))
    }

    /// Something about the end: the last move, or the game if there is none.
    fn of_end(&mut self, severity: Severity, matter: Matter) {
        if let Some(last) = self.game.moves.len().checked_sub(1) {
            return self.of_ply(severity, last, matter);
        }
        let place = self.place(self.first_byte());
        self.push(severity, place, NO_MOVE, matter);
    }

    /// A note on a tag.
    fn of_tag(&mut self, begins: &[u8], matter: Matter) {
        let Whereabouts { file, from, to, .. } = *self.whereabouts;
        let at = memmem::find(&file[from..to], begins).map_or(self.first_byte(), |at| from + at);
        let place = self.place(at);
        self.push(Severity::Note, place, NO_MOVE, matter);
    }

    fn place(&mut self, at: usize) -> Place {
        self.lines.place(self.whereabouts.file, at)
    }

    /// A move that is not there would stand where the game ends.
    fn place_of_ply(&mut self, ply: usize) -> Place {
        let at = self.game.offsets.get(ply).map_or(self.last_word(), |&at| at as usize);
        self.place(at)
    }

    fn first_byte(&self) -> usize {
        let Whereabouts { file, from, to, .. } = *self.whereabouts;
        from + file[from..to].iter().take_while(|byte| byte.is_ascii_whitespace()).count()
    }

    /// Where the outcome stands, if there is one.
    fn last_word(&self) -> usize {
        let Whereabouts { file, from, to, .. } = *self.whereabouts;
        let text = file[from..to].trim_ascii_end();
        from + text.iter().rposition(u8::is_ascii_whitespace).map_or(0, |space| space + 1)
    }

    /// Draws that somebody could have claimed.
    fn counted(&mut self) {
        let reached = self.game.counts.reached;
        for (ply, what) in
            [(reached.repetition, counts::REPETITION), (reached.no_progress, counts::NO_PROGRESS)]
        {
            if let Some(ply) = ply {
                self.of_ply(Severity::Note, ply, Matter::Reached { what });
            }
        }
    }

    /// The game was over by itself before its last move.
    fn goes_on_after(&mut self, end: &End, error: Option<&PgnError>) -> bool {
        let next = end.ply + 1;
        let ended_at = MoveNumber::of_ply(self.game.first_move(), end.ply);
        let matter = Matter::AfterTheEnd { end: end.by, ended_at };
        if next < self.game.moves.len() {
            self.of_ply(Severity::Fault, next, matter);
        } else if let Some(PgnError { line, column, problem: PgnProblem::Move { found, .. }, .. }) = error {
            let (at, _) = self.named(next);
            let place = Place { line: *line, column: *column };
            self.push(Severity::Fault, place, (at, Some(found.clone())), matter);
        } else {
            return false;
        }
        true
    }

    /// Something that was passed over.
    fn problem(&mut self, error: PgnError, in_variation: bool) {
        let PgnError { line, column, problem, .. } = error;
        let place = Place { line, column };
        let PgnProblem::Move { found, number, turn, reason } = problem else {
            return self.push(Severity::Fault, place, NO_MOVE, Matter::Pgn(Box::new(problem)));
        };
        // An annotator's way to say what would follow if it were the other player's turn.
        let is_null = in_variation && *reason == NotationError::NullMove;
        let severity = if is_null { Severity::Note } else { Severity::Fault };
        let at = MoveNumber { number: u32::from(number), by: turn.into() };
        self.push(severity, place, (Some(at), Some(found)), Matter::IllegalChess { reason, in_variation });
    }

    /// The game cannot be read on from here.
    fn error(&mut self, error: PgnError, is_over: bool) {
        let no_move = matches!(error.problem, PgnProblem::Move { .. }) && !self.game.last().has_legal_move();
        // If there is no legal move any more, it has been told that the game is over.
        if !(is_over && no_move) {
            self.problem(error, self.game.is_in_variation());
        }
    }

    fn odd(&mut self, odd: &Odd) {
        let matter = match &odd.oddity {
            Oddity::TagTwice { name, .. } => Matter::TagTwice { name: name.clone() },
            Oddity::MoveNumber { written, is } => {
                Matter::MoveNumber { written: *written, is: u32::from(*is) }
            }
            Oddity::NoCheck => Matter::NoCheck,
            Oddity::NoMate => Matter::NoMate,
            _ => return,
        };
        let named = odd.ply.map_or(NO_MOVE, |ply| self.named(ply));
        self.push(Severity::Note, odd.place, named, matter);
    }

    fn result(&mut self, end: Option<&End>) {
        let game = self.game;
        let tag = game.tagged();
        let result = game.outcome.or(tag);
        let by_arbiter = game.termination == Termination::Arbiter;
        let by_board = end.filter(|_| !by_arbiter && !game.is_odd());
        let against_board = by_board.zip(result).filter(|(end, result)| !chess_end::fits(&end.by, *result));
        if let Some((end, result)) = against_board {
            let matter = Matter::ResultAgainstBoard { end: end.by, result: result.to_string() };
            self.of_ply(Severity::Fault, end.ply, matter);
        } else if let Some(outcome) =
            game.outcome.filter(|&outcome| !game.result_tag.is_empty() && !game.tag_fits(outcome))
        {
            let matter = Matter::ResultsDiffer { tag: game.result_tag.clone(), end: outcome.to_string() };
            let place = self.place(self.last_word());
            self.push(Severity::Fault, place, NO_MOVE, matter);
        } else if let Some(end) = end.filter(|end| end.comes_by_itself()) {
            self.of_ply(Severity::Note, end.ply, Matter::Reached { what: end.by });
        }
        if game.outcome.is_none() {
            self.of_end(Severity::Note, Matter::NoResult);
        }
        let by_flag = game.termination == Termination::Flag;
        if end.is_none()
            && !by_arbiter
            && let Some(winner) = result.and_then(Outcome::winner)
            && let Some(article) = chess_end::win_is_a_draw(game.last(), winner, by_flag, game.rules)
        {
            self.of_end(Severity::Fault, Matter::WinnerCannotMate { article });
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
                return self.of_tag(b"[TimeControl ", Matter::TimeControlUnreadable { text });
            }
        };
        let mut clocks = Clocks::new(&control);
        let mut readings = game.readings.iter().peekable();
        for ply in 0..game.moves.len() {
            let mut reading = Reading::default();
            while let Some((_, next)) = readings.next_if(|(at, _)| *at == ply) {
                reading = reading.and(*next);
            }
            let by: Colour = MoveNumber::of_ply(game.first_move(), ply).by;
            if let Some(fault) = clocks.moved(by, reading) {
                let article = Article::fide("6.2a");
                self.of_ply(Severity::Fault, ply, Matter::Clock { fault, article });
            }
        }
    }
}

impl Game {
    fn first_move(&self) -> MoveNumber {
        MoveNumber { number: u32::from(self.start.move_number()), by: self.start.turn().into() }
    }
}
