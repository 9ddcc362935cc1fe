//! What is open to somebody, and why the rest is closed.

use super::{Closed, Looks};
use crate::decide::Case;
use crate::{ActKind, Material, Refusal, Why, WhyRecord};

/// So many acts are usually open, and as many closed.
const USUAL: usize = 16;

impl Looks<'_> {
    /// Every act of this role, tried. A kind is open if one of its acts is; otherwise it is closed for the first reason.
    /// Who could still mate does not matter for what is open.
    pub(super) fn acts(&self) -> (Vec<ActKind>, Vec<Closed>) {
        let (table, judge) = (self.table, &Material);
        let case = Case { table, actor: self.role, now: self.now, judge, only_asks: true };
        let due = table.due(judge, self.now);
        let (mut open, mut closed) = (Vec::with_capacity(USUAL), Vec::<Closed>::with_capacity(USUAL));
        self.typical_acts(&mut |act| {
            let kind = act.kind();
            if open.contains(&kind) {
                return;
            }
            match case.decide_unless(&due, &act) {
                Err(refusal) if !self.seems_open(kind, &refusal) => {
                    if closed.iter().all(|closed| closed.act != kind) {
                        closed.push(Closed { act: kind, refusal });
                    }
                }
                _ => {
                    open.push(kind);
                    closed.retain(|closed| closed.act != kind);
                }
            }
        });
        (open, closed)
    }

    /// What is in an envelope is not known before it is opened; and from players it is hidden whether somebody has moved
    /// or pressed (FIDE 13.6), but not what is never for them.
    fn seems_open(&self, kind: ActKind, refusal: &Refusal) -> bool {
        match refusal.why {
            Why::Record(WhyRecord::NotWhatWasSealed) => true,
            Why::AssistantNotAdmitted(_) | Why::NotForYou(_) | Why::NotIrregular => false,
            _ => self.hidden && tells_of_moves(kind),
        }
    }
}

/// Whether it would tell that somebody has moved or pressed, if the act were shown as closed.
fn tells_of_moves(act: ActKind) -> bool {
    use ActKind::{
        Announce, AskScoresheet, BorrowSheet, ClaimFiftyMoves, ClaimQuickplay, ClaimRepetition, Complain,
        Follow, LetGo, Move, NoticeDisplacedPieces, NoticeExchangedColours, NoticeIllegalMove,
        NoticeTurnedBoard, NoticeWrongSetUp, PressClock, ProposeRestoring, Put, PutBack, Release,
        RequestIncrement, Seal, TakeOff, Touch, UseBothHands,
    };
    matches!(
        act,
        Move | Touch
            | Release
            | Put
            | LetGo
            | TakeOff
            | UseBothHands
            | PressClock
            | ClaimRepetition
            | ClaimFiftyMoves
            | Complain
            | PutBack
            | ProposeRestoring
            | NoticeIllegalMove
            | NoticeDisplacedPieces
            | NoticeWrongSetUp
            | NoticeTurnedBoard
            | NoticeExchangedColours
            | BorrowSheet
            | Seal
            | Announce
            | Follow
            | AskScoresheet
            | ClaimQuickplay
            | RequestIncrement
    )
}
