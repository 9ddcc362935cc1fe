use serde::{Deserialize, Serialize};

use crate::{Colour, Manner, Square};

/// Pieces that a hand holds or has just touched, as everybody at the board sees it: whoever wants to claim touch-move has to see
/// the touch (FIDE 4.7). What was done with a piece shows on the board, so it ends with that.
///
/// ```
/// use partie_table::{Act, Actor, Conduct, Manner, Presence, Regulations, Table, clock::Instant, decide, view};
/// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
/// let mut table = Table::open(regulations).unwrap();
/// let act = Act::Touch { squares: vec!["g1".parse().unwrap()], manner: Manner::Deliberate };
/// let events = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap();
/// events.iter().for_each(|event| table.apply(event));
/// let seen = view(&table, Presence::FULL, Actor::Black, Instant::BEGINNING).hand.unwrap();
/// assert_eq!(seen.squares, ["g1".parse().unwrap()]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Touching {
    /// Whose hand it is.
    pub by: Colour,
    /// The pieces, in the order in which they were touched.
    pub squares: Vec<Square>,
    /// How.
    pub manner: Manner,
}
