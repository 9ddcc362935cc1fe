//! What people see and may do, and what the results are worth.

use partie_table::catalogue::{Role, Row, rows};
use partie_table::clock::Instant;
use partie_table::time_control::TimeControl;
use partie_table::{
    Act, ActKind, Actor, Colour, Conduct, Game, Presence, Proof, Reason, Refusal, Regulations, Score,
    Scoring, Table, View, Why, acts_of, decide, decided, script, view, view_since, why_closed,
};

/// The table after the last partie of a script.
fn played(text: &str) -> Table {
    let parties = script::check(text).unwrap_or_else(|error| panic!("{error}"));
    parties.into_iter().next_back().expect("a partie").table
}

fn seen(table: &Table, role: Actor) -> View {
    view(table, Presence::FULL, role, Instant::from_seconds(60))
}

/// Why an act is closed to somebody.
fn why(table: &Table, role: Actor, act: ActKind) -> Option<Refusal> {
    why_closed(table, Presence::FULL, role, act, Instant::from_seconds(60))
}

const UNPRESSED: &str = "
    partie: the clock was not pressed
    conduct: over the board
    time: 90
    arbiter starts the game
    white moves e4";

#[test]
fn fide_13_6_players_are_not_told_of_moves_counts_and_the_clock() {
    let table = played(UNPRESSED);
    for role in [Actor::White, Actor::Black, Actor::WhiteAssistant, Actor::BlackAssistant] {
        let view = seen(&table, role);
        assert_eq!((view.turn, view.lines), (None, None), "{role}");
        let clocks = view.clocks.unwrap();
        assert_eq!(clocks.completed, None);
        let hints = [ActKind::Release, ActKind::Touch, ActKind::PressClock];
        let of_moves = |why: &Why| !matches!(why, Why::AssistantNotAdmitted(_) | Why::NotForYou(_));
        let closed = hints.into_iter().filter_map(|act| why(&table, role, act));
        let told: Vec<_> = closed.filter(|refusal| of_moves(&refusal.why)).collect();
        assert!(told.is_empty(), "{role}: {told:?}");
    }
}

#[test]
fn fide_13_6_the_count_is_told_while_scoresheets_are_completed_after_a_flag() {
    let rows = "partie: count\n conduct: over the board\n scoresheets: by the players\n time: 40/2, 60
        arbiter starts the game\n [0:30] white moves e4, presses the clock\n black moves e5, presses the clock";
    let told = |table: &Table, role: Actor, second: u32| {
        let clocks = view(table, Presence::FULL, role, Instant::from_seconds(second)).clocks.unwrap();
        clocks.completed.map(|completed| (completed.white, completed.black))
    };
    let table = played(rows);
    for player in [Actor::White, Actor::Black] {
        assert_eq!(told(&table, player, 60), None, "no flag is down");
        assert_eq!(told(&table, player, 200), Some((1, 1)), "FIDE 8.5");
    }
    assert_eq!(told(&table, Actor::Spectator, 200), None);
    let complete = played(&format!("{rows}\n white writes e4 e5\n black writes e4 e5"));
    assert_eq!(told(&complete, Actor::White, 200), None, "FIDE 8.5 is done with");
}

#[test]
fn fide_13_6_both_players_are_offered_the_same_acts_of_hands() {
    let table = played(UNPRESSED);
    let hands = |role| {
        let acts = [ActKind::Touch, ActKind::Release, ActKind::TakeOff, ActKind::PressClock];
        acts.map(|act| seen(&table, role).open.contains(&act))
    };
    assert_eq!(hands(Actor::White), hands(Actor::Black));
}

