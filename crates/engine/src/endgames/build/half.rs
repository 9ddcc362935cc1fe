use crate::endgames::layout::Layout;
use crate::endgames::material::Material;
use crate::endgames::placement::Placement;

/// One byte for every place of both halves.
pub(super) type Bytes = Vec<Vec<u8>>;

/// A material and its swapped form; one half alone if they are the same.
pub(super) struct Halves(Vec<Layout>);

/// A place in one of the halves.
pub(super) type Place = (usize, usize);

impl Halves {
    pub(super) fn new(material: Material) -> Self {
        let mut halves = vec![Layout::new(material)];
        if material != material.swapped() {
            halves.push(Layout::new(material.swapped()));
        }
        Self(halves)
    }

    pub(super) fn material(&self, half: usize) -> Material {
        self.0[half].material()
    }

    /// A byte for every place, all of them nothing.
    pub(super) fn bytes(&self) -> Bytes {
        self.0.iter().map(|layout| vec![0; layout.len()]).collect()
    }

    /// The half in which the other side is to move.
    pub(super) fn opposite(&self, half: usize) -> usize {
        self.0.len() - 1 - half
    }

    #[inline]
    pub(super) fn index(&self, half: usize, placement: Placement) -> usize {
        self.0[half].index(placement)
    }

    #[inline]
    pub(super) fn placement(&self, (half, index): Place) -> Option<Placement> {
        self.0[half].placement(index)
    }

    /// All positions of both halves.
    pub(super) fn positions(&self) -> impl Iterator<Item = (Place, Placement)> {
        self.0.iter().enumerate().flat_map(|(half, layout)| {
            (0..layout.len())
                .filter_map(move |index| layout.placement(index).map(|found| ((half, index), found)))
        })
    }
}

/// Visits every place, layer by layer: those whose byte is 1, then 2, and so on until there are no more. A visit may write
/// bytes of later layers.
pub(super) fn layer_by_layer(bytes: &mut Bytes, mut visit: impl FnMut(&mut Bytes, Place)) {
    let mut layer = 1;
    let mut last = highest(bytes);
    while layer <= last {
        assert!(layer < u8::MAX, "a win takes too many plies for a byte");
        for half in 0..bytes.len() {
            let mut from = 0;
            while let Some(found) = bytes[half][from..].iter().position(|&byte| byte == layer) {
                visit(bytes, (half, from + found));
                from += found + 1;
            }
        }
        if layer == last {
            last = highest(bytes);
        }
        layer += 1;
    }
}

fn highest(bytes: &Bytes) -> u8 {
    bytes.iter().flatten().copied().max().unwrap_or_default()
}
