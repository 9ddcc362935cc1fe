//! The catalogue of acts: one row for each kind, from which everything else about an act is taken.
//!
//! The view tries what a row says, the wire describes its fields, scripts and the terminal read its words, and tests compare
//! its roles with what the table decides. A new act is a variant of [`Act`], one of [`ActKind`], and a row here.

mod adjournment;
mod arbiter;
mod cannot_see;
mod clock;
mod draws;
mod field;
mod hands;
mod irregular;
mod irregularity;
mod scoresheet;
mod start_and_end;
mod trial;

use std::sync::LazyLock;

use serde::Serialize;
use strum::{IntoStaticStr, VariantArray};

use super::ActKind;
use crate::{Act, Actor, Table, Why};
pub use field::{Field, FieldKind};
pub use irregularity::Irregularity;
pub(crate) use irregularity::Trace;
pub(crate) use trial::{Scene, Try};

/// Who does an act, without regard to colour.
///
/// ```
/// use partie_table::Actor;
/// use partie_table::catalogue::Role;
/// assert_eq!(Role::of(Actor::BlackAssistant), Role::Assistant);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, VariantArray)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A player.
    Player,
    /// A player's assistant.
    Assistant,
    /// The arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}

impl Role {
    /// Every role.
    ///
    /// ```
    /// use partie_table::catalogue::Role;
    /// assert_eq!(Role::ALL.len(), 4);
    /// ```
    pub const ALL: &'static [Role] = Role::VARIANTS;

    /// The role of somebody at the table.
    pub const fn of(actor: Actor) -> Role {
        match actor {
            Actor::White | Actor::Black => Role::Player,
            Actor::WhiteAssistant | Actor::BlackAssistant => Role::Assistant,
            Actor::Arbiter => Role::Arbiter,
            Actor::Spectator => Role::Spectator,
        }
    }
}

/// What an act is about, to list many acts in order.
///
/// ```
/// use partie_table::ActKind;
/// use partie_table::catalogue::Topic;
/// assert_eq!(ActKind::Offer.row().topic, Topic::Draws);
/// assert_eq!(Topic::Draws.word(), "word-topic-draws");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, IntoStaticStr, VariantArray)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "word-topic-")]
pub enum Topic {
    /// The beginning and the end of the game.
    StartAndEnd,
    /// Moves and hands.
    Moves,
    /// The clock.
    Clock,
    /// Draws.
    Draws,
    /// Irregularities.
    Irregularities,
    /// The scoresheet.
    Scoresheet,
    /// Adjournment.
    Adjournment,
    /// Players who cannot see the board.
    CannotSee,
    /// The arbiter's decisions.
    Arbiter,
}

impl Topic {
    /// Every topic.
    ///
    /// ```
    /// use partie_table::catalogue::Topic;
    /// assert_eq!(Topic::ALL[0], Topic::StartAndEnd);
    /// ```
    pub const ALL: &'static [Topic] = Topic::VARIANTS;

    /// The key of the words for it in `i18n/*/table.ftl`.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// All there is to know about an act besides what the table decides.
///
/// ```
/// use partie_table::ActKind;
/// use partie_table::catalogue::Role;
/// let row = ActKind::AddTime.row();
/// assert_eq!(row.who, [Role::Arbiter]);
/// assert_eq!(row.fields[0].name, "to");
/// ```
#[derive(Debug)]
pub struct Row {
    /// Which act.
    pub kind: ActKind,
    /// What it is about.
    pub topic: Topic,
    /// Who may ever do it.
    pub who: &'static [Role],
    /// Closed, it would tell what is legal, or that somebody has moved or pressed, so that players see it as open (FIDE 13.6).
    pub tells_of_moves: bool,
    /// The JSON that the fields are put into, if it is more than the name of the act.
    pub template: &'static str,
    /// What has to be filled in.
    pub fields: &'static [Field],
    /// How it is said in English, as an order; see [the language of patterns](super::words). The first is the example.
    pub english: &'static [&'static str],
    /// How it is said in Czech.
    pub czech: &'static [&'static str],
    /// Other words for it in either language, as short as people type them.
    pub short: &'static [&'static str],
    /// How only scripts say it, in English, as an order.
    pub script: &'static [&'static str],
    /// Why people do not do this over the board, where it is short for what their hands do: only scripts say it.
    pub(crate) shorthand: fn(&Act) -> Option<Why>,
    /// One such act that the view tries, or several where it depends on whom it is about.
    pub(crate) tries: fn(&Scene<'_>, Try<'_>),
    /// Whether the table shows at a glance that it would be refused: then the view need not try it with every move.
    pub(crate) hopeless: fn(&Table) -> bool,
}

/// What most rows have in common.
const ROW: Row = Row {
    kind: ActKind::Start,
    topic: Topic::StartAndEnd,
    who: PLAYERS,
    tells_of_moves: false,
    template: "",
    fields: &[],
    english: &[],
    czech: &[],
    short: &[],
    script: &[],
    shorthand: |_| None,
    tries: |_, _| {},
    hopeless: |_| false,
};

const PLAYERS: &[Role] = &[Role::Player];
const PLAYERS_AND_ASSISTANTS: &[Role] = &[Role::Player, Role::Assistant];
const PLAYERS_AND_ARBITER: &[Role] = &[Role::Player, Role::Arbiter];
const ALL_AT_THE_TABLE: &[Role] = &[Role::Player, Role::Assistant, Role::Arbiter];
const ASSISTANTS: &[Role] = &[Role::Assistant];
const ARBITER: &[Role] = &[Role::Arbiter];
const ANYBODY: &[Role] = Role::ALL;

/// The rows as they stand in the files of their topics.
const TOPICS: [&[Row]; 10] = [
    start_and_end::ROWS,
    hands::ROWS,
    clock::ROWS,
    draws::ROWS,
    irregular::ROWS,
    irregularity::ROWS,
    scoresheet::ROWS,
    adjournment::ROWS,
    cannot_see::ROWS,
    arbiter::ROWS,
];

/// Every row, in the order of the kinds.
static ROWS: LazyLock<Vec<&'static Row>> = LazyLock::new(|| {
    let mut rows: Vec<&Row> = TOPICS.into_iter().flatten().collect();
    rows.sort_by_key(|row| row.kind);
    let complete = rows.iter().map(|row| &row.kind).eq(ActKind::ALL);
    assert!(complete, "every act has one row in the catalogue");
    rows
});

/// The rows of all acts, in the order of [`ActKind::ALL`].
///
/// ```
/// use partie_table::{ActKind, catalogue};
/// assert_eq!(catalogue::rows().len(), ActKind::ALL.len());
/// ```
pub fn rows() -> &'static [&'static Row] {
    &ROWS
}

/// The rows of the acts that a role could ever do.
///
/// ```
/// use partie_table::catalogue::{Role, rows_of};
/// assert_eq!(rows_of(Role::Spectator).len(), 1);
/// ```
pub fn rows_of(role: Role) -> &'static [&'static Row] {
    static BY_ROLE: LazyLock<Vec<Vec<&'static Row>>> = LazyLock::new(|| {
        let of = |role| rows().iter().copied().filter(|row| row.who.contains(role)).collect();
        Role::ALL.iter().map(of).collect()
    });
    &BY_ROLE[role as usize]
}

impl ActKind {
    /// Its row in the catalogue.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// assert!(ActKind::Move.row().tells_of_moves);
    /// ```
    pub fn row(self) -> &'static Row {
        rows()[self as usize]
    }
}
