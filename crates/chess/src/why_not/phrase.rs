//! A reason as a phrase, to be put into words in any language.

use partie_laws::{Phrase, Said};

use super::{CastlingPart, Moved, PlacedPiece, WhyNot};
use crate::{Colour, Kind, Square};

impl WhyNot {
    /// The reason as a key and facts, to be put into words in any language.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let why_not = Position::start().find_move(Square::C1, Square::E3, None).unwrap_err();
    /// assert_eq!(why_not.phrase().key, "chess-in-the-way");
    /// ```
    pub fn phrase(&self) -> Phrase {
        let say = Phrase::new;
        match self {
            WhyNot::NoPiece { from } => say("chess-no-piece").with("square", Said::text(from)),
            WhyNot::NotYourPiece { piece } => {
                let owner = piece.piece.colour;
                say("chess-not-your-piece")
                    .with("piece", placed(*piece))
                    .with("owner", colour(owner))
                    .with("turn", colour(!owner))
            }
            WhyNot::StaysPut { piece } => say("chess-stays-put").with("piece", placed(*piece)),
            WhyNot::WrongWay { piece, .. } => say(how_it_moves(piece.kind())),
            WhyNot::NotOriginalSquare { pawn } => {
                say("chess-not-original-square").with("pawn", placed(*pawn))
            }
            WhyNot::CapturesKing { .. } => say("chess-captures-king"),
            WhyNot::InTheWay { by } | WhyNot::PawnBlocked { by, .. } => {
                say("chess-in-the-way").with("by", placed(*by))
            }
            WhyNot::OwnPiece { own } => {
                say("chess-own-piece").with("kind", word(own.kind())).with("square", Said::text(&own.square))
            }
            WhyNot::NothingToCapture { to } => say("chess-nothing-to-capture").with("square", Said::text(to)),
            WhyNot::EnPassantTooLate { beside } => {
                say("chess-en-passant-too-late").with("pawn", placed(*beside))
            }
            WhyNot::PromotionMissing { to } => say("chess-promotion-missing").with("square", Said::text(to)),
            WhyNot::PromotionNotAllowed { kind } => {
                say("chess-promotion-not-allowed").with("kind", word(*kind))
            }
            WhyNot::NotAPromotion { kind } => say("chess-not-a-promotion").with("kind", word(*kind)),
            WhyNot::KingToAttackedSquare { to, by } => attacked("chess-king-to-attacked-square", *to, by),
            WhyNot::CheckNotAnswered { by } => say("chess-check-not-answered").with("by", pieces(by)),
            WhyNot::Pinned { piece, by } => {
                say("chess-pinned").with("piece", placed(*piece)).with("by", placed(*by))
            }
            WhyNot::EnPassantExposesKing { by } => {
                say("chess-en-passant-exposes-king").with("by", pieces(by))
            }
            WhyNot::NoCastlingRook { at } => say("chess-no-castling-rook").with("square", Said::text(at)),
            WhyNot::CastlingRightLost { moved, rook } => {
                say(who_has_moved(*moved)).with("rook", Said::text(rook))
            }
            WhyNot::CastlingBlocked { by, .. } => say("chess-castling-blocked").with("by", placed(*by)),
            WhyNot::CastlingAttacked { square, part, by } => attacked(castling_and_check(*part), *square, by),
            WhyNot::CastlingExposesKing { rook, by } => {
                say("chess-castling-exposes-king").with("rook", Said::text(rook)).with("by", pieces(by))
            }
        }
    }
}

fn who_has_moved(moved: Moved) -> &'static str {
    match moved {
        Moved::King => "chess-king-has-moved",
        Moved::Rook => "chess-rook-has-moved",
        Moved::KingOrRook => "chess-king-or-rook-has-moved",
    }
}

fn castling_and_check(part: CastlingPart) -> &'static str {
    match part {
        CastlingPart::Start => "chess-castling-out-of-check",
        CastlingPart::Crossed => "chess-castling-through-check",
        CastlingPart::End => "chess-castling-into-check",
    }
}

fn how_it_moves(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "chess-how-a-pawn-moves",
        Kind::Knight => "chess-how-a-knight-moves",
        Kind::Bishop => "chess-how-a-bishop-moves",
        Kind::Rook => "chess-how-a-rook-moves",
        Kind::Queen => "chess-how-a-queen-moves",
        Kind::King => "chess-how-a-king-moves",
    }
}

fn attacked(key: &'static str, square: Square, by: &[PlacedPiece]) -> Phrase {
    Phrase::new(key).with("square", Said::text(&square)).with("by", pieces(by))
}

fn placed(piece: PlacedPiece) -> Said {
    pieces(&[piece])
}

fn pieces(pieces: &[PlacedPiece]) -> Said {
    Said::Pieces(pieces.iter().map(|piece| (name(piece.kind()).into(), piece.square.to_string())).collect())
}

fn word(kind: Kind) -> Said {
    Said::word(name(kind))
}

fn colour(colour: Colour) -> Said {
    Said::word(match colour {
        Colour::White => "word-white",
        Colour::Black => "word-black",
    })
}

const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "word-pawn",
        Kind::Knight => "word-knight",
        Kind::Bishop => "word-bishop",
        Kind::Rook => "word-rook",
        Kind::Queen => "word-queen",
        Kind::King => "word-king",
    }
}
