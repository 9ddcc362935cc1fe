use partie_chess::Position;
use std::time::Instant;
fn main() {
    let rows = [
        ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324u64),
        ("kiwi", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
        ("pos3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
        ("pos4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
        ("pos5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
        ("pos6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164_075_551),
    ];
    for (name, fen, depth, expected) in rows {
        let position: Position = fen.parse().unwrap();
        let mut best = f64::MAX;
        for _ in 0..3 {
            let t = Instant::now();
            assert_eq!(position.perft(depth), expected, "{name}");
            best = best.min(t.elapsed().as_secs_f64());
        }
        let mut acc = 0u64;
        let mut n = 0u64;
        let t = Instant::now();
        position.visit_leaves(depth - 1, &mut |p| {
            acc ^= p.key();
            n += 1;
        });
        let s = t.elapsed().as_secs_f64();
        println!(
            "{name} bulk {:.0} Mnps, leaves {:.0} Mnps {acc:x}",
            expected as f64 / best / 1e6,
            n as f64 / s / 1e6
        );
    }
}
