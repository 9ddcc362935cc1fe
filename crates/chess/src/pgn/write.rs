//! PGN in the standard's export format.

use core::fmt::{self, Display, Write};

use super::commands::Command;
use super::game::needs_chess960;
use super::outcome::Outcome;
use super::tags::ROSTER;
use super::variant::{CHESS960, VARIANT};
use super::wrap::Wrapped;
use super::{Game, Line, Remarks, Step};
use crate::{Colour, Position};

const RESULT: &str = "Result";

impl Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut words = Wrapped::new(f);
        write_line(&self.line, &self.start, &mut words)?;
        words.word(self.outcome)?;
        words.end_line()
    }
}

impl Game {
    /// The seven tags of the roster, what the game itself knows, then the others in their order.
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in ROSTER {
            write_tag(f, name, self.tags.get(name).unwrap_or(unknown))?;
        }
        let odd_result = self.tags.get(RESULT).filter(|result| result.parse::<Outcome>().is_err());
        write_tag(f, RESULT, odd_result.unwrap_or(&self.outcome.to_string()))?;
        let needed = needs_chess960(&self.start).then_some(CHESS960);
        if let Some(variant) = self.tags.get(VARIANT).or(needed) {
            write_tag(f, VARIANT, variant)?;
        }
        if self.start != Position::start() {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &self.start.fen())?;
        }
        let known = |name: &str| {
            ROSTER.iter().any(|(known, _)| *known == name)
                || matches!(name, RESULT | VARIANT | "SetUp" | "FEN")
        };
        self.tags
            .iter()
            .filter(|(name, _)| !known(name))
            .try_for_each(|(name, value)| write_tag(f, name, value))
    }
}

/// Quotation marks and backslashes are escaped; a value is one line, so that control characters become spaces.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for char in value.chars() {
        match char {
            '"' | '\\' => write!(f, "\\{char}")?,
            _ if char.is_control() => f.write_char(' ')?,
            _ => f.write_char(char)?,
        }
    }
    f.write_str("\"]\n")
}

fn write_line<W: Write>(line: &Line, start: &Position, words: &mut Wrapped<W>) -> fmt::Result {
    write_remarks(&line.remarks, words)?;
    let mut position = *start;
    // A move of Black has its number only where no move of White stands right before it.
    let mut interrupted = true;
    for step in &line.moves {
        match (position.turn(), interrupted) {
            (Colour::White, _) => words.word(format_args!("{}.", position.move_number()))?,
            (Colour::Black, true) => words.word(format_args!("{}...", position.move_number()))?,
            (Colour::Black, false) => {}
        }
        let after = position.play(step.played);
        words.word(position.san_knowing(step.played, &after))?;
        interrupted = write_about_move(step, &position, words)?;
        position = after;
    }
    Ok(())
}

/// Whether anything but glyphs has come between the move and the next one.
fn write_about_move<W: Write>(
    step: &Step,
    before: &Position,
    words: &mut Wrapped<W>,
) -> Result<bool, fmt::Error> {
    let commented = write_remarks(&step.remarks, words)?;
    let variations = || step.variations.iter().filter(|variation| !variation.is_empty());
    for variation in variations() {
        words.open('(')?;
        write_line(variation, before, words)?;
        words.close(')');
    }
    Ok(commented || variations().next().is_some())
}

/// Whether there was a comment among them.
fn write_remarks<W: Write>(remarks: &Remarks, words: &mut Wrapped<W>) -> Result<bool, fmt::Error> {
    for nag in &remarks.nags {
        words.word(nag)?;
    }
    let mut comments = remarks.comments.iter();
    let has_commands = remarks.commands().next().is_some();
    if has_commands {
        let first = comments.next().map_or("", String::as_str);
        write_comment(remarks.commands(), first, words)?;
    }
    comments.try_for_each(|comment| write_comment([].into_iter(), comment, words))?;
    Ok(has_commands || !remarks.comments.is_empty())
}

/// A comment cannot hold a closing brace: a bracket takes its place.
fn write_comment<W: Write>(
    mut commands: impl Iterator<Item = Command>,
    comment: &str,
    words: &mut Wrapped<W>,
) -> fmt::Result {
    words.open('{')?;
    commands.try_for_each(|command| words.word(command))?;
    comment.split_ascii_whitespace().try_for_each(|word| words.word(word.replace('}', ")")))?;
    words.close('}');
    Ok(())
}
