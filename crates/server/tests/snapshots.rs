//! Long tables are loaded from snapshots, and nobody can tell but by the time it takes.

use std::path::Path;
use std::sync::Mutex;

use partie_server::log::{EventLog, Followed, Later, NewEntry, SqliteLog, Stream, Then, Which};
use partie_server::tables::{Held, KeptLink, PersonId, TableEntry, TableWithPeople};
use partie_server::{Moment, SNAPSHOT_EVERY as LONG, Snapshots};
use partie_table::time_control::{Millis, TimeControl};
use partie_table::{Act, Actor, Game, Move, Presence, Regulations, Table, clock, decide};
use rusqlite::Connection;

const TABLE: &str = "t";

/// A log that remembers after which numbers it was read.
struct Watched {
    log: SqliteLog,
    asked: Mutex<Vec<u64>>,
}

impl Watched {
    fn open(path: &Path) -> Watched {
        Watched { log: SqliteLog::open(path).unwrap(), asked: Mutex::default() }
    }

    /// Appends those of the entries that are not there yet.
    async fn write(&self, entries: &[TableEntry]) {
        let there = self.log.read(TABLE, 0).await.unwrap().entries.len();
        let append = |(seq, entry): (u64, &TableEntry)| {
            self.log.append(TABLE, seq, entry.written(Moment { line: 1000 * seq, date: 1000 * seq }).unwrap())
        };
        let appended: Vec<_> = (0..).zip(entries).skip(there).map(append).collect();
        for entry in appended {
            entry.await.unwrap();
        }
    }

    async fn replayed(&self) -> TableWithPeople {
        TableWithPeople::replay(TABLE, &self.log.read(TABLE, 0).await.unwrap().entries).unwrap()
    }

    fn take_asked(&self) -> Vec<u64> {
        std::mem::take(&mut *self.asked.lock().unwrap())
    }
}

impl EventLog for Watched {
    fn append_then(&self, stream: String, expected: u64, entry: NewEntry, then: Then<u64>) {
        self.log.append_then(stream, expected, entry, then);
    }

    fn read(&self, stream: &str, after: u64) -> Later<'_, Stream> {
        self.asked.lock().unwrap().push(after);
        self.log.read(stream, after)
    }

    fn since(&self, after: u64, which: Which) -> Later<'_, Followed> {
        self.log.since(after, which)
    }

    fn follow(&self, after: u64, which: Which) -> Later<'_, Followed> {
        self.log.follow(after, which)
    }

    fn last_position(&self) -> u64 {
        self.log.last_position()
    }

    fn can_write(&self) -> Later<'_, ()> {
        self.log.can_write()
    }
}

fn person(id: &str) -> PersonId {
    PersonId::new(id)
}

fn link(role: Actor, hash: &str) -> KeptLink {
    KeptLink { role, salt: String::new(), hash: hash.to_owned() }
}

/// A game under way, with people who come and go: its entries.
struct Partie {
    table: Table,
    entries: Vec<TableEntry>,
}

impl Partie {
    fn open(game: Game) -> Partie {
        let time_control = TimeControl::from_pgn("40/36000+30:3600").unwrap();
        let table = Table::open(Regulations { game, time_control, ..Regulations::default() }).unwrap();
        let opened = TableEntry::Opened {
            opened_at: 5,
            began: Some(5),
            organiser: Some(person("o")),
            private: true,
            holders: vec![Held { role: Actor::White, person: person("w") }],
            links: vec![link(Actor::Black, "black"), link(Actor::Arbiter, "arbiter")],
            group: None,
            event: table.opening(clock::Instant::BEGINNING),
        };
        let joined = TableEntry::Joined {
            held: Held { role: Actor::Black, person: person("b") },
            hash: "black".into(),
        };
        let granted = TableEntry::Granted { held: Held { role: Actor::WhiteAssistant, person: person("a") } };
        let linked = TableEntry::Linked { link: link(Actor::BlackAssistant, "assistant") };
        Partie { table, entries: vec![opened, joined, granted, linked] }
    }

    fn act(&mut self, by: Actor, act: &Act) {
        let now = clock::Instant::from_seconds(self.entries.len() as u32);
        let events = decide(&self.table, Presence::FULL, by, act, now).unwrap();
        for event in &events {
            self.table.apply(event);
        }
        self.entries.push(TableEntry::Played { events, close: None, by: None });
    }

    /// Plays until there are so many entries. A draw is offered now and then.
    fn play(&mut self, entries: u64) {
        while (self.entries.len() as u64) < entries {
            let offer = self.entries.len().is_multiple_of(10);
            let act = Act::Move { mv: self.quiet_move().into(), offer, lag_ms: Millis::ZERO };
            self.act(Actor::from(self.table.turn()), &act);
        }
    }

    /// A move that captures nothing and leaves the opponent moves to choose from, so that the game goes on.
    fn quiet_move(&self) -> Move {
        let mut choices: Vec<_> = self.table.choices().iter().collect();
        let first = self.entries.len() * 7 % choices.len();
        choices.rotate_left(first);
        let leaves_choice = |mv: Move| {
            let mut next = Partie { table: self.table.clone(), entries: self.entries.clone() };
            next.act(Actor::from(self.table.turn()), &Act::moving(mv));
            next.table.outcome().is_none()
                && next.table.check().is_none()
                && next.table.choices().iter().count() > 5
        };
        let quiet = choices.iter().filter(|choice| choice.captured.is_empty()).map(|choice| choice.mv);
        quiet.into_iter().find(|mv| leaves_choice(*mv)).expect("the game goes on")
    }
}

