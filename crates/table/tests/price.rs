//! What an offence costs: under every edition, pace and supervision, and however often, the arbiter is advised what the
//! table then does, by the same article.

use std::collections::BTreeSet;

use partie_laws::Edition;
use partie_table::{
    Actor, Advice, Effect, Event, Fact, Incident, IncidentKind as Is, Presence, Score, Table, advise, script,
};

/// An offence of White's, three times over.
struct Offence {
    kind: Is,
    /// Where it can happen. From the second position the opponent could not mate, if that can be.
    starts: [&'static str; 2],
    done: [&'static str; 3],
    /// What brings it up: the first that the table does not refuse.
    noticed: &'static [&'static str],
    /// What is played before the next time, where nothing was put back.
    between: [&'static str; 2],
}

const PAWNS: [&str; 2] =
    ["4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"];
const PROMOTING: [&str; 2] = ["8/PPP5/8/8/6pk/8/8/K4R2 w - - 0 1", "8/PPP5/8/8/7k/8/8/K4R2 w - - 0 1"];
const IN_CHECK: [&str; 2] = ["4k3/8/8/8/8/4r3/8/R3K3 w - - 0 1", "4k3/8/8/8/8/4r2p/8/R3K3 w - - 0 1"];

const CLAIM: &str = "black notices an illegal move";

const OFFENCES: [Offence; 7] = [
    Offence {
        kind: Is::IllegalMove,
        starts: PAWNS,
        done: ["white releases e2-e5, presses the clock"; 3],
        noticed: &[CLAIM],
        between: [""; 2],
    },
    Offence {
        kind: Is::UnfinishedPromotion,
        starts: PROMOTING,
        done: [
            "white releases a7-a8, presses the clock",
            "white releases b7-b8, presses the clock",
            "white releases c7-c8, presses the clock",
        ],
        noticed: &[CLAIM],
        between: ["black moves h4-g5, presses the clock", "black moves g5-h5, presses the clock"],
    },
    Offence {
        kind: Is::BothKingsInCheck,
        starts: IN_CHECK,
        done: ["white releases a1-a8, presses the clock"; 3],
        noticed: &["arbiter notices an illegal position", CLAIM],
        between: [""; 2],
    },
    Offence {
        kind: Is::PressedWithoutMove,
        starts: PAWNS,
        done: ["white presses the clock"; 3],
        noticed: &[CLAIM],
        between: [""; 2],
    },
    Offence {
        kind: Is::TwoHands,
        starts: PAWNS,
        done: [
            "white uses both hands, releases e2-e4, presses the clock",
            "white uses both hands, releases d2-d4, presses the clock",
            "white uses both hands, releases c2-c4, presses the clock",
        ],
        noticed: &[CLAIM],
        between: ["black moves Kd8, presses the clock", "black moves Ke8, presses the clock"],
    },
    Offence {
        kind: Is::WrongClaim,
        starts: PAWNS,
        done: ["white claims repetition"; 3],
        noticed: &["arbiter examines the claim"],
        between: [""; 2],
    },
    Offence {
        kind: Is::Device,
        starts: PAWNS,
        done: [""; 3],
        noticed: &["arbiter reports device of white"],
        between: [""; 2],
    },
];

/// `edition: fide-2009` and so on: every edition, pace and supervision, with and without a milder penalty for devices.
fn all_regulations() -> Vec<String> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        for time in ["90+30", "25+10", "5+3"] {
            for supervision in ["adequate", "inadequate"] {
                for devices in ["", "devices: milder penalty\n"] {
                    let name = edition.name();
                    all.push(format!(
                        "edition: {name}\ntime: {time}\nsupervision: {supervision}\n{devices}conduct: over the board\n"
                    ));
                }
            }
        }
    }
    all
}

/// A partie under way.
struct Partie {
    text: String,
    log: Vec<Event>,
    table: Table,
}

impl Partie {
    fn begin(regulations: &str, start: &str) -> Partie {
        let text = format!("partie: price\n{regulations}start: {start}\narbiter starts the game\n");
        Partie::play(text).expect("a game can begin")
    }

    fn play(text: String) -> Option<Partie> {
        let played = script::check(&text).ok()?.pop()?;
        Some(Partie { text, log: played.log, table: played.table })
    }

    /// The partie one row later, unless the table refuses it.
    fn then(&self, row: &str) -> Option<Partie> {
        Partie::play(format!("{}{row}\n", self.text))
    }
}

/// What events cost White: time for Black, the game, and the position unless the game is over.
fn charged(events: &[Event]) -> BTreeSet<String> {
    let cost = |event: &Event| {
        let (effect, article) = match &event.fact {
            Fact::TimeAdded { ms, article, .. } => {
                (Effect::TimeToOpponent { minutes: u8::try_from(ms.get() / 60_000).ok() }, article)
            }
            Fact::Restored { mended: Some(_), article, .. } => (Effect::BecomesQueen, article),
            Fact::Restored { article, .. } => (Effect::Restore, article),
            Fact::Ended { outcome } => match (outcome.white, outcome.black) {
                (Score::Draw, Score::Draw) => (Effect::Draw, &outcome.article),
                (_, Score::Draw) => (Effect::LossForHalf, &outcome.article),
                _ => (Effect::Loss, &outcome.article),
            },
            _ => return None,
        };
        Some((effect, format!("{effect} ({article})")))
    };
    without_what_is_moot(events.iter().filter_map(cost).collect())
}

/// The same as the arbiter is advised.
fn advised(table: &Table, kind: Is) -> BTreeSet<String> {
    let costs = |advice: &Advice| match advice.effect {
        Effect::TimeToOpponent { minutes } => minutes.is_some(),
        Effect::Loss | Effect::Draw | Effect::LossForHalf | Effect::Restore | Effect::BecomesQueen => true,
        _ => false,
    };
    let advice = advise(table, &Incident::of(kind, Actor::White)).into_iter().filter(costs);
    without_what_is_moot(advice.map(|advice| (advice.effect, advice.to_string())).collect())
}

