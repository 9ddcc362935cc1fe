//! The clock by the articles of the Laws. Times are in seconds, instants in seconds since the table's beginning.

use partie_table::Colour::{self, Black, White};
use partie_table::clock::{Clock, ClockError, ClockRules, Instant, NextPeriod, Setting};
use partie_table::time_control::{Millis, TimeControl};

fn at(seconds: u32) -> Instant {
    Instant::from_seconds(seconds)
}

fn seconds(seconds: i64) -> Millis {
    Millis::new(seconds * 1000).expect("small")
}

fn minutes(minutes: i64) -> Millis {
    seconds(minutes * 60)
}

/// A clock that White's side of was started at the table's beginning.
fn started(control: &str) -> Clock {
    started_by(control, ClockRules::default())
}

fn started_by(control: &str, rules: ClockRules) -> Clock {
    let control = TimeControl::from_people(control).expect("a time control");
    let mut clock = Clock::with_rules(control, rules);
    clock.start(White, at(0)).expect("it starts");
    clock
}

const WITHOUT_COUNTER: ClockRules =
    ClockRules { next_period: NextPeriod::WhenZeroReached, lag_limit: Millis::ZERO };

#[track_caller]
fn press(clock: &mut Clock, player: Colour, now: u32) {
    clock.press(player, at(now), Millis::ZERO).expect("the clock is running");
}

/// Both players complete so many moves from this second on, each of them in so many seconds. Gives the second after.
fn play(clock: &mut Clock, moves: u32, from: u32, white_takes: u32, black_takes: u32) -> u32 {
    let mut now = from;
    for _ in 0..moves {
        now += white_takes;
        press(clock, White, now);
        now += black_takes;
        press(clock, Black, now);
    }
    now
}

#[track_caller]
fn shows(clock: &Clock, now: u32, white: Millis, black: Millis) {
    let display = clock.display(at(now)).expect("not back in time");
    assert_eq!((display.white.shown, display.black.shown), (Some(white), Some(black)), "at {now} s");
}

#[test]
fn fide_6_1_only_one_side_runs() {
    let mut clock = Clock::new(TimeControl::from_people("5").unwrap());
    assert_eq!(clock.running(), None, "before the start neither runs");
    clock.start(White, at(0)).unwrap();
    assert_eq!(clock.running(), Some(White));
    press(&mut clock, White, 10);
    assert_eq!(clock.running(), Some(Black));
    shows(&clock, 40, seconds(290), seconds(270));
    clock.pause(at(40)).unwrap();
    assert_eq!((clock.running(), clock.paused()), (None, Some(Black)), "both stopped is the third state");
    shows(&clock, 4000, seconds(290), seconds(270));
}

#[test]
fn fide_6_1_a_press_on_the_other_side_does_nothing() {
    let mut clock = started("5");
    let before = clock.clone();
    assert_eq!(clock.press(Black, at(3), Millis::ZERO), Err(ClockError::OtherIsRunning(White)));
    assert_eq!(clock.start(Black, at(3)), Err(ClockError::AlreadyStarted));
    assert_eq!(clock.resume(White, at(3)), Err(ClockError::NotPaused));
    assert_eq!(clock, before);
}

#[test]
fn fide_6_1p4_the_flag_falls_when_the_time_is_used_up() {
    let clock = started("5");
    assert_eq!(clock.next_flag_at(), Some(at(300)));
    assert_eq!(clock.fallen(Instant::new(299_999).unwrap()).unwrap().white, None);
    for noticed in [300, 301, 100_000] {
        let fall = clock.fallen(at(noticed)).unwrap().white.expect("fallen");
        assert_eq!(fall.at, at(300), "noticed at {noticed} s");
        assert!(clock.display(at(noticed)).unwrap().white.flag_down);
        shows(&clock, noticed, seconds(0), minutes(5));
    }
}

#[test]
fn fide_6_2a_so_many_moves_in_so_much_time() {
    let mut clock = started("40/100, 20/50, 15");
    let now = play(&mut clock, 39, 0, 60, 60);
    shows(&clock, now, minutes(100 - 39), minutes(100 - 39));
    press(&mut clock, White, now + 60);
    shows(&clock, now + 60, minutes(100 - 40 + 50), minutes(100 - 39));
    press(&mut clock, Black, now + 120);
    let now = play(&mut clock, 20, now + 120, 60, 60);
    shows(&clock, now, minutes(165 - 60), minutes(165 - 60));
}

#[test]
fn fide_6_2a_the_last_period_repeats_when_it_has_moves() {
    let mut clock = started("40/120, 20/60");
    let now = play(&mut clock, 100, 0, 1, 1);
    // Two hours, and one more after moves 40, 60, 80 and 100.
    shows(&clock, now, seconds(6 * 3600 - 100), seconds(6 * 3600 - 100));
}

