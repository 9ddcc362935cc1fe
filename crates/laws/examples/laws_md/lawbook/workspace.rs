//! The files of the workspace that can cite the Laws.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::scan::Sort;

pub(super) struct File {
    /// From the workspace's root, with `/` between the parts.
    pub(super) path: String,
    pub(super) sort: Sort,
    pub(super) text: String,
}

/// Every such file, sorted by its path. Files that are not UTF-8 are left out.
pub(super) fn files(root: &Path) -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for part in parts(root)? {
        for path in files_under(&part)? {
            let name = relative_name(root, &path);
            if let Some(sort) = sort_of(&name)
                && let Ok(text) = String::from_utf8(fs::read(&path)?)
            {
                files.push(File { path: name, sort, text });
            }
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// `crates/*/src`, `crates/*/tests` and `oracle`, as far as they are there.
fn parts(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut parts = vec![root.join("oracle")];
    for entry in fs::read_dir(root.join("crates"))? {
        let path = entry?.path();
        parts.extend([path.join("src"), path.join("tests")]);
    }
    parts.retain(|part| part.is_dir());
    Ok(parts)
}

fn files_under(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let name = entry.file_name();
        if name == "target" || name.to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            files.extend(files_under(&entry.path())?);
        } else {
            files.push(entry.path());
        }
    }
    Ok(files)
}

fn relative_name(root: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(root).unwrap_or(path);
    relative.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// What a file is, by its name; `None` for one that has nothing to say.
fn sort_of(name: &str) -> Option<Sort> {
    // This crate cites articles as examples of citations; only its editions rest on them.
    if name.starts_with("crates/laws/") && name != "crates/laws/src/edition.rs" {
        return None;
    }
    let is_test = name.starts_with("oracle/")
        || name.contains("/tests/")
        || name.ends_with("/tests.rs")
        || name.ends_with("_tests.rs");
    if name.starts_with("crates/table/tests/scripts/") || name.starts_with("crates/table/tests/parties/") {
        return Some(Sort::Script);
    }
    let extension = Path::new(name).extension().and_then(|extension| extension.to_str());
    match (extension, is_test) {
        (Some("rs"), false) => Some(Sort::Source),
        (Some("rs"), true) => Some(Sort::Tests),
        (Some("txt" | "tsv" | "csv" | "epd" | "fen" | "pgn" | "pdn" | "script"), true) => {
            Some(Sort::TestData)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_apart_by_name() {
        let cases = [
            ("crates/chess/src/castling.rs", Some(Sort::Source)),
            ("crates/chess/src/castling/tests.rs", Some(Sort::Tests)),
            ("crates/chess/src/castling_tests.rs", Some(Sort::Tests)),
            ("crates/chess/tests/castling.rs", Some(Sort::Tests)),
            ("crates/chess/tests/data/castling.txt", Some(Sort::TestData)),
            ("crates/table/tests/scripts/fide-01-nature.txt", Some(Sort::Script)),
            ("crates/chess/src/openings.txt", None),
            ("crates/chess/tests/README.md", None),
            ("oracle/src/main.rs", Some(Sort::Tests)),
            ("crates/laws/src/article.rs", None),
            ("crates/laws/src/edition.rs", Some(Sort::Source)),
        ];
        for (name, expected) in cases {
            assert_eq!(sort_of(name), expected, "{name}");
        }
    }

    #[test]
    fn this_workspace_has_its_editions() {
        let files = files(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").as_path()).unwrap();
        assert!(files.iter().any(|file| file.path == "crates/laws/src/edition.rs"));
        assert!(files.is_sorted_by(|a, b| a.path < b.path));
    }
}
