//! What the Laws prescribe for each incident, as a table that an arbiter can read: `data/advice.txt`.

use partie_laws::{Edition, Kind, Register, Rules, Text};
use partie_table::time_control::Pace;
use partie_table::{
    Actor, Advice, Circumstances, Effect, Incident, IncidentKind, Supervision, Winnable, advise_on,
};

const TABLE: &str = include_str!("data/advice.txt");
const PACES: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

/// `2014 2018 blitz unsupervised offence 2 moves 10 replied cannot mate`: the circumstances that a row is about.
fn circumstances(words: &str) -> Vec<Circumstances> {
    let mut all = vec![Circumstances::default()];
    let mut years = Vec::new();
    let mut paces = Vec::new();
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<u16>().ok()).expect("a number");
        let one = &mut all[0];
        match word {
            year if year.parse::<u16>().is_ok() => {
                years.push(Edition::named(&format!("fide-{year}")).expect("a year").rules());
            }
            "every" => years.extend(Edition::ALL.map(Edition::rules)),
            "later" => years.extend(Edition::ALL[1..].iter().map(|edition| edition.rules())),
            "standard" => paces.push(Pace::Standard),
            "rapid" => paces.push(Pace::Rapid),
            "blitz" => paces.push(Pace::Blitz),
            "unsupervised" => one.supervision = Supervision::Inadequate,
            "offence" => one.offence = number() as u8,
            "moves" => one.moves = number(),
            "replied" => one.replied = true,
            "hopeless" => one.opponent_can_mate = Winnable::No,
            "unclear" => one.opponent_can_mate = Winnable::Unknown,
            "milder" => one.milder_device_penalty = true,
            "second-device" => one.opponent_lost_by_device = true,
            "quickplay" => one.quickplay_rules = true,
            "in-time" => one.pointed_out_in_time = Some(true),
            "too-late" => one.pointed_out_in_time = Some(false),
            "draughts" => years.push(&Rules::CZECH_DRAUGHTS_2006),
            _ => panic!("`{word}` is not understood"),
        }
    }
    if paces.is_empty() {
        paces.extend(PACES);
    }
    let one = all.remove(0);
    if years.is_empty() {
        years.push(one.rules);
    }
    let pairs = years.into_iter().flat_map(|rules| paces.iter().map(move |&pace| (rules, pace)));
    pairs.map(|(rules, pace)| Circumstances { rules, pace, ..one }).collect()
}

/// The penalties of an edition are one list, and rows name it as `and any penalty`.
fn told(incident: &Incident, circumstances: &Circumstances) -> String {
    let options = advise_on(incident, circumstances);
    let penalties = advise_on(&Incident::of(IncidentKind::Disrepute, Actor::White), circumstances);
    let (own, any) = match options.strip_suffix(&penalties[..]) {
        Some(own) if !circumstances.rules.opponent_decides => (own, true),
        _ => (&options[..], false),
    };
    let mut told: Vec<String> = own
        .iter()
        .map(|advice| format!("{}{advice}", if advice.prescribed { "" } else { "perhaps " }))
        .collect();
    if any {
        told.push("any penalty".to_owned());
    }
    told.join("; ")
}

#[test]
fn the_table_of_advice_is_what_the_laws_prescribe() {
    let mut kind = None;
    let mut seen = std::collections::BTreeSet::new();
    for (index, line) in TABLE.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((when, expected)) = line.split_once("->") else {
            if line.contains(": ") {
                continue;
            }
            kind = Some(IncidentKind::named(line).unwrap_or_else(|| panic!("line {}: {line}", index + 1)));
            continue;
        };
        let kind = kind.expect("a kind comes first");
        seen.insert(kind);
        for circumstances in circumstances(when) {
            let told = told(&Incident::of(kind, Actor::White), &circumstances);
            let what = format!(
                "line {}: {kind:?} {} {:?}",
                index + 1,
                circumstances.rules.text.id(),
                circumstances.pace
            );
            assert_eq!(told, expected.trim(), "{what}");
        }
    }
    let missing: Vec<_> = IncidentKind::all().filter(|kind| !seen.contains(kind)).collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
}

