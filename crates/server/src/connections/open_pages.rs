//! Every open page: found by its person, and cut off when what it was opened with does not count any more.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::connections::outbox::{End, Outbox};
use crate::people::identity::Identity;

/// Every open page.
#[derive(Default)]
pub(crate) struct Pages {
    open: HashMap<u64, OpenPage>,
    /// The connections of a person, by every id that the person has.
    of_person: HashMap<String, Vec<u64>>,
    /// When pages expire, in milliseconds since 1970, and their connections: the first is the next one.
    expiring: BTreeSet<(u64, u64)>,
}

struct OpenPage {
    identity: Arc<Identity>,
    outbox: Outbox,
}

impl Pages {
    pub(crate) fn connect(&mut self, identity: &Arc<Identity>, connection: u64, outbox: &Outbox) {
        for id in identity.ids() {
            self.of_person.entry(id.to_owned()).or_default().push(connection);
        }
        self.expiring.extend(identity.expires_at.map(|at| (at, connection)));
        let page = OpenPage { identity: Arc::clone(identity), outbox: outbox.clone() };
        self.open.insert(connection, page);
    }

    pub(crate) fn disconnect(&mut self, connection: u64) {
        let Some(page) = self.open.remove(&connection) else { return };
        for id in page.identity.ids() {
            if let Some(connections) = self.of_person.get_mut(id) {
                connections.retain(|other| *other != connection);
                if connections.is_empty() {
                    self.of_person.remove(id);
                }
            }
        }
        if let Some(at) = page.identity.expires_at {
            self.expiring.remove(&(at, connection));
        }
    }

    /// Whether a person has a page open.
    pub(crate) fn has(&self, person: &str) -> bool {
        self.of_person.contains_key(person)
    }

    /// Where to send what every page of a person should know.
    pub(crate) fn of(&self, person: &str) -> impl Iterator<Item = &Outbox> {
        let connections = self.of_person.get(person).into_iter().flatten();
        connections.filter_map(|connection| self.open.get(connection)).map(|page| &page.outbox)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Outbox> {
        self.open.values().map(|page| &page.outbox)
    }

    /// Cuts off the pages that were opened by such an identity.
    pub(crate) fn dismiss(&self, goes: impl Fn(&Identity) -> bool) {
        for page in self.open.values().filter(|page| goes(&page.identity)) {
            page.outbox.end(End::Cut);
        }
    }

    /// Cuts off the pages whose session or token has expired by now.
    pub(crate) fn expire(&mut self, now: u64) {
        while let Some((at, connection)) = self.expiring.first().copied()
            && at <= now
        {
            self.expiring.remove(&(at, connection));
            if let Some(page) = self.open.get(&connection) {
                page.outbox.end(End::Cut);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(secret: &str, also: &[&str], expires_at: Option<u64>) -> Arc<Identity> {
        let also = also.iter().map(|id| (*id).to_owned()).collect();
        Arc::new(Identity { also, expires_at, ..Identity::guest(secret) })
    }

    fn is_cut(outbox: &Outbox) -> bool {
        futures_util::FutureExt::now_or_never(outbox.next()) == Some(Err(End::Cut))
    }

    #[test]
    fn a_page_is_found_by_every_id_of_its_person() {
        let mut pages = Pages::default();
        let person = identity("g1", &["g2"], None);
        pages.connect(&person, 1, &Outbox::new(1));
        assert!(pages.has(person.id()) && pages.has("g2") && !pages.has("g3"));
        assert_eq!((pages.of("g2").count(), pages.all().count()), (1, 1));
        pages.disconnect(1);
        assert!(!pages.has(person.id()) && !pages.has("g2"));
        assert!(pages.of_person.is_empty() && pages.open.is_empty());
    }

    #[test]
    fn pages_expire_at_their_time() {
        let mut pages = Pages::default();
        let outboxes = [Some(10), Some(20), None].map(|expires_at| {
            let outbox = Outbox::new(1);
            let connection = expires_at.unwrap_or_default();
            pages.connect(&identity("g1", &[], expires_at), connection, &outbox);
            outbox
        });
        let cut = || outboxes.each_ref().map(is_cut);
        pages.expire(9);
        assert_eq!(cut(), [false; 3]);
        pages.expire(10);
        assert_eq!(cut(), [true, false, false]);
        pages.disconnect(20);
        pages.expire(30);
        assert_eq!(cut(), [true, false, false]);
        assert!(pages.expiring.is_empty());
    }

    #[test]
    fn only_the_pages_that_are_meant_are_cut_off() {
        let mut pages = Pages::default();
        let (goes, stays) = (Outbox::new(1), Outbox::new(1));
        pages.connect(&identity("g1", &["gone"], None), 1, &goes);
        pages.connect(&identity("g2", &[], None), 2, &stays);
        pages.dismiss(|identity| identity.is("gone"));
        assert!(is_cut(&goes) && !is_cut(&stays));
    }
}
