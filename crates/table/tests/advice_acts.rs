//! Whatever the arbiter is advised to do, the table carries out: for every kind of incident, where it has just happened.

use std::collections::{BTreeMap, BTreeSet};

use partie_laws::Edition;
use partie_table::{
    Act, Actor, Advice, Effect, Fact, Incident, IncidentKind as Is, Penalty, Presence, Table, advise, decide,
    script,
};

const ADVICE: &str = include_str!("data/advice.txt");

/// How an incident with White comes about, in the rows of scripts.
#[derive(Default)]
struct Case {
    regulations: String,
    /// What happens before the start.
    before: String,
    happens: String,
}

/// Those that take more than a game that has begun.
fn cases() -> BTreeMap<Is, Case> {
    let mut cases: BTreeMap<Is, Case> = BTreeMap::new();
    let mut kind = None;
    for line in ADVICE.lines().map(str::trim) {
        kind = Is::named(line).or(kind);
        let Some((part, row)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else { continue };
        let case = cases.entry(kind.expect("a kind comes first")).or_default();
        let part = match part {
            "regulations" => &mut case.regulations,
            "before" => &mut case.before,
            "happens" => &mut case.happens,
            _ => panic!("`{part}` is not understood"),
        };
        part.extend([row, "\n"]);
    }
    cases
}

/// A time control of one period, and the moments that are told of in `advice.txt`.
const TIMES: [(&str, [&str; 3]); 3] = [
    ("120", ["1:58:30", "2:01:00", "4:02:00"]),
    ("30", ["28:30", "31:00", "1:02:00"]),
    ("5", ["3:30", "6:00", "12:00"]),
];

/// The table where the incident has just happened; `None` where it cannot happen.
fn situation(case: &Case, regulations: &str, [late, over, both]: [&str; 3]) -> Option<Table> {
    // Nobody has to be interrupted while a player is awaited.
    let awaited = case.before.starts_with("arbiter starts");
    let begun = if awaited { "" } else { "arbiter starts the game" };
    let stops = if awaited { "" } else { "arbiter stops the clocks because of this" };
    let happens = case.happens.replace("{late}", late).replace("{over}", over).replace("{both}", both);
    let Case { regulations: own, before, .. } = case;
    let text = format!("partie: incident\n{regulations}\n{own}\n{before}\n{begun}\n{happens}");
    let stopped = format!("{text}\n{stops}");
    Some([stopped, text].iter().find_map(|text| script::check(text).ok())?.pop()?.table)
}

/// Whether the event is what the effect says.
fn carries_out(effect: Effect, fact: &Fact) -> bool {
    match (effect, fact) {
        (Effect::Restore, Fact::Restored { mended: None, .. })
        | (Effect::BecomesQueen, Fact::Restored { mended: Some(_), .. })
        | (Effect::PutBack, Fact::Restored { .. })
        | (Effect::WaitForMove | Effect::TurnBoard, Fact::Noticed { .. })
        | (Effect::TouchMove, Fact::Complained { article: Some(_) })
        | (Effect::NewGame, Fact::Cancelled { .. })
        | (Effect::Warning, Fact::Penalised { .. })
        | (
            Effect::TimeToOpponent { .. } | Effect::TimeFromOffender { .. } | Effect::Reject,
            Fact::TimeAdded { .. },
        )
        | (Effect::Postpone, Fact::Ruled { .. })
        | (Effect::Increment, Fact::IncrementIntroduced { .. })
        | (Effect::PlayOn, Fact::Ruled { .. } | Fact::Admitted { .. }) => true,
        (Effect::Expulsion, Fact::Penalised { given, .. }) => given.penalty == Penalty::Expulsion,
        (Effect::Loss | Effect::LossForHalf | Effect::BothLose | Effect::Draw, Fact::Ended { outcome }) => {
            (effect == Effect::Draw) == (outcome.white == outcome.black && effect != Effect::BothLose)
        }
        _ => false,
    }
}

/// The arbiter does it, or the opponent where the Laws leave it to a claim or a complaint.
fn is_carried_out(table: &Table, advice: &Advice, act: &Act) -> Result<(), String> {
    let decided =
        [Actor::Arbiter, Actor::Black].map(|actor| decide(table, Presence::FULL, actor, act, table.latest()));
    let follows = decided.iter().flatten().flatten().any(|event| carries_out(advice.effect, &event.fact));
    if follows { Ok(()) } else { Err(format!("{advice} by {act:?}: {decided:?}")) }
}

/// Whether there is advice that can be carried out at the table, and all of it is.
#[track_caller]
fn check(table: &Table, kind: Is) -> bool {
    let incident = Incident::of(kind, Actor::White);
    let mut any = false;
    for advice in advise(table, &incident) {
        let Some(act) = advice.act(&incident, "because") else { continue };
        if let Err(why) = is_carried_out(table, &advice, &act) {
            panic!("{kind:?}, {}: {why}", table.regulations().edition.name());
        }
        any = true;
    }
    any
}

#[test]
fn advice_is_an_act_that_the_table_carries_out() {
    let (cases, mut carried_out) = (cases(), BTreeSet::new());
    for edition in Edition::ALL {
        for (time, moments) in TIMES {
            for supervision in ["adequate", "inadequate"] {
                let name = edition.name();
                let regulations = format!(
                    "edition: {name}\ntime: {time}\nsupervision: {supervision}\nconduct: over the board"
                );
                for kind in Is::all() {
                    let table =
                        situation(cases.get(&kind).unwrap_or(&Case::default()), &regulations, moments);
                    if table.is_some_and(|table| check(&table, kind)) {
                        carried_out.insert(kind);
                    }
                }
            }
        }
    }
    for kind in cases.keys() {
        assert!(carried_out.contains(kind), "{kind:?} never came about");
    }
    assert!(carried_out.len() > 35, "only {carried_out:?}");
}

#[test]
fn advice_is_carried_out_in_draughts_too() {
    let regulations = "game: czech-draughts\nconduct: over the board\ntime: 30";
    let table = situation(&Case::default(), regulations, [""; 3]).expect("a game");
    let done: Vec<Is> = Is::all().filter(|kind| check(&table, *kind)).collect();
    for kind in [Is::Refusal, Is::BoardTurned, Is::TouchedOutOfTurn] {
        assert!(done.contains(&kind), "{kind} is not in {done:?}");
    }
}
