//! A second generator, straight from the articles: one square at a time, nothing shared with the library's own.

use std::collections::BTreeSet;

use partie_draughts::{Colour, Piece, Position, Square};

/// Column and row, each 0 to 7.
pub(crate) type Place = (i8, i8);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NaiveMove {
    /// The origin and every square where the piece lands.
    pub(crate) path: Vec<Place>,
    pub(crate) captured: BTreeSet<Place>,
}

pub(crate) struct Naive {
    squares: [[Option<(Colour, Piece)>; 8]; 8],
    turn: Colour,
}

pub(crate) fn place(square: Square) -> Place {
    (square.column() as i8 - 'a' as i8, square.row() as i8 - 1)
}

pub(crate) fn square((column, row): Place) -> Square {
    Square::from_letters(char::from(b'a' + column as u8), row as u8 + 1).unwrap()
}

fn go((column, row): Place, (right, up): Place) -> Place {
    (column + right, row + up)
}

const ALL_WAYS: [Place; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

impl Naive {
    pub(crate) fn new(position: &Position) -> Self {
        let mut squares = [[None; 8]; 8];
        for (square, colour, piece) in position.pieces() {
            let (column, row) = place(square);
            squares[column as usize][row as usize] = Some((colour, piece));
        }
        Self { squares, turn: position.turn() }
    }

    /// 4.1: capture is compulsory. 4.14: a king before a man.
    pub(crate) fn moves(&self) -> Vec<NaiveMove> {
        let captures_by =
            |piece| self.own(piece).into_iter().flat_map(|at| self.captures(at, piece)).collect();
        let by_kings: Vec<NaiveMove> = captures_by(Piece::King);
        let by_men: Vec<NaiveMove> = captures_by(Piece::Man);
        match (by_kings.is_empty(), by_men.is_empty()) {
            (false, _) => by_kings,
            (true, false) => by_men,
            (true, true) => self.plain_moves(),
        }
    }

    /// 4.11: what was jumped is off. 3.5: a man that ends on the last row is a king.
    pub(crate) fn after(&self, mv: &NaiveMove) -> Self {
        let (from, to) = (mv.path[0], mv.path[mv.path.len() - 1]);
        let last_row = if self.turn == Colour::White { 7 } else { 0 };
        let crowned = |(colour, piece)| (colour, if to.1 == last_row { Piece::King } else { piece });
        let moved = self.at(from).map(crowned);
        let mut squares = self.squares;
        for &(column, row) in mv.captured.iter().chain([&from]) {
            squares[column as usize][row as usize] = None;
        }
        squares[to.0 as usize][to.1 as usize] = moved;
        Self { squares, turn: self.turn.opponent() }
    }

    fn at(&self, (column, row): Place) -> Option<(Colour, Piece)> {
        self.squares[column as usize][row as usize]
    }

    fn own(&self, piece: Piece) -> Vec<Place> {
        let places = (0..8).flat_map(|column| (0..8).map(move |row| (column, row)));
        places.filter(|&place| self.at(place) == Some((self.turn, piece))).collect()
    }

    /// 3.4: men go forward. 3.9, 4.1: kings go and capture both ways.
    fn ways(&self, piece: Piece) -> Vec<Place> {
        let forward = if self.turn == Colour::White { 1 } else { -1 };
        ALL_WAYS.into_iter().filter(|&(_, up)| piece == Piece::King || up == forward).collect()
    }

    /// 3.4: a man goes one square. 3.9: a king any number of free ones.
    fn plain_moves(&self) -> Vec<NaiveMove> {
        let mut moves = Vec::new();
        for piece in [Piece::Man, Piece::King] {
            for from in self.own(piece) {
                for way in self.ways(piece) {
                    let ends = self.free_run(from, way, from);
                    let reach = if piece == Piece::Man { 1 } else { 7 };
                    for &to in ends.iter().take(reach) {
                        moves.push(NaiveMove { path: vec![from, to], captured: BTreeSet::new() });
                    }
                }
            }
        }
        moves
    }

    fn is_free(&self, place: Place, origin: Place) -> bool {
        on_board(place) && (place == origin || self.at(place).is_none())
    }

    /// The free squares from here on. The origin of the moving piece counts as free.
    fn free_run(&self, from: Place, way: Place, origin: Place) -> Vec<Place> {
        let mut run = Vec::new();
        let mut next = go(from, way);
        while self.is_free(next, origin) {
            run.push(next);
            next = go(next, way);
        }
        run
    }

    /// The captures of one piece, whatever the others can do.
    pub(crate) fn captures(&self, origin: Place, piece: Piece) -> Vec<NaiveMove> {
        let begin = NaiveMove { path: vec![origin], captured: BTreeSet::new() };
        let mut complete = Vec::new();
        for (victim, way) in self.victims(origin, piece, &begin) {
            self.jump(piece, &begin, victim, way, &mut complete);
        }
        complete
    }

    /// The pieces that can be jumped from a square. 4.2: by a man, beside it; 4.3: by a king, beyond free squares;
    /// both with a free square behind. 4.7: not one's own. 4.8: not one jumped before. 4.11: those still block.
    fn victims(&self, at: Place, piece: Piece, so_far: &NaiveMove) -> Vec<(Place, Place)> {
        let origin = so_far.path[0];
        let mut victims = Vec::new();
        for way in self.ways(piece) {
            let before = match piece {
                Piece::Man => at,
                Piece::King => self.free_run(at, way, origin).last().copied().unwrap_or(at),
            };
            let victim = go(before, way);
            let enemy =
                on_board(victim) && matches!(self.at(victim), Some((colour, _)) if colour != self.turn);
            if enemy && !so_far.captured.contains(&victim) && self.is_free(go(victim, way), origin) {
                victims.push((victim, way));
            }
        }
        victims
    }

    /// 4.5, 4.6, 4.13: a landing square from where the capture goes on comes first; without one, each ends it.
    fn jump(
        &self,
        piece: Piece,
        so_far: &NaiveMove,
        victim: Place,
        way: Place,
        complete: &mut Vec<NaiveMove>,
    ) {
        let reach = if piece == Piece::Man { 1 } else { 7 };
        let landings = self.free_run(victim, way, so_far.path[0]);
        let mut ends = Vec::new();
        let mut goes_on = false;
        for &landing in landings.iter().take(reach) {
            let mut jumped = so_far.clone();
            jumped.path.push(landing);
            jumped.captured.insert(victim);
            let next = self.victims(landing, piece, &jumped);
            goes_on |= !next.is_empty();
            for &(victim, way) in &next {
                self.jump(piece, &jumped, victim, way, complete);
            }
            ends.push(jumped);
        }
        if !goes_on {
            complete.extend(ends);
        }
    }
}

/// How many games of `depth` moves there are. Paths to the same capture are one move.
pub(crate) fn perft(naive: &Naive, depth: u32) -> u64 {
    let moves = naive.moves();
    let mut seen = BTreeSet::new();
    let distinct = moves.iter().filter(|mv| seen.insert((mv.path[0], mv.path.last(), &mv.captured)));
    match depth {
        1 => distinct.count() as u64,
        _ => distinct.map(|mv| perft(&naive.after(mv), depth - 1)).sum(),
    }
}

fn on_board((column, row): Place) -> bool {
    (0..8).contains(&column) && (0..8).contains(&row)
}