#[test]
fn fide_6_2a_each_player_can_have_other_times() {
    let mut clock = started("5 v 3+2");
    shows(&clock, 0, minutes(5), seconds(182));
    press(&mut clock, White, 10);
    press(&mut clock, Black, 11);
    shows(&clock, 11, seconds(290), seconds(183));
}

#[test]
fn fide_6_2a_the_first_increment_is_there_before_move_1() {
    let mut clock = started("90+30");
    shows(&clock, 0, seconds(5430), seconds(5430));
    press(&mut clock, White, 10);
    shows(&clock, 10, seconds(5430 - 10 + 30), seconds(5430));
}

#[test]
fn fide_6_2a_an_increment_can_begin_with_a_later_period() {
    let mut clock = started("2/10, 5+30");
    let now = play(&mut clock, 1, 0, 60, 60);
    shows(&clock, now, minutes(9), minutes(9));
    let now = play(&mut clock, 1, now, 60, 60);
    // Move 3 is the first with an increment, and has it from the start.
    shows(&clock, now, seconds(8 * 60 + 300 + 30), seconds(8 * 60 + 300 + 30));
}

#[test]
fn fide_6_2a_a_game_can_be_without_a_clock() {
    let mut clock = started("untimed");
    assert_eq!(clock.next_flag_at(), None);
    press(&mut clock, White, 100_000);
    let white = clock.display(at(100_000)).unwrap().white;
    assert_eq!((white.shown, white.used, white.completed), (None, seconds(100_000), 1));
    assert_eq!(clock.add(White, seconds(1), at(100_000)), Err(ClockError::Untimed));
}

#[test]
fn fide_6_2b_saved_time_carries_over() {
    let mut clock = started("2/10, 5");
    press(&mut clock, White, 60);
    press(&mut clock, Black, 61);
    press(&mut clock, White, 121);
    shows(&clock, 121, minutes(10 - 2 + 5), seconds(599));
}

#[test]
fn fide_6_2b_saved_time_carries_over_with_an_increment() {
    let mut clock = started("2/10+30, 5+30");
    let now = play(&mut clock, 2, 0, 60, 60);
    // Three increments: for moves 1, 2 and 3.
    shows(&clock, now, seconds(600 - 120 + 300 + 90), seconds(600 - 120 + 300 + 90));
}

#[test]
fn fide_6_2b_without_a_counter_time_is_added_at_zero_to_both() {
    let mut clock = started_by("2/10, 5", WITHOUT_COUNTER);
    let now = play(&mut clock, 2, 0, 240, 60);
    shows(&clock, now, minutes(2), minutes(8));
    // Having completed two moves, White runs through zero: both get the five minutes, and no flag is down.
    shows(&clock, now + 119, seconds(1), minutes(8));
    shows(&clock, now + 121, seconds(299), minutes(13));
    let fall = clock.fallen(at(now + 121)).unwrap().white.expect("the end of the period is kept");
    assert!(fall.moves_met());
    assert_eq!((fall.at, fall.completed, fall.required), (at(now + 120), 2, Some(2)));
    assert_eq!(clock.next_flag_at(), Some(at(now + 120 + 300)));
}

#[test]
fn fide_6_2b_time_added_early_is_not_for_the_moves_before() {
    // Black needs four moves in ten minutes and White two: White's zero gives both the next period.
    let mut clock = started_by("2/4, 5 v 4/10, 5", WITHOUT_COUNTER);
    play(&mut clock, 2, 0, 110, 240);
    press(&mut clock, White, 730);
    shows(&clock, 730, seconds(290), seconds(120 + 300));
    // Black has completed two of four, so the flag falls when the first ten minutes are over.
    assert_eq!(clock.next_flag_at(), Some(at(730 + 120)));
    let fall = clock.fallen(at(900)).unwrap().black.expect("fallen");
    assert_eq!((fall.completed, fall.required), (2, Some(4)));
}

#[test]
fn fide_6_2b_the_delay_runs_before_the_main_time() {
    let mut clock = started("5 d10");
    for (now, main, delay) in [(0, 300, 10), (4, 300, 6), (10, 300, 0), (11, 299, 0)] {
        let white = clock.display(at(now)).unwrap().white;
        assert_eq!((white.shown, white.delay), (Some(seconds(main)), Some(seconds(delay))), "at {now} s");
    }
    press(&mut clock, White, 9);
    shows(&clock, 9, minutes(5), minutes(5));
    press(&mut clock, Black, 9 + 25);
    shows(&clock, 34, minutes(5), seconds(300 - 15));
}

