//! Tables by retrograde analysis: from the positions that are decided, back along the moves that lead to them.
//!
//! A material and its swapped form are built together, since kings' moves and men's steps lead from the one to the other.
//! Every other move (a capture, a promotion) leads to tables that are ready.

mod board;
mod captures;
mod ends;
mod half;
mod quiet;
mod zeroing;

use super::material::Material;
use super::table::Table;
use super::tables::Tables;
use half::Halves;

/// Builds the table of a material and that of its swapped form. All that their captures and promotions lead to must
/// be in the tables.
pub(super) fn build_pair(material: Material, tables: &Tables) -> Vec<Table> {
    let halves = Halves::new(material);
    let (ends, capturing) = ends::distances(&halves, tables);
    let zeroing = zeroing::distances(&halves, tables, &ends, &capturing);
    let bytes = ends.into_iter().zip(zeroing).enumerate();
    bytes.filter_map(|(half, (end, zeroing))| Table::new(halves.material(half), end, zeroing)).collect()
}
