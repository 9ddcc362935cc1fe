//! Incidents and penalties (FIDE 12, 13.4; 2014/12.9, 2018/12.9).

use partie_laws::Article;

use super::arbiter::not_left_to_the_opponent;
use super::{Case, Decision};
use crate::arbiter::price::Offence;
use crate::board::Board;
use crate::regulations::cited::fide_2014;
use crate::time_control::Millis;
use crate::{
    ActKind, Actor, Colour, Event, Fact, Given, Incident, IncidentKind, Outcome, Penalty, Proof, Reason,
    Refusal, Score, Why, Winnable,
};

impl Case<'_> {
    /// FIDE 13.7a: whoever sees something tells the arbiter, and nobody else. What a device costs needs no further
    /// decision once the arbiter has seen it (FIDE 12.3b).
    pub(super) fn report(&self, incident: &Incident) -> Vec<Event> {
        let mut events = vec![self.event(Fact::Reported { incident: incident.clone() })];
        let arbiter_has_seen_it = self.actor == Actor::Arbiter && incident.incident == IncidentKind::Device;
        let player = incident.who.and_then(Actor::player).filter(|_| arbiter_has_seen_it);
        match player {
            Some(player) if self.table.has_lost_by_device(!player) => {
                events.extend(self.charge(Offence::DeviceOfBoth, 1, player, &self.table.board));
            }
            Some(player) if self.can_be_charged() => {
                events.extend(self.charge(Offence::Device, 1, player, &self.table.board));
            }
            _ => {}
        }
        events
    }

    /// Whether the game still goes on, and no fallen flag waits for an answer.
    fn can_be_charged(&self) -> bool {
        self.table.outcome.is_none()
            && self.game_is_open().is_ok()
            && (self.table.question.is_none() || self.first_fallen(self.now).is_none())
    }

    /// A game in which somebody has not moved yet was not played.
    pub(super) fn penalty_outcome(&self, loser: Colour, opponent: Score, article: Article) -> Outcome {
        let (white, black) = match loser {
            Colour::White => (Score::Loss, opponent),
            Colour::Black => (opponent, Score::Loss),
        };
        Outcome { white, black, played: self.both_have_moved(), reason: Reason::Penalty, article }
    }

    pub(super) fn both_have_moved(&self) -> bool {
        Colour::BOTH.into_iter().all(|colour| self.table.made(colour) > 0)
    }

    /// Whether a player could still mate, and the event that shows why.
    pub(super) fn could_mate(&self, mating: Colour) -> (Winnable, Option<Event>) {
        self.could_mate_from(&self.table.board, mating)
    }

    /// The same from another position.
    pub(super) fn could_mate_from(&self, board: &Board, mating: Colour) -> (Winnable, Option<Event>) {
        let Some(board) = board.chess() else { return (Winnable::Yes, None) };
        let (verdict, proof) = board.prove(mating, self.judge);
        (verdict, proof.map(|proof: Proof| self.event(Fact::Proved { mating, proof })))
    }

    /// FIDE 13.4: one or more penalties at once.
    pub(super) fn penalise(
        &self,
        offender: Actor,
        penalties: &[Penalty],
        article: Article,
        note: &str,
        incident: Option<u16>,
    ) -> Decision {
        self.arbiter_says(note, article)?;
        not_left_to_the_opponent(article)?;
        self.refusal_is_open(article, offender.player())?;
        self.may_penalise(offender, penalties, article)?;
        let on_record = self.table.casebook.incidents.len();
        if incident.is_some_and(|number| usize::from(number) >= on_record) {
            return Err(Refusal::new(article, Why::NoSuchIncident));
        }
        let given = |penalty: &Penalty| Given { offender, penalty: penalty.clone(), article, incident };
        let mut events: Vec<Event> = penalties
            .iter()
            .map(|penalty| self.event(Fact::Penalised { given: given(penalty), note: note.to_owned() }))
            .collect();
        let Some(player) = offender.player() else { return Ok(events) };
        events.extend(self.times_of(player, penalties, article)?);
        events.extend(self.points_of(player, penalties, article, note, &events));
        Ok(events)
    }

    fn may_penalise(&self, offender: Actor, penalties: &[Penalty], article: Article) -> Result<(), Refusal> {
        let rules = self.table.regulations.edition.rules();
        let all = Article::fide("13.4");
        if penalties.is_empty() {
            return Err(Refusal::new(all, Why::NoPenalty));
        }
        if penalties.iter().any(|penalty| penalty.article(rules).is_none()) {
            return Err(Refusal::new(all, Why::NoSuchPenalty));
        }
        self.penalty_is_known(penalties)?;
        if offender.player().is_none() && !penalties.iter().all(Penalty::is_for_anybody) {
            return Err(Refusal::new(self.cite("13.7a", "1.1"), Why::PenaltyForPlayersOnly));
        }
        if let Some(outcome) = self.table.outcome.filter(|_| penalties.iter().any(Penalty::is_time)) {
            return Err(Refusal::new(article, Why::GameOver(outcome)).instead(&[ActKind::Rule]));
        }
        let loss = penalties.iter().find_map(|penalty| match penalty {
            Penalty::Loss { opponent } => Some(*opponent),
            _ => None,
        });
        loss.map_or(Ok(()), |opponent| self.scores_fit(Score::Loss, opponent))
    }

    /// ČUD 5.4 puts right and takes no time from anybody; ČUD 7.1: no penalty leaves other points than those of a win, a loss or
    /// a draw.
    fn penalty_is_known(&self, penalties: &[Penalty]) -> Result<(), Refusal> {
        let changes_points =
            |penalty: &Penalty| matches!(penalty, Penalty::FewerPoints { .. } | Penalty::MorePoints { .. });
        let number = if self.rules().prices.is_none() && penalties.iter().any(Penalty::is_time) {
            "5.4"
        } else if self.rules().only_wins_and_draws && penalties.iter().any(changes_points) {
            "7.1"
        } else {
            return Ok(());
        };
        Err(Refusal::new(Article::czech_draughts(number), Why::NoSuchPenalty))
    }

    /// FIDE 2014/10.2, 2018/10.2, 2023/10.2: not more points than the game is worth. ČUD 7.1: a win and a loss, or a draw.
    pub(super) fn scores_fit(&self, white: Score, black: Score) -> Result<(), Refusal> {
        self.is_a_result(white, black)?;
        let too_much = white.half_points() + black.half_points() > Score::Win.half_points();
        if too_much && self.rules().scores_are_bounded {
            return Err(Refusal::new(fide_2014("10.2"), Why::ScoresExceedTheGame));
        }
        Ok(())
    }

    /// ČUD 7.1: one player wins and the other loses, or the game is drawn.
    pub(super) fn is_a_result(&self, white: Score, black: Score) -> Result<(), Refusal> {
        if !self.rules().only_wins_and_draws || white.is_shared_with(black) {
            return Ok(());
        }
        Err(Refusal::new(Article::czech_draughts("7.1"), Why::NoSuchResult { white, black }))
    }

    /// FIDE 13.4b, 13.4c. If nothing is left to the offender the flag falls, and that is not passed over.
    fn times_of(&self, player: Colour, penalties: &[Penalty], article: Article) -> Decision {
        let mut events = Vec::new();
        let mut clock = self.table.clock.clone();
        for penalty in penalties {
            let (to, ms) = match penalty {
                Penalty::TimeToOpponent { ms } => (!player, *ms),
                Penalty::TimeFromOffender { ms } => (player, Millis::ZERO.saturating_sub(*ms)),
                _ => continue,
            };
            if !self.has_clock(to) {
                return Err(Refusal::new(article, Why::NoClock));
            }
            clock.add(to, ms, self.now).map_err(|error| Refusal::new(article, Why::Clock(error)))?;
            events.push(self.event(Fact::TimeAdded {
                to,
                ms,
                below_zero_ms: Millis::ZERO,
                article,
                note: String::new(),
            }));
        }
        let fallen = clock.fallen(self.now).unwrap_or_default();
        let was_up = self.first_fallen(self.now).is_none() && self.table.question.is_none();
        if let Some(fall) = fallen.of(player).filter(|fall| was_up && !fall.moves_met()) {
            events.extend(self.flag_noticed(player, fall));
        }
        Ok(events)
    }

    /// FIDE 13.4d to 13.4g: what penalties do to the result, now or if there is one already.
    fn points_of(
        &self,
        player: Colour,
        penalties: &[Penalty],
        article: Article,
        note: &str,
        so_far: &[Event],
    ) -> Option<Event> {
        if so_far.iter().any(|event| matches!(event.fact, Fact::Ended { .. } | Fact::Referred { .. })) {
            return None;
        }
        let lost = penalties.iter().find_map(|penalty| match penalty {
            Penalty::Loss { opponent } => Some(*opponent),
            Penalty::Expulsion if self.table.outcome.is_none() => Some(Score::Win),
            _ => None,
        });
        let outcome = match (lost, self.table.outcome) {
            (Some(opponent), _) => self.penalty_outcome(player, opponent, article),
            (None, Some(outcome)) => outcome,
            (None, None) => return None,
        };
        let mut casebook = self.table.casebook.clone();
        if self.table.outcome.is_some() {
            casebook.penalties.clear(); // What was given before is in the result, or was overruled.
        }
        let offender = Actor::from(player);
        let given = |penalty: &Penalty| Given { offender, penalty: penalty.clone(), article, incident: None };
        casebook.penalties.extend(penalties.iter().map(given));
        let outcome = casebook.adjusted(outcome, self.rules());
        match self.table.outcome {
            None => Some(self.event(Fact::Ended { outcome })),
            Some(before) if before == outcome => None,
            Some(_) => Some(self.event(Fact::ResultChanged { outcome, note: note.to_owned() })),
        }
    }
}
