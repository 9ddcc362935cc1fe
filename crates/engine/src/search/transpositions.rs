//! What was found out about positions that can be reached in more than one way.

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    /// The code of the best move; nothing if none is known.
    pub(super) best: u32,
    pub(super) score: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    age: u8,
}

/// One entry in each place. Entries of earlier searches give way first.
pub(super) struct Transpositions {
    entries: Vec<Option<Entry>>,
    age: u8,
}

impl Transpositions {
    pub(super) fn new(megabytes: usize) -> Self {
        let places = (megabytes.max(1) << 20) / size_of::<Option<Entry>>();
        let places = 1 << places.ilog2();
        Self { entries: vec![None; places], age: 0 }
    }

    pub(super) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, key: u64, depth: i32, score: i32, bound: Bound, best: u32) {
        let place = self.place(key);
        let (age, depth) = (self.age, depth.clamp(0, 127) as i8);
        let entry = &mut self.entries[place];
        let stays = |old: &Entry| old.age == age && old.depth > depth && bound != Bound::Exact;
        if entry.as_ref().is_some_and(stays) {
            return;
        }
        let known = entry.as_ref().filter(|old| old.key == key).map_or(0, |old| old.best);
        let best = if best == 0 { known } else { best };
        *entry = Some(Entry { key, best, score: score as i16, depth, bound, age });
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}
