use serde::{Deserialize, Serialize};

/// What an event says of arbiters, appeals and penalties where the Laws leave it a choice.
///
/// ```
/// use partie_table::{Arbitration, Regulations};
/// let arbitration = Arbitration { quickplay_announced: true, ..Arbitration::default() };
/// assert!(Regulations { arbitration, ..Regulations::default() }.arbitration.quickplay_announced);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Arbitration {
    /// Whether the rules for quickplay finishes were announced, as later editions ask (FIDE 2014/G2, 2018/III.2.1).
    pub quickplay_announced: bool,
    /// Whether no arbiter is there, so that a claim in a quickplay finish is sent to one (FIDE D1).
    pub no_arbiter: bool,
    /// Whether the event allows no appeals (FIDE 12.10).
    pub no_appeals: bool,
    /// Whether the event punishes devices less than with loss (FIDE 2014/11.3b, 2018/11.3.2.2).
    pub milder_device_penalty: bool,
}

impl Arbitration {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
