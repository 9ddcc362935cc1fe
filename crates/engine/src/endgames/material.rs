use std::fmt;

/// The pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Force {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

impl Force {
    /// How many pieces.
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }

    /// Every way to have so many pieces, the ones with fewer men first.
    fn with_pieces(pieces: u8) -> impl Iterator<Item = Self> {
        (0..=pieces).map(move |men| Self { men, kings: pieces - men })
    }
}

/// The pieces of both sides, those of the side to move first.
///
/// ```
/// use partie_engine::endgames::{Force, Material};
/// let two_against_one = Material { own: Force { men: 1, kings: 1 }, other: Force { men: 0, kings: 1 } };
/// assert_eq!(two_against_one.pieces(), 3);
/// assert_eq!(two_against_one.to_string(), "KMvK");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// What the side to move has.
    pub own: Force,
    /// What the other side has.
    pub other: Force,
}

impl Material {
    /// How many pieces there are on the board.
    pub const fn pieces(self) -> u8 {
        self.own.pieces() + self.other.pieces()
    }

    /// The same pieces when the other side is to move.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// Every material with so many pieces in which both sides have one, in the order in which tables can be built: a
    /// move leads to the material itself, to its [`swapped`](Self::swapped) form, or to one that comes earlier.
    ///
    /// ```
    /// use partie_engine::endgames::Material;
    /// let all: Vec<String> = Material::with_pieces(2).iter().map(ToString::to_string).collect();
    /// assert_eq!(all, ["KvK", "KvM", "MvK", "MvM"]);
    /// ```
    pub fn with_pieces(pieces: u8) -> Vec<Self> {
        let mut all: Vec<Self> = (1..pieces)
            .flat_map(|own| Force::with_pieces(own).map(move |force| (force, pieces - own)))
            .flat_map(|(own, others)| Force::with_pieces(others).map(move |other| Self { own, other }))
            .collect();
        all.sort_by_key(|material| (material.own.men + material.other.men, *material));
        all
    }
}

/// `KKvM`: the kings and men of the side to move, then those of the other.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let force = |Force { men, kings }| "K".repeat(kings.into()) + &"M".repeat(men.into());
        write!(f, "{}v{}", force(self.own), force(self.other))
    }
}
