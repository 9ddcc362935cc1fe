//! The quick reading of plain English notation, as nearly every move in a PGN file is written.

use crate::{Bitboard, CastlingSide, Kind, Move, Position, Square};

/// The move that a token such as `Nbd7+` or `exd8=Q` means, if it is plain notation and exactly one legal move fits.
/// Anything else is for the lenient reader, which can also tell what is wrong.
#[inline]
pub(crate) fn read_plain(token: &[u8], position: &Position) -> Option<Move> {
    let mut text = token;
    while let [rest @ .., b'!' | b'?'] = text {
        text = rest;
    }
    read_unannotated(text, position)
}

/// The same for a token that may not have annotation marks.
#[inline(always)]
pub(crate) fn read_unannotated(token: &[u8], position: &Position) -> Option<Move> {
    let mut text = token;
    // A check or mate says nothing about which move it is.
    while let [rest @ .., b'+' | b'#'] = text {
        text = rest;
    }
    let (&letter, rest) = text.split_first()?;
    // One branch on the letter, after which the compiler knows the kind of piece all the way.
    match letter {
        b'a'..=b'h' => pawn_move(text, position),
        b'N' => piece_move(Kind::Knight, rest, position),
        b'B' => piece_move(Kind::Bishop, rest, position),
        b'R' => piece_move(Kind::Rook, rest, position),
        b'Q' => piece_move(Kind::Queen, rest, position),
        b'K' => piece_move(Kind::King, rest, position),
        b'O' | b'0' => position.castling(castling_side(text)?),
        _ => None,
    }
}

#[inline(always)]
fn piece_move(kind: Kind, text: &[u8], position: &Position) -> Option<Move> {
    let (before, to) = split_target(text)?;
    position.candidates(kind, to, origins(before)?, None).only()
}

/// A pawn with nothing before its target does not change its file; with a file alone it captures.
#[inline(always)]
fn pawn_move(text: &[u8], position: &Position) -> Option<Move> {
    let (text, promotion) = split_promotion(text);
    let (before, to) = split_target(text)?;
    let own_file = Bitboard::file(to.file());
    let among = match before {
        [] => own_file,
        [b'a'..=b'h'] | [b'a'..=b'h', b'x'] => origins(before)?.without(own_file),
        [_, _, ..] => origins(before)?,
        _ => return None,
    };
    position.candidates(Kind::Pawn, to, among, promotion).only()
}

#[inline(always)]
fn split_target(text: &[u8]) -> Option<(&[u8], Square)> {
    let (before, &[file, rank]) = text.split_last_chunk()?;
    Some((before, square(file, rank)?))
}

fn castling_side(text: &[u8]) -> Option<CastlingSide> {
    match text {
        b"O-O" | b"0-0" => Some(CastlingSide::King),
        b"O-O-O" | b"0-0-0" => Some(CastlingSide::Queen),
        _ => None,
    }
}

#[inline]
fn kind(letter: u8) -> Option<Kind> {
    match letter {
        b'N' => Some(Kind::Knight),
        b'B' => Some(Kind::Bishop),
        b'R' => Some(Kind::Rook),
        b'Q' => Some(Kind::Queen),
        b'K' => Some(Kind::King),
        _ => None,
    }
}

#[inline]
fn split_promotion(text: &[u8]) -> (&[u8], Option<Kind>) {
    match text {
        [rest @ .., b'=', letter] | [rest @ .., letter] if kind(*letter).is_some() => (rest, kind(*letter)),
        _ => (text, None),
    }
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
}

/// Where the piece may stand, by what is written before the target square.
#[inline(always)]
fn origins(before: &[u8]) -> Option<Bitboard> {
    let before = match before {
        [rest @ .., b'x'] => rest,
        _ => before,
    };
    match *before {
        [] => Some(Bitboard::ALL),
        [file @ b'a'..=b'h'] => Some(Bitboard::file(file - b'a')),
        [rank @ b'1'..=b'8'] => Some(Bitboard::rank(rank - b'1')),
        [file, rank] => Some(Bitboard::from(square(file, rank)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(fen: &str, rows: &[(&str, Option<&str>)]) {
        let position: Position = fen.parse().unwrap();
        for (token, expected) in rows {
            let found = read_plain(token.as_bytes(), &position).map(|m| format!("{m:?}"));
            assert_eq!(found.as_deref(), *expected, "{token} in {fen}");
        }
    }

    #[test]
    fn plain_notation() {
        check(
            "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3",
            &[
                ("d3", Some("d4d3")),
                ("dxe3", Some("d4e3")),
                ("de3", Some("d4e3")),
                ("e3", None),
                ("xe3", None),
                ("e5!?", Some("e7e5")),
                ("e7e5", Some("e7e5")),
                ("e5=K", None),
                ("ee5", None),
                ("Nc6", Some("b8c6")),
                ("Nbc6", Some("b8c6")),
                ("Nb8c6", Some("b8c6")),
                ("N8c6+", Some("b8c6")),
                ("N1c6", None),
                ("Qxd4", None),
                ("O-O", None),
                ("", None),
                ("N", None),
                ("+", None),
                ("e9", None),
                ("Jc6", None),
            ],
        );
        check(
            "1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1",
            &[
                ("a8=Q", Some("a7a8q")),
                ("a8N", Some("a7a8n")),
                ("axb8=R+", Some("a7b8r")),
                ("a8", None),
                ("a8=K", None),
                ("axb8", None),
                ("O-O", Some("e1h1")),
                ("0-0-0", Some("e1a1")),
                ("O-O-O#", Some("e1a1")),
                ("O-0", None),
                ("Ke2", Some("e1e2")),
                ("Ra2", Some("a1a2")),
                ("Ra3=Q", None),
            ],
        );
    }

    #[test]
    fn fide_c_10_two_pieces_need_their_file_rank_or_both() {
        check(
            "4k3/8/8/8/3Q4/8/4K3/Q2Q4 w - - 0 1",
            &[
                ("Qb2", None),
                ("Q1b2", Some("a1b2")),
                ("Qab2", Some("a1b2")),
                ("Qdd3", None),
                ("Qd3", None),
                ("Qd4d3", Some("d4d3")),
                ("Q1d3", Some("d1d3")),
            ],
        );
    }

    #[test]
    fn fide_3_9_a_pinned_piece_is_no_candidate() {
        check("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", &[("Ne2", Some("g1e2")), ("Nce2", None)]);
    }
}
