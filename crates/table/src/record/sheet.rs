use serde::{Deserialize, Serialize};

/// What one player has written down (FIDE 8.1), move after move, in their own words and letters.
///
/// An entry without words says the same as the true record, which the program keeps.
///
/// ```
/// use partie_table::Sheet;
/// assert_eq!(Sheet::default().entries().count(), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Every entry, each with a line feed behind it.
    text: String,
    len: usize,
    crossed_out: Vec<CrossedOut>,
    /// A move written before it is played, for a claim, on a sheet on which others are still missing (FIDE 9.2a, 9.3a).
    ahead: Option<(usize, String)>,
}

/// Something that was written and no longer counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossedOut {
    /// The place of the ply that it stood for, from 0.
    pub ply: usize,
    /// What was written; nothing if the program had written it.
    pub text: String,
}

impl Sheet {
    /// The longest entry.
    pub(crate) const LONGEST: usize = 40;

    /// What is written, in order: the first entry is for the first ply.
    ///
    /// ```
    /// use partie_table::script;
    /// let text = "partie: sheet\n conduct: over the board\n scoresheets: by the players\n white moves e4, writes e4";
    /// let table = script::check(text).unwrap().remove(0).table;
    /// assert_eq!(table.sheet(partie_table::Colour::White).entries().collect::<Vec<_>>(), ["e4"]);
    /// ```
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        self.text.split_terminator('\n')
    }

    /// What no longer counts, in the order in which it was crossed out.
    pub fn crossed_out(&self) -> &[CrossedOut] {
        &self.crossed_out
    }

    /// How many plies are written down.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Whether an entry can be written at all: it has to be words in one line.
    pub(crate) fn can_hold(entry: &str) -> bool {
        let fits = (1..=Self::LONGEST).contains(&entry.chars().count());
        fits && !entry.contains(char::is_control) && !entry.trim().is_empty()
    }

    pub(crate) fn write(&mut self, entry: &str) {
        self.text.push_str(entry);
        self.text.push('\n');
        self.len += 1;
        if let Some((_, entry)) = self.ahead.take_if(|(ply, _)| *ply == self.len) {
            self.write(&entry);
        }
    }

    /// Writes the move of a ply that is not played yet, or that comes after others that are missing.
    pub(crate) fn write_ahead(&mut self, ply: usize, entry: &str) {
        if ply == self.len {
            self.write(entry);
        } else {
            self.ahead = Some((ply, entry.to_owned()));
        }
    }

    /// Whether the move of a ply is written, those before it or not.
    pub(crate) fn has(&self, ply: usize) -> bool {
        ply < self.len || self.ahead.as_ref().is_some_and(|(ahead, _)| *ahead == ply)
    }

    /// Says the same as the true record up to this ply.
    pub(crate) fn fill(&mut self, plies: usize) {
        while self.len < plies {
            self.write("");
        }
    }

    /// Crosses an entry out and writes another in its place.
    pub(crate) fn correct(&mut self, ply: usize, entry: &str) {
        let mut entries: Vec<String> = self.entries().map(str::to_owned).collect();
        let Some(old) = entries.get_mut(ply) else { return };
        let text = std::mem::replace(old, entry.to_owned());
        self.crossed_out.push(CrossedOut { ply, text });
        self.rewrite(&entries);
    }

    /// Crosses out everything after so many plies, because the position was restored (FIDE 7.4a).
    pub(crate) fn cut(&mut self, plies: usize) {
        let entries: Vec<String> = self.entries().map(str::to_owned).collect();
        let (kept, gone) = entries.split_at(plies.min(entries.len()));
        let crossed = gone.iter().zip(plies..).map(|(text, ply)| CrossedOut { ply, text: text.clone() });
        self.crossed_out.extend(crossed);
        self.rewrite(kept);
        if let Some((ply, text)) = self.ahead.take_if(|(ply, _)| *ply >= plies) {
            self.crossed_out.push(CrossedOut { ply, text });
        }
    }

    fn rewrite(&mut self, entries: &[String]) {
        self.text.clear();
        self.len = 0;
        for entry in entries {
            self.write(entry);
        }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        let crossed: usize = self.crossed_out.iter().map(|crossed| crossed.text.capacity()).sum();
        self.text.capacity() + crossed + self.crossed_out.capacity() * size_of::<CrossedOut>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_or_corrected_is_crossed_out_and_not_lost() {
        let mut sheet = Sheet::default();
        for entry in ["e4", "e5", "Jf3"] {
            sheet.write(entry);
        }
        sheet.correct(1, "c5");
        sheet.cut(2);
        assert_eq!(sheet.entries().collect::<Vec<_>>(), ["e4", "c5"]);
        let crossed: Vec<_> = sheet.crossed_out().iter().map(|gone| (gone.ply, gone.text.as_str())).collect();
        assert_eq!(crossed, [(1, "e5"), (2, "Jf3")]);
        assert_eq!(sheet.len(), 2);
    }

    #[test]
    fn what_is_written_ahead_takes_its_place_once_the_sheet_is_complete_before_it() {
        let mut sheet = Sheet::default();
        sheet.write("e4");
        sheet.write_ahead(3, "Jg8");
        assert_eq!((sheet.len(), sheet.has(3), sheet.has(2)), (1, true, false));
        sheet.write("e5");
        sheet.write("Jf3");
        assert_eq!(sheet.entries().collect::<Vec<_>>(), ["e4", "e5", "Jf3", "Jg8"]);
        sheet.write_ahead(6, "Ke2");
        sheet.cut(4);
        assert_eq!((sheet.len(), sheet.crossed_out()[0].ply, sheet.has(6)), (4, 6, false));
    }

    #[test]
    fn an_entry_without_words_counts() {
        let mut sheet = Sheet::default();
        sheet.fill(3);
        sheet.fill(2);
        assert_eq!((sheet.len(), sheet.entries().count()), (3, 3));
    }
}