/// What is listed for both in the same way, whoever has the move and whether or not the clock was pressed.
#[test]
fn fide_13_6_what_is_open_does_not_tell_who_has_the_move() {
    const SETTINGS: &str =
        "conduct: over the board\n time: 90\n session: 240\n supervision: inadequate\n edition: fide-2018";
    for settings in [SETTINGS, "conduct: over the board\n special boards: white black\n time: 90"] {
        let after = |rows: &str| {
            let table = played(&format!("partie: hidden\n {settings}\n arbiter starts the game\n {rows}"));
            [Actor::White, Actor::Black].map(|role| (seen(&table, role).open, acts_of(&table, role)))
        };
        let before = after("");
        assert_eq!(before[0], before[1], "{settings}");
        assert_eq!(before, after("white moves e4"), "{settings}");
        assert_eq!(before, after("white moves e4, presses the clock"), "{settings}");
    }
}

#[test]
fn fide_6_14_what_screens_show_is_not_in_the_views_of_the_players() {
    let table = played(UNPRESSED);
    let lines = |role| seen(&table, role).lines.unwrap();
    assert_eq!(seen(&table, Actor::Arbiter).turn, Some(Colour::Black));
    assert_eq!(lines(Actor::Arbiter)[0].notation, "e4");
    assert_eq!(seen(&table, Actor::Spectator).turn, None, "it tells that the move was legal");
    assert_eq!(lines(Actor::Spectator), [], "the clock was not pressed");
    let pressed = played(&format!("{UNPRESSED}, presses the clock\n they play Nc6 Bb5"));
    let notations: Vec<String> =
        seen(&pressed, Actor::Spectator).lines.unwrap().into_iter().map(|line| line.notation).collect();
    assert_eq!(notations, ["e2-e4", "Nb8-c6", "Bf1-b5"]);
    for role in [Actor::Arbiter, Actor::Spectator] {
        let view = seen(&table, role);
        assert_eq!(view.pieces.len(), 32);
        assert!(view.clocks.is_some(), "{role}");
    }
    for role in [Actor::White, Actor::Black] {
        let view = seen(&table, role);
        assert_eq!((view.turn, view.lines), (None, None), "{role} cannot rest a claim on them (FIDE 13.6)");
    }
    assert_eq!(seen(&table, Actor::Spectator).open, [ActKind::Report], "FIDE 13.7a");
}

#[test]
fn fide_12_5_when_the_game_is_over_everybody_sees_everything() {
    let table = played(&format!("{UNPRESSED}\n black resigns"));
    for role in Actor::ALL {
        assert_eq!(seen(&table, role).lines.unwrap().len(), 1, "{role}");
    }
    let after = [ActKind::Record, ActKind::Sign, ActKind::Report, ActKind::Appeal];
    assert_eq!(seen(&table, Actor::White).open, after);
}

#[test]
fn assisted_players_see_the_moves_and_why_an_act_is_closed() {
    let table = played("partie: assisted\n they play e4 e5 Nf3");
    let white = seen(&table, Actor::White);
    let notation: Vec<String> = white.lines.unwrap().into_iter().map(|line| line.notation).collect();
    assert_eq!(notation, ["e4", "e5", "Nf3"]);
    let refusal = why(&table, Actor::White, ActKind::Move).unwrap();
    assert_eq!(refusal.to_string(), "FIDE 1.1: not-your-turn black");
}

#[test]
fn only_the_player_and_the_arbiter_see_what_the_player_is_bound_to() {
    let touched =
        "partie: bound\n conduct: over the board\n time: 90\n arbiter starts the game\n white touches g1";
    let after = |rows: &str| {
        let table = played(&format!("{touched}{rows}"));
        [Actor::White, Actor::Arbiter, Actor::Black, Actor::Spectator].map(|role| {
            let bound = seen(&table, role).bound;
            bound.map(|bound| (bound.article.to_string(), bound.moves.len()))
        })
    };
    let (alone, legal) = (Some(("FIDE 4.3a".to_owned(), 0)), Some(("FIDE 4.3a".to_owned(), 2)));
    // The page is wood: it says nothing until somebody has complained.
    assert_eq!(after(""), [None, legal.clone(), None, None]);
    let taken_back = "\n white releases e2-e4, presses the clock\n black complains";
    assert_eq!(after(taken_back), [alone, legal, None, None]);
}

