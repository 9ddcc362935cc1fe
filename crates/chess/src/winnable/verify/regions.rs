//! Checks that the men of a position can never leave the squares that a fortress gives them, and that no placement
//! of the men on those squares is a mate.
//!
//! A *placement* puts the kings on a pair of squares that the fortress lists for the player to move, every solid man
//! on its square, and every other man on one of its squares or, unless it is lasting, off the board. The present
//! position is one. If each legal move from any placement leads to a placement again, every position that can be
//! reached is one. What is checked is more than needed: a man that is not solid is taken to be absent where it would
//! shield or block, and present where it could be captured.

use crate::attacks;
use crate::winnable::{Fortress, Region};
use crate::{Bitboard, CastlingSide, Colour, Kind, Position, Square};

/// Whether the position is a placement and all its legal moves, and theirs, lead to placements.
pub(super) fn hold(fortress: &Fortress, position: &Position, player: Colour) -> bool {
    position.en_passant_square().is_none()
        && describes(fortress, position)
        && nobody_castles(fortress, position)
        && men_stay(fortress)
        && Square::all().all(|white| {
            [Colour::White, Colour::Black].into_iter().all(|turn| {
                fortress.kings.black(turn, white).into_iter().all(|black| king_stays(fortress, player, turn, [white, black]))
            })
        })
}

/// One region for each man, its square among its squares; nobody else enters a solid man's square.
fn describes(fortress: &Fortress, position: &Position) -> bool {
    let (white, black) = (position.king(Colour::White), position.king(Colour::Black));
    let squares: Bitboard = fortress.regions.iter().map(|man| man.square).collect();
    let solid = solid(fortress, Colour::White) | solid(fortress, Colour::Black);
    fortress.kings.black(position.turn(), white).has(black)
        && squares == position.occupied().without(Bitboard::from(white) | Bitboard::from(black))
        && squares.count() as usize == fortress.regions.len()
        && fortress.regions.iter().all(|man| {
            position.piece_at(man.square) == Some(man.piece)
                && man.squares.has(man.square)
                && (man.is_solid() || (man.squares & solid).is_empty())
        })
}

/// The squares of a player's solid men, the king left out.
fn solid(fortress: &Fortress, colour: Colour) -> Bitboard {
    let men = fortress.regions.iter().filter(|man| man.is_solid() && man.piece.colour == colour);
    men.map(|man| man.square).collect()
}

/// A right to castle is harmless when a solid man stands for ever between the king and its rook.
fn nobody_castles(fortress: &Fortress, position: &Position) -> bool {
    let solid = solid(fortress, Colour::White) | solid(fortress, Colour::Black);
    Colour::ALL.into_iter().all(|colour| {
        let king = position.king(colour);
        CastlingSide::ALL.into_iter().all(|side| match position.castling_rook(colour, side) {
            Some(rook) => (attacks::between(king, rook) & solid).any(),
            None => true,
        })
    })
}

/// The squares that this player attacks in every placement: those that solid men attack without looking past any
/// square at all. The king is not counted.
fn always_attacked(fortress: &Fortress, by: Colour) -> Bitboard {
    let attackers = fortress.regions.iter().filter(|man| man.is_solid() && man.piece.colour == by);
    attackers.fold(Bitboard::EMPTY, |all, man| all | attacks::of(man.piece.kind, by, man.square, Bitboard::ALL))
}

/// Whether every move of a man other than a king keeps to its squares and captures no lasting man, in every
/// placement.
fn men_stay(fortress: &Fortress) -> bool {
    // A king that never moves blocks like a solid man; it can be attacked, but not captured.
    let kings = Colour::ALL.map(|colour| fortress.kings.squares(colour));
    let fixed_kings = kings.into_iter().filter(|squares| !squares.several()).fold(Bitboard::EMPTY, |a, b| a | b);
    let solid = Colour::ALL.map(|colour| solid(fortress, colour));
    let blocks = solid[0] | solid[1] | fixed_kings;
    fortress.regions.iter().all(|man| {
        let colour = man.piece.colour;
        let enemies = || fortress.regions.iter().filter(move |other| other.piece.colour != colour);
        let lasting = enemies().filter(|man| man.lasting).fold(Bitboard::EMPTY, |all, man| all | man.squares);
        let men = enemies().fold(Bitboard::EMPTY, |all, man| all | man.squares);
        let passing = blocks | opposing_pawn(fortress, man);
        man.squares.into_iter().all(|from| {
            let attacked = attacked_by(man, from, blocks);
            let steps = match man.piece.kind {
                Kind::Pawn if may_be_promoted(man) => attacked | pawn_steps(colour, from, passing),
                Kind::Pawn => pawn_steps(colour, from, passing),
                _ => attacked,
            };
            // Capturing in passing happens on a square that the other pawn could also have stepped to.
            let targets = steps.without(solid[colour.index()] | fixed_kings) | attacked & men;
            targets.without(man.squares).is_empty() && (attacked & lasting).is_empty()
        })
    })
}

