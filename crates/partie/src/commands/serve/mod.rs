//! `partie serve`.

mod address;
pub(crate) mod settings_file;

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use clap::Args;
use partie_server::{AddressBlock, Config};

use crate::cli::exit_code::{Done, Ending};
use crate::commands::server_data::{DataArgument, failure};
use crate::text::texts::Texts;
use crate::text::words;
pub(crate) use address::NotASite;

/// Where the server listens unless told otherwise: on this machine only.
const USUAL_ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8960);

/// What opens a page in the user's browser.
const OPENER: &str = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };

/// Serve tables to browsers: play, watch and arbitrate. This is done when no command is given.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie serve --open
  partie serve --data /var/lib/partie --origin https://partie.example --behind-proxy
  partie serve --print-config > partie.toml; partie serve --config partie.toml")]
pub(crate) struct Serve {
    #[command(flatten)]
    data: DataArgument,
    #[command(flatten)]
    settings: SettingsFile,
    /// Where to listen; a port alone is on this machine only
    #[arg(long, env = "PARTIE_LISTEN", hide_env = true, value_name = "ADDRESS", default_value_t = USUAL_ADDRESS, value_parser = address::listen)]
    listen: SocketAddr,
    /// The address that people use, if a proxy stands in front
    #[arg(long, env = "PARTIE_ORIGIN", hide_env = true, value_name = "URL", value_parser = address::site)]
    origin: Option<String>,
    /// How many proxies stand in front: each of them appends an address to X-Forwarded-For
    #[arg(long, env = "PARTIE_PROXIES", hide_env = true, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=9))]
    proxies: Option<u8>,
    /// One proxy stands in front, the same as --proxies 1
    #[arg(long, conflicts_with = "proxies")]
    behind_proxy: bool,
    /// Exempt these addresses, such as 192.168.7.0/24 for a tournament hall, from the limits per address; may be repeated
    #[arg(long, env = "PARTIE_TRUST", hide_env = true, value_delimiter = ',', value_name = "ADDRESSES")]
    trust: Vec<AddressBlock>,
    /// Show every table only to those who hold a role or a link
    #[arg(long, env = "PARTIE_PRIVATE", hide_env = true, value_parser = clap::builder::BoolishValueParser::new())]
    private: bool,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// What is done with a file of settings.
#[derive(Args)]
struct SettingsFile {
    /// A file with settings (TOML); what is typed or in the environment (`PARTIE_LISTEN` ...) counts more
    #[arg(long, value_name = "FILE", env = "PARTIE_CONFIG", hide_env = true)]
    config: Option<PathBuf>,
    /// Print all settings as such a file, as they are in force, and do nothing else
    #[arg(long)]
    print_config: bool,
    /// Check the settings and do nothing else
    #[arg(long, conflicts_with = "print_config")]
    check_config: bool,
}

pub(crate) fn serve(arguments: Serve, texts: &Texts) -> Done {
    if arguments.settings.check_config {
        arguments.data.directory(texts)?;
        writeln!(io::stdout(), "{}", texts.say("serve-config-good"))?;
        return Ok(Ending::Fine);
    }
    let page = arguments.origin.clone();
    let config = Config {
        listen: arguments.listen,
        origin: arguments.origin,
        proxies: arguments.proxies.map_or(usize::from(arguments.behind_proxy), usize::from),
        trusted: arguments.trust,
        private_mode: arguments.private,
        ..Config::new(arguments.data.directory(texts)?)
    };
    let ready = |address: SocketAddr| {
        let told = texts.tell("serve-ready", [("address", format!("http://{address}/").into())]);
        let mut out = io::stdout().lock();
        // Whoever has started the server without listening to it can still use it.
        let _ = writeln!(out, "{told}").and_then(|()| out.flush());
        if arguments.open {
            open(&page.unwrap_or_else(|| page_at(address)), texts);
        }
    };
    partie_server::run(config, ready).map_err(|error| failure(error, texts))?;
    Ok(Ending::Fine)
}

/// The page as a browser on this machine reaches it: a server that listens everywhere is here too.
fn page_at(mut address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    format!("http://{address}/")
}

/// Opens a page in the browser. Where there is none the server serves all the same, so failing is only told.
fn open(page: &str, texts: &Texts) {
    let quiet = Stdio::null;
    match Command::new(OPENER).arg(page).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn() {
        // Somebody has to wait for it, or it stays a zombie for as long as the server runs.
        Ok(mut opener) => drop(thread::spawn(move || opener.wait())),
        Err(error) => {
            let facts = [("opener", OPENER.into()), ("error", words::system_error(&error, texts).into())];
            anstream::eprintln!("partie: {}", texts.tell("serve-no-browser", facts));
        }
    }
}
