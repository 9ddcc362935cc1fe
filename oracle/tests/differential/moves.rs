//! Legal moves, check, checkmate and stalemate.

use std::collections::BTreeMap;

use cozy_chess::GameStatus;
use partie_chess::{Move, Position};
use partie_oracle::peers::{self, Peers, PlainMove};
use partie_oracle::random::{self, Random};
use partie_oracle::setups;
use shakmaty::{Move as Theirs, Position as _};

use crate::POSITIONS;

#[test]
fn legal_moves_and_outcomes_are_those_of_shakmaty_and_cozy_chess() {
    let mut corners = BTreeMap::new();
    peers::walk(random::seed(), POSITIONS, |peers, _| {
        same_moves(peers);
        same_outcome(peers);
        note_corners(&mut corners, &peers.ours);
    });
    println!("{corners:?}");
    for (corner, least) in CORNERS {
        let seen = corners.get(corner).copied().unwrap_or(0);
        assert!(seen >= least, "only {seen} times {corner}: the games are too tame to prove anything");
    }
}

/// What the games must have met, and how often at least.
const CORNERS: [(&str, usize); 8] = [
    ("en passant", 200),
    ("castling", 3000),
    ("castling past an outermost rook", 30),
    ("promotion", 3000),
    ("check", 5000),
    ("double check", 30),
    ("checkmate", 100),
    ("stalemate", 10),
];

fn note_corners(corners: &mut BTreeMap<&str, usize>, position: &Position) {
    let moves = position.legal_moves();
    let noted = [
        ("en passant", moves.iter().any(|m| m.is_en_passant())),
        ("castling", moves.iter().any(|m| m.is_castling())),
        ("castling past an outermost rook", has_inner_rook(position)),
        ("promotion", moves.iter().any(|m| m.promotion().is_some())),
        ("check", position.is_check()),
        ("double check", position.checkers().several()),
        ("checkmate", position.is_checkmate()),
        ("stalemate", position.is_stalemate()),
    ];
    for (corner, _) in noted.into_iter().filter(|&(_, met)| met) {
        *corners.entry(corner).or_default() += 1;
    }
}

/// FEN writes the file of a castling rook that is not the outermost one.
fn has_inner_rook(position: &Position) -> bool {
    position.fen().split(' ').nth(2).is_some_and(|rights| rights.contains(|c: char| !"KQkq-".contains(c)))
}

#[test]
fn captures_in_passing_are_those_of_shakmaty_and_cozy_chess() {
    let mut random = Random::new(random::seed());
    let (mut legal, mut pinned) = (0, 0);
    for _ in 0..20_000 {
        let Some(peers) = Peers::new(setups::passed_pawn(&mut random)) else { continue };
        same_moves(&peers);
        same_outcome(&peers);
        legal += usize::from(peers.ours.en_passant_square().is_some());
        pinned += usize::from(peers.ours.en_passant_square().is_none() && !peers.ours.is_check());
    }
    println!("{legal} legal, {pinned} barred by a pin");
    assert!(
        legal > 5000 && pinned > 200,
        "{legal} legal, {pinned} barred by a pin: too few to prove anything"
    );
}

fn same_moves(peers: &Peers) {
    let ours = peers.ours.legal_moves();
    let mut plain: Vec<PlainMove> = ours.iter().map(|&m| peers::plain(m)).collect();
    plain.sort_unstable();
    assert!(plain.windows(2).all(|pair| pair[0] != pair[1]), "a move twice in {:?}", peers.ours);
    assert_eq!(plain.len() as u64, peers.ours.count_legal_moves(), "the count of {:?}", peers.ours);
    assert_eq!(plain, cozy_moves(peers), "cozy-chess in {:?}", peers.ours);

    let theirs = peers.shakmaty.legal_moves();
    let mut kinds: Vec<_> = theirs.iter().map(|&m| (peers::shakmaty_plain(m), shakmaty_manner(m))).collect();
    kinds.sort_unstable();
    let mut our_kinds: Vec<_> = ours.iter().map(|&m| (peers::plain(m), manner(&peers.ours, m))).collect();
    our_kinds.sort_unstable();
    assert_eq!(our_kinds, kinds, "shakmaty in {:?}", peers.ours);
}

fn cozy_moves(peers: &Peers) -> Vec<PlainMove> {
    let mut moves = Vec::with_capacity(64);
    peers.cozy.generate_moves(|of_one_piece| {
        moves.extend(of_one_piece.into_iter().map(peers::cozy_plain));
        false
    });
    moves.sort_unstable();
    moves
}

/// Whether a move captures, castles, captures in passing.
fn manner(position: &Position, m: Move) -> [bool; 3] {
    [position.is_capture(m), m.is_castling(), m.is_en_passant()]
}

fn shakmaty_manner(m: Theirs) -> [bool; 3] {
    [m.is_capture(), matches!(m, Theirs::Castle { .. }), matches!(m, Theirs::EnPassant { .. })]
}

fn same_outcome(peers: &Peers) {
    let ours = &peers.ours;
    assert_eq!(ours.is_check(), peers.shakmaty.is_check(), "check in {ours:?}");
    assert_eq!(ours.is_checkmate(), peers.shakmaty.is_checkmate(), "checkmate in {ours:?}");
    assert_eq!(ours.is_stalemate(), peers.shakmaty.is_stalemate(), "stalemate in {ours:?}");
    assert_eq!(ours.checkers().0, peers.shakmaty.checkers().0, "the checking pieces in {ours:?}");
    assert_eq!(ours.checkers().0, peers.cozy.checkers().0, "the checking pieces in {ours:?}");
    assert_eq!(ours.is_checkmate(), peers.cozy.status() == GameStatus::Won, "checkmate in {ours:?}");
}