/// The position does not matter any more when the game is over.
fn without_what_is_moot(all: Vec<(Effect, String)>) -> BTreeSet<String> {
    let is_over =
        all.iter().any(|(effect, _)| matches!(effect, Effect::Loss | Effect::Draw | Effect::LossForHalf));
    let matters = |effect: &Effect| !is_over || !matches!(effect, Effect::Restore | Effect::BecomesQueen);
    all.into_iter().filter(|(effect, _)| matters(effect)).map(|(_, words)| words).collect()
}

#[test]
fn what_is_advised_is_what_the_table_does() {
    let (mut compared, mut costly) = (0, 0);
    for regulations in all_regulations() {
        for offence in &OFFENCES {
            for start in offence.starts {
                let mut partie = Partie::begin(&regulations, start);
                for count in 0..3 {
                    let Some(done) = partie.then(offence.done[count]) else { break };
                    let noticed = offence.noticed.iter().find_map(|row| done.then(row));
                    let events = noticed.as_ref().map_or(&[][..], |noticed| &noticed.log[done.log.len()..]);
                    let (does, says) = (charged(events), advised(&done.table, offence.kind));
                    assert_eq!(
                        does,
                        says,
                        "{:?}, for the {}. time, by\n{}",
                        offence.kind,
                        count + 1,
                        done.text
                    );
                    compared += 1;
                    costly += usize::from(!does.is_empty());
                    let goes_on = noticed.filter(|noticed| noticed.table.outcome().is_none());
                    let Some(next) = goes_on else { break };
                    let between = offence.between.get(count);
                    partie = between.and_then(|row| next.then(row)).unwrap_or(next);
                }
            }
        }
    }
    assert!(compared > 900 && costly > 700, "{costly} of {compared} offences cost something");
}

/// The tenth move of Black is made and not completed: made moves count.
#[test]
fn fide_2018_7_3_the_adviser_counts_the_moves_that_were_made() {
    let moves = "they play a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4\nblack moves b5";
    let text = format!("partie: late\nedition: fide-2018\nconduct: over the board\ntime: 90+30\n{moves}\n");
    let partie = Partie::play(text).expect("the moves are legal");
    let advice = advise(&partie.table, &Incident::of(Is::ColoursReversed, Actor::White));
    assert_eq!(advice[0].to_string(), "play-on (FIDE 2018/7.3)");
    let noticed = partie.then("white notices the exchanged colours -> game on; black pawn on b5");
    assert!(noticed.is_some(), "the table keeps the game");
}

/// What is claimed at a table, with the time that a wrong claim gives and the article that says so, as players are told.
fn told(regulations: &str) -> String {
    let text = format!("partie: claims\n{regulations}\n");
    let table = Partie::play(text).expect("the regulations hold").table;
    let lines = table.claims(Presence::FULL).into_iter().map(|claim| {
        let gives = claim.gives.map_or(String::new(), |ms| format!(" {ms}"));
        let wrong = claim.wrong.map_or(String::new(), |article| format!(" ({article})"));
        let soon = if claim.before_next_move { " soon" } else { "" };
        format!("{} {}{soon}:{gives}{wrong}", claim.act.name(), claim.article)
    });
    lines.collect::<Vec<_>>().join("; ")
}

#[test]
fn fide_9_5b_the_price_of_a_wrong_claim_is_told_before_it() {
    let rows = [
        (
            "edition: fide-2009\nconduct: over the board\ntime: 120",
            "notice-illegal-move FIDE 7.4a: (FIDE 12.6); complain FIDE 4.7: (FIDE 12.6); \
             claim-flag FIDE 6.8: (FIDE 12.6); claim-repetition FIDE 9.2: 180 (FIDE 9.5b); \
             claim-fifty-moves FIDE 9.3: 180 (FIDE 9.5b); claim-quickplay FIDE 10.2: 120 (FIDE 10.2c); \
             stop-clocks FIDE 6.12b: (FIDE 6.12d)",
        ),
        // Without enough arbiters, one minute, and no quickplay finish with an increment.
        (
            "edition: fide-2023\nconduct: over the board\ntime: 3+2\nsupervision: inadequate",
            "notice-illegal-move FIDE 2023/A.5.2 soon: (FIDE 2023/11.5); complain FIDE 2023/4.8: (FIDE 2023/11.5); \
             claim-flag FIDE 2023/6.8: (FIDE 2023/11.5); claim-repetition FIDE 2023/9.2: 60 (FIDE 2023/A.3); \
             claim-fifty-moves FIDE 2023/9.3: 60 (FIDE 2023/A.3); stop-clocks FIDE 2023/6.11.2: (FIDE 2023/6.11.4)",
        ),
        // The program refuses what could be complained of.
        (
            "edition: fide-2009\nconduct: assisted\ntime: 90+30",
            "claim-flag FIDE 6.8: (FIDE 12.6); claim-repetition FIDE 9.2: 180 (FIDE 9.5b); \
             claim-fifty-moves FIDE 9.3: 180 (FIDE 9.5b); stop-clocks FIDE 6.12b: (FIDE 6.12d)",
        ),
        // Draws come by themselves.
        (
            "game: czech-draughts\nconduct: over the board\ntime: 60",
            "notice-illegal-move ČUD 5.4:; complain ČUD 5.4:; claim-flag ČUD 10.5:; stop-clocks ČUD 10.5:",
        ),
    ];
    for (regulations, expected) in rows {
        assert_eq!(told(regulations), expected, "{regulations}");
    }
}
