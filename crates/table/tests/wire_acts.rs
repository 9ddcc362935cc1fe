//! Acts that no words can say, as they may come over the wire.

use partie_table::clock::Instant;
use partie_table::{Act, Actor, Presence, Regulations, Table, decide};

/// The refusal of an act of White's, before the first move over the board.
fn refused(game: &str, act: &str) -> String {
    let regulations = format!(r#"{{"game":{game},"conduct":"over-the-board"}}"#);
    let regulations: Regulations = serde_json::from_str(&regulations).unwrap();
    let table = Table::open(regulations).unwrap();
    let act: Act = serde_json::from_str(act).unwrap();
    let decided = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING);
    decided.expect_err("it is refused").to_string()
}

#[test]
fn a_touch_of_no_square_is_refused() {
    for (game, article) in [(r#""chess""#, "FIDE 4.3"), (r#""czech-draughts""#, "ČUD 3.11")] {
        let refusal = refused(game, r#"{"act":"touch","squares":[]}"#);
        assert_eq!(refusal, format!("{article}: nothing-touched"));
    }
}

#[test]
fn pieces_of_another_game_cannot_be_displaced_or_put() {
    let displaced = |kind: &str, square: &str| {
        format!(
            r#"{{"act":"displace","changes":[{{"square":"{square}","piece":{{"colour":"white","kind":"{kind}"}}}}]}}"#
        )
    };
    let put = |kind: &str, square: &str| format!(r#"{{"act":"put","kind":"{kind}","square":"{square}"}}"#);
    for act in [displaced("man", "e4"), put("man", "e8")] {
        assert_eq!(refused(r#""chess""#, &act), "FIDE 2.2: piece-of-another-game man");
    }
    for act in [displaced("queen", "d4"), put("queen", "d8")] {
        assert_eq!(refused(r#""czech-draughts""#, &act), "ČUD 3.1: piece-of-another-game queen");
    }
}
