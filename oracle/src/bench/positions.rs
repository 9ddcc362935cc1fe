//! The positions that everybody counts from, with the published counts.

/// A position and how many lines of play of two lengths there are.
pub(super) struct Task {
    pub(super) name: &'static str,
    pub(super) fen: &'static str,
    pub(super) chess960: bool,
    pub(super) depth: u32,
    pub(super) lines: u64,
}

struct Row {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    /// The lines of play of `depth - 2`, `depth - 1` and `depth` plies.
    lines: [u64; 3],
}

/// The five whose speeds go into the mean, one more for correctness, and two of Chess960.
const ROWS: [Row; 8] = [
    Row {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        lines: [197_281, 4_865_609, 119_060_324],
    },
    Row {
        name: "kiwi",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        lines: [97_862, 4_085_603, 193_690_690],
    },
    Row {
        name: "pos3",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        lines: [674_624, 11_030_083, 178_633_661],
    },
    Row {
        name: "pos5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        lines: [62_379, 2_103_487, 89_941_194],
    },
    Row {
        name: "pos6",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
        lines: [89_890, 3_894_594, 164_075_551],
    },
    Row {
        name: "pos4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        lines: [9_467, 422_333, 15_833_292],
    },
    Row {
        name: "960 a",
        fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        depth: 6,
        lines: [326_672, 8_146_062, 227_689_589],
    },
    Row {
        name: "960 b",
        fen: "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        depth: 5,
        lines: [18_002, 667_366, 16_253_601],
    },
];

/// The columns of the usual five.
pub(super) const USUAL: std::ops::Range<usize> = 0..5;

/// The columns of Chess960.
pub(super) const CHESS960: std::ops::Range<usize> = 6..8;

/// The tasks, with lines so many plies shorter than the longest that are known (2 at most).
pub(super) fn tasks(shorter_by: u32) -> Vec<Task> {
    let rows = ROWS.iter().enumerate();
    rows.map(|(column, row)| Task {
        name: row.name,
        fen: row.fen,
        chess960: CHESS960.contains(&column),
        depth: row.depth - shorter_by,
        lines: row.lines[2 - shorter_by as usize],
    })
    .collect()
}
