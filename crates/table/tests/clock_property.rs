//! Random acts on random clocks, compared with a clock that counts every millisecond.

mod clock_naive;

use clock_naive::Naive;
use partie_table::Colour::{self, Black, White};
use partie_table::clock::{Clock, ClockError, ClockRules, Instant, NextPeriod, Setting};
use partie_table::time_control::{Millis, Mode, Period, Periods, Quota, TimeControl};
use proptest::prelude::*;

/// Something done to a clock, so many milliseconds after the act before it.
#[derive(Clone, Copy, Debug)]
enum Act {
    Start(Colour),
    Press(Colour, Millis),
    CountMove(Colour),
    Pause,
    Resume(Colour),
    Stop,
    Set(Colour, Setting),
    Add(Colour, Millis),
}

fn perform(clock: &mut Clock, act: Act, now: Instant) -> Result<(), ClockError> {
    match act {
        Act::Start(player) => clock.start(player, now),
        Act::Press(player, lag) => clock.press(player, now, lag).map(|_| ()),
        Act::CountMove(player) => clock.count_move(player, now).map(|_| ()),
        Act::Pause => clock.pause(now),
        Act::Resume(player) => clock.resume(player, now),
        Act::Stop => clock.stop(now),
        Act::Set(player, to) => clock.set(player, to, now).map(|_| ()),
        Act::Add(player, time) => clock.add(player, time, now).map(|_| ()),
    }
}

fn ms(ms: i64) -> Millis {
    Millis::new(ms).expect("in range")
}

fn small() -> impl Strategy<Value = Millis> {
    (0..30i64).prop_map(ms)
}

/// Mostly small times, sometimes as large as can be.
fn any_time() -> impl Strategy<Value = Millis> {
    prop_oneof![small(), (-Millis::MAX.get()..=Millis::MAX.get()).prop_map(ms)]
}

fn player() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(White), Just(Black)]
}

fn periods() -> impl Strategy<Value = Option<Periods>> {
    let mode = prop_oneof![
        2 => Just(Mode::Plain),
        1 => (0..10i64).prop_map(|time| Mode::Fischer(ms(time))),
        1 => (0..10i64).prop_map(|time| Mode::Delay(ms(time))),
        1 => (0..10i64).prop_map(|time| Mode::Bronstein(ms(time))),
    ];
    let period =
        (1..4u16, 0..40i64, mode).prop_map(|(moves, base, mode)| (Quota::moves(moves), ms(base), mode));
    (prop::collection::vec(period, 1..4), any::<bool>()).prop_map(|(parts, rest)| {
        let last = parts.len() - 1;
        let period = |(number, (quota, base, mode)): (usize, (Option<Quota>, Millis, Mode))| Period {
            quota: quota.filter(|_| !(rest && number == last)).unwrap_or(Quota::Rest),
            base,
            mode,
        };
        Periods::new(parts.into_iter().enumerate().map(period).collect()).ok()
    })
}

fn clock() -> impl Strategy<Value = Clock> {
    let next_period = prop_oneof![Just(NextPeriod::AtMoveCompleted), Just(NextPeriod::WhenZeroReached)];
    (periods(), periods(), any::<bool>(), next_period, 0..8i64).prop_map(
        |(white, black, same, next_period, lag)| {
            let black = if same { white.clone() } else { black };
            Clock::with_rules(TimeControl { white, black }, ClockRules { next_period, lag_limit: ms(lag) })
        },
    )
}

fn act(time: BoxedStrategy<Millis>) -> impl Strategy<Value = Act> {
    let setting = (time.clone(), 0..8u16, prop::option::of(0..4u32))
        .prop_map(|(remaining, completed, period)| Setting { remaining, completed, period });
    prop_oneof![
        2 => player().prop_map(Act::Start),
        12 => (player(), time.clone()).prop_map(|(player, lag)| Act::Press(player, lag)),
        1 => player().prop_map(Act::CountMove),
        1 => Just(Act::Pause),
        3 => player().prop_map(Act::Resume),
        1 => (player(), setting).prop_map(|(player, to)| Act::Set(player, to)),
        1 => (player(), time).prop_map(|(player, time)| Act::Add(player, time)),
    ]
}

fn penalty_or_small() -> BoxedStrategy<Millis> {
    prop_oneof![3 => small(), 1 => (-20..0i64).prop_map(ms)].boxed()
}

