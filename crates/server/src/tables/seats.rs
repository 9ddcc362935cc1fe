//! Who holds which role at a table.

use partie_table::clock::Both;
use partie_table::{Actor, Colour};

use super::closed;
use super::effect::SeatLinks;
use super::entry::{Held, TableEntry};
use super::person::PersonId;
use super::room::{Plan, Room, Step};
use super::telling::News;
use super::writing::{Reply, Tells};
use crate::people::identity::Identity;
use crate::people::rates::too_many;
use crate::wire::{Fault, FaultKind, Granted, Person, Scope};

/// The longest reason that an arbiter gives for freeing a seat.
const LONGEST_REASON: usize = 500;
/// So many links and invitations are open at a table at most: every page of the organiser gets all of them with each change.
const MOST_OPEN: usize = 100;

impl Room {
    /// Takes a role by its link.
    pub(super) fn join(&self, who: &Identity, key: &str) -> Result<Plan, Fault> {
        who.needs(Scope::Play)?;
        let links = self.file.links.iter().chain(&self.file.freed);
        let Some(link) = links.into_iter().find(|link| link.opens_with(key)) else {
            self.visible(who)?;
            return Err(Fault::new(FaultKind::RoleTaken, "the link is used up, or not of this table"));
        };
        self.still_has(link.role)?;
        self.may_take(who, link.role)?;
        let held = Held { role: link.role, person: PersonId::from(&who.person) };
        let entry = TableEntry::Joined { held, hash: link.hash.clone() };
        Ok(Plan::Write { entry, tells: Tells::Seats, reply: Reply::State })
    }

    /// Whether nothing else that a person does here keeps them from a role (FIDE 12.3, E2).
    pub(super) fn may_hold(&self, who: &Identity, role: Actor) -> Result<(), Fault> {
        let other = self.file.bars(role, |held| who.may_be(held)).or_else(|| {
            // Who arbitrates the group has seen what no player may see.
            let arbitrates = self.file.table.has_started() && self.file.arbitrates_by_group(who);
            (arbitrates
                && matches!(
                    role,
                    Actor::White | Actor::Black | Actor::WhiteAssistant | Actor::BlackAssistant
                ))
            .then_some(Actor::Arbiter)
        });
        match other {
            None => Ok(()),
            Some(held) => {
                let detail = format!("you are {held} at this table, so you cannot be {role}");
                Err(Fault::new(FaultKind::NotAllowed, detail))
            }
        }
    }

    /// A person who plays one side does not take the other one by mistake; both are theirs only if the table was opened so.
    fn may_take(&self, who: &Identity, role: Actor) -> Result<(), Fault> {
        self.may_hold(who, role)?;
        let opposite = role.player().map(|colour| Actor::from(!colour));
        if opposite.is_some_and(|opposite| self.file.holds(who, opposite)) {
            return Err(Fault::new(
                FaultKind::NotAllowed,
                "you play the other side; this link is for your opponent",
            ));
        }
        Ok(())
    }

    /// Nobody takes a seat when the game is over: the record would name a person who has not played.
    fn still_has(&self, role: Actor) -> Result<(), Fault> {
        let over = self.file.abandoned || role != Actor::Spectator && self.file.is_over();
        if over { Err(closed()) } else { Ok(()) }
    }

    fn must_be_free(&self, role: Actor) -> Result<(), Fault> {
        let waits = self.file.freed.iter().any(|link| link.role == role);
        if role != Actor::Spectator && (waits || self.file.holder(role).is_some()) {
            return Err(Fault::new(FaultKind::RoleTaken, format!("{role} is there already")));
        }
        Ok(())
    }

    pub(super) fn may_grant(&self, who: &Identity, role: Actor) -> Result<(), Fault> {
        self.needs_organiser(who)?;
        self.must_be_free(role)?;
        if self.file.is_over() { Err(closed()) } else { Ok(()) }
    }

    /// Offers a role to a person, or makes a link to it.
    pub(super) fn grant(
        &self,
        who: &Identity,
        role: Actor,
        to: Option<Person>,
        salt: &str,
    ) -> Result<Plan, Fault> {
        self.may_grant(who, role)?;
        if self.file.links.len() + self.file.invited.len() >= MOST_OPEN {
            return Err(too_many());
        }
        let (entry, granted) = if let Some(person) = to {
            if who.is(&person.id) {
                self.may_take(who, role)?;
            }
            let held = Held { role, person: PersonId::from(&person) };
            if self.file.invited.contains(&held) {
                return Ok(Plan::Nothing(Reply::Granted(Granted::Invited { person })));
            }
            (TableEntry::Invited { held }, Granted::Invited { person })
        } else {
            let (link, kept) = self.directory.link_keys.make(&self.file.id, role, salt);
            (TableEntry::Linked { link: kept }, Granted::By { link, qr: None })
        };
        Ok(Plan::Write { entry, tells: Tells::Seats, reply: Reply::Granted(granted) })
    }

