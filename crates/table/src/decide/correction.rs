//! Draughts: only the opponent decides whether an irregularity is put right, wholly or not at all (ČUD 5.4 to 5.8); and
//! players of rapid chess or blitz who agree to go back (FIDE B3c).

use partie_laws::{Article, Text};

use super::{Case, Decision};
use crate::arbiter::breach::{BreachKind, IrregularMove};
use crate::board::{Board, is_jumped};
use crate::table::{Breach, Illegal};
use crate::{Actor, Colour, Event, Fact, Irregularity, Refusal, Square, Why};

/// Something against the rules that can still be put right.
pub(super) struct Wrong {
    /// Who did it.
    pub(super) by: Colour,
    /// How many moves had been made before.
    pub(super) ply: usize,
    pub(super) article: Article,
}

impl From<&Breach> for Wrong {
    fn from(breach: &Breach) -> Wrong {
        let another = breach.kind() == BreachKind::AnotherPiece;
        let article = if another { Article::czech_draughts("5.4c") } else { breach.article };
        Wrong { by: breach.by, ply: breach.ply, article }
    }
}

/// ČUD 5.2 to 5.4: what only the opponent decides about. No arbiter puts it right alone, or gives time for it.
pub(super) fn is_left_to_the_opponent(article: Article) -> bool {
    let number = article.number;
    article.text == Text::CzechDraughts2006 && (matches!(number, "5.2" | "5.3") || number.starts_with("5.4"))
}

impl Case<'_> {
    /// ČUD 5.4: the opponent has it put right.
    pub(super) fn correct(&self, ply: Option<u32>) -> Decision {
        let what = Irregularity::IllegalMove { ply };
        if let Some(wrong) = self.first_wrong().filter(|_| ply.is_none()) {
            return Ok(self.put_right(&wrong, |article| self.saw(what, Some(wrong.by), article)));
        }
        let Some(illegal) = self.illegal_move(ply) else {
            let breach = self.table.breach.as_ref().filter(|_| self.actor == Actor::Arbiter);
            let article = Article::czech_draughts("5.4");
            return match breach {
                Some(breach) => Err(Refusal::new(article, Why::OnlyTheOpponent(!breach.by))),
                None => self.not_there(what, article, Why::NoIllegalMove),
            };
        };
        let by = self.table.plies[illegal.ply].by;
        self.may_correct(by, illegal.ply)?;
        let wrong = Wrong { by, ply: illegal.ply, article: self.draughts_fault(illegal) };
        Ok(self.put_right(&wrong, |article| self.saw(what, Some(by), article)))
    }

    /// What follows when the opponent has it put right, after the words that were used for it.
    pub(super) fn put_right(&self, wrong: &Wrong, said: impl Fn(Article) -> Event) -> Vec<Event> {
        let mut events = vec![said(wrong.article)];
        events.push(self.restored(wrong.ply, None, wrong.article)); // ČUD 5.8: wholly
        events.extend(self.goes_on_from(wrong.ply));
        events
    }

    /// The first thing that the other player has done against the rules since this one has moved. Whatever came after it is put
    /// right with it (ČUD 5.8).
    pub(super) fn first_wrong(&self) -> Option<Wrong> {
        let offender = !self.actor.player()?;
        let open =
            |illegal: &&Illegal| self.may_correct(self.table.plies[illegal.ply].by, illegal.ply).is_ok();
        let illegal = self.table.illegal.iter().find(open);
        let breach = self.table.breach.as_ref();
        let breach = breach.filter(|breach| breach.by == offender && breach.is_of_a_move(&self.table.plies));
        match (illegal, breach) {
            (Some(illegal), Some(breach)) if breach.ply < illegal.ply => Some(breach.into()),
            (Some(illegal), _) => {
                Some(Wrong { by: offender, ply: illegal.ply, article: self.draughts_fault(illegal) })
            }
            (None, breach) => breach.map(Wrong::from),
        }
    }

    /// ČUD 5.7: until the opponent has made a move, or has let it stand.
    pub(super) fn may_correct(&self, offender: Colour, ply: usize) -> Result<(), Refusal> {
        if self.actor.player() != Some(!offender) {
            return Err(Refusal::new(Article::czech_draughts("5.4"), Why::OnlyTheOpponent(!offender)));
        }
        let confirmed = self.table.plies.iter().skip(ply).any(|later| later.by != offender);
        if confirmed || self.table.faults.accepted > ply {
            return Err(Refusal::new(Article::czech_draughts("5.7"), Why::IllegalMoveStands));
        }
        Ok(())
    }

    /// ČUD 5.4: the opponent lets it stand.
    pub(super) fn let_stand(&self) -> Decision {
        self.over_the_board()?;
        let article = self.cite("7.4a", "5.4");
        if !self.rules().opponent_decides {
            return Err(Refusal::new(article, Why::NotIrregular));
        }
        self.nothing_but_help_pending()?;
        let waits = self.first_wrong().is_some() || self.displaced_by_opponent().is_some();
        if !waits && self.wrong_set_up().is_err() {
            return self.nothing_to_let_stand(article);
        }
        let end = self.table.board.end(); // ČUD 7.2: it may have left a player without pieces or moves
        Ok([self.event(Fact::LetStand)].into_iter().chain(self.ended_by_move(end)).collect())
    }

    /// There is nothing, or it stands already. To say so is an answer, and counts like a wrong notice.
    fn nothing_to_let_stand(&self, article: Article) -> Decision {
        if let Some(illegal) = self.table.illegal.last() {
            self.may_correct(self.table.plies[illegal.ply].by, illegal.ply)?;
        }
        self.not_there(Irregularity::IllegalMove { ply: None }, article, Why::NoIllegalMove)
    }

    /// ČUD 5.3: where the pieces stood before the other player displaced some.
    pub(super) fn displaced_by_opponent(&self) -> Option<Wrong> {
        let mut waiting = self.table.faults.displaced.iter().filter(|displaced| displaced.waits());
        waiting.find_map(|displaced| {
            let (by, ply) = (displaced.by?, displaced.ply);
            self.may_correct(by, ply).ok()?;
            Some(Wrong { by, ply, article: Article::czech_draughts("5.4") })
        })
    }

    /// ČUD 5.4: only the opponent decides. An arbiter takes no move back and puts no piece back, unless it was an accident
    /// (ČUD 5.5).
    pub(super) fn arbiter_may_restore(&self, kept: usize, article: Article) -> Result<(), Refusal> {
        let accident = article == Article::czech_draughts("5.5");
        let mut displaced = self.table.faults.displaced.iter().filter(|one| one.waits() && one.ply == kept);
        let displaced = displaced.find_map(|one| one.by).filter(|_| !accident);
        match self.table.plies.get(kept).map(|ply| ply.by).or(displaced) {
            Some(by) if self.rules().opponent_decides => {
                Err(Refusal::new(Article::czech_draughts("5.4"), Why::OnlyTheOpponent(!by)))
            }
            _ => Ok(()),
        }
    }

    /// Which of the cases of ČUD 5.4 an irregular move is.
    fn draughts_fault(&self, illegal: &Illegal) -> Article {
        if IrregularMove::of(illegal.article) == IrregularMove::Listed {
            return illegal.article;
        }
        let mover = self.table.plies[illegal.ply].by;
        let letter = match self.table.board_before(illegal.ply) {
            Some(before) => Fault { before: &before, illegal, mover }.letter(),
            None => "5.4b",
        };
        Article::czech_draughts(letter)
    }

    /// FIDE B3c, 2018/A.4.2: the players may agree to go back, without the arbiter.
    pub(super) fn propose_restoring(&self, to: u32) -> Decision {
        self.over_the_board()?;
        let player = self.player()?;
        self.nothing_pending()?;
        let article = self.illegal_move_article();
        if !self.is_unsupervised() {
            return Err(Refusal::new(self.cite("7.4a", "5.7"), Why::NotIrregular));
        }
        let mut events = vec![self.event(Fact::RestoringProposed { to })];
        if self.table.faults.proposed[!player as usize] != Some(to) {
            return Ok(events);
        }
        if self.table.illegal.iter().any(|illegal| illegal.ply == to as usize) {
            events.push(self.restored(to as usize, None, article));
            events.extend(self.goes_on());
        } else {
            let what = Irregularity::IllegalMove { ply: to.checked_add(1) }; // what else was played stands
            events.push(self.event(Fact::NoticeRejected { what, article }));
        }
        Ok(events)
    }
}

