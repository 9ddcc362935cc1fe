/// An error in every evaluation, for weaker play: the same for the same position and seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noise {
    /// The largest error, in hundredths of a pawn or man.
    pub amplitude: u16,
    /// Another seed gives other errors.
    pub seed: u64,
}

impl Noise {
    pub(super) fn at(self, key: u64) -> i32 {
        if self.amplitude == 0 {
            return 0;
        }
        let mixed = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 32;
        let amplitude = i32::from(self.amplitude);
        (mixed % (2 * amplitude as u64 + 1)) as i32 - amplitude
    }
}
