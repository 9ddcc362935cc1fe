//! What is filled in, read by its kind, in English and Czech.

use partie_chess::notation::Letters;
use partie_laws::Article;
use serde::Serialize;
use serde_json::Value;

use super::Surroundings;
use super::fit::{is_same, match_words};
use super::incident;
use super::person::{colour, colours, person};
use crate::act::catalogue::FieldKind;
use crate::clock::Instant;
use crate::time_control::Millis;
use crate::{Change, Ground, Kind, Language, Manner, Move, Penalty, Ruling, Score, Square};

/// The value as JSON, or more about why it is none.
pub(super) fn read(
    kind: FieldKind,
    text: &str,
    surroundings: &dyn Surroundings,
) -> Result<Value, Option<String>> {
    match kind {
        FieldKind::Square => json(square(text)),
        FieldKind::Squares => json(squares(text)),
        FieldKind::Move => json(Some(surroundings.read_move(text).map_err(Some)?)),
        FieldKind::Path => json(path(text)),
        FieldKind::Piece => json(piece(text, surroundings.is_draughts())),
        FieldKind::Colour => json(colour(text)),
        FieldKind::Colours => json(colours(text)),
        FieldKind::Duration => json(duration(text)),
        FieldKind::ClockTime => json(clock_time(text)),
        FieldKind::Lag => json(seconds(text)),
        FieldKind::Number => json(text.parse::<u16>().ok()),
        FieldKind::Article => {
            let article = Article::parse(text).map_err(|error| Some(error.to_string()))?;
            json(Some(article.to_string()))
        }
        FieldKind::Note | FieldKind::Secret => json(Some(text).filter(|text| !text.is_empty())),
        FieldKind::Written => json(Some(unquoted(text)).filter(|text| !text.is_empty())),
        FieldKind::Score => json(score(text)),
        FieldKind::Ruling => json(ruling(text)),
        FieldKind::Penalties => json(penalties(text)),
        FieldKind::Incident => json(incident::read(text)),
        FieldKind::Person => json(person(text)),
        FieldKind::Ground => json(named::<Ground>(text)),
        FieldKind::Manner => json(named::<Manner>(text)),
        FieldKind::Flag => json(text.parse::<bool>().ok()),
        FieldKind::Changes => json(changes(text, surroundings)),
        FieldKind::Language => json(language(text)),
        FieldKind::Commitment => {
            let written = Some(unquoted(text)).filter(|text| !text.is_empty()).ok_or(None)?;
            json(Some(surroundings.seal(written).map_err(Some)?))
        }
    }
}

fn json(value: Option<impl Serialize>) -> Result<Value, Option<String>> {
    let value = value.ok_or(None)?;
    serde_json::to_value(value).map_err(|error| Some(error.to_string()))
}

/// A value by its name in JSON.
fn named<T: serde::de::DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_value(Value::String(text.to_owned())).ok()
}

/// `English`, `češtině`, `cs`
fn language(text: &str) -> Option<Language> {
    const CZECH: [(&str, &str); 21] = [
        ("angličtině", "en"),
        ("češtině", "cs"),
        ("slovenštině", "sk"),
        ("němčině", "de"),
        ("francouzštině", "fr"),
        ("nizozemštině", "nl"),
        ("polštině", "pl"),
        ("španělštině", "es"),
        ("italštině", "it"),
        ("portugalštině", "pt"),
        ("maďarštině", "hu"),
        ("ruštině", "ru"),
        ("ukrajinštině", "uk"),
        ("dánštině", "da"),
        ("švédštině", "sv"),
        ("norštině", "no"),
        ("finštině", "fi"),
        ("slovinštině", "sl"),
        ("chorvatštině", "hr"),
        ("rumunštině", "ro"),
        ("obrázcích", "figurine"),
    ];
    let english = Letters::ALL.into_iter().find(|letters| is_same(letters.language(), text)).map(Language);
    let czech = || CZECH.iter().find(|(name, _)| is_same(name, text)).map(|(_, tag)| *tag);
    english.or_else(|| czech().unwrap_or(text).parse().ok())
}

fn unquoted(text: &str) -> &str {
    text.trim_matches('"')
}