#[test]
fn a_breach_is_for_the_arbiter_to_see_and_for_the_opponent_to_complain_of() {
    let table = played("partie: breach\n conduct: over the board\n white touches g1, releases e2-e4");
    assert!(seen(&table, Actor::Arbiter).breach.is_some());
    assert!(
        Actor::ALL
            .into_iter()
            .filter(|role| *role != Actor::Arbiter)
            .all(|r| seen(&table, r).breach.is_none())
    );
}

#[test]
fn an_illegal_move_is_shown_in_squares_and_the_next_ones_in_notation() {
    let table = played(
        "partie: illegal\n conduct: over the board\n white releases f1-c4, presses the clock\n they play e5 Bxf7",
    );
    let lines = seen(&table, Actor::Arbiter).lines.unwrap();
    let shown: Vec<(&str, bool)> = lines.iter().map(|line| (line.notation.as_str(), !line.illegal)).collect();
    assert_eq!(shown, [("f1-c4", false), ("e5", true), ("Bxf7+", true)]);
}

#[test]
fn fide_12_6_the_arbiter_sees_how_often_a_player_offers_and_claims_in_vain() {
    let table = played("partie: a nuisance\n white offers a draw\n black declines\n white claims repetition");
    let white = seen(&table, Actor::Arbiter).persistence.unwrap().white;
    assert_eq!((white.offers, white.failed_claims), (1, 1));
    assert_eq!(seen(&table, Actor::Black).persistence, None);
}

#[test]
fn fide_11_1_a_point_for_a_win_half_for_a_draw_unless_announced_otherwise() {
    let table = played("partie: resignation\n white resigns");
    let outcome = table.outcome().unwrap();
    assert_eq!(
        (outcome.white, outcome.black, outcome.reason),
        (Score::Loss, Score::Win, Reason::Resignation)
    );
    let usual = table.regulations().scoring;
    assert_eq!([Score::Win, Score::Draw, Score::Loss].map(|score| usual.half_points(score)), [2, 1, 0]);
    let football = Scoring { win: 6, draw: 2, loss: 0 };
    assert_eq!(football.half_points(outcome.score(Colour::Black)), 6);
}

#[test]
fn fide_a2_no_recording_in_rapid_chess() {
    let asks = |time: &str| {
        let time_control = TimeControl::from_pgn(time).unwrap();
        Regulations { time_control, conduct: Conduct::OverTheBoard, ..Regulations::default() }
            .asks_for_recording()
    };
    assert!(asks("5400+30") && asks("3600"));
    assert!(!asks("900+10") && !asks("180+2"));
}

#[test]
fn cud_10_2b_moves_in_a_time_are_recorded_with_the_clock() {
    let regulations = |time: &str| Regulations {
        game: Game::CzechDraughts,
        time_control: TimeControl::from_pgn(time).unwrap(),
        ..Regulations::default()
    };
    assert!(regulations("20/600").asks_for_recording());
    assert!(!regulations("600").asks_for_recording(), "ČUD 10.4");
}

#[test]
fn cud_10_2a_moves_in_a_time_need_the_clock() {
    let table = played("partie: clock\n game: czech-draughts\n time: 20/10\n white moves c3-d4");
    assert_eq!(table.clock().running(), Some(Colour::Black));
}

const REPORTED: &str = "
    partie: a tip for the arbiter
    edition: fide-2023
    conduct: over the board
    time: 25
    they play e4 e5
    spectator reports notes of black because of a book
    white asks for the scoresheet";

#[test]
fn fide_13_7a_only_the_arbiter_hears_of_incidents_until_the_game_is_over() {
    let table = played(REPORTED);
    for role in Actor::ALL {
        let incidents = seen(&table, role).casebook.map(|casebook| casebook.incidents.len());
        assert_eq!(incidents, (role == Actor::Arbiter).then_some(1), "{role}");
    }
    let table = played(&format!("{REPORTED}\n    white resigns"));
    for role in Actor::ALL {
        assert_eq!(seen(&table, role).casebook.map(|casebook| casebook.incidents.len()), Some(1), "{role}");
    }
}

