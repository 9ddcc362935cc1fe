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

impl Looks<'_> {
    /// One act of each kind that this role could do, or several where it depends on whom it is about.
    pub(super) fn typical_acts(&self) -> Vec<Act> {
        let mut acts = match self.role {
            Actor::White | Actor::Black => self.acts_of_player(),
            Actor::WhiteAssistant | Actor::BlackAssistant => self.acts_of_assistant(),
            Actor::Arbiter => self.acts_of_arbiter(),
            Actor::Spectator => Vec::new(),
        };
        let (who, witness, note) = (None, String::new(), String::new());
        let incident = Incident { incident: IncidentKind::Unforeseen, who, witness, note };
        acts.push(Act::Report { incident }); // FIDE 13.7a
        acts
    }

    fn acts_of_player(&self) -> Vec<Act> {
        let mut acts = self.acts_of_hands();
        acts.push(Act::starting());
        acts.push(Act::Arrive);
        if self.table.regulations.over_the_board() {
            acts.push(Act::pressing());
            acts.extend(irregularities());
            let last = self.table.plies.len().saturating_sub(1);
            acts.push(Act::ProposeRestoring { to: u32::try_from(last).unwrap_or(u32::MAX) });
            acts.extend(self.table.regulations.is_draughts().then_some(Act::LetStand));
        }
        acts.extend([Act::BorrowSheet, Act::ReturnSheet]);
        acts.extend(self.acts_of_adjournment());
        acts.extend(self.acts_at_special_board());
        if self.table.record.relief.is_some() {
            acts.push(Act::Ask);
        }
        acts.extend([
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
        ]);
        acts.extend(self.appeals());
        acts
    }

    /// A move, and what hands do to the pieces over the board.
    fn acts_of_hands(&self) -> Vec<Act> {
        let mut acts: Vec<Act> = self.some_move().map(Act::moving).into_iter().collect();
        let over_the_board = self.table.regulations.over_the_board();
        let Some(square) = self.own_square().filter(|_| over_the_board) else { return acts };
        let kind = if self.table.regulations.is_draughts() { Kind::King } else { Kind::Queen };
        acts.extend([
            Act::Touch { squares: vec![square], manner: Manner::Deliberate },
            Act::Release { path: Move::new(square, square) },
            Act::Put { kind, square },
            Act::LetGo,
            Act::TakeOff { square },
            Act::UseBothHands,
        ]);
        acts.extend(self.displacing());
        acts
    }

    fn some_move(&self) -> Option<Move> {
        let bound = self.table.bond().and_then(|(_, moves)| moves.first().copied());
        bound.or_else(|| self.table.board.some_legal_move())
    }

    fn own_square(&self) -> Option<Square> {
        let mut pieces = self.table.board.pieces();
        pieces.find(|(_, piece)| Some(piece.colour) == self.role.side()).map(|(square, _)| square)
    }

    fn displacing(&self) -> Vec<Act> {
        let pieces = self.table.board.pieces().take(1);
        let gone = pieces.map(|(square, _)| Act::Displace { changes: vec![Change { square, piece: None }] });
        gone.chain([Act::PutBack]).collect()
    }

    /// Where adjourning is a matter at all.
    fn acts_of_adjournment(&self) -> Vec<Act> {
        let sessions = self.table.regulations.recording.session_ms.is_some();
        if self.table.record.adjournment.is_none() && !sessions {
            return Vec::new();
        }
        vec![Act::Seal { commitment: seal("", "") }, Act::Adjourn]
    }

    /// Where somebody plays who cannot see.
    fn acts_at_special_board(&self) -> Vec<Act> {
        if self.table.record.relief.is_none() {
            return Vec::new();
        }
        let said = self.some_move().map(|mv| Act::Announce { words: self.table.board.notation(&mv) });
        said.into_iter().chain(Colour::BOTH.map(|of| Act::Follow { of, mv: None })).collect()
    }

    /// Against every decision so far.
    fn appeals(&self) -> Vec<Act> {
        let none = self.table.regulations.cite("P1", "1.1");
        let decisions = &self.table.casebook.decisions;
        let against = if decisions.is_empty() { std::slice::from_ref(&none) } else { decisions };
        against.iter().map(|&against| Act::Appeal { against, note: "a reason".to_owned() }).collect()
    }

    fn acts_of_assistant(&self) -> Vec<Act> {
        let mut acts = self.acts_of_hands();
        acts.extend([Act::pressing(), Act::recording()]);
        if self.table.record.relief.is_some() {
            acts.extend(self.acts_of_adjournment());
            acts.extend(self.acts_at_special_board());
            acts.push(Act::ClaimFlag);
            acts.extend(self.own_square().map(|square| Act::ReportTouch { square }));
        }
        acts
    }

    fn acts_of_arbiter(&self) -> Vec<Act> {
        let (turn, ms, note) = (self.table.turn(), Millis::from_minutes(1), "a reason".to_owned());
        let article = self.table.regulations.cite("6.10b", "10.5");
        let draw = Ruling::Result { white: Score::Draw, black: Score::Draw };
        let penalties = vec![Penalty::Warning];
        let mut acts = vec![
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
        for of in Colour::BOTH {
            acts.push(Act::Admit { player: of, note: note.clone() });
            acts.push(Act::AdmitAssistant { of, moves: false });
            acts.push(Act::DecideAppeal { of, ruling: None, note: note.clone() });
        }
        acts.push(Act::Notice { what: Irregularity::IllegalPosition });
        acts.extend(irregularities());
        acts.extend(self.displacing());
        acts
    }
}

/// What is said of something irregular: by the players and the arbiter.
fn irregularities() -> impl Iterator<Item = Act> {
    IRREGULARITIES.into_iter().map(|what| Act::Notice { what }).chain([Act::Complain])
}
