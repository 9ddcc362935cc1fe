//! What a table keeps of the arbiter's work: incidents, penalties, the claim in a quickplay finish, appeals.

use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};

use crate::arbiter::price::Offence;
use crate::{Actor, Colour, Given, IncidentKind, OnRecord, Outcome, Penalty, Proof, Question, Score, Table};

/// What is on record at a table. The arbiter sees it; when the game is over everybody does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Casebook {
    /// What was reported.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<OnRecord>,
    /// The penalties that were given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Given>,
    /// The draw that is claimed in a quickplay finish (FIDE 10.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<Quickplay>,
    /// What was sent to an arbiter with a claim, where none is there (FIDE D1). The view shows it to everybody.
    #[serde(skip)]
    pub(crate) submitted: Option<Box<Submitted>>,
    /// Appeals against decisions (FIDE 12.10).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub appeals: Vec<Appeal>,
    /// Results that a ruling has changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<Outcome>,
    /// The articles that decisions were made by.
    #[serde(skip)]
    pub(crate) decisions: Vec<Article>,
    /// Those by which claims in a quickplay finish were answered, whatever they are about (FIDE 12.10).
    #[serde(skip)]
    pub(crate) on_quickplay: Vec<Article>,
    /// Whether White and Black have an assistant whom the arbiter accepts (FIDE 6.7d).
    #[serde(skip_serializing_if = "is_nobody")]
    pub assistants: [bool; 2],
    /// Whether the assistant also moves the pieces for White and Black (FIDE 2018/4.9, 2023/4.9).
    #[serde(skip_serializing_if = "is_nobody")]
    pub moved_for: [bool; 2],
    /// How often White and Black were shown the arbiter's scoresheet.
    #[serde(skip_serializing_if = "is_never")]
    pub sheet_shown: [u8; 2],
    /// After how many plies they saw it last.
    #[serde(skip)]
    pub(crate) seen_at: [Option<usize>; 2],
    /// Why the verdict is what it is.
    #[serde(skip)]
    pub(crate) proof: Vec<(Colour, Proof)>,
}

/// Why somebody claims a draw in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// A claim in a quickplay finish that is not decided (FIDE 10.2b, D1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Quickplay {
    /// Who claims.
    pub by: Colour,
    /// Why.
    pub ground: Ground,
    /// Whether the arbiter has postponed the decision.
    pub postponed: bool,
    /// Whether the opponent has confirmed the position, and the scoresheet if it matters.
    pub confirmed: bool,
}

