//! The articles that an event rests on. Most verdicts name theirs; what people do at the board, with the clock and on
//! paper follows from the Laws as well, and is traced here.

mod adjournment;
mod board;
mod ending;
mod special_board;

use partie_laws::Article;

use super::{Event, Fact};
use crate::regulations::cited::{fide_2014, fide_2023};
use crate::time_control::Pace;
use crate::{Actor, ClaimKind, Colour, Ground, Scoresheets, Table};

impl Event {
    /// The articles that the event rests on, given the table as it was before: the one that it names comes first. An event
    /// that merely notes something, such as a proof, rests on none.
    ///
    /// ```
    /// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// let events = decide(&table, Presence::FULL, Actor::White, &Act::Offer, Instant::BEGINNING).unwrap();
    /// assert_eq!(events[0].rests_on(&table)[0].to_string(), "FIDE 9.1b(1)");
    /// ```
    pub fn rests_on(&self, before: &Table) -> Vec<Article> {
        let basis = Basis { event: self, table: before };
        let named = self.fact.article().filter(|_| !matches!(self.fact, Fact::Appealed { .. }));
        named.into_iter().chain(basis.unnamed()).collect()
    }
}

/// An event, and the table before it.
#[derive(Clone, Copy)]
struct Basis<'a> {
    event: &'a Event,
    table: &'a Table,
}