#[test]
fn fide_2023_a_4_the_scoresheet_is_shown_until_the_next_move_and_to_nobody_else() {
    let table = played(REPORTED);
    assert_eq!(seen(&table, Actor::White).lines.map(|lines| lines.len()), Some(2));
    assert_eq!(seen(&table, Actor::Black).lines, None);
    let table = played(&format!("{REPORTED}\n    white moves Nf3"));
    assert_eq!(seen(&table, Actor::White).lines, None);
}

#[test]
fn fide_6_9_everybody_sees_why_it_is_a_draw() {
    let table = played(
        "
        partie: a lone king
        time: 5
        start: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
        they play e4 Ke7
        [5:01] black claims the flag",
    );
    for role in Actor::ALL {
        let proof = seen(&table, role).proof;
        assert_eq!(proof, [(Colour::Black, Proof::TooFewPieces)], "{role}");
        assert_eq!(proof[0].1.to_string(), "too-few-pieces");
    }
}

#[test]
fn fide_10_2b_a_postponed_claim_is_on_record() {
    let table = played(
        "
        partie: postponed
        time: 60
        start: 8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1
        arbiter starts the game
        [59:00] white claims that black makes no effort
        arbiter rules postponed by FIDE 10.2b because I look on",
    );
    let claim = table.casebook().quickplay.expect("a claim");
    assert_eq!((claim.by, claim.postponed), (Colour::White, true));
}

const ENDGAME_ALONE: &str = "
    partie: no arbiter is there
    conduct: over the board
    scoresheets: by the players
    time: 60
    arbiter: none
    start: 8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1
    white starts the game
    [59:00] white moves Bf3, writes Sf3, presses the clock
    [59:10] black moves Rd4, presses the clock
    white writes Vd4";

#[test]
fn fide_d1a_the_final_position_is_written_down_and_the_opponent_verifies_it() {
    let script = format!("{ENDGAME_ALONE}\n [59:20] white claims that black cannot win");
    let (claimed, confirmed) = (played(&script), played(&format!("{script}\n black confirms")));
    for role in Actor::ALL {
        let sent = seen(&claimed, role).submitted.expect("a position");
        assert_eq!(sent.position, "8/8/4k3/8/3r4/5B2/8/4K3 w - - 2 2", "{role}");
        assert!(sent.sheet.is_empty() && !sent.confirmed, "{role}");
        assert!(seen(&confirmed, role).submitted.expect("a position").confirmed, "{role}");
    }
    assert!(seen(&claimed, Actor::Black).open.contains(&ActKind::Confirm));
    assert!(!seen(&claimed, Actor::White).open.contains(&ActKind::Confirm));
}

#[test]
fn fide_d1b_the_scoresheet_is_sent_with_the_position_and_stays_on_record() {
    let script = format!("{ENDGAME_ALONE}\n [59:20] white claims that black makes no effort");
    let ruling = "arbiter rules 1/2-1/2 by FIDE D1(end) because nothing was tried";
    let (claimed, over) = (played(&script), played(&format!("{script}\n black confirms\n {ruling}")));
    assert_eq!(seen(&claimed, Actor::Black).submitted.expect("a claim").sheet, ["Sf3", "Vd4"]);
    let kept = seen(&over, Actor::Spectator).submitted.expect("a claim");
    assert_eq!((&*kept.position, kept.confirmed), ("8/8/4k3/8/3r4/5B2/8/4K3 w - - 2 2", true));
}

