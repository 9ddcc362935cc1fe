//! Directories that outlast a power cut.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;

/// Makes a directory, and those that it is in. Syncing a file keeps neither its directory nor the one above, so each new
/// directory is synced into the one above it; the last one always, since whoever made it may have been killed before.
///
/// # Errors
/// When it cannot be made. One that cannot be synced can still be used, so that is only a warning.
pub(crate) fn make(path: &Path) -> io::Result<()> {
    let missing = path.ancestors().filter(|above| !above.exists()).count();
    fs::create_dir_all(path)?;
    for made in path.ancestors().take(missing.max(1)) {
        let above = match made.parent() {
            Some(above) if above.as_os_str().is_empty() => Path::new("."),
            Some(above) => above,
            None => return Ok(()),
        };
        if let Err(error) = File::open(above).and_then(|above| above.sync_all()) {
            tracing::warn!(directory = %made.display(), %error, "a directory may be lost with the power");
        }
    }
    Ok(())
}

/// Makes a new directory in another one, which only its owner can read and which goes with its value.
///
/// # Errors
/// When it cannot be made.
pub(crate) fn for_owner(prefix: &str, within: &Path) -> io::Result<TempDir> {
    let permissions = fs::Permissions::from_mode(0o700);
    tempfile::Builder::new().prefix(prefix).permissions(permissions).tempdir_in(within)
}
