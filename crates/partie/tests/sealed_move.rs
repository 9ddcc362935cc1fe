//! A sealed move in `partie play --plain`, over the board and in Czech. Its secret is random, so somebody has to read it while the
//! program runs.

mod plain;

use plain::Plain;

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
    let mut table = Plain::speaking("cs", home.path(), &["--conduct", "over-the-board", "--time", "90"]);
    converse(
        &mut table,
        &[
            ("e2e4", "bílý: pouští e2-e4"),
            ("hodiny", "bílý: stiskne hodiny"),
            ("e7e5", "černý: pouští e7-e5"),
            ("hodiny", "černý: stiskne hodiny"),
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
