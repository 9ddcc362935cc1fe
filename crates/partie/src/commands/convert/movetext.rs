//! Chess games in any notation. In plain SAN with English letters it is PGN; in others it is for people.

use std::fmt::Write as _;
use std::time::Duration;

use clap::ValueEnum;
use partie_chess::notation::{Letters, Notation as Written, Speech, Style, UciCastling};
use partie_chess::pgn::{Game, Line, Remarks};
use partie_chess::{Colour, Move, Position};

use crate::text::language::Language;

const LINE_LENGTH: usize = 79;

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Notation {
    /// Nf3, exd8=Q, O-O
    San,
    /// Nf3, exd8Q, 0-0, as the Laws have it
    Fide,
    /// Ng1-f3
    Long,
    /// g1f3
    Uci,
    /// knight g1 to f3, in the language of the program
    Spoken,
    /// Springer Gustav eins Felix drei, as appendix E has it
    Announced,
}

/// Notation, letters and language together.
pub(super) struct Wording {
    pub(super) notation: Notation,
    pub(super) letters: Letters,
    pub(super) language: Language,
}

impl Wording {
    fn of(&self, position: &Position, m: Move) -> String {
        let style = |style| Written { letters: self.letters, style };
        match self.notation {
            Notation::San => position.notation(m, style(Style::Pgn)).to_string(),
            Notation::Fide => position.notation(m, style(Style::Fide)).to_string(),
            Notation::Long => position.long_algebraic(m, style(Style::Pgn)).to_string(),
            Notation::Uci => m.uci(UciCastling::Standard).to_string(),
            Notation::Spoken => match self.language {
                Language::English => position.announce(m, Speech::English),
                Language::Czech => position.announce(m, Speech::Czech),
            },
            Notation::Announced => position.announce(m, Speech::Fide),
        }
    }

    fn is_spoken(&self) -> bool {
        matches!(self.notation, Notation::Spoken | Notation::Announced)
    }
}

/// A game with its tags.
pub(super) fn written(game: &Game, wording: &Wording) -> String {
    let pgn = game.to_string();
    if wording.notation == Notation::San && wording.letters == Letters::ENGLISH {
        return pgn;
    }
    let tags = pgn.split("\n\n").next().unwrap_or_default();
    let mut words = Words { wording, words: Vec::new() };
    words.line(&game.line, &game.start);
    words.words.push(game.outcome.to_string());
    let movetext = if wording.is_spoken() { words.words.join("\n") } else { wrapped(&words.words) };
    format!("{tags}\n\n{movetext}\n")
}

/// The words of a movetext; spoken moves are one a line.
struct Words<'a> {
    wording: &'a Wording,
    words: Vec<String>,
}

impl Words<'_> {
    fn line(&mut self, line: &Line, start: &Position) {
        self.remarks(&line.remarks);
        let mut position = *start;
        let mut interrupted = true;
        for step in &line.moves {
            self.played(&position, step.played, interrupted);
            self.remarks(&step.remarks);
            let Remarks { comments, clock, elapsed, eval, .. } = &step.remarks;
            let commented = !comments.is_empty() || clock.or(*elapsed).is_some() || eval.is_some();
            interrupted = commented || !step.variations.is_empty();
            for variation in &step.variations {
                self.words.push("(".to_owned());
                self.line(variation, &position);
                self.words.push(")".to_owned());
            }
            position = position.play(step.played);
        }
    }

    fn played(&mut self, position: &Position, m: Move, interrupted: bool) {
        let written = self.wording.of(position, m);
        let number = match position.turn() {
            Colour::White => Some(format!("{}.", position.move_number())),
            Colour::Black if interrupted || self.wording.is_spoken() => {
                Some(format!("{}...", position.move_number()))
            }
            Colour::Black => None,
        };
        match number {
            Some(number) if self.wording.is_spoken() => self.words.push(format!("{number} {written}")),
            Some(number) => self.words.extend([number, written]),
            None => self.words.push(written),
        }
    }

    fn remarks(&mut self, remarks: &Remarks) {
        self.words.extend(remarks.nags.iter().map(ToString::to_string));
        let clock = remarks.clock.map(|time| format!("[%clk {}]", clock_time(time)));
        let elapsed = remarks.elapsed.map(|time| format!("[%emt {}]", clock_time(time)));
        let eval = remarks.eval.map(|eval| format!("[%eval {eval}]"));
        for comment in [eval, clock, elapsed].iter().flatten().chain(&remarks.comments) {
            self.words.push(format!("{{{comment}}}"));
        }
    }
}

/// `1:29:57` or `0:00:03.5`
fn clock_time(time: Duration) -> String {
    let (seconds, ms) = (time.as_secs(), time.subsec_millis());
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if ms == 0 { whole } else { format!("{whole}.{ms:03}") }
}

/// Lines broken at spaces, in comments too.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut length = 0;
    for word in words.iter().flat_map(|words| words.split(' ')) {
        let width = word.chars().count();
        if length > 0 {
            let breaks = length + 1 + width > LINE_LENGTH;
            text.push(if breaks { '\n' } else { ' ' });
            length = if breaks { 0 } else { length + 1 };
        }
        _ = write!(text, "{word}");
        length += width;
    }
    text
}
