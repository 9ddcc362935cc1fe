use super::ClockCommand;
use crate::notation::Sign;

/// What is said of a move or a position: a sign, a numbered glyph or a comment.
///
/// ```
/// use partie_draughts::notation::Sign;
/// use partie_draughts::pdn::Remark;
/// assert_eq!(Remark::comment("+1"), Remark::Sign("+1".parse().unwrap()));
/// assert_eq!(Remark::nag(7), Remark::Sign(Sign::Forced));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// A sign of article 9.
    Sign(Sign),
    /// A numeric annotation glyph.
    Nag(Nag),
    /// A comment.
    Comment(Comment),
}

impl Remark {
    /// A comment, or the sign if the text is nothing but one.
    ///
    /// A `}` would end the comment, so that it becomes `)`; spaces around the text are left out.
    ///
    /// ```
    /// use partie_draughts::pdn::Remark;
    /// let Remark::Comment(comment) = Remark::comment(" {see p. 5} ") else { panic!() };
    /// assert_eq!(comment.text(), "{see p. 5)");
    /// ```
    pub fn comment(text: &str) -> Self {
        let text = text.trim();
        text.parse::<Sign>().map_or_else(|_| Self::Comment(Comment(text.replace('}', ")"))), Self::Sign)
    }

    /// A numbered glyph, or the sign that means the same.
    ///
    /// `$5` and `$6` stay numbers: in chess they are `!?` and `?!`, which mean other things here.
    ///
    /// ```
    /// use partie_draughts::notation::Sign;
    /// use partie_draughts::pdn::Remark;
    /// assert_eq!(Remark::nag(2), Remark::Sign(Sign::Weak));
    /// let Remark::Nag(nag) = Remark::nag(5) else { panic!() };
    /// assert_eq!(nag.number(), 5);
    /// ```
    pub fn nag(number: u16) -> Self {
        match number {
            1 => Self::Sign(Sign::Strong),
            2 => Self::Sign(Sign::Weak),
            3 => Self::Sign(Sign::VeryStrong),
            4 => Self::Sign(Sign::VeryWeak),
            7 => Self::Sign(Sign::Forced),
            _ => Self::Nag(Nag(number)),
        }
    }

    /// Marks of strength as PDN has them, any number of `!` and `?`. What is no sign of ours stays as a comment.
    pub(super) fn strength(marks: &str) -> Self {
        let shortened = if marks.len() > 2 && marks.chars().all(|mark| marks.starts_with(mark)) {
            &marks[..2]
        } else {
            marks
        };
        Self::comment(shortened)
    }
}

/// A numeric annotation glyph that has no sign in article 9.
///
/// ```
/// use partie_draughts::pdn::Remark;
/// assert!(matches!(Remark::nag(10), Remark::Nag(nag) if nag.number() == 10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nag(u16);

impl Nag {
    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// A comment in words, perhaps with commands in it.
///
/// ```
/// use partie_draughts::pdn::{ClockKind, Remark};
/// let Remark::Comment(comment) = Remark::comment("[%clk 1:55:21] at last") else { panic!() };
/// let clocks = comment.clocks();
/// assert_eq!((clocks[0].kind, clocks[0].times[0].ms), (ClockKind::Remaining, 6_921_000));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl Comment {
    /// The whole text, commands included.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The readings of clocks in it; what only looks like one is left alone.
    pub fn clocks(&self) -> Vec<ClockCommand> {
        ClockCommand::all_in(&self.0)
    }
}