/// A pawn that reaches the last rank can be any piece from then on.
fn may_be_promoted(man: &Region) -> bool {
    man.piece.kind == Kind::Pawn && (man.squares & (Bitboard::rank(0) | Bitboard::rank(7))).any()
}

/// What a man attacks from a square when these squares block its lines.
fn attacked_by(man: &Region, from: Square, blocks: Bitboard) -> Bitboard {
    let attacked = attacks::of(man.piece.kind, man.piece.colour, from, blocks);
    if may_be_promoted(man) {
        return attacked | attacks::queen(from, blocks) | attacks::knight(from);
    }
    attacked
}

/// The square of a pawn that comes towards this one on its file. Two pawns that never leave their file never pass
/// each other while both are there; if the other is lasting, it always stands on this square or nearer.
fn opposing_pawn(fortress: &Fortress, pawn: &Region) -> Bitboard {
    let file = Bitboard::file(pawn.square.file());
    let keeps_file = |man: &Region| man.piece.kind == Kind::Pawn && man.squares.without(file).is_empty();
    let ahead = |man: &Region| {
        man.square.rank_for(pawn.piece.colour) > pawn.square.rank_for(pawn.piece.colour)
    };
    let opposing = |man: &&Region| {
        man.piece.colour != pawn.piece.colour && man.lasting && keeps_file(man) && ahead(man) && !may_be_promoted(man)
    };
    if !keeps_file(pawn) || may_be_promoted(pawn) {
        return Bitboard::EMPTY;
    }
    fortress.regions.iter().filter(opposing).map(|man| man.square).collect()
}

fn pawn_steps(colour: Colour, from: Square, blocks: Bitboard) -> Bitboard {
    let up = if colour == Colour::White { 1 } else { -1 };
    let free = |square: &Square| !blocks.has(*square);
    let Some(one) = from.step(0, up).filter(free) else { return Bitboard::EMPTY };
    let two = one.step(0, up).filter(|two| from.rank_for(colour) == 1 && free(two));
    Bitboard::from(one) | two.map_or(Bitboard::EMPTY, Bitboard::from)
}

/// Whether each move of the player to move, from this pair of the kings' squares, leads to a listed pair.
fn king_stays(fortress: &Fortress, player: Colour, turn: Colour, [white, black]: [Square; 2]) -> bool {
    let (from, other) = if turn == Colour::White { (white, black) } else { (black, white) };
    let men = |colour| fortress.regions.iter().filter(move |man| man.piece.colour == colour);
    let lasting = men(!turn).filter(|man| man.lasting).fold(Bitboard::EMPTY, |all, man| all | man.squares);
    let forbidden = solid(fortress, turn)
        | always_attacked(fortress, !turn)
        | attacks::king(other)
        | Bitboard::from(other);
    // A solid man that always attacks the king can not be captured, nor can anything be put in between.
    let others_move = men(turn).any(|man| !man.is_solid()) && !always_attacked(fortress, !turn).has(from);
    (!others_move || fortress.kings.black(!turn, white).has(black))
        && attacks::king(from).without(forbidden).into_iter().all(|to| {
            let (white, black) = if turn == Colour::White { (to, black) } else { (white, to) };
            if lasting.has(to) {
                return (turn != player || !discovers(fortress, turn, from, other)) && leaves_no_move(fortress, turn, to, other);
            }
            fortress.kings.black(!turn, white).has(black)
        })
}

/// Whether the king that captures a man on `to` leaves the opponent, whose king is on `other`, without any legal move
/// in every placement, so that the game is over (FIDE 1.2, 5.2a). The opponent's men are solid, and since the
/// capturing king stands where the captured one was, nothing opens for the others, unless the king itself was counted
/// as a block. If it is the player's king that captures, there must not be a check, which could only be a discovered
/// one; else it does not matter who is mated.
fn leaves_no_move(fortress: &Fortress, turn: Colour, to: Square, other: Square) -> bool {
    let opponents = || fortress.regions.iter().filter(|man| man.piece.colour != turn);
    let men: Bitboard = opponents().map(|man| man.square).collect();
    let covered = always_attacked(fortress, turn) | attacks::king(to) | Bitboard::from(to);
    fortress.kings.squares(turn).several()
        && opponents().all(Region::is_solid)
        && men.has(to)
        && !attacks::king(other).has(to)
        && attacks::king(other).without(men | covered).is_empty()
}