/// The data directory of a test: a log, and the file of the snapshots.
struct Kept {
    data: tempfile::TempDir,
    log: Watched,
    snapshots: Snapshots,
}

impl Kept {
    fn new() -> Kept {
        let data = tempfile::tempdir().unwrap();
        let log = Watched::open(&data.path().join("log.sqlite"));
        let snapshots = Snapshots::open(&data.path().join("snapshots.sqlite")).unwrap();
        Kept { data, log, snapshots }
    }

    /// With a game whose snapshot is some entries behind it.
    async fn with_snapshot() -> (Kept, Partie) {
        let (kept, mut partie) = (Kept::new(), Partie::open(Game::Chess));
        partie.play(LONG + 3);
        kept.log.write(&partie.entries).await;
        kept.snapshots.keep(&kept.log, &kept.log.replayed().await).await;
        partie.play(LONG + 9);
        kept.log.write(&partie.entries).await;
        assert_eq!(kept.seq(), Some(LONG + 3));
        (kept, partie)
    }

    fn connection(&self) -> Connection {
        Connection::open(self.data.path().join("snapshots.sqlite")).unwrap()
    }

    /// The number of the entry that the snapshot ends with.
    fn seq(&self) -> Option<u64> {
        self.connection().query_row("SELECT seq FROM snapshots", [], |row| row.get(0)).ok()
    }

    /// Loads the table, which is the same as by replay. After which numbers the log was read for it.
    async fn load(&self) -> Vec<u64> {
        self.log.take_asked();
        let loaded = self.snapshots.load(&self.log, TABLE).await.unwrap().unwrap();
        let asked = self.log.take_asked();
        assert_eq!(loaded, self.log.replayed().await);
        asked
    }
}

#[tokio::test]
async fn a_snapshot_and_what_came_after_it_are_the_same_as_the_whole_log() {
    for game in [Game::Chess, Game::Chess960 { number: 99 }] {
        let (kept, mut partie) = (Kept::new(), Partie::open(game));
        // How long the log is, when the last snapshot was kept before, and after which numbers the log is read.
        let steps = [
            (LONG - 1, None, vec![0]),
            (LONG, None, vec![0]),
            (LONG + 1, Some(LONG), vec![LONG - 1]),
            (2 * LONG - 1, Some(LONG), vec![LONG - 1]),
            (2 * LONG, Some(LONG), vec![LONG - 1]),
            (2 * LONG + 7, Some(2 * LONG), vec![2 * LONG - 1]),
        ];
        for (entries, before, reads) in steps {
            partie.play(entries);
            kept.log.write(&partie.entries).await;
            assert_eq!((kept.seq(), kept.load().await), (before, reads), "{game:?}, {entries} entries");
            kept.snapshots.keep(&kept.log, &kept.log.replayed().await).await;
        }
        partie.entries.push(TableEntry::Linked { link: link(Actor::Arbiter, "other") });
        partie.act(Actor::Black, &Act::Resign);
        partie.entries.push(TableEntry::RematchAsked { by: partie_table::Colour::Black });
        partie.entries.push(TableEntry::RematchAgreed { table: "u".into() });
        kept.log.write(&partie.entries).await;
        assert_eq!(kept.load().await, [2 * LONG - 1]);

        kept.snapshots.keep(&kept.log, &kept.log.replayed().await).await;
        assert_eq!(kept.seq(), None, "a game that is over needs none");
        assert_eq!(kept.load().await, [0]);
    }
}

#[tokio::test]
async fn a_snapshot_that_was_changed_is_thrown_away() {
    for change in [
        "text = replace(text, 'black', 'white')",
        "text = substr(text, 1, length(text) - 1)",
        "text = x'00ff'",
        "seq = seq - 1",
        "seq = 0",
        "seq = 'many'",
        "form = '1.0'",
        "entry = zeroblob(32)",
        "entry = zeroblob(3)",
        "checksum = zeroblob(32)",
    ] {
        let (kept, _) = Kept::with_snapshot().await;
        kept.connection().execute(&format!("UPDATE snapshots SET {change}"), []).unwrap();
        assert_eq!(kept.load().await.last(), Some(&0), "{change}");
        assert_eq!(kept.seq(), None, "{change}");
    }
    let (kept, _) = Kept::with_snapshot().await;
    assert_eq!(kept.load().await, [LONG + 2], "one that was not changed is used");
}

#[tokio::test]
async fn a_snapshot_is_not_used_with_an_older_log_or_another_one() {
    for (played, other) in [(LONG, false), (LONG + 9, true)] {
        let (mut kept, _) = Kept::with_snapshot().await;
        let mut partie = Partie::open(Game::Chess);
        partie.play(LONG);
        if other {
            partie.entries.push(TableEntry::Linked { link: link(Actor::Arbiter, "x") });
        }
        partie.play(played);
        kept.log = Watched::open(&kept.data.path().join("restored.sqlite"));
        kept.log.write(&partie.entries).await;
        assert_eq!(kept.load().await, [LONG + 2, 0]);
        assert_eq!(kept.seq(), None);
    }
}
