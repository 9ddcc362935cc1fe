//! Draw offers and agreement (FIDE 9.1, 5.2c, ČUD 7.3a).

use partie_laws::Article;

use super::{Case, Decision};
use crate::{ActKind, Agreement, Colour, Event, Fact, Outcome, Question, Reason, Refusal, Why};

impl Case<'_> {
    pub(super) fn offer(&self) -> Decision {
        let player = self.player()?;
        self.may_talk_of_a_draw()?;
        self.no_offer_of(!player)?;
        self.may_offer(player, false)?;
        let after_move = player != self.table.turn() && self.table.has_move_to_complete(player);
        let proper = after_move || !self.rules().offers_follow_a_move;
        Ok(vec![self.event(Fact::Offered { proper })])
    }

    /// FIDE 9.1b(1): at any time of the game, also while the clocks are stopped for the arbiter.
    fn may_talk_of_a_draw(&self) -> Result<(), Refusal> {
        match self.table.question {
            Some((Question::Help | Question::Complaint, _)) => Ok(()),
            Some((question, _)) if self.players_may_settle(question) => Ok(()),
            _ => self.no_question_or_claim(),
        }
    }

    /// FIDE 9.1b(1): an offer stands until it is accepted or declined. To offer again does neither: people at one table may say
    /// it twice without meaning to agree.
    fn no_offer_of(&self, opponent: Colour) -> Result<(), Refusal> {
        if self.table.offer.is_none_or(|offer| offer.by != opponent) {
            return Ok(());
        }
        let refusal = Refusal::new(self.cite("9.1b(1)", "7.3a"), Why::OfferStands);
        Err(refusal.instead(&[ActKind::Accept, ActKind::Decline]))
    }

    /// FIDE 9.1b(1): an offer cannot be withdrawn, so it cannot be repeated before it is answered.
    pub(super) fn may_offer(&self, player: Colour, with_move: bool) -> Result<(), Refusal> {
        if self.table.offer.is_some_and(|offer| offer.by == player) {
            return Err(Refusal::new(self.cite("9.1b(1)", "7.3a"), Why::OfferStands));
        }
        self.may_agree(with_move.then_some(player))
    }

    /// Whether the players may agree now, or after the move that this player is making (FIDE 9.1a).
    fn may_agree(&self, moving: Option<Colour>) -> Result<(), Refusal> {
        let article = self.cite("9.1a", "7.3a");
        let least = |done: fn(&crate::Table, Colour) -> usize| {
            let with_this = |colour| done(self.table, colour) + usize::from(moving == Some(colour));
            Colour::BOTH.into_iter().map(with_this).min().unwrap_or(0)
        };
        match self.table.regulations.agreement {
            Agreement::FromMove(number) if (least(crate::Table::completed) as u64) < u64::from(number) => {
                return Err(Refusal::new(article, Why::AgreementFromMove(number)));
            }
            Agreement::None => return Err(Refusal::new(article, Why::NoAgreement)),
            _ => {}
        }
        if self.rules().agreement_after_a_move && least(crate::Table::moved) == 0 {
            // FIDE 2018/5.2.3, 2023/5.2.3
            return Err(Refusal::new(Article::fide("5.2c"), Why::EachMustMove));
        }
        Ok(())
    }

    /// A claim is an offer too (FIDE 9.1b(3)).
    pub(super) fn accept(&self) -> Decision {
        let player = self.player()?;
        if !self.may_be_accepted() && !self.question_is_for_players() {
            self.game_is_open()?;
        }
        self.standing_offer(player)?;
        self.may_agree(None)?;
        if self.table.regulations.agreement == Agreement::WithConsent {
            return Ok(vec![self.referred(Question::Agreement, self.cite("9.1a", "7.3a"))]);
        }
        Ok(vec![self.ended(Outcome::draw(Reason::Agreement, self.cite("5.2c", "7.3a")))])
    }

    pub(super) fn decline(&self) -> Decision {
        let player = self.player()?;
        if !self.may_be_accepted() {
            self.may_talk_of_a_draw()?;
        }
        self.standing_offer(player)?;
        Ok(vec![self.event(Fact::Declined { by_touch: false })])
    }

    fn standing_offer(&self, player: Colour) -> Result<(), Refusal> {
        let offered = self.table.offer.is_some_and(|offer| offer.by != player);
        let claimed = self.table.claim.is_some_and(|claim| claim.by != player);
        if offered || claimed {
            return Ok(());
        }
        Err(Refusal::new(self.cite("9.1b(1)", "7.3a"), Why::NoOffer).instead(&[ActKind::Offer]))
    }

    /// Who touches a piece to move declines the offer (FIDE 9.1b(1)).
    pub(super) fn declined_by_touch(&self, player: Colour) -> Option<Event> {
        self.table.offer.filter(|offer| offer.by != player)?;
        Some(self.event(Fact::Declined { by_touch: true }))
    }
}