#[test]
fn each_edition_has_its_own_penalties() {
    let all = |edition: Edition| {
        let circumstances = Circumstances { rules: edition.rules(), ..Circumstances::default() };
        let options = advise_on(&Incident::of(IncidentKind::Disrepute, Actor::White), &circumstances);
        options.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        all(Edition::FIDE_2009),
        [
            "warning (FIDE 13.4a)",
            "time-to-opponent (FIDE 13.4b)",
            "time-from-offender (FIDE 13.4c)",
            "loss-as-judged (FIDE 13.4d)",
            "fewer-points (FIDE 13.4e)",
            "more-points (FIDE 13.4f)",
            "expulsion (FIDE 13.4g)",
        ]
    );
    assert_eq!(all(Edition::FIDE_2014)[6], "fine (FIDE 2014/12.9g)");
    assert_eq!(all(Edition::FIDE_2018)[7], "rounds-out (FIDE 2018/12.9.8)");
    assert_eq!(all(Edition::FIDE_2023)[8], "expulsion (FIDE 2023/12.9.9)");
}

#[test]
fn whatever_happens_there_is_advice_by_an_article_of_the_edition() {
    for kind in IncidentKind::all() {
        for edition in Edition::ALL {
            for pace in PACES {
                for supervision in [Supervision::Adequate, Supervision::Inadequate] {
                    for offence in 1..=3 {
                        let rules = edition.rules();
                        let circumstances =
                            Circumstances { rules, pace, supervision, offence, ..Circumstances::default() };
                        let options = advise_on(&Incident::of(kind, Actor::Black), &circumstances);
                        assert!(!options.is_empty(), "{kind:?}, {}, {pace:?}", edition.name());
                        for option in options {
                            assert!(option.article.entry().is_some(), "{kind:?}: {}", option.article);
                            let own = option.article.text == edition.text();
                            assert!(own, "{kind:?}, {}: {}", edition.name(), option.article);
                        }
                    }
                }
            }
        }
    }
}

/// Nothing more has to be chosen there, so the arbiter is offered an act.
#[test]
fn what_the_laws_prescribe_for_the_board_is_carried_out_by_an_act() {
    for kind in IncidentKind::all() {
        for rules in Text::ALL.map(Rules::of) {
            for supervision in [Supervision::Adequate, Supervision::Inadequate] {
                for (moves, replied) in [(0, false), (20, false), (20, true)] {
                    let one = Circumstances::default();
                    let circumstances = Circumstances { rules, supervision, moves, replied, ..one };
                    let incident = Incident::of(kind, Actor::White);
                    let advised = advise_on(&incident, &circumstances);
                    for advice in
                        advised.iter().filter(|advice| advice.prescribed && is_for_the_board(advice))
                    {
                        assert!(advice.act(&incident, "").is_some(), "{kind}: {advice}");
                    }
                }
            }
        }
    }
}

const fn is_for_the_board(advice: &Advice) -> bool {
    matches!(
        advice.effect,
        Effect::Restore
            | Effect::BecomesQueen
            | Effect::PutBack
            | Effect::NewGame
            | Effect::TurnBoard
            | Effect::WaitForMove
    )
}

#[test]
fn every_article_of_conduct_can_be_taken_down() {
    for text in Text::ALL {
        for entry in Register::of(text).articles().filter(|entry| entry.kind == Kind::Conduct) {
            let recordable = IncidentKind::all().any(|kind| {
                let mut articles = Text::ALL.into_iter().filter_map(|text| kind.article(Rules::of(text)));
                let about =
                    |number: &str| number.starts_with(entry.number) || entry.number.starts_with(number);
                articles.any(|article| article.text == text && about(article.number))
            });
            assert!(recordable, "{}{}", text.citation_prefix(), entry.number);
        }
    }
}
