//! Walks straight at the plainest of mates. It looks at moves without playing them and never goes back, so it takes
//! microseconds; nearly all positions of real games need no more. Nothing here has to be right, because the line is
//! replayed.

mod plan;

use crate::attacks;
use crate::{Bitboard, Colour, Kind, Move, Position, Square};
use plan::{Minor, Plan, plans};

/// How many plans are tried, the nearest first.
const PLANS: usize = 8;
/// And how many times. Each time, another of several moves that are alike is played; and the second time, a king
/// whose pawns have to be promoted hunts those that block them.
const ROUNDS: u32 = 2;
/// How many moves of both players are tried.
const LONGEST: usize = 60;
/// The same, when the king hunts pawns.
const LONGEST_HUNT: usize = 120;
/// The same, when a bishop or knight is to mate, for which others must come.
const LONGEST_WITH_MINOR: usize = 80;
/// How many moves that give check are looked at in one position.
const CHECKS: usize = 16;

/// A line that ends in mate, if it is found without a second thought.
pub(super) fn dive(position: &Position, player: Colour) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(LONGEST);
    let plans = plans(position, player, PLANS);
    let mut dives = (0..ROUNDS).flat_map(|round| plans.iter().map(move |&plan| Dive { player, plan, round }));
    dives.any(|dive| dive.walk(position, &mut line)).then_some(line)
}

struct Dive {
    player: Colour,
    plan: Plan,
    round: u32,
}

/// A cost is counted in these; less than one decides between moves that are alike.
const UNIT: u32 = 8;
const USUAL: u32 = 40;

/// From where each kind of man would attack a king.
struct CheckSquares([Bitboard; 6]);

impl CheckSquares {
    fn of(position: &Position, king: Square) -> CheckSquares {
        let occupied = position.board.occupied();
        let (diagonal, straight) = (attacks::diagonal(king, occupied), attacks::straight(king, occupied));
        CheckSquares(Kind::ALL.map(|kind| match kind {
            Kind::Pawn => attacks::pawn(!position.turn(), king),
            Kind::Knight => attacks::knight(king),
            Kind::Bishop => diagonal,
            Kind::Rook => straight,
            Kind::Queen => diagonal | straight,
            Kind::King => Bitboard::EMPTY,
        }))
    }

    fn have(&self, kind: Kind, square: Square) -> bool {
        self.0[kind as usize].has(square)
    }
}

impl Dive {
    /// Plays the cheapest move again and again; whether the last one mated.
    fn walk(&self, position: &Position, line: &mut Vec<Move>) -> bool {
        line.clear();
        let longest = match self.plan.minor {
            Some(_) => LONGEST_WITH_MINOR,
            None if self.round > 0 => LONGEST_HUNT,
            None => LONGEST,
        };
        let mut position = *position;
        while line.len() < longest {
            let ours = position.turn() == self.player;
            let found = if ours { self.our_move(&position, line) } else { self.their_move(&position, line) };
            match found {
                Found::Mate(m) => {
                    line.push(m);
                    return true;
                }
                Found::Move(m) => {
                    line.push(m);
                    position = position.play(m);
                }
                Found::Nothing => return false,
            }
        }
        false
    }