#[test]
fn fide_6_2b_bronstein_gives_the_same_but_shows_one_sum() {
    let (mut delay, mut bronstein) = (started("5 d10"), started("5 b10"));
    shows(&bronstein, 0, seconds(310), seconds(310));
    shows(&bronstein, 4, seconds(306), seconds(310));
    assert_eq!(bronstein.next_flag_at(), delay.next_flag_at());
    for clock in [&mut delay, &mut bronstein] {
        press(clock, White, 4);
        press(clock, Black, 4 + 25);
    }
    // Four seconds come back after four, ten after twenty-five: never more than there was.
    shows(&bronstein, 29, seconds(310), seconds(310 - 15));
    shows(&delay, 29, seconds(300), seconds(300 - 15));
    assert_eq!(bronstein.next_flag_at(), delay.next_flag_at());
    assert_eq!(bronstein.next_flag_at(), Some(at(29 + 310)));
}

#[test]
fn fide_6_2b_with_no_main_time_the_delay_is_all_there_is() {
    let mut clock = started("3 days/move");
    let day = 86_400;
    press(&mut clock, White, 2 * day);
    press(&mut clock, Black, 3 * day);
    assert_eq!(clock.next_flag_at(), Some(at(6 * day)), "the day that White saved is lost");
}

#[test]
fn fide_6_3_only_completed_moves_count_when_the_flag_falls() {
    let mut clock = started("2/10, 5");
    play(&mut clock, 1, 0, 60, 60);
    // White makes move 2 and forgets the clock.
    let fall = clock.fallen(at(5000)).unwrap().white.expect("fallen");
    assert_eq!((fall.at, fall.completed, fall.required), (at(60 + 600), 1, Some(2)));
    assert!(!fall.moves_met());
}

#[test]
fn fide_6_3_the_last_instant_is_too_late() {
    let mut in_time = started("1/10, 5");
    in_time.press(White, Instant::new(599_999).unwrap(), Millis::ZERO).unwrap();
    assert_eq!(in_time.fallen(at(700)).unwrap().white, None);
    let mut late = started("1/10, 5");
    press(&mut late, White, 600);
    let fall = late.fallen(at(700)).unwrap().white.expect("fallen");
    assert_eq!((fall.at, fall.completed, fall.required), (at(600), 0, Some(1)));
    // As real clocks do, it goes on with the next period, the flag still down.
    shows(&late, 600, minutes(5), minutes(10));
    assert!(late.display(at(700)).unwrap().white.flag_down);
}

#[test]
fn fide_6_3_a_fallen_flag_gets_no_increment() {
    let mut clock = started("5+10");
    press(&mut clock, White, 400);
    shows(&clock, 400, seconds(0), seconds(310));
    assert_eq!(clock.fallen(at(400)).unwrap().white.unwrap().at, at(310));
}

#[test]
fn fide_6_3_in_the_last_period_all_the_moves_are_required() {
    let clock = started("5");
    let fall = clock.fallen(at(300)).unwrap().white.expect("fallen");
    assert_eq!((fall.required, fall.moves_met()), (None, false));
}

#[test]
fn fide_6_5_whites_clock_is_started() {
    let mut clock = Clock::new(TimeControl::from_people("5").unwrap());
    assert_eq!(clock.press(White, at(0), Millis::ZERO), Err(ClockError::NotRunning));
    shows(&clock, 100, minutes(5), minutes(5));
    clock.start(White, at(100)).unwrap();
    shows(&clock, 130, seconds(270), minutes(5));
    assert_eq!(clock.start(White, at(130)), Err(ClockError::AlreadyStarted));
}

/// FIDE 6.7a
#[test]
fn the_time_until_the_press_is_the_movers() {
    let mut clock = started("5");
    press(&mut clock, White, 42);
    shows(&clock, 42, seconds(258), minutes(5));
    assert_eq!((clock.completed(White), clock.completed(Black)), (1, 0));
}

/// FIDE 6.10b
#[test]
fn the_arbiter_sets_time_and_counter() {
    let mut clock = started("2/10, 5");
    let to = Setting { remaining: minutes(7), completed: 1, period: None };
    let change = clock.set(White, to, at(60)).unwrap();
    assert_eq!((change.before, change.after), (minutes(9), minutes(7)));
    press(&mut clock, White, 120);
    shows(&clock, 120, minutes(6 + 5), minutes(10));
    let wrong = Setting { period: Some(3), ..to };
    assert_eq!(clock.set(White, wrong, at(120)), Err(ClockError::NotThatPeriod));
    assert_eq!(
        clock.set(White, Setting { remaining: seconds(-1), ..to }, at(120)),
        Err(ClockError::BelowZero)
    );
}

/// FIDE 6.10b
#[test]
fn setting_the_clock_raises_the_flag() {
    let mut clock = started("5");
    let to = Setting { remaining: minutes(1), completed: 0, period: None };
    clock.set(White, to, at(400)).unwrap();
    assert_eq!(clock.fallen(at(400)).unwrap().white, None);
    assert_eq!(clock.next_flag_at(), Some(at(460)));
}

