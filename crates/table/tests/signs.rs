//! Signs behind moves and odd results, from what people type to the files that other programs read.

use partie_chess::pgn::{self, Nag};
use partie_draughts::notation::Sign;
use partie_draughts::pdn::{self, Remark};
use partie_table::clock::Instant;
use partie_table::{
    Act, Actor, Event, Fact, Heading, MarkedMove, Presence, Regulations, Signs, Table, decide, lines_since,
    script,
};

fn played(text: &str) -> script::Played {
    let parties = script::check(text).unwrap_or_else(|error| panic!("{error}"));
    parties.into_iter().next_back().expect("a partie")
}

fn as_pgn(log: &[Event]) -> pgn::Game {
    let text = partie_table::pgn(log, &Heading::default()).unwrap().expect("it is chess");
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn as_pdn(log: &[Event]) -> pdn::Game {
    let text = partie_table::pdn(log, &Heading::default()).unwrap().expect("it is draughts");
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn nags(game: &pgn::Game) -> Vec<Vec<u8>> {
    let of_move = |step: &pgn::Step| step.remarks.nags.iter().map(|nag| nag.0).collect();
    game.line.moves.iter().map(of_move).collect()
}

fn shown(table: &Table) -> Vec<String> {
    lines_since(table, 0).iter().map(|line| format!("{}{}", line.notation, line.signs)).collect()
}

#[test]
fn a_mark_typed_with_a_move_is_shown_kept_and_exported() {
    let partie =
        played("partie: marks\n they play e4! e5?! Nf3!? Nc6±\n white moves Bb5\n they play a6 O-O??");
    assert_eq!(shown(&partie.table), ["e4!", "e5?!", "Nf3!?", "Nc6±", "Bb5", "a6", "O-O??"]);
    assert_eq!(nags(&as_pgn(&partie.log)), [vec![1], vec![6], vec![5], vec![16], vec![], vec![], vec![4]]);
    let replayed = Table::replay(&partie.log).unwrap();
    assert_eq!(replayed, partie.table);
    let kept: Table = serde_json::from_str(&serde_json::to_string(&partie.table).unwrap()).unwrap();
    assert_eq!(kept, partie.table);
}

/// Each sign behind a move, glued to it and after a space, and how PDN says it.
#[test]
fn cud_9_1_every_sign_typed_with_a_move_is_shown_kept_and_exported() {
    for text in ["!", "!!", "?", "??", "?!", "!?", "*", "+", "=", "+1", "+12", "-1", "-2", "a.l."] {
        let sign: Sign = text.parse().unwrap();
        for typed in [format!("c3-d4{text}"), format!("c3-d4 {text}")] {
            let partie = played(&format!("partie: sign\n game: czech-draughts\n white moves {typed}"));
            assert_eq!(shown(&partie.table), [format!("c3-d4{text}")]);
            let game = as_pdn(&partie.log);
            let first = game.main_line().next().unwrap();
            assert_eq!(game.remarks(first)[0], Remark::Sign(sign), "{game}");
        }
    }
    let several = played("partie: signs\n game: czech-draughts\n white moves c3-d4!* +1 a.l.");
    assert_eq!(shown(&several.table), ["c3-d4! * +1 a.l."]);
    let capture = played("partie: capture\n game: czech-draughts\n they play c3-d4 b6-a5 d4-c5 d6xb4*");
    assert_eq!(shown(&capture.table)[3], "d6xb4*");
}

#[test]
fn signs_on_scoresheets_go_into_the_record_when_the_game_is_over() {
    const SHEETS: &str = "partie: sheets\n conduct: over the board\n scoresheets: by the players
        white moves Nf3, writes Jf3!?, presses the clock
        black moves d5, presses the clock
        black writes Sf3? d5!
        white writes d5";
    let under_way = played(SHEETS);
    assert_eq!(nags(&as_pgn(&under_way.log)), [Vec::<u8>::new(), Vec::new()], "a sheet is its player's own");
    let over = played(&format!("{SHEETS}\n white resigns"));
    assert_eq!(nags(&as_pgn(&over.log)), [vec![5, 2], vec![1]], "White's sheet, then Black's");
    assert_eq!(over.table.sheet(partie_table::Colour::White).entries().next(), Some("Jf3!?"));

    let draughts = played(
        "partie: sheet\n game: czech-draughts\n conduct: over the board\n scoresheets: by the players
         white moves c3-d4, writes c3-d4*, presses the clock\n black resigns",
    );
    let game = as_pdn(&draughts.log);
    assert_eq!(game.remarks(game.main_line().next().unwrap())[0], Remark::Sign(Sign::Forced));
}

#[test]
fn signs_behind_a_sealed_move_come_out_of_the_envelope() {
    let partie = played(
        "partie: sealed\n conduct: over the board\n time: 120\n arbiter starts the game\n they play d4 d5
         arbiter orders sealing\n white seals c4!?, adjourns\n arbiter continues the game
         arbiter opens the envelope with c4!?",
    );
    assert_eq!(shown(&partie.table), ["d4", "d5", "c4!?"]);
    assert_eq!(nags(&as_pgn(&partie.log))[2], [5]);
}

fn sent(regulations: &str, json: &str) -> Result<Vec<Event>, String> {
    let act: Act = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let regulations: Regulations = serde_json::from_str(regulations).unwrap();
    let table = Table::open(regulations).unwrap();
    decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING)
        .map_err(|refusal| refusal.to_string())
}

#[test]
fn a_move_on_the_wire_may_have_signs_and_what_is_none_is_refused() {
    let events = sent("{}", r#"{"act":"move","move":"e2-e4!?"}"#).unwrap();
    let made = events.iter().find(|event| matches!(event.fact, Fact::Made { .. })).unwrap();
    let written = serde_json::to_string(made).unwrap();
    assert!(written.contains(r#""move":"e2-e4","signs":"!?""#), "{written}");
    assert_eq!(serde_json::from_str::<Event>(&written).unwrap(), *made);
    for (move_text, why) in [
        ("e2-e4*", "FIDE C13: not-a-sign *"),
        ("e2-e4 a.l.", "FIDE C13: not-a-sign a.l."),
        ("e2-e4&", "`&` is no sign behind a move"),
        ("e2-e4!x", "`x` is no sign behind a move"),
        ("e2-e4!?!?!?!? ± ± ± ± ± ± ± ± ±", "is no sign behind a move"),
        ("e2!", "is not a move"),
    ] {
        let refusal = sent("{}", &format!(r#"{{"act":"move","move":"{move_text}"}}"#)).unwrap_err();
        assert!(refusal.contains(why), "{move_text}: {refusal}");
    }
    let draughts = r#"{"game":"czech-draughts"}"#;
    assert!(sent(draughts, r#"{"act":"move","move":"c3-d4*"}"#).is_ok());
    let refusal = sent(draughts, r#"{"act":"move","move":"c3-d4±"}"#).unwrap_err();
    assert_eq!(refusal, "ČUD 9.1: not-a-sign ±");
}

#[test]
fn a_log_without_signs_is_written_as_before() {
    let events = sent("{}", r#"{"act":"move","move":"e2-e4"}"#).unwrap();
    let made = events.iter().find(|event| matches!(event.fact, Fact::Made { .. })).unwrap();
    assert!(!serde_json::to_string(made).unwrap().contains("signs"));
}

#[test]
fn a_mark_behind_the_move_of_a_claim_does_not_matter() {
    let act: Act =
        serde_json::from_str(r#"{"act":"claim","claim":"repetition","intended":"g1-f3!"}"#).unwrap();
    assert!(matches!(act, Act::Claim { intended: Some(mv), .. } if mv.to_string() == "g1-f3"));
}

#[test]
fn a_move_taken_back_takes_its_signs_with_it() {
    let partie = played(
        "partie: back\n conduct: over the board\n they play e4! e5\n white releases g1-g3, presses the clock
         they play d6??\n black notices the illegal ply 3",
    );
    assert_eq!(shown(&partie.table), ["e4!", "e5"]);
}

#[test]
fn every_sign_of_either_game_reads_back_behind_every_form_of_a_move() {
    let of_chess =
        ["!", "?", "!!", "??", "!?", "?!", "□", "=", "∞", "⩲", "⩱", "±", "∓", "+-", "-+", "$146", "$0"];
    let of_draughts = ["*", "+", "+1", "+12", "-1", "a.l."];
    for mv in ["e2-e4", "e7-e8Q", "e1-h1", "c3-e5-g7", "c3-e5-g7-e5-c3"] {
        for sign in of_chess.iter().chain(&of_draughts) {
            for text in [format!("{mv}{sign}"), format!("{mv} {sign}"), format!("{mv}! {sign}")] {
                let marked: MarkedMove = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(marked.mv, mv.parse().unwrap(), "{text}");
                assert_eq!(marked.signs.each().last(), Some(*sign), "{text}");
                assert_eq!(marked.to_string().parse(), Ok(marked), "{text}");
                let json = serde_json::to_string(&marked).unwrap();
                assert_eq!(serde_json::from_str::<MarkedMove>(&json).unwrap(), marked, "{json}");
            }
        }
    }
    assert_eq!(Nag::split("$146"), Some((Nag(146), "")));
    assert_eq!(Signs::NONE.to_string().parse(), Ok(Signs::NONE));
}

#[test]
fn fide_11_1_every_result_of_every_script_is_told_by_its_pgn() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut seen = std::collections::BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for partie in script::check(&text).unwrap_or_else(|error| panic!("{error}")) {
            let (Some(outcome), Ok(Some(text))) =
                (partie.table.outcome(), partie_table::pgn(&partie.log, &Heading::default()))
            else {
                continue;
            };
            let game: pgn::Game = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(game.result().map(|result| result.to_string()), Some(outcome.written()), "{text}");
            seen.insert(outcome.written());
        }
    }
    for odd in ["1/2-0", "0-1/2", "0-0", "+/-", "-/+", "-/-"] {
        assert!(seen.contains(odd), "no script ends {odd}");
    }
}
