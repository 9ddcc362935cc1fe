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

/// A fortress with what follows from its regions alone, for each colour.
pub(super) struct Checker<'a> {
    fortress: &'a Fortress,
    /// The player who must not mate.
    player: Colour,
    /// The squares of solid men, the king left out.
    solid: [Bitboard; 2],
    /// The squares of men who can not be captured.
    lasting: [Bitboard; 2],
    /// The squares of all men but the king.
    squares: [Bitboard; 2],
    /// What is attacked in every placement: what solid men attack without looking past any square at all. The king
    /// is not counted.
    always_attacked: [Bitboard; 2],
    /// What the men other than the king attack in some placement. No king shields any square: one behind the
    /// opponent's is attacked once it goes there.
    attackable: [Bitboard; 2],
    /// A king that never moves blocks like a solid man.
    fixed_kings: [Bitboard; 2],
}

fn union(squares: impl Iterator<Item = Bitboard>) -> Bitboard {
    squares.fold(Bitboard::EMPTY, |all, some| all | some)
}

impl<'a> Checker<'a> {
    pub(super) fn new(fortress: &'a Fortress, player: Colour) -> Checker<'a> {
        let men = |colour| fortress.regions.iter().filter(move |man| man.piece.colour == colour);
        let solid =
            Colour::ALL.map(|colour| union(men(colour).filter(|man| man.is_solid()).map(|man| man.squares)));
        let shields = solid[0] | solid[1];
        let attackable =
            |man: &Region| union(man.squares.into_iter().map(|from| attacked_by(man, from, shields)));
        let contact = |man: &Region| attacks::of(man.piece.kind, man.piece.colour, man.square, Bitboard::ALL);
        let fixed = |king: Bitboard| if king.several() { Bitboard::EMPTY } else { king };
        Checker {
            fortress,
            player,
            solid,
            lasting: Colour::ALL
                .map(|colour| union(men(colour).filter(|man| man.lasting).map(|man| man.squares))),
            squares: Colour::ALL.map(|colour| union(men(colour).map(|man| man.squares))),
            always_attacked: Colour::ALL
                .map(|colour| union(men(colour).filter(|man| man.is_solid()).map(contact))),
            attackable: Colour::ALL.map(|colour| union(men(colour).map(attackable))),
            fixed_kings: Colour::ALL.map(|colour| fixed(fortress.kings.squares(colour))),
        }
    }

    fn men(&self, colour: Colour) -> impl Iterator<Item = &'a Region> {
        self.fortress.regions.iter().filter(move |man| man.piece.colour == colour)
    }

    fn all_solid(&self) -> Bitboard {
        self.solid[0] | self.solid[1]
    }

    /// The pairs of the kings' squares, as the squares of this colour's king and of the other.
    fn pairs(&self, turn: Colour, colour: Colour) -> impl Iterator<Item = (Square, Square)> {
        let pairs = Square::all().flat_map(move |white| {
            self.fortress.kings.black(turn, white).into_iter().map(move |black| (white, black))
        });
        pairs.map(move |(white, black)| if colour == Colour::White { (white, black) } else { (black, white) })
    }

    /// Whether a pair is listed, with these squares for this colour's king and the other.
    fn listed(&self, turn: Colour, colour: Colour, king: Square, other: Square) -> bool {
        let (white, black) = if colour == Colour::White { (king, other) } else { (other, king) };
        self.fortress.kings.black(turn, white).has(black)
    }

    /// Whether the position is a placement and all its legal moves, and theirs, lead to placements.
    pub(super) fn holds(&self, position: &Position) -> bool {
        position.en_passant_square().is_none()
            && self.describes(position)
            && self.nobody_castles(position)
            && self.fortress.regions.iter().all(|man| self.man_stays(man))
            && Colour::ALL
                .into_iter()
                .all(|turn| self.pairs(turn, turn).all(|(king, other)| self.king_stays(turn, king, other)))
    }

