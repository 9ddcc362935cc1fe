//! Finding a game: new tables, seeks, lists.

use partie_table::{Actor, Colour, Conduct, Game, Outcome, Regulations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Link, Person, Seats};

/// Which colour somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ColourWish {
    /// Let chance decide.
    #[default]
    Any,
    /// White.
    White,
    /// Black.
    Black,
}

impl ColourWish {
    /// The colour, decided by `chance` where it does not matter.
    pub(crate) const fn colour(self, chance: bool) -> Colour {
        match (self, chance) {
            (ColourWish::White, _) | (ColourWish::Any, true) => Colour::White,
            _ => Colour::Black,
        }
    }
}

/// Against whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// A friend who gets the link.
    #[default]
    Friend,
    /// Both sides on one screen: the organiser holds both seats.
    Myself,
    /// Nobody that the organiser plays: both seats go out as links.
    Others,
}

/// A table to be opened.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewTable {
    /// The regulations; what is left out is as by default. Chess960 with a number above 959 draws lots.
    pub regulations: Regulations,
    /// Against whom.
    pub opponent: Opponent,
    /// With which colour.
    pub colour: ColourWish,
    /// Whether only those who hold a role or a link see it.
    pub private: bool,
    /// Whether the organiser is the arbiter; only with opponent `others`.
    pub arbiter: bool,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableMade {
    /// Its id; the page is `/t/{id}`.
    pub table: String,
    /// Links to give away: `/t/{table}?key={key}`.
    pub links: Vec<Link>,
}

/// A game sought from anybody.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewSeek {
    /// The regulations.
    pub regulations: Regulations,
    /// With which colour.
    pub colour: ColourWish,
}

/// A seek in the lobby: what one chooses a game by. The regulations themselves can be long; the table has them.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seek {
    /// Its id.
    pub id: String,
    /// Who seeks.
    pub by: Person,
    /// What is played.
    pub game: Game,
    /// The name of the edition of the FIDE Laws.
    pub edition: String,
    /// The time control as people write it.
    pub time_text: String,
    /// How moves are made.
    pub conduct: Conduct,
    /// Whether FIDE rates the game.
    pub fide_rated: bool,
    /// Whether there is more to know: another start position, a handicap, an annex, or moves that go by post.
    pub special: bool,
    /// The colour that the seeker wants.
    pub colour: ColourWish,
}

impl Seek {
    pub(crate) fn new(id: String, by: Person, new: &NewSeek) -> Seek {
        let regulations = &new.regulations;
        let begins_elsewhere = regulations.start.is_some() || regulations.handicap.is_some();
        Seek {
            id,
            by,
            game: regulations.game,
            edition: regulations.edition.name().to_owned(),
            time_text: regulations.time_control.to_people(),
            conduct: regulations.conduct,
            fide_rated: regulations.fide_rated,
            special: begins_elsewhere || regulations.annex.is_some() || regulations.correspondence,
            colour: new.colour,
        }
    }
}

/// What came of a seek: either it waits, or it fitted another one and the table is there.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Waiting {
    /// The seek waits while the page that made it stays connected; `seated` comes over the WebSocket.
    Waits {
        /// The id of the seek.
        seek: String,
    },
    /// Somebody was waiting.
    Seated {
        /// The table.
        table: String,
    },
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// What is played.
    pub game: Game,
    /// The time control as people write it.
    pub time_text: String,
    /// How moves are made.
    pub conduct: Conduct,
    /// Who sits where.
    pub seats: Seats,
    /// The roles of the one who asks.
    pub yours: Vec<Actor>,
    /// The roles that the one who asks was offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<Actor>,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// How many moves were made, both players' counted.
    pub plies: u32,
    /// What stands on the board, as in the `board` of a view.
    pub board: String,
    /// The result.
    pub outcome: Option<Outcome>,
    /// Whether the table was closed without a result: nobody came any more, or it was called off.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub abandoned: bool,
    /// Whether its log is damaged, so that nothing can happen there any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub damaged: bool,
}

/// The lobby: what a home page shows.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Lobby {
    /// Games sought: the newest hundred, the oldest of them first.
    pub seeks: Vec<Seek>,
    /// How many games are sought in all.
    pub seek_count: usize,
    /// Public tables under way, the newest first.
    pub watch: Vec<TableSummary>,
}
