//! Incidents in words.

use super::fit::is_same;
use crate::IncidentKind;

/// `wrong-hand`, `wrong hand`, `druhou ruku`
pub(super) fn read(text: &str) -> Option<IncidentKind> {
    let english = text.replace(' ', "-").to_lowercase();
    IncidentKind::named(&english).or_else(|| IncidentKind::all().find(|kind| is_same(kind.czech(), text)))
}
