use partie_laws::Article;

use crate::{Colour, Move, Piece, Square, Squares};

/// The reason why a path is not a legal move, with the squares and moves that it is about.
///
/// Its text is short and says what is the matter; the [`article`](Self::article) says by which rule.
///
/// ```
/// use partie_draughts::{Colour::*, Piece::*, Position, WhyNot};
/// let square = |name: &str| name.parse().unwrap();
/// let pieces = [("c3", White, Man), ("g1", White, Man), ("d4", Black, Man)];
/// let pieces = pieces.map(|(name, colour, piece)| (square(name), colour, piece));
/// let position = Position::from_pieces(White, pieces).unwrap();
/// let why_not = position.find_move(&[square("g1"), square("h2")]).unwrap_err();
/// assert_eq!(why_not, WhyNot::CaptureIsCompulsory { by: square("c3").into() });
/// assert_eq!(why_not.article().to_string(), "ČUD 4.1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyNot {
    /// A path has at least two squares.
    TooShort,
    /// Nothing stands on the first square.
    NoPiece {
        /// That square.
        from: Square,
    },
    /// The piece is the opponent's, who could not play this either.
    NotYourPiece {
        /// Where it stands.
        from: Square,
        /// Who is to move.
        turn: Colour,
    },
    /// The opponent could play this, but is not to move.
    NotYourTurn {
        /// Who is to move.
        turn: Colour,
    },
    /// The same square twice running.
    StaysPut {
        /// That square.
        at: Square,
    },
    /// Two squares that follow each other are not on one diagonal.
    NotDiagonal {
        /// What was to move.
        piece: Piece,
        /// The first of the squares.
        from: Square,
        /// The second.
        to: Square,
    },
    /// A man neither moves nor captures backward.
    ManBackward {
        /// Where it stands, or stood during the capture.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The enemy piece that it was to jump, if any.
        over: Option<Square>,
    },
    /// A man moves one square; two only to jump a piece.
    ManTooFar {
        /// Where it stands, or stood during the capture.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A man that has reached the last row is a king only after the opponent's next move.
    NewKingStops {
        /// The square on the last row.
        at: Square,
    },
    /// The target is not free.
    Occupied {
        /// What was to move.
        piece: Piece,
        /// The target.
        at: Square,
    },
    /// A piece of its own colour is in the king's way.
    Blocked {
        /// Where the other piece stands.
        by: Square,
    },
    /// The capture would lead over a piece of its own colour.
    OwnPieceJumped {
        /// Where that piece stands.
        at: Square,
    },
    /// The capture would lead over an enemy piece that it has jumped before.
    JumpedTwice {
        /// Where that piece stands.
        at: Square,
    },
    /// An enemy piece that the capture has jumped is still on the board and in the way.
    JumpedPieceInTheWay {
        /// Where that piece stands.
        at: Square,
    },
    /// The square behind an enemy piece is not free.
    NoRoomBehind {
        /// What was to jump.
        piece: Piece,
        /// The enemy piece.
        over: Square,
        /// The square behind it.
        behind: Square,
    },
    /// A path of several legs is a capture, and on this leg there is nothing to capture.
    NothingToJump {
        /// What was to jump.
        piece: Piece,
        /// Where the leg begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// Some piece can capture, so that no other move is legal.
    CaptureIsCompulsory {
        /// The pieces of which one must capture.
        by: Squares,
    },
    /// A king can capture, so that a man must not.
    KingMustCapture {
        /// The kings of which one must capture.
        kings: Squares,
    },
    /// The piece can jump on from where it was to stop.
    Incomplete {
        /// What captures.
        piece: Piece,
        /// The captures that go on from there.
        moves: Vec<Move>,
    },
    /// The king cannot jump on from where it was to stop, but from another square behind the same piece.
    WrongLanding {
        /// The squares from where it can.
        landings: Squares,
        /// The captures that lead over them.
        moves: Vec<Move>,
    },
    /// The path is the short form of several captures: it needs more of the squares where the piece lands (see ČUD 4.9).
    Ambiguous {
        /// All of them.
        moves: Vec<Move>,
    },
}

impl WhyNot {
    /// The article that forbids it.
    pub const fn article(&self) -> Article {
        Article::czech_draughts(match self {
            Self::TooShort => "8.2a",
            Self::NoPiece { .. } | Self::NotYourPiece { .. } | Self::NotYourTurn { .. } => "3.3",
            Self::StaysPut { .. } => "3.2",
            Self::NotDiagonal { piece, .. } | Self::Occupied { piece, .. } => match piece {
                Piece::Man => "3.4",
                Piece::King => "3.9",
            },
            Self::ManBackward { over: Some(_), .. } | Self::CaptureIsCompulsory { .. } => "4.1",
            Self::ManBackward { over: None, .. } | Self::ManTooFar { .. } => "3.4",
            Self::NewKingStops { .. } => "3.8",
            Self::Blocked { .. } => "3.9",
            Self::NoRoomBehind { piece, .. } | Self::NothingToJump { piece, .. } => match piece {
                Piece::Man => "4.2",
                Piece::King => "4.3",
            },
            Self::OwnPieceJumped { .. } => "4.7",
            Self::JumpedTwice { .. } => "4.8",
            Self::JumpedPieceInTheWay { .. } => "4.11",
            Self::KingMustCapture { .. } => "4.14",
            Self::Incomplete { piece, .. } => match piece {
                Piece::Man => "4.5",
                Piece::King => "4.13",
            },
            Self::WrongLanding { .. } => "4.6",
            Self::Ambiguous { .. } => "8.2",
        })
    }
}
