//! Refusals about the record as phrases.

use partie_laws::{Phrase, Said};

use super::WhyRecord;
use crate::Actor;

impl WhyRecord {
    /// The facts of the refusal, to be put into words in any language.
    ///
    /// ```
    /// assert_eq!(partie_table::WhyRecord::InAdvance.phrase().key, "why-in-advance");
    /// ```
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            WhyRecord::InAdvance => "why-in-advance",
            WhyRecord::Behind(missing) => {
                return Phrase::new("why-behind").with("missing", Said::Number(*missing as i64));
            }
            WhyRecord::NotAnEntry => "why-not-an-entry",
            WhyRecord::NotASign(signs) => {
                return Phrase::new("why-not-a-sign").with("signs", Said::text(signs));
            }
            WhyRecord::NoSuchLine => "why-no-such-line",
            WhyRecord::SheetsInEnvelope => "why-sheets-in-envelope",
            WhyRecord::SheetComplete => "why-sheet-complete",
            WhyRecord::SheetBorrowed => "why-sheet-borrowed",
            WhyRecord::NothingBorrowed => "why-nothing-borrowed",
            WhyRecord::SomeSheetComplete => "why-some-sheet-complete",
            WhyRecord::ClocksRun => "why-clocks-run",
            WhyRecord::PlayersWrite => "why-players-write",
            WhyRecord::NotOver => "why-not-over",
            WhyRecord::HasSigned => "why-has-signed",
            WhyRecord::IsAdjourned => "why-is-adjourned",
            WhyRecord::NotAdjourned => "why-not-adjourned",
            WhyRecord::SealsNow => "why-seals-now",
            WhyRecord::NotTheSealer(sealer) => {
                let who = Said::word(Actor::from(*sealer).word());
                return Phrase::new("why-not-the-sealer").with("player", who);
            }
            WhyRecord::NothingSealed => "why-nothing-sealed",
            WhyRecord::NotACommitment => "why-not-a-commitment",
            WhyRecord::NotWhatWasSealed => "why-not-what-was-sealed",
            WhyRecord::EnvelopeClosed => "why-envelope-closed",
            WhyRecord::NoEnvelope => "why-no-envelope",
            WhyRecord::NoEarlyAdjournment => "why-no-early-adjournment",
            WhyRecord::PointedOutTooLate => "why-pointed-out-too-late",
            WhyRecord::NoSpecialBoard => "why-no-special-board",
            WhyRecord::MustFollow => "why-must-follow",
            WhyRecord::MustRepeat => "why-must-repeat",
            WhyRecord::NothingToRepeat => "why-nothing-to-repeat",
            WhyRecord::RepeatedWrongly(words) => {
                return Phrase::new("why-repeated-wrongly").with("words", Said::Text(words.clone()));
            }
            WhyRecord::HasSpecialBoard(player) => {
                let who = Said::word(Actor::from(*player).word());
                return Phrase::new("why-has-special-board").with("player", who);
            }
            WhyRecord::NothingToFollow => "why-nothing-to-follow",
            WhyRecord::NotAnnounced => "why-not-announced",
            WhyRecord::NotInItsHole => "why-not-in-its-hole",
            WhyRecord::CapturedStands => "why-captured-stands",
            WhyRecord::NoAssistant => "why-no-assistant",
            WhyRecord::BoardsAgree => "why-boards-agree",
            WhyRecord::BoardsDiffer(squares) => {
                let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
                return Phrase::new("why-boards-differ").with("squares", Said::Text(names.join(", ")));
            }
        })
    }
}
