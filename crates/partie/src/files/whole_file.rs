//! Files that appear whole or not at all: the one way in which the program writes them.
//!
//! What is written goes to a new file beside the target, which takes the target's place when it is complete. Only regular
//! files can be replaced like that; devices, FIFOs and our own output are written to directly.

mod unfinished;

use std::fs::{self, File, Metadata, OpenOptions, Permissions};
use std::io::{self, Seek as _, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};
use unfinished::Unfinished;

/// As many links as this in a row lead nowhere; the system gives up at the same number.
const MOST_LINKS: usize = 40;

/// Writes a file in one go.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = WholeFile::create(path)?;
    file.write_all(bytes)?;
    file.finish()
}

/// A file that is being written. Unless it is [finished](WholeFile::finish), what stood there before stays.
pub(crate) struct WholeFile(Manner);

enum Manner {
    /// There is nothing to replace.
    Direct(File),
    Beside(Box<Beside>),
}

struct Beside {
    /// Removed when it is dropped.
    new: NamedTempFile,
    /// Dropped after it: only then need nobody else remove it.
    unfinished: Unfinished,
    target: PathBuf,
    old: Option<Old>,
}

/// The file that is to be replaced.
struct Old {
    file: File,
    metadata: Metadata,
    /// Another file could not have its owner or all of its names, so it gets the new text instead of being replaced.
    irreplaceable: bool,
}

impl WholeFile {
    /// Begins a file. Links are followed, and a file that is there keeps its mode and its owner.
    pub(crate) fn create(path: &Path) -> io::Result<WholeFile> {
        let target = Target::of(path)?;
        if let Some(output) = our_own_output(&target.path)? {
            return Ok(WholeFile(Manner::Direct(output)));
        }
        let old = match OpenOptions::new().write(true).open(&target.path) {
            Ok(file) => Some(file),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let metadata = old.as_ref().map(File::metadata).transpose()?;
        match old.zip(metadata) {
            Some((file, metadata)) if target.is_open_elsewhere || !metadata.is_file() => {
                Ok(WholeFile(Manner::Direct(file)))
            }
            old => Beside::create(target.path, old).map(Box::new).map(Manner::Beside).map(WholeFile),
        }
    }

    /// Whether this is the file that it will replace.
    pub(crate) fn replaces(&self, other: &Metadata) -> bool {
        match &self.0 {
            Manner::Beside(beside) => beside.old.as_ref().is_some_and(|old| is_same(&old.metadata, other)),
            Manner::Direct(_) => false,
        }
    }

    /// Puts the file in its place, and on the disk.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self.0 {
            Manner::Direct(mut file) => file.flush(),
            Manner::Beside(beside) => beside.finish(),
        }
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Manner::Direct(file) => file.write(bytes),
            Manner::Beside(beside) => beside.new.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Manner::Direct(file) => file.flush(),
            Manner::Beside(beside) => beside.new.flush(),
        }
    }
}

impl Beside {
    fn create(target: PathBuf, old: Option<(File, Metadata)>) -> io::Result<Beside> {
        let name = target.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // The mode that every new file has, less what the user's mask takes away.
        let new = Builder::new()
            .prefix(&format!(".{name}."))
            .suffix(".part")
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder_of(&target))?;
        let unfinished = Unfinished::note(new.path())?;
        let old = old.map(|(file, metadata)| Old::met_by(new.as_file(), file, metadata)).transpose()?;
        Ok(Beside { new, unfinished, target, old })
    }

    fn finish(self) -> io::Result<()> {
        let Beside { mut new, unfinished, target, old } = self;
        if let Some(Old { mut file, irreplaceable: true, .. }) = old {
            new.rewind()?;
            let length = io::copy(new.as_file_mut(), &mut file)?;
            file.set_len(length)?;
            file.sync_all()?;
        } else {
            new.as_file().sync_all()?;
            new.persist(&target).map_err(|error| error.error)?;
            // The new name, too, has to be on the disk.
            File::open(folder_of(&target))?.sync_all()?;
        }
        drop(unfinished);
        Ok(())
    }
}

impl Old {
    /// Gives the new file the owner and the mode of the old one, as far as possible.
    fn met_by(new: &File, file: File, metadata: Metadata) -> io::Result<Old> {
        let owner = |of: &Metadata| (of.uid(), of.gid());
        let (uid, gid) = owner(&metadata);
        let kept = owner(&new.metadata()?) == (uid, gid) || fchown(new, Some(uid), Some(gid)).is_ok();
        new.set_permissions(metadata.permissions())?;
        Ok(Old { irreplaceable: !kept || metadata.nlink() > 1, file, metadata })
    }
}

/// Where links lead.
struct Target {
    path: PathBuf,
    /// What a link in `/proc` names (`/dev/fd/3` does) is open, and whoever has it open would not see another file.
    is_open_elsewhere: bool,
}

impl Target {
    /// Follows links, also one to a file that does not exist yet.
    fn of(path: &Path) -> io::Result<Target> {
        let mut path = path.to_path_buf();
        for _ in 0..MOST_LINKS {
            let folder = fs::canonicalize(folder_of(&path))?;
            let is_open_elsewhere = folder.starts_with("/proc");
            match fs::read_link(&path) {
                Ok(next) if !is_open_elsewhere => path = folder.join(next),
                _ => return Ok(Target { path, is_open_elsewhere }),
            }
        }
        Err(io::ErrorKind::NotFound.into())
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Our standard output or our error output, if it is what the path names. It may be a file to which others have written,
/// and is written on from where they stopped.
fn our_own_output(path: &Path) -> io::Result<Option<File>> {
    let Ok(wanted) = fs::metadata(path) else { return Ok(None) };
    for open in [io::stdout().as_fd(), io::stderr().as_fd()] {
        let file = duplicate(open)?;
        if is_same(&file.metadata()?, &wanted) {
            return Ok(Some(file));
        }
    }
    Ok(None)
}

/// The file behind something that is open.
pub(crate) fn duplicate(open: BorrowedFd<'_>) -> io::Result<File> {
    open.try_clone_to_owned().map(File::from)
}

fn is_same(one: &Metadata, other: &Metadata) -> bool {
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}
