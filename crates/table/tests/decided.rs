//! What both players are told of the arbiter's decisions, beside the moves and the result.

use partie_table::{Colour, Fact, Table, decided, script};

/// What was said at the end of a script, event by event: key and facts, then the article.
#[track_caller]
fn check(rows: &str, expected: &[&str]) {
    let log = script::check(rows).unwrap_or_else(|error| panic!("{error}")).remove(0).log;
    let last = log.last().map(|event| event.at);
    let mut table = Table::replay(&log[..1]).unwrap();
    let mut said = Vec::new();
    let mut rest = &log[1..];
    while let Some(first) = rest.first() {
        let together = rest.iter().take_while(|event| event.at == first.at && event.by == first.by).count();
        let (batch, later) = rest.split_at(together);
        if Some(first.at) == last {
            said.extend(decided(&table, batch).iter().map(|one| format!("{} ({})", one.phrase, one.article)));
        }
        for event in batch {
            table.apply(event);
        }
        rest = later;
    }
    assert_eq!(said, expected, "{rows}");
}

const BEGUN: &str = "partie: told\n time: 90\n edition: fide-2018\n white moves e4\n black moves e5\n";

#[test]
fn fide_13_4_a_penalty_is_told_to_both() {
    let warned =
        format!("{BEGUN} [0:10] arbiter penalises black with a warning by FIDE 2018/11.5 because of noise");
    check(&warned, &["verdict-warned black (FIDE 2018/11.5)"]);
    let time = format!(
        "{BEGUN} [0:10] arbiter penalises black with 2 minutes for the opponent by FIDE 2018/11.5 because of noise"
    );
    check(
        &time,
        &["verdict-penalised black (FIDE 2018/11.5)", "verdict-time-given white 2:00 (FIDE 2018/11.5)"],
    );
    let lost = format!("{BEGUN} [0:10] arbiter penalises black with loss by FIDE 2018/11.5 because of noise");
    check(&lost, &["verdict-penalised-loss 1 black (FIDE 2018/11.5)"]);
}

#[test]
fn fide_6_13_a_clock_that_is_set_is_told() {
    check(
        &format!(
            "{BEGUN} [0:10] arbiter sets white to 1:25:00 and 1 moves by FIDE 2018/6.10.2 because I had noted it"
        ),
        &["verdict-clock-set white 1:25:00 (FIDE 2018/6.10.2)"],
    );
}

#[test]
fn fide_6_13_a_position_that_is_put_back_is_named_by_its_last_move() {
    check(
        &format!("{BEGUN} [0:10] arbiter restores 1 plies by FIDE 2018/7.5.1 because of the set"),
        &[
            "verdict-restored white 1 (FIDE 2018/7.5.1)",
            "verdict-clock-set white 1:30:00 (FIDE 2018/7.5.1)",
            "verdict-clock-set black 1:30:00 (FIDE 2018/7.5.1)",
            "verdict-resumed (FIDE 2018/6.11.3)",
        ],
    );
}

#[test]
fn fide_9_1_a_draw_that_is_declined_is_told() {
    let offered = format!("{BEGUN} white moves Nf3, offers a draw\n");
    check(&format!("{offered} [0:20] black declines"), &["verdict-draw-declined black (FIDE 2018/9.1.2.1)"]);
}

#[test]
fn fide_12_3_a_touch_that_declines_is_not_told_over_the_board() {
    check(
        "partie: told\n conduct: over the board\n white moves e4, offers a draw, presses the clock\n [0:20] black touches e7",
        &[],
    );
}

#[test]
fn fide_6_12c_play_that_is_resumed_is_told_once() {
    check(
        &format!("{BEGUN} white stops the clocks\n [0:20] arbiter resumes play"),
        &["verdict-resumed (FIDE 2018/6.11.3)"],
    );
    check(
        &format!(
            "{BEGUN} white stops the clocks\n [0:20] arbiter rules play on by FIDE 2018/6.11.3 because all is well"
        ),
        &["verdict-ruled-play-on (FIDE 2018/6.11.3)"],
    );
}

#[test]
fn fide_9_5_a_wrong_claim_says_what_was_counted() {
    let claims = |what: &str| format!("partie: told\n white moves e4\n [0:10] black claims {what}");
    check(&claims("repetition"), &["verdict-claim-of-repetition-wrong 1 3 (FIDE 9.5b)"]);
    check(&claims("fifty moves"), &["verdict-claim-of-moves-wrong 0 50 (FIDE 9.5b)"]);
}

#[test]
fn fide_12_10_an_appeal_and_cud_5_4_an_error_that_is_let_stand_are_told_to_both() {
    let ruled =
        format!("{BEGUN} arbiter penalises black with a warning by FIDE 2018/11.5 because of noise\n");
    check(
        &format!("{ruled} [0:10] black appeals against FIDE 2018/11.5 because it was quiet"),
        &["verdict-appealed black FIDE 2018/11.5 (FIDE 2018/11.10)"],
    );
    check(
        "partie: told\n game: czech-draughts\n conduct: over the board\n start: W:Wc5,e3:Bf6,h6
        white releases c5-b8, presses the clock\n [0:10] black lets it stand",
        &["verdict-let-stand black (ČUD 5.4)"],
    );
}

/// Who has got their way need not be alarmed, nor appeal.
#[test]
fn fide_9_5b_a_verdict_says_whom_it_favours() {
    let rows = format!("{BEGUN} white claims repetition");
    let log = script::check(&rows).unwrap().remove(0).log;
    let rejected = log.iter().position(|event| matches!(event.fact, Fact::Claimed { .. })).unwrap();
    let (before, batch) = log.split_at(rejected);
    let told = decided(&Table::replay(before).unwrap(), batch);
    assert!(told.iter().all(|one| one.favours == Some(Colour::Black)), "{told:?}");
    assert_eq!(told.len(), 2);
}
