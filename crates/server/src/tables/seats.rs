//! Who holds which role at a table, and who plays again.

use partie_table::{Actor, Colour};

use super::entry::{Held, TableEntry};
use super::order::closed;
use super::review::not_over;
use super::room::Room;
use super::telling::News;
use crate::identity::Identity;
use crate::wire::{Fault, FaultKind, Granted, Link, Person, Scope};

impl Room {
    pub(super) async fn join(&mut self, identity: &Identity, key: &str) -> Result<(), Fault> {
        identity.needs(Scope::Play)?;
        let Some(link) = self.file.links.iter().find(|link| link.key == key).cloned() else {
            self.visible(identity.id())?;
            return Err(Fault::new(FaultKind::RoleTaken, "the link is used up, or none of this table"));
        };
        if self.file.abandoned {
            return Err(closed());
        }
        let held = Held { role: link.role, person: identity.person.clone() };
        self.record(TableEntry::Joined { held, key: link.key }).await?;
        self.tell_seats();
        Ok(())
    }

    pub(super) async fn grant(
        &mut self,
        identity: &Identity,
        role: Actor,
        to: Option<Person>,
    ) -> Result<Granted, Fault> {
        self.needs_organiser(identity)?;
        if role.player().is_some() && self.file.holder(role).is_some() {
            return Err(Fault::new(FaultKind::RoleTaken, format!("{role} is there already")));
        }
        let granted = if let Some(person) = to {
            let held = Held { role, person: person.clone() };
            self.record(TableEntry::Granted { held }).await?;
            Granted::To { person }
        } else {
            let link = Link { role, key: crate::secret::random_text(22) };
            self.record(TableEntry::Linked { link: link.clone() }).await?;
            Granted::By { link }
        };
        self.tell_seats();
        Ok(granted)
    }

    fn needs_organiser(&self, identity: &Identity) -> Result<(), Fault> {
        self.visible(identity.id())?;
        if self.file.organiser.id != identity.id() {
            return Err(Fault::new(FaultKind::NotAllowed, "only the organiser of the table may do this"));
        }
        identity.needs(Scope::Organise)
    }

    /// Closes a table whose players have not both come.
    pub(super) async fn call_off(&mut self, identity: &Identity) -> Result<(), Fault> {
        self.needs_organiser(identity)?;
        if self.file.is_over() {
            return Err(closed());
        }
        if self.file.has_both_players() {
            return Err(Fault::new(FaultKind::RoleTaken, "both players are there; one of them may resign"));
        }
        self.record(TableEntry::CalledOff).await?;
        self.tell_seats();
        Ok(())
    }

    /// Roles have changed: everybody gets the seats, and the view of the role that they have now.
    fn tell_seats(&mut self) {
        self.tell_info(&self.viewers, &self.present());
        self.tell_update(News::of(&self.file.table, &[]));
    }

    pub(super) async fn rematch(&mut self, identity: &Identity) -> Result<(), Fault> {
        self.visible(identity.id())?;
        identity.needs(Scope::Play)?;
        if self.file.table.outcome().is_none() {
            return Err(not_over());
        }
        let colours: Vec<Colour> = self.file.colours_of(identity.id()).collect();
        let Some(first) = colours.first().copied() else {
            return Err(Fault::new(FaultKind::NotAllowed, "only the players ask for a rematch"));
        };
        match &self.file.rematch {
            Some(rematch) if rematch.table.is_some() => return Ok(()),
            Some(rematch) if colours.contains(&!rematch.by) => self.agree().await?,
            Some(_) => return Ok(()),
            None => {
                self.record(TableEntry::RematchAsked { by: first }).await?;
                if colours.len() == 2 {
                    self.agree().await?;
                }
            }
        }
        self.tell_info(&self.viewers, &self.present());
        Ok(())
    }

    async fn agree(&mut self) -> Result<(), Fault> {
        let table = self.app.open_rematch(&self.file).await?;
        self.record(TableEntry::RematchAgreed { table }).await
    }
}
