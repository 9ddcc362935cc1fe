//! The chapters of the Laws as scripts: each file in `scripts/` is played over and has to come out as it says.

use partie_table::script;

#[track_caller]
fn check(name: &str) {
    let path = format!("{}/tests/scripts/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the script is there");
    if let Err(error) = script::check(&text) {
        let row = text.lines().nth(error.line - 1).unwrap_or_default();
        panic!("\n{name}.txt:{}: {row}\n  {}\n", error.line, error.message);
    }
}

/// A row that proves less than it says is an error.
#[test]
fn what_cannot_be_compared_cannot_be_said() {
    let partie = |row: &str| format!("partie: net\nconduct: over the board\n[1:00] white moves e4\n{row}");
    let wrong = [
        ("white presses the clock -> pressed (FIDE 1.1)", "expected `pressed (FIDE 1.1)`; what follows"),
        ("white presses the clock -> black to move (FIDE 1.1)", "rests on no article"),
        ("[0:59] white presses the clock", "time does not run backwards"),
    ];
    for (row, expected) in wrong {
        let error = script::check(&partie(row)).expect_err(row);
        assert!(error.line == 4 && error.message.contains(expected), "{row}: {error}");
    }
    for row in ["white presses the clock -> pressed (FIDE 6.7a)", "[1:00] white presses the clock -> pressed"]
    {
        script::check(&partie(row)).unwrap_or_else(|error| panic!("{row}: {error}"));
    }
}

#[test]
fn chapter_fide_01_nature() {
    check("fide-01-nature");
}

#[test]
fn chapter_fide_04_act_of_moving() {
    check("fide-04-act-of-moving");
}

#[test]
fn article_fide_2018_4_9_assistant_moves() {
    check("fide-04-9-assistant-moves");
}

#[test]
fn chapters_fide_04_and_07_with_other_articles() {
    check("fide-04-07-combinations");
}

#[test]
fn chapter_fide_05_completion() {
    check("fide-05-completion");
}

#[test]
fn chapter_fide_06_clock() {
    check("fide-06-clock");
}

#[test]
fn chapter_fide_06_with_other_articles() {
    check("fide-06-combinations");
}

#[test]
fn chapter_fide_07_illegal_moves() {
    check("fide-07-illegal-moves");
}

#[test]
fn chapter_fide_07_irregularities() {
    check("fide-07-irregularities");
}

#[test]
fn chapter_fide_08_recording() {
    check("fide-08-recording");
}

#[test]
fn chapters_fide_08_and_09_with_other_articles() {
    check("fide-08-09-combinations");
}

#[test]
fn chapter_fide_09_draws() {
    check("fide-09-draws");
}

#[test]
fn chapter_fide_10_quickplay() {
    check("fide-10-quickplay");
}

#[test]
fn chapter_fide_12_conduct() {
    check("fide-12-conduct");
}

#[test]
fn chapter_fide_13_arbiter() {
    check("fide-13-arbiter");
}

#[test]
fn chapters_fide_12_and_13_with_other_articles() {
    check("fide-12-13-combinations");
}

#[test]
fn chapter_fide_d_without_arbiter() {
    check("fide-d-without-arbiter");
}

#[test]
fn later_editions_arbiter() {
    check("later-editions-arbiter");
}

#[test]
fn chapter_fide_e_cannot_see() {
    check("fide-e-cannot-see");
}

#[test]
fn chapter_fide_e_with_other_articles() {
    check("fide-e-combinations");
}

#[test]
fn chapter_fide_adjournment() {
    check("fide-adjournment");
}

#[test]
fn chapter_fide_adjournment_with_other_articles() {
    check("fide-adjournment-combinations");
}

#[test]
fn later_editions_record() {
    check("later-editions-record");
}

#[test]
fn chapter_cud_11_kinds() {
    check("cud-11-kinds");
}

#[test]
fn chapter_fide_a_rapid_and_b_blitz() {
    check("fide-a-b-rapid-and-blitz");
}

#[test]
fn chapter_fide_a4_and_b3_irregularities() {
    check("fide-a-b-irregularities");
}

#[test]
fn chapter_fide_f_chess960() {
    check("fide-f-chess960");
}

#[test]
fn later_editions() {
    check("later-editions");
}

#[test]
fn later_editions_with_other_articles() {
    check("later-combinations");
}

#[test]
fn later_editions_irregularities() {
    check("later-editions-irregularities");
}

#[test]
fn chapter_cud_03_touching() {
    check("cud-03-touching");
}

#[test]
fn chapter_cud_05_irregularities() {
    check("cud-05-irregularities");
}

#[test]
fn article_cud_5_4_let_stand() {
    check("cud-05-let-stand");
}

#[test]
fn chapter_cud_06_draws_and_07_results() {
    check("cud-06-07-draws-and-results");
}

#[test]
fn chapter_cud_10_clock_and_11_kinds_of_play() {
    check("cud-10-11-clock-and-kinds");
}

#[test]
fn every_script_is_checked() {
    let source = include_str!("scripts.rs");
    let folder = format!("{}/tests/scripts", env!("CARGO_MANIFEST_DIR"));
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name");
        let name = name.trim_end_matches(".txt");
        assert!(source.contains(&format!("check(\"{name}\")")), "{name} is not checked");
    }
}

#[test]
fn later_04_act_of_moving() {
    check("later-04-act-of-moving");
}

#[test]
fn later_05_completion() {
    check("later-05-completion");
}

#[test]
fn later_06_clock() {
    check("later-06-clock");
}

#[test]
fn later_07_irregularities() {
    check("later-07-irregularities");
}

#[test]
fn later_08_recording() {
    check("later-08-recording");
}

#[test]
fn later_09_draws() {
    check("later-09-draws");
}

#[test]
fn later_a_b_i_rapid_and_adjourned() {
    check("later-a-b-i-rapid-and-adjourned");
}

#[test]
fn later_11_conduct_and_appeals() {
    check("later-11-conduct-and-appeals");
}

#[test]
fn later_numbers_board() {
    check("later-numbers-board");
}

#[test]
fn later_numbers_clock_and_draws() {
    check("later-numbers-clock-and-draws");
}

#[test]
fn later_numbers_blind_and_adjourned() {
    check("later-numbers-blind-and-adjourned");
}