/// What a player sends to an arbiter with a claim in a quickplay finish, where no arbiter is there (FIDE D1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Submitted {
    /// The final position as FEN (FIDE D1a).
    pub position: String,
    /// The player's scoresheet, if the claim rests on it (FIDE D1b).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<String>,
    /// Whether the opponent has confirmed it.
    pub confirmed: bool,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Appeal {
    /// Who appeals.
    pub by: Colour,
    /// Against a decision by this article.
    pub against: Article,
    /// Why.
    pub note: String,
    /// Whether it was upheld; `None` while it is not decided.
    pub upheld: Option<bool>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
fn is_nobody(players: &[bool; 2]) -> bool {
    *players == [false; 2]
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
fn is_never(times: &[u8; 2]) -> bool {
    *times == [0; 2]
}

impl Casebook {
    /// What others have reported since the arbiter last took down an incident, without a penalty for it.
    pub(crate) fn unanswered_reports(&self) -> impl Iterator<Item = &OnRecord> {
        let seen = self.incidents.iter().rposition(|incident| incident.by == Actor::Arbiter);
        let penalised = |number: usize| {
            self.penalties.iter().any(|given| given.incident.is_some_and(|of| usize::from(of) == number))
        };
        let later = self.incidents.iter().enumerate().skip(seen.map_or(0, |seen| seen + 1));
        later.filter(move |(number, _)| !penalised(*number)).map(|(_, incident)| incident)
    }

    /// Whether there is nothing in it for people to see.
    pub(crate) fn is_blank(&self) -> bool {
        let Casebook { incidents, penalties, quickplay, appeals, replaced, .. } = self;
        let nothing_happened = incidents.is_empty() && penalties.is_empty() && appeals.is_empty();
        let nobody_helps = is_nobody(&self.assistants) && is_nobody(&self.moved_for);
        nothing_happened
            && nobody_helps
            && quickplay.is_none()
            && replaced.is_empty()
            && is_never(&self.sheet_shown)
    }

    /// Takes down that something was decided by an article.
    pub(crate) fn decided(&mut self, article: Article) {
        if !self.decisions.contains(&article) {
            self.decisions.push(article);
        }
    }

    /// What is kept when the game is begun anew: what people have done, not what the game had come to.
    pub(crate) fn for_a_new_game(self) -> Casebook {
        let (sheet_shown, seen_at, proof) = ([0; 2], [None; 2], Vec::new());
        Casebook { quickplay: None, submitted: None, sheet_shown, seen_at, proof, ..self }
    }

    /// Whether the arbiter accepts this person as an assistant.
    pub(crate) fn admits(&self, actor: Actor) -> bool {
        let assisted = actor.side().filter(|_| actor.player().is_none());
        assisted.is_none_or(|colour| self.assistants[colour as usize])
    }

    /// Whose hand this person's hand is: the own one, or that of the player for whom an assistant moves the pieces.
    pub(crate) fn hand_of(&self, actor: Actor) -> Option<Colour> {
        actor.side().filter(|side| actor.player().is_some() || self.moved_for[*side as usize])
    }

    /// Whether a player looks at the arbiter's scoresheet: until the next move.
    pub(crate) fn shows_sheet_to(&self, actor: Actor, plies: usize) -> bool {
        actor.player().is_some_and(|player| self.seen_at[player as usize] == Some(plies))
    }

    /// A result after all penalties that touch the points of the game (FIDE 13.4e, 13.4f).
    pub(crate) fn adjusted(&self, outcome: Outcome, rules: &Rules) -> Outcome {
        self.penalties.iter().fold(outcome, |outcome, given| after(outcome, given, rules))
    }

    /// The claim that the arbiter has put off.
    pub(crate) fn postponed(&self, by: Colour) -> bool {
        self.quickplay.is_some_and(|claim| claim.by == by && claim.postponed)
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        self.incidents.capacity() * size_of::<OnRecord>()
            + self.penalties.capacity() * size_of::<Given>()
            + self.appeals.capacity() * size_of::<Appeal>()
            + self.replaced.capacity() * size_of::<Outcome>()
            + self.decisions.capacity() * size_of::<Article>()
            + self.proof.capacity() * size_of::<(Colour, Proof)>()
    }
}

impl Table {
    /// Whether a player has lost the game by a device that the arbiter has seen, whatever the opponent gets for it (FIDE 12.3b).
    pub(crate) fn has_lost_by_device(&self, player: Colour) -> bool {
        let is_device = |found: &OnRecord| {
            let incident = &found.incident;
            incident.incident == IncidentKind::Device && incident.who == Some(player.into())
        };
        let article = self.regulations.price(Offence::Device, 1).map(|price| price.article);
        let lost = self
            .outcome
            .is_some_and(|outcome| outcome.score(player) == Score::Loss && Some(outcome.article) == article);
        let asked = self.question.is_some_and(|(question, _)| question == Question::Device(player));
        asked || lost && self.casebook.incidents.iter().any(is_device)
    }
}

/// A result after one penalty. Its article is that of the penalty if it has changed anything.
fn after(outcome: Outcome, given: &Given, rules: &Rules) -> Outcome {
    let Some(offender) = given.offender.player() else { return outcome };
    let (mut own, mut other) = (outcome.score(offender), outcome.score(!offender));
    match given.penalty {
        Penalty::FewerPoints { at_most } => own = own.min(at_most),
        Penalty::MorePoints { at_least } => other = other.max(at_least),
        _ => {}
    }
    // FIDE 2014/10.2. That each score is one that a game can normally give, as 2023 says, always holds: there are no others.
    if rules.scores_are_bounded && own.half_points() + other.half_points() > Score::Win.half_points() {
        own = if other == Score::Win { Score::Loss } else { Score::Draw };
    }
    if (own, other) == (outcome.score(offender), outcome.score(!offender)) {
        return outcome;
    }
    let (white, black) = if offender == Colour::White { (own, other) } else { (other, own) };
    Outcome { white, black, article: given.article, ..outcome }
}
