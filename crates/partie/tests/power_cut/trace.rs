//! Reads what strace has written down.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// What strace is told. Every program has calls of the same meaning under several names, and not every machine has all.
pub(crate) const OPTIONS: [&str; 6] = ["--seccomp-bpf", "-y", "-xx", "-s", "1048576", "-e"];
pub(crate) const CALLS: &str = "trace=?open,openat,?openat2,?creat,pwrite64,pwritev,pwritev2,write,writev,?ftruncate,?truncate,\
    fallocate,fsync,fdatasync,?sync,syncfs,?rename,?renameat,renameat2,?unlink,unlinkat,?rmdir,?mkdir,mkdirat,?link,linkat,\
    copy_file_range,sendto,sendmsg";

/// A call of the system. It happens somewhere between its begin and its end, both of which are places in the trace.
pub(crate) struct Call {
    pub(crate) begin: usize,
    /// None when the program was killed meanwhile.
    pub(crate) end: Option<usize>,
    pub(crate) what: What,
}

/// What a call does.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum What {
    Open {
        path: PathBuf,
        creates: bool,
        empties: bool,
    },
    Write {
        path: PathBuf,
        /// Where; at the end of the file if it is not said.
        at: Option<usize>,
        data: Vec<u8>,
    },
    Resize {
        path: PathBuf,
        length: usize,
    },
    Sync {
        path: PathBuf,
    },
    /// A sync that has failed.
    FailedSync {
        path: PathBuf,
    },
    Rename {
        from: PathBuf,
        to: PathBuf,
    },
    Remove {
        path: PathBuf,
    },
    MakeDirectory {
        path: PathBuf,
    },
    /// To somebody else: a socket, or a terminal.
    Send {
        data: Vec<u8>,
    },
}

/// Reads a whole trace. Only what happens below the root is told, and what is sent.
pub(crate) fn read(text: &str, root: &Path) -> Vec<Call> {
    let mut unfinished: HashMap<&str, (usize, &str)> = HashMap::new();
    let mut calls = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let Some((process, rest)) = line.split_once(' ') else { continue };
        let rest = rest.trim_start();
        if let Some(head) = rest.strip_suffix(" <unfinished ...>") {
            unfinished.insert(process, (2 * number, head));
        } else if let Some(resumed) = rest.strip_prefix("<... ") {
            let Some((begin, head)) = unfinished.remove(process) else { continue };
            let tail = resumed.split_once(" resumed>").map_or("", |(_, tail)| tail);
            calls.extend(call(begin, Some(2 * number + 1), &[head, tail].concat(), root));
        } else if !rest.starts_with("+++") {
            calls.extend(call(2 * number, Some(2 * number + 1), rest, root));
        }
    }
    for (begin, head) in unfinished.into_values() {
        calls.extend(call(begin, None, head, root)); // a program was killed in it
    }
    calls.sort_by_key(|call| call.begin);
    calls
}

fn call(begin: usize, end: Option<usize>, text: &str, root: &Path) -> Option<Call> {
    let (name, rest) = text.split_once('(')?;
    let (arguments, result) = match rest.rsplit_once(" = ") {
        Some((arguments, result)) => (arguments.trim_end().strip_suffix(')')?, Some(result)),
        None => (rest, None),
    };
    let arguments = Arguments(arguments);
    let what = match result {
        Some(failed) if failed.starts_with('-') && name.ends_with("sync") => {
            What::FailedSync { path: arguments.of_descriptor()?.into() }
        }
        Some(failed) if failed.starts_with('-') => return None,
        result => what(name, &arguments, result, root)?,
    };
    let end = end.filter(|_| result != Some("?")); // a program was killed in it
    what.is_below(root).then_some(Call { begin, end, what })
}