    /// One region for each man, its square among its squares; nobody else enters a solid man's square.
    fn describes(&self, position: &Position) -> bool {
        let [white, black] = Colour::ALL.map(|colour| position.king(colour));
        let regions = &self.fortress.regions;
        let squares: Bitboard = regions.iter().map(|man| man.square).collect();
        self.fortress.kings.black(position.turn(), white).has(black)
            && squares == position.occupied().without(position.kind(Kind::King))
            && squares.count() as usize == regions.len()
            && regions.iter().all(|man| {
                position.piece_at(man.square) == Some(man.piece)
                    && man.squares.has(man.square)
                    && (man.is_solid() || (man.squares & self.all_solid()).is_empty())
            })
    }

    /// A right to castle is harmless when a solid man stands for ever between the king and its rook.
    fn nobody_castles(&self, position: &Position) -> bool {
        Colour::ALL.into_iter().all(|colour| {
            CastlingSide::ALL.into_iter().all(|side| match position.castling_rook(colour, side) {
                Some(rook) => (attacks::between(position.king(colour), rook) & self.all_solid()).any(),
                None => true,
            })
        })
    }

    /// Whether every move of a man other than a king keeps to its squares and captures no lasting man, in every
    /// placement.
    fn man_stays(&self, man: &Region) -> bool {
        let (us, them) = (man.piece.colour.index(), (!man.piece.colour).index());
        let kings = self.fixed_kings[0] | self.fixed_kings[1];
        let blocks = self.all_solid() | kings;
        let ahead = blocks | self.opposing_pawns(man);
        man.squares.into_iter().all(|from| {
            let attacked = attacked_by(man, from, blocks);
            let moves = match man.piece.kind {
                Kind::Pawn if may_be_promoted(man) => attacked | pawn_steps(man.piece.colour, from, ahead),
                Kind::Pawn => pawn_steps(man.piece.colour, from, ahead),
                _ => attacked,
            };
            // Capturing in passing happens on a square that the other pawn could also have stepped to.
            let targets = moves.without(self.solid[us] | kings) | attacked & self.squares[them];
            targets.without(man.squares).is_empty() && (attacked & self.lasting[them]).is_empty()
        })
    }

    /// The squares of pawns that come towards this one on its file. Two pawns that never leave their file never pass
    /// each other while both are there; the other one is lasting, so it always stands on this square or nearer.
    fn opposing_pawns(&self, pawn: &Region) -> Bitboard {
        let file = Bitboard::file(pawn.square.file());
        let keeps_file = |man: &Region| {
            man.piece.kind == Kind::Pawn && man.squares.without(file).is_empty() && !may_be_promoted(man)
        };
        let rank = |man: &Region| man.square.rank_for(pawn.piece.colour);
        let opposing = |man: &&Region| man.lasting && keeps_file(man) && rank(man) > rank(pawn);
        if !keeps_file(pawn) {
            return Bitboard::EMPTY;
        }
        self.men(!pawn.piece.colour).filter(opposing).map(|man| man.square).collect()
    }

    /// Whether each move of the player to move leads to a listed pair. A move of another man leaves the kings where
    /// they are; it is impossible while a solid man attacks the king from close by, which nobody can capture and
    /// nothing can come between.
    fn king_stays(&self, turn: Colour, king: Square, other: Square) -> bool {
        let (us, them) = (turn.index(), (!turn).index());
        let others_move = self.men(turn).any(|man| !man.is_solid()) && !self.always_attacked[them].has(king);
        let forbidden =
            self.solid[us] | self.always_attacked[them] | attacks::king(other) | Bitboard::from(other);
        (!others_move || self.listed(!turn, turn, king, other))
            && attacks::king(king).without(forbidden).into_iter().all(|to| {
                if self.lasting[them].has(to) {
                    self.ends_the_game(turn, king, to, other)
                } else {
                    self.listed(!turn, turn, to, other)
                }
            })
    }

    /// Whether the king that captures a man on `to` leaves the opponent, whose king is on `other`, without any legal
    /// move in every placement, so that the game is over (FIDE 1.2, 5.2a). The opponent's men are solid, and since
    /// the capturing king stands where the captured man was, nothing opens for the others, unless the king itself
    /// was counted as a block. If it is the player's king that captures, there must not be a check, which could only be
    /// a discovered one; else it does not matter who is mated.
    fn ends_the_game(&self, turn: Colour, from: Square, to: Square, other: Square) -> bool {
        let (us, them) = (turn.index(), (!turn).index());
        let covered = self.always_attacked[us] | attacks::king(to) | Bitboard::from(to);
        self.fixed_kings[us].is_empty()
            && self.men(!turn).all(Region::is_solid)
            && !attacks::king(other).has(to)
            && attacks::king(other).without(self.solid[them] | covered).is_empty()
            && (turn != self.player || !self.discovers(from, other))
    }

