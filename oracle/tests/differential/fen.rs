//! FEN in its dialects, written by us and by the others, and read back through the others.

use partie_chess::Square;
use partie_chess::fen::{self, Dialect};
use partie_oracle::peers::{self, Peers};
use partie_oracle::random;
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position as _};

use crate::POSITIONS;

#[test]
fn fen_is_that_of_shakmaty_and_cozy_chess() {
    peers::walk(random::seed() ^ 1, POSITIONS, |peers, _| {
        same_fen(peers);
        same_shredder_fen(peers);
        same_en_passant(peers);
        back_through_the_others(peers);
    });
}

fn same_fen(peers: &Peers) {
    let theirs = |mode| Fen::from_position(&peers.shakmaty, mode).to_string();
    let standard = peers.ours.fen();
    assert_eq!(standard, theirs(EnPassantMode::Always));
    assert_eq!(peers.ours.fen_in(Dialect::XFen), theirs(EnPassantMode::PseudoLegal));
    assert_eq!(fen::read_strict(&standard), Ok(peers.ours));
}

fn same_shredder_fen(peers: &Peers) {
    // Cozy-chess stops counting at 100 plies.
    if peers.ours.plies_since_progress() <= 100 {
        assert_eq!(peers.ours.fen_in(Dialect::Shredder), format!("{:#}", peers.cozy));
    }
}

fn same_en_passant(peers: &Peers) {
    let ours = peers.ours.en_passant_square().map(Square::index);
    let theirs = peers.shakmaty.ep_square(EnPassantMode::Legal).map(usize::from);
    assert_eq!(ours, theirs, "the en-passant square of {:?}", peers.ours);
}

/// What the others write, we read as the position that we had.
fn back_through_the_others(peers: &Peers) {
    let shredder = peers.ours.fen_in(Dialect::Shredder);
    assert_eq!(fen::read_strict(&shredder), Ok(peers.ours));
    let Some(through_shakmaty) = peers::shakmaty_from(&shredder) else { return };
    let back = Fen::from_position(&through_shakmaty, EnPassantMode::Always).to_string();
    assert_eq!(fen::read_lenient(&back), Ok(peers.ours));
}
