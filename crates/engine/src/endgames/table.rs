use super::layout::Layout;
use super::material::Material;
use super::placement::Placement;
use super::value::Value;

/// The values of all positions of one material.
#[derive(Clone, Debug)]
pub(super) struct Table {
    layout: Layout,
    /// Plies to the end and one more; nothing for a draw or a hole.
    end: Vec<u8>,
    /// Plies to the next capture or man's move and one more.
    zeroing: Vec<u8>,
}

impl Table {
    /// A table of these bytes, two for each place of the material's layout; none if they are more or fewer.
    pub(super) fn new(material: Material, end: Vec<u8>, zeroing: Vec<u8>) -> Option<Self> {
        let layout = Layout::new(material);
        let fits = end.len() == layout.len() && zeroing.len() == layout.len();
        fits.then_some(Self { layout, end, zeroing })
    }

    pub(super) const fn material(&self) -> Material {
        self.layout.material()
    }

    /// The value of a position with this material.
    #[inline]
    pub(super) fn value(&self, placement: Placement) -> Value {
        let index = self.layout.index(placement);
        Value::from_bytes(self.end[index], self.zeroing[index])
    }

    /// The stored byte: plies to the end and one more, nothing for a draw.
    #[inline]
    pub(super) fn end_byte(&self, placement: Placement) -> u8 {
        self.end[self.layout.index(placement)]
    }

    /// All positions with their values.
    pub(super) fn values(&self) -> impl Iterator<Item = (Placement, Value)> {
        let stored = self.end.iter().zip(&self.zeroing).enumerate();
        stored.filter_map(|(index, (&end, &zeroing))| {
            self.layout.placement(index).map(|placement| (placement, Value::from_bytes(end, zeroing)))
        })
    }

    /// What a file keeps.
    pub(super) fn bytes(&self) -> [&[u8]; 2] {
        [&self.end, &self.zeroing]
    }
}
