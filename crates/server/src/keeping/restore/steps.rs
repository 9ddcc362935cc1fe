//! The order in which what is restored takes the place of what was there, so that a crash between any two steps does no harm.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use super::STAGING;
use crate::run::serve::{ACCOUNTS_FILE, LOG_FILE};

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Makes a directory for its owner only.
    Make(PathBuf),
    /// Gives a file a second name, or copies it where a file has only one.
    Link {
        from: PathBuf,
        to: PathBuf,
    },
    /// Waits until the directory is on the disk.
    Sync(PathBuf),
    Remove(PathBuf),
    Move {
        from: PathBuf,
        to: PathBuf,
    },
}

/// All steps, and where they leave what was there.
pub(super) struct Plan {
    pub(super) steps: Vec<Step>,
    pub(super) aside: Option<PathBuf>,
}

/// All that was there is also aside before any of it is removed; the log goes first and the new log comes last, because a
/// directory without a log is an empty one.
pub(super) fn plan(to: &Path, staging: &Path) -> io::Result<Plan> {
    let mut old = Vec::new();
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if is_kept(&entry.file_name()) && entry.file_type()?.is_file() {
            old.push(entry.path());
        }
    }
    old.sort_by_key(|path| (path.file_name() != Some(OsStr::new(LOG_FILE)), path.clone()));
    let mut steps = Vec::new();
    let aside = if old.is_empty() { None } else { Some(free_name(to)?) };
    if let Some(aside) = &aside {
        steps.push(Step::Make(aside.clone()));
        for from in &old {
            let to = aside.join(from.file_name().unwrap_or_default());
            steps.push(Step::Link { from: from.clone(), to });
        }
        steps.extend([aside.as_path(), to].map(|path| Step::Sync(path.to_owned())));
    }
    for path in old {
        steps.push(Step::Remove(path));
        steps.push(Step::Sync(to.to_owned()));
    }
    for name in [ACCOUNTS_FILE, LOG_FILE] {
        steps.push(Step::Move { from: staging.join(name), to: to.join(name) });
        steps.push(Step::Sync(to.to_owned()));
    }
    Ok(Plan { steps, aside })
}

/// Whether a file belongs to the state of a server: the log, the accounts, lists and snapshots, and what SQLite keeps beside
/// them.
fn is_kept(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    [LOG_FILE, ACCOUNTS_FILE, "index-", crate::keeping::snapshots::FILE]
        .iter()
        .any(|start| name.starts_with(start))
        && name.contains(".sqlite")
}

fn free_name(to: &Path) -> io::Result<PathBuf> {
    for number in 1_u32.. {
        let path = to.join(format!("replaced-{number}"));
        if !fs::exists(&path)? {
            return Ok(path);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

impl Step {
    pub(super) fn run(&self) -> io::Result<()> {
        match self {
            Step::Make(path) => DirBuilder::new().mode(0o700).create(path),
            Step::Link { from, to } => fs::hard_link(from, to).or_else(|_| {
                fs::copy(from, to)?;
                File::open(to)?.sync_all()
            }),
            Step::Sync(path) => File::open(path)?.sync_all(),
            Step::Remove(path) => fs::remove_file(path),
            Step::Move { from, to } => fs::rename(from, to),
        }
    }
}

/// Removes what a restore that was killed had made ready.
pub(super) fn clear_away(to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(STAGING) && entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The files of a directory and what stands in them.
    fn files(directory: &Path) -> BTreeMap<String, String> {
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(directory).unwrap().map(Result::unwrap) {
            if entry.file_type().unwrap().is_file() {
                let text = fs::read_to_string(entry.path()).unwrap();
                files.insert(entry.file_name().into_string().unwrap(), text);
            }
        }
        files
    }

    fn write(directory: &Path, names: &[&str], text: &str) -> BTreeMap<String, String> {
        fs::create_dir_all(directory).unwrap();
        for name in names {
            fs::write(directory.join(name), text).unwrap();
        }
        files(directory)
    }

    #[test]
    fn a_crash_after_any_step_leaves_the_old_state_or_the_new_one_or_none_and_the_old_one_aside() {
        let (mut seen, mut steps) = ([0; 3], usize::MAX);
        let mut done = 0;
        while done <= steps {
            let directory = tempfile::tempdir().unwrap();
            let to = directory.path();
            let all =
                ["log.sqlite", "log.sqlite-wal", "accounts.sqlite", "index-6.sqlite", "snapshots.sqlite"];
            let old = write(to, &all, "old");
            fs::write(to.join("server.key"), "key").unwrap();
            let new = write(&to.join(".restore-x"), &[LOG_FILE, ACCOUNTS_FILE], "new");
            let plan = plan(to, &to.join(".restore-x")).unwrap();
            steps = plan.steps.len();
            plan.steps.iter().take(done).for_each(|step| step.run().unwrap());
            let mut now = files(to);
            assert_eq!(now.remove("server.key").as_deref(), Some("key"));
            let state = match now.get(LOG_FILE).map(String::as_str) {
                Some("old") => {
                    assert_eq!(now, old);
                    0
                }
                None => {
                    assert_eq!(files(&plan.aside.unwrap()), old);
                    1
                }
                Some(_) => {
                    assert_eq!(now, new);
                    assert_eq!(files(&plan.aside.unwrap()), old);
                    2
                }
            };
            seen[state] += 1;
            done += 1;
        }
        assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
    }

    #[test]
    fn nothing_is_put_aside_when_nothing_was_there() {
        let directory = tempfile::tempdir().unwrap();
        write(&directory.path().join(".restore-x"), &[LOG_FILE, ACCOUNTS_FILE], "new");
        let plan = plan(directory.path(), &directory.path().join(".restore-x")).unwrap();
        assert_eq!(plan.aside, None);
        plan.steps.iter().for_each(|step| step.run().unwrap());
        assert_eq!(files(directory.path()).len(), 2);
        clear_away(directory.path()).unwrap();
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 2);
    }
}
