//! Whatever is fixed before play is read as it was written, and no regulations make the table panic.

use partie_laws::Edition;
use partie_table::clock::{Both, Instant, NextPeriod};
use partie_table::time_control::{Millis, TimeControl};
use partie_table::{
    Agreement, Arbitration, Blindfold, Colour, Conduct, FlagCall, Game, Handicap, KindOfPlay, Recording,
    Regulations, Scoresheets, Scoring, Supervision, Table,
};
use proptest::prelude::*;
use proptest::{option, sample::select};

fn game() -> impl Strategy<Value = Game> {
    let chess960 = (0..1000_u16).prop_map(|number| Game::Chess960 { number });
    prop_oneof![Just(Game::Chess), chess960, Just(Game::CzechDraughts)]
}

fn time_control() -> impl Strategy<Value = TimeControl> {
    select(vec!["-", "60", "40/5400+30:1800+30", "2/30:60", "900b5", "300d3", "60 v 45+1"])
        .prop_map(|text| TimeControl::from_pgn(text).expect("a time control"))
}

fn agreement() -> impl Strategy<Value = Agreement> {
    let from_move = any::<u32>().prop_map(Agreement::FromMove);
    prop_oneof![Just(Agreement::Free), from_move, Just(Agreement::WithConsent), Just(Agreement::None)]
}

fn handicap() -> impl Strategy<Value = Handicap> {
    let square = "[a-h][1-8]".prop_map(|name| name.parse().expect("a square"));
    (select(Colour::BOTH.to_vec()), prop::collection::vec(square, 0..4))
        .prop_map(|(giver, squares)| Handicap { giver, squares })
}

fn start() -> impl Strategy<Value = String> {
    let possible = select(vec!["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "W:WKa1,a3:BKb8,h6", ""]);
    prop_oneof![possible.prop_map(str::to_owned), ".{0,20}"]
}

fn regulations() -> impl Strategy<Value = Regulations> {
    let ways = (
        select(vec![NextPeriod::AtMoveCompleted, NextPeriod::WhenZeroReached]),
        select(vec![Conduct::Assisted, Conduct::OverTheBoard]),
        select(vec![Supervision::Adequate, Supervision::Inadequate]),
        select(vec![FlagCall::ByTheLaws, FlagCall::Automatic]),
    );
    let what = (game(), select(Edition::ALL.to_vec()), time_control(), agreement());
    let beside = (option::of(handicap()), option::of(start()), option::of(".{0,20}"));
    let numbers = (any::<(bool, bool)>(), any::<[u8; 3]>(), any::<(u16, u16)>());
    let kinds = (recording(), kind_of_play());
    (what, ways, beside, numbers, kinds).prop_map(|(what, ways, beside, numbers, (recording, play))| {
        let (game, edition, time_control, agreement) = what;
        let (next_period, conduct, supervision, flag) = ways;
        let (handicap, start, annex) = beside;
        let ((fide_rated, correspondence), [win, draw, loss], (default_time, lag_limit)) = numbers;
        let [default_time_ms, lag_limit_ms] =
            [default_time, lag_limit].map(|seconds| Millis::from_seconds(seconds.into()));
        let scoring = Scoring { win, draw, loss };
        Regulations {
            game,
            edition,
            time_control,
            next_period,
            conduct,
            supervision,
            flag,
            default_time_ms,
            agreement,
            scoring,
            arbitration: Arbitration {
                quickplay_announced: win % 2 == 0,
                no_arbiter: draw % 2 == 0,
                no_appeals: loss % 2 == 0,
                milder_device_penalty: fide_rated,
            },
            lag_limit_ms,
            handicap,
            start,
            annex,
            fide_rated,
            correspondence,
            recording,
            play,
        }
    })
}

fn recording() -> impl Strategy<Value = Recording> {
    let minutes = || option::of((0_u32..600).prop_map(Millis::from_minutes));
    let kept = select(vec![Scoresheets::ByProgram, Scoresheets::ByPlayers]);
    let language = || option::of(select(["cs", "en", "figurine"].map(|tag| tag.parse().unwrap()).to_vec()));
    (kept, minutes(), minutes(), language(), language()).prop_map(
        |(scoresheets, session_ms, resumption_default_ms, white, black)| Recording {
            scoresheets,
            session_ms,
            resumption_default_ms,
            languages: Both { white, black },
        },
    )
}

fn kind_of_play() -> impl Strategy<Value = KindOfPlay> {
    let players = || proptest::sample::subsequence(Colour::BOTH.to_vec(), 0..=2);
    let blindfold = (select(Colour::BOTH.to_vec()), any::<bool>());
    let blindfold = option::of(blindfold.prop_map(|(player, notes)| Blindfold { player, notes }));
    let simultaneous = option::of(select(Colour::BOTH.to_vec()));
    (players(), players(), blindfold, simultaneous).prop_map(
        |(special_boards, assistants, blindfold, simultaneous)| KindOfPlay {
            special_boards,
            assistants,
            blindfold: blindfold.into_iter().collect(),
            simultaneous,
        },
    )
}

proptest! {
    #[test]
    fn regulations_are_read_as_they_were_written(regulations in regulations()) {
        let json = serde_json::to_string(&regulations).unwrap();
        prop_assert_eq!(serde_json::from_str::<Regulations>(&json).unwrap(), regulations, "{}", json);
    }

    #[test]
    fn a_table_opens_or_says_why_not(regulations in regulations()) {
        match Table::open(regulations) {
            Ok(table) => {
                let log = [table.opening(Instant::BEGINNING)];
                prop_assert_eq!(Table::replay(&log), Ok(table));
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn the_state_of_sixty_moves_that_both_recorded_is_small() {
    let moves = "white moves Nf3\nwhite records\nblack moves Nf6\nblack records\n\
                 white moves Ng1\nwhite records\nblack moves Ng8\nblack records\n";
    let played = partie_table::script::check(&format!("partie: shuffling\n{}", moves.repeat(30))).unwrap();
    let table = &played[0].table;
    assert_eq!(table.plies().len(), 120);
    assert!(table.size_in_bytes() < 16 * 1024, "{} bytes", table.size_in_bytes());
}

#[test]
fn the_state_of_sixty_moves_that_both_wrote_in_their_own_words_is_small() {
    let moves = "they play and write Nf3 Nf6 Ng1 Ng8\n".repeat(30);
    let text = format!("partie: shuffling\nconduct: over the board\nscoresheets: by the players\n{moves}");
    let played = partie_table::script::check(&text).unwrap();
    let table = &played[0].table;
    assert_eq!(table.sheet(Colour::Black).entries().count(), 120);
    assert!(table.size_in_bytes() < 16 * 1024, "{} bytes", table.size_in_bytes());
}
