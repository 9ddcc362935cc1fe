//! Scoresheets, views and files: what is shown to whom, and what other programs read.

use partie_chess::pgn;
use partie_draughts::pdn;
use partie_table::clock::Instant;
use partie_table::{
    Act, Actor, Colour, Event, Heading, Presence, Table, Verdict, View, decide, script, view,
};

fn played(text: &str) -> script::Played {
    let parties = script::check(text).unwrap_or_else(|error| panic!("{error}"));
    parties.into_iter().next_back().expect("a partie")
}

fn seen(table: &Table, role: Actor) -> View {
    view(table, Presence::FULL, role, Instant::from_seconds(60))
}

fn heading() -> Heading {
    let [tournament, site, date, round, white, black] =
        ["Open", "Brno", "2009.07.01", "3", "Nováková, A.", "Black \"the\" Knight"].map(str::to_owned);
    Heading { tournament, site, date, round, white, black, ..Heading::default() }
}

fn as_pgn(log: &[Event]) -> pgn::Game {
    let text = partie_table::pgn(log, &heading()).unwrap().expect("it is chess");
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

const SHEETS: &str = "
    partie: sheets
    conduct: over the board
    scoresheets: by the players
    white moves Nf3, writes Jf3, presses the clock
    black moves d5, presses the clock
    black writes Sf3 d5
    white writes d6";

#[test]
fn fide_8_2_the_arbiter_sees_both_scoresheets_and_a_player_the_own_one() {
    let table = played(SHEETS).table;
    let sheets = |role| seen(&table, role).sheets;
    assert_eq!(sheets(Actor::White).white.as_deref(), Some(&["Jf3".to_owned(), "d6".to_owned()][..]));
    assert_eq!(sheets(Actor::White).black, None);
    assert_eq!(sheets(Actor::Spectator).white, None);
    let arbiter = sheets(Actor::Arbiter);
    assert!(arbiter.white.is_some() && arbiter.black.is_some());
    let differences: Vec<_> = arbiter.differences.iter().map(|line| (line.by, line.verdict)).collect();
    assert_eq!(differences, [(Colour::Black, Verdict::Differs)]);
    assert!(sheets(Actor::White).differences.is_empty(), "a player is not told of the own mistakes");
}

#[test]
fn when_the_game_is_over_everybody_sees_the_scoresheets() {
    let table = played(&format!("{SHEETS}\n black resigns")).table;
    assert!(Actor::ALL.into_iter().all(|role| seen(&table, role).sheets.black.is_some()));
}

#[test]
fn fide_8_5b_a_borrowed_scoresheet_is_seen() {
    let table = played(
        "partie: borrowed\n conduct: over the board\n scoresheets: by the players\n next period: when zero reached
        time: 1/60, 30\n arbiter starts the game\n white moves e4\n [58:00] white presses the clock
        black moves e5, presses the clock, writes e4 e5\n [1:00:01] white borrows the scoresheet",
    )
    .table;
    assert_eq!(seen(&table, Actor::White).sheets.black.map(|sheet| sheet.len()), Some(2));
}

#[test]
fn fide_c_preamble_a_scoresheet_in_another_notation_is_no_evidence() {
    let text = "partie: descriptive\n conduct: over the board\n scoresheets: by the players
        white moves e4, writes P-K4, presses the clock";
    let table = played(text).table;
    assert_eq!(table.compare(Colour::White)[0].verdict, Verdict::Unreadable);
}

/// What White's entry for a move is worth by the Laws of 2018. The moves before are written as usual.
fn verdict(before: &str, mv: &str, written: &str) -> Verdict {
    let script = format!(
        "partie: notation\n edition: fide-2018\n conduct: over the board\n scoresheets: by the players
        they play and write {before}\n they play {mv}\n white writes {written}"
    );
    played(&script).table.compare(Colour::White).last().expect("an entry").verdict
}

#[test]
fn fide_2018_c_8_the_square_that_the_piece_leaves_may_be_written() {
    for written in ["Nc3", "Nb1c3", "Nb1-c3"] {
        assert_eq!(verdict("e4 e5", "Nc3", written), Verdict::Agrees, "{written}");
    }
    assert_eq!(verdict("e4 e5", "d4", "d2d4"), Verdict::Agrees);
    assert_eq!(verdict("e4 e5", "Nc3", "Ng1c3"), Verdict::Differs);
}

#[test]
fn fide_2018_c_9_a_capture_may_be_written_without_the_sign() {
    for written in ["Qd5", "Qxd5", "Qd8xd5"] {
        assert_eq!(verdict("e4 d5 exd5", "Qxd5", written), Verdict::Agrees, "{written}");
    }
}

#[test]
fn fide_2018_c_9_3_a_capture_of_a_pawn_begins_with_the_file_that_it_leaves() {
    for written in ["exd5", "ed5"] {
        assert_eq!(verdict("e4 d5", "exd5", written), Verdict::Agrees, "{written}");
    }
    assert_ne!(verdict("e4 d5", "exd5", "cd5"), Verdict::Agrees);
}

#[test]
fn fide_12_4_an_entry_is_a_few_words() {
    let table = played("partie: novel\n conduct: over the board\n white moves e4").table;
    let entry = Some("I think that this is better than d4, because".to_owned());
    let refusal =
        decide(&table, Presence::FULL, Actor::White, &Act::Record { entry, line: None }, Instant::BEGINNING);
    assert_eq!(refusal.unwrap_err().to_string(), "FIDE 8.1: not-an-entry");
}

const SEALED: &str = "
    partie: sealed
    conduct: over the board
    they play e4 e5
    arbiter orders sealing
    white seals Nf3, adjourns";

#[test]
fn fide_g1a_nobody_sees_the_sealed_move() {
    let other = SEALED.replace("seals Nf3", "seals Bc4");
    let (one, other) = (played(SEALED).table, played(&other).table);
    for role in Actor::ALL {
        assert_eq!(seen(&one, role), seen(&other, role), "{role}");
        let adjourned = seen(&one, role).adjourned.unwrap();
        assert!(adjourned.stopped && adjourned.closed && adjourned.by == Colour::White);
    }
}

#[test]
fn fide_g2_what_stands_on_the_envelope() {
    let log = played(SEALED).log;
    let last = serde_json::to_value(log.last().unwrap()).unwrap();
    assert_eq!(last["envelope"]["by"], "white");
    assert_eq!(last["envelope"]["number"], 2);
    let before = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";
    assert_eq!(last["envelope"]["position"], before);
}

#[test]
fn fide_g2_everybody_sees_what_stands_on_the_envelope_until_it_is_opened() {
    let adjourned = format!("{SEALED}\n arbiter schedules tomorrow at ten");
    let table = played(&adjourned).table;
    for role in Actor::ALL {
        let shown = seen(&table, role).adjourned.expect("an adjourned game");
        let envelope = shown.envelope.expect("an envelope");
        assert_eq!((envelope.by, envelope.number, envelope.offer), (Colour::White, 2, None), "{role}");
        assert_eq!((shown.resumption.as_deref(), shown.closed), (Some("tomorrow at ten"), true), "{role}");
    }
}

#[test]
fn fide_13_4_what_the_arbiter_decides_is_in_the_file_before_and_after_the_end() {
    let text =
        "partie: penalties\n conduct: over the board\n time: 90\n arbiter starts the game\n they play e4 e5
        arbiter reports smoking of white
        arbiter penalises white with a warning by FIDE 12.3c because of a cigarette
        black resigns
        arbiter penalises black with at most 0 by FIDE 12.1 because Black swept the pieces off
        arbiter rules 1-0 by FIDE 13.4d because it was won";
    let text = partie_table::pgn(&played(text).log, &Heading::default()).unwrap().unwrap();
    for told in ["White penalised: warning (FIDE 12.3c)", "Black penalised: ", "result changed to 1-0"] {
        assert!(text.replace('\n', " ").contains(told), "{told} is not in {text}");
    }
    assert!(!text.contains("smoking"), "what is reported is for the arbiter (FIDE 13.7a): {text}");
}

#[test]
fn fide_e2_9d_only_who_asks_is_told() {
    let text = "partie: ask\n conduct: over the board\n special boards: white\n assistants: white
        they play e4\n black repeats Eva vier\n they play e5";
    assert_eq!(seen(&played(text).table, Actor::White).told, None);
    let table = played(&format!("{text}\n white asks for moves and times")).table;
    assert_eq!(seen(&table, Actor::White).told.map(|told| told.moves), Some(1));
    assert_eq!(seen(&table, Actor::Black).told, None);
}

#[test]
fn fide_e1_a_player_who_cannot_see_has_the_own_board() {
    let text = "partie: two boards\n conduct: over the board\n special boards: black\n white moves e4, presses the clock";
    let table = played(text).table;
    let on_e4 = |role| seen(&table, role).pieces.iter().any(|placed| placed.square.to_string() == "e4");
    assert!(on_e4(Actor::White) && !on_e4(Actor::Black), "the move is not yet on the other board");
}

#[test]
fn cud_11_1d_who_plays_blindfold_sees_no_board() {
    let text = |notes| {
        format!("partie: blindfold\n game: czech-draughts\n blindfold: white{notes}\n they play c3-d4 d6-c5")
    };
    let with = seen(&played(&text(" with notes")).table, Actor::White);
    assert_eq!((with.pieces.len(), with.lines.map(|lines| lines.len())), (0, Some(2)));
    let table = played(&text("")).table;
    let without = seen(&table, Actor::White);
    assert_eq!((without.pieces.len(), without.lines), (0, None));
    assert_eq!(without.announced.as_deref(), Some("d6 to c5"));
    assert_eq!(seen(&table, Actor::Black).pieces.len(), 24, "the other one has a board");
}

#[test]
fn a_partie_of_chess_is_read_back_from_its_pgn() {
    let log = played(
        "partie: pgn\n time: 90+30\n white starts the game\n [0:10] white moves e4 and offers a draw
         [0:20] black moves e5\n white claims repetition\n they play Nf3 Nc6\n [0:30] black resigns",
    )
    .log;
    let game = as_pgn(&log);
    assert_eq!(game.tags.get("White"), Some("Nováková, A."));
    assert_eq!(game.tags.get("Black"), Some("Black \"the\" Knight"));
    assert_eq!(game.tags.get("TimeControl"), Some("5400+30"));
    assert_eq!(game.tags.get("Termination"), Some("normal"));
    assert_eq!((game.moves().count(), game.outcome), (4, pgn::Outcome::WhiteWins));
    let first = &game.line.moves[0].remarks;
    assert_eq!((first.clock.unwrap().as_secs(), first.comments.join("|")), (5450, "(=)".to_owned()));
    let second = &game.line.moves[1].remarks.comments.join("; ");
    assert!(
        second.contains("claim rejected, 1 of 3 (FIDE 9.5b)") && second.contains("gains 3 minutes"),
        "{second}"
    );
    assert_eq!(game.line.moves[3].remarks.comments, ["1-0, resignation (FIDE 5.1b)"]);
}

#[test]
fn fide_d1b_the_pgn_shows_what_was_sent_to_an_arbiter() {
    let log = played(
        "partie: no arbiter is there\n conduct: over the board\n time: 60\n arbiter: none
         start: 8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1\n white starts the game
         [59:00] white moves Bf3, records, presses the clock
         white claims that black makes no effort\n black confirms
         arbiter rules 1/2-1/2 by FIDE D1(end) because nothing was tried",
    )
    .log;
    let told = as_pgn(&log).line.moves[0].remarks.comments.join("; ");
    let sent = "claimed, position 8/8/4k3/3r4/8/5B2/8/4K3 b - - 1 1, scoresheet Bf3";
    assert!(told.contains(sent) && told.contains("confirmed"), "{told}");
}

#[test]
fn an_illegal_move_that_stands_does_not_break_the_pgn() {
    let log = played(
        "partie: illegal\n conduct: over the board\n they play e4 e5\n white releases f1-f5, presses the clock
         they play Nc6 Bxd7\n black resigns",
    )
    .log;
    let game = as_pgn(&log);
    assert_eq!(game.moves().count(), 2, "the legal ones before it");
    let told = game.line.moves[1].remarks.comments.join(" ");
    assert!(told.contains("f1-f5 (illegal)") && told.contains("Nc6 Bxd7+"), "{told}");
    assert_eq!(game.outcome, pgn::Outcome::WhiteWins);
}

#[test]
fn odd_results_and_chess960_keep_their_tags() {
    let log = played(
        "partie: odd\n game: chess960 42\n conduct: over the board\n they play e4 e5
         arbiter rules 1/2-0 by FIDE 12.8 because Black will not keep quiet",
    )
    .log;
    let game = as_pgn(&log);
    assert_eq!(game.tags.get("Result"), Some("1/2-0"));
    assert_eq!(game.tags.get("Variant"), Some("Chess960"));
    assert_eq!(game.tags.get("Termination"), Some("adjudication"));
    assert_eq!(game.outcome, pgn::Outcome::Unknown);
}

#[test]
fn a_partie_of_draughts_is_read_back_from_its_pdn() {
    let log = played(
        "partie: pdn\n game: czech-draughts\n time: 20/10\n white starts the game\n they play c3-d4 d6-c5
         they play b2-c3\n black resigns",
    )
    .log;
    assert_eq!(partie_table::pgn(&log, &heading()), Ok(None));
    let text = partie_table::pdn(&log, &heading()).unwrap().unwrap();
    let game: pdn::Game = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((game.main_line().count(), game.outcome()), (3, pdn::Outcome::WhiteWins));
    assert_eq!(game.tag("Site"), Some("Brno"));
    assert!(text.contains("[%clk 0:10:00]") && text.contains("ČUD 7.2a"), "{text}");
}

#[test]
fn a_draughts_move_against_the_rules_is_a_set_up_in_pdn() {
    let log = played(
        "partie: irregular\n game: czech-draughts\n conduct: over the board
         white releases a3-a5, presses the clock\n they play f6-e5\n black resigns",
    );
    let Ok(Some(text)) = partie_table::pdn(&log.log, &heading()) else { panic!("it is draughts") };
    let game: pdn::Game = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(game.main_line().count(), 2, "{text}");
}
