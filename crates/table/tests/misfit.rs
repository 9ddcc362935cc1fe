//! Events that do not fit the table, and one that used not to.

use partie_table::clock::Instant;
use partie_table::time_control::{Millis, TimeControl};
use partie_table::{Act, Actor, Colour, Event, Misfit, Presence, Regulations, Table, decide};

fn table() -> Table {
    let time_control = TimeControl::from_pgn("300+2").expect("a time control");
    Table::open(Regulations { time_control, ..Regulations::default() }).expect("a table")
}

#[test]
fn fide_6_7a_a_lag_below_zero_does_not_keep_the_clock_from_changing_over() {
    let mut table = table();
    let lag_ms = Millis::new(-686).expect("a time");
    for (second, actor, mv) in
        [(0, Actor::White, "e2-e4"), (5, Actor::Black, "e7-e5"), (9, Actor::White, "g1-f3")]
    {
        let act = Act::Move { mv: mv.parse().expect("a move"), offer: false, lag_ms };
        let events =
            decide(&table, Presence::FULL, actor, &act, Instant::from_seconds(second)).expect("it is legal");
        for event in &events {
            table.apply(event);
        }
    }
    assert_eq!(table.clock().running(), Some(Colour::Black));
}

/// The state stays usable, and whoever reads the log learns that it is damaged.
#[test]
fn an_event_that_cannot_be_is_told_and_does_no_harm() {
    let cases = [
        (r#""by":"white","fact":"made","move":"e2-e5""#, Misfit::NoMove),
        (r#""by":"arbiter","fact":"offered","proper":true"#, Misfit::NotBy(Actor::Arbiter)),
        (r#""by":"black","fact":"released","path":"e7-e5""#, Misfit::NotBy(Actor::Black)),
        (r#""by":"arbiter","fact":"envelope-opened","written":"e4""#, Misfit::NotThere),
        (
            r#""by":"arbiter","fact":"claim-rejected","found":1,"needed":3,"article":"FIDE 9.5b""#,
            Misfit::NotThere,
        ),
    ];
    for (fact, expected) in cases {
        let mut table = table();
        let event: Event = serde_json::from_str(&format!(r#"{{"v":1,"at":0,{fact}}}"#)).expect("an event");
        assert_eq!(table.try_apply(&event), Err(expected), "{fact}");
        let act = Act::moving("e2-e4".parse().expect("a move"));
        let events =
            decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).expect("the game goes on");
        assert!(events.iter().all(|event| table.try_apply(event).is_ok()), "{fact}");
    }
}
