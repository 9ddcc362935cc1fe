//! What a disk that is not well costs the players: nothing.

use partie_table::{Act, Actor, Colour};

use super::Dice;
use super::disk::Health;
use super::node::LINK_KEYS;
use super::pages::Page;
use super::witness::{INCREMENT_MS, MAIN_MS};
use super::world::World;
use crate::tables::Wish;

/// What the pages feign, and the tables forgive.
const LAG_MS: i64 = 1000;

impl World {
    /// A game in which it is Black's move, both with a page.
    fn with_black_to_move() -> World {
        let mut world = World::new(Dice::new(1), false);
        world.calm = true;
        world.start();
        world.open_table("t0");
        let white = world.disk.load("t0").and_then(|file| file.holder(Actor::White).cloned()).unwrap();
        let black = world.people.iter().position(|person| !person.is(white.as_str())).unwrap();
        world.ask("t0", black, Wish::Join { key: LINK_KEYS.make("t0", Actor::Black, "opening").0.key });
        world.settle();
        for person in world.people.clone() {
            world.next_connection += 1;
            world.pages.insert(world.next_connection, Page::new(person));
            world.show(world.next_connection, "t0");
        }
        world.moves(Actor::White, "e2-e4");
        world.settle();
        world
    }

    fn page_of(&self, role: Actor) -> u64 {
        let file = self.disk.load("t0").unwrap();
        *self.pages.iter().find(|(_, page)| file.holds(&page.who, role)).unwrap().0
    }

    fn moves(&mut self, role: Actor, mv: &str) {
        self.act(self.page_of(role), "t0", Some(role), Act::moving(mv.parse().unwrap()));
    }

    fn run_for(&mut self, ms: u64) {
        (0..ms / 100).for_each(|_| self.pass(100));
    }

    fn left_ms(&self, colour: Colour) -> i64 {
        let file = self.disk.load("t0").unwrap();
        let now = crate::time::at_table(self.node.as_ref().unwrap().at, file.began);
        file.table.clock().display(now.max(file.table.latest())).unwrap().of(colour).shown.unwrap().get()
    }
}

/// Black's move is not written, the disk stays ill for longer than Black has time, and the move is made again when it is well.
fn an_ill_disk_costs_nothing(falls_ill: impl FnOnce(&mut World)) {
    let mut world = World::with_black_to_move();
    let before = world.left_ms(Colour::Black);
    (world.disk.health, world.troubles) = (Health::Full, 1);
    world.moves(Actor::Black, "e7-e5");
    falls_ill(&mut world);
    world.run_for(5 * MAIN_MS);
    world.disk.health = Health::Well;
    world.run_for(2000);
    assert_eq!(world.disk.load("t0").unwrap().table.outcome(), None);
    world.moves(Actor::Black, "e7-e5");
    world.settle();
    assert_eq!(world.disk.load("t0").unwrap().table.plies().len(), 2);
    let cost = before + INCREMENT_MS as i64 - world.left_ms(Colour::Black);
    assert!((-LAG_MS..=3500).contains(&cost), "the disk has cost Black {cost} ms");
}

#[test]
fn nobody_loses_on_time_because_the_disk_is_full() {
    an_ill_disk_costs_nothing(|_| {});
}

/// A write that fails may be on the disk all the same, and nobody knows as long as the disk cannot be read.
#[test]
fn nobody_loses_on_time_because_the_disk_cannot_be_read() {
    an_ill_disk_costs_nothing(|world| {
        world.pass(20); // the write has failed
        world.disk.health = Health::Unreadable;
    });
}

#[test]
fn a_move_that_waits_behind_a_slow_write_costs_only_the_time_until_it_arrived() {
    let mut world = World::with_black_to_move();
    let before = world.left_ms(Colour::Black);
    (world.disk.health, world.troubles) = (Health::Slow, 1);
    world.ask("t0", 0, Wish::Grant { role: Actor::Spectator, to: None, salt: "s".to_owned() });
    world.moves(Actor::Black, "e7-e5");
    world.run_for(15_000);
    let cost = before + INCREMENT_MS as i64 - world.left_ms(Colour::Black);
    assert!((-LAG_MS..=200).contains(&cost), "waiting has cost Black {cost} ms");
}
