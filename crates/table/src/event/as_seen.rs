use super::{Event, Fact};

impl Event {
    /// What everybody at the board sees or hears of it, before the end: nothing that depends on what is legal (FIDE 12.3).
    ///
    /// ```
    /// use partie_table::{Act, Actor, Conduct, Event, Presence, Regulations, Table, clock::Instant, decide};
    /// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
    /// let table = Table::open(regulations).unwrap();
    /// let act = Act::Release { path: "e2-e4".parse().unwrap() };
    /// let events = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap();
    /// assert_eq!(events.len(), 4, "started, touched, released, made");
    /// assert_eq!(events.iter().filter_map(Event::as_seen).count(), 3);
    /// ```
    pub fn as_seen(&self) -> Option<Event> {
        match self.fact {
            Fact::Made { .. }
            | Fact::MadeIllegally { .. }
            | Fact::Breached { .. }
            | Fact::WentOn
            | Fact::Proved { .. } => None,
            Fact::Offered { .. } => Some(Event { fact: Fact::Offered { proper: true }, ..self.clone() }),
            _ => Some(self.clone()),
        }
    }
}