    /// A person who was offered a role takes it or does not.
    pub(super) fn answer_invitation(
        &self,
        who: &Identity,
        role: Actor,
        accepts: bool,
    ) -> Result<Plan, Fault> {
        who.needs(Scope::Play)?;
        self.visible(who)?;
        let invited =
            self.file.invited.iter().find(|invited| invited.role == role && who.is(invited.person.as_str()));
        let Some(held) = invited.cloned() else {
            return Err(Fault::new(FaultKind::NotFound, "you were not invited, or the role is taken"));
        };
        if !accepts {
            let entry = TableEntry::Declined { held };
            return Ok(Plan::Write { entry, tells: Tells::Seats, reply: Reply::Done });
        }
        self.still_has(role)?;
        self.must_be_free(role)?;
        self.may_take(who, role)?;
        let entry = TableEntry::Granted { held };
        Ok(Plan::Write { entry, tells: Tells::Seats, reply: Reply::Done })
    }

    /// Takes a seat that the group gives: the exhibitor's in simultaneous play.
    pub(super) fn sit(&self, who: &Identity, role: Actor) -> Result<Plan, Fault> {
        if self.file.holds(who, role) {
            return Ok(Plan::Nothing(Reply::Done));
        }
        self.still_has(role)?;
        self.must_be_free(role)?;
        self.may_take(who, role)?;
        let entry = TableEntry::Granted { held: Held { role, person: PersonId::from(&who.person) } };
        Ok(Plan::Write { entry, tells: Tells::Seats, reply: Reply::Done })
    }

    /// The links that lead to the players' seats, for whoever gives them out.
    pub(super) fn seat_links(&self) -> SeatLinks {
        let of = |colour: Colour| {
            let mut links = self.file.links.iter().chain(&self.file.freed);
            let kept = links.find(|link| link.role == Actor::from(colour))?;
            self.directory.link_keys.shown(&self.file.id, kept)
        };
        Both { white: of(Colour::White), black: of(Colour::Black) }
    }

    /// Frees a role for whoever comes with the one new link: its holder does, or the arbiter with a reason.
    pub(super) fn free(&self, who: &Identity, role: Actor, reason: &str, salt: &str) -> Result<Plan, Fault> {
        self.visible(who)?;
        who.needs(Scope::Play)?;
        if self.file.is_over() {
            return Err(closed());
        }
        let reason: String = reason.trim().chars().take(LONGEST_REASON).collect();
        let by = if self.file.holds(who, role) {
            role
        } else if self.file.holds(who, Actor::Arbiter) {
            who.needs(Scope::Arbitrate)?;
            self.may_hold(who, Actor::Arbiter)?;
            if reason.is_empty() {
                return Err(Fault::new(FaultKind::Malformed, "reason: expected why the seat is freed"));
            }
            Actor::Arbiter
        } else {
            let detail = format!("only {role} and the arbiter free this seat");
            return Err(Fault::new(FaultKind::NotAllowed, detail));
        };
        if role == Actor::Spectator || self.file.holder(role).is_none() {
            return Err(Fault::new(FaultKind::NotFound, format!("nobody is {role} at this table")));
        }
        let (link, kept) = self.directory.link_keys.make(&self.file.id, role, salt);
        let entry = TableEntry::Freed { role, by, reason, link: kept };
        Ok(Plan::Write { entry, tells: Tells::Seats, reply: Reply::Granted(Granted::By { link, qr: None }) })
    }

    fn needs_organiser(&self, who: &Identity) -> Result<(), Fault> {
        self.visible(who)?;
        if !self.file.is_organised_by(who) {
            return Err(Fault::new(FaultKind::NotAllowed, "only the organiser of the table may do this"));
        }
        who.needs(Scope::Organise)
    }

    /// Closes a table whose players have not both come.
    pub(super) fn call_off(&self, who: &Identity) -> Result<Plan, Fault> {
        self.needs_organiser(who)?;
        if self.file.is_over() {
            return Err(closed());
        }
        if self.file.has_both_players() || self.file.table.has_started() {
            return Err(Fault::new(FaultKind::RoleTaken, "both players are there; one of them may resign"));
        }
        Ok(Plan::Write { entry: TableEntry::CalledOff, tells: Tells::Seats, reply: Reply::Done })
    }

    /// Roles have changed: everybody gets the seats, and the view of the role that they have now.
    pub(super) fn tell_seats(&mut self, step: &mut Step<'_>) {
        self.tell_info(step);
        self.tell_update(&News::of(&self.file.table, &[]), step);
    }
}