fn what(name: &str, arguments: &Arguments<'_>, result: Option<&str>, root: &Path) -> Option<What> {
    let path = || arguments.paths().pop();
    Some(match name {
        "open" | "openat" | "openat2" | "creat" => What::Open {
            path: path()?,
            creates: name == "creat" || arguments.0.contains("O_CREAT"),
            empties: name == "creat" || arguments.0.contains("O_TRUNC"),
        },
        "pwrite64" | "write" | "writev" | "pwritev" | "sendto" | "sendmsg" => {
            let mut data = arguments.strings().concat();
            let place = arguments.of_descriptor().filter(|place| place.starts_with('/'));
            let Some(path) = place else { return Some(What::Send { data }) };
            if let Some(written) = result.and_then(|result| result.parse().ok()) {
                assert!(data.len() >= written, "the trace has less than was written to {path}");
                data.truncate(written);
            }
            let at = name.starts_with('p').then(|| arguments.number_from_end(0)).flatten();
            What::Write { path: path.into(), at, data }
        }
        "ftruncate" => {
            What::Resize { path: arguments.of_descriptor()?.into(), length: arguments.number_from_end(0)? }
        }
        "fsync" | "fdatasync" => What::Sync { path: arguments.of_descriptor()?.into() },
        "rename" | "renameat" | "renameat2" => {
            let mut paths = arguments.paths();
            What::Rename { to: paths.pop()?, from: paths.pop()? }
        }
        "unlink" | "unlinkat" | "rmdir" => What::Remove { path: path()? },
        "mkdir" | "mkdirat" => What::MakeDirectory { path: path()? },
        _ => {
            let mut files = arguments.paths().into_iter().chain(arguments.of_descriptor().map(PathBuf::from));
            assert!(
                !files.any(|file| file.starts_with(root)),
                "the model of the disk has to learn {name} first"
            );
            return None;
        }
    })
}

impl What {
    fn is_below(&self, root: &Path) -> bool {
        match self {
            What::Open { path, .. }
            | What::Write { path, .. }
            | What::Resize { path, .. }
            | What::Sync { path }
            | What::FailedSync { path }
            | What::Remove { path }
            | What::MakeDirectory { path } => path.starts_with(root),
            What::Rename { from, to } => from.starts_with(root) || to.starts_with(root),
            What::Send { .. } => true,
        }
    }
}

/// The arguments of a call, as strace writes them: strings in hexadecimal, and each descriptor with its file.
struct Arguments<'a>(&'a str);

impl Arguments<'_> {
    fn strings(&self) -> Vec<Vec<u8>> {
        self.0.split('"').skip(1).step_by(2).map(bytes).collect()
    }

    /// The paths, each below the directory that is named before it, if one is.
    fn paths(&self) -> Vec<PathBuf> {
        let mut parts = self.0.split('"');
        let mut paths = Vec::new();
        while let (Some(before), Some(path)) = (parts.next(), parts.next()) {
            let folder = between(before).unwrap_or_default();
            paths.push(Path::new(&folder).join(text(path)));
        }
        paths
    }

    /// The file of the descriptor that comes first. A file that has no name any more is nobody's concern.
    fn of_descriptor(&self) -> Option<String> {
        between(self.0.split(',').next()?).filter(|_| !self.0.contains(">(deleted)"))
    }

    fn number_from_end(&self, place: usize) -> Option<usize> {
        self.0.rsplit(", ").nth(place)?.parse().ok()
    }
}

fn between(descriptor: &str) -> Option<String> {
    let (_, rest) = descriptor.split_once('<')?;
    Some(text(rest.rsplit_once('>')?.0))
}

fn text(written: &str) -> String {
    if written.starts_with("\\x") { String::from_utf8(bytes(written)).unwrap() } else { written.to_owned() }
}

/// `\x2f\x74` and so on.
fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digit = |sign: u8| if sign <= b'9' { sign - b'0' } else { sign - b'a' + 10 };
    hexadecimal.as_bytes().chunks_exact(4).map(|sign| 16 * digit(sign[2]) + digit(sign[3])).collect()
}

#[test]
fn a_trace_is_read() {
    let text = r#"7 openat(AT_FDCWD<\x2f>, "\x2f\x64\x2f\x61", O_RDWR|O_CREAT, 0600) = 3<\x2f\x64\x2f\x61>
7 pwrite64(3<\x2f\x64\x2f\x61>, "\x00\xff", 2, 4096 <unfinished ...>
8 sendto(9<socket:[12]>, "\x68\x69", 2, MSG_NOSIGNAL, NULL, 0) = 2
7 <... pwrite64 resumed>) = 2
7 fsync(3<\x2f\x64\x2f\x61>) = -1 EIO (Input/output error)
7 unlinkat(4<\x2f\x64>, "\x61", 0) = 0
8 fsync(3<\x2f\x64> <unfinished ...>
8 +++ killed by SIGKILL +++"#;
    let path = PathBuf::from("/d/a");
    let read: Vec<_> =
        read(text, Path::new("/d")).into_iter().map(|call| (call.begin, call.end, call.what)).collect();
    assert_eq!(
        read,
        [
            (0, Some(1), What::Open { path: path.clone(), creates: true, empties: false }),
            (2, Some(7), What::Write { path: path.clone(), at: Some(4096), data: vec![0, 255] }),
            (4, Some(5), What::Send { data: b"hi".to_vec() }),
            (8, Some(9), What::FailedSync { path: path.clone() }),
            (10, Some(11), What::Remove { path }),
            (12, None, What::Sync { path: "/d".into() }),
        ]
    );
}
