use crate::Kind;
use crate::notation::Letters;

/// How a move is set down, whatever the letters of the pieces.
///
/// ```
/// use partie_chess::Position;
/// use partie_chess::notation::{Letters, Notation, Style};
/// let position: Position = "6k1/3P4/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let written = |text, style| {
///     let m = position.read(text, Letters::ENGLISH).unwrap();
///     position.notation(m, Notation { letters: Letters::CZECH, style }).to_string()
/// };
/// assert_eq!(written("d8Q", Style::Fide), "d8D+");
/// assert_eq!(written("d8Q", Style::Pgn), "d8=D+");
/// assert_eq!(written("0-0", Style::Fide), "0-0");
/// assert_eq!(written("0-0", Style::Pgn), "O-O");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// As FIDE C8 to C13 have it: `d8D`, `0-0`, `exf6 e.p.`; of the two signs for mate, `#`.
    Fide,
    /// As the PGN standard has it: `d8=Q`, `O-O`, nothing for en passant, `#`.
    #[default]
    Pgn,
}

/// The signs in which the styles differ.
pub(crate) struct Signs {
    /// Between a pawn's last square and the letter of the new piece.
    pub(crate) promotion: &'static str,
    /// King's side, queen's side.
    pub(crate) castling: [&'static str; 2],
    pub(crate) en_passant: &'static str,
}

impl Style {
    #[inline]
    pub(crate) const fn signs(self) -> &'static Signs {
        match self {
            Style::Fide => &Signs { promotion: "", castling: ["0-0", "0-0-0"], en_passant: " e.p." },
            Style::Pgn => &Signs { promotion: "=", castling: ["O-O", "O-O-O"], en_passant: "" },
        }
    }
}

/// Letters and style together; any letters go with any style.
///
/// ```
/// use partie_chess::Position;
/// use partie_chess::notation::{Letters, Notation};
/// let start = Position::start();
/// let m = start.read("Jf3", Letters::CZECH).unwrap();
/// assert_eq!(start.notation(m, Notation::CZECH).to_string(), "Jf3");
/// assert_eq!(start.notation(m, Notation::PGN).to_string(), "Nf3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notation {
    /// The letters of the pieces.
    pub letters: Letters,
    /// The signs around them.
    pub style: Style,
}

impl Notation {
    /// English letters in the style of PGN.
    pub const PGN: Notation = Notation { letters: Letters::ENGLISH, style: Style::Pgn };
    /// Czech letters in the style of the Laws, as on a Czech scoresheet.
    pub const CZECH: Notation = Notation { letters: Letters::CZECH, style: Style::Fide };

    /// The letter before a move of this kind of piece: none for a pawn (FIDE C4).
    #[inline]
    pub(crate) const fn letter(self, kind: Kind) -> &'static str {
        match kind {
            Kind::Pawn => "",
            _ => self.letters.letter(kind),
        }
    }
}

impl Default for Notation {
    fn default() -> Notation {
        Notation::PGN
    }
}
