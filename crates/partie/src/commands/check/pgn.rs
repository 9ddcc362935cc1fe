//! PGN audited while it is read.

use partie_chess::pgn::{GameResult, Interest, Oddity, Outcome, PgnError, Reader, Text, Visitor};
use partie_chess::{Move, Position};
use partie_laws::{Edition, Rules};

use super::chess_end;
use super::chess_findings::{self, Whereabouts};
use super::clocks::Reading;
use super::counts::Counts;
use super::finding::Finding;
use super::tally::Tally;
use crate::cli::edition::Judged;
use crate::files::chunks::Chunk;
use crate::files::lines::{Lines, Place};

/// Audits the games of a part of a file.
pub(super) fn audit(chunk: &Chunk, judged: Judged) -> (Tally, Vec<Finding>) {
    let (mut tally, mut findings) = Tally::of(chunk);
    if chunk.endless || chunk.binary.is_some() {
        return (tally, findings);
    }
    let bytes = &chunk.bytes[..];
    let mut reader = Reader::new(bytes);
    let mut game = Game::new(judged);
    let mut lines = Lines::default();
    loop {
        let from = reader.bytes_read();
        let Some(read) = reader.read(&mut game) else { break };
        tally.games += 1;
        tally.moves += game.moves.len();
        tally.undated += usize::from(judged == Judged::OnItsDate && game.date.is_none());
        let error = read.err();
        if error.is_some() || game.has_something_to_tell() {
            let whereabouts = Whereabouts { number: tally.games, file: bytes, from, to: reader.bytes_read() };
            findings.extend(chess_findings::of(&game, error, &whereabouts, &mut lines));
        }
    }
    (tally, findings)
}

/// What the tag `Termination` says of the end of a game, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Termination {
    Usual,
    Flag,
    /// An arbiter has decided, who may decide otherwise than the board (FIDE 13.4).
    Arbiter,
}

impl Termination {
    pub(super) fn read(text: &str) -> Termination {
        const BY_ARBITER: [&str; 3] = ["adjudication", "rules infraction", "unplayed"];
        let text = text.to_lowercase();
        match () {
            () if text.contains("time forfeit") => Termination::Flag,
            () if BY_ARBITER.iter().any(|words| text.contains(words)) => Termination::Arbiter,
            () => Termination::Usual,
        }
    }
}

/// `2014.07.??`, also with other signs between the numbers.
fn year_and_month(date: &[u8]) -> Option<(u16, u8)> {
    let mut numbers = date.split(|byte| !byte.is_ascii_digit() && *byte != b'?').map(str::from_utf8);
    let year = numbers.next()?.ok()?.parse().ok().filter(|year| (1000..=9999).contains(year))?;
    let month = numbers.next().and_then(Result::ok).and_then(|month| month.parse().ok());
    Some((year, month.filter(|month| (1..=12).contains(month)).unwrap_or(1)))
}

/// What is kept of the game that is being read.
pub(super) struct Game {
    judged: Judged,
    /// The year and the month, which is January where it is not known.
    date: Option<(u16, u8)>,
    pub(super) rules: &'static Rules,
    initial: Position,
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    /// The byte of the file at which each of them stands.
    pub(super) offsets: Vec<u32>,
    pub(super) counts: Counts,
    /// How deep in variations the reader is.
    depth: usize,
    /// Empty if there is none.
    pub(super) result_tag: String,
    pub(super) termination: Termination,
    /// Whether there is a `SetUp` that wants a position, and whether there is one.
    set_up: bool,
    fen: bool,
    pub(super) time_control: String,
    pub(super) readings: Vec<(usize, Reading)>,
    pub(super) outcome: Option<Outcome>,
    /// What was passed over, and whether it stands in a variation.
    pub(super) problems: Vec<(PgnError, bool)>,
    pub(super) oddities: Vec<Odd>,
}

/// Something odd: its place, and the ply of the main line.
pub(super) struct Odd {
    pub(super) place: Place,
    pub(super) ply: Option<usize>,
    pub(super) oddity: Oddity,
}

impl Game {
    fn new(judged: Judged) -> Game {
        let rules = Edition::default().rules();
        Game {
            judged,
            date: None,
            rules,
            initial: Position::start(),
            start: Position::start(),
            moves: Vec::with_capacity(256),
            offsets: Vec::with_capacity(256),
            counts: Counts::new(rules),
            depth: 0,
            result_tag: String::new(),
            termination: Termination::Usual,
            set_up: false,
            fen: false,
            time_control: String::new(),
            readings: Vec::new(),
            outcome: None,
            problems: Vec::new(),
            oddities: Vec::new(),
        }
    }

    /// By which edition it is judged.
    pub(super) fn edition(&self) -> Edition {
        match (self.judged, self.date) {
            (Judged::By(edition), _) => edition,
            (Judged::OnItsDate, Some((year, month))) => Edition::in_force(year, month),
            (Judged::OnItsDate, None) => Edition::FIDE_2009,
        }
    }

