//! Starting and stopping.

use std::fs::{File, TryLockError};
use std::future::Future;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

use crate::app::App;
use crate::connections::addresses::Addresses;
use crate::connections::door;
use crate::files::directory;
use crate::files::file_lock;
use crate::groups::{Groups, Hub, hub};
use crate::http::router;
use crate::keeping::backup::must_not_be_followed;
use crate::keeping::snapshots::{FILE as SNAPSHOTS_FILE, Snapshots};
use crate::lists::index::{self, Index};
use crate::lists::lobby::{self, LiveLobby};
use crate::log::{EventLog, LogError, SqliteLog, Which, heads_of_file, lock_of};
use crate::people::accounts::Accounts;
use crate::people::identity::Identity;
use crate::people::rates::Rates;
use crate::people::server_key;
use crate::run::config::{Config, Patience};
use crate::run::open_files;
use crate::run::serve_error::{FileFault, ServeError};
use crate::run::shards::{Reach, Shards};
use crate::run::signals;
use crate::run::threads::runtime;
use crate::run::ticker::Ticker;
use crate::tables::{Answer, Settings, Wish};
use crate::time::TimeSource;

/// How long pages have to say goodbye.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often tables are asked whether anybody still comes, and how often at most.
const ASKS_EVERY: Duration = Duration::from_mins(1);
const ASKS_AT_MOST_EVERY: Duration = Duration::from_millis(50);

/// The name of the log's file in the data directory.
pub(crate) const LOG_FILE: &str = "log.sqlite";
/// The name of the accounts' file.
pub(crate) const ACCOUNTS_FILE: &str = "accounts.sqlite";

/// Serves until `stop` is ready; `ready` is told the address as soon as it can be reached.
///
/// ```
/// use partie_server::{Config, serve};
/// # let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
/// # runtime.block_on(async {
/// # let directory = tempfile::tempdir().unwrap();
/// let config = Config { listen: "127.0.0.1:0".parse().unwrap(), ..Config::new(directory.path()) };
/// let stop = async {}; // at once
/// serve(config, |address| assert_ne!(address.port(), 0), stop).await.unwrap();
/// # });
/// ```
///
/// # Errors
/// When the data directory or the address cannot be used.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    // First of all, because this is what fails most often, and who comes early is served as soon as the tables are there.
    let listener = listen(config.listen).await?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let app = Arc::new(start(config)?);
    catch_up(&app).await?;
    let following = tokio::spawn(follow(Arc::clone(&app)));
    let telling = tokio::spawn(lobby::keep_telling(Arc::clone(&app)));
    let of_groups = tokio::spawn(hub::keep_telling(Arc::clone(&app)));
    come_back(&app).await?;
    let closing = tokio::spawn(close_abandoned(Arc::clone(&app)));
    let ticker = Ticker::start(&app).map_err(ServeError::System)?;
    ready(address);
    let stopping = Arc::clone(&app);
    let until = async move {
        stop.await;
        tracing::info!("shutting down");
        stopping.clock.stand();
        stopping.going_down.send_replace(true);
        stopping.lobby.close();
    };
    let mut going_down = app.going_down.subscribe();
    let patience = async move {
        let _ = going_down.wait_for(|going| *going).await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = door::serve(listener, router(Arc::clone(&app)), &app.config, until) => {}
        () = patience => {}
    }
    following.abort();
    telling.abort();
    of_groups.abort();
    closing.abort();
    let _ = tokio::join!(following, telling, of_groups, closing);
    drop(ticker);
    leave(app).await;
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
}

