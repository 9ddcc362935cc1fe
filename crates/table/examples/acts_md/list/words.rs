//! The English words for acts, as the page and the terminal say them.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

pub(super) struct Words(BTreeMap<String, String>);

impl Words {
    pub(super) fn read(root: &Path) -> io::Result<Words> {
        let text = fs::read_to_string(root.join("i18n/en/table.ftl"))?;
        let messages = text.lines().filter_map(|line| line.split_once(" = "));
        Ok(Words(messages.map(|(key, said)| (key.to_owned(), said.to_owned())).collect()))
    }

    /// The words of a message, with those of the message that it names: `point out { word-irregularity-turned-board }`.
    pub(super) fn of(&self, key: &str) -> String {
        let said = self.0.get(key).map_or(key, String::as_str);
        let Some((before, rest)) = said.split_once("{ ") else { return said.to_owned() };
        let (named, after) = rest.split_once(" }").unwrap_or((rest, ""));
        [before, &self.of(named), after].concat()
    }
}
