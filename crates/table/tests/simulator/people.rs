//! People who mostly play, and otherwise do anything.

use partie_laws::{Article, Edition};
use partie_table::clock::NextPeriod;
use partie_table::time_control::{Millis, TimeControl};
use partie_table::{
    Act, Actor, Agreement, Arbitration, Change, ClaimKind, Colour, Conduct, FlagCall, Game, Irregularity,
    Kind, Manner, Move, Piece, Regulations, Ruling, Score, Square, Supervision, Table,
};

use super::dice::Dice;
use super::record;

pub(crate) fn regulations(dice: &mut Dice) -> Regulations {
    let number = dice.below(960) as u16;
    let game = dice.pick(&[Game::Chess, Game::Chess960 { number }, Game::CzechDraughts]);
    let times = ["-", "60", "620", "620", "300+3", "2/30:60", "5/20+1:5/20d2", "900b5", "60 v 45+1"];
    let endings = [
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w - - 90 80",
        "8/P6k/8/8/8/8/p6K/8 b - - 0 1",
    ];
    let start = (game == Game::Chess && dice.one_in(3)).then(|| dice.pick(&endings).to_owned());
    Regulations {
        game,
        start,
        edition: dice.pick(&Edition::ALL),
        time_control: TimeControl::from_pgn(dice.pick(&times)).expect("a time control"),
        next_period: dice.pick(&[NextPeriod::AtMoveCompleted, NextPeriod::WhenZeroReached]),
        conduct: dice.pick(&[Conduct::Assisted, Conduct::OverTheBoard]),
        supervision: dice.pick(&[Supervision::Adequate, Supervision::Inadequate]),
        flag: dice.pick(&[FlagCall::ByTheLaws, FlagCall::Automatic]),
        agreement: dice.pick(&[
            Agreement::Free,
            Agreement::FromMove(3),
            Agreement::WithConsent,
            Agreement::None,
        ]),
        default_time_ms: Millis::from_seconds(dice.below(4) as u32 * 60),
        lag_limit_ms: Millis::from_seconds(dice.below(2) as u32),
        arbitration: Arbitration {
            quickplay_announced: !dice.one_in(3),
            no_arbiter: dice.one_in(4),
            no_appeals: dice.one_in(4),
            milder_device_penalty: dice.one_in(2),
        },
        recording: record::recording(dice),
        play: record::kind_of_play(dice),
        correspondence: dice.one_in(20),
        ..Regulations::default()
    }
}

pub(crate) fn act_of_somebody(dice: &mut Dice, table: &Table) -> (Actor, Act) {
    let turn = table.turn();
    if dice.one_in(super::arbiter::how_often(table)) {
        return super::arbiter::act(dice, table);
    }
    if table.plies().last().is_some_and(|ply| !ply.legal) && dice.one_in(6) {
        return (Actor::from(turn), Act::LetStand);
    }
    if table.plies().is_empty() && table.clock().running().is_none() && dice.one_in(8) {
        let start = Act::Start { absent: vec![dice.pick(&Colour::BOTH)] };
        let place = Act::PlaceClock { right_of: dice.pick(&Colour::BOTH) };
        return (Actor::Arbiter, dice.pick(&[start, place]));
    }
    if dice.one_in(4) {
        return record::act(dice, table);
    }
    if dice.below(10) < 6 {
        let waits = table.plies().last().is_some_and(|ply| ply.completed_at.is_none());
        let over_the_board = table.regulations().conduct == Conduct::OverTheBoard;
        if over_the_board && waits && !dice.one_in(5) {
            return (Actor::from(!turn), Act::pressing());
        }
        let moves = table.legal_moves();
        if !moves.is_empty() {
            let offer = dice.one_in(40);
            let mv = dice.pick(&moves);
            return (Actor::from(turn), Act::Move { mv: mv.into(), offer, lag_ms: lag(dice) });
        }
    }
    let actor = if dice.one_in(2) { Actor::from(turn) } else { dice.pick(&Actor::ALL) };
    (actor, any_act(dice))
}

fn lag(dice: &mut Dice) -> Millis {
    Millis::new(dice.below(4000) as i64 - 1000).unwrap_or_default()
}

fn square(dice: &mut Dice) -> Square {
    let name = format!("{}{}", dice.pick(&['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']), dice.below(8) + 1);
    name.parse().expect("a square")
}

fn any_move(dice: &mut Dice) -> Move {
    let path: Vec<Square> = (0..2 + dice.below(3) / 2).map(|_| square(dice)).collect();
    let promotion = dice.one_in(5).then(|| dice.pick(&Kind::ALL));
    Move::over(&path).expect("two squares or three").promoting(promotion.filter(|_| path.len() == 2))
}