    fn our_move(&self, position: &Position, line: &[Move]) -> Found {
        let board = &position.board;
        let us = self.player;
        let (king, own_king) = (board.king(!us), board.king(us));
        let check_squares = CheckSquares::of(position, king);
        let heavy = has_heavy_piece(position);
        let theirs = board.colour(!us);
        let hunts = self.round > 0 && !heavy && self.plan.minor.is_none();
        let way = way_of_king(position, if hunts { theirs & board.pawns() } else { self.plan.own_king });
        let stays = if hunts { 0 } else { 4 };
        let minor = self.plan.minor.map(|minor| self.way_of_minor(position, minor));
        let keep = self.plan.minor.map_or(Bitboard::EMPTY, |minor| position.of(!us, minor.helper));
        let mut checks = [None; CHECKS];
        let mut count = 0;
        let mut choice = Choice::new(line, self.round);
        position.for_each_legal_move(|m| {
            let (from, to) = (m.from(), m.to());
            let mut cost = USUAL;
            if theirs.has(to) {
                cost = if keep.has(to) { cost + 30 } else { cost - 6 };
            }
            if from == own_king {
                choice.offer(m, if way.has(to) { cost - 8 } else { cost + stays });
                return;
            }
            let kind = m.promotion().or_else(|| board.kind_at(from)).unwrap_or(Kind::King);
            if check_squares.have(kind, to) {
                if count < CHECKS {
                    checks[count] = Some(m);
                    count += 1;
                }
                cost += 12;
            }
            if board.pawns().has(from) && !heavy {
                cost -= 9 + u32::from(to.rank_for(us));
            }
            if m.promotion().is_some_and(|kind| kind != Kind::Queen) {
                cost += 20;
            }
            if let Some((man, way)) = minor
                && man.has(from)
            {
                cost = if way.has(to) { cost - 5 } else { cost + 2 };
            }
            choice.offer(m, cost);
        });
        let mate = checks[..count].iter().flatten().find(|&&m| position.play(m).is_checkmate());
        mate.map_or(choice.found(), |&m| Found::Mate(m))
    }

    /// The bishop or knight that is to mate, and where it goes: to where the last move begins.
    fn way_of_minor(&self, position: &Position, minor: Minor) -> (Bitboard, Bitboard) {
        let board = &position.board;
        let men = position.of(self.player, minor.mates);
        let goal = match minor.mates {
            Kind::Knight => attacks::knight(minor.from),
            _ => attacks::diagonal(minor.from, board.occupied())
                .without(attacks::diagonal(self.plan.corner, Bitboard::EMPTY)),
        };
        let man = nearest(men, minor.from);
        let free = !(board.colour(self.player) | attacks::king(board.king(!self.player)));
        (man, way(minor.mates, man, goal, free, board.occupied()))
    }

    /// The king goes to the corner and stays there; the others keep out of the way.
    fn their_move(&self, position: &Position, line: &[Move]) -> Found {
        let board = &position.board;
        let us = position.turn();
        let king = board.king(us);
        let check_squares = CheckSquares::of(position, board.king(!us));
        let king_way = way_of_king(position, self.plan.corner.into());
        let theirs = board.colour(!us);
        let mut dear = theirs & (board.straight() | board.pawns());
        let mut in_the_way = Bitboard::from(self.plan.corner) | attacks::king(king);
        let mut helper = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut pawns = Bitboard::EMPTY;
        if let Some(minor) = self.plan.minor {
            dear = theirs;
            in_the_way |= minor.beside.into();
            helper = self.way_of_helper(position, minor);
            if helper.0.is_empty() {
                pawns = board.pawns();
            }
        }
        let mut choice = Choice::new(line, self.round);
        position.for_each_legal_move(|m| {
            let (from, to) = (m.from(), m.to());
            let mut cost = USUAL;
            if from == king {
                cost = if king_way.has(to) { USUAL - 8 } else { USUAL + 4 };
            } else {
                let kind = m.promotion().or_else(|| board.kind_at(from)).unwrap_or(Kind::King);
                if check_squares.have(kind, to) {
                    cost += 10;
                }
                if m.promotion().is_some_and(|kind| kind != Kind::Knight) {
                    cost += 4;
                }
                if helper.0.has(from) {
                    cost = if helper.1.has(to) { cost - 7 } else { cost + 3 };
                } else if in_the_way.has(to) {
                    cost += 2;
                }
                if pawns.has(from) {
                    cost -= 3 + u32::from(to.rank_for(us)) / 2;
                }
            }
            if theirs.has(to) {
                cost += if dear.has(to) { 14 } else { 2 };
            }
            choice.offer(m, cost);
        });
        choice.found()
    }

