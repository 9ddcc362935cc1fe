use super::{GameResult, Nag, Oddity, Outcome, PgnError, Text};
use crate::{Move, Position};

/// Whether a [`Visitor`] wants to be told what comes next.
///
/// ```
/// use partie_chess::Position;
/// use partie_chess::pgn::{Interest, Reader, Visitor};
///
/// struct MainLine;
///
/// impl Visitor for MainLine {
///     fn variation_begins(&mut self, _before: &Position) -> Interest {
///         Interest::Skip
///     }
/// }
///
/// let file = b"1. e4 (1. -- e5) e5 *";
/// assert!(Reader::new(file).read(&mut ()).unwrap().is_err());
/// assert!(Reader::new(file).read(&mut MainLine).unwrap().is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interest {
    /// Read it and check its moves.
    Read,
    /// Pass over it, unchecked.
    Skip,
}

/// What is done with the games of a PGN file while they are read. Every method but the ones you care for can be left as
/// it is. A game that turns out to be broken is left without [`Visitor::end`].
///
/// ```
/// use partie_chess::pgn::{Reader, Visitor};
/// use partie_chess::{Move, Position};
///
/// #[derive(Default)]
/// struct Captures(u32);
///
/// impl Visitor for Captures {
///     fn played(&mut self, before: &Position, played: Move, _after: &Position) {
///         self.0 += u32::from(before.is_capture(played));
///     }
/// }
///
/// let mut captures = Captures::default();
/// let mut reader = Reader::new(b"1. e4 d5 2. exd5 Qxd5 *");
/// while let Some(result) = reader.read(&mut captures) {
///     result.unwrap();
/// }
/// assert_eq!(captures.0, 2);
/// ```
#[expect(unused_variables, reason = "the names tell what the arguments are; these bodies need none of them")]
pub trait Visitor {
    /// Whether to report odd move numbers and marks to [`Visitor::oddity`]; checking them takes time.
    const SEES_ODDITIES: bool = false;

    /// A game begins.
    fn begin(&mut self) {}

    /// A tag pair of its tag section.
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {}

    /// The tag section is over; the game starts from this position.
    fn start(&mut self, position: &Position) -> Interest {
        Interest::Read
    }

    /// The byte of the file at which the move stands that is played next.
    fn stands_at(&mut self, offset: usize) {}

    /// A legal move of the main line, or of the variation that is open.
    fn played(&mut self, before: &Position, played: Move, after: &Position) {}

    /// A comment on the last move, or on the start of the line.
    fn comment(&mut self, text: Text<'_>) {}

    /// An annotation of the last move.
    fn nag(&mut self, nag: Nag) {}

    /// A variation on the last move begins, from the position `before` it.
    fn variation_begins(&mut self, before: &Position) -> Interest {
        Interest::Read
    }

    /// The variation that was begun last is over. Not called for one that was passed over.
    fn variation_ends(&mut self) {}

    /// Something is wrong that can be passed over: a tag that cannot be read, a bracket or a sign that does not belong
    /// here, a variation with a move that is not legal, which is then left there. With `Ok` the game is read on, with `Err`
    /// it is given up.
    ///
    /// # Errors
    /// When the game is not to be read on.
    fn problem(&mut self, error: PgnError) -> Result<(), PgnError> {
        Err(error)
    }

    /// Something is odd at a place, and is tolerated.
    fn oddity(&mut self, line: usize, column: usize, oddity: Oddity) {}

    /// The moves end with a result that PGN does not know, such as `1/2-0`; the outcome is unknown then.
    fn odd_result(&mut self, result: GameResult) {}

    /// The game is over; there may be no outcome at the end of its moves.
    fn end(&mut self, outcome: Option<Outcome>) {}
}

/// A visitor that does nothing: reading with it checks that every move of a file is legal.
impl Visitor for () {}
