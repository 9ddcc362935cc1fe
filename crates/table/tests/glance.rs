//! What a list of tables shows, and when it says that the arbiter is needed.

use partie_table::clock::Instant;
use partie_table::time_control::TimeControl;
use partie_table::{
    Act, Actor, Conduct, Glance, Need, Presence, Regulations, Stage, Supervision, Table, decide, glance,
};

/// Does something at a second; the act is JSON.
fn act(table: &mut Table, actor: Actor, json: &str, second: u32) {
    let act: Act = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    let events = decide(table, Presence::FULL, actor, &act, Instant::from_seconds(second));
    for event in events.unwrap_or_else(|refusal| panic!("{json}: {refusal}")) {
        table.apply(&event);
    }
}

fn table(conduct: Conduct, time: &str) -> Table {
    let time_control = TimeControl::from_pgn(time).unwrap();
    Table::open(Regulations { conduct, time_control, ..Regulations::default() }).unwrap()
}

fn seen(table: &Table, role: Actor, second: u32) -> Glance {
    glance(table, Presence::FULL, role, Instant::from_seconds(second))
}

fn needs(table: &Table, second: u32) -> Vec<Need> {
    seen(table, Actor::Arbiter, second).needs
}

const PRESS: &str = r#"{"act":"press-clock"}"#;

#[test]
fn the_stages_of_a_game() {
    let mut table = table(Conduct::Assisted, "600");
    assert_eq!(seen(&table, Actor::Spectator, 0).stage, Stage::Waiting);
    act(&mut table, Actor::White, r#"{"act":"move","move":"e2-e4"}"#, 1);
    assert_eq!(seen(&table, Actor::Spectator, 2).stage, Stage::Playing);
    assert_eq!(seen(&table, Actor::Spectator, 2).plies, Some(1));
    act(&mut table, Actor::Black, r#"{"act":"stop-clocks","note":"it is noisy"}"#, 3);
    assert_eq!(seen(&table, Actor::Spectator, 4).stage, Stage::Stopped);
    act(&mut table, Actor::Arbiter, r#"{"act":"resume"}"#, 5);
    assert_eq!(seen(&table, Actor::Spectator, 6).stage, Stage::Playing);
    act(&mut table, Actor::White, r#"{"act":"resign"}"#, 7);
    assert_eq!(seen(&table, Actor::Spectator, 8).stage, Stage::Over);
}

#[test]
fn who_asks_for_the_arbiter_is_seen_by_the_players_and_the_arbiter() {
    let mut table = table(Conduct::Assisted, "600");
    act(&mut table, Actor::White, r#"{"act":"move","move":"e2-e4"}"#, 1);
    assert_eq!(needs(&table, 2), []);
    act(&mut table, Actor::Black, r#"{"act":"stop-clocks","note":"it is noisy"}"#, 3);
    assert_eq!(needs(&table, 4), [Need::Question]);
    for (role, is_told) in [(Actor::Arbiter, true), (Actor::White, true), (Actor::Spectator, false)] {
        let row = seen(&table, role, 4);
        assert_eq!((row.waiting.is_some(), row.question.is_some()), (is_told, is_told), "{role}");
        assert_eq!(row.needs.is_empty(), role != Actor::Arbiter, "{role}");
        assert_eq!(row.offences.is_some(), role == Actor::Arbiter, "{role}");
    }
}

#[test]
fn little_time_is_seen_without_an_event() {
    let mut table = table(Conduct::Assisted, "600");
    act(&mut table, Actor::White, r#"{"act":"move","move":"e2-e4"}"#, 0);
    assert_eq!(needs(&table, 300), []);
    assert_eq!(needs(&table, 301), [Need::LowTime]);
}

#[test]
fn an_illegal_move_that_nobody_has_pointed_out_is_for_the_arbiter_only() {
    let mut table = table(Conduct::OverTheBoard, "5400+30");
    act(&mut table, Actor::Arbiter, r#"{"act":"start"}"#, 0);
    act(&mut table, Actor::White, r#"{"act":"release","path":"e2-e5"}"#, 1);
    act(&mut table, Actor::White, PRESS, 2);
    assert_eq!(needs(&table, 3), [Need::Irregularity]);
    assert_eq!(seen(&table, Actor::Black, 3).needs, []);
    assert_eq!(seen(&table, Actor::Black, 3).turn, None);
    assert_eq!(seen(&table, Actor::Arbiter, 3).offences.map(|offences| offences.white), Some(0));
    act(&mut table, Actor::Black, r#"{"act":"notice","what":{"illegal-move":{}}}"#, 4);
    assert_eq!(seen(&table, Actor::Arbiter, 5).offences.map(|offences| offences.white), Some(1));
    assert!(!needs(&table, 5).contains(&Need::Irregularity));
}

#[test]
fn fide_6_8_a_flag_that_has_fallen_waits_for_the_arbiter() {
    let mut table = table(Conduct::OverTheBoard, "7200");
    act(&mut table, Actor::Arbiter, r#"{"act":"start"}"#, 0);
    assert_eq!(needs(&table, 7199), [Need::LowTime]);
    assert_eq!(needs(&table, 7201), [Need::Flag, Need::LowTime]);
}

#[test]
fn fide_a4d_in_rapid_play_that_nobody_supervises_the_players_call_it() {
    let regulations = Regulations {
        conduct: Conduct::OverTheBoard,
        supervision: Supervision::Inadequate,
        time_control: TimeControl::from_pgn("1200").unwrap(),
        ..Regulations::default()
    };
    let mut table = Table::open(regulations).unwrap();
    act(&mut table, Actor::Arbiter, r#"{"act":"start"}"#, 0);
    assert_eq!(needs(&table, 1201), [Need::LowTime]);
}

#[test]
fn fide_8_7_a_result_over_the_board_wants_to_be_signed() {
    let mut table = table(Conduct::OverTheBoard, "5400+30");
    act(&mut table, Actor::Arbiter, r#"{"act":"start"}"#, 0);
    act(&mut table, Actor::White, r#"{"act":"resign"}"#, 1);
    assert_eq!(needs(&table, 2), [Need::Unsigned]);
    for (player, second) in [(Actor::White, 3), (Actor::Black, 4)] {
        assert_eq!(needs(&table, 3), [Need::Unsigned]);
        act(&mut table, player, r#"{"act":"sign","white":"0","black":"1"}"#, second);
    }
    assert_eq!(needs(&table, 5), []);
}

#[test]
fn fide_13_7a_what_a_spectator_reports_waits_for_the_arbiter_who_takes_it_down() {
    let mut table = table(Conduct::Assisted, "600");
    act(&mut table, Actor::White, r#"{"act":"move","move":"e2-e4"}"#, 0);
    act(
        &mut table,
        Actor::Spectator,
        r#"{"act":"report","incident":"device","who":"white","note":"it rang"}"#,
        1,
    );
    assert_eq!(seen(&table, Actor::Arbiter, 1).needs, [Need::Report]);
    assert!(seen(&table, Actor::White, 1).needs.is_empty());
    act(&mut table, Actor::Arbiter, r#"{"act":"report","incident":"device","who":"white"}"#, 2);
    assert!(seen(&table, Actor::Arbiter, 2).needs.is_empty());
}
