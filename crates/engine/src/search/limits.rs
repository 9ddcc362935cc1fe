/// How far a search may go.
///
/// ```
/// use partie_engine::search::Limits;
/// assert_eq!(Limits::nodes(5_000).depth, Limits::default().depth);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the last iteration.
    pub depth: i32,
    /// Positions to visit.
    pub nodes: u64,
}

impl Limits {
    /// So many plies.
    pub const fn depth(depth: i32) -> Self {
        Self { depth, nodes: u64::MAX }
    }

    /// So many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: 64, nodes }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::depth(64)
    }
}