    /// The man that is to stand beside its king, and where it goes.
    fn way_of_helper(&self, position: &Position, minor: Minor) -> (Bitboard, Bitboard) {
        let board = &position.board;
        let us = !self.player;
        if minor.helper == Kind::Pawn {
            let file = Bitboard::file(minor.beside.file());
            let pawn = nearest(position.of(us, Kind::Pawn) & file, minor.beside);
            return (pawn, file.without(self.plan.corner.into()));
        }
        let man = nearest(position.of(us, minor.helper), minor.beside);
        let goal = Bitboard::from(minor.beside);
        let free = !(board.colour(us) | Bitboard::from(self.plan.corner));
        (man, way(minor.helper, man, goal, free, board.occupied()))
    }
}

/// The next squares on the shortest way of the king of the player to move to its goal.
fn way_of_king(position: &Position, goal: Bitboard) -> Bitboard {
    let board = &position.board;
    let us = position.turn();
    let guarded = attacks::pawns_attack(board.pawns() & board.colour(!us), us == Colour::Black);
    let free = !(board.colour(us) | guarded);
    way(Kind::King, board.king(us).into(), goal, free, board.occupied())
}

/// Whether the player to move has a queen or rook that can move.
fn has_heavy_piece(position: &Position) -> bool {
    let board = &position.board;
    let ours = board.colour(position.turn());
    let moves = |from| attacks::straight(from, board.occupied()).without(ours).any();
    (board.straight() & ours).into_iter().any(moves)
}

/// The man that is nearest to a square.
fn nearest(men: Bitboard, to: Square) -> Bitboard {
    let steps = |man: &Square| super::evaluate::steps(*man, to);
    men.into_iter().min_by_key(steps).map_or(Bitboard::EMPTY, Bitboard::from)
}

/// The next squares on the shortest way of a man to one of its goals. None if it is there or there is no way.
fn way(kind: Kind, man: Bitboard, goal: Bitboard, free: Bitboard, occupied: Bitboard) -> Bitboard {
    if (goal & man).any() {
        return Bitboard::EMPTY;
    }
    let near = spread(kind, man, occupied);
    let mut reached = goal & free;
    loop {
        if (reached & near).any() {
            return reached & near;
        }
        let next = (reached | spread(kind, reached, occupied)) & free;
        if next == reached {
            return Bitboard::EMPTY;
        }
        reached = next;
    }
}

/// All squares that a man of this kind attacks from one of these.
fn spread(kind: Kind, squares: Bitboard, occupied: Bitboard) -> Bitboard {
    match kind {
        Kind::King => {
            let sideways =
                squares.shift(1).without(Bitboard::file(0)) | squares.shift(-1).without(Bitboard::file(7));
            let row = squares | sideways;
            sideways | row.shift(8) | row.shift(-8)
        }
        Kind::Knight => attacks::knights_attack(squares),
        _ => squares
            .into_iter()
            .fold(Bitboard::EMPTY, |all, from| all | attacks::of(kind, Colour::White, from, occupied)),
    }
}

enum Found {
    Mate(Move),
    Move(Move),
    Nothing,
}

/// The cheapest move so far.
struct Choice {
    best: Option<Move>,
    cost: u32,
    before: Option<Move>,
    whim: u32,
}

impl Choice {
    fn new(line: &[Move], round: u32) -> Choice {
        let before = line.len().checked_sub(2).map(|index| line[index]);
        Choice { best: None, cost: u32::MAX, before, whim: line.len() as u32 * (2 * round + 7) }
    }

    fn offer(&mut self, m: Move, cost: u32) {
        let undoes = self.before.is_some_and(|before| before.from() == m.to() && before.to() == m.from());
        let whim = (m.from().index() as u32 * 5 + m.to().index() as u32 * 3 + self.whim) % UNIT;
        let cost = UNIT * (cost + u32::from(undoes)) + whim;
        if cost < self.cost {
            self.cost = cost;
            self.best = Some(m);
        }
    }

    fn found(&self) -> Found {
        self.best.map_or(Found::Nothing, Found::Move)
    }
}
