//! How the server is set up.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::connections::address_block::AddressBlock;
use crate::time::TimeSource;

/// How the server is set up.
///
/// ```
/// use partie_server::Config;
/// let config = Config { private_mode: true, ..Config::new("data") };
/// assert_eq!(config.listen.port(), 8960);
/// ```
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the event log and the accounts are kept.
    pub data: PathBuf,
    /// Where to listen. Port 0 takes any free one.
    pub listen: SocketAddr,
    /// The address that people use, if a proxy stands in front: `https://partie.example`. Cookies are then `Secure` if
    /// it begins with `https`.
    pub origin: Option<String>,
    /// How many proxies stand in front, each of which appends to `X-Forwarded-For`.
    pub proxies: usize,
    /// Addresses that no limit for one address holds for: a tournament hall, for example.
    pub trusted: Vec<AddressBlock>,
    /// Whether every table is private.
    pub private_mode: bool,
    /// How much anybody may do.
    pub limits: Limits,
    /// How long slow clients are waited for.
    pub timeouts: Timeouts,
    /// How long a table stays in memory after the last page has gone, if no clock runs.
    pub idle: Duration,
    /// How long a table waits for people who do not come.
    pub patience: Patience,
    /// Where the time comes from.
    pub time: TimeSource,
}

impl Config {
    /// The usual setup with this data directory, for this machine only.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            data: data.into(),
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8960),
            origin: None,
            proxies: 0,
            trusted: Vec::new(),
            private_mode: false,
            limits: Limits::default(),
            timeouts: Timeouts::default(),
            idle: Duration::from_mins(1),
            patience: Patience::default(),
            time: TimeSource::default(),
        }
    }

    /// Whether cookies go over TLS only.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

/// How long a table waits for people who do not come, where no clock decides. Then it is closed without a result.
///
/// ```
/// use partie_server::Patience;
/// assert!(Patience::default().never_begun < Patience::default().under_way);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Before the first move.
    pub never_begun: Duration,
    /// After it.
    pub under_way: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience { never_begun: Duration::from_hours(24), under_way: Duration::from_hours(14 * 24) }
    }
}

impl Patience {
    /// In milliseconds, with a game that is under way or not.
    pub(crate) fn with(self, under_way: bool) -> u64 {
        let patience = if under_way { self.under_way } else { self.never_begun };
        patience.as_millis() as u64
    }
}

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A minute.
    pub per_minute: f64,
}

impl Rate {
    const fn new(burst: f64, per_minute: f64) -> Rate {
        Rate { burst, per_minute }
    }
}

/// How long slow clients are waited for; then their connection is closed.
///
/// ```
/// use partie_server::Timeouts;
/// assert!(Timeouts::default().body >= Timeouts::default().request);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For the whole head of a request, on a new connection or after the answer before it.
    pub request: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// For a client that reads nothing of what is sent to it.
    pub stalled: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let half_a_minute = Duration::from_secs(30);
        Timeouts { request: half_a_minute, body: half_a_minute, stalled: half_a_minute }
    }
}

/// How many tables one person may open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PersonLimits {
    /// Tables that the person has opened and that are not over.
    pub unfinished_tables: u32,
    /// New tables and seeks.
    pub new_tables: Rate,
}

/// How much anybody may do. A tournament hall of 60 tables and 150 devices behind one address gets along with the default.
///
/// ```
/// use partie_server::Limits;
/// let limits = Limits::default();
/// assert!(limits.accounts.unfinished_tables > limits.guests.unfinished_tables);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The longest message on a WebSocket.
    pub message_bytes: usize,
    /// Messages of one connection.
    pub messages: Rate,
    /// Tables that one connection shows at once.
    pub open_tables: usize,
    /// Messages that wait for a client that does not read; then it is dropped.
    pub outbox: usize,
    /// What a guest may open.
    pub guests: PersonLimits,
    /// What a person with an account may open: an organiser, for example.
    pub accounts: PersonLimits,
    /// New tables and seeks of one address.
    pub new_tables_of_address: Rate,
    /// Tables that one address adds to groups: several tournaments a day, and not a million tables.
    pub group_tables_of_address: Rate,
    /// Wrong passwords of one address on one name: so many are free, then each makes the next one wait longer, and so many
    /// a minute are forgotten.
    pub logins: Rate,
    /// Attempts to log in of one address.
    pub logins_of_address: Rate,
    /// New accounts of one address.
    pub registrations: Rate,
    /// Requests of one address.
    pub requests: Rate,
    /// Connections in all. There are fewer where the system allows fewer open files.
    pub connections: usize,
    /// Connections from one address, and never more than half of all. Behind a proxy only pages are counted.
    pub connections_of_address: u32,
    /// Open pages of one address, each with its `WebSocket`.
    pub pages_of_address: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            message_bytes: 4096,
            messages: Rate::new(60.0, 1200.0),
            open_tables: 8,
            outbox: 256,
            guests: PersonLimits { unfinished_tables: 50, new_tables: Rate::new(20.0, 10.0) },
            accounts: PersonLimits { unfinished_tables: 200, new_tables: Rate::new(100.0, 30.0) },
            new_tables_of_address: Rate::new(200.0, 60.0),
            group_tables_of_address: Rate::new(2000.0, 1.5),
            logins: Rate::new(5.0, 0.05),
            logins_of_address: Rate::new(100.0, 20.0),
            registrations: Rate::new(10.0, 0.5),
            requests: Rate::new(3000.0, 6000.0),
            connections: 100_000,
            connections_of_address: 1200,
            pages_of_address: 600,
        }
    }
}

impl Limits {
    /// Hardly any, to measure the server with one machine.
    pub fn lifted() -> Limits {
        let rate = Rate::new(1e9, 1e12);
        let person = PersonLimits { unfinished_tables: u32::MAX, new_tables: rate };
        Limits {
            messages: rate,
            guests: person,
            accounts: person,
            new_tables_of_address: rate,
            group_tables_of_address: rate,
            requests: rate,
            connections_of_address: u32::MAX,
            pages_of_address: u32::MAX,
            ..Limits::default()
        }
    }

    /// What a person may open, with an account or as a guest.
    pub(crate) fn of_person(&self, has_account: bool) -> PersonLimits {
        if has_account { self.accounts } else { self.guests }
    }
}