/// FIDE 6.12c
#[test]
fn nobody_gains_by_a_pause() {
    let mut clock = started("5 d10");
    clock.pause(at(4)).unwrap();
    assert_eq!(clock.press(White, at(50), Millis::ZERO), Err(ClockError::NotRunning));
    clock.resume(White, at(100)).unwrap();
    assert_eq!(clock.next_flag_at(), Some(at(100 + 6 + 300)), "four seconds of the delay were used");

    let mut clock = started("5+10");
    press(&mut clock, White, 10);
    clock.pause(at(20)).unwrap();
    clock.resume(White, at(30)).unwrap();
    shows(&clock, 30, seconds(310), seconds(300));
}

/// FIDE 13.4b
#[test]
fn more_time_for_the_opponent() {
    let mut clock = started("5");
    clock.add(Black, minutes(2), at(10)).unwrap();
    shows(&clock, 10, seconds(290), minutes(7));
}

/// FIDE 13.4c
#[test]
fn a_penalty_can_use_up_the_time() {
    let mut clock = started("5");
    clock.add(Black, minutes(-5), at(10)).unwrap();
    let fall = clock.fallen(at(20)).unwrap().black.expect("the flag falls although the clock is not running");
    assert_eq!(fall.at, at(10));
    shows(&clock, 20, seconds(280), seconds(0));
    clock.add(Black, seconds(-5), at(30)).unwrap();
    assert_eq!(clock.fallen(at(30)).unwrap().black.unwrap().at, at(10), "it is the same flag");
}

#[test]
fn fide_10_1_all_the_moves_that_remain() {
    let cases = [("40/90, 30", false), ("90+30", true), ("40/120, 20/60", false), ("untimed", false)];
    for (control, expected) in cases {
        assert_eq!(started(control).in_quickplay_finish(White), expected, "{control}");
    }
    let mut clock = started("1/90, 30");
    press(&mut clock, White, 10);
    assert_eq!((clock.in_quickplay_finish(White), clock.in_quickplay_finish(Black)), (true, false));
}

/// FIDE 2014/6.2a(2)
#[test]
fn a_move_counts_without_a_press() {
    let mut clock = started("2/10+30, 5+30");
    clock.count_move(White, at(10)).unwrap();
    clock.count_move(Black, at(20)).unwrap();
    press(&mut clock, White, 60);
    // One increment for the press, none for the move that was not pressed.
    shows(&clock, 60, seconds(630 - 60 + 300 + 30), seconds(630));
    assert_eq!((clock.completed(White), clock.completed(Black)), (2, 1));
}

#[test]
fn lag_is_forgiven_up_to_the_limit_and_to_both() {
    let rules = ClockRules { lag_limit: seconds(2), ..ClockRules::default() };
    for (lag, forgiven) in [(0, 0), (1, 1), (2, 2), (9, 2)] {
        let mut clock = started_by("5", rules);
        let press = clock.press(White, at(10), seconds(lag)).unwrap();
        assert_eq!((press.lag, press.spent), (seconds(forgiven), seconds(10 - forgiven)), "lag {lag}");
        shows(&clock, 10, seconds(290 + forgiven), minutes(5));
    }
    let mut clock = started_by("5", rules);
    assert_eq!(clock.press(White, at(1), seconds(-1)), Err(ClockError::BelowZero));
    assert_eq!(clock.press(White, at(1), seconds(2)).unwrap().lag, seconds(1), "no more than was used");
}

#[test]
fn lag_saves_a_flag_that_fell_on_the_way() {
    let mut clock = started_by("5", ClockRules { lag_limit: seconds(2), ..ClockRules::default() });
    clock.press(White, at(301), seconds(2)).unwrap();
    assert_eq!(clock.fallen(at(301)).unwrap().white, None);
    shows(&clock, 301, seconds(1), minutes(5));
}

#[test]
fn a_stopped_clock_stays_stopped() {
    let mut clock = started("5");
    clock.stop(at(10)).unwrap();
    shows(&clock, 1000, seconds(290), minutes(5));
    let stopped = Err(ClockError::Stopped);
    assert_eq!(clock.start(White, at(11)), stopped);
    assert_eq!(clock.resume(White, at(11)), stopped);
    assert_eq!(clock.pause(at(11)), stopped);
    assert_eq!(clock.stop(at(11)), stopped);
    assert_eq!(clock.press(White, at(11), Millis::ZERO).map(|_| ()), stopped);
}

#[test]
fn time_does_not_run_backwards() {
    let mut clock = started("5");
    press(&mut clock, White, 10);
    let back = ClockError::BackInTime { last: at(10) };
    assert_eq!(clock.display(at(9)), Err(back));
    assert_eq!(clock.press(Black, at(9), Millis::ZERO), Err(back));
}