    /// Whether the player's king that leaves this square can discover a check on the other king: a line runs there
    /// without a solid man in between, and there is a man who moves on such lines.
    fn discovers(&self, from: Square, other: Square) -> bool {
        let runs_on = |line: Kind| {
            let runs = |man: &Region| {
                man.piece.kind == line || man.piece.kind == Kind::Queen || may_be_promoted(man)
            };
            self.men(self.player).any(runs)
        };
        attacks::bishop(other, self.all_solid()).has(from) && runs_on(Kind::Bishop)
            || attacks::rook(other, self.all_solid()).has(from) && runs_on(Kind::Rook)
    }

    /// Whether no move from a placement mates for the player.
    ///
    /// Take any pair of squares with the player to move, s of the opponent's king and t of the player's own. After
    /// a move of another man, the kings still stand there. After a move of the king to another t, there can only be
    /// a discovered check, on a line from s through the square that the king left.
    pub(super) fn allows_no_mate(&self) -> bool {
        let player = self.player;
        let fillers: Vec<Bitboard> =
            self.men(!player).filter(|man| !man.is_solid()).map(|man| man.squares).collect();
        self.pairs(player, player).all(|(t, s)| {
            let after_king_move = |t| self.listed(!player, player, t, s) && self.can_be_mate(s, t, &fillers);
            !self.can_be_mate(s, t, &fillers)
                && (!self.discovers(t, s) || !attacks::king(t).into_iter().any(after_king_move))
        })
    }

    /// Whether the king on s could be mated while the player's king stands on t: s must be attacked, and each adjoining
    /// square must be attacked or hold a man of the opponent's. A square that no man of the player can ever attack,
    /// nor the king from t, and on which no solid man of the opponent stands, has to be filled with one of the
    /// opponent's other men, each of which fills one square only.
    fn can_be_mate(&self, s: Square, t: Square, fillers: &[Bitboard]) -> bool {
        let attackable = self.attackable[self.player.index()];
        let solid_friends = self.solid[(!self.player).index()];
        attackable.has(s)
            && can_fill(attacks::king(s).without(solid_friends | attackable | attacks::king(t)), fillers)
    }
}

/// A pawn that reaches the last rank can be any piece from then on.
pub(super) fn may_be_promoted(man: &Region) -> bool {
    man.piece.kind == Kind::Pawn && (man.squares & (Bitboard::rank(0) | Bitboard::rank(7))).any()
}

/// What a man attacks from a square when these squares block its lines.
pub(super) fn attacked_by(man: &Region, from: Square, blocks: Bitboard) -> Bitboard {
    let attacked = attacks::of(man.piece.kind, man.piece.colour, from, blocks);
    if may_be_promoted(man) {
        return attacked | attacks::queen(from, blocks) | attacks::knight(from);
    }
    attacked
}

pub(super) fn pawn_steps(colour: Colour, from: Square, blocks: Bitboard) -> Bitboard {
    let up = if colour == Colour::White { 1 } else { -1 };
    let free = |square: &Square| !blocks.has(*square);
    let Some(one) = from.step(0, up).filter(free) else { return Bitboard::EMPTY };
    let two = one.step(0, up).filter(|two| from.rank_for(colour) == 1 && free(two));
    Bitboard::from(one) | two.map_or(Bitboard::EMPTY, Bitboard::from)
}

/// Whether each of the squares can be given a man of its own.
pub(super) fn can_fill(squares: Bitboard, men: &[Bitboard]) -> bool {
    let Some(square) = squares.first() else { return true };
    let rest = squares.without(Bitboard::from(square));
    men.iter().enumerate().filter(|(_, man)| man.has(square)).any(|(used, _)| {
        let mut others = men.to_vec();
        others.swap_remove(used);
        can_fill(rest, &others)
    })
}