    /// A quick look at a game that could be read: nearly all have nothing to tell.
    fn has_something_to_tell(&self) -> bool {
        let reached = &self.counts.reached;
        let tag_fits = match self.outcome {
            Some(outcome) => self.result_tag.is_empty() || self.tag_fits(outcome),
            None => false,
        };
        reached.repetition.is_some()
            || reached.no_progress.is_some()
            || !tag_fits
            || self.termination == Termination::Flag
            || self.has_set_up_without_fen()
            || !self.readings.is_empty()
            || !self.problems.is_empty()
            || !self.oddities.is_empty()
            || self.end_is_remarkable()
    }

    /// The outcome that goes with the tag `Result`, which may tell more than an outcome can: `1/2-0`.
    pub(super) fn tagged(&self) -> Option<Outcome> {
        let tag = &self.result_tag;
        tag.parse().ok().or_else(|| tag.parse::<GameResult>().ok().map(GameResult::outcome))
    }

    /// Whether the moves end with what the tag `Result` says. A game that was not played may end with nothing.
    pub(super) fn tag_fits(&self, end: Outcome) -> bool {
        let unplayed = self.result_tag.parse().is_ok_and(|result: GameResult| !result.played);
        self.tagged() == Some(end) || unplayed && end == Outcome::Unknown
    }

    /// Whether the points are none that a game can give by itself.
    pub(super) fn is_odd(&self) -> bool {
        let result: Option<GameResult> = self.result_tag.parse().ok();
        result.is_some_and(|result| result.outcome() == Outcome::Unknown)
    }

    /// Anything but an ordinary position in which somebody gave up or agreed.
    fn end_is_remarkable(&self) -> bool {
        let winner = self.outcome.and_then(Outcome::winner);
        chess_end::end(self).is_some()
            || winner.is_some_and(|winner| {
                chess_end::win_is_a_draw(self.last(), winner, false, self.rules).is_some()
            })
    }

    /// The position after the last move.
    pub(super) fn last(&self) -> &Position {
        self.counts.position()
    }

    pub(super) fn has_set_up_without_fen(&self) -> bool {
        self.set_up && !self.fen
    }

    pub(super) fn is_in_variation(&self) -> bool {
        self.depth > 0
    }
}

impl Visitor for Game {
    const SEES_ODDITIES: bool = true;

    fn begin(&mut self) {
        self.moves.clear();
        self.offsets.clear();
        self.problems.clear();
        self.oddities.clear();
        self.set_up = false;
        self.fen = false;
        self.readings.clear();
        self.time_control.clear();
        self.depth = 0;
        self.result_tag.clear();
        self.termination = Termination::Usual;
        self.outcome = None;
        self.date = None;
        let initial = self.initial;
        self.start(&initial);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        match name.bytes() {
            b"Result" if self.result_tag.is_empty() => self.result_tag.push_str(&value.to_str()),
            b"TimeControl" if self.time_control.is_empty() => self.time_control.push_str(&value.to_str()),
            b"SetUp" => self.set_up |= value.bytes() == b"1",
            b"FEN" => self.fen = true,
            b"Date" | b"UTCDate" if self.date.is_none() => self.date = year_and_month(value.bytes()),
            b"Termination" => self.termination = Termination::read(&value.to_str()),
            _ => {}
        }
    }

    fn start(&mut self, position: &Position) -> Interest {
        self.start = *position;
        self.rules = self.edition().rules();
        self.counts.begin(position, self.rules);
        Interest::Read
    }

    #[inline]
    fn stands_at(&mut self, offset: usize) {
        if self.depth == 0 {
            self.offsets.push(offset as u32);
        }
    }

    #[inline]
    fn played(&mut self, _: &Position, played: Move, after: &Position) {
        if self.depth == 0 {
            self.moves.push(played);
            self.counts.add(after);
        }
    }

    fn comment(&mut self, text: Text<'_>) {
        if self.depth == 0 {
            let mut reading = Reading::of_comment(text.bytes());
            if self.moves.is_empty() {
                reading = Reading { changed: reading.changed, ..Reading::default() };
            }
            if !reading.is_empty() {
                self.readings.push((self.moves.len().saturating_sub(1), reading));
            }
        }
    }

    fn variation_begins(&mut self, _: &Position) -> Interest {
        self.depth += 1;
        Interest::Read
    }

    fn variation_ends(&mut self) {
        self.depth -= 1;
    }

    fn odd_result(&mut self, result: GameResult) {
        if self.result_tag.is_empty() {
            self.result_tag = result.to_string();
        }
    }

    fn end(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }

    fn problem(&mut self, error: PgnError) -> Result<(), PgnError> {
        self.problems.push((error, self.is_in_variation()));
        Ok(())
    }

    fn oddity(&mut self, line: usize, column: usize, oddity: Oddity) {
        let ply = self.moves.len().checked_sub(1).filter(|_| !self.is_in_variation());
        self.oddities.push(Odd { place: Place { line, column }, ply, oddity });
    }
}
