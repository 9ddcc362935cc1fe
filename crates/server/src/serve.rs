//! Starting and stopping.

use std::fmt;
use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

use crate::accounts::Accounts;
use crate::addresses::Addresses;
use crate::app::App;
use crate::config::{Config, Patience};
use crate::http::router;
use crate::index::{self, Index};
use crate::lobby::{self, Hallway};
use crate::log::{EventLog, SqliteLog};
use crate::rates::Rates;
use crate::tables::{Hall, Order, SNAPSHOTS_FILE, Snapshots};
use crate::threads::{TableThreads, runtime};
use crate::time::Clock;

/// How long pages have to say goodbye.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often tables are asked whether anybody still comes, and how often at most.
const ASKS_EVERY: Duration = Duration::from_mins(1);
const ASKS_AT_MOST_EVERY: Duration = Duration::from_millis(50);

/// The name of the log's file in the data directory.
pub(crate) const LOG_FILE: &str = "log.sqlite";
/// The name of the accounts' file.
pub(crate) const ACCOUNTS_FILE: &str = "accounts.sqlite";

/// Why the server cannot serve.
#[derive(Debug)]
pub struct ServeError(
    /// What failed, and how.
    pub String,
);

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ServeError {}

/// What failed, for people.
fn failed(what: &str) -> impl Fn(&dyn fmt::Display) -> ServeError {
    move |error| ServeError(format!("cannot {what}: {error}"))
}

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
    let threads = TableThreads::start().map_err(|e| failed("start")(&e))?;
    let app = Arc::new(start(config, &threads)?);
    let following = tokio::spawn(follow(Arc::clone(&app)));
    let telling = tokio::spawn(lobby::keep_telling(Arc::clone(&app)));
    come_back(&app).await?;
    let closing = tokio::spawn(close_abandoned(Arc::clone(&app)));
    let listen = app.config.listen;
    let listener = TcpListener::bind(listen).await.map_err(|e| failed(&format!("listen on {listen}"))(&e))?;
    let address = listener.local_addr().map_err(|e| failed("listen")(&e))?;
    ready(address);
    let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = Arc::clone(&app);
    let until = async move {
        stop.await;
        tracing::info!("shutting down");
        stopping.going_down.send_replace(true);
        stopping.hallway.close();
    };
    let mut going_down = app.going_down.subscribe();
    // A move must not wait for the page to acknowledge the message before it.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let serving = axum::serve(listener, service).with_graceful_shutdown(until);
    let patience = async move {
        let _ = going_down.wait_for(|going| *going).await;
        tokio::time::sleep(FAREWELL).await;
    };
    let served = tokio::select! {
        served = serving.into_future() => served.map_err(|e| failed("serve")(&e)),
        () = patience => Ok(()),
    };
    following.abort();
    telling.abort();
    closing.abort();
    let _ = tokio::join!(following, telling, closing);
    leave(app).await;
    served
}

/// Lets the tables finish what they do, so that the log is closed with its last moment noted.
async fn leave(app: Arc<App>) {
    app.hall.close();
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
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
    let runtime = runtime().map_err(|e| failed("start")(&e))?;
    runtime.block_on(async {
        let mut terminate = signal(SignalKind::terminate()).map_err(|e| failed("wait for signals")(&e))?;
        let stop = async move {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        };
        serve(config, ready, stop).await
    })
}

fn start(config: Config, threads: &TableThreads) -> Result<App, ServeError> {
    let data = config.data.clone();
    std::fs::create_dir_all(&data)
        .map_err(|e| failed(&format!("make the directory {}", data.display()))(&e))?;
    let file = |name: &str| data.join(name);
    let named = |path: &Path| format!("open {}", path.display());
    let (log, index, accounts) = (file(LOG_FILE), file(index::FILE), file(ACCOUNTS_FILE));
    let snapshots = file(SNAPSHOTS_FILE);
    let clock = Clock::start();
    let log = SqliteLog::open(&log).map_err(|e| failed(&named(&log))(&e))?;
    let down = log.last_alive()..clock.now_ms().max(log.last_alive());
    Ok(App {
        clock,
        down,
        log: Arc::new(log),
        snapshots: Snapshots::open(&snapshots).map_err(|e| failed(&named(&snapshots))(&e))?,
        index: Index::open(&index).map_err(|e| failed(&named(&index))(&e))?,
        accounts: Accounts::open(&accounts).map_err(|e| failed(&named(&accounts))(&e))?,
        hall: Hall::new(threads.handle()),
        hallway: Hallway::default(),
        addresses: Addresses::new(&config.limits),
        new_tables: Rates::new(config.limits.new_tables),
        going_down: watch::Sender::new(false),
        connections: AtomicU64::new(0),
        config,
    })
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
        let now = app.clock.now_ms();
        for table in app.index.to_ask(now).await.unwrap_or_default() {
            match Hall::ask(&app, &table, |answer| Order::CloseIfAbandoned { answer }).await {
                Ok(Some(at)) => app.index.ask_again(&table, at).await,
                Ok(None) => {}
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

/// After a restart: tables whose clocks were running are loaded, and nobody is charged for the downtime.
async fn come_back(app: &Arc<App>) -> Result<(), ServeError> {
    let fault = |fault: crate::wire::Fault| ServeError(format!("cannot load the tables: {}", fault.detail));
    app.index.caught_up(&*app.log).await;
    let tables = app.index.running().await.map_err(fault)?;
    let down_since = app.down.start;
    let count = tables.len();
    let mut loading = tokio::task::JoinSet::new();
    for table in tables {
        let app = Arc::clone(app);
        loading.spawn(async move { Hall::order(&app, &table, Order::ComeBack { down_since }).await });
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
