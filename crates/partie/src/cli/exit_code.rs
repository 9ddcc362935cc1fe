//! How the program ends: its exit codes, told in `--help`.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::text::texts::Texts;
use crate::text::words::{self, fact};

/// How a command has ended when it could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// 0: the work is done, or the answer is yes.
    Fine,
    /// 1: faults were found, or the answer is no.
    No,
}

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// 2: the arguments or what was to be read make no sense.
    Input(String),
    /// 3: something could not be read or written.
    Io(String),
    /// 0: whoever read our output has heard enough, as in `partie law search king | head`.
    NobodyListens,
}

pub(crate) type Done = Result<Ending, Failure>;

impl Ending {
    /// Yes or no.
    pub(crate) fn of(yes: bool) -> Ending {
        if yes { Ending::Fine } else { Ending::No }
    }
}

impl Failure {
    pub(crate) fn reading(texts: &Texts, path: &Path, error: &io::Error) -> Failure {
        let error = words::system_error(error, texts);
        let facts = [("file", fact(path.display())), ("error", error.into())];
        Failure::Io(texts.tell("common-cannot-read", facts))
    }

    pub(crate) fn writing(texts: &Texts, path: &Path, error: &io::Error) -> Failure {
        let error = words::system_error(error, texts);
        let facts = [("file", fact(path.display())), ("error", error.into())];
        Failure::Io(texts.tell("common-cannot-write", facts))
    }
}

/// Only what is printed is passed on with `?`; reading names its file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Io(error.to_string()),
        }
    }
}

/// Says what went wrong, if anything did, and gives the exit code.
pub(crate) fn exit_code(done: Done) -> ExitCode {
    let (message, code) = match done {
        Ok(Ending::Fine) | Err(Failure::NobodyListens) => return ExitCode::SUCCESS,
        Ok(Ending::No) => return ExitCode::from(1),
        Err(Failure::Input(message)) => (message, 2),
        Err(Failure::Io(message)) => (message, 3),
    };
    anstream::eprintln!("partie: {message}");
    ExitCode::from(code)
}
