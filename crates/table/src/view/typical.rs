//! Acts of each kind that somebody could do at all, to be tried.

use super::Looks;
use crate::time_control::Millis;
use crate::{
    Act, Actor, Change, ClaimKind, Colour, Ground, Incident, IncidentKind, Irregularity, Kind, Manner, Move,
    Penalty, Ruling, Score, Square, seal,
};

/// What players and arbiter may point to.
const IRREGULARITIES: [Irregularity; 5] = [
    Irregularity::IllegalMove { ply: None },
    Irregularity::DisplacedPieces,
    Irregularity::WrongSetUp,
    Irregularity::TurnedBoard,
    Irregularity::ExchangedColours,
];

/// Who tries them, one after the other.
pub(super) type Try<'a> = &'a mut dyn FnMut(Act);

impl Looks<'_> {
    /// One act of each kind that this role could do, or several where it depends on whom it is about.
    pub(super) fn typical_acts(&self, attempt: Try<'_>) {
        match self.role {
            Actor::White | Actor::Black => self.acts_of_player(attempt),
            Actor::WhiteAssistant | Actor::BlackAssistant => self.acts_of_assistant(attempt),
            Actor::Arbiter => self.acts_of_arbiter(attempt),
            Actor::Spectator => {}
        }
        let (who, witness, note) = (None, String::new(), String::new());
        let incident = Incident { incident: IncidentKind::Unforeseen, who, witness, note };
        attempt(Act::Report { incident }); // FIDE 13.7a
    }

    fn acts_of_player(&self, attempt: Try<'_>) {
        self.acts_of_hands(attempt);
        attempt(Act::starting());
        attempt(Act::Arrive);
        if self.table.regulations.over_the_board() {
            attempt(Act::pressing());
            irregularities(attempt);
            let last = self.table.plies.len().saturating_sub(1);
            attempt(Act::ProposeRestoring { to: u32::try_from(last).unwrap_or(u32::MAX) });
            if self.table.regulations.rules().opponent_decides {
                attempt(Act::LetStand);
            }
        }
        [Act::BorrowSheet, Act::ReturnSheet].into_iter().for_each(&mut *attempt);
        self.acts_of_adjournment(attempt);
        self.acts_at_special_board(attempt);
        if self.table.record.relief.is_some() {
            attempt(Act::Ask);
        }
        let always = [
            Act::StopClocks { note: String::new() },
            Act::Offer,
            Act::Accept,
            Act::Decline,
            Act::Claim { claim: ClaimKind::Repetition, intended: None },
            Act::Claim { claim: ClaimKind::FiftyMoves, intended: None },
            Act::ClaimQuickplay { ground: Ground::CannotWin },
            Act::RequestIncrement,
            Act::Confirm,
            Act::Examine,
            Act::ClaimFlag,
            Act::Resign,
            Act::Sign { white: Score::Draw, black: Score::Draw },
            Act::recording(),
            Act::AskScoresheet,
        ];
        always.into_iter().for_each(&mut *attempt);
        self.appeals(attempt);
    }

    /// A move, and what hands do to the pieces over the board.
    fn acts_of_hands(&self, attempt: Try<'_>) {
        self.some_move().map(Act::moving).into_iter().for_each(&mut *attempt);
        let over_the_board = self.table.regulations.over_the_board();
        let Some(square) = self.own_square().filter(|_| over_the_board) else { return };
        let kind = if self.table.board.chess().is_some() { Kind::Queen } else { Kind::King };
        let acts = [
            Act::Touch { squares: vec![square], manner: Manner::Deliberate },
            Act::Release { path: Move::new(square, square) },
            Act::Put { kind, square },
            Act::LetGo,
            Act::TakeOff { square },
            Act::UseBothHands,
        ];
        acts.into_iter().for_each(&mut *attempt);
        self.displacing(attempt);
    }

    fn some_move(&self) -> Option<Move> {
        let bound = self.table.bond().and_then(|(_, moves)| moves.first().copied());
        bound.or_else(|| self.table.board.some_legal_move())
    }

    fn own_square(&self) -> Option<Square> {
        let mut pieces = self.table.board.pieces();
        pieces.find(|(_, piece)| Some(piece.colour) == self.role.side()).map(|(square, _)| square)
    }

    fn displacing(&self, attempt: Try<'_>) {
        let piece = self.table.board.pieces().next();
        let gone = piece.map(|(square, _)| Act::Displace { changes: vec![Change { square, piece: None }] });
        gone.into_iter().chain([Act::PutBack]).for_each(attempt);
    }

    /// Where adjourning is a matter at all.
    fn acts_of_adjournment(&self, attempt: Try<'_>) {
        let sessions = self.table.regulations.recording.session_ms.is_some();
        if self.table.record.adjournment.is_some() || sessions {
            attempt(Act::Seal { commitment: seal("", "") });
            attempt(Act::Adjourn);
        }
    }

    /// Where somebody plays who cannot see.
    fn acts_at_special_board(&self, attempt: Try<'_>) {
        if self.table.record.relief.is_none() {
            return;
        }
        let said = self.some_move().map(|mv| Act::Announce { words: self.table.board.notation(&mv) });
        said.into_iter().chain(Colour::BOTH.map(|of| Act::Follow { of, mv: None })).for_each(attempt);
    }

    /// Against every decision so far.
    fn appeals(&self, attempt: Try<'_>) {
        let none = self.table.regulations.cite("P1", "1.1");
        let decisions = &self.table.casebook.decisions;
        let against = if decisions.is_empty() { std::slice::from_ref(&none) } else { decisions };
        against.iter().map(|&against| Act::Appeal { against, note: "a reason".to_owned() }).for_each(attempt);
    }

    fn acts_of_assistant(&self, attempt: Try<'_>) {
        self.acts_of_hands(attempt);
        [Act::pressing(), Act::recording()].into_iter().for_each(&mut *attempt);
        if self.table.record.relief.is_some() {
            self.acts_of_adjournment(attempt);
            self.acts_at_special_board(attempt);
            attempt(Act::ClaimFlag);
            self.own_square().map(|square| Act::ReportTouch { square }).into_iter().for_each(attempt);
        }
    }

    fn acts_of_arbiter(&self, attempt: Try<'_>) {
        let (turn, ms, note) = (self.table.turn(), Millis::from_minutes(1), "a reason".to_owned());
        let article = self.table.regulations.cite("6.10b", "10.5");
        let draw = Ruling::Result { white: Score::Draw, black: Score::Draw };
        let penalties = vec![Penalty::Warning];
        let acts = [
            Act::starting(),
            Act::CallDefault,
            Act::StopClocks { note: String::new() },
            Act::Resume { note: String::new() },
            Act::Examine,
            Act::CallFlag { order_unknown: false },
            Act::OrderSealing,
            Act::Schedule { resumption: note.clone() },
            Act::Continue { absent: Vec::new() },
            Act::OpenEnvelope { written: String::new(), secret: String::new() },
            Act::LoseEnvelope { note: note.clone() },
            Act::recording(),
            Act::Reconstruct { moves: None },
            Act::LoseCount { moves: None, note: note.clone() },
            Act::CompareBoards,
            Act::AddTime { to: turn, ms, article, note: note.clone() },
            Act::SetTime { of: turn, ms, completed: None, article, note: note.clone() },
            Act::Restore { to: 0, white_ms: None, black_ms: None, article, note: note.clone() },
            Act::OrderNewGame { exchange: false, article, note: note.clone() },
            Act::PlaceClock { right_of: Colour::White },
            Act::Rule { ruling: draw, article, note: note.clone() },
            Act::Penalise { offender: turn.into(), penalties, article, note: note.clone(), incident: None },
        ];
        acts.into_iter().for_each(&mut *attempt);
        for of in Colour::BOTH {
            attempt(Act::Admit { player: of, note: note.clone() });
            attempt(Act::AdmitAssistant { of, moves: false });
            attempt(Act::DecideAppeal { of, ruling: None, note: note.clone() });
        }
        attempt(Act::Notice { what: Irregularity::IllegalPosition });
        irregularities(attempt);
        self.displacing(attempt);
    }
}

/// What is said of something irregular: by the players and the arbiter.
fn irregularities(attempt: Try<'_>) {
    IRREGULARITIES.into_iter().map(|what| Act::Notice { what }).chain([Act::Complain]).for_each(attempt);
}
