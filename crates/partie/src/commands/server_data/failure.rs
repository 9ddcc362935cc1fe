//! Why the server cannot serve, in the user's language.

use std::io;
use std::net::SocketAddr;
use std::path::Path;

use partie_server::{FileFault, ServeError};

use crate::cli::exit_code::Failure;
use crate::text::texts::Texts;
use crate::text::words::{self, fact};

pub(crate) fn failure(error: ServeError, texts: &Texts) -> Failure {
    let file = |path: &Path| ("file", fact(path.display()));
    Failure::Io(match error {
        ServeError::Directory { path, error } => {
            texts.tell("serve-directory", [file(&path), ("error", words::system_error(&error, texts).into())])
        }
        ServeError::File { path, fault } => {
            texts.tell("serve-file", [file(&path), ("error", file_fault(&fault, texts).into())])
        }
        ServeError::Listen { address, error } => listen(address, &error, texts),
        ServeError::Table { table, why } => {
            texts.tell("serve-table", [("table", table.into()), ("error", why.into())])
        }
        ServeError::NoTable(table) => {
            return Failure::Input(texts.tell("serve-no-table", [("table", table.into())]));
        }
        ServeError::Exists(path) => texts.tell("serve-exists", [file(&path)]),
        ServeError::Followed(path) => texts.tell("serve-followed", [file(&path)]),
        ServeError::Log { path, findings } => {
            texts.tell("serve-log-damaged", [file(&path), ("places", findings.len().into())])
        }
        ServeError::Replaced(path) => texts.tell("serve-replaced", [file(&path)]),
        ServeError::Output(error) => return error.into(),
        ServeError::System(error) => {
            texts.tell("serve-system", [("error", words::system_error(&error, texts).into())])
        }
    })
}

fn file_fault(fault: &FileFault, texts: &Texts) -> String {
    let versions = |version: &usize, known: &usize| [("version", fact(version)), ("known", fact(known))];
    match fault {
        FileFault::InUse => texts.say("serve-in-use"),
        FileFault::Damaged(how) => texts.tell("serve-damaged", [("error", how.as_str().into())]),
        FileFault::Newer { version, known } => texts.tell("serve-newer", versions(version, known)),
        FileFault::Older { version, known } => texts.tell("serve-older", versions(version, known)),
        FileFault::Unusable(error) => words::system_error(error, texts),
        FileFault::Failed(error) => error.clone(),
    }
}

/// The commonest mistakes are told with what helps.
fn listen(address: SocketAddr, error: &io::Error, texts: &Texts) -> String {
    let key = match error.kind() {
        io::ErrorKind::AddrInUse => "serve-taken",
        io::ErrorKind::AddrNotAvailable => "serve-not-here",
        io::ErrorKind::PermissionDenied => "serve-port-not-allowed",
        _ => "serve-listen",
    };
    let facts = [("address", fact(address)), ("error", words::system_error(error, texts).into())];
    texts.tell(key, facts)
}
