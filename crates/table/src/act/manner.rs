use serde::{Deserialize, Serialize};

/// How pieces are touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// On purpose, one after the other (FIDE 4.3).
    #[default]
    Deliberate,
    /// On purpose, and nobody can tell which was first (FIDE 4.3c, 4.4a).
    Together,
    /// Perhaps by accident: nobody can tell (FIDE 2018/4.2.2).
    Unclear,
    /// By accident.
    Accidental,
    /// To adjust them, after saying so (FIDE 4.2, ČUD 3.13).
    Adjusting,
    /// To feel them on a special board, without lifting them (FIDE E2.2).
    Feeling,
}
