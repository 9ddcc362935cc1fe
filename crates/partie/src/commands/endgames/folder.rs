//! The folder that holds the tables, a file for each number of pieces.

use std::fs;
use std::path::{Path, PathBuf};

use partie_engine::endgames::Tables;

use crate::cli::data_directory;
use crate::cli::exit_code::Failure;
use crate::files::whole_file;
use crate::text::texts::Texts;

pub(super) struct Folder(PathBuf);

impl Folder {
    /// The folder that was named, or the usual one.
    pub(super) fn new(named: Option<&Path>, texts: &Texts) -> Result<Folder, Failure> {
        let usual = || data_directory::usual().map(|data| data.join("endgames"));
        let folder = named.map(Path::to_path_buf).or_else(usual);
        folder.map(Folder).ok_or_else(|| Failure::Input(texts.say("endgames-no-home")))
    }

    pub(super) fn file(&self, pieces: u8) -> PathBuf {
        self.0.join(format!("czech-draughts-{pieces}.tables"))
    }

    /// Takes in the tables with one piece more than are at hand, if they are here and sound; says whether they are.
    pub(super) fn read_next(&self, tables: &mut Tables) -> bool {
        fs::read(self.file(tables.pieces() + 1)).is_ok_and(|bytes| tables.read(&bytes).is_ok())
    }

    /// Writes the tables of so many pieces. A file is whole or not there, whatever happens meanwhile.
    pub(super) fn write(&self, tables: &Tables, pieces: u8, texts: &Texts) -> Result<(), Failure> {
        let path = self.file(pieces);
        let written =
            fs::create_dir_all(&self.0).and_then(|()| whole_file::write(&path, &tables.write(pieces)));
        written.map_err(|error| Failure::writing(texts, &path, &error))
    }
}