fn any_irregularity(dice: &mut Dice) -> Act {
    let article = Article::fide("7.5");
    let note = "it was irregular".to_owned();
    let put = Piece { colour: dice.pick(&Colour::BOTH), kind: dice.pick(&Kind::ALL) };
    let piece = Some(put).filter(|_| dice.one_in(2));
    match dice.below(24) {
        0..=7 => Act::Notice { what: Irregularity::IllegalMove { ply: None } },
        8 => Act::Notice { what: Irregularity::IllegalMove { ply: Some(dice.below(20) as u32) } },
        9 => Act::Notice { what: Irregularity::IllegalPosition },
        10..=11 => Act::Notice { what: Irregularity::DisplacedPieces },
        12 => Act::Notice { what: dice.pick(&[Irregularity::WrongSetUp, Irregularity::ExchangedColours]) },
        13 => Act::Notice { what: Irregularity::TurnedBoard },
        14..=15 => Act::Displace { changes: vec![Change { square: square(dice), piece }] },
        16..=17 => Act::PutBack,
        18 => Act::UseBothHands,
        19 => Act::LetStand,
        20 => Act::ProposeRestoring { to: dice.below(3) as u32 },
        21 => Act::PlaceClock { right_of: dice.pick(&Colour::BOTH) },
        22 => Act::Admit { player: dice.pick(&Colour::BOTH), note },
        _ if dice.one_in(4) => Act::OrderNewGame { exchange: dice.one_in(2), article, note },
        _ => Act::Restore { to: dice.below(12) as u32, white_ms: None, black_ms: None, article, note },
    }
}

fn any_act(dice: &mut Dice) -> Act {
    if dice.one_in(3) {
        return any_irregularity(dice);
    }
    let manner = dice.pick(&[Manner::Deliberate, Manner::Together, Manner::Accidental, Manner::Adjusting]);
    let claim = dice.pick(&[ClaimKind::Repetition, ClaimKind::FiftyMoves]);
    let intended = dice.one_in(2).then(|| any_move(dice));
    let score = |dice: &mut Dice| dice.pick(&[Score::Loss, Score::Draw, Score::Win]);
    let result = Ruling::Result { white: score(dice), black: score(dice) };
    let ruling = if dice.one_in(8) { result } else { Ruling::PlayOn };
    let note = dice.pick(&["", "because"]).to_owned();
    let article = Article::fide("13.4b");
    let ms = Millis::new(dice.below(1 << 54) as i64 - (1 << 53)).unwrap_or(Millis::from_seconds(60));
    let set_to = if dice.one_in(4) { ms } else { Millis::from_seconds(dice.below(600) as u32) };
    let completed = dice.one_in(2).then(|| dice.below(50) as u16);
    let squares = (0..dice.below(4)).map(|_| square(dice)).collect();
    match dice.below(52) {
        0 => dice.pick(&[
            Act::starting(),
            Act::Start { absent: vec![Colour::Black] },
            Act::Arrive,
            Act::CallDefault,
        ]),
        1 => Act::Move { mv: any_move(dice).into(), offer: false, lag_ms: lag(dice) },
        2..=4 => Act::Touch { squares, manner },
        5..=8 => Act::Release { path: any_move(dice) },
        9 | 46..=51 => Act::Put { kind: dice.pick(&Kind::ALL), square: square(dice) },
        11..=12 => Act::TakeOff { square: square(dice) },
        13..=16 => Act::PressClock { lag_ms: lag(dice) },
        17 => Act::StopClocks { note },
        18 => Act::Offer,
        19 => dice.pick(&[Act::Accept, Act::Decline, Act::Decline, Act::Decline]),
        20..=21 => Act::Claim { claim, intended },
        22..=23 => Act::Examine,
        24 => Act::ClaimFlag,
        25 => Act::Complain,
        26 => {
            if dice.one_in(8) {
                Act::Resign
            } else {
                Act::recording()
            }
        }
        27 => Act::CallFlag { order_unknown: dice.one_in(2) },
        28..=30 => Act::Resume { note },
        31 => Act::AddTime { to: dice.pick(&Colour::BOTH), ms, article, note },
        44 => {
            Act::Restore { to: dice.below(12) as u32, white_ms: Some(set_to), black_ms: None, article, note }
        }
        45 => Act::SetTime { of: dice.pick(&Colour::BOTH), ms: set_to, completed, article, note },
        10 | 32..=34 | 40..=43 => Act::LetGo,
        35..=37 => Act::Arrive,
        _ => Act::Rule { ruling, article, note },
    }
}
