//! Whether words fit a sentence, and what is filled in.

use partie_laws::plain_letter;
use serde_json::Value;

use super::pattern::Part;
use super::value;
use super::{Expected, Surroundings};
use crate::act::catalogue::{Field, FieldKind};

/// What was filled in.
pub(super) type Filled = Vec<(&'static Field, Value)>;

/// Where words stop fitting a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misfit {
    /// How many bytes of the words fit.
    pub(super) at: usize,
    /// What should stand there.
    pub(super) expected: Expected,
    /// Why it is not what is expected, if there is more to say.
    pub(super) why: Option<String>,
}

impl Misfit {
    /// More of the words fit, or as many and what is filled in is wrong. Where not one word fits, nothing is near.
    pub(super) fn is_nearer_than(&self, other: Option<&Misfit>) -> bool {
        let nearness = |misfit: &Misfit| (misfit.at, matches!(misfit.expected, Expected::Field(_)));
        nearness(self) > other.map_or((0, true), nearness)
    }
}

/// Compares words with sentences, with regard to what stands on the board.
pub(super) struct Fitting<'a> {
    pub(super) words: &'a str,
    pub(super) surroundings: &'a dyn Surroundings,
}

impl Fitting<'_> {
    /// What the words fill in, or where they stop fitting.
    pub(super) fn fit(&self, sentence: &[Part]) -> Result<Filled, Misfit> {
        self.fit_from(0, sentence)
    }

    fn fit_from(&self, at: usize, sentence: &[Part]) -> Result<Filled, Misfit> {
        let Some((part, rest)) = sentence.split_first() else {
            return if self.words[at..].trim().is_empty() {
                Ok(Vec::new())
            } else {
                Err(Misfit { at, expected: Expected::Nothing, why: None })
            };
        };
        match part {
            Part::Words(words) => {
                let fits = match_words(&self.words[at..], words);
                fits.map_err(|bytes| self.lacks(words, rest, at, bytes))
                    .and_then(|fits| self.fit_from(at + fits, rest))
            }
            Part::Given { field, value } => {
                let mut filled = self.fit_from(at, rest)?;
                filled.push((field, value.clone()));
                Ok(filled)
            }
            Part::Slot { field, .. } => self.fit_slot(at, *field, rest),
        }
    }

    /// These words are not there. If only the space behind them is missing, what comes next is.
    fn lacks(&self, words: &str, rest: &[Part], at: usize, bytes: usize) -> Misfit {
        let ends_here = match_words(&self.words[at..], words.trim_end()) == Ok(self.words.len() - at);
        let (at, expected) = match rest.first() {
            Some(Part::Slot { field, .. }) if ends_here => {
                (self.words.len(), Expected::Field(field.map_or(FieldKind::Colour, |field| field.kind)))
            }
            _ => (at + bytes, Expected::Words(words.trim().to_owned())),
        };
        Misfit { at, expected, why: None }
    }

    /// Something is filled in up to the next words of the sentence, wherever these stand first so that all fits.
    fn fit_slot(&self, at: usize, field: Option<&'static Field>, rest: &[Part]) -> Result<Filled, Misfit> {
        let mut furthest: Option<Misfit> = None;
        let mut fails = |misfit: Misfit| {
            if furthest.as_ref().is_none_or(|other| misfit.at > other.at) {
                furthest = Some(misfit);
            }
        };
        for end in self.ends(at, rest) {
            let filled =
                self.fill_in(at, end, field).and_then(|value| Ok((value, self.fit_from(end, rest)?)));
            match filled {
                Ok((value, mut filled)) => {
                    filled.extend(field.map(|field| (field, value)));
                    return Ok(filled);
                }
                Err(misfit) => fails(misfit),
            }
        }
        if let Some(misfit) = furthest {
            return Err(misfit);
        }
        // The next words are missing.
        let end = self.words.len();
        self.fill_in(at, end, field)?;
        let expected =
            next_words(rest).map_or(Expected::Nothing, |words| Expected::Words(words.trim().to_owned()));
        Err(Misfit { at: end, expected, why: None })
    }

    /// Where something that begins here can end.
    fn ends(&self, at: usize, rest: &[Part]) -> Vec<usize> {
        let Some(next) = next_words(rest) else { return vec![self.words.len()] };
        let starts = self.words[at..].char_indices().map(|(start, _)| at + start).skip(1);
        starts.filter(|&start| match_words(&self.words[start..], next).is_ok()).collect()
    }

    fn fill_in(&self, at: usize, end: usize, field: Option<&'static Field>) -> Result<Value, Misfit> {
        let kind = field.map_or(FieldKind::Colour, |field| field.kind);
        value::read(kind, self.words[at..end].trim(), self.surroundings).map_err(|why| Misfit {
            at,
            expected: Expected::Field(kind),
            why,
        })
    }
}

fn next_words(rest: &[Part]) -> Option<&str> {
    rest.iter().find_map(|part| match part {
        Part::Words(words) => Some(words.as_str()),
        _ => None,
    })
}

/// How many bytes of the text these words are; if they are not there, how many bytes whole words of them are. Capitals, Czech
/// accents and the number of spaces make no difference, and a comma may be left out.
pub(super) fn match_words(text: &str, words: &str) -> Result<usize, usize> {
    let (mut at, mut whole) = (0, 0);
    for expected in words.chars() {
        let rest = &text[at..];
        if expected == ' ' {
            let after = rest.trim_start();
            if after.len() == rest.len() {
                return Err(whole);
            }
            at += rest.len() - after.len();
            whole = at;
            continue;
        }
        match rest.chars().next() {
            found if expected == ',' && found != Some(',') => {}
            Some(found) if plain_letter(found) == plain_letter(expected) => at += found.len_utf8(),
            _ => return Err(whole),
        }
    }
    Ok(at)
}

/// Whether two words are the same but for capitals and accents.
pub(super) fn is_same(word: &str, other: &str) -> bool {
    word.chars().map(plain_letter).eq(other.chars().map(plain_letter))
}
