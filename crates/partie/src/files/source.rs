//! Files as they come: plain, packed, or from a pipe.

use std::fs::{self, File, Metadata};
use std::io::{self, BufReader, Cursor, Read};
use std::os::fd::AsFd as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::ValueEnum;
use flate2::read::MultiGzDecoder;
use memchr::memmem;
use ruzstd::decoding::StreamingDecoder;

use crate::cli::exit_code::Failure;
use crate::files::lines::BYTE_ORDER_MARK;
use crate::files::whole_file;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// How arguments name the standard input.
const STDIN: &str = "-";

const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];
const UTF_16: [&[u8]; 2] = [&[0xff, 0xfe], &[0xfe, 0xff]];

/// How files begin that are packed in ways that are not read here.
const PACKED: [(&[u8], &str); 4] =
    [(b"BZh", "bzip2"), (b"\xfd7zXZ\0", "xz"), (b"PK\x03\x04", "zip"), (b"7z\xbc\xaf\x27\x1c", "7-Zip")];

/// How web pages and their like begin.
const MARKUP: [&[u8]; 5] = [b"<!doctype", b"<html", b"<?xml", b"<head", b"<!--"];

/// How much of a file is looked at to see what it is.
const SAMPLE: usize = 1 << 16;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Chess and Chess960
    Pgn,
    /// Czech draughts
    Pdn,
}

/// How much has been read of a file, packed if it is.
#[derive(Clone, Default)]
pub(crate) struct BytesRead(Arc<AtomicU64>);

impl BytesRead {
    pub(crate) fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A file to be read.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) format: Format,
    /// Its size on disk, if that is known.
    pub(crate) size: Option<u64>,
    pub(crate) read: BytesRead,
    pub(crate) reader: Box<dyn Read + Send>,
}

impl Source {
    pub(crate) fn open(path: &Path, format: Option<Format>, texts: &Texts) -> Result<Source, Failure> {
        let unreadable = |error: io::Error| Failure::reading(texts, path, &error);
        let is_stdin = path == Path::new(STDIN);
        let name = if is_stdin { texts.say("common-stdin") } else { path.display().to_string() };
        let (file, size): (Box<dyn Read + Send>, _) = if is_stdin {
            (Box::new(io::stdin()), None)
        } else {
            let file = File::open(path).map_err(unreadable)?;
            let metadata = file.metadata().map_err(unreadable)?;
            (Box::new(file), Some(metadata.len()).filter(|_| metadata.is_file()))
        };
        let read = BytesRead::default();
        let (start, file) = sample(Counted { inner: file, read: read.clone() }).map_err(unreadable)?;
        let unpacked = unpack(&start, file).map_err(unreadable)?;
        let (start, reader) = sample(unpacked).map_err(unreadable)?;
        if let Some(complaint) = not_games(&start, &name, texts) {
            return Err(Failure::Input(complaint));
        }
        let format = format.unwrap_or_else(|| guess(&name, &start));
        Ok(Source { name, format, size, read, reader: Box::new(reader) })
    }
}

/// What the system knows of a file that is read, also of the standard input.
pub(crate) fn metadata(path: &Path) -> io::Result<Metadata> {
    if path == Path::new(STDIN) {
        whole_file::duplicate(io::stdin().as_fd())?.metadata()
    } else {
        fs::metadata(path)
    }
}

/// Counts what is read.
struct Counted<R> {
    inner: R,
    read: BytesRead,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.read.0.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// The start of a stream, and the whole of it still to be read.
fn sample<R: Read>(mut reader: R) -> io::Result<(Vec<u8>, impl Read + use<R>)> {
    let mut start = Vec::with_capacity(SAMPLE);
    reader.by_ref().take(SAMPLE as u64).read_to_end(&mut start)?;
    Ok((start.clone(), Cursor::new(start).chain(reader)))
}

fn unpack(start: &[u8], file: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    if start.starts_with(GZIP) {
        return Ok(Box::new(MultiGzDecoder::new(BufReader::with_capacity(SAMPLE, file))));
    }
    if start.starts_with(ZSTD) {
        let decoder = StreamingDecoder::new(BufReader::with_capacity(SAMPLE, file));
        return Ok(Box::new(decoder.map_err(io::Error::other)?));
    }
    Ok(Box::new(file))
}

/// Why these bytes are no games, whatever they are.
fn not_games(start: &[u8], name: &str, texts: &Texts) -> Option<String> {
    if UTF_16.iter().any(|mark| start.starts_with(mark)) {
        return Some(texts.tell("common-utf16", [("file", name.into())]));
    }
    if let Some((_, how)) = PACKED.iter().find(|(mark, _)| start.starts_with(mark)) {
        return Some(texts.tell("common-packed", [("file", name.into()), ("how", (*how).into())]));
    }
    let text = start.strip_prefix(BYTE_ORDER_MARK).unwrap_or(start).trim_ascii_start();
    let begins = |mark: &&[u8]| text.get(..mark.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(mark));
    let is_page = MARKUP.iter().any(begins);
    is_page.then(|| texts.tell("common-markup", [("file", name.into())]))
}

/// The complaint about a byte that no text has.
pub(crate) fn binary(name: &str, line: usize, texts: &Texts) -> Failure {
    Failure::Input(texts.tell("common-binary", [("file", name.into()), ("line", fact(line))]))
}

/// By its name, or else by what stands in it.
fn guess(name: &str, start: &[u8]) -> Format {
    let name = name.to_lowercase();
    let named = |ending: &str| name.split('.').rev().take(2).any(|part| part == ending);
    match (named("pdn"), named("pgn")) {
        (true, _) => Format::Pdn,
        (false, true) => Format::Pgn,
        _ if memmem::find(start, b"[GameType \"").is_some() => Format::Pdn,
        _ => Format::Pgn,
    }
}