/// Acts with the time before each of them; at the end the clock may be stopped.
fn acts() -> impl Strategy<Value = Vec<(i64, Act)>> {
    let stop = prop::option::of((0..20i64).prop_map(|wait| (wait, Act::Stop)));
    (prop::collection::vec((0..25i64, act(penalty_or_small())), 1..40), stop).prop_map(|(mut acts, stop)| {
        acts.extend(stop);
        acts
    })
}

/// The naive clock does the same act, if the clock accepted it.
fn perform_naively(naive: &mut Naive, act: Act, now: i64, rules: ClockRules) {
    match act {
        Act::Start(player) | Act::Resume(player) => naive.run(player, now),
        Act::Press(player, lag) => naive.press(player, now, lag.get().min(rules.lag_limit.get())),
        Act::CountMove(player) => naive.count_move(player, now),
        Act::Pause | Act::Stop => naive.halt(now),
        Act::Set(player, to) => naive.set(player, now, to),
        Act::Add(player, time) => naive.add(player, now, time.get()),
    }
}

fn same(clock: &Clock, naive: &Naive, now: i64) -> Result<(), TestCaseError> {
    let instant = Instant::new(now as u64).expect("in range");
    let naive = naive.at(now);
    let (display, fallen) = (clock.display(instant).unwrap(), clock.fallen(instant).unwrap());
    prop_assert!(!(display.white.running && display.black.running), "only one side runs");
    for player in Colour::BOTH {
        let (face, side) = (display.of(player), naive.side(player));
        prop_assert_eq!(face.running, naive.running == Some(player));
        prop_assert_eq!(face.used.get(), side.used);
        prop_assert_eq!(u32::from(face.completed), side.completed);
        prop_assert_eq!(face.shown.map(Millis::get), side.shown(naive.delay_left(player)));
        prop_assert_eq!(face.flag_down, side.fell_at.is_some());
        let fell_at = fallen.of(player).filter(|fall| !fall.moves_met()).map(|fall| fall.at.get() as i64);
        prop_assert_eq!(fell_at, side.fell_at);
        if side.is_timed() {
            prop_assert_eq!(side.given, side.main + side.used, "no time is lost or found");
            let main = clock.clone().add(player, Millis::ZERO, instant).unwrap().before;
            prop_assert_eq!(main.get(), side.main);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn it_agrees_with_a_clock_that_counts_every_millisecond(clock in clock(), acts in acts()) {
        let mut clock = clock;
        let mut naive = Naive::new(&clock);
        let mut now = 0;
        for (wait, act) in acts {
            now += wait;
            same(&clock, &naive, now)?;
            if perform(&mut clock, act, Instant::new(now as u64).unwrap()).is_ok() {
                perform_naively(&mut naive, act, now, clock.rules());
            }
            same(&clock, &naive, now)?;
            prop_assert_eq!(clock.next_flag_at().map(|at| at.get() as i64), naive.next_flag_at());
        }
    }

    #[test]
    fn the_same_acts_give_the_same_clock(clock in clock(), acts in acts()) {
        let (mut live, mut replayed) = (clock.clone(), clock);
        let mut now = 0;
        for (wait, act) in acts {
            now += wait as u64;
            let instant = Instant::new(now).unwrap();
            // Looking at the clock does not change it, and neither does writing it down and reading it.
            let _ = live.display(instant);
            let json = serde_json::to_string(&live).unwrap();
            live = serde_json::from_str(&json).unwrap();
            prop_assert_eq!(perform(&mut live, act, instant), perform(&mut replayed, act, instant));
            prop_assert_eq!(&live, &replayed);
        }
    }

    #[test]
    fn a_refused_act_changes_nothing(clock in clock(), acts in acts()) {
        let mut clock = clock;
        let mut now = 0;
        for (wait, act) in acts {
            now += wait as u64;
            let before = clock.clone();
            if perform(&mut clock, act, Instant::new(now).unwrap()).is_err() {
                prop_assert_eq!(&clock, &before);
            }
        }
    }

    #[test]
    fn absurd_numbers_do_no_harm(
        clock in clock(),
        acts in prop::collection::vec((0..=Millis::MAX.get() as u64, act(any_time().boxed())), 1..20),
    ) {
        let mut clock = clock;
        for (now, act) in acts {
            let instant = Instant::new(now).unwrap();
            let _ = perform(&mut clock, act, instant);
            let _ = (clock.display(instant), clock.fallen(instant), clock.next_flag_at());
        }
    }
}
