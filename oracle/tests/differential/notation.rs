//! SAN and UCI, written by us and by shakmaty, and read back by both.

use partie_chess::notation::UciCastling;
use partie_chess::{Move, Position};
use partie_oracle::peers::{self, Peers};
use partie_oracle::random;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Position as _};

/// All moves of these positions are written, so there are about 30 times as many moves.
const POSITIONS: usize = 100_000;

#[test]
fn san_and_uci_are_those_of_shakmaty() {
    peers::walk(random::seed() ^ 4, POSITIONS, |peers, _| {
        for theirs in peers.shakmaty.legal_moves() {
            let ours = our_move(&peers.ours, theirs);
            same_san(peers, ours, theirs);
            same_uci(&peers.ours, ours, theirs);
        }
    });
}

fn our_move(position: &Position, theirs: shakmaty::Move) -> Move {
    let plain = peers::shakmaty_plain(theirs);
    let found = position.legal_moves().iter().copied().find(|&m| peers::plain(m) == plain);
    found.unwrap_or_else(|| panic!("{theirs} is not legal for us in {position:?}"))
}

fn same_san(peers: &Peers, ours: Move, theirs: shakmaty::Move) {
    let (position, other): (&Position, &Chess) = (&peers.ours, &peers.shakmaty);
    let san = position.san(ours).to_string();
    assert_eq!(san, SanPlus::from_move(other.clone(), theirs).to_string(), "{ours:?} in {position:?}");
    assert_eq!(position.read_san(&san), Ok(ours), "{san} in {position:?}");
    let read = SanPlus::from_ascii(san.as_bytes()).ok().and_then(|read| read.san.to_move(other).ok());
    assert_eq!(read, Some(theirs), "{san} in {position:?}");
}

fn same_uci(position: &Position, ours: Move, theirs: shakmaty::Move) {
    let castling_to_rook = ours.uci(UciCastling::Chess960).to_string();
    assert_eq!(castling_to_rook, theirs.to_uci(CastlingMode::Chess960).to_string());
    assert_eq!(position.read_uci(&castling_to_rook), Ok(ours), "{castling_to_rook} in {position:?}");
    let standard = ours.uci(UciCastling::Standard).to_string();
    assert_eq!(position.read_uci(&standard), Ok(ours), "{standard} in {position:?}");
    // Where pieces do not stand as in standard chess, shakmaty writes castling in a way that can mean a king's move.
    let usual_squares = ours.from().file() == 4 && matches!(ours.to().file(), 0 | 7);
    if !ours.is_castling() || usual_squares {
        assert_eq!(standard, theirs.to_uci(CastlingMode::Standard).to_string());
    }
}