/// An irregular move of draughts.
struct Fault<'a> {
    before: &'a Board,
    illegal: &'a Illegal,
    mover: Colour,
}

impl Fault<'_> {
    fn letter(&self) -> &'static str {
        let gone = |colour: Colour| {
            let left = |square: &Square| self.before.piece_at(*square).is_some_and(|p| p.colour == colour);
            let come = self.illegal.changes.iter().filter(|c| c.piece.is_some_and(|p| p.colour == colour));
            let squares = self.illegal.changes.iter().map(|change| change.square).filter(left);
            (squares.collect::<Vec<Square>>(), come.map(|change| change.square).collect::<Vec<Square>>())
        };
        let (own_left, own_come) = gone(self.mover);
        let (removed, foreign_come) = gone(!self.mover);
        if !foreign_come.is_empty() {
            return "5.4e";
        }
        match (own_left.as_slice(), own_come.as_slice()) {
            (_, []) => "5.4g",
            ([from], [to]) => self.single(*from, *to, &removed),
            _ if own_left.len() > own_come.len()
                && removed.is_empty()
                && !self.jumps(&own_left, &own_come) =>
            {
                "5.4g"
            }
            _ if own_left.len() > own_come.len() => "5.4n",
            _ => "5.4b",
        }
    }

    /// Whether one of these pieces has come to where a capture of it leads.
    fn jumps(&self, left: &[Square], come: &[Square]) -> bool {
        let mut captures = left.iter().flat_map(|from| self.before.captures_from(*from));
        captures.any(|(path, _)| path.iter().any(|landing| come.contains(landing)))
    }

    /// One own piece has moved, and these enemy pieces are gone.
    fn single(&self, from: Square, to: Square, removed: &[Square]) -> &'static str {
        match IrregularMove::of(self.illegal.article) {
            IrregularMove::NotWithTheKing => return "5.4h",
            IrregularMove::NoCapture if removed.is_empty() => return "5.4f",
            _ => {}
        }
        let captures = self.before.captures_from(from);
        if let Some((_, jumped)) = captures.iter().find(|(path, _)| path.last() == Some(&to)) {
            return match removed {
                [] => "5.4m",
                _ if removed.iter().any(|square| !jumped.contains(square)) => "5.4l",
                _ => "5.4k",
            };
        }
        let on_the_way = captures.iter().find(|(path, _)| path.contains(&to));
        match on_the_way {
            Some((_, jumped)) if removed.iter().all(|square| jumped.contains(square)) => "5.4i",
            Some(_) => "5.4j",
            None if removed.iter().all(|square| *square == to || is_jumped(*square, from, to)) => "5.4b",
            None if captures.is_empty() => "5.4g",
            None => "5.4l",
        }
    }
}
