//! Who may do what in a group, without a server.

use super::entry::{Added, GroupEntry, KeptGroupLink};
use super::state::Group;
use crate::people::hashing;
use crate::people::identity::Identity;
use crate::tables::PersonId;
use crate::time::Moment;
use crate::wire::{ColourWish, Exhibition, FaultKind, GroupRole, Sector};

fn person(name: &str) -> Identity {
    Identity::guest(name)
}

fn id_of(name: &str) -> PersonId {
    PersonId::from(&person(name).person)
}

fn group(simultaneous: Option<Exhibition>) -> Group {
    let opened = GroupEntry::GroupOpened {
        opened_at: 1,
        organiser: id_of("organiser"),
        private: false,
        delay_s: 0,
        simultaneous,
    };
    Group::open("g", &opened).unwrap()
}

fn link(id: &str, role: GroupRole) -> KeptGroupLink {
    let sector = None;
    KeptGroupLink { id: id.to_owned(), role, sector, salt: "s".to_owned(), hash: hashing::hash(id) }
}

impl Group {
    fn takes(&mut self, entry: &GroupEntry) {
        self.apply(entry, Moment::default());
    }

    /// Makes a link and has somebody come by it.
    fn with(mut self, id: &str, role: GroupRole, name: &str) -> Group {
        let made = self.links(&person("organiser"), link(id, role)).unwrap();
        self.takes(&made);
        let joined = self.joins(&person(name), id).unwrap().unwrap();
        self.takes(&joined);
        self
    }
}

fn fault<T: std::fmt::Debug>(result: Result<T, crate::wire::Fault>) -> FaultKind {
    result.unwrap_err().fault
}

#[test]
fn a_link_is_used_up_by_the_first_who_comes_who_may_come_again() {
    let group = group(None).with("a", GroupRole::Arbiter, "anna");
    assert_eq!(group.joins(&person("anna"), "a"), Ok(None));
    assert_eq!(fault(group.joins(&person("eva"), "a")), FaultKind::RoleTaken);
    assert_eq!(group.roles_of(&person("anna")), [GroupRole::Arbiter]);
    let mut group = group;
    let revoked = group.revokes_holder(&person("organiser"), "a").unwrap();
    group.takes(&revoked);
    assert_eq!(
        fault(group.joins(&person("anna"), "a")),
        FaultKind::RoleTaken,
        "nor by who has lost the role"
    );
    assert!(group.seen(String::new()).arbiters.is_empty());
}

#[test]
fn arbiters_give_and_revoke_the_roles_of_deputies_only() {
    let group = group(None).with("a", GroupRole::Arbiter, "anna").with("d", GroupRole::Deputy, "dan");
    let group = group.with("b", GroupRole::Arbiter, "bob");
    let (anna, dan) = (person("anna"), person("dan"));
    assert!(group.links(&anna, link("x", GroupRole::Deputy)).is_ok());
    assert_eq!(fault(group.links(&anna, link("x", GroupRole::Arbiter))), FaultKind::NotAllowed);
    assert_eq!(fault(group.links(&dan, link("x", GroupRole::Deputy))), FaultKind::NotAllowed);
    assert!(group.revokes_holder(&anna, "d").is_ok() && group.revokes_holder(&dan, "d").is_ok());
    assert_eq!(fault(group.revokes_holder(&anna, "b")), FaultKind::NotAllowed);
    assert_eq!(fault(group.revokes_holder(&dan, "a")), FaultKind::NotAllowed);
    assert!(group.may_add(&anna).is_ok());
    assert_eq!(fault(group.may_add(&dan)), FaultKind::NotAllowed);
    let upside_down =
        KeptGroupLink { sector: Some(Sector { from: 3, to: 2 }), ..link("x", GroupRole::Deputy) };
    assert_eq!(fault(group.links(&anna, upside_down)), FaultKind::Malformed);
    // Arbiters come before their deputies, whoever joined first.
    let arbiters = group.seen(String::new()).arbiters;
    assert_eq!(
        arbiters.iter().map(|arbiter| &arbiter.person).collect::<Vec<_>>(),
        [&id_of("anna"), &id_of("bob"), &id_of("dan")]
    );
}

/// One person with two devices is one person.
#[test]
fn nobody_plays_and_arbitrates_in_one_group() {
    let exhibition = Exhibition { colour: ColourWish::Any, organiser_plays: false };
    let group = group(Some(exhibition)).with("e", GroupRole::Exhibitor, "emil");
    let mut group = group;
    let made = group.links(&person("organiser"), link("a", GroupRole::Arbiter)).unwrap();
    group.takes(&made);
    assert_eq!(fault(group.joins(&person("emil"), "a")), FaultKind::NotAllowed);
    let other_device = Identity { kin: vec![id_of("emil").as_str().to_owned()], ..person("phone") };
    assert_eq!(fault(group.joins(&other_device, "a")), FaultKind::NotAllowed);
    assert_eq!(
        fault(group.links(&person("organiser"), link("f", GroupRole::Exhibitor))),
        FaultKind::RoleTaken
    );
    assert!(group.joins(&person("organiser"), "a").unwrap().is_some(), "an organiser who does not play may");
    let exhibition = Exhibition { organiser_plays: true, ..exhibition };
    let mut group = super::state_tests::group(Some(exhibition));
    let made = group.links(&person("organiser"), link("a", GroupRole::Arbiter)).unwrap();
    group.takes(&made);
    assert_eq!(fault(group.joins(&person("organiser"), "a")), FaultKind::NotAllowed);
}

#[test]
fn a_number_is_given_once_in_a_round() {
    let mut group = group(None);
    let added =
        |round, number| vec![Added { table: format!("t{round}x{number}"), round, number, exhibitor: None }];
    let entry = group.adds(&person("organiser"), added(1, 7)).unwrap();
    group.takes(&entry);
    assert_eq!(fault(group.adds(&person("organiser"), added(1, 7))), FaultKind::RoleTaken);
    assert!(group.adds(&person("organiser"), added(2, 7)).is_ok());
    let many = (1..=1000).flat_map(|number| added(3, number)).collect();
    assert_eq!(fault(group.adds(&person("organiser"), many)), FaultKind::TooManyTables);
    assert_eq!(fault(group.adds(&person("stranger"), added(2, 1))), FaultKind::NotAllowed);
}
