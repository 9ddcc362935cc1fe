//! What players may claim at a table, and what it costs to be wrong. It depends on no position, so that it can be told
//! before a claim and hints at nothing.

use partie_laws::Article;
use serde::{Deserialize, Serialize};

use super::price::{Consequence, Offence};
use crate::decide::FOR_THE_OPPONENT;
use crate::regulations::cited::fide;
use crate::time_control::{Millis, Pace};
use crate::{ActKind, FlagCall, Presence, Regulations, Table};

/// Something that players may claim at a table.
///
/// ```
/// use partie_table::{ActKind, Presence, Regulations, Table, time_control::Millis};
/// let claims = Table::open(Regulations::default()).unwrap().claims(Presence::FULL);
/// let repetition = claims.iter().find(|claim| claim.act == ActKind::ClaimRepetition).unwrap();
/// assert_eq!(repetition.gives, Some(Millis::from_minutes(3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claimable {
    /// The act that claims it.
    pub act: ActKind,
    /// By which article.
    pub article: Article,
    /// Whether it can be claimed only before the claimant's next move (FIDE A4c, B3c).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before_next_move: bool,
    /// How much time a wrong claim gives the opponent; nothing if it has no price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gives: Option<Millis>,
    /// The article that says what follows from a wrong claim, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Article>,
}

impl Table {
    /// What players may claim here, with these people at the table.
    pub fn claims(&self, presence: Presence) -> Vec<Claimable> {
        let terms = self.regulations();
        let is_wood = terms.over_the_board();
        let has_clock = terms.time_control.white.is_some() || terms.time_control.black.is_some();
        let flags = has_clock && terms.flag == FlagCall::ByTheLaws;
        let draws = terms.rules().claims.is_some();
        let quickplay = has_clock && terms.rules().quickplay.is_some() && self.has_quickplay_rules();
        let claims = [
            is_wood.then(|| terms.claimable_illegal_move()),
            is_wood.then(|| terms.claimable(ActKind::Complain, terms.cite("4.7", "5.4"))),
            flags.then(|| terms.claimable(ActKind::ClaimFlag, terms.flag_claim_article())),
            draws.then(|| terms.claimable_draw(ActKind::ClaimRepetition, fide("9.2"))),
            draws.then(|| terms.claimable_draw(ActKind::ClaimFiftyMoves, fide("9.3"))),
            quickplay.then(|| terms.claimable_quickplay(presence)),
            Some(terms.claimable_help()),
        ];
        claims.into_iter().flatten().collect()
    }
}

impl Regulations {
    /// It costs nothing, but who claims again and again disturbs the opponent (FIDE 12.6).
    fn claimable(&self, act: ActKind, article: Article) -> Claimable {
        let wrong = self.rules().on(&[fide("12.6")]);
        Claimable { act, article: self.edition.own(article), before_next_move: false, gives: None, wrong }
    }

    fn claimable_illegal_move(&self) -> Claimable {
        let article = self.illegal_move_article();
        let before_next_move = self.unsupervised().is_some();
        Claimable { before_next_move, ..self.claimable(ActKind::NoticeIllegalMove, article) }
    }

    fn claimable_draw(&self, act: ActKind, article: Article) -> Claimable {
        let price = self.price(Offence::WrongClaim, 1);
        let gives = price.and_then(|price| match price.consequence {
            Consequence::TimeToOpponent { minutes } => Some(Millis::from_minutes(minutes.into())),
            _ => None,
        });
        Claimable { gives, wrong: price.map(|price| price.article), ..self.claimable(act, article) }
    }

    /// FIDE 10.2c. Without an arbiter the claim concludes the game, and costs no time (FIDE D1).
    fn claimable_quickplay(&self, presence: Presence) -> Claimable {
        if self.arbitration.no_arbiter || !presence.arbiter {
            return Claimable { wrong: None, ..self.claimable(ActKind::ClaimQuickplay, fide("D1")) };
        }
        let claim = self.claimable(ActKind::ClaimQuickplay, fide("10.2"));
        Claimable { gives: Some(FOR_THE_OPPONENT), wrong: self.rules().on(&[fide("10.2c")]), ..claim }
    }

    /// FIDE 6.12d: who stops the clocks without reason is penalised.
    fn claimable_help(&self) -> Claimable {
        let claim = self.claimable(ActKind::StopClocks, self.cite("6.12b", "10.5"));
        Claimable { wrong: self.rules().on(&[fide("6.12d")]), ..claim }
    }

    /// What lets somebody point to an illegal move.
    pub(crate) fn illegal_move_article(&self) -> Article {
        match (self.unsupervised().is_some(), self.pace()) {
            (true, Pace::Blitz) => fide("B3c"),
            (true, _) => fide("A4c"),
            _ => self.cite("7.4a", "5.4"),
        }
    }

    /// What lets a player point to the opponent's flag (FIDE 6.8, A4d).
    pub(crate) fn flag_claim_article(&self) -> Article {
        let by_players = self.unsupervised().is_some_and(|rules| rules.arbiter_silent_on_flag);
        self.cite(if by_players { "A4d(2)" } else { "6.8" }, "10.5")
    }
}