#[test]
fn every_act_that_a_role_could_ever_do_is_listed_once() {
    let settings = "conduct: over the board\n time: 90\n session: 240\n special boards: white";
    let chess = played(&format!("partie: chess\n game: chess960 518\n {settings}\n arbiter starts the game"));
    let draughts = played("partie: draughts\n game: czech-draughts\n conduct: over the board");
    for role in Actor::ALL {
        let listed = |table| acts_of(table, role);
        for &kind in ActKind::ALL {
            let in_draughts = matches!(kind, ActKind::LetStand | ActKind::Crown);
            let found = listed(if in_draughts { &draughts } else { &chess });
            let times = found.iter().filter(|found| **found == kind).count();
            let could = kind.row().who.contains(&Role::of(role));
            assert_eq!(times, usize::from(could), "{role}: {kind}");
        }
    }
}

#[test]
fn the_arbiter_learns_why_an_act_is_closed_and_what_opens_it() {
    let appealed = "partie: appeal\n time: 90\n they play e4 e5
        arbiter penalises white with a warning by FIDE 13.4a because of noise";
    let table = played(appealed);
    let refusal = why(&table, Actor::Arbiter, ActKind::DecideAppeal).unwrap();
    assert_eq!(
        (refusal.article.to_string(), refusal.acts),
        ("FIDE 12.10".to_owned(), &[ActKind::Appeal][..])
    );
    assert!(seen(&table, Actor::White).open.contains(&ActKind::Appeal));
    let table = played(&format!("{appealed}\n black appeals against FIDE 13.4a because it was loud"));
    assert!(seen(&table, Actor::Arbiter).open.contains(&ActKind::DecideAppeal));
}

#[test]
fn fide_6_12b_nobody_calls_an_arbiter_who_is_not_there() {
    let table = played("partie: alone\n time: 90\n they play e4 e5");
    let now = Instant::from_seconds(60);
    let alone = Presence { arbiter: false, ..Presence::FULL };
    for role in [Actor::White, Actor::Black] {
        assert!(!view(&table, alone, role, now).open.contains(&ActKind::StopClocks), "{role}");
        let refusal = why_closed(&table, alone, role, ActKind::StopClocks, now).unwrap();
        assert_eq!((refusal.why, refusal.article.to_string()), (Why::NoArbiter, "FIDE 6.12b".to_owned()));
        assert_eq!(why(&table, role, ActKind::StopClocks), None);
    }
}

#[test]
fn fide_6_5_nobody_begins_before_both_seats_are_taken() {
    let table = Table::open(Regulations::default()).unwrap();
    let now = Instant::BEGINNING;
    let mut waiting = Presence::FULL;
    waiting.seats.black = false;
    assert_eq!(view(&table, waiting, Actor::White, now).open, []);
    let refusal = why_closed(&table, waiting, Actor::White, ActKind::Move, now).unwrap();
    assert_eq!((refusal.why, refusal.article.to_string()), (Why::SeatEmpty, "FIDE 6.5".to_owned()));
    assert!(view(&table, Presence::FULL, Actor::White, now).open.contains(&ActKind::Move));
}

#[test]
fn fide_13_6_an_update_does_not_tell_how_many_moves_were_made() {
    let table = played("partie: moves\n conduct: over the board\n they play e4 e5 Nf3 Nc6");
    for (role, from) in [(Actor::White, 0), (Actor::Black, 0), (Actor::Arbiter, 4), (Actor::Spectator, 4)] {
        let update = view_since(&table, Presence::FULL, role, Instant::from_seconds(60), usize::MAX);
        assert_eq!(update.from, from, "{role}");
    }
}

#[test]
fn fide_6_10b_a_counter_set_to_its_end_keeps_nobody_from_moving() {
    let table = played(
        "partie: counter\n time: 90\n they play e4 e5
        arbiter sets white to 10:00 and 65535 moves by FIDE 6.10b because of a test
        they play Nf3 Nc6 Bb5",
    );
    assert_eq!(table.plies().len(), 5);
}