impl Basis<'_> {
    /// What the event does not name itself.
    fn unnamed(self) -> Vec<Article> {
        match &self.event.fact {
            Fact::Started { .. } => vec![self.cite("6.5", "10.5")],
            Fact::Arrived => vec![self.arrived()],
            Fact::Touched { manner, .. } => self.touched(*manner),
            Fact::Released { .. } | Fact::Put { .. } | Fact::LetGo | Fact::TakenOff { .. } => self.by_hand(),
            Fact::Made { mv, .. } => self.made(mv),
            Fact::MadeIllegally { .. } => self.made_illegally(),
            Fact::WentOn => self.in_chess(&["4.6"]),
            Fact::CastlingDeclared => self.in_chess(&["F3n1"]),
            Fact::Complained { article: None } => vec![self.cite("4.7", "5.6")],
            Fact::Noticed { .. } | Fact::Complained { article: Some(_) } => self.in_draughts(&["5.6"]),
            Fact::Displaced { .. } => vec![self.cite("7.3", "5.5")],
            Fact::Crowned { .. } => self.in_draughts(&["3.6"]),
            Fact::BothHandsUsed => self.in_chess(&["4.1"]),
            Fact::LetStand => self.let_stand(),
            Fact::Restored { white, black, .. } => self.restored(white.is_some() || black.is_some()),
            Fact::RestoringProposed { .. } => vec![self.cite(self.by_pace("A4c", "B3c"), "5.7")],
            Fact::ClockPlaced { .. } => self.in_chess(&["6.4"]),
            Fact::Admitted { .. } => vec![self.admitted()],
            Fact::Pressed { .. } => self.pressed(),
            Fact::Stopped { .. } => vec![self.stopped()],
            Fact::Resumed { .. } => vec![self.cite("6.12c", "10.5")],
            Fact::Recorded { line, .. } => self.recorded(*line),
            Fact::SheetBorrowed | Fact::SheetReturned => vec![self.cite("8.5b", "10.2b")],
            Fact::Noted { .. } => vec![self.cite("8.5c", "10.2b")],
            Fact::CountLost { .. } => vec![self.cite("8.6", "10.5")],
            Fact::Signed { .. } => vec![self.cite("8.7", "10.5")],
            Fact::SealingOrdered => self.in_chess(&["G1a"]),
            Fact::Sealed { reply, .. } => self.sealed(*reply),
            Fact::Adjourned { charged_ms, .. } => self.adjourned(*charged_ms),
            Fact::Scheduled { .. } => self.in_chess(&["G3", "G13"]),
            Fact::Continued { absent } => self.continued(absent),
            Fact::EnvelopeOpened { .. } => self.envelope_opened(),
            Fact::EnvelopeLost { .. } => self.in_chess(&["G11a"]),
            Fact::Announced { .. } => self.announced(),
            Fact::Repeated { .. } => vec![self.repeated()],
            Fact::TwoBoardsAsked { .. } => vec![self.cite("E1", "11.1f")],
            Fact::Followed { .. } => vec![self.followed()],
            Fact::Told { .. } => vec![self.cite("E2.9d", "11.1f")],
            Fact::TouchReported { .. } => vec![self.cite("E2.9e", "11.1f")],
            Fact::Offered { .. } | Fact::Declined { .. } => self.offered(),
            Fact::Claimed { claim, intended } => self.claimed(*claim, intended.is_some()),
            Fact::FlagNoticed { .. } => self.flag_noticed(),
            Fact::Ended { outcome } => self.ended(outcome),
            Fact::Reported { incident } => self.reported(incident).into_iter().collect(),
            Fact::QuickplayClaimed { ground, position, .. } => {
                self.quickplay_claimed(*ground, position.is_some())
            }
            Fact::IncrementRequested => self.later(&[fide_2014("G4")]),
            Fact::Confirmed => self.confirmed(),
            Fact::ScoresheetShown => self.table.regulations.kept_scoresheet().into_iter().collect(),
            Fact::AssistantAdmitted { moves: true, .. } => self.later(&[fide_2014("4.9")]),
            Fact::AssistantAdmitted { moves: false, .. } => {
                vec![self.cite("6.7d", "1.1"), self.cite("8.1p4", "10.2b")]
            }
            Fact::Appealed { .. } => vec![self.cite("12.10", "1.1")],
            // These name their article, or note something.
            Fact::Opened { .. }
            | Fact::Breached { .. }
            | Fact::NoticeRejected { .. }
            | Fact::Cancelled { .. }
            | Fact::TimeAdded { .. }
            | Fact::TimeSet { .. }
            | Fact::BoardCorrected { .. }
            | Fact::ClaimRejected { .. }
            | Fact::FlagClaimRejected { .. }
            | Fact::Referred { .. }
            | Fact::Ruled { .. }
            | Fact::Penalised { .. }
            | Fact::IncrementIntroduced { .. }
            | Fact::Proved { .. }
            | Fact::AppealDecided { .. }
            | Fact::ResultChanged { .. }
            | Fact::GameReopened { .. } => Vec::new(),
        }
    }

    /// An article of the FIDE Laws, or the one that takes its place in draughts.
    fn cite(self, fide: &'static str, draughts: &'static str) -> Article {
        self.table.regulations.cite(fide, draughts)
    }

    /// Articles of the FIDE Laws, in chess only.
    fn in_chess(self, numbers: &[&'static str]) -> Vec<Article> {
        numbers.iter().filter_map(|number| self.table.regulations.in_fide(number)).collect()
    }

    /// Articles of the rules of draughts, in draughts only.
    fn in_draughts(self, numbers: &[&'static str]) -> Vec<Article> {
        numbers.iter().filter_map(|number| self.table.regulations.rules().in_draughts(number)).collect()
    }

    /// The article of a matter that later editions of the FIDE Laws have brought up, if the one in force is such.
    fn later(self, matter: &[Article]) -> Vec<Article> {
        self.table.regulations.rules().on(matter).into_iter().collect()
    }

    /// The number for rapid chess, or for blitz.
    fn by_pace(self, rapid: &'static str, blitz: &'static str) -> &'static str {
        if self.table.regulations.pace() == Pace::Blitz { blitz } else { rapid }
    }

    /// The player that an assistant acts for.
    fn assisted(self) -> Option<Colour> {
        self.event.by.side().filter(|_| self.event.by.player().is_none())
    }

    /// FIDE 6.6: White's clock runs until White comes, the other one is waited for. FIDE G9b, G9c: the same after an
    /// adjournment.
    fn arrived(self) -> Article {
        match &self.table.record.adjournment {
            Some(adjournment) if self.event.by.player() == Some(adjournment.sealer) => {
                self.cite("G9c", "10.5")
            }
            Some(_) => self.cite("G9b", "10.5"),
            None if self.table.absent == [true; 2] => self.cite("6.6b", "10.5"),
            None => self.cite("6.6a", "10.5"),
        }
    }

    fn admitted(self) -> Article {
        if self.table.record.adjournment.is_some() {
            self.cite("G10", "10.5")
        } else {
            self.cite("6.6a", "10.5")
        }
    }

    fn stopped(self) -> Article {
        match self.event.by {
            Actor::Arbiter => self.cite("6.12a", "10.5"),
            _ if self.table.record.adjournment.is_some() => self.cite("G9b", "10.5"),
            _ => self.cite("6.12b", "10.5"),
        }
    }

    /// FIDE 6.7a, and 6.7d for an assistant; FIDE G9c for a reply in its envelope.
    fn pressed(self) -> Vec<Article> {
        let adjournment = self.table.record.adjournment.as_ref();
        if adjournment.is_some_and(|found| found.reply.is_some() && !found.reply_pressed) {
            return self.in_chess(&["G9c"]);
        }
        match self.assisted() {
            Some(side) if self.table.regulations.play.is_special(side) => vec![self.cite("E2.9c", "11.1f")],
            Some(_) => vec![self.cite("6.7d", "10.5")],
            None if self.is_at_special_board() => vec![self.cite("E2.3(end)", "11.1f")],
            None => vec![self.cite("6.7a", "10.5")],
        }
    }

    /// FIDE 8.1: the player writes, an assistant may (FIDE 8.1p4, E2.9c), the arbiter does when nobody has to (FIDE 8.5a).
    /// Since 2023 an electronic scoresheet will do (FIDE 2023/8.1.1.2).
    fn recorded(self, line: Option<u16>) -> Vec<Article> {
        let Some(side) = self.event.by.side() else { return vec![self.cite("8.5a", "10.2b")] };
        let special = self.table.regulations.play.is_special(side);
        let mut all = match (self.assisted().is_some(), special) {
            (true, true) => vec![self.cite("E2.9c", "11.1f")],
            (true, false) => vec![self.cite("8.1p4", "10.2b")],
            (false, true) => vec![self.cite("E2.5", "11.1f")],
            (false, false) => vec![self.cite("8.1", "10.2b")],
        };
        let in_advance = line.is_some_and(|line| usize::from(line) > self.table.plies.len());
        all.extend(in_advance.then(|| self.cite("8.1p2", "10.2b")));
        if self.table.regulations.recording.scoresheets == Scoresheets::ByProgram {
            all.extend(self.later(&[fide_2023("8.1.1.2")]));
        }
        all
    }

    /// FIDE 9.1b(1); FIDE G4 once a move is sealed.
    fn offered(self) -> Vec<Article> {
        let mut all = vec![self.cite("9.1b(1)", "7.3a")];
        if self.table.record.adjournment.is_some() {
            all.extend(self.in_chess(&["G4"]));
        }
        all
    }

    /// FIDE 9.2, 9.3: on the board, or with a move that is written down first (FIDE 8.1p2). It stops the clocks (FIDE 9.5) and
    /// is an offer of a draw as well (FIDE 9.1b(3)).
    fn claimed(self, claim: ClaimKind, intended: bool) -> Vec<Article> {
        let number = match (claim, intended) {
            (ClaimKind::Repetition, true) => "9.2a",
            (ClaimKind::Repetition, false) => "9.2b",
            (ClaimKind::FiftyMoves, true) => "9.3a",
            (ClaimKind::FiftyMoves, false) => "9.3b",
        };
        let written = intended.then_some("8.1p2");
        let numbers: Vec<&str> = [number, "9.5", "9.1b(3)"].into_iter().chain(written).collect();
        self.in_chess(&numbers)
    }

    fn reported(self, incident: &crate::Incident) -> Option<Article> {
        incident.article(self.table.regulations.rules())
    }

    /// FIDE 10.2, or D1 where no arbiter is there and the position is sent to one; it is an offer of a draw as well
    /// (FIDE 9.1b(3)).
    fn quickplay_claimed(self, ground: Ground, is_sent: bool) -> Vec<Article> {
        let numbers: &[&str] = match (is_sent, ground) {
            (false, _) => &["10.2", "9.1b(3)"],
            (true, Ground::CannotWin) => &["D1a", "9.1b(3)"],
            (true, Ground::NoEffort) => &["D1b", "9.1b(3)"],
        };
        self.in_chess(numbers)
    }

    fn confirmed(self) -> Vec<Article> {
        match self.table.casebook.quickplay.map(|claim| claim.ground) {
            Some(Ground::CannotWin) => self.in_chess(&["D1a"]),
            Some(Ground::NoEffort) => self.in_chess(&["D1b"]),
            None => Vec::new(),
        }
    }

    /// The table just after the event.
    fn after(self) -> Table {
        let mut after = self.table.clone();
        after.apply(self.event);
        after
    }
}
