//! Where the programs are that `scripts/tools.sh` provides.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian's chess programs, and Python with python-chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// The engine; for its `go perft`.
    Stockfish,
    /// The PGN checker.
    PgnExtract,
    /// Python that can `import chess`.
    Python,
}

impl Tool {
    fn name(self) -> &'static str {
        match self {
            Tool::Stockfish => "stockfish",
            Tool::PgnExtract => "pgn-extract",
            Tool::Python => "python3",
        }
    }

    /// A command that runs the tool.
    ///
    /// # Panics
    /// When the tool is missing; the message says how to get it.
    pub fn command(self) -> Command {
        let path = self.find().unwrap_or_else(|| panic!("{} is missing: run scripts/tools.sh", self.name()));
        let mut command = Command::new(path);
        if self == Tool::Python {
            let unpacked = tools().join("root/usr/lib/python3/dist-packages");
            let places =
                std::env::join_paths([tools().join("python"), unpacked]).expect("paths without colons");
            command.env("PYTHONPATH", places);
        }
        command
    }

    fn find(self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let unpacked = ["root/usr/games", "root/usr/bin"].map(|place| tools().join(place));
        let mut places = std::env::split_paths(&path).chain([PathBuf::from("/usr/games")]).chain(unpacked);
        places.find_map(|place| Some(place.join(self.name())).filter(|program| program.is_file()))
    }
}

/// The build directory of the workspace.
pub fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../target")
}

fn tools() -> PathBuf {
    target().join("tools")
}
