//! What is said to arbiters and by them, sensible or not.

use partie_laws::Article;
use partie_table::time_control::Millis;
use partie_table::{
    Act, Actor, Colour, Ground, Incident, IncidentKind, Penalty, Question, Ruling, Score, Table,
};

use super::dice::Dice;

/// One act in so many is about arbiters; every second one if somebody waits for their answer.
pub(crate) fn how_often(table: &Table) -> u64 {
    let claimed = matches!(
        table.question(),
        Some((Question::Quickplay(_) | Question::Increment(_) | Question::Adjudication(_), _))
    );
    let appealed = table.casebook().appeals.iter().any(|appeal| appeal.upheld.is_none());
    if claimed || appealed { 2 } else { 10 }
}

pub(crate) fn act(dice: &mut Dice, table: &Table) -> (Actor, Act) {
    if let Some((question, article)) = table.question()
        && dice.one_in(2)
    {
        return answer(dice, question, article);
    }
    if let Some(appeal) = table.casebook().appeals.iter().find(|appeal| appeal.upheld.is_none()) {
        let result = result(dice);
        let ruling = dice.pick(&[None, Some(Ruling::PlayOn), Some(result)]);
        return (Actor::Arbiter, Act::DecideAppeal { of: appeal.by, ruling, note: "because".to_owned() });
    }
    let turn = Actor::from(table.turn());
    let anybody = if dice.one_in(3) { dice.pick(&Actor::ALL) } else { Actor::Arbiter };
    let player = if dice.one_in(4) { dice.pick(&Actor::ALL) } else { turn };
    let note = dice.pick(&["", "because"]).to_owned();
    match dice.below(12) {
        0 | 1 => (anybody, report(dice)),
        2 => (anybody, penalise(dice, note)),
        3..=5 => (player, Act::ClaimQuickplay { ground: dice.pick(&[Ground::CannotWin, Ground::NoEffort]) }),
        6 | 7 => (player, Act::RequestIncrement),
        8 => (player, dice.pick(&[Act::Confirm, Act::AskScoresheet])),
        9 => (anybody, Act::AdmitAssistant { of: dice.pick(&Colour::BOTH), moves: dice.one_in(2) }),
        10 => (anybody, Act::DecideAppeal { of: dice.pick(&Colour::BOTH), ruling: None, note }),
        _ => {
            let last = table.outcome().map_or(Article::fide("13.4b"), |outcome| outcome.article);
            (player, Act::Appeal { against: dice.pick(&[Article::fide("12.6"), last]), note })
        }
    }
}

fn score(dice: &mut Dice) -> Score {
    dice.pick(&[Score::Loss, Score::Draw, Score::Win])
}

fn result(dice: &mut Dice) -> Ruling {
    Ruling::Result { white: score(dice), black: score(dice) }
}

/// The opponent or the arbiter answers a claim.
fn answer(dice: &mut Dice, question: Question, article: Article) -> (Actor, Act) {
    if let Question::Quickplay(by) | Question::Increment(by) | Question::Adjudication(by) = question
        && dice.one_in(2)
    {
        return (Actor::from(!by), dice.pick(&[Act::Decline, Act::Decline, Act::Confirm]));
    }
    let rulings = [
        Ruling::PlayOn,
        Ruling::Rejected,
        Ruling::Increment,
        Ruling::Postponed { more_time: false },
        Ruling::Postponed { more_time: true },
    ];
    let asked =
        if matches!(question, Question::Increment(_)) { Ruling::Increment } else { dice.pick(&rulings) };
    let ruling = if dice.one_in(6) { result(dice) } else { asked };
    (Actor::Arbiter, Act::Rule { ruling, article, note: "because".to_owned() })
}

fn report(dice: &mut Dice) -> Act {
    let kinds: Vec<IncidentKind> = IncidentKind::all().collect();
    let who = (!dice.one_in(4)).then(|| dice.pick(&Actor::ALL));
    let note = "seen".to_owned();
    Act::Report { incident: Incident { incident: dice.pick(&kinds), who, witness: String::new(), note } }
}

fn penalise(dice: &mut Dice, note: String) -> Act {
    let ms = Millis::from_seconds(dice.below(200) as u32);
    let all = [
        Penalty::Warning,
        Penalty::TimeToOpponent { ms },
        Penalty::TimeFromOffender { ms },
        Penalty::Loss { opponent: score(dice) },
        Penalty::FewerPoints { at_most: score(dice) },
        Penalty::MorePoints { at_least: score(dice) },
        Penalty::Fine { amount: "50".to_owned() },
        Penalty::RoundsOut { rounds: 2 },
        Penalty::Expulsion,
    ];
    let penalties = (0..dice.below(3)).map(|_| dice.pick(&all)).collect();
    let incident = dice.one_in(3).then(|| dice.below(3) as u16);
    let offender = dice.pick(&Actor::ALL);
    Act::Penalise { offender, penalties, article: Article::fide("12.6"), note, incident }
}
