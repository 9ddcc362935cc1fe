//! What an entry of a scoresheet says besides the move: an offer of a draw, times and other notes (FIDE 12.4, C13).

/// The mark of a draw offer (FIDE C13).
pub(crate) const OFFER: &str = "(=)";

/// What times are measured in, in the languages of the Laws that we have.
const UNITS: [&str; 9] = ["h", "hod", "min", "m", "s", "sec", "'", "''", "\""];

/// Whether an offer of a draw is noted: `(=)`.
pub(crate) fn notes_offer(text: &str) -> bool {
    brackets(text).any(is_offer)
}

/// The same without the mark of an offer.
pub(crate) fn without_offer(text: &str) -> String {
    without_brackets(text, is_offer)
}

fn is_offer(inside: &str) -> bool {
    OFFER.trim_matches(['(', ')']) == inside.trim()
}

/// The move alone: without the number before it, the times, and what stands in brackets, unless that names a square and may
/// be another move. `bare_numbers` says whether a number alone is a time; in draughts it is a square.
pub(crate) fn move_alone(text: &str, bare_numbers: bool) -> String {
    let text =
        without_brackets(text, |inside| !names_square(inside)).replace(['’', '′'], "'").replace('″', "\"");
    let text = without_number(text.trim());
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let has_unit = |index: usize| words.get(index + 1).is_some_and(|next| is_unit(next));
    let is_note = |(index, word): (usize, &&str)| match index {
        0 => false,
        _ => is_time(word) || is_unit(word) || is_number(word) && (bare_numbers || has_unit(index)),
    };
    let kept =
        words.iter().enumerate().filter(|(index, word)| !is_note((*index, word))).map(|(_, word)| *word);
    kept.collect::<Vec<_>>().join(" ")
}

/// `12.`, `12...` before a move.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if after.len() == text.len() || !after.starts_with('.') {
        text
    } else {
        after.trim_start_matches('.').trim_start()
    }
}

fn names_square(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.windows(2).any(|pair| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']))
}

/// What stands in each pair of brackets.
fn brackets(text: &str) -> impl Iterator<Item = &str> {
    text.split('(').skip(1).filter_map(|rest| rest.split_once(')').map(|(inside, _)| inside))
}

fn without_brackets(text: &str, drop: impl Fn(&str) -> bool) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, inside, after)) = bracket(rest) {
        kept.push_str(before);
        if drop(inside) {
            kept.push(' ');
        } else {
            kept.extend(["(", inside, ")"]);
        }
        rest = after;
    }
    kept.push_str(rest);
    kept
}

/// What is before the first pair of brackets, in it and behind it.
fn bracket(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('(')?;
    let (inside, after) = rest.split_once(')')?;
    Some((before, inside, after))
}

fn is_unit(word: &str) -> bool {
    UNITS.contains(&word.trim_end_matches('.').to_lowercase().as_str())
}

/// `1:23`, `0.45`, `1h05`, `87'`, `45min`: numbers with signs or units of time between or behind them.
fn is_time(word: &str) -> bool {
    let word = word.trim_end_matches('.').to_lowercase();
    let is_digit = |c: char| c.is_ascii_digit();
    let numbers = word.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).count();
    let mut between = word.split(is_digit).filter(|part| !part.is_empty()).peekable();
    let parted = between.peek().is_some() && numbers <= 3 && word.starts_with(is_digit);
    parted && between.all(|part| matches!(part, ":" | "." | ",") || UNITS.contains(&part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_found_among_its_notes() {
        for (text, alone) in [
            ("Nf3", "Nf3"),
            ("Nf3 1:23", "Nf3"),
            ("Nf3 (1:23)", "Nf3"),
            ("12. Nf3 0.45", "Nf3"),
            ("12...Nf6", "Nf6"),
            ("e4 87'", "e4"),
            ("e4 87’", "e4"),
            ("e4 87", "e4"),
            ("e4 1h05", "e4"),
            ("e4 1 h 5 min.", "e4"),
            ("e4 45min", "e4"),
            ("e4 (claimed: third time)", "e4"),
            ("e4 (=) 0:12", "e4"),
            ("0-0 0:12", "0-0"),
            ("exd6 e.p.", "exd6 e.p."),
            ("e4 (d4)", "e4 (d4)"),
            ("e4 (=", "e4 (="),
            ("0:12", "0:12"),
            ("", ""),
        ] {
            assert_eq!(move_alone(text, true), alone, "{text}");
        }
        assert_eq!(move_alone("22 17 0:45", false), "22 17", "a number alone is a square in draughts");
    }

    #[test]
    fn fide_c13_an_offer_is_noted_in_brackets() {
        for (text, offers) in
            [("e4 (=)", true), ("e4( = )", true), ("e4 =", false), ("e4 (=", false), ("e4 (0:12) (=)", true)]
        {
            assert_eq!(notes_offer(text), offers, "{text}");
        }
        assert_eq!(without_offer("e4 (=) 0:12").split_whitespace().collect::<Vec<_>>(), ["e4", "0:12"]);
    }
}
