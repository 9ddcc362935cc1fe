//! The file of all tables with the same number of pieces.
//!
//! ```text
//! 8 bytes   "PARTIEEG"
//! 1 byte    version of this form
//! 1 byte    number of pieces
//! 2 bytes   number of tables
//! then for each table
//!   4 bytes   men and kings of the side to move, men and kings of the other
//!   8 bytes   checksum of all that follows
//!   n bytes   plies to the end, for each place of the layout
//!   n bytes   plies to the next capture or man's move
//! ```
//!
//! Numbers begin with their lowest byte.

use std::error::Error;
use std::fmt;

use super::checksum::checksum;
use super::layout::Layout;
use super::material::{Force, Material};
use super::table::Table;

const MAGIC: &[u8; 8] = b"PARTIEEG";
const VERSION: u8 = 1;

/// Why a file of endgame tables cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin as such a file does.
    NotTables,
    /// It was written in another form, by an older or newer program.
    OtherVersion(u8),
    /// It holds the tables of another number of pieces.
    OtherPieces {
        /// How many were wanted.
        expected: u8,
        /// How many it has.
        found: u8,
    },
    /// It ends too early or goes on too long.
    WrongLength,
    /// A table that the number of pieces does not call for, or one that is missing.
    WrongTables,
    /// The checksum of a table is wrong.
    Damaged(Material),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTables => write!(f, "not a file of endgame tables"),
            Self::OtherVersion(version) => {
                write!(f, "endgame tables of version {version}; version {VERSION} expected")
            }
            Self::OtherPieces { expected, found } => {
                write!(f, "endgame tables for {found} pieces; {expected} expected")
            }
            Self::WrongLength => write!(f, "the file has the wrong length"),
            Self::WrongTables => write!(f, "the file does not hold the tables it should"),
            Self::Damaged(material) => write!(f, "the table {material} is damaged"),
        }
    }
}

impl Error for FileError {}

pub(super) fn write<'a>(pieces: u8, tables: impl Iterator<Item = &'a Table>) -> Vec<u8> {
    let mut count = 0_u16;
    let mut body = Vec::new();
    for table in tables {
        let Material { own, other } = table.material();
        let values = table.bytes().concat();
        body.extend([own.men, own.kings, other.men, other.kings]);
        body.extend(checksum(&values).to_le_bytes());
        body.extend(values);
        count += 1;
    }
    let mut file = MAGIC.to_vec();
    file.extend([VERSION, pieces]);
    file.extend(count.to_le_bytes());
    file.extend(body);
    file
}

/// All tables of a file for so many pieces.
pub(super) fn read(bytes: &[u8], pieces: u8) -> Result<Vec<Table>, FileError> {
    let mut bytes = Bytes(bytes);
    if bytes.take::<8>().ok() != Some(*MAGIC) {
        return Err(FileError::NotTables);
    }
    let [version, found] = bytes.take()?;
    if version != VERSION {
        return Err(FileError::OtherVersion(version));
    }
    if found != pieces {
        return Err(FileError::OtherPieces { expected: pieces, found });
    }
    let wanted = Material::with_pieces(pieces);
    if usize::from(u16::from_le_bytes(bytes.take()?)) != wanted.len() {
        return Err(FileError::WrongTables);
    }
    let tables = wanted.into_iter().map(|material| read_table(&mut bytes, material)).collect();
    if bytes.0.is_empty() { tables } else { tables.and(Err(FileError::WrongLength)) }
}

fn read_table(bytes: &mut Bytes<'_>, material: Material) -> Result<Table, FileError> {
    let [men, kings, other_men, other_kings] = bytes.take()?;
    let found = Material { own: Force { men, kings }, other: Force { men: other_men, kings: other_kings } };
    if found != material {
        return Err(FileError::WrongTables);
    }
    let sum = u64::from_le_bytes(bytes.take()?);
    let places = Layout::new(material).len();
    let values = bytes.slice(2 * places)?;
    if checksum(values) != sum {
        return Err(FileError::Damaged(material));
    }
    let (end, zeroing) = values.split_at(places);
    Table::new(material, end.to_vec(), zeroing.to_vec()).ok_or(FileError::WrongLength)
}

/// What is left to read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], FileError> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(FileError::WrongLength)?;
        self.0 = rest;
        Ok(taken)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        self.slice(N)?.try_into().map_err(|_| FileError::WrongLength)
    }
}
