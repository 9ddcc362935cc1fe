use partie_draughts::Position;

use super::build::build_pair;
use super::file::{self, FileError};
use super::material::Material;
use super::placement::Placement;
use super::table::Table;
use super::value::Value;

/// Tables of more pieces would not fit into any memory.
const MOST_PIECES: u8 = 7;

/// All tables at hand.
///
/// ```
/// use partie_draughts::Position;
/// use partie_engine::endgames::{Tables, Value};
/// let mut tables = Tables::new();
/// tables.build(3, |_| {});
/// let position: Position = "W:WKc3,Ke1:BKh8".parse().unwrap();
/// assert_eq!(tables.probe(&position).and_then(Value::winners_moves), Some(2));
/// ```
#[derive(Clone, Debug)]
pub struct Tables {
    /// By the number of each group of pieces, three bits each.
    by_material: Vec<Option<Table>>,
    pieces: u8,
}

impl Default for Tables {
    fn default() -> Self {
        Self::new()
    }
}

impl Tables {
    /// No table at all.
    pub fn new() -> Self {
        Self { by_material: vec![None; 1 << 12], pieces: 1 }
    }

    /// Up to how many pieces all tables are at hand; 1 if there are none.
    pub const fn pieces(&self) -> u8 {
        self.pieces
    }

    /// Builds what is missing up to so many pieces, and names each material before it is worked on.
    ///
    /// # Panics
    /// For more than 7 pieces: their tables would not fit into any memory.
    pub fn build(&mut self, pieces: u8, mut progress: impl FnMut(Material)) {
        assert!(pieces <= MOST_PIECES, "no tables for {pieces} pieces");
        for pieces in self.pieces + 1..=pieces {
            for material in Material::with_pieces(pieces) {
                if self.table(material).is_none() {
                    progress(material);
                    for table in build_pair(material, self) {
                        self.insert(table);
                    }
                }
            }
            self.pieces = pieces;
        }
    }

    /// The value of a position, with all counters at zero; none if it has more pieces than the tables, or if a side
    /// has lost all of its pieces.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let placement = Placement::from(position);
        self.table(placement.material()).map(|table| table.value(placement))
    }

    /// All positions of one material, with White to move, and their values; none if the table is not at hand.
    ///
    /// ```
    /// use partie_engine::endgames::{Force, Material, Tables};
    /// let mut tables = Tables::new();
    /// tables.build(2, |_| {});
    /// let king = Force { men: 0, kings: 1 };
    /// assert_eq!(tables.positions(Material { own: king, other: king }).count(), 32 * 31);
    /// ```
    pub fn positions(&self, material: Material) -> impl Iterator<Item = (Position, Value)> {
        let values = self.table(material).into_iter().flat_map(Table::values);
        values.filter_map(|(placement, value)| placement.position().ok().map(|position| (position, value)))
    }

    /// A file with all tables of so many pieces, which must be at hand.
    ///
    /// ```
    /// use partie_engine::endgames::Tables;
    /// let mut tables = Tables::new();
    /// tables.build(2, |_| {});
    /// let mut read = Tables::new();
    /// read.read(&tables.write(2))?;
    /// assert_eq!(read.pieces(), 2);
    /// # Ok::<(), partie_engine::endgames::FileError>(())
    /// ```
    pub fn write(&self, pieces: u8) -> Vec<u8> {
        let tables = Material::with_pieces(pieces).into_iter().filter_map(|material| self.table(material));
        file::write(pieces, tables)
    }

    /// Takes in a file with the tables of one piece more than are at hand.
    ///
    /// # Errors
    /// If the bytes are not such a file, or have been damaged. Then nothing is taken in.
    pub fn read(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        let expected = self.pieces + 1;
        for table in file::read(bytes, expected)? {
            self.insert(table);
        }
        self.pieces = expected;
        Ok(())
    }

    #[inline]
    pub(super) fn table(&self, material: Material) -> Option<&Table> {
        self.by_material.get(slot(material)?)?.as_ref()
    }

    fn insert(&mut self, table: Table) {
        if let Some(slot) = slot(table.material()) {
            self.by_material[slot] = Some(table);
        }
    }
}

#[inline]
fn slot(material: Material) -> Option<usize> {
    let groups = [material.own.men, material.own.kings, material.other.men, material.other.kings];
    let fits = material.pieces() <= MOST_PIECES;
    fits.then(|| groups.into_iter().fold(0, |slot, count| slot << 3 | usize::from(count)))
}