/// Lets the tables finish what they do, so that the log is closed with its last moment noted.
async fn leave(app: Arc<App>) {
    app.hall.close().await;
    for _ in 0..200 {
        if Arc::strong_count(&app) == 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Serves in this process, with its logs on standard error, until somebody stops it (Ctrl+C, or SIGTERM).
///
/// # Errors
/// When the data directory or the address cannot be used.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let filter = EnvFilter::try_from_env("PARTIE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let coloured =
        io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    let to_stderr = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(coloured);
    let _ = to_stderr.with_env_filter(filter).try_init();
    open_files::raise_limit();
    let runtime = runtime().map_err(ServeError::System)?;
    runtime.block_on(async {
        let stop = signals::stop().map_err(ServeError::System)?;
        serve(config, ready, stop).await
    })
}

fn start(config: Config) -> Result<App, ServeError> {
    let data = config.data.clone();
    directory::make(&data).map_err(|error| ServeError::Directory { path: data.clone(), error })?;
    let only_writer = take_directory(&data)?;
    let [index, accounts, snapshots] =
        [index::FILE, ACCOUNTS_FILE, SNAPSHOTS_FILE].map(|name| data.join(name));
    let people = Accounts::open(&accounts).map_err(|e| FileFault::of(&accounts, &e).at(&accounts))?;
    let known = index::known_position(&index).unwrap_or_default();
    let (log, ends) = open_log(only_writer, &data, config.time.clone(), &people, known)?;
    let clock = Arc::clone(log.clock());
    let link_keys = server_key::read_or_make(&data)
        .map_err(|error| ServeError::Directory { path: data.clone(), error })?;
    let (log, people): (Arc<dyn EventLog>, _) = (Arc::new(log), Arc::new(people));
    let reach = Reach {
        clock: Arc::clone(&clock),
        groups: Arc::new(Groups::new(Arc::clone(&log), Arc::clone(&people), Arc::clone(&clock))),
        hub: Arc::new(Hub::default()),
        snapshots: Arc::new(Snapshots::open(&snapshots).map_err(|fault| fault.at(&snapshots))?),
        index: Arc::new(Index::open(&index, ends).map_err(|fault| fault.at(&index))?),
        log,
        lobby: Arc::new(LiveLobby::default()),
        accounts: people,
    };
    let settings = Settings {
        patience: config.patience,
        idle_ms: config.idle.as_millis() as u64,
        run_began: clock.now().line,
        link_keys,
    };
    Ok(App {
        hall: Shards::start(&reach, settings).map_err(ServeError::System)?,
        clock,
        accounts: reach.accounts,
        link_keys,
        index: reach.index,
        log: reach.log,
        lobby: reach.lobby,
        groups: reach.groups,
        hub: reach.hub,
        addresses: Addresses::new(&config),
        new_tables: Rates::new(config.limits.guests.new_tables),
        going_down: watch::Sender::new(false),
        connections: AtomicU64::new(0),
        config,
    })
}

/// From now on no other server, restore or backup writes to this directory.
pub(crate) fn take_directory(data: &Path) -> Result<File, ServeError> {
    must_not_be_followed(data)?; // before a lock is left behind
    let path = data.join(LOG_FILE);
    let only_writer = file_lock::take(&lock_of(&path)).map_err(|error| match error {
        TryLockError::WouldBlock => FileFault::InUse.at(&path),
        TryLockError::Error(error) => ServeError::Directory { path: data.to_owned(), error },
    })?;
    must_not_be_followed(data)?;
    Ok(only_writer)
}

/// Opens the log, of which others know the entries up to a position: with the position at which it ended.
fn open_log(
    only_writer: File,
    data: &Path,
    time: TimeSource,
    accounts: &Accounts,
    known: u64,
) -> Result<(SqliteLog, u64), ServeError> {
    let path = data.join(LOG_FILE);
    let wrong = |error: LogError| fault_of_log(&path, &error).at(&path);
    let ends = SqliteLog::must_reach(&path, known).map_err(wrong)?;
    let log = SqliteLog::open_held(only_writer, &path, time, &mut |names| accounts.keep_names(names));
    log.map(|log| (log, ends)).map_err(wrong)
}

/// Why the log cannot be opened. Its error has it in words, so the file is looked at again for the facts.
fn fault_of_log(path: &Path, error: &LogError) -> FileFault {
    let opened = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    match opened.and_then(|connection| heads_of_file(&connection)).map_err(|e| FileFault::of(path, &e)) {
        Err(fault @ (FileFault::Damaged(_) | FileFault::Newer { .. } | FileFault::Unusable(_))) => fault,
        _ => FileFault::Failed(error.to_string()),
    }
}

/// Brings the lists up to what the log holds now.
async fn catch_up(app: &App) -> Result<(), ServeError> {
    let (last, log) = (app.log.last_position(), app.config.data.join(LOG_FILE));
    let index = app.config.data.join(index::FILE);
    while app.index.position() < last {
        let more = app.log.since(app.index.position(), Which::Notable).await;
        let more = more.map_err(|error| FileFault::Failed(error.to_string()).at(&log))?;
        app.index.take_in(more).await.map_err(|error| FileFault::of(&index, &error).at(&index))?;
    }
    Ok(())
}

async fn follow(app: Arc<App>) {
    app.index.follow(&*app.log).await;
}

/// Asks every table in its time whether anybody still comes. When, the lists know, so that no table is kept in memory
/// for it, and a restart changes nothing.
async fn close_abandoned(app: Arc<App>) {
    let Patience { never_begun, under_way } = app.config.patience;
    let mut tick = tokio::time::interval(never_begun.min(under_way).min(ASKS_EVERY).max(ASKS_AT_MOST_EVERY));
    loop {
        tick.tick().await;
        let now = app.clock.now().line;
        for table in app.index.to_ask(now).await.unwrap_or_default() {
            let asked = app.hall.ask(&table, &Identity::nobody(), Wish::CloseIfAbandoned).await;
            match asked.map(|answer| *answer) {
                Ok(Answer::AskAgain(Some(at))) => app.index.ask_again(&table, at).await,
                Ok(_) => {}
                Err(fault) => {
                    tracing::warn!(
                        table,
                        fault = fault.detail,
                        "a table does not say whether it is abandoned"
                    );
                    app.index.ask_again(&table, now + ASKS_EVERY.as_millis() as u64).await;
                }
            }
        }
    }
}

/// After a restart: tables whose clocks were running are loaded, so that flags fall. Each notes the downtime before it does
/// anything else.
async fn come_back(app: &Arc<App>) -> Result<(), ServeError> {
    let tables = app
        .index
        .running()
        .await
        .map_err(|fault| FileFault::Failed(fault.detail).at(&app.config.data.join(index::FILE)))?;
    let count = tables.len();
    let mut loading = tokio::task::JoinSet::new();
    for table in tables {
        let app = Arc::clone(app);
        loading.spawn(async move { app.hall.ask(&table, &Identity::nobody(), Wish::ComeBack).await });
        if loading.len() >= 256 {
            loading.join_next().await;
        }
    }
    while let Some(loaded) = loading.join_next().await {
        if let Ok(Err(fault)) = loaded {
            tracing::error!(fault = fault.detail, "a table cannot be loaded");
        }
    }
    if count > 0 {
        tracing::info!(tables = count, "tables under way are loaded");
    }
    Ok(())
}
