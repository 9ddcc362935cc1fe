//! The server's own secret: a file that only its owner reads, and that no backup has.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use crate::files::database::OWNER_ONLY;
use crate::people::secret;
use crate::tables::LinkKeys;

/// The name of the file in the data directory.
const FILE: &str = "server.key";

/// Whether a directory has a secret.
pub(crate) fn is_in(data: &Path) -> bool {
    data.join(FILE).exists()
}

/// The secret of this server; a new one if there is none yet. Without the old one nothing is lost but that links which are
/// still open cannot be shown again.
pub(crate) fn read_or_make(data: &Path) -> io::Result<LinkKeys> {
    let path = data.join(FILE);
    match fs::read_to_string(&path) {
        Ok(text) => parse(&text).ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{FILE}: expected 64 hexadecimal digits"))
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => make(data, &path),
        Err(error) => Err(error),
    }
}

fn parse(text: &str) -> Option<LinkKeys> {
    blake3::Hash::from_hex(text.trim()).ok().map(|bytes| LinkKeys::new(*bytes.as_bytes()))
}

/// Writes it beside its place first, so that it is there whole or not at all.
fn make(data: &Path, path: &Path) -> io::Result<LinkKeys> {
    use std::os::unix::fs::PermissionsExt;
    let bytes = secret::secret_bytes();
    let mut file = tempfile::Builder::new()
        .prefix(".server-key-")
        .permissions(fs::Permissions::from_mode(OWNER_ONLY))
        .tempfile_in(data)?;
    writeln!(file, "{}", blake3::Hash::from_bytes(bytes))?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    File::open(data)?.sync_all()?;
    Ok(LinkKeys::new(bytes))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn the_secret_is_made_once_and_read_by_its_owner_only() {
        let directory = tempfile::tempdir().unwrap();
        let made = read_or_make(directory.path()).unwrap();
        assert!(read_or_make(directory.path()).unwrap() == made);
        let mode = fs::metadata(directory.path().join(FILE)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, OWNER_ONLY);
    }

    #[test]
    fn a_secret_that_is_none_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        fs::write(directory.path().join(FILE), "short").unwrap();
        let error = read_or_make(directory.path()).unwrap_err();
        assert_eq!(error.to_string(), "server.key: expected 64 hexadecimal digits");
    }
}
