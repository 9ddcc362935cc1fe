//! Standard, rapid or blitz, by edition.

use partie_laws::Rules;
use partie_table::time_control::{Pace, TimeControl};

#[track_caller]
fn check(rules: &Rules, cases: &[(&str, Pace, &str)]) {
    for (control, pace, article) in cases {
        let found = TimeControl::from_people(control).expect("a time control").classify(rules);
        assert_eq!((found.pace, found.article.to_string().as_str()), (*pace, *article), "{control}");
        assert!(found.article.entry().is_some(), "{article}");
    }
}

use Pace::{Blitz, Rapid, Standard};

#[test]
fn fide_a1_from_fifteen_to_under_sixty_minutes() {
    let cases = [
        ("15", Rapid, "FIDE A1"),
        ("59:59", Rapid, "FIDE A1"),
        ("60", Standard, "FIDE A1"),
        ("10+5", Rapid, "FIDE A1"),
        ("25+10", Rapid, "FIDE A1"),
        ("30+30", Standard, "FIDE A1"),
        ("10 d5", Rapid, "FIDE A1"),
        ("90+30", Standard, "FIDE A1"),
    ];
    check(&Rules::FIDE_2009, &cases);
}

#[test]
fn fide_a1_several_periods_count_together() {
    let cases = [
        ("40/120, 20/60, 30", Standard, "FIDE A1"),
        ("40/20, 10", Rapid, "FIDE A1"),
        ("40/40, 20", Standard, "FIDE A1"),
        ("20/20", Standard, "FIDE A1"), // repeated: an hour for sixty moves
        ("30/20", Rapid, "FIDE A1"),
        ("30/10, 5+30", Rapid, "FIDE A1"), // thirty increments: 10 + 5 + 15 minutes
    ];
    check(&Rules::FIDE_2009, &cases);
}

#[test]
fn fide_a1_the_player_with_more_time_decides() {
    let cases =
        [("20 v 10", Rapid, "FIDE A1"), ("5 v 4", Blitz, "FIDE B1"), ("untimed v 5", Standard, "FIDE A1")];
    check(&Rules::FIDE_2009, &cases);
}

#[test]
fn fide_b1_under_fifteen_minutes() {
    let cases = [
        ("5", Blitz, "FIDE B1"),
        ("14:59", Blitz, "FIDE B1"),
        ("3+2", Blitz, "FIDE B1"),
        ("10+4", Blitz, "FIDE B1"),
        ("untimed", Standard, "FIDE A1"),
        ("3 days/move", Standard, "FIDE A1"),
    ];
    check(&Rules::FIDE_2009, &cases);
}

#[test]
fn fide_2014_a1_more_than_ten_minutes() {
    let cases = [
        ("10:01", Rapid, "FIDE 2014/A1"),
        ("14", Rapid, "FIDE 2014/A1"),
        ("59:59", Rapid, "FIDE 2014/A1"),
        ("60", Standard, "FIDE 2014/A1"),
    ];
    check(&Rules::FIDE_2014, &cases);
}

#[test]
fn fide_2014_b1_at_most_ten_minutes() {
    check(&Rules::FIDE_2014, &[("10", Blitz, "FIDE 2014/B1"), ("5+5", Blitz, "FIDE 2014/B1")]);
}

#[test]
fn fide_2018_a_1_more_than_ten_minutes() {
    check(&Rules::FIDE_2018, &[("5+6", Rapid, "FIDE 2018/A.1"), ("60", Standard, "FIDE 2018/A.1")]);
}

#[test]
fn fide_2018_b_1_at_most_ten_minutes() {
    check(&Rules::FIDE_2018, &[("10", Blitz, "FIDE 2018/B.1"), ("3+2", Blitz, "FIDE 2018/B.1")]);
}

#[test]
fn fide_2023_a_1_more_than_ten_minutes() {
    check(&Rules::FIDE_2023, &[("15+10", Rapid, "FIDE 2023/A.1"), ("60", Standard, "FIDE 2023/A.1")]);
}

#[test]
fn fide_2023_b_1_at_most_ten_minutes() {
    check(&Rules::FIDE_2023, &[("10", Blitz, "FIDE 2023/B.1"), ("5+5", Blitz, "FIDE 2023/B.1")]);
}