#[test]
fn over_the_board_nobody_but_the_arbiter_is_told_what_is_legal() {
    for rows in ["they play e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7", "game: czech-draughts\n they play c3-d4 f6-e5"] {
        let table = played(&format!("partie: wood\n conduct: over the board\n {rows}"));
        for role in Actor::ALL.into_iter().filter(|role| *role != Actor::Arbiter && table.outcome().is_none())
        {
            let view = seen(&table, role);
            assert!(view.choices.is_empty() && view.check.is_none(), "{role}: {rows}");
        }
    }
    let draughts = played("partie: no claims\n game: czech-draughts");
    assert!(
        !acts_of(&draughts, Actor::White).contains(&ActKind::ClaimRepetition),
        "nothing is claimed in draughts"
    );
    let assisted = played("partie: assisted");
    assert!(!acts_of(&assisted, Actor::White).contains(&ActKind::AskForTwoBoards));
}

#[test]
fn fide_6_12b_the_arbiter_reads_who_waits_since_when_and_for_what() {
    let table = played(
        "
    partie: the lamp has gone out
    time: 90
    white moves e4
    [0:05] black stops the clocks because of the lamp",
    );
    let waiting = seen(&table, Actor::Arbiter).waiting.expect("somebody waits");
    assert_eq!((waiting.by, waiting.since), (Actor::Black, Instant::from_seconds(5)));
    assert_eq!(waiting.note, "of the lamp");
    assert_eq!(seen(&table, Actor::White).waiting, Some(waiting));
    assert_eq!(seen(&table, Actor::Spectator).waiting, None);
}

/// Whoever claims something is answered, and a wrong word is counted: it costs nothing, but may disturb (FIDE 12.6).
#[test]
fn fide_12_6_every_claim_is_answered() {
    let settings = "conduct: over the board\n time: 90\n supervision: inadequate\n edition: fide-2018\n arbiter starts the game";
    let begun = played(&format!(
        "partie: claims\n {settings}\n white moves e4, presses the clock\n black moves e5, presses the clock"
    ));
    let draughts = played(
        "partie: claims\n game: czech-draughts\n conduct: over the board\n white moves c3-d4, presses the clock\n black moves b6-a5, presses the clock",
    );
    let is_claim = |name: &str| {
        ["claim", "notice", "complain", "let-stand", "propose-restoring", "request-increment"]
            .iter()
            .any(|start| name.starts_with(start))
    };
    for row in rows().iter().filter(|row| is_claim(row.kind.name()) && row.who.contains(&Role::Player)) {
        for table in [&begun, &draughts] {
            let json = said(row);
            let act: Act = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
            assert_eq!(act.kind(), row.kind, "{json}");
            check_answer(table, &act, &json);
        }
    }
}

/// How each claim is said on the wire.
fn said(row: &Row) -> String {
    match row.kind {
        ActKind::ClaimQuickplay => r#"{"act":"claim-quickplay","ground":"cannot-win"}"#.to_owned(),
        ActKind::ProposeRestoring => r#"{"act":"propose-restoring","to":0}"#.to_owned(),
        _ if row.template.is_empty() => format!(r#"{{"act":"{}"}}"#, row.kind.name()),
        _ => row.template.to_owned(),
    }
}

/// It is refused with an article, decided, or waits for somebody; and what was wrong is counted.
fn check_answer(table: &Table, act: &Act, json: &str) {
    let Ok(events) = decide(table, Presence::FULL, Actor::White, act, Instant::from_seconds(60)) else {
        return;
    };
    let answered = decided(table, &events);
    let mut after = table.clone();
    for event in &events {
        after.apply(event);
    }
    let claimant = seen(&after, Actor::White);
    let waits = claimant.question.is_some() || claimant.claim.is_some() || claimant.outcome.is_some();
    assert!(!answered.is_empty() || waits, "{json}: {events:?}");
    let wrong = answered.iter().any(|one| {
        matches!(
            &*one.phrase.key,
            "verdict-nothing-irregular" | "verdict-complaint-wrong" | "verdict-flag-not-down"
        )
    });
    let counted = seen(&after, Actor::Arbiter).persistence.unwrap().white.wrong_notices;
    assert_eq!(counted, u16::from(wrong), "{json}");
}
