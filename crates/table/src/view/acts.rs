//! What is open to somebody, and why the rest is closed.

use super::{Closed, Looks};
use crate::decide::decide_with;
use crate::time_control::Millis;
use crate::{Act, ActKind, Actor, ClaimKind, Colour, Irregularity, Manner, Material, Move};

/// What players and arbiter may point to.
const IRREGULARITIES: [Irregularity; 5] = [
    Irregularity::IllegalMove { ply: None },
    Irregularity::DisplacedPieces,
    Irregularity::WrongSetUp,
    Irregularity::TurnedBoard,
    Irregularity::ExchangedColours,
];

impl Looks<'_> {
    /// Every act of this role, tried. Who could still mate does not matter for what is open.
    pub(super) fn acts(&self) -> (Vec<ActKind>, Vec<Closed>) {
        let (mut open, mut closed) = (Vec::new(), Vec::new());
        for act in self.typical_acts() {
            match decide_with(&Material, self.table, self.role, &act, self.now) {
                Err(_) if self.hidden && tells_of_moves(act.kind()) => open.push(act.kind()),
                Ok(_) => open.push(act.kind()),
                Err(refusal) => closed.push(Closed { act: act.kind(), refusal }),
            }
        }
        (open, closed)
    }

    /// One act of each kind that this role could do at all.
    fn typical_acts(&self) -> Vec<Act> {
        match self.role {
            Actor::White | Actor::Black => self.acts_of_player(),
            Actor::WhiteAssistant | Actor::BlackAssistant => vec![Act::pressing(), Act::recording()],
            Actor::Arbiter => {
                let (ms, note) = (Millis::from_minutes(1), "a reason".to_owned());
                let article = self.table.regulations.cite("6.10b", "10.5");
                vec![
                    Act::starting(),
                    Act::CallDefault,
                    Act::StopClocks { note: String::new() },
                    Act::Resume { note: String::new() },
                    Act::Examine,
                    Act::CallFlag { order_unknown: false },
                    Act::OrderSealing,
                    Act::Schedule { resumption: note.clone() },
                    Act::Continue { absent: Vec::new() },
                    Act::LoseEnvelope { note: note.clone() },
                    Act::CompareBoards,
                    Act::AddTime { to: self.table.turn(), ms, article, note: note.clone() },
                    Act::SetTime { of: self.table.turn(), ms, completed: None, article, note: note.clone() },
                    Act::Restore { to: 0, white_ms: None, black_ms: None, article, note: note.clone() },
                    Act::OrderNewGame { exchange: false, article, note: note.clone() },
                    Act::PlaceClock { right_of: Colour::White },
                    Act::Admit {
                        player: if self.table.absent[0] { Colour::White } else { Colour::Black },
                        note,
                    },
                    Act::Notice { what: Irregularity::IllegalPosition },
                ]
                .into_iter()
                .chain(IRREGULARITIES.map(|what| Act::Notice { what }))
                .collect()
            }
            Actor::Spectator => Vec::new(),
        }
    }

    fn acts_of_player(&self) -> Vec<Act> {
        let mut acts = Vec::new();
        let piece = self.table.board.pieces().find(|(_, piece)| Some(piece.colour) == self.role.player());
        let bound = self.table.bond().and_then(|(_, moves)| moves.first().copied());
        if let Some(mv) = bound.or_else(|| self.table.board.legal_moves().first().copied()) {
            acts.push(Act::moving(mv));
        }
        if let Some((square, _)) = piece.filter(|_| self.table.regulations.over_the_board()) {
            acts.push(Act::Touch { squares: vec![square], manner: Manner::Deliberate });
            acts.push(Act::Release { path: Move::new(square, square) });
            acts.push(Act::TakeOff { square });
            acts.push(Act::pressing());
            acts.push(Act::Complain);
            acts.push(Act::PutBack);
            acts.extend(IRREGULARITIES.map(|what| Act::Notice { what }));
            acts.extend(self.table.regulations.is_draughts().then_some(Act::LetStand));
        }
        acts.extend(self.acts_of_record());
        acts.extend([
            Act::StopClocks { note: String::new() },
            Act::Offer,
            Act::Accept,
            Act::Decline,
            Act::Claim { claim: ClaimKind::Repetition, intended: None },
            Act::Claim { claim: ClaimKind::FiftyMoves, intended: None },
            Act::Examine,
            Act::ClaimFlag,
            Act::Resign,
            Act::recording(),
        ]);
        acts
    }
}

/// Whether it would tell that somebody has moved or pressed, if the act were shown as closed.
fn tells_of_moves(act: ActKind) -> bool {
    use ActKind::{
        AskScoresheet, BorrowSheet, ClaimFiftyMoves, ClaimQuickplay, ClaimRepetition, Complain, Move,
        NoticeDisplacedPieces, NoticeIllegalMove, NoticeTurnedBoard, NoticeWrongSetUp, PressClock, PutBack,
        Release, RequestIncrement, Seal, TakeOff, Touch,
    };
    matches!(
        act,
        Move | Touch
            | Release
            | TakeOff
            | PressClock
            | ClaimRepetition
            | ClaimFiftyMoves
            | Complain
            | PutBack
            | NoticeIllegalMove
            | NoticeDisplacedPieces
            | NoticeWrongSetUp
            | NoticeTurnedBoard
            | BorrowSheet
            | Seal
            | AskScoresheet
            | ClaimQuickplay
            | RequestIncrement
    )
}
