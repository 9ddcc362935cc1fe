//! `partie serve`, and what takes out what it keeps: `partie export`, `partie backup`.

use std::io::{BufWriter, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use partie_server::Config;

use crate::ending::{Done, Ending, Failure};
use crate::texts::Texts;

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
    fn directory(&self, texts: &Texts) -> Result<PathBuf, Failure> {
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = || named("HOME").map(|home| home.join(".local/share"));
        let found = self
            .data
            .clone()
            .or_else(|| named("XDG_DATA_HOME").or_else(home).map(|data_home| data_home.join("partie")));
        found.ok_or_else(|| Failure::Input(texts.say("serve-no-home")))
    }
}

pub(crate) fn serve(arguments: Serve, texts: &Texts) -> Done {
    let config = Config {
        listen: arguments.listen,
        origin: arguments.origin,
        behind_proxy: arguments.behind_proxy,
        private_mode: arguments.private,
        ..Config::new(arguments.data.directory(texts)?)
    };
    let ready = |address: SocketAddr| {
        println!("{}", texts.tell("serve-ready", [("address", format!("http://{address}/").into())]));
    };
    partie_server::run(config, ready).map_err(failed)?;
    Ok(Ending::Fine)
}

pub(crate) fn export(arguments: &Export, texts: &Texts) -> Done {
    let mut out = BufWriter::new(std::io::stdout().lock());
    partie_server::export(&arguments.data.directory(texts)?, arguments.table.as_deref(), &mut out)
        .map_err(failed)?;
    out.flush()?;
    Ok(Ending::Fine)
}

pub(crate) fn backup(arguments: &Backup, texts: &Texts) -> Done {
    partie_server::backup(&arguments.data.directory(texts)?, &arguments.to).map_err(failed)?;
    Ok(Ending::Fine)
}

fn failed(error: impl ToString) -> Failure {
    Failure::Io(error.to_string())
}
