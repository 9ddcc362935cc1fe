use std::fmt;

use serde::Serialize;
use strum::{IntoStaticStr, VariantArray};

/// What kind of thing is filled in, which says how it is typed and how a form asks for it.
///
/// ```
/// use partie_table::catalogue::FieldKind;
/// assert_eq!(FieldKind::ClockTime.word(), "word-field-clock-time");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, IntoStaticStr, VariantArray)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "word-field-")]
pub enum FieldKind {
    /// A square: `"e4"`.
    Square,
    /// Squares, in the order in which they are touched: `["e1", "h1"]`.
    Squares,
    /// A move that is meant to be legal, as its squares: `"e2-e4"`, `"e7-e8Q"`. Signs may stand behind it: `"e2-e4!?"`.
    Move,
    /// The way of a piece, legal or not: `"e2-e5"`.
    Path,
    /// A kind of piece: `"queen"`.
    Piece,
    /// White or Black: `"white"`.
    Colour,
    /// One of them, both or neither: `["white"]`.
    Colours,
    /// An amount of time in milliseconds, perhaps below zero: `120000`.
    Duration,
    /// What a clock shows, in milliseconds: `2700000`.
    ClockTime,
    /// How long the act was on its way, in milliseconds. The server measures it: no form asks for it.
    Lag,
    /// A whole number from 0: `12`.
    Number,
    /// An article by its citation: `"FIDE 9.2a"`.
    Article,
    /// Why, or what there is to say, in words.
    Note,
    /// What stands on a scoresheet or in an envelope, or is said aloud: `"Nf3"`.
    Written,
    /// What a player gets: `"0"`, `"1/2"`, `"1"`.
    Score,
    /// What the arbiter decides: a `Ruling`.
    Ruling,
    /// How somebody is punished: a list of `Penalty`.
    Penalties,
    /// What kind of incident it was: an `IncidentKind`.
    Incident,
    /// Somebody at the table or beside it: an `Actor`.
    Person,
    /// Why a draw is claimed in a quickplay finish: a `Ground`.
    Ground,
    /// How pieces are touched: a `Manner`.
    Manner,
    /// Yes or no.
    Flag,
    /// What stands where now: a list of `Change`.
    Changes,
    /// A sealed move: what SHA-256 makes of the move and a secret, so that nobody can read it.
    Commitment,
    /// The secret with which a move was sealed.
    Secret,
    /// The language in which a move is written, by its tag: `"cs"`. Whoever shows a form fills in its own.
    Language,
}

impl FieldKind {
    /// Every kind.
    ///
    /// ```
    /// use partie_table::catalogue::FieldKind;
    /// assert!(FieldKind::ALL.contains(&FieldKind::Square));
    /// ```
    pub const ALL: &'static [FieldKind] = FieldKind::VARIANTS;

    /// The key of the words for it in `i18n/*/table.ftl`: "a square", "a time on the clock".
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for FieldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word().split_at("word-field-".len()).1)
    }
}

/// Something that is filled in to do an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, as in the JSON of the act.
    pub name: &'static str,
    /// The fields of the JSON in which it lies, joined by `/`; nothing for the act itself.
    pub within: &'static str,
    /// What kind of thing it is.
    pub kind: FieldKind,
    /// Whether the act cannot be done without it.
    pub required: bool,
}

impl Field {
    /// Where it lies in the JSON of the act, from outside to inside.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// let ply = &ActKind::NoticeIllegalMove.row().fields[0];
    /// assert_eq!(ply.path().collect::<Vec<_>>(), ["what", "illegal-move", "ply"]);
    /// ```
    pub fn path(&self) -> impl Iterator<Item = &'static str> {
        self.within.split('/').filter(|name| !name.is_empty()).chain([self.name])
    }
}

pub(super) const fn required(name: &'static str, kind: FieldKind) -> Field {
    Field { name, within: "", kind, required: true }
}

pub(super) const fn optional(name: &'static str, kind: FieldKind) -> Field {
    Field { name, within: "", kind, required: false }
}

pub(super) const fn optional_within(within: &'static str, name: &'static str, kind: FieldKind) -> Field {
    Field { name, within, kind, required: false }
}
