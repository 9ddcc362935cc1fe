//! How the server is set up.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

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
    /// Whether to believe `X-Forwarded-For`, because a proxy stands in front.
    pub behind_proxy: bool,
    /// Whether every table is private.
    pub private_mode: bool,
    /// How much anybody may do.
    pub limits: Limits,
    /// How long a table stays in memory after the last page has gone, if no clock runs.
    pub idle: Duration,
    /// How long a table waits for people who do not come.
    pub patience: Patience,
}

impl Config {
    /// The usual setup with this data directory, for this machine only.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            data: data.into(),
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8960),
            origin: None,
            behind_proxy: false,
            private_mode: false,
            limits: Limits::default(),
            idle: Duration::from_mins(1),
            patience: Patience::default(),
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

/// How much anybody may do.
///
/// ```
/// use partie_server::Limits;
/// assert!(Limits::default().message_bytes < Limits::lifted().message_bytes + 1);
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
    /// Tables that one person has opened and that are not over.
    pub tables_of_person: u32,
    /// New tables and seeks of one person.
    pub new_tables: Rate,
    /// Attempts to log in, of one address and on one name.
    pub logins: Rate,
    /// New accounts of one address.
    pub registrations: Rate,
    /// Requests of one address.
    pub requests: Rate,
    /// Connections from one address.
    pub connections_of_address: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            message_bytes: 4096,
            messages: Rate::new(60.0, 1200.0),
            open_tables: 8,
            outbox: 256,
            tables_of_person: 50,
            new_tables: Rate::new(20.0, 10.0),
            logins: Rate::new(10.0, 5.0),
            registrations: Rate::new(10.0, 0.5),
            requests: Rate::new(300.0, 3000.0),
            connections_of_address: 200,
        }
    }
}

impl Limits {
    /// Hardly any, to measure the server with one machine.
    pub fn lifted() -> Limits {
        let rate = Rate::new(1e9, 1e12);
        Limits {
            messages: rate,
            tables_of_person: u32::MAX,
            new_tables: rate,
            requests: rate,
            connections_of_address: u32::MAX,
            ..Limits::default()
        }
    }
}
