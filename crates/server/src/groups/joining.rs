//! Opening a group, and giving, taking and revoking its roles.

use std::sync::Arc;

use super::entry::{GroupEntry, KeptGroupLink};
use super::hub;
use super::pairs::LONGEST_NAME;
use super::qr::qr;
use super::registry::{Known, TITLE, no_such_group};
use super::state::Group;
use super::stream_of;
use crate::app::{App, SALT_LENGTH};
use crate::people::hashing;
use crate::people::identity::Identity;
use crate::people::secret;
use crate::tables::PersonId;
use crate::wire::{Fault, FaultKind, GroupLink, GroupRole, GroupState, NewGroup, NewGroupLink};

/// The longest delay, in seconds.
const LONGEST_DELAY: u32 = 3600;
/// The length of the id of a link.
const LINK_ID: usize = 8;

impl App {
    /// Opens a group without tables.
    pub(crate) async fn new_group(
        self: &Arc<Self>,
        by: &Arc<Identity>,
        new: NewGroup,
    ) -> Result<GroupState, Fault> {
        let NewGroup { title, private, delay_s, simultaneous } = new;
        let title = line_of(&title, "title")?;
        if title.is_empty() {
            return Err(Fault::new(FaultKind::Malformed, "title: expected 1 to 80 characters"));
        }
        if delay_s > LONGEST_DELAY {
            let detail = format!("delay_s: expected at most {LONGEST_DELAY}");
            return Err(Fault::new(FaultKind::Malformed, detail));
        }
        let id = secret::table_id();
        let entry = GroupEntry::GroupOpened {
            opened_at: self.clock.now().date,
            organiser: PersonId::from(&by.person),
            private: private || self.config.private_mode,
            delay_s,
            simultaneous,
        };
        self.accounts.call(vec![(stream_of(&id), TITLE.to_owned(), title.clone())]).await?;
        let known = self.groups.open(&id, title, &entry).await?;
        Ok(self.group_seen_by(&known, by).await?.0)
    }

    /// The group as somebody who has a role in it may change it. For others a private one is not there.
    pub(super) async fn group_to_change(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
    ) -> Result<Known, Fault> {
        let known = self.groups.get(id).await?;
        if known.group.private && known.group.roles_of(who).is_empty() {
            self.group_seen_by(&known, who).await?; // a player of one of its tables knows it
        }
        Ok(known)
    }

    /// Decides about a group, has that written, and tells the tables and the pages.
    pub(super) async fn change_group(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        decide: impl Fn(&Group) -> Result<Option<GroupEntry>, Fault>,
    ) -> Result<Known, Fault> {
        self.group_to_change(id, who).await?;
        let known = self.groups.change(id, decide).await?;
        self.group_has_changed(&known).await;
        Ok(known)
    }

    async fn group_has_changed(self: &Arc<Self>, known: &Known) {
        let names = self.accounts.names(known.group.people().cloned().collect()).await;
        for added in &known.group.tables {
            self.hall.tell_group(&added.table, &known.seen, &names);
        }
        hub::tell_info(self, &known.group.id).await;
    }

    /// Offers a role by a link.
    pub(crate) async fn link_to_group(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        new: NewGroupLink,
        origin: &str,
    ) -> Result<GroupLink, Fault> {
        let NewGroupLink { role, sector, name } = new;
        let name = line_of(&name, "name")?;
        let (stream, salt) = (stream_of(id), secret::random_text(SALT_LENGTH));
        let key = self.link_keys.key(&stream, &salt);
        let link =
            KeptGroupLink { id: secret::random_text(LINK_ID), role, sector, salt, hash: hashing::hash(&key) };
        // Before the name is kept, it is asked whether there will be such a link.
        let known = self.group_to_change(id, who).await?;
        known.group.links(who, link.clone())?;
        self.accounts.call(vec![(stream, link.id.clone(), name.clone())]).await?;
        self.change_group(id, who, |group| group.links(who, link.clone()).map(Some)).await?;
        let qr = qr(&format!("{origin}/g/{id}?key={key}"));
        Ok(GroupLink { id: link.id, role, sector, name, key, qr })
    }

    pub(crate) async fn revoke_group_link(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        link: &str,
    ) -> Result<(), Fault> {
        self.change_group(id, who, |group| group.revokes_link(who, link).map(Some)).await.map(drop)
    }

    /// Takes a role by its link. An exhibitor sits down at every table.
    pub(crate) async fn join_group(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        key: &str,
    ) -> Result<GroupState, Fault> {
        let known = self.groups.get(id).await?;
        let may_look = known.group.links.iter().any(|link| link.opens_with(key));
        if !may_look {
            self.group_to_change(id, who).await.map_err(|_| no_such_group())?;
        }
        let known = self.groups.change(id, |group| group.joins(who, key)).await?;
        self.group_has_changed(&known).await;
        if known.group.roles_of(who).contains(&GroupRole::Exhibitor) {
            self.sit_everywhere(&known.group, who).await;
        }
        Ok(self.group_seen_by(&known, who).await?.0)
    }

    pub(crate) async fn revoke_group_holder(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        holder: &str,
    ) -> Result<(), Fault> {
        self.change_group(id, who, |group| group.revokes_holder(who, holder).map(Some)).await.map(drop)
    }
}

/// A text of one line that people typed.
fn line_of(text: &str, field: &str) -> Result<String, Fault> {
    let text = text.trim();
    if text.chars().count() > LONGEST_NAME || text.chars().any(char::is_control) {
        let detail = format!("{field}: expected one line of at most {LONGEST_NAME} characters");
        return Err(Fault::new(FaultKind::Malformed, detail));
    }
    Ok(text.to_owned())
}
