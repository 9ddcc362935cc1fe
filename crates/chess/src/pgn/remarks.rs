use core::time::Duration;

use super::commands::{Command, Eval};
use super::{Nag, Text};

/// What is said about a move, or about the start of a line.
///
/// ```
/// use partie_chess::pgn::Game;
/// let game: Game = "1. e4 $1 {[%clk 1:29:57] Best by test.} *".parse().unwrap();
/// let remarks = &game.line.moves[0].remarks;
/// assert_eq!(remarks.nags[0].mark(), Some("!"));
/// assert_eq!(remarks.clock.unwrap().as_secs(), 5397);
/// assert_eq!(remarks.comments, ["Best by test."]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// Annotation glyphs.
    pub nags: Vec<Nag>,
    /// Comments, without the commands that the fields below tell, with single spaces and without closing braces,
    /// which a comment cannot hold.
    pub comments: Vec<String>,
    /// What the player's clock showed after the move: `[%clk 1:29:57]`.
    pub clock: Option<Duration>,
    /// How long the move took: `[%emt 0:00:03]`.
    pub elapsed: Option<Duration>,
    /// What an engine thinks of the position: `[%eval 0.35,21]`.
    pub eval: Option<Eval>,
}

impl Remarks {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Remarks::default()
    }

    /// Takes a comment apart. A second clock, or a command that cannot be read, stays in the text.
    pub(super) fn add_comment(&mut self, text: Text<'_>) {
        let text = text.to_str();
        let mut kept = String::new();
        let mut rest = &*text;
        while let Some(start) = rest.find("[%") {
            let Some(end) = rest[start..].find(']').map(|length| start + length + 1) else { break };
            kept.push_str(&rest[..start]);
            if !Command::read(&rest[start..end]).is_some_and(|command| self.take(command)) {
                kept.push_str(&rest[start..end]);
            }
            rest = &rest[end..];
        }
        kept.push_str(rest);
        // Only what breaks lines may be put elsewhere: other spaces are part of the text.
        let words: Vec<&str> = kept.split_ascii_whitespace().collect();
        if !words.is_empty() {
            self.comments.push(words.join(" ").replace('}', ")"));
        }
    }

    /// Whether there was still room for the command.
    fn take(&mut self, command: Command) -> bool {
        fn fill<T>(field: &mut Option<T>, value: T) -> bool {
            let free = field.is_none();
            field.get_or_insert(value);
            free
        }
        match command {
            Command::Clock(time) => fill(&mut self.clock, time),
            Command::Elapsed(time) => fill(&mut self.elapsed, time),
            Command::Eval(eval) => fill(&mut self.eval, eval),
        }
    }

    /// The commands that tell what is not in the comments.
    pub(super) fn commands(&self) -> impl Iterator<Item = Command> {
        [self.eval.map(Command::Eval), self.clock.map(Command::Clock), self.elapsed.map(Command::Elapsed)]
            .into_iter()
            .flatten()
    }
}
