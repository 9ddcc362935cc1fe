//! Players who are not there when the game begins (FIDE 6.6).

use partie_laws::Article;

use super::{Case, Decision};
use crate::{Act, ActKind, Colour, Fact, Outcome, Question, Reason, Refusal, Score, Why};

/// What needs nobody at the board: coming there, and what can be told to the arbiter or the opponent (FIDE G4, G6).
const FROM_AFAR: [ActKind; 8] = [
    ActKind::Arrive,
    ActKind::Resign,
    ActKind::Offer,
    ActKind::Accept,
    ActKind::Decline,
    ActKind::Report,
    ActKind::Appeal,
    ActKind::Sign,
];

impl Case<'_> {
    /// FIDE 6.6a: who arrives after the default time has lost. Until then the time of both belongs to White, whose
    /// clock runs (FIDE 6.6b).
    pub(super) fn arrive(&self) -> Decision {
        let player = self.player()?;
        if !matches!(self.table.question, Some((Question::Help, _))) {
            self.no_question()?; // but stopped clocks keep nobody from coming
        }
        if !self.table.absent[player as usize] {
            return Err(Refusal::new(self.cite("6.6", "10.5"), Why::IsPresent(player)));
        }
        if let Some((since, longest)) = self.resumption_default() {
            let late = self.now.since(since) > longest;
            return if late { self.late_for_resumption() } else { Ok(self.arrives_for_resumption(player)) };
        }
        let late = self.waited_ms() > self.table.regulations.default_time_ms.get();
        Ok(vec![if late { self.defaulted() } else { self.event(Fact::Arrived) }])
    }

    /// The arbiter need not wait any longer, nor, where there is none, the player who is there.
    pub(super) fn call_default(&self) -> Decision {
        self.arbiter_or_player_alone()?;
        self.no_question()?;
        if self.table.absent == [false; 2] {
            return Err(Refusal::new(self.cite("6.6a", "10.5"), Why::NobodyAbsent));
        }
        if let Some((since, longest)) = self.resumption_default() {
            let late = self.now.since(since) > longest;
            return if late {
                self.late_for_resumption()
            } else {
                Err(Refusal::new(Article::fide("G10"), Why::DefaultTimeRuns))
            };
        }
        if self.waited_ms() <= self.table.regulations.default_time_ms.get() {
            return Err(Refusal::new(self.cite("6.6a", "10.5"), Why::DefaultTimeRuns));
        }
        Ok(vec![self.defaulted()])
    }

    /// How long the table has waited since the start; nobody is absent before it.
    fn waited_ms(&self) -> i64 {
        self.table.started_at.map_or(0, |start| self.now.since(start).get())
    }

    /// Everybody who is absent has lost, and the game was not played.
    fn defaulted(&self) -> crate::Event {
        let score =
            |colour: Colour| if self.table.absent[colour as usize] { Score::Loss } else { Score::Win };
        self.ended(Outcome {
            white: score(Colour::White),
            black: score(Colour::Black),
            played: false,
            reason: Reason::Absence,
            article: self.cite("6.6a", "10.5"), // FIDE 2014/6.7a, 2018/6.7.1
        })
    }

    /// FIDE 6.6: who is not there does nothing at the board.
    pub(super) fn is_there_for(&self, act: &Act) -> Result<(), Refusal> {
        match self.actor.side() {
            Some(side) if !FROM_AFAR.contains(&act.kind()) => self.is_there(side),
            _ => Ok(()),
        }
    }

    /// A player who is not there has to arrive first.
    pub(super) fn is_there(&self, player: Colour) -> Result<(), Refusal> {
        if !self.table.absent[player as usize] {
            return Ok(());
        }
        Err(Refusal::new(self.cite("6.6", "10.5"), Why::NotThere(player)).instead(&[ActKind::Arrive]))
    }
}
