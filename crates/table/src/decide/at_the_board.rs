//! Over the board: touching, releasing, taking off, and complaints (FIDE 4, ČUD 3.10 to 3.14).
//!
//! What hands do is never refused for being against the Laws: it happens, and the log says so. Only what cannot be
//! done, such as touching an empty square, is refused.

use partie_laws::Article;

use super::out_of_turn::OutOfTurn;
use super::{Case, Decision};
use crate::arbiter::breach::BreachKind;
use crate::hand::Hand;
use crate::regulations::cited::fide_2014;
use crate::table::Breach;
use crate::{
    ActKind, Actor, Colour, Event, Fact, Game, Kind, Manner, Move, Outcome, Question, Reason, Refusal, Signs,
    Square, Why, WhyRecord,
};

impl Case<'_> {
    pub(super) fn touch(&self, squares: &[Square], manner: Manner) -> Decision {
        self.over_the_board()?;
        let player = self.hand()?;
        self.nothing_pending()?;
        if squares.is_empty() {
            return Err(Refusal::new(self.cite("4.3", "3.11"), Why::NothingTouched));
        }
        squares.iter().try_for_each(|&square| self.something_on(player, square))?;
        if manner == Manner::Feeling && !self.is_special(player) {
            return Err(Refusal::new(self.cite("E2.2", "11.1f"), WhyRecord::NoSpecialBoard));
        }
        if manner == Manner::Adjusting {
            self.may_adjust(player)?;
        }
        let mut events: Vec<Event> = Vec::new();
        let on_purpose = self.table.is_meant(manner);
        if on_purpose {
            self.must_have_followed(player)?;
        }
        if on_purpose && player == self.table.turn() {
            events.extend(self.start_if_needed());
        }
        if on_purpose {
            events.extend(self.declined_by_touch(player));
        }
        events.push(self.event(Fact::Touched { squares: squares.to_vec(), manner }));
        Ok(events)
    }

    /// FIDE 4.2, ČUD 3.13: who has the move; in later editions only while the own clock runs (FIDE 2014/6.2d, 2018/6.2.5).
    fn may_adjust(&self, player: Colour) -> Result<(), Refusal> {
        self.may_have_the_move(player, self.cite("4.2", "3.13"))?;
        if self.rules().adjusting_by_clock && self.has_clock(player) && self.running() != Some(player) {
            return Err(Refusal::new(fide_2014("6.2d"), Why::ClockNotRunning));
        }
        Ok(())
    }

    /// Whether a move was made depends on what is legal. Once something has changed on the board that is not told, so that
    /// nothing is refused for it.
    fn may_have_the_move(&self, player: Colour, article: Article) -> Result<(), Refusal> {
        match self.table.plain_turn() {
            Some(turn) if turn != player => Err(Refusal::new(article, Why::NotYourTurn { turn })),
            _ => Ok(()),
        }
    }

    pub(super) fn release(&self, path: &Move) -> Decision {
        if path.from() == path.to() && self.hand().is_ok_and(|player| player != self.table.turn()) {
            return self.touch(&[path.from()], Manner::Deliberate); // it was only lifted
        }
        if let Some(judged) = self.out_of_turn(&OutOfTurn::Releases(path)) {
            return judged;
        }
        let mut events = self.grasp(path.from())?;
        let mut hand = self.table.hand.clone();
        hand.release(&self.table.board_of(self.table.turn()), path);
        events.push(self.event(Fact::Released { path: *path }));
        self.made_by_hand(&mut events, &hand);
        Ok(events)
    }

    pub(super) fn take_off(&self, square: Square) -> Decision {
        if let Some(judged) = self.out_of_turn(&OutOfTurn::TakesOff(square)) {
            return judged;
        }
        let mut events = self.grasp(square)?;
        let mut hand = self.table.hand.clone();
        hand.take_off(&self.table.board_of(self.table.turn()), square);
        events.push(self.event(Fact::TakenOff { square }));
        self.made_by_hand(&mut events, &hand);
        Ok(events)
    }

    /// FIDE 4.6c, F3: a new piece, or one that was taken off before. Whatever was touched stays touched (FIDE 4.3).
    pub(super) fn put(&self, kind: Kind, square: Square, colour: Option<Colour>) -> Decision {
        self.over_the_board()?;
        self.is_of_this_game(kind)?;
        if let Some(judged) = self.out_of_turn(&OutOfTurn::Puts(kind, square, colour)) {
            return judged;
        }
        let player = self.hand_to_move()?;
        let mut events: Vec<Event> = self.start_if_needed().into_iter().collect();
        events.extend(self.declined_by_touch(player));
        let colour = colour.filter(|colour| *colour != player);
        events.push(self.event(Fact::Put { kind, square, colour }));
        Ok(events)
    }

    /// FIDE F3n1: a player says that the next move is castling. Said out of turn it means nothing.
    pub(super) fn declare_castling(&self) -> Decision {
        self.over_the_board()?;
        let player = self.hand()?;
        self.is_there(player)?;
        self.nothing_pending()?;
        self.may_have_the_move(player, self.cite("1.1", "3.3"))?;
        if !matches!(self.table.regulations.game, Game::Chess960 { .. }) {
            return Err(Refusal::new(self.cite("F3n1", "1.1"), Why::OnlyInChess960));
        }
        Ok(self.start_if_needed().into_iter().chain([self.event(Fact::CastlingDeclared)]).collect())
    }

    pub(super) fn let_go(&self) -> Decision {
        self.over_the_board()?;
        let player = self.hand()?;
        self.is_there(player)?;
        self.nothing_pending()?;
        if player != self.table.turn() || self.table.hand.held().is_none() {
            return Err(Refusal::new(self.cite("4.6c", "3.10"), Why::NothingInHand).instead(&[ActKind::Put]));
        }
        let mut hand = self.table.hand.clone();
        hand.let_go();
        let mut events = vec![self.event(Fact::LetGo)];
        self.made_by_hand(&mut events, &hand);
        Ok(events)
    }

    /// Taking hold of a piece is touching it, which declines an offer (FIDE 9.1b(1)).
    fn grasp(&self, square: Square) -> Decision {
        self.over_the_board()?;
        let player = self.hand_to_move()?;
        self.must_have_followed(player)?;
        self.something_on(player, square)?;
        let mut events: Vec<Event> = self.start_if_needed().into_iter().collect();
        let stood_there = self.table.board_of(player).piece_at(square).is_some();
        events.extend(self.declined_by_touch(player));
        if stood_there && !self.table.hand.has_touched(square) {
            events.push(self.event(Fact::Touched { squares: vec![square], manner: Manner::Deliberate }));
        }
        Ok(events)
    }

    /// A player who cannot see feels for it on the own board.
    fn something_on(&self, player: Colour, square: Square) -> Result<(), Refusal> {
        let found = if !self.table.has_own_board(player) {
            self.table.piece_at(square)
        } else if player == self.table.turn() {
            self.table.hand.piece_at(&self.table.board_of(player), square)
        } else {
            self.table.board_of(player).piece_at(square)
        };
        match found {
            Some(_) => Ok(()),
            None => Err(Refusal::new(self.cite("4.3", "3.11"), Why::NothingThere(square))),
        }
    }

    /// FIDE 4.6: the move is made as soon as the pieces stand as after a legal one and all are let go.
    fn made_by_hand(&self, events: &mut Vec<Event>, hand: &Hand) {
        let player = self.table.turn();
        let Some(mv) = hand.amounts_to(&self.table.board_of(player)) else { return };
        if self.is_announced(player, &mv) {
            self.make_by_hand(events, hand, &mv);
        }
    }

    /// The move is made, and what was wrong about the way in which the hand did it is noted before.
    pub(super) fn make_by_hand(&self, events: &mut Vec<Event>, hand: &Hand, mv: &Move) {
        events.extend(self.moved_without_writing(self.table.turn()));
        if let Some((bond, moves)) = self.table.bond()
            && !moves.contains(mv)
        {
            events.push(self.event(Fact::Breached { article: bond.article }));
        } else if let Some(article) = self.fault_in_making(hand, mv) {
            events.push(self.event(Fact::Breached { article }));
        }
        events.push(self.event(Fact::Made { mv: *mv, signs: Signs::NONE }));
        let end = self.find_with_end(mv).ok().and_then(|(_, end)| end);
        events.extend(self.proofs(mv, end));
        events.extend(self.ended_by_move(end));
    }

    /// FIDE 4.7: the opponent's breach of article 4 can be brought up until a piece is touched on purpose. The move is
    /// taken back then, and what was touched binds its player.
    pub(super) fn complain(&self) -> Decision {
        self.over_the_board()?;
        self.nothing_but_help_pending()?;
        let player = self.complainant()?;
        if let Some(shown_again) = self.show_again() {
            return Ok(shown_again);
        }
        let has_touched = player == Some(self.table.turn()) && !self.table.hand.touched().is_empty();
        if has_touched && self.rules().touch_ends_complaints && self.table.breach.is_none() {
            return Err(Refusal::new(Article::fide("4.7"), Why::ComplaintTooLate));
        }
        if self.rules().opponent_decides
            && let Some(decided) = self.complain_to_be_put_right()
        {
            return Ok(decided);
        }
        let breach = self.table.breach.as_ref().filter(|breach| Some(breach.by) != player);
        let breach =
            breach.filter(|breach| player.is_none_or(|by| !self.table.is_confirmed_by(by, breach.ply)));
        let article = breach.map(|breach| breach.article);
        let mut events = vec![self.event(Fact::Complained { article })];
        match breach {
            Some(breach) if breach.kind() == BreachKind::Writing => {
                events.push(self.referred(Question::Help, breach.article)); // the move stands (FIDE 8.1, 13.4)
            }
            Some(breach) if self.table.outcome.is_some() => {
                events.extend(self.reopened(breach));
                events.push(self.resumed(""));
            }
            Some(Breach { ply, article, .. }) if *ply < self.table.plies.len() || self.went_on(player) => {
                events.push(self.restored(*ply, None, *article));
                events.extend(self.goes_on());
            }
            Some(Breach { article, .. }) => {
                events.extend(self.put_back().unwrap_or_default()); // FIDE 7.3
                events.push(self.referred(Question::Complaint, *article));
            }
            None => {}
        }
        Ok(events)
    }

    /// Whether the other player's hand has done something to the board that is not a move yet.
    fn went_on(&self, player: Option<Colour>) -> bool {
        player != Some(self.table.turn()) && !self.table.hand.changes().is_empty()
    }

    /// FIDE 2014/5.1a, 2014/5.2a, 2014/5.2b: a move that ends the game has to keep the touch rules. The breach by which it did
    /// not, as long as the scoresheets are not signed (FIDE 8.7).
    pub(super) fn ended_against_touch_rules(&self, outcome: Outcome) -> Option<&Breach> {
        let by_move = matches!(outcome.reason, Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition);
        let is_open = match self.actor.player() {
            Some(player) => self.table.record.signed.of(player).is_none(),
            None => self.table.signed().is_none(),
        };
        let by_other = |breach: &&Breach| Some(breach.by) != self.actor.player();
        let breach = self.table.breach.as_ref().filter(by_other);
        let breach = breach.filter(|breach| breach.kind() == BreachKind::TouchMove);
        breach.filter(|_| by_move && is_open && self.rules().end_needs_touch_rules)
    }

    /// The game is not over after all, and goes on from the position before the breach.
    pub(super) fn reopened(&self, breach: &Breach) -> Vec<Event> {
        let article = self.table.outcome.map_or(breach.article, |outcome| outcome.article);
        let reopened = self.event(Fact::GameReopened { article });
        vec![reopened, self.restored(breach.ply, None, breach.article)]
    }

    /// ČUD 5.4: whichever word the opponent uses for it.
    fn complain_to_be_put_right(&self) -> Option<Vec<Event>> {
        let breach = self.table.breach.as_ref();
        let wrong = self.first_wrong().or_else(|| self.displaced_by_opponent())?;
        let is_it = |breach: &&Breach| breach.ply == wrong.ply && breach.is_of_a_move(&self.table.plies);
        let broken = breach.filter(is_it).map(|breach| breach.article);
        let complained = |article| self.event(Fact::Complained { article: Some(broken.unwrap_or(article)) });
        Some(self.put_right(&wrong, complained))
    }

    /// A player, or the arbiter. In draughts only the opponent decides (ČUD 5.4).
    fn complainant(&self) -> Result<Option<Colour>, Refusal> {
        if self.actor != Actor::Arbiter {
            return self.player().map(Some);
        }
        if self.rules().opponent_decides {
            let offender = self.table.breach.as_ref().map_or(!self.table.turn(), |breach| breach.by);
            return Err(Refusal::new(Article::czech_draughts("5.4"), Why::OnlyTheOpponent(!offender)));
        }
        Ok(None)
    }

    /// FIDE 4.1 asks for one hand. What follows shows when the clock is pressed (FIDE 2018/7.5.4).
    pub(super) fn use_both_hands(&self) -> Decision {
        self.over_the_board()?;
        let player = self.hand()?;
        self.is_there(player)?;
        self.nothing_pending()?;
        self.may_have_the_move(player, self.cite("1.1", "3.3"))?;
        Ok(vec![self.event(Fact::BothHandsUsed)])
    }
}
