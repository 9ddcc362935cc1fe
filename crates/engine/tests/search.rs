//! What the search finds, in chess and in Czech draughts.

use partie_chess::{History as ChessHistory, Position as ChessPosition};
use partie_draughts::{Colour, History, Outcome, Position};
use partie_engine::Level;
use partie_engine::chess::ChessGame;
use partie_engine::draughts::DraughtsGame;
use partie_engine::endgames::Tables;
use partie_engine::search::{Found, Game, Limits, Score, Search};

fn chess(fen: &str) -> ChessGame {
    let position: ChessPosition = fen.parse().unwrap();
    ChessGame::new(&ChessHistory::new(position))
}

fn draughts(fen: &str) -> DraughtsGame<'static> {
    let position: Position = fen.parse().unwrap();
    DraughtsGame::new(History::new(position), None)
}

fn search<G: Game>(game: &mut G, limits: Limits) -> Found<G::Move> {
    Search::new(4).run(game, limits, || false, |_| {})
}

#[test]
fn mates_are_found() {
    let mates = [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, "Ra8#"),
        ("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", 3, "Qh6+"),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3, "Ra6"),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 5, "Ra6+"),
    ];
    for (fen, plies, best) in mates {
        let mut game = chess(fen);
        let found = search(&mut game, Limits::depth(8));
        assert_eq!(found.score, Score::Wins { plies }, "{fen}");
        assert_eq!(game.position().san(found.best.unwrap()).as_str(), best, "{fen}");
    }
}

#[test]
fn a_stalemate_and_a_mate_have_no_move() {
    let stalemate = search(&mut chess("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Limits::depth(3));
    assert_eq!((stalemate.best, stalemate.score), (None, Score::Hundredths(0)));
    let mate = search(&mut chess("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"), Limits::depth(3));
    assert_eq!((mate.best, mate.score), (None, Score::Loses { plies: 0 }));
}

#[test]
fn a_lost_side_saves_itself_by_repetition() {
    // White is about to be mated, and has nothing but checks on e8 and h5.
    let mut game = chess("6k1/6p1/8/8/8/2q5/rr2Q3/7K w - - 0 1");
    let found = search(&mut game, Limits::depth(7));
    assert_eq!(found.score, Score::Hundredths(0));
    assert_eq!(game.position().san(found.best.unwrap()).as_str(), "Qe8+");
}

#[test]
fn shots_of_draughts_are_found() {
    // White gives one man, takes two and becomes a king.
    let found = search(&mut draughts("W:Wa3,b4,d4,g1:Bb6,d6,h8"), Limits::depth(5));
    assert_eq!(found.best.unwrap().to_string(), "b4-c5");
    let line: Vec<String> = found.line.iter().take(3).map(ToString::to_string).collect();
    assert_eq!(line, ["b4-c5", "d6xb4", "a3xc5xa7"]);
    assert!(matches!(found.score, Score::Hundredths(300..)), "{:?}", found.score);
}

#[test]
fn a_blocked_side_has_lost() {
    let found = search(&mut draughts("B:Wb2,c1:Ba3"), Limits::depth(3));
    assert_eq!((found.best, found.score), (None, Score::Loses { plies: 0 }));
}

#[test]
fn tables_tell_how_far_a_win_is() {
    let mut tables = Tables::new();
    tables.build(3, |_| {});
    let position: Position = "W:WKc3,Ke1:BKh8".parse().unwrap();
    let mut game = DraughtsGame::new(History::new(position), Some(&tables));
    let found = search(&mut game, Limits::depth(1));
    assert_eq!(found.score, Score::Wins { plies: 3 });
}

/// Plays a game of draughts, each side to its own depth; says who has won.
fn play(opening: u64, depths: [i32; 2]) -> Option<Colour> {
    let mut history = History::new(Position::start());
    for ply in 0..4 {
        let moves = history.position().legal_moves();
        history.play(&moves[(opening >> (2 * ply)) as usize % moves.len()]);
    }
    let mut searches = [Search::new(1), Search::new(1)];
    loop {
        if let Some(outcome) = history.outcome() {
            return match outcome {
                Outcome::Win { winner, .. } => Some(winner),
                _ => None,
            };
        }
        let side = history.position().turn() as usize;
        let mut game = DraughtsGame::new(history.clone(), None);
        let found = searches[side].run(&mut game, Limits::depth(depths[side]), || false, |_| {});
        history.play(&found.best.unwrap());
    }
}

#[test]
fn depth_six_beats_depth_two_in_draughts() {
    let (mut deep, mut shallow) = (0, 0);
    for opening in [0b00_01_10_11, 0b01_11_00_10, 0b10_00_11_01, 0b11_10_01_00] {
        for deeper in Colour::BOTH {
            let depths = if deeper == Colour::White { [6, 2] } else { [2, 6] };
            match play(opening, depths) {
                Some(winner) if winner == deeper => deep += 1,
                Some(_) => shallow += 1,
                None => {}
            }
        }
    }
    assert!(deep >= 5 && shallow == 0, "{deep} won, {shallow} lost");
}

#[test]
fn the_same_search_visits_the_same_nodes() {
    // A change of these numbers is a change of the engine's play: say so in the commit.
    let chess = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ]
    .map(|fen| search(&mut self::chess(fen), Limits::depth(6)).nodes);
    let draughts = [
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
        "W:Wc1,e1,b2,d2,f2,a3,c3,g3:Bb8,d8,f8,a7,c7,e7,b6,f6",
    ]
    .map(|fen| search(&mut self::draughts(fen), Limits::depth(9)).nodes);
    assert_eq!((chess, draughts), ([10_974, 107_025, 12_289], [28_238, 29_448]));
}

#[test]
fn a_node_limit_and_a_stop_are_obeyed() {
    let found = search(&mut chess(START), Limits::nodes(5_000));
    assert!(found.nodes <= 5_000 && found.best.is_some());
    let mut reads = 0;
    let stop = || {
        reads += 1;
        reads == 3
    };
    let found = Search::new(1).run(&mut chess(START), Limits::default(), stop, |_| {});
    assert_eq!(found.nodes, 3 * 1_024);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_level_makes_the_same_errors_for_the_same_seed() {
    let level = Level::new(2).unwrap();
    let best = |seed| {
        let mut search = Search::new(1).with_noise(level.noise(seed));
        let found = search.run(&mut chess(START), level.limits(), || false, |_| {});
        found.best.map(|mv| (mv.from(), mv.to()))
    };
    assert_eq!(best(7), best(7));
    assert!((0..20).any(|seed| best(seed) != best(7)));
}
