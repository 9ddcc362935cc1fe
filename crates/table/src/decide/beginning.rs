//! A game that was begun wrongly (FIDE 7.1, 7.2, A4a; ČUD 5.1, 5.2), and where the clock stands (FIDE 6.4).

use partie_laws::{Article, ExchangedColours};

use super::correction::is_left_to_the_opponent;
use super::{Case, Decision};
use crate::regulations::cited::{fide, fide_2014};
use crate::{ActKind, Actor, Colour, Event, Fact, Irregularity, Refusal, Why};

impl Case<'_> {
    /// FIDE 7.1a: a new game. ČUD 5.2: a player may want that before having made a move.
    pub(super) fn notice_set_up(&self) -> Decision {
        let article = self.cite("7.1a", "5.2");
        if !self.table.faults.displaced.iter().any(|displaced| displaced.set_up) {
            return self.not_there(Irregularity::WrongSetUp, article, Why::NothingDisplaced);
        }
        self.start_can_be_mended()?;
        if self.rules().set_up_confirmed_by_a_move {
            self.wrong_set_up()?;
        }
        Ok(vec![self.saw(Irregularity::WrongSetUp, None, article), self.cancelled(false, article, "")])
    }

    /// FIDE 7.1b: the position is moved to a board that lies right. ČUD 5.1: a new game.
    pub(super) fn notice_turned_board(&self) -> Decision {
        self.start_can_be_mended()?;
        let article = self.cite("7.1b", "5.1");
        let mut events = vec![self.saw(Irregularity::TurnedBoard, None, article)];
        events.extend(self.rules().turned_board_is_a_new_game.then(|| self.cancelled(false, article, "")));
        Ok(events)
    }

    /// FIDE 7.2: the game goes on, unless the arbiter orders a new one; since 2018 a new game if it is early (FIDE 2018/7.3).
    pub(super) fn notice_exchanged_colours(&self) -> Decision {
        let article = self.cite("7.2", "5.4");
        let least = Colour::BOTH.into_iter().map(|player| self.table.made(player)).min().unwrap_or(0);
        let new_game = match self.rules().exchanged_colours {
            ExchangedColours::NotRegulated => return Err(Refusal::new(article, Why::NotIrregular)),
            ExchangedColours::PlayOn => false,
            ExchangedColours::NewGameBefore(moves) => least < moves as usize,
        };
        let mut events = vec![self.saw(Irregularity::ExchangedColours, None, article)];
        events.extend(new_game.then(|| self.cancelled(true, article, "")));
        Ok(events)
    }

    /// FIDE 7.2: the arbiter may decide otherwise.
    pub(super) fn order_new_game(&self, exchange: bool, article: Article, note: &str) -> Decision {
        self.arbiter_says(note, article)?;
        if is_left_to_the_opponent(article) {
            return Err(Refusal::new(Article::czech_draughts("5.4"), Why::NotByArbiter));
        }
        Ok(vec![self.cancelled(exchange, article, note)])
    }

    /// FIDE 6.4: before the game.
    pub(super) fn place_clock(&self, right_of: Colour) -> Decision {
        self.arbiter()?;
        if self.table.started_at.is_some() {
            return Err(Refusal::new(self.cite("6.4", "10.5"), Why::HasStarted));
        }
        Ok(vec![self.event(Fact::ClockPlaced { right_of })])
    }

    fn cancelled(&self, exchange: bool, article: Article, note: &str) -> Event {
        self.event(Fact::Cancelled { exchange, article, note: note.to_owned() })
    }

    /// FIDE A4a, 2014/A4a(2), 2018/A.4.1.2, 2023/A.5.1.2: without enough arbiters not after so many moves.
    pub(super) fn start_can_be_mended(&self) -> Result<(), Refusal> {
        let Some(unsupervised) = self.table.regulations.unsupervised() else { return Ok(()) };
        let limit = unsupervised.start_stands_after;
        if Colour::BOTH.into_iter().any(|player| self.table.completed(player) < limit as usize) {
            return Ok(());
        }
        let article = self.in_force(&[fide("A4a"), fide_2014("A4a(2)")]);
        Err(Refusal::new(article, Why::StartStands(limit)))
    }

    /// FIDE A4a, 2014/A4a(1), 2018/A.4.1.1, 2023/A.5.1.1: nor is a clock that was set wrongly, unless the timetable would suffer.
    pub(super) fn clock_can_be_set(&self) -> Result<(), Refusal> {
        let article = self.in_force(&[fide("A4a"), fide_2014("A4a(1)")]);
        self.start_can_be_mended().map_err(|refusal| Refusal { article, ..refusal })
    }

    /// ČUD 5.2, 5.4: whether a wrong set-up waits for this player's choice. Only the opponent of whoever set the pieces up chooses,
    /// each player if nobody knows who it was, until a move confirms it (ČUD 5.7).
    pub(super) fn wrong_set_up(&self) -> Result<(), Refusal> {
        let Some(player) = self.actor.player() else { return Err(self.not_for_you()) };
        let stands = || Refusal::new(Article::czech_draughts("5.7"), Why::IllegalMoveStands);
        let mut all = self.table.faults.displaced.iter().filter(|displaced| displaced.set_up);
        let Some(other) = all.find(|displaced| displaced.by != Some(player)) else {
            return Err(Refusal::new(Article::czech_draughts("5.4"), Why::OnlyTheOpponent(!player)));
        };
        let settled = other.accepted[player as usize] || self.table.is_confirmed_by(player, 0);
        if settled { Err(stands()) } else { Ok(()) }
    }

    /// FIDE 2014/6.7a, 2018/6.7.1: a player who is late loses unless the arbiter decides otherwise; who is late for a
    /// resumption, in every edition (FIDE G10).
    pub(super) fn admit(&self, player: Colour, note: &str) -> Decision {
        let article = self.cite("6.6a", "10.5");
        if self.actor != Actor::Arbiter {
            return Err(self.not_for_you());
        }
        let resumes = self.resumption_default().is_some();
        if !resumes && !self.rules().late_player_may_be_admitted {
            return Err(Refusal::new(article, Why::NotByArbiter).instead(&[ActKind::CallDefault]));
        }
        let article = if resumes { self.own(Article::fide("G10")) } else { article };
        self.arbiter_says(note, article)?;
        if !self.table.absent[player as usize] {
            return Err(Refusal::new(article, Why::NotLate(player)));
        }
        let mut events = vec![self.event(Fact::Admitted { player, note: note.to_owned() })];
        events.extend(self.stopped_on_arrival(player));
        Ok(events)
    }
}
