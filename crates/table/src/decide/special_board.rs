//! Players who cannot see: announcing, following, and boards that differ (FIDE E2, ČUD 11.1f).

use partie_chess::notation::Speech;
use partie_laws::Article;

use super::{Case, Decision};
use crate::board::Board;
use crate::record::Relief;
use crate::record::reading::{languages, read, read_in_any};
use crate::{
    ActKind, Actor, Colour, Event, Fact, Move, Question, Refusal, Square, Told, Verdict, Why, WhyRecord,
};

impl Case<'_> {
    fn relief(&self) -> Option<&Relief> {
        self.table.record.relief.as_deref()
    }

    /// An article of appendix E; draughts has one line about it (ČUD 11.1f).
    fn at_special_board(&self, number: &'static str, why: impl Into<Why>) -> Refusal {
        Refusal::new(self.cite(number, "11.1f"), why)
    }

    fn special_game(&self, number: &'static str) -> Result<&Relief, Refusal> {
        self.relief().ok_or_else(|| self.at_special_board(number, WhyRecord::NoSpecialBoard))
    }

    /// Whether a player's hand works on a board that can be felt.
    pub(super) fn is_special(&self, player: Colour) -> bool {
        self.table.has_own_board(player)
    }

    /// Who may announce and follow for a side: the player, an assistant of a player who cannot see (FIDE E2.9a, b), or
    /// the sighted player's own assistant if the other has none (FIDE E2.9f).
    fn may_help(&self, number: &'static str) -> Result<Colour, Refusal> {
        let side = self.actor.side().ok_or_else(|| self.not_for_you())?;
        let play = &self.table.regulations.play;
        let helps_other = play.is_special(!side) && !play.assistants.contains(&!side);
        match self.actor {
            Actor::WhiteAssistant | Actor::BlackAssistant if !play.is_special(side) && helps_other => {
                Ok(side)
            }
            _ => self.player_or_helper(number),
        }
    }

    /// FIDE E2.1, E2.3c, E2.6: a move is said aloud; until the clock is pressed a slip of the tongue can be put right.
    pub(super) fn announce(&self, words: &str) -> Decision {
        let relief = self.special_game("E2.1")?;
        let side = self.may_help("E2.9b")?;
        self.nothing_pending()?;
        let mover = self.mover();
        let assists_both = self.actor.player().is_none();
        if side != mover && !assists_both {
            return Err(Refusal::new(self.cite("E2.1", "11.1f"), Why::NotYourTurn { turn: mover }));
        }
        let mut events: Vec<Event> = self.start_if_needed().into_iter().collect();
        if mover != self.table.turn() {
            events.push(self.event(Fact::Announced { words: words.to_owned(), mv: None }));
            return Ok(events); // the sighted player has made the move and says which
        }
        self.has_followed(mover, relief)?;
        let mv = hear(&self.table.board, words).map_err(|why| self.not_heard(mover, relief, words, why))?;
        events.push(self.event(Fact::Announced { words: words.to_owned(), mv: Some(mv) }));
        let done = self.table.hand.amounts_to(&self.table.board_of(mover)) == Some(mv);
        if self.is_special(mover) && done {
            self.make_by_hand(&mut events, &self.table.hand, &mv);
        }
        Ok(events)
    }

    /// FIDE E2.7: who announces a move that only the own board allows has found out that the boards differ.
    fn not_heard(&self, mover: Colour, relief: &Relief, words: &str, why: Why) -> Refusal {
        let apart = relief.differs(mover, &self.table.board);
        if apart.is_empty() || hear(&self.table.board_of(mover), words).is_err() {
            return self.at_special_board("E2.1", why);
        }
        self.boards_differ(apart)
    }

    fn boards_differ(&self, squares: Vec<Square>) -> Refusal {
        self.at_special_board("E2.7", WhyRecord::BoardsDiffer(squares)).instead(&[ActKind::CompareBoards])
    }

    /// Who makes or has just made a move: the one whose clock is to be pressed.
    fn mover(&self) -> Colour {
        let turn = self.table.turn();
        if self.table.has_move_to_complete(!turn) { !turn } else { turn }
    }

    /// FIDE E2.3: a move on the special board is made when the hand has done it and it was announced.
    pub(super) fn is_announced(&self, player: Colour, mv: &Move) -> bool {
        !self.is_special(player) || self.relief().is_some_and(|relief| relief.announced == Some(*mv))
    }

    /// FIDE E2.3(end), E2.6: what a player who cannot see presses the clock on. A slip of the tongue that is not put
    /// right counts: the announced move is made, and the player's own board differs.
    pub(super) fn pressed_on_announcement(&self, player: Colour) -> Result<Vec<Event>, Refusal> {
        let hand = &self.table.hand;
        let Some(relief) = self.relief().filter(|_| self.is_special(player) && player == self.table.turn())
        else {
            return Ok(Vec::new());
        };
        match (relief.announced, hand.changes().is_empty()) {
            (None, true) => Ok(Vec::new()),
            (None, false) => {
                Err(self.at_special_board("E2.3c", WhyRecord::NotAnnounced).instead(&[ActKind::Announce]))
            }
            (Some(_), true) => Err(self.at_special_board("E2.3b", WhyRecord::NotInItsHole)),
            (Some(_), false) if !hand.is_empty_handed() => {
                Err(self.at_special_board("E2.3a", WhyRecord::CapturedStands))
            }
            (Some(mv), false) => {
                let mut events = Vec::new();
                self.make_by_hand(&mut events, &self.table.hand, &mv);
                Ok(events)
            }
        }
    }

    /// FIDE E1: before the game a player asks for two boards, for a player who cannot see.
    pub(super) fn ask_for_two_boards(&self, of: Colour) -> Decision {
        self.player()?;
        if self.table.started_at.is_some() {
            return Err(self.at_special_board("E1", Why::HasStarted));
        }
        if self.table.regulations.play.is_special(of) {
            return Err(self.at_special_board("E1", WhyRecord::HasSpecialBoard(of)));
        }
        Ok(vec![self.event(Fact::TwoBoardsAsked { of })])
    }

    /// FIDE E2.1: the opponent's move is said again. Other words show that it was misheard, and do not count.
    pub(super) fn repeat(&self, words: &str) -> Decision {
        let relief = self.special_game("E2.1")?;
        let side = self.may_help("E2.9b")?;
        self.nothing_pending()?;
        let is_mine = |by: Colour| by == side && self.actor.player().is_some();
        let Some(last) = self.table.plies.last().filter(|ply| relief.unrepeated && !is_mine(ply.by)) else {
            return Err(self.at_special_board("E2.1", WhyRecord::NothingToRepeat));
        };
        let before = self.table.board_before(self.table.plies.len() - 1);
        let heard = before.and_then(|before| hear(&before, words).ok());
        if last.legal && heard != last.mv {
            return Err(self.at_special_board("E2.1", WhyRecord::RepeatedWrongly(words.to_owned())));
        }
        Ok(vec![self.event(Fact::Repeated { words: words.to_owned() })])
    }

    /// FIDE E2.1, E2.9a: the opponent's move, once it is repeated, is made on the other board, rightly or not.
    pub(super) fn follow(&self, of: Colour, mv: Option<&Move>) -> Decision {
        let relief = self.special_game("E2.1")?;
        let side = self.may_help("E2.9a")?;
        self.nothing_pending()?;
        if side != of && self.actor.player().is_some() {
            return Err(self.not_for_you());
        }
        let special = relief.boards.of(of).is_some();
        if special && !relief.behind.of(of) || self.table.plies.last().is_none_or(|ply| ply.by == of) {
            return Err(self.at_special_board("E2.1", WhyRecord::NothingToFollow));
        }
        if special {
            self.has_repeated(relief)?;
        }
        if mv.is_none() && special {
            self.can_be_followed(of, relief)?;
        }
        Ok(vec![self.event(Fact::Followed { of, mv: mv.copied().filter(|_| special) })])
    }

    /// FIDE E2.7: a move of a piece that stands elsewhere on the own board cannot be made there.
    fn can_be_followed(&self, of: Colour, relief: &Relief) -> Result<(), Refusal> {
        let last = self.table.plies.len().saturating_sub(1);
        let from = self.table.plies.get(last).and_then(|ply| ply.mv).map(|mv| mv.from());
        let Some(before) = self.table.board_before(last) else { return Ok(()) };
        let apart = relief.apart(of, &before);
        let moved = from.is_some_and(|from| apart.contains(&from));
        if moved { Err(self.boards_differ(apart)) } else { Ok(()) }
    }

    /// Nobody moves before the opponent's move was repeated, and a player who cannot see only after it stands on the own board.
    pub(super) fn must_have_followed(&self, player: Colour) -> Result<(), Refusal> {
        match self.relief().filter(|_| player == self.table.turn()) {
            Some(relief) => self.has_followed(player, relief),
            None => Ok(()),
        }
    }

    fn has_repeated(&self, relief: &Relief) -> Result<(), Refusal> {
        if relief.unrepeated && self.rules().moves_are_repeated {
            return Err(self.at_special_board("E2.1", WhyRecord::MustRepeat).instead(&[ActKind::Repeat]));
        }
        Ok(())
    }

    fn has_followed(&self, player: Colour, relief: &Relief) -> Result<(), Refusal> {
        self.has_repeated(relief)?;
        if *relief.behind.of(player) && self.is_special(player) {
            return Err(self.at_special_board("E2.1", WhyRecord::MustFollow).instead(&[ActKind::Follow]));
        }
        Ok(())
    }

    /// A declared move stands for following, moving and announcing together.
    pub(super) fn followed_by_move(&self, player: Colour) -> Option<Event> {
        let behind = self.relief().is_some_and(|relief| *relief.behind.of(player));
        behind.then(|| self.event(Fact::Followed { of: player, mv: None }))
    }

    /// FIDE E2.9d: an assistant tells the number of moves and the times, but only when asked.
    pub(super) fn ask(&self) -> Decision {
        let player = self.player()?;
        let play = &self.table.regulations.play;
        if !play.is_special(player) {
            return Err(self.at_special_board("E2.9d", WhyRecord::NoSpecialBoard));
        }
        if !play.assistants.contains(&player) {
            return Err(self.at_special_board("E2.9d", WhyRecord::NoAssistant));
        }
        let told = Told { moves: self.table.made(player) as u16, used: self.used() };
        Ok(vec![self.event(Fact::Told { told })])
    }

    /// FIDE E2.9e: the assistant tells the arbiter that the sighted player has touched a piece.
    pub(super) fn report_touch(&self, square: Square) -> Decision {
        self.special_game("E2.9e")?;
        if self.actor.player().is_some() {
            return Err(self.not_for_you());
        }
        self.player_or_helper("E2.9e")?;
        self.no_question()?;
        let article = self.cite("E2.9e", "11.1f");
        Ok(vec![self.event(Fact::TouchReported { square }), self.referred(Question::Complaint, article)])
    }

    /// FIDE E2.7, E2.8: boards that differ are put right from the scoresheets.
    pub(super) fn compare_boards(&self) -> Decision {
        self.arbiter()?;
        let relief = self.special_game("E2.7")?;
        let differ: Vec<Colour> =
            Colour::BOTH.into_iter().filter(|player| self.is_out_of_step(*player, relief)).collect();
        if differ.is_empty() {
            return Err(self.at_special_board("E2.7", WhyRecord::BoardsAgree));
        }
        let article = self.cite("E2.7", "11.1f");
        match self.first_disagreement() {
            None => {
                Ok(differ.into_iter().map(|of| self.event(Fact::BoardCorrected { of, article })).collect())
            }
            Some(ply) => Ok(match self.written_alike(ply) {
                Some(mv) => self.as_written(mv, relief, article),
                None => self.back_to_agreement(ply),
            }),
        }
    }

    /// FIDE E2.7: the last move, if both have written it down in the same way and only the board has another.
    fn written_alike(&self, ply: usize) -> Option<Move> {
        let before = self.table.board_before(ply).filter(|_| ply + 1 == self.table.plies.len())?;
        let [white, black] = Colour::BOTH.map(|player| {
            let written = self.table.sheet(player).entries().nth(ply)?;
            let own = self.table.language(player).and_then(|letters| read(&before, written, letters).ok());
            own.or_else(|| read_in_any(&before, written, languages(&before)).ok())
        });
        white.filter(|_| white == black)
    }

    /// Every board is put right from what is written.
    fn as_written(&self, mv: Move, relief: &Relief, article: Article) -> Vec<Event> {
        let mut events = vec![self.restored(self.table.plies.len(), Some(mv), article)];
        let special = Colour::BOTH.into_iter().filter(|player| relief.boards.of(*player).is_some());
        events.extend(special.map(|of| self.event(Fact::BoardCorrected { of, article })));
        events.extend(self.goes_on());
        events
    }

    /// Whether a player's board differs, apart from a move that is still to be made on it.
    fn is_out_of_step(&self, player: Colour, relief: &Relief) -> bool {
        let last = self.table.plies.len().saturating_sub(usize::from(*relief.behind.of(player)));
        self.table.board_before(last).is_some_and(|board| !relief.apart(player, &board).is_empty())
    }

    /// FIDE E2.8: play goes back to where the scoresheets still agree; the arbiter sets the clocks.
    fn back_to_agreement(&self, ply: usize) -> Vec<Event> {
        let mut events = vec![self.restored(ply, None, self.cite("E2.8", "11.1f"))];
        events.extend(self.goes_on());
        events
    }

    /// The first ply that a scoresheet tells otherwise than the table, or does not tell although it should.
    fn first_disagreement(&self) -> Option<usize> {
        let sheets = Colour::BOTH.map(|player| (self.must_have_written(player), self.table.compare(player)));
        let differs = |ply: &usize| {
            sheets.iter().any(|(written, sheet)| match sheet[*ply].verdict {
                Verdict::Differs | Verdict::Unreadable => true,
                Verdict::Missing => ply < written,
                Verdict::Agrees | Verdict::OfferDiffers => false,
            })
        };
        (0..self.table.plies.len()).find(differs)
    }

    /// How many plies must be on a player's scoresheet: what came before their last move and the answer that it was (FIDE 8.1,
    /// E2.5). In time trouble nobody has to write (FIDE 8.4).
    fn must_have_written(&self, player: Colour) -> usize {
        let table = self.table;
        if !table.writes(player) || table.is_excused(player, self.now) {
            return 0;
        }
        let own_last = table.plies.iter().rposition(|ply| ply.by == player);
        own_last.map_or(0, |last| last.saturating_sub(1))
    }
}

/// What somebody has said: in the words of E2.1, in plain Czech or English, or in written notation.
fn hear(board: &Board, words: &str) -> Result<Move, Why> {
    let heard = match board {
        Board::Chess(chess) => Speech::ALL
            .into_iter()
            .find_map(|speech| chess.position().hear(words, speech).ok())
            .map(crate::board::written),
        Board::Draughts(draughts) => {
            draughts.position().hear(words).ok().map(|found| crate::board::written_path(&found))
        }
    };
    heard
        .or_else(|| read_in_any(board, words, languages(board)).ok())
        .ok_or_else(|| Why::Unreadable(words.to_owned()))
}
