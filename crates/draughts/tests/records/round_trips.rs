//! What is written reads back as the same.

use partie_draughts::fen::Fen;
use partie_draughts::notation::{Naming, Sign};
use partie_draughts::pdn::{Game, NodeId, Outcome, Remark, Step, TimeControl, TimePeriod};
use partie_draughts::spoken::Language;
use partie_draughts::{Position, Square};
use proptest::prelude::*;

use crate::random::{Dice, seed};

const NAMINGS: [Naming; 2] = [Naming::Letters, Naming::Numbers];

/// A move with a sign behind it is the same move, however both are written (ČUD 9.1).
fn every_sign_reads_back(position: &Position) {
    const SIGNS: [&str; 13] = ["!", "!!", "?", "??", "?!", "!?", "*", "+", "=", "+1", "-2", "a.l.", "!* +3"];
    for mv in position.legal_moves() {
        for naming in NAMINGS {
            let (short, full) = (position.notation(&mv, naming), mv.full_notation(naming));
            let colons = full.replace('x', ":");
            for (form, sign) in
                [&short, &full, &colons].into_iter().flat_map(|form| SIGNS.map(|sign| (form, sign)))
            {
                let is_square = naming == Naming::Numbers && sign.starts_with('-');
                for text in [format!("{form} {sign}"), format!("{form}{sign}")]
                    .iter()
                    .take(2 - usize::from(is_square))
                {
                    let (read, signs) =
                        position.read_with_signs(text).unwrap_or_else(|error| panic!("{text}: {error}"));
                    let written: Vec<String> = signs.iter().map(Sign::to_string).collect();
                    assert_eq!(
                        (read, written.concat()),
                        (mv, sign.replace(' ', "")),
                        "{text} in\n{position}"
                    );
                }
            }
        }
    }
}

/// Every legal move, written and spoken in every way.
fn every_move_reads_back(position: &Position) {
    for mv in position.legal_moves() {
        for naming in NAMINGS {
            let short = position.notation(&mv, naming);
            assert_eq!(position.read(&short), Ok(mv), "{short} in\n{position}");
            let full = mv.full_notation(naming);
            assert_eq!(position.read(&full), Ok(mv), "{full} in\n{position}");
        }
        for language in [Language::Czech, Language::English] {
            let spoken = mv.announce(language);
            assert_eq!(position.hear(&spoken), Ok(mv), "{spoken} in\n{position}");
        }
    }
}

fn fen_reads_back(position: &Position) {
    for naming in NAMINGS {
        assert_eq!(position.fen_in(naming).parse(), Ok(*position));
    }
}

#[test]
fn cud_8_2_every_legal_move_of_many_positions_reads_back() {
    let mut dice = Dice::new(seed());
    for _ in 0..3_000 {
        let position = dice.setup();
        fen_reads_back(&position);
        every_move_reads_back(&position);
        every_sign_reads_back(&position);
    }
    for position in dice.game(Position::start(), 200) {
        fen_reads_back(&position);
        every_move_reads_back(&position);
    }
}

/// One act of somebody who writes a game down.
#[derive(Clone, Debug)]
enum Act {
    Play { node: usize, choice: usize },
    SetUp { node: usize, seed: u64 },
    Remark { node: usize, remark: Remark },
    RemarkBefore { node: usize, remark: Remark },
    Tag { name: String, value: String },
    Ends(Outcome),
}

fn outcome() -> impl Strategy<Value = Outcome> {
    use Outcome::{BlackWins, BothLose, Draw, Unknown, WhiteWins};
    prop::sample::select(vec![Unknown, WhiteWins, BlackWins, Draw, BothLose])
}

fn sign() -> impl Strategy<Value = Sign> {
    let texts = ["!", "!!", "?", "??", "?!", "!?", "*", "+", "=", "+1", "-12", "a.l."];
    prop::sample::select(texts.map(|text| text.parse().unwrap()).to_vec())
}

