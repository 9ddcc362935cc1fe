//! Whatever the arbiter is advised to do, the table carries out: for every kind of incident, where it has just happened.

use std::collections::BTreeSet;

use partie_laws::Edition;
use partie_table::{
    Act, Actor, Advice, Effect, Fact, Incident, IncidentKind as Is, Penalty, Presence, Table, advise, decide,
    script,
};

/// How an incident with White comes about: regulations, and what happens after the start of the game.
struct Case {
    kinds: &'static [Is],
    regulations: &'static str,
    /// What happens before the start.
    before: &'static str,
    rows: &'static str,
    /// How the arbiter stops play to deal with it.
    stops: &'static str,
}

const PLAIN: Case = Case {
    kinds: &[],
    regulations: "",
    before: "",
    rows: "",
    stops: "arbiter stops the clocks because of this",
};

/// `{late}` is a moment with less than two minutes left to White, `{over}` one after the fall of White's flag.
const CASES: [Case; 16] = [
    Case {
        kinds: &[Is::TwoHands],
        rows: "white uses both hands, releases e2-e4, presses the clock",
        ..PLAIN
    },
    Case { kinds: &[Is::PressedWithoutMove], rows: "white presses the clock", ..PLAIN },
    Case {
        kinds: &[Is::TouchMove],
        rows: "white touches g1\nwhite releases e2-e4, presses the clock",
        ..PLAIN
    },
    Case { kinds: &[Is::Displaced], rows: "white displaces f2-f3", ..PLAIN },
    Case { kinds: &[Is::IllegalMove], rows: "white releases e2-e5, presses the clock", ..PLAIN },
    Case {
        kinds: &[Is::UnfinishedPromotion],
        regulations: "start: 8/P7/8/8/6pk/8/8/K4R2 w - - 0 1",
        rows: "white releases a7-a8, presses the clock",
        ..PLAIN
    },
    Case {
        kinds: &[Is::BothKingsInCheck],
        regulations: "start: 4k3/8/8/8/8/4r3/8/R3K3 w - - 0 1",
        rows: "white releases a1-a8, presses the clock",
        ..PLAIN
    },
    Case { kinds: &[Is::WrongSetUp], before: "white displaces d1-e1 e1-d1", ..PLAIN },
    Case {
        kinds: &[Is::Late],
        before: "arbiter starts the game without white",
        rows: "[0:01] spectator reports left-venue of white",
        stops: "",
        ..PLAIN
    },
    Case { kinds: &[Is::Flag], rows: "[{over}] white moves e4", ..PLAIN },
    Case {
        kinds: &[Is::BothFlags],
        rows: "[{over}] white moves e4, presses the clock\n[{both}] black moves e5",
        ..PLAIN
    },
    Case { kinds: &[Is::WrongClaim], rows: "white claims repetition", ..PLAIN },
    Case {
        kinds: &[Is::Agreement],
        regulations: "agreement: with consent",
        rows: "they play e4 e5\nwhite moves Nf3, offers a draw\nblack accepts",
        ..PLAIN
    },
    Case {
        kinds: &[Is::QuickplayClaim],
        regulations: "quickplay: announced",
        rows: "[{late}] white claims that black cannot win",
        ..PLAIN
    },
    Case {
        kinds: &[Is::IncrementRequest],
        regulations: "quickplay: announced",
        rows: "[{late}] white asks for an increment\nblack declines",
        ..PLAIN
    },
    Case { kinds: &[Is::ClocksStopped], rows: "white stops the clocks", ..PLAIN },
];

/// A time control of one period, and the moments of [`CASES`].
const TIMES: [(&str, [&str; 3]); 3] = [
    ("120", ["1:58:30", "2:01:00", "4:02:00"]),
    ("30", ["28:30", "31:00", "1:02:00"]),
    ("5", ["3:30", "6:00", "12:00"]),
];

/// The table where the incident has just happened; `None` where it cannot happen.
fn situation(case: &Case, regulations: &str, [late, over, both]: [&str; 3]) -> Option<Table> {
    let begun = if case.before.starts_with("arbiter starts") { "" } else { "arbiter starts the game" };
    let rows = case.rows.replace("{late}", late).replace("{over}", over).replace("{both}", both);
    let text =
        format!("partie: incident\n{regulations}\n{}\n{}\n{begun}\n{rows}", case.regulations, case.before);
    let stopped = format!("{text}\n{}", case.stops);
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
    let mut carried_out = BTreeSet::new();
    for edition in Edition::ALL {
        for (time, moments) in TIMES {
            for supervision in ["adequate", "inadequate"] {
                let name = edition.name();
                let regulations = format!(
                    "edition: {name}\ntime: {time}\nsupervision: {supervision}\nconduct: over the board"
                );
                for kind in Is::all() {
                    let case = CASES.iter().find(|case| case.kinds.contains(&kind)).unwrap_or(&PLAIN);
                    let table = situation(case, &regulations, moments);
                    if table.is_some_and(|table| check(&table, kind)) {
                        carried_out.insert(kind);
                    }
                }
            }
        }
    }
    for kind in CASES.iter().flat_map(|case| case.kinds) {
        assert!(carried_out.contains(kind), "{kind:?} never came about");
    }
    assert!(carried_out.len() > 35, "only {carried_out:?}");
}

#[test]
fn advice_is_carried_out_in_draughts_too() {
    let regulations = "game: czech-draughts\nconduct: over the board\ntime: 30";
    let table = situation(&PLAIN, regulations, [""; 3]).expect("a game");
    let done: Vec<Is> = Is::all().filter(|kind| check(&table, *kind)).collect();
    assert_eq!(done, [Is::Refusal, Is::BoardTurned, Is::TouchedOutOfTurn]);
}
