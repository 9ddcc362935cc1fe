//! People in words.

use super::fit::{is_same, match_words};
use crate::{Actor, Colour};

/// Who acts, and the rest of the words.
///
/// ```
/// use partie_table::Actor;
/// use partie_table::words::read_actor;
/// assert_eq!(read_actor("white's assistant presses"), Some((Actor::WhiteAssistant, "presses")));
/// assert_eq!(read_actor("Rozhodčí obnovit hru"), Some((Actor::Arbiter, "obnovit hru")));
/// assert_eq!(read_actor("resign"), None);
/// ```
pub fn read_actor(words: &str) -> Option<(Actor, &str)> {
    const NAMES: [(&str, Actor); 12] = [
        ("white's assistant ", Actor::WhiteAssistant),
        ("black's assistant ", Actor::BlackAssistant),
        ("asistent bílého ", Actor::WhiteAssistant),
        ("asistent černého ", Actor::BlackAssistant),
        ("white ", Actor::White),
        ("black ", Actor::Black),
        ("arbiter ", Actor::Arbiter),
        ("spectator ", Actor::Spectator),
        ("bílý ", Actor::White),
        ("černý ", Actor::Black),
        ("rozhodčí ", Actor::Arbiter),
        ("divák ", Actor::Spectator),
    ];
    NAMES.into_iter().find_map(|(name, actor)| Some((actor, words[match_words(words, name).ok()?..].trim())))
}

pub(super) fn colour(word: &str) -> Option<Colour> {
    let one_of = |words: &[&str]| words.iter().any(|other| is_same(word, other));
    if one_of(&["white", "bílý", "bílého", "bílému", "bílým", "bílém"]) {
        return Some(Colour::White);
    }
    one_of(&["black", "černý", "černého", "černému", "černým", "černém"]).then_some(Colour::Black)
}

/// `white`, `both players`
pub(super) fn colours(words: &str) -> Option<Vec<Colour>> {
    const BOTH: [&str; 5] = ["the players", "both players", "white and black", "hráčů", "obou hráčů"];
    if BOTH.iter().any(|both| is_same(words, both)) {
        return Some(Colour::BOTH.to_vec());
    }
    Some(vec![colour(words)?])
}

/// `white`, `white's assistant`, `the arbiter`, `somebody` who does not play.
pub(super) fn person(words: &str) -> Option<Actor> {
    let one_of = |names: &[&str]| names.iter().any(|other| is_same(words, other));
    if one_of(&["somebody", "a spectator", "spectator", "někoho", "někdo", "divák", "diváka"]) {
        return Some(Actor::Spectator);
    }
    if one_of(&["the arbiter", "arbiter", "rozhodčí", "rozhodčího"]) {
        return Some(Actor::Arbiter);
    }
    if let Some(colour) = colour(words) {
        return Some(Actor::from(colour));
    }
    let english = words.strip_suffix(" assistant").and_then(|whose| whose.strip_suffix("'s"));
    let czech = ["asistent ", "asistenta "]
        .into_iter()
        .find_map(|name| Some(&words[match_words(words, name).ok()?..]));
    english.or(czech).and_then(colour).map(Actor::assistant_of)
}
