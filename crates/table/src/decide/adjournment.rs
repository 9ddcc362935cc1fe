//! Sealing a move and going on with an adjourned game (FIDE G1 to G13).

use partie_laws::Article;

use super::{Case, Decision};
use crate::clock::{Both, Instant};
use crate::record::reading::{Misread, read_in_any};
use crate::record::{Adjournment, Stage, is_commitment};
use crate::time_control::Millis;
use crate::{
    ActKind, Actor, Colour, Envelope, Event, Fact, IncidentKind, Language, Move, Outcome, Question, Reason,
    Refusal, Score, Why, WhyRecord, Winnable,
};

/// A guideline for adjourned games.
fn guideline(number: &'static str, why: impl Into<Why>) -> Refusal {
    Refusal::new(Article::fide(number), why)
}

impl Case<'_> {
    fn adjournment(&self) -> Option<&Adjournment> {
        self.table.record.adjournment.as_deref()
    }

    /// Whether the arbiter keeps the envelope and the clocks stand (FIDE G3).
    pub(super) fn is_adjourned(&self) -> bool {
        self.adjournment().is_some_and(|adjournment| adjournment.stage == Stage::Adjourned)
    }

    /// Whether the game has been resumed, and waits for a sealed move (FIDE G7).
    pub(super) fn envelope_is_to_be_opened(&self) -> bool {
        self.adjournment().is_some_and(|adjournment| {
            matches!(adjournment.stage, Stage::Continued(_)) && adjournment.waits_for_envelope()
        })
    }

    /// Nothing happens at the board between the order to seal and the opened envelope, but what the player who seals
    /// does (FIDE G1a, G5).
    pub(super) fn not_adjourned(&self) -> Result<(), Refusal> {
        let Some(adjournment) = self.adjournment() else { return Ok(()) };
        let by_sealer = self.actor.side() == Some(adjournment.sealer);
        match adjournment.stage {
            Stage::Sealing if by_sealer && !adjournment.on_board => Ok(()),
            Stage::Sealing => Err(guideline("G1a", WhyRecord::SealsNow).instead(&[ActKind::Adjourn])),
            Stage::Adjourned => Err(guideline("G5", WhyRecord::IsAdjourned)),
            Stage::Continued(_) if adjournment.lost.is_some() && adjournment.lost == self.actor.side() => {
                Ok(())
            }
            Stage::Continued(_) if adjournment.waits_for_envelope() => {
                Err(guideline("G7", WhyRecord::EnvelopeClosed).instead(&[ActKind::OpenEnvelope]))
            }
            Stage::Continued(_) => Ok(()),
        }
    }

    /// FIDE G1a: the opponent's clock is not started while a move is being sealed.
    pub(super) fn may_press(&self) -> Result<(), Refusal> {
        match self.adjournment() {
            Some(adjournment) if adjournment.stage == Stage::Sealing => {
                Err(guideline("G1a", WhyRecord::SealsNow).instead(&[ActKind::Seal, ActKind::Adjourn]))
            }
            _ => Ok(()),
        }
    }

    /// FIDE G1a: at the end of the session the arbiter has the player who is to move seal.
    pub(super) fn order_sealing(&self) -> Decision {
        self.arbiter()?;
        self.no_question_or_claim()?;
        if self
            .adjournment()
            .is_some_and(|adjournment| adjournment.ordered || adjournment.stage != Stage::Sealing)
        {
            return Err(guideline("G1a", WhyRecord::SealsNow));
        }
        if self.running().is_none() {
            return Err(guideline("G1a", Why::NotStarted));
        }
        Ok(vec![self.event(Fact::SealingOrdered)])
    }

    /// FIDE G1a, G1b, G9c: until the clock is stopped the sealed move may be changed. For a player who cannot see an
    /// assistant may do it (FIDE E2.9f).
    pub(super) fn seal(&self, commitment: &str, language: Option<Language>) -> Decision {
        let player = self.player_or_helper("E2.9f")?;
        self.no_question()?;
        if !is_commitment(commitment) {
            return Err(guideline("G1a", WhyRecord::NotACommitment));
        }
        let reply = match self.adjournment() {
            Some(adjournment) => self.which_envelope(adjournment, player)?,
            None => self.may_adjourn_early(player)?,
        };
        let commitment = commitment.to_lowercase();
        Ok(vec![self.event(Fact::Sealed { commitment, language, reply })])
    }

    /// Whether it is the reply to a sealed move.
    fn which_envelope(&self, adjournment: &Adjournment, player: Colour) -> Result<bool, Refusal> {
        match adjournment.stage {
            Stage::Sealing if player != adjournment.sealer => {
                Err(guideline("G1a", WhyRecord::NotTheSealer(adjournment.sealer)))
            }
            Stage::Sealing if adjournment.on_board => Err(guideline("G1a", Why::MoveIsMade)),
            Stage::Sealing => Ok(false),
            Stage::Adjourned => Err(guideline("G1a", WhyRecord::IsAdjourned)),
            Stage::Continued(_) => {
                let absent = self.table.absent[adjournment.sealer as usize];
                let answers = player != adjournment.sealer && self.table.turn() == player;
                if !absent || !answers {
                    return Err(guideline("G9c", Why::IsPresent(adjournment.sealer)));
                }
                self.not_adjourned().or_else(|refusal| {
                    let again = adjournment.reply.is_some() && !adjournment.reply_pressed;
                    if again { Ok(()) } else { Err(refusal) }
                })?;
                Ok(true)
            }
        }
    }

    fn may_adjourn_early(&self, player: Colour) -> Result<bool, Refusal> {
        if self.table.regulations.recording.session_ms.is_none() {
            return Err(guideline("G1b", WhyRecord::NoEarlyAdjournment));
        }
        if self.table.turn() != player {
            return Err(guideline("G1b", Why::NotYourTurn { turn: self.table.turn() }));
        }
        self.nothing_pending()?;
        if self.running() == Some(player) { Ok(false) } else { Err(guideline("G1b", Why::ClockNotRunning)) }
    }

    /// FIDE G1a: the player stops the clock, and the envelope is given to the arbiter. Who adjourns early is charged
    /// the rest of the session (FIDE G1b).
    pub(super) fn adjourn(&self) -> Decision {
        let player = self.player_or_helper("E2.9f")?;
        self.no_question()?;
        let Some(adjournment) = self.adjournment().filter(|found| found.stage == Stage::Sealing) else {
            return Err(guideline("G1a", WhyRecord::NoEarlyAdjournment));
        };
        if player != adjournment.sealer {
            return Err(guideline("G1a", WhyRecord::NotTheSealer(adjournment.sealer)));
        }
        if adjournment.envelope.is_none() && !adjournment.on_board {
            return Err(guideline("G1a", WhyRecord::NothingSealed).instead(&[ActKind::Seal]));
        }
        Ok(vec![self.adjourned(player, adjournment.ordered, adjournment.on_board)])
    }

    /// FIDE G2: what stands on the envelope.
    pub(super) fn adjourned(&self, by: Colour, ordered: bool, on_board: bool) -> Event {
        let table = self.table;
        let charged_ms = if ordered || !self.has_clock(by) { Millis::ZERO } else { self.rest_of_session() };
        let mut used = self.used();
        *used.of_mut(by) = used.of(by).saturating_add(charged_ms); // FIDE G1b: as if sealed at the end of the session
        let envelope = Envelope {
            position: if on_board { self.position_before_last() } else { table.board.fen() },
            used,
            by,
            number: (table.made(by) + usize::from(!on_board)) as u16,
            offer: table.offer.map(|offer| offer.by),
        };
        self.event(Fact::Adjourned { envelope, charged_ms })
    }

    /// In assisted conduct a move on the board after the order adjourns the game at once (FIDE G1a).
    pub(super) fn adjourned_by_move(&self) -> Option<Event> {
        let adjournment = self.adjournment().filter(|found| found.stage == Stage::Sealing)?;
        Some(self.adjourned(adjournment.sealer, adjournment.ordered, false))
    }

    fn position_before_last(&self) -> String {
        let mut position = String::new();
        self.table.walk(|board, _| position = board.fen());
        position
    }

    fn rest_of_session(&self) -> Millis {
        let end = self.table.started_at.zip(self.table.regulations.recording.session_ms);
        let end = end.and_then(|(start, length)| start.after(length));
        end.map_or(Millis::ZERO, |end| end.since(self.now).max(Millis::ZERO))
    }

    /// How much time each player has used.
    pub(super) fn used(&self) -> Both<Millis> {
        let faces = self.table.clock.display(self.now);
        faces.map_or_else(
            |_| Both::default(),
            |faces| Both { white: faces.white.used, black: faces.black.used },
        )
    }

    /// Whoever keeps the envelope gives a reason in words: the arbiter, or where there is none, a player.
    fn keeper_says(&self, note: &str, number: &'static str) -> Result<(), Refusal> {
        self.arbiter_or_player_alone()?;
        if note.trim().is_empty() { Err(guideline(number, Why::NoteMissing)) } else { Ok(()) }
    }

    /// Who has sealed the move that is still in its envelope.
    fn envelope_of(&self) -> Option<Colour> {
        let adjournment = self.adjournment()?;
        match (adjournment.envelope, adjournment.reply) {
            (Some(_), _) => Some(adjournment.sealer),
            (None, Some(_)) => Some(!adjournment.sealer),
            (None, None) => None,
        }
    }

    /// FIDE G2g, G3, G13: the arbiter keeps the envelope and says when and where the game goes on.
    pub(super) fn schedule(&self, resumption: &str) -> Decision {
        self.keeper_says(resumption, "G13")?;
        match self.adjournment() {
            Some(adjournment) if adjournment.stage == Stage::Adjourned => {
                Ok(vec![self.event(Fact::Scheduled { resumption: resumption.to_owned() })])
            }
            _ => Err(guideline("G13", WhyRecord::NotAdjourned)),
        }
    }

    /// FIDE G5, G9: the position before the sealed move is set up, the clocks show the times of the adjournment.
    pub(super) fn continue_game(&self, absent: &[Colour]) -> Decision {
        self.arbiter_or_player_alone()?;
        if self.actor.player().is_some() && !absent.is_empty() {
            return Err(self.not_for_you()); // only an arbiter finds that somebody has not come
        }
        match self.adjournment() {
            Some(adjournment) if adjournment.stage == Stage::Adjourned => {
                Ok(vec![self.event(Fact::Continued { absent: absent.to_vec() })])
            }
            _ => Err(guideline("G5", WhyRecord::NotAdjourned)),
        }
    }

    /// FIDE G7 to G9: the arbiter opens the envelope when the player is there who has to answer it.
    pub(super) fn open_envelope(&self, written: &str, secret: &str) -> Decision {
        self.arbiter_or_player_alone()?;
        self.no_question()?;
        let adjournment = self.adjournment().ok_or_else(|| guideline("G7", WhyRecord::NoEnvelope))?;
        let Stage::Continued(_) = adjournment.stage else {
            return Err(guideline("G7", WhyRecord::IsAdjourned));
        };
        let sealer = adjournment.sealer;
        let (sealed, by) = match (adjournment.envelope, adjournment.reply) {
            (Some(sealed), _) => (sealed, sealer),
            (None, Some(_)) if !adjournment.reply_pressed => {
                return Err(guideline("G9c", WhyRecord::SealsNow).instead(&[ActKind::PressClock]));
            }
            (None, Some(sealed)) => (sealed, !sealer),
            (None, None) => return Err(guideline("G7", WhyRecord::NoEnvelope)),
        };
        if self.table.absent[!by as usize] {
            return Err(guideline("G7", Why::NotThere(!by)));
        }
        if !Adjournment::fits(sealed, written, secret) {
            return Err(guideline("G3", WhyRecord::NotWhatWasSealed));
        }
        let mut events = vec![self.event(Fact::EnvelopeOpened { written: written.to_owned() })];
        events.extend(self.written_before(by, written)); // FIDE G1a: the sheet was in the envelope
        match self.read_sealed(by, written) {
            Ok(mv) => self.play_sealed(&mut events, by, &mv, written),
            Err(misread) => {
                let number = match misread {
                    Misread::Ambiguous => "G8a",
                    Misread::Unreadable => "G8b",
                    Misread::Illegal => "G8c",
                };
                events.extend(self.lost_by_sealed_move(by, Article::fide(number)));
            }
        }
        Ok(events)
    }

    /// FIDE G8 excepts the cases of FIDE 5, 6.9 and 9.6. The games that have ended by them need no envelope any more, so we
    /// read it as in 6.9: who could not have mated by any series of legal moves does not win.
    fn lost_by_sealed_move(&self, by: Colour, article: Article) -> Vec<Event> {
        let (verdict, proved) = self.could_mate(!by);
        let follows = match verdict {
            Winnable::Yes => self.ended(Outcome::win(!by, Reason::SealedMove, article)),
            Winnable::No => self.ended(Outcome::draw(Reason::SealedMove, article)),
            Winnable::Unknown => self.referred(Question::SealedMove(by), article),
        };
        proved.into_iter().chain([follows]).collect()
    }

    /// FIDE C3, G8a: in the player's own language only. Where the scoresheet leaves several open, it is the one that the player
    /// has named when sealing.
    fn read_sealed(&self, by: Colour, written: &str) -> Result<Move, Misread> {
        let mut languages = self.table.languages_of(by);
        let named = self.adjournment().and_then(|adjournment| *adjournment.languages.of(by));
        if let Some(Language(letters)) = named.filter(|named| languages.contains(&named.0)) {
            languages = vec![letters];
        }
        read_in_any(&self.table.board, written, &languages)
    }

    /// A sealed move may break the touch rules like any other, and the opponent may complain of it (FIDE 4.3, 4.7).
    fn play_sealed(&self, events: &mut Vec<Event>, by: Colour, mv: &Move, written: &str) {
        let Ok((legal, end)) = self.find_with_end(mv) else { return };
        if let Some((bond, _)) = self.table.bond().filter(|(_, moves)| !moves.contains(&legal)) {
            let breached = self.event(Fact::Breached { article: bond.article });
            events.push(Event { by: Actor::from(by), ..breached });
        }
        let signs = self.table.board.signs_of_entry(written, &legal);
        events.push(self.event(Fact::Made { mv: legal, signs }));
        events.extend(self.proofs(&legal, end));
        events.extend(self.ended_by_move(end));
    }

    /// FIDE G12: wrong times are put right if a player points to them before their own first move. After that they stay, unless
    /// the arbiter takes it down as an incident because the consequences would be too harsh.
    pub(super) fn resumed_clock_can_be_set(&self, article: Article) -> Result<(), Refusal> {
        if self.own(article) != self.own(Article::fide("G12")) || self.is_adjourned() {
            return Ok(());
        }
        let Some(resumption) = &self.table.record.resumption else {
            return Err(guideline("G12", WhyRecord::NotAdjourned));
        };
        let mut incidents = self.table.casebook.incidents.iter();
        let too_harsh = incidents.any(|incident| {
            let by_arbiter = incident.by == Actor::Arbiter && incident.at >= resumption.at;
            by_arbiter && incident.incident.incident == IncidentKind::ClockSetWrongly
        });
        if too_harsh || resumption.can_be_mended(&self.table.plies) {
            return Ok(());
        }
        Err(guideline("G12", WhyRecord::PointedOutTooLate).instead(&[ActKind::Report]))
    }

    /// FIDE G11a: the envelope is lost, and the player plays the move that was in it. So it is with the reply to a sealed
    /// move, of which the Laws do not speak (FIDE P1).
    pub(super) fn lose_envelope(&self, note: &str) -> Decision {
        self.keeper_says(note, "G11a")?;
        if self.actor.player().is_some() && self.actor.player() == self.envelope_of() {
            return Err(self.not_for_you()); // or whoever sealed could choose another move
        }
        match self.adjournment() {
            Some(adjournment) if adjournment.stage != Stage::Sealing && adjournment.kept().is_some() => {
                Ok(vec![self.event(Fact::EnvelopeLost { note: note.to_owned() })])
            }
            _ => Err(guideline("G11a", WhyRecord::NoEnvelope)),
        }
    }

    /// How long somebody may keep an adjourned game waiting, and since when (FIDE G10; by later editions the default
    /// time of the game).
    pub(super) fn resumption_default(&self) -> Option<(Instant, Millis)> {
        let Stage::Continued(at) = self.adjournment()?.stage else { return None };
        let regulations = &self.table.regulations;
        let minutes = self.rules().late_for_resumption_minutes;
        let usual = minutes.map_or(regulations.default_time_ms, Millis::from_minutes);
        Some((at, regulations.recording.resumption_default_ms.unwrap_or(usual)))
    }

    /// FIDE G10, 2018/I.10, 2023/I.10: who comes too late to the resumption has lost. If it is the one who sealed, the envelope is opened
    /// first, because the move in it may have ended the game.
    pub(super) fn late_for_resumption(&self) -> Decision {
        let adjournment = self.adjournment().ok_or_else(|| guideline("G10", WhyRecord::NotAdjourned))?;
        let [white, black] = self.table.absent;
        let only_sealer = self.table.absent[adjournment.sealer as usize] && white != black;
        if only_sealer && adjournment.envelope.is_some() {
            return Err(guideline("G10", WhyRecord::EnvelopeClosed).instead(&[ActKind::OpenEnvelope]));
        }
        let fallen = self.first_fallen(self.now).filter(|(of, _)| !self.table.absent[*of as usize]);
        if let Some((of, fall)) = fallen {
            return Ok(self.flag_noticed(of, fall)); // FIDE G10c
        }
        let score = |absent| if absent { Score::Loss } else { Score::Win };
        Ok(vec![self.ended(Outcome {
            white: score(white),
            black: score(black),
            played: true,
            reason: Reason::Absence,
            article: Article::fide("G10"),
        })])
    }

    /// FIDE G9b: who comes to answer a sealed move stops the clock and calls the arbiter.
    pub(super) fn arrives_for_resumption(&self, player: Colour) -> Vec<Event> {
        [self.event(Fact::Arrived)].into_iter().chain(self.stopped_on_arrival(player)).collect()
    }

    pub(super) fn stopped_on_arrival(&self, player: Colour) -> Option<Event> {
        let waits = self.adjournment().is_some_and(Adjournment::waits_for_envelope);
        let stops = waits && self.running() == Some(player);
        stops.then(|| self.event(Fact::Stopped { note: String::new() }))
    }

    /// The player, or for a player who cannot see, the assistant (FIDE E2.9).
    pub(super) fn player_or_helper(&self, number: &'static str) -> Result<Colour, Refusal> {
        let side = self.actor.side().ok_or_else(|| self.not_for_you())?;
        let play = &self.table.regulations.play;
        match self.actor {
            Actor::White | Actor::Black => Ok(side),
            _ if play.is_special(side) && play.assistants.contains(&side) => Ok(side),
            _ => Err(Refusal::new(self.cite(number, "11.1f"), Why::NotForYou(self.actor))),
        }
    }
}