/// Whether no move from a placement mates for this player.
///
/// Take any pair of squares with the player to move, s of the opponent's king and t of the player's own. After
/// a move of another man, the kings still stand there. After a move of the king to another t, there can only be
/// a discovered check, on a line from s through the square that the king left.
pub(super) fn allow_no_mate(fortress: &Fortress, player: Colour) -> bool {
    let board = MatingBoard::of(fortress, player);
    let listed = |s, t| match player {
        Colour::White => fortress.kings.black(!player, t).has(s),
        Colour::Black => fortress.kings.black(!player, s).has(t),
    };
    Square::all().all(|white| {
        fortress.kings.black(player, white).into_iter().all(|black| {
            let (s, t) = if player == Colour::White { (black, white) } else { (white, black) };
            let discovers = discovers(fortress, player, t, s);
            !board.can_be_mate(s, t)
                && (!discovers || attacks::king(t).into_iter().all(|t| !listed(s, t) || !board.can_be_mate(s, t)))
        })
    })
}

/// Whether a king that leaves this square can discover a check on the other king: a line runs there from the
/// other king without a solid man in between, and there is a man who moves on such lines.
fn discovers(fortress: &Fortress, turn: Colour, from: Square, other: Square) -> bool {
    let blocks = solid(fortress, Colour::White) | solid(fortress, Colour::Black);
    let men = || fortress.regions.iter().filter(|man| man.piece.colour == turn);
    let runs_on = |line: Kind| {
        men().any(|man| man.piece.kind == line || man.piece.kind == Kind::Queen || may_be_promoted(man))
    };
    attacks::bishop(other, blocks).has(from) && runs_on(Kind::Bishop)
        || attacks::rook(other, blocks).has(from) && runs_on(Kind::Rook)
}

struct MatingBoard {
    /// What the player's men other than the king attack in some placement.
    attackable: Bitboard,
    /// The opponent's solid men.
    solid_friends: Bitboard,
    /// The squares of each of the opponent's other men.
    fillers: Vec<Bitboard>,
}

impl MatingBoard {
    fn of(fortress: &Fortress, player: Colour) -> MatingBoard {
        let friends = || fortress.regions.iter().filter(|man| man.piece.colour != player);
        let solid_friends = solid(fortress, !player);
        MatingBoard {
            attackable: attackable(fortress, player),
            solid_friends,
            fillers: friends().filter(|man| !man.is_solid()).map(|man| man.squares).collect(),
        }
    }

    /// Whether the king on s could be mated while the player's king stands on t: s must be attacked, and each adjoining
    /// square must be attacked or hold a man of the opponent's. A square that no man of the player can ever attack,
    /// nor the king from t, and on which no solid man of the opponent stands, has to be filled with one of the
    /// opponent's other men, each of which fills one square only.
    fn can_be_mate(&self, s: Square, t: Square) -> bool {
        let to_fill = attacks::king(s).without(self.solid_friends | self.attackable | attacks::king(t));
        self.attackable.has(s) && can_fill(to_fill, &self.fillers)
    }
}

/// All squares that the player's men other than the king attack in some placement. No king shields any: a square
/// behind the opponent's is attacked once it goes there.
fn attackable(fortress: &Fortress, player: Colour) -> Bitboard {
    let shields = solid(fortress, Colour::White) | solid(fortress, Colour::Black);
    let men = fortress.regions.iter().filter(|man| man.piece.colour == player);
    men.fold(Bitboard::EMPTY, |all, man| {
        man.squares
            .into_iter()
            .fold(all, |all, from| all | attacked_by(man, from, shields))
    })
}

/// Whether each of the squares can be given a man of its own.
fn can_fill(squares: Bitboard, men: &[Bitboard]) -> bool {
    let Some(square) = squares.first() else { return true };
    let rest = squares.without(Bitboard::from(square));
    men.iter().enumerate().filter(|(_, man)| man.has(square)).any(|(used, _)| {
        let mut others = men.to_vec();
        others.swap_remove(used);
        can_fill(rest, &others)
    })
}