fn remark() -> impl Strategy<Value = Remark> {
    prop_oneof![
        sign().prop_map(Remark::Sign),
        any::<u16>().prop_map(Remark::nag),
        (0..10u16).prop_map(Remark::nag),
        ".{0,40}".prop_map(|text| Remark::comment(&text)),
        "[ !?+=}{1\\[\\]%\n-]{0,5}".prop_map(|text| Remark::comment(&text)),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let node = any::<usize>();
    let name = prop_oneof!["[A-Z][a-zA-Z0-9_]{0,5}", "Event|White|Result|Black|Zzz"];
    let value = prop_oneof![".{0,20}", "[\"\\\\\n 1-]{0,6}", "1-0|\\*|2-0|1-1"];
    prop_oneof![
        8 => (node, any::<usize>()).prop_map(|(node, choice)| Act::Play { node, choice }),
        1 => (node, any::<u64>()).prop_map(|(node, seed)| Act::SetUp { node, seed }),
        3 => (node, remark()).prop_map(|(node, remark)| Act::Remark { node, remark }),
        1 => (node, remark()).prop_map(|(node, remark)| Act::RemarkBefore { node, remark }),
        1 => (name, value).prop_map(|(name, value)| Act::Tag { name, value }),
        1 => outcome().prop_map(Act::Ends),
    ]
}

/// Most moves go on from the last step, so that lines grow long; the others begin variations.
fn pick(nodes: &[NodeId], number: usize) -> NodeId {
    let last = nodes[nodes.len() - 1];
    if number.is_multiple_of(4) { nodes[number / 4 % nodes.len()] } else { last }
}

fn build(start: Position, acts: &[Act], first_move_number: u16) -> Game {
    let mut game = Game::from_position(start);
    let mut nodes = vec![game.start()];
    for act in acts {
        match act {
            Act::Play { node, choice } => {
                let at = pick(&nodes, *node);
                let moves = game.position(at).legal_moves();
                if !moves.is_empty() {
                    nodes.push(game.play(at, moves[choice % moves.len()]).unwrap());
                }
            }
            Act::SetUp { node, seed } => {
                nodes.push(game.set_up(pick(&nodes, *node), Dice::new(*seed).setup()));
            }
            Act::Remark { node, remark } => game.remark(pick(&nodes, *node), remark.clone()),
            Act::RemarkBefore { node, remark } => game.remark_before(pick(&nodes, *node), remark.clone()),
            Act::Tag { name, value } => {
                if name != "FEN" {
                    game.set_tag(name, value).unwrap();
                }
            }
            Act::Ends(outcome) => game.set_outcome(*outcome),
        }
    }
    if game.main_line().any(|at| matches!(game.step(at), Some(Step::Move(_)))) {
        game.set_first_move_number(first_move_number);
    }
    game
}

fn game() -> impl Strategy<Value = Game> {
    let start = prop_oneof![Just(Position::start()), any::<u64>().prop_map(|seed| Dice::new(seed).setup())];
    (start, prop::collection::vec(act(), 0..60), any::<u16>())
        .prop_map(|(start, acts, number)| build(start, &acts, number))
}

fn period() -> impl Strategy<Value = TimePeriod> {
    let n = any::<u32>();
    prop_oneof![
        (n, n).prop_map(|(moves, seconds)| TimePeriod::Moves { moves, seconds }),
        (n, n).prop_map(|(seconds, increment)| TimePeriod::Increment { seconds, increment }),
        n.prop_map(|seconds| TimePeriod::RestOfGame { seconds }),
        n.prop_map(|seconds| TimePeriod::Sandclock { seconds }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cud_8_1_every_square_reads_back(number in 1..=32u8) {
        let square = Square::from_number(number).unwrap();
        for naming in NAMINGS {
            prop_assert_eq!(square.named(naming).to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn cud_9_1_every_sign_reads_back(sign in sign()) {
        prop_assert_eq!(sign.to_string().parse(), Ok(sign));
    }

    #[test]
    fn every_fen_reads_back(seed: u64, half_moves: Option<u32>, move_number: Option<u32>) {
        let fen = Fen { position: Dice::new(seed).setup(), half_moves, move_number };
        prop_assert_eq!(fen.to_string().parse(), Ok(fen));
    }

    #[test]
    fn every_game_reads_back(game in game()) {
        for naming in NAMINGS {
            let written = game.to_pdn(naming);
            let read: Game = written.parse().unwrap_or_else(|error| panic!("{error} in\n{written}"));
            prop_assert_eq!(&read, &game, "{}", written);
            prop_assert_eq!(read.to_pdn(naming), written);
        }
    }

    #[test]
    fn every_time_control_reads_back(periods in prop::collection::vec(period(), 1..5)) {
        let control = TimeControl::Periods(periods);
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }
}