fn square(text: &str) -> Option<Square> {
    text.to_lowercase().parse().ok()
}

/// `e1 h1`, `e1 and h1`
fn squares(text: &str) -> Option<Vec<Square>> {
    let words = text.split_whitespace().filter(|word| !["and", "a"].contains(word));
    let squares: Vec<Square> = words.map(square).collect::<Option<_>>()?;
    Some(squares).filter(|squares| !squares.is_empty())
}

/// `e2-e4`, `e2 e4`
fn path(text: &str) -> Option<Move> {
    text.replace([' ', 'x', ':'], "-").parse().ok()
}

/// `a queen`, `q`
fn piece(text: &str, draughts: bool) -> Option<Kind> {
    let name = text.strip_prefix("a ").unwrap_or(text);
    let known = Kind::ALL.into_iter().find(|kind| is_same(&kind.to_string(), name));
    let one_of = |words: &[&str]| words.iter().any(|other| is_same(name, other));
    known.or_else(|| match () {
        () if one_of(&["q", "dáma", "dámu", "d"]) => Some(if draughts { Kind::King } else { Kind::Queen }),
        () if one_of(&["r", "věž", "v"]) => Some(Kind::Rook),
        () if one_of(&["b", "střelec", "střelce", "s"]) => Some(Kind::Bishop),
        () if one_of(&["n", "jezdec", "jezdce", "j"]) => Some(Kind::Knight),
        () if one_of(&["pěšec", "pěšce"]) => Some(Kind::Pawn),
        () if one_of(&["král", "krále"]) => Some(Kind::King),
        () if one_of(&["kámen"]) => Some(Kind::Man),
        () => None,
    })
}

/// `2 minutes`, `30 sekund`, `-1 minute`
fn duration(text: &str) -> Option<Millis> {
    const MINUTES: [&str; 6] = ["minute", "minutes", "minuta", "minutu", "minuty", "minut"];
    const SECONDS: [&str; 10] = [
        "second", "seconds", "sekunda", "sekundu", "sekundy", "sekund", "vteřina", "vteřinu", "vteřiny",
        "vteřin",
    ];
    let (number, unit) = text.split_once(' ')?;
    let is_unit = |units: &[&str]| units.iter().any(|other| is_same(unit.trim(), other));
    let unit = if is_unit(&MINUTES) {
        60_000
    } else if is_unit(&SECONDS) {
        1000
    } else {
        return None;
    };
    Millis::new(number.parse::<i64>().ok()?.checked_mul(unit)?)
}

/// `45:00`, `1:30:00`
fn clock_time(text: &str) -> Option<Millis> {
    Millis::new(Instant::from_text(text)?.get().try_into().ok()?)
}

/// `0.5`
fn seconds(text: &str) -> Option<Millis> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let thousandths = format!("{part:0<3}");
    Millis::new(whole.parse::<i64>().ok()?.checked_mul(1000)?.checked_add(thousandths.parse().ok()?)?)
}

fn score(text: &str) -> Option<Score> {
    let text = if text == "½" { "1/2" } else { text };
    [Score::Loss, Score::Draw, Score::Win].into_iter().find(|score| score.to_string() == text)
}

/// `1-0`, `play on`, `postponed`, `postponed with 2 minutes`, `rejected`, `increment`
fn ruling(text: &str) -> Option<Ruling> {
    const NAMES: [(&str, Ruling); 10] = [
        ("play on", Ruling::PlayOn),
        ("postponed", Ruling::Postponed { more_time: false }),
        ("postponed with 2 minutes", Ruling::Postponed { more_time: true }),
        ("rejected", Ruling::Rejected),
        ("increment", Ruling::Increment),
        ("hrát dál", Ruling::PlayOn),
        ("později", Ruling::Postponed { more_time: false }),
        ("později a přidat 2 minuty", Ruling::Postponed { more_time: true }),
        ("zamítnout", Ruling::Rejected),
        ("přídavek", Ruling::Increment),
    ];
    let known = NAMES.into_iter().find(|(name, _)| is_same(name, text)).map(|(_, ruling)| ruling);
    known.or_else(|| {
        let (white, black) = text.split_once('-')?;
        Some(Ruling::Result { white: score(white)?, black: score(black)? })
    })
}

