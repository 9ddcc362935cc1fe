//! The state in writing, for snapshots: forms for what has none of its own, or one for people only.

use partie_laws::Article;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::{Both, Instant, Times};
use crate::record::Placing;
use crate::{
    Appeal, Casebook, Colour, Given, Move, OnRecord, Outcome, Piece, Ply, Proof, Quickplay, Signs, Square,
    Submitted,
};

/// The number of the form in which a [`Table`](crate::Table) is written, and of the way in which a log becomes one.
///
/// A table can be written and read again, so that a long log need not be replayed from its beginning. The form belongs to this
/// crate and can change at any time: whoever keeps it keeps this number beside it, and goes back to the log when the
/// number is another one. What is read is taken for what was written (a ply that is named is there, a sheet has as
/// many entries as it says), so whoever keeps it must know that nobody has changed it; a checksum is enough.
///
/// ```
/// use partie_table::{Regulations, Table};
/// let table = Table::open(Regulations::default()).unwrap();
/// let kept = serde_json::to_string(&table).unwrap();
/// assert_eq!(serde_json::from_str::<Table>(&kept).unwrap(), table);
/// ```
pub const STATE_FORM: u32 = 4;

/// Plies, each as a row without names: a long game has hundreds.
pub(crate) mod plies {
    use super::{
        Both, Colour, Deserialize, Deserializer, Instant, Move, Ply, Serialize, Serializer, Signs, Times,
    };

    #[derive(Serialize, Deserialize)]
    struct Row(
        Colour,
        Option<Move>,
        Signs,
        bool,
        Instant,
        Option<Instant>,
        (Option<Instant>, Option<Instant>),
        bool,
        Times,
    );

    impl From<&Ply> for Row {
        fn from(ply: &Ply) -> Row {
            let Ply { by, mv, signs, legal, made_at, completed_at, recorded_at, offered, clocks } = *ply;
            let recorded_at = (recorded_at.white, recorded_at.black);
            Row(by, mv, signs, legal, made_at, completed_at, recorded_at, offered, clocks)
        }
    }

    impl From<Row> for Ply {
        fn from(row: Row) -> Ply {
            let Row(by, mv, signs, legal, made_at, completed_at, (white, black), offered, clocks) = row;
            let recorded_at = Both { white, black };
            Ply { by, mv, signs, legal, made_at, completed_at, recorded_at, offered, clocks }
        }
    }

    pub(crate) fn serialize<S: Serializer>(plies: &[Ply], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(plies.iter().map(Row::from))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Ply>, D::Error> {
        let rows = Vec::<Row>::deserialize(deserializer)?;
        Ok(rows.into_iter().map(Ply::from).collect())
    }
}

/// The boards of players who cannot see, as the pieces that stand there.
pub(crate) mod placings {
    use super::{Both, Deserialize, Deserializer, Piece, Placing, Serialize, Serializer, Square};

    type Pieces = Vec<(Square, Piece)>;

    pub(crate) fn serialize<S: Serializer>(
        boards: &Both<Option<Placing>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let pieces = |board: &Placing| -> Pieces {
            Square::all().filter_map(|square| Some((square, board[square.0.index()]?))).collect()
        };
        let Both { white, black } = boards;
        Both { white: white.as_ref().map(pieces), black: black.as_ref().map(pieces) }.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Both<Option<Placing>>, D::Error> {
        let placing = |pieces: Pieces| {
            let mut board = [None; 64];
            for (square, piece) in pieces {
                board[square.0.index()] = Some(piece);
            }
            board
        };
        let Both { white, black } = Both::<Option<Pieces>>::deserialize(deserializer)?;
        Ok(Both { white: white.map(placing), black: black.map(placing) })
    }
}

/// The whole casebook: its own form is what people see of it.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Casebook")]
pub(crate) struct Cases {
    incidents: Vec<OnRecord>,
    penalties: Vec<Given>,
    quickplay: Option<Quickplay>,
    submitted: Option<Box<Submitted>>,
    appeals: Vec<Appeal>,
    replaced: Vec<Outcome>,
    decisions: Vec<Article>,
    on_quickplay: Vec<Article>,
    assistants: [bool; 2],
    moved_for: [bool; 2],
    sheet_shown: [u8; 2],
    seen_at: [Option<usize>; 2],
    proof: Vec<(Colour, Proof)>,
}
