//! `partie serve`, and what takes out what it keeps: `partie export`, `partie backup`.

use std::io::{BufWriter, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use partie_server::Config;

/// Serve tables to browsers: play, watch and arbitrate.
#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    data: Data,
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8960")]
    listen: SocketAddr,
    /// The address that people use, if a proxy stands in front, as in https://partie.example
    #[arg(long)]
    origin: Option<String>,
    /// Believe X-Forwarded-For: a proxy stands in front.
    #[arg(long)]
    behind_proxy: bool,
    /// Show every table only to those who hold a role or a link.
    #[arg(long)]
    private: bool,
}

/// Write every event of every table as JSON lines.
#[derive(Args)]
pub(crate) struct Export {
    #[command(flatten)]
    data: Data,
    /// Only this table.
    #[arg(long)]
    table: Option<String>,
}

/// Copy the log and the accounts, while the server runs or not.
#[derive(Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    data: Data,
    /// An empty directory, which is made if need be.
    to: PathBuf,
}

#[derive(Args)]
struct Data {
    /// Where the log and the accounts are kept [default: partie in the user's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Data {
    /// `$XDG_DATA_HOME/partie`, or `~/.local/share/partie`.
    fn directory(&self) -> Result<PathBuf, String> {
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = || named("HOME").map(|home| home.join(".local/share"));
        let found = self
            .data
            .clone()
            .or_else(|| named("XDG_DATA_HOME").or_else(home).map(|data_home| data_home.join("partie")));
        found.ok_or_else(|| "there is no home directory: say --data DIR".to_owned())
    }
}

pub(crate) fn serve(arguments: Serve) -> Result<(), String> {
    let config = Config {
        listen: arguments.listen,
        origin: arguments.origin,
        behind_proxy: arguments.behind_proxy,
        private_mode: arguments.private,
        ..Config::new(arguments.data.directory()?)
    };
    let ready = |address: SocketAddr| println!("Partie is at http://{address}/");
    partie_server::run(config, ready).map_err(|error| error.to_string())
}

pub(crate) fn export(arguments: &Export) -> Result<(), String> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    partie_server::export(&arguments.data.directory()?, arguments.table.as_deref(), &mut out)
        .map_err(|error| error.to_string())?;
    out.flush().map_err(|error| format!("cannot write: {error}"))
}

pub(crate) fn backup(arguments: &Backup) -> Result<(), String> {
    partie_server::backup(&arguments.data.directory()?, &arguments.to).map_err(|error| error.to_string())
}
