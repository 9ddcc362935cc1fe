//! What follows from incidents as phrases, to be put into words in any language.

use partie_laws::{Phrase, Said};

use crate::{Effect, Penalty, Proof};

impl Effect {
    /// The effect, to be put into words in any language.
    ///
    /// ```
    /// assert_eq!(partie_table::Effect::Draw.phrase().key, "word-effect-draw");
    /// ```
    pub fn phrase(&self) -> Phrase {
        let time = |key, minutes: Option<u8>| Phrase::new(key).with("minutes", number(minutes.unwrap_or(0)));
        Phrase::new(match self {
            Effect::TimeToOpponent { minutes } => return time("word-effect-time-to-opponent", *minutes),
            Effect::TimeFromOffender { minutes } => return time("word-effect-time-from-offender", *minutes),
            Effect::Warning => "word-effect-warning",
            Effect::TimeToEither => "word-effect-time-to-either",
            Effect::Loss => "word-effect-loss",
            Effect::LossOrDraw => "word-effect-loss-or-draw",
            Effect::LossOrHalf => "word-effect-loss-or-half",
            Effect::LossForHalf => "word-effect-loss-for-half",
            Effect::LossAsJudged => "word-effect-loss-as-judged",
            Effect::BothLose => "word-effect-both-lose",
            Effect::FewerPoints => "word-effect-fewer-points",
            Effect::MorePoints => "word-effect-more-points",
            Effect::Fine => "word-effect-fine",
            Effect::RoundsOut => "word-effect-rounds-out",
            Effect::Expulsion => "word-effect-expulsion",
            Effect::SendingOut => "word-effect-sending-out",
            Effect::Restore => "word-effect-restore",
            Effect::BecomesQueen => "word-effect-becomes-queen",
            Effect::Stands => "word-effect-stands",
            Effect::TouchMove => "word-effect-touch-move",
            Effect::PutBack => "word-effect-put-back",
            Effect::NewGame => "word-effect-new-game",
            Effect::TurnBoard => "word-effect-turn-board",
            Effect::ReplaceClock => "word-effect-replace-clock",
            Effect::SetClock => "word-effect-set-clock",
            Effect::WaitForMove => "word-effect-wait-for-move",
            Effect::PlayOn => "word-effect-play-on",
            Effect::Draw => "word-effect-draw",
            Effect::Postpone => "word-effect-postpone",
            Effect::Reject => "word-effect-reject",
            Effect::Increment => "word-effect-increment",
            Effect::OpponentChooses => "word-effect-opponent-chooses",
            Effect::AsJudged => "word-effect-as-judged",
        })
    }
}

impl Penalty {
    /// The penalty, to be put into words in any language.
    ///
    /// ```
    /// assert_eq!(partie_table::Penalty::Expulsion.phrase().key, "word-penalty-expulsion");
    /// ```
    pub fn phrase(&self) -> Phrase {
        let say = Phrase::new;
        match self {
            Penalty::Warning => say("word-penalty-warning"),
            Penalty::TimeToOpponent { ms } => {
                say("word-penalty-time-to-opponent").with("seconds", Said::text(ms))
            }
            Penalty::TimeFromOffender { ms } => {
                say("word-penalty-time-from-offender").with("seconds", Said::text(ms))
            }
            Penalty::Loss { opponent } => say("word-penalty-loss").with("score", Said::text(opponent)),
            Penalty::FewerPoints { at_most } => {
                say("word-penalty-fewer-points").with("score", Said::text(at_most))
            }
            Penalty::MorePoints { at_least } => {
                say("word-penalty-more-points").with("score", Said::text(at_least))
            }
            Penalty::Fine { amount } => say("word-penalty-fine").with("amount", Said::text(amount)),
            Penalty::RoundsOut { rounds } => say("word-penalty-rounds-out").with("rounds", number(*rounds)),
            Penalty::Expulsion => say("word-penalty-expulsion"),
        }
    }
}

impl Proof {
    /// The proof, to be put into words in any language.
    ///
    /// ```
    /// assert_eq!(partie_table::Proof::TooFewPieces.phrase().key, "word-proof-too-few-pieces");
    /// ```
    pub fn phrase(&self) -> Phrase {
        match self {
            Proof::Helpmate(moves) => {
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                Phrase::new("word-proof-helpmate").with("moves", Said::text(&moves.join(" ")))
            }
            Proof::TooFewPieces => Phrase::new("word-proof-too-few-pieces"),
            Proof::LockedPosition => Phrase::new("word-proof-locked-position"),
            Proof::EveryPosition(positions) => {
                Phrase::new("word-proof-every-position").with("number", Said::Number(i64::from(*positions)))
            }
        }
    }
}

fn number(number: u8) -> Said {
    Said::Number(i64::from(number))
}