/// `a warning and 2 minutes for the opponent`, `napomenutím a 2 minutami soupeři`
fn penalties(text: &str) -> Option<Vec<Penalty>> {
    let split = |by: &str| text.split(by).map(penalty).collect::<Option<Vec<Penalty>>>();
    split(" and ").or_else(|| split(" a "))
}

fn penalty(text: &str) -> Option<Penalty> {
    let one_of = |words: &[&str]| words.iter().any(|other| is_same(text, other));
    if one_of(&["a warning", "napomenutí", "napomenutím"]) {
        return Some(Penalty::Warning);
    }
    if one_of(&["loss", "prohra", "prohrou"]) {
        return Some(Penalty::Loss { opponent: Score::Win });
    }
    if one_of(&["expulsion", "vyloučení", "vyloučením"]) {
        return Some(Penalty::Expulsion);
    }
    let after =
        |starts: &[&str]| starts.iter().find_map(|start| Some(&text[match_words(text, start).ok()?..]));
    let before = |ends: &[&str]| ends.iter().find_map(|end| ends_in(text, end));
    let minutes = |words: &str| penalty_minutes(words).map(Millis::from_minutes);
    let rounds = before(&[" rounds out", " round out"]).or_else(|| {
        let rest = after(&["vyřazení na ", "vyřazením na "])?;
        [" kolo", " kola", " kol"].iter().find_map(|end| ends_in(rest, end))
    });
    before(&[" for the opponent", " soupeři"])
        .and_then(minutes)
        .map(|ms| Penalty::TimeToOpponent { ms })
        .or_else(|| before(&[" less", " méně"]).and_then(minutes).map(|ms| Penalty::TimeFromOffender { ms }))
        .or_else(|| {
            let opponent = after(&["loss for ", "prohra za ", "prohrou za "]).and_then(score);
            opponent.map(|opponent| Penalty::Loss { opponent })
        })
        .or_else(|| {
            after(&["at most ", "nejvýše "]).and_then(score).map(|at_most| Penalty::FewerPoints { at_most })
        })
        .or_else(|| {
            after(&["at least ", "alespoň "]).and_then(score).map(|at_least| Penalty::MorePoints { at_least })
        })
        .or_else(|| {
            let amount = after(&["a fine of ", "pokuta ", "pokutou "])?.to_owned();
            Some(Penalty::Fine { amount })
        })
        .or_else(|| rounds.and_then(|rounds| rounds.parse().ok()).map(|rounds| Penalty::RoundsOut { rounds }))
}

/// The words before an end.
fn ends_in<'a>(text: &'a str, end: &str) -> Option<&'a str> {
    let start = text.char_indices().map(|(at, _)| at).find(|&at| is_same(&text[at..], end))?;
    Some(&text[..start])
}

/// `2 minutes`, `o 2 minuty`, `2 minutami`
fn penalty_minutes(text: &str) -> Option<u32> {
    const UNITS: [&str; 8] =
        ["minute", "minutes", "minuta", "minutu", "minuty", "minut", "minutami", "minutou"];
    let (number, unit) = text.strip_prefix("o ").unwrap_or(text).split_once(' ')?;
    UNITS.iter().any(|other| is_same(unit, other)).then(|| number.parse().ok())?
}

/// `d1-e1 e1-d1`, `f2-off`: all at once.
fn changes(text: &str, surroundings: &dyn Surroundings) -> Option<Vec<Change>> {
    let mut changes: Vec<Change> = Vec::new();
    let mut come: Vec<Change> = Vec::new();
    for word in text.split_whitespace() {
        let (from, to) = word.split_once('-')?;
        let from = square(from)?;
        changes.push(Change { square: from, piece: None });
        if !["off", "pryč"].iter().any(|off| is_same(to, off)) {
            come.push(Change { square: square(to)?, piece: surroundings.piece_at(from) });
        }
    }
    changes.retain(|change| come.iter().all(|other| other.square != change.square));
    changes.extend(come);
    Some(changes).filter(|changes| !changes.is_empty())
}
