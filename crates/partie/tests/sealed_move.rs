//! A whole game over the board in `partie play --plain`, in both languages: an illegal move that is noticed, a ruling, a sealed move
//! and signed scoresheets. An envelope's secret is random, so the test reads it while the program runs.

mod plain;

use plain::Plain;

const OVER_THE_BOARD: [&str; 4] = ["--conduct", "over-the-board", "--time", "90"];

/// Types each line, and waits for what the program says to it.
#[track_caller]
fn converse(table: &mut Plain, lines: &[(&str, &str)]) {
    for (typed, answer) in lines {
        table.say(typed);
        table.wait_for(answer);
    }
}

#[test]
fn fide_g3_a_sealed_move_is_opened_by_the_words_that_its_player_was_given() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Plain::speaking("cs", home.path(), &OVER_THE_BOARD);
    converse(
        &mut table,
        &[
            ("e2e4", "bílý: pouští e2-e4"),
            ("hodiny", "bílý: stiskne hodiny"),
            ("e7e4", "černý: pouští e7-e4"),
            ("hodiny", "černý: stiskne hodiny"),
            ("bílý upozornit na nepřípustný tah", "(FIDE 7.4b)"),
            ("e7e5", "černý: pouští e7-e5"),
            ("hodiny", "černý: stiskne hodiny"),
            ("bílý zastavit hodiny, protože je hluk", "je hluk"),
            ("rozhodčí rozhodnout hrát dál podle FIDE 6.12c, protože je ticho", "hra pokračuje"),
            ("rozhodčí nařídit tah do obálky", "rozhodčí: nařizuje tah do obálky"),
            ("obálka Jf3", "bílý: dává tah do obálky"),
        ],
    );
    let words = table.wait_for("otevřít obálku s tahem Jf3 a tajemstvím ");
    let another_move = words.replace("Jf3", "Sc4");
    converse(
        &mut table,
        &[
            ("přerušit partii", "tah č. 2 odevzdal: bílý"),
            ("rozhodčí určit dohrávku na zítra v deset", "partie pokračuje: zítra v deset"),
            ("rozhodčí zahájit dohrávku", "rozhodčí: přerušená partie pokračuje"),
            (&format!("rozhodčí {another_move}"), "Nelze: tohle v obálce nebylo (FIDE G3)"),
            ("rozhodčí otevřít obálku s tahem Jf3", "Nelze: tohle v obálce nebylo (FIDE G3)"),
            (&format!("rozhodčí {words}"), "rozhodčí: otevírá obálku: Jf3"),
            ("b8c6", "černý: pouští b8-c6"),
            ("hodiny", "černý: stiskne hodiny"),
            ("bílý vzdát se", "bílý: partie skončila: 0-1, vzdání partie (FIDE 5.1b)"),
            ("bílý podepsat 0-1", "bílý: podepisuje 0-1"),
            ("černý podepsat 0-1", "černý: podepisuje 0-1"),
            ("tahy", "2. Jf3 Jc6"),
        ],
    );
    table.quit();
}

#[test]
fn fide_g3_the_same_game_in_english() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Plain::speaking("en", home.path(), &OVER_THE_BOARD);
    converse(
        &mut table,
        &[
            ("e2e4", "White: releases e2-e4"),
            ("press", "White: presses the clock"),
            ("e7e4", "Black: releases e7-e4"),
            ("press", "Black: presses the clock"),
            ("white notice an illegal move", "White gets 2:00 (FIDE 7.4b)"),
            ("e7e5", "Black: releases e7-e5"),
            ("press", "Black: presses the clock"),
            ("white stop the clocks because of noise", "of noise"),
            ("arbiter rule play on by FIDE 6.12c because it is quiet", "play goes on"),
            ("arbiter order sealing", "the arbiter: orders a move to be sealed"),
            ("seal Nf3", "White: seals a move"),
        ],
    );
    let words = table.wait_for("open the envelope with Nf3 and the secret ");
    converse(
        &mut table,
        &[
            ("adjourn", "White has sealed move 2"),
            ("arbiter continue the game", "the arbiter: the adjourned game goes on"),
            (&format!("arbiter {words}"), "the arbiter: opens the envelope: Nf3"),
            ("white resign", "0-1, resignation (FIDE 5.1b)"),
            ("white sign 0-1", "White: signs 0-1"),
            ("black sign 0-1", "Black: signs 0-1"),
            ("moves", "2. Nf3"),
        ],
    );
    table.quit();
}
