//! What hands do: touching, letting go, taking off, and the move that comes of it (FIDE 4, ČUD 3 and 4).

use partie_laws::{Article, Completion};

use super::Basis;
use crate::hand::Commitment;
use crate::regulations::cited::{fide, fide_2014, fide_2018};
use crate::{Fact, Game, Kind, Manner, Move, Piece, Square};

impl Basis<'_> {
    /// What a touch binds to, or why it does not bind.
    pub(super) fn touched(self, manner: Manner) -> Vec<Article> {
        let has_the_move = self.table.casebook.hand_of(self.event.by) == Some(self.table.turn());
        match manner {
            Manner::Adjusting => self.adjusted(),
            Manner::Feeling => vec![self.cite("E2.2", "11.1f")],
            _ if !has_the_move => vec![self.cite("4.3", "3.14")],
            _ if !self.table.is_meant(manner) => self.not_meant(),
            _ => {
                let after = self.after();
                let bound = after.bond().map(|(bond, _)| bond.article);
                bound.or_else(|| after.unbound()).into_iter().collect()
            }
        }
    }

    /// FIDE 4.2; since 2014 it is for the player whose clock runs. ČUD 3.13.
    fn adjusted(self) -> Vec<Article> {
        let mut all = self.in_draughts(&["3.13"]);
        all.extend(self.in_chess(&["4.2"]));
        all.extend(self.later(&[fide_2014("6.2d")]));
        all
    }

    /// FIDE 4.3: only what is touched on purpose counts; since 2018 whatever is not clearly an accident is.
    fn not_meant(self) -> Vec<Article> {
        self.later(&[fide("4.3"), fide_2018("4.2.2"), Article::czech_draughts("3.11")])
    }

    /// A part of a move: what has to be done yet until it is made.
    pub(super) fn by_hand(self) -> Vec<Article> {
        let hand = self.after().hand;
        let takes_off = matches!(self.event.fact, Fact::TakenOff { .. });
        if self.is_at_special_board() {
            let captures = takes_off || !hand.is_empty_handed();
            return vec![self.cite(if captures { "E2.3a" } else { "E2.3b" }, "11.1f")];
        }
        match hand.commitment() {
            commitment if self.table.board.chess().is_none() => {
                self.by_hand_in_draughts(takes_off, commitment)
            }
            _ if self.king_waits_off_the_board() => self.in_chess(&["F3r1"]),
            Some(Commitment::Castling { .. } | Commitment::IllegalCastling { .. }) => {
                self.in_chess(&["4.6b"])
            }
            Some(Commitment::Promotion { .. }) => self.promoted(),
            Some(Commitment::Landing { .. }) => self.in_chess(&["4.6a"]),
            None if takes_off => self.in_chess(&["4.6a"]),
            None | Some(Commitment::Made(_)) => self.in_chess(&["4.6"]),
        }
    }

    /// FIDE F3r1: in Chess960 the king is best put beside the board until the rook has moved.
    fn king_waits_off_the_board(self) -> bool {
        let king = |square: Square| self.table.piece_at(square).is_some_and(|piece| piece.kind == Kind::King);
        self.is_chess960()
            && match self.event.fact {
                Fact::TakenOff { square } => king(square),
                Fact::Put { kind, .. } => kind == Kind::King,
                _ => false,
            }
    }

    fn is_chess960(self) -> bool {
        matches!(self.table.regulations.game, Game::Chess960 { .. })
    }

    /// FIDE F3b: which of the four forms castling takes.
    fn form_of_castling(self, mv: &Move, king_ends: Square) -> &'static str {
        let changes = self.table.board.changes_of(mv);
        let rook_stays = !changes.iter().any(|change| change.square == mv.to());
        match (king_ends == mv.from(), rook_stays) {
            (true, _) => "F3b(4)",
            (_, true) => "F3b(3)",
            _ if changes.len() == 2 => "F3b(2)",
            _ => "F3b(1)",
        }
    }

    /// ČUD 4.4, 4.9: a capture is shown jump by jump; ČUD 4.11, 4.12: then what was jumped is removed.
    fn by_hand_in_draughts(self, takes_off: bool, commitment: Option<Commitment>) -> Vec<Article> {
        match (&self.event.fact, commitment) {
            _ if takes_off => self.in_draughts(&["4.11", "4.12"]),
            (Fact::Released { path }, Some(_)) if path.squares().len() > 2 => {
                self.in_draughts(&["4.4", "4.9", "4.10"])
            }
            (_, Some(_)) => self.in_draughts(&["4.4", "4.10"]),
            _ => self.in_draughts(&["3.10"]),
        }
    }

    /// FIDE 4.6c; since 2014 the steps may come in any order (FIDE 2014/4.6).
    fn promoted(self) -> Vec<Article> {
        let mut all = self.in_chess(&["4.6c"]);
        all.extend(self.later(&[fide_2014("4.6")]));
        all
    }

    /// When a move is made, and what it does besides: completing an earlier one, or coming out of an envelope.
    pub(super) fn made(self, mv: &Move) -> Vec<Article> {
        let mut all =
            if self.is_at_special_board() { self.made_at_special_board(mv) } else { self.kind_of_move(mv) };
        if self.assisted().is_some() {
            all.extend(self.later(&[fide_2014("4.9")]));
        }
        all.extend(self.sealed_move());
        all.extend(self.completes());
        all
    }

    /// FIDE 7.4a: what counts as an illegal move, taking the king included. FIDE A4c, B3c: the press completes it.
    pub(super) fn made_illegally(self) -> Vec<Article> {
        let unsupervised = self.table.regulations.unsupervised().map(|_| self.by_pace("A4c", "B3c"));
        self.in_chess(&["7.4a"].into_iter().chain(unsupervised).collect::<Vec<_>>())
    }

    fn kind_of_move(self, mv: &Move) -> Vec<Article> {
        let board = &self.table.board;
        let captures = Square::all().any(|square| board.captures(mv, square));
        if board.chess().is_none() {
            return self.kind_of_draughts_move(mv, captures);
        }
        let castles = board.castling_king_ends(mv);
        match (mv.promotion(), castles) {
            (Some(_), _) => self.promoted(),
            (None, Some(king_ends)) if self.is_chess960() => {
                self.in_chess(&["4.6b", "F3", self.form_of_castling(mv, king_ends)])
            }
            (None, Some(_)) => self.in_chess(&["4.6b"]),
            (None, None) => self.in_chess(if captures { &["4.6a"] } else { &["4.6"] }),
        }
    }

    fn kind_of_draughts_move(self, mv: &Move, captures: bool) -> Vec<Article> {
        let board = &self.table.board;
        let king = Some(Piece { colour: board.turn(), kind: Kind::King });
        let is_crowned = board.changes_of(mv).iter().any(|change| change.piece == king);
        let way = self.table.hand.first_release();
        let elsewhere =
            way.is_some_and(|way| way.squares().iter().any(|square| !mv.squares().contains(square)));
        let held = [
            ("3.10", !captures),
            ("4.12", captures),
            ("4.9", mv.squares().len() > 2),
            ("4.11", mv.squares().len() > 2),
            ("3.5", is_crowned && board.piece_at(mv.from()) != king),
            ("3.12", elsewhere),
            ("5.7", self.accepts_irregularity()),
        ];
        let numbers = held.iter().filter(|(_, holds)| *holds).map(|(number, _)| *number);
        self.in_draughts(&numbers.collect::<Vec<_>>())
    }

    /// ČUD 5.7: whoever moves accepts what the opponent has done against the rules.
    fn accepts_irregularity(self) -> bool {
        let (table, turn) = (self.table, self.table.turn());
        let last = table.plies.len();
        table.illegal.iter().any(|illegal| illegal.ply + 1 == last && last > table.faults.accepted)
            || table.breach.as_ref().is_some_and(|breach| breach.by != turn)
            || table.faults.displaced.iter().any(|displaced| displaced.waits() && displaced.by != Some(turn))
    }

    /// By later editions a move that nobody pressed the clock on is completed by the player's next one (FIDE 2014/6.2a(2)).
    fn completes(self) -> Vec<Article> {
        let turn = self.table.turn();
        match self.table.regulations.rules().completion {
            Completion::ByOwnNextMove if self.table.has_move_to_complete(turn) => {
                self.later(&[fide_2014("6.2a(2)")])
            }
            _ => Vec::new(),
        }
    }

    /// ČUD 5.4: the opponent alone chooses; ČUD 5.3 where a piece stands off the dark squares.
    pub(super) fn let_stand(self) -> Vec<Article> {
        let mut all = self.in_draughts(&["5.4"]);
        let set_up = self.table.faults.displaced.iter().any(|displaced| displaced.set_up);
        all.extend(self.in_draughts(if set_up { &["5.2"] } else { &[] }));
        all.extend(self.out_of_play());
        all
    }

    /// ČUD 5.8: an irregularity is put right as a whole. FIDE 6.13: the arbiter decides which times the clocks show.
    pub(super) fn restored(self, sets_clocks: bool) -> Vec<Article> {
        let mut all = self.in_draughts(&["5.8"]);
        all.extend(self.in_chess(if sets_clocks { &["6.13"] } else { &[] }));
        all.extend(self.out_of_play());
        all
    }

    fn out_of_play(self) -> Vec<Article> {
        let displaced =
            self.table.faults.displaced.iter().any(crate::table::irregularities::Displaced::waits);
        self.in_draughts(if displaced { &["5.3"] } else { &[] })
    }
}
