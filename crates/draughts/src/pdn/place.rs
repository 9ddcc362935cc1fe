use std::fmt;

/// A place in a text: line and column, both from 1, the column in characters.
///
/// ```
/// use partie_draughts::pdn::Tokens;
/// let star = Tokens::new("{č}\n *").nth(1).unwrap().unwrap();
/// assert_eq!(star.place.to_string(), "line 2, column 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl Place {
    pub(super) const START: Self = Self { line: 1, column: 1 };

    /// The place behind this text, which begins here.
    #[must_use]
    pub(super) fn after(self, text: &str) -> Self {
        text.chars().fold(self, |place, passed| match passed {
            '\n' => Self { line: place.line + 1, column: 1 },
            _ => Self { column: place.column + 1, ..place },
        })
    }

    /// The place of a column in a text that begins here.
    #[must_use]
    pub(super) fn at_column(self, text: &str, column: usize) -> Self {
        let end = text.char_indices().nth(column.saturating_sub(1)).map_or(text.len(), |(at, _)| at);
        self.after(&text[..end])
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
