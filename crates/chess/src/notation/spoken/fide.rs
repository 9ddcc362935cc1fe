//! The words that FIDE E2.1 suggests for announcing moves.

use super::vocabulary::{NAMES, Vocabulary, Word};
use crate::{CastlingSide, Kind};

pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    files: NAMES,
    ranks: ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"],
    joint: " ",
    pieces: ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"],
    goes: " ",
    takes: " schlaegt ",
    promotions: ["", " Springer", " Laeufer", " Turm", " Dame", ""],
    castling: ["Kurze Rochade", "Lange Rochade"],
    en_passant: " en passant",
    check: ", Schach",
    mate: ", Matt",
    understood: &[
        ("funf", Word::Rank(4)),
        ("zwo", Word::Rank(1)),
        ("koening", Word::Piece(Kind::King)), // as the Laws have been printed
        ("konig", Word::Piece(Kind::King)),
        ("laufer", Word::Piece(Kind::Bishop)),
        ("schlagt", Word::Takes),
        ("schlaegt", Word::Takes),
        ("nimmt", Word::Takes),
        ("mal", Word::Takes),
        ("rochade", Word::Castling),
        ("kurze", Word::Side(CastlingSide::King)),
        ("kleine", Word::Side(CastlingSide::King)),
        ("lange", Word::Side(CastlingSide::Queen)),
        ("grosse", Word::Side(CastlingSide::Queen)),
        ("von", Word::Filler),
        ("nach", Word::Filler),
        ("auf", Word::Filler),
        ("wird", Word::Filler),
        ("zur", Word::Filler),
        ("zum", Word::Filler),
        ("schach", Word::Filler),
        ("matt", Word::Filler),
        ("schachmatt", Word::Filler),
    ],
};
