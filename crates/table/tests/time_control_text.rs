//! Time controls read and written.

use partie_table::time_control::{Millis, Mode, Period, Periods, Quota, TimeControl};
use proptest::prelude::*;

#[test]
fn pgn_is_read_and_written_back() {
    let texts = [
        "-",
        "300",
        "180+2",
        "5400+30",
        "40/6000+30:20/3000+30:900+30",
        "40/7200:20/3600",
        "3600d5",
        "3600b5",
        "0+1",
        "0.5",
        "30.25+0.125",
        "300 v 240",
        "300 v -",
        "0d259200",
    ];
    for text in texts {
        assert_eq!(TimeControl::from_pgn(text).map(|control| control.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn people_write_in_many_ways() {
    let cases = [
        ("90+30", "5400+30"),
        ("3+2", "180+2"),
        ("5+0", "300"),
        ("15|10", "900+10"),
        ("5 min", "300"),
        ("5", "300"),
        ("1.5", "90"),
        ("1:30+2", "90+2"),
        ("1:00:00", "3600"),
        ("30 s", "30"),
        ("1 h 30 min + 30 s", "5400+30"),
        ("1h30m", "5400"),
        ("90' + 30\"", "5400+30"),
        ("90'+30''", "5400+30"),
        ("G/60 d5", "3600d5"),
        ("G60;d5", "3600d5"),
        ("g/90 inc 30", "5400+30"),
        ("Game 60, delay 5 s", "3600d5"),
        ("60 bronstein 3", "3600b3"),
        ("40/90 SD/30 +30", "40/5400+30:1800+30"),
        ("40/90 SD/30; +30", "40/5400+30:1800+30"),
        ("40/90 SD/30+30", "40/5400:1800+30"),
        ("40/90+30, SD/30", "40/5400+30:1800"),
        ("40/120, 20/60, SD/30", "40/7200:20/3600:1800"),
        ("40/120 then 20/60 then rest 15 +30", "40/7200+30:20/3600+30:900+30"),
        ("40/2 h, 20/1 h", "40/7200:20/3600"),
        ("3 days/move", "0d259200"),
        ("1 day per move", "0d86400"),
        ("10 s/move", "0d10"),
        ("10 days + 1 day/move", "864000+86400"),
        ("5 v 4", "300 v 240"),
        ("5+3 vs. 4", "300+3 v 240"),
        ("untimed", "-"),
        ("No clock", "-"),
        ("-", "-"),
        ("90 minut + 30 vteřin na tah", "5400+30"),
        ("40/90 min, zbytek 30 min + 30 s/tah", "40/5400+30:1800+30"),
        ("3 dny na tah", "0d259200"),
        ("  25  +  10  ", "1500+10"),
    ];
    for (text, pgn) in cases {
        let read = TimeControl::from_people(text).map(|control| control.to_string());
        assert_eq!(read, Ok(pgn.to_owned()), "{text}");
    }
}

#[test]
fn people_are_written_to_in_minutes() {
    let cases = [
        ("5400+30", "90+30"),
        ("40/6000+30:20/3000+30:900+30", "40/100+30, 20/50+30, 15+30"),
        ("3600d5", "60d5"),
        ("15", "0:15"),
        ("65.5+0.5", "1:05.5+0.5"),
        ("300 v 240", "5 v 4"),
        ("-", "untimed"),
        ("0d86400", "1 day/move"),
        ("0d90", "90 s/move"),
    ];
    for (pgn, text) in cases {
        assert_eq!(TimeControl::from_pgn(pgn).unwrap().to_people(), text);
    }
}

#[test]
fn errors_of_pgn_say_where_and_what_was_expected() {
    let cases = [
        ("", "column 1: expected a number of seconds"),
        ("?", "column 1: expected a time control, not the sign for an unknown one"),
        ("*180", "column 1: expected a chess clock, not an hourglass"),
        ("abc", "column 1: expected a number of seconds"),
        ("40/", "column 4: expected a number of seconds"),
        ("0/300", "column 1: expected a number of moves from 1 to 65535"),
        ("70000/300", "column 1: expected a number of moves from 1 to 65535"),
        ("40/300:", "column 8: expected a number of seconds"),
        ("300+", "column 5: expected a number of seconds"),
        ("300++2", "column 5: expected a number of seconds"),
        ("300 +2", "column 4: expected the end, another period or the time for each move"),
        ("300:200", "column 1: expected a number of moves, because another period follows"),
        ("40/300:0", "column 8: expected some time in this period"),
        ("1.2345", "column 2: expected at most three decimals"),
        ("99999999999999999999", "column 1: expected a smaller number"),
        ("9007199254740991", "column 1: expected a smaller number"),
        ("40000000", "column 1: expected a smaller number"),
        ("-300", "column 2: expected the end, another period or the time for each move"),
        ("300 v ", "column 7: expected a number of seconds"),
    ];
    for (text, expected) in cases {
        assert_eq!(TimeControl::from_pgn(text).unwrap_err().to_string(), expected, "{text:?}");
    }
}

#[test]
fn errors_of_people_say_where_and_what_was_expected() {
    let cases = [
        ("", "column 1: expected a time, such as 90, 5 min or 1:30"),
        ("blitz", "column 1: expected a time, such as 90, 5 min or 1:30"),
        ("90+", "column 4: expected a number of seconds"),
        ("90+x", "column 4: expected a number of seconds"),
        ("90 fast", "column 4: expected the end, another period or the time for each move"),
        ("40/90,", "column 7: expected a time, such as 90, 5 min or 1:30"),
        ("0/90", "column 1: expected a number of moves from 1 to 65535"),
        ("90, 30", "column 1: expected a number of moves, because another period follows"),
        ("1:75", "column 3: expected two digits below 60 after the colon"),
        ("40/90 + 30 min", "column 9: expected a number of seconds"),
        ("0", "column 1: expected some time in this period"),
        ("přídavek", "column 1: expected a time, such as 90, 5 min or 1:30"),
        ("5 v", "column 4: expected a time, such as 90, 5 min or 1:30"),
    ];
    for (text, expected) in cases {
        assert_eq!(TimeControl::from_people(text).unwrap_err().to_string(), expected, "{text:?}");
    }
}

fn time() -> impl Strategy<Value = Millis> {
    let ms =
        prop_oneof![0..10i64, 0..100_000i64, (0..10_000i64).prop_map(|s| s * 1000), 0..31_622_400_000i64];
    ms.prop_map(|ms| Millis::new(ms).expect("in range"))
}

fn mode() -> impl Strategy<Value = Mode> {
    prop_oneof![
        Just(Mode::Plain),
        time().prop_map(Mode::Fischer),
        time().prop_map(Mode::Delay),
        time().prop_map(Mode::Bronstein),
    ]
}

fn periods() -> impl Strategy<Value = Option<Periods>> {
    let period = (1..=u16::MAX, time(), mode()).prop_map(|(moves, base, mode)| Period {
        quota: Quota::moves(moves).expect("not 0"),
        base,
        mode,
    });
    (prop::collection::vec(period, 0..4), any::<bool>()).prop_map(|(mut periods, rest)| {
        if let Some(last) = periods.last_mut().filter(|_| rest) {
            last.quota = Quota::Rest;
        }
        Periods::new(periods).ok()
    })
}

fn control() -> impl Strategy<Value = TimeControl> {
    (periods(), periods(), any::<bool>()).prop_map(|(white, black, same)| TimeControl {
        black: if same { white.clone() } else { black },
        white,
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(control in control()) {
        prop_assert_eq!(TimeControl::from_pgn(&control.to_string()), Ok(control.clone()));
        prop_assert_eq!(TimeControl::from_people(&control.to_people()), Ok(control.clone()));
        let json = serde_json::to_string(&control).unwrap();
        prop_assert_eq!(&json, &format!("\"{control}\""));
        prop_assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), control);
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_column_it_has(text in "[0-9a-z+/|:;,.'\" dDgGvé-]{0,20}") {
        for read in [TimeControl::from_pgn(&text), TimeControl::from_people(&text)] {
            match read {
                Ok(control) => prop_assert_eq!(TimeControl::from_pgn(&control.to_string()), Ok(control)),
                Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column)),
            }
        }
    }
}
