//! A file of games in parts that hold whole games, in UTF-8.

use std::io::{self, Read};

use memchr::memchr;
use partie_chess::pgn::{Part, Parts};

use crate::files::encoding::{Decoder, NotUtf8};
use crate::files::lines;

/// A part of a file.
pub(crate) struct Chunk {
    /// Its text in UTF-8.
    pub(crate) bytes: Vec<u8>,
    /// How many bytes it has in the file.
    pub(crate) size: usize,
    pub(crate) not_utf8: Option<NotUtf8>,
    /// No game ends in it for longer than can be read.
    pub(crate) endless: bool,
    /// The line with a byte that no text has.
    pub(crate) binary: Option<usize>,
}

/// The parts of a file.
pub(crate) struct Chunks<R> {
    parts: Parts<R>,
    decoder: Decoder,
}

impl<R: Read> Chunks<R> {
    pub(crate) fn new(reader: R, decoder: Decoder) -> Chunks<R> {
        Chunks { parts: Parts::new(reader), decoder }
    }

    fn chunk(&mut self, Part { bytes, endless }: Part) -> Chunk {
        let size = bytes.len();
        let binary = memchr(0, &bytes).map(|zero| lines::count(&bytes[..zero]) + 1);
        let (bytes, not_utf8) = self.decoder.decode(bytes);
        Chunk { bytes, size, not_utf8, endless, binary }
    }
}

impl<R: Read> Iterator for Chunks<R> {
    type Item = io::Result<Chunk>;

    fn next(&mut self) -> Option<io::Result<Chunk>> {
        let part = self.parts.next()?;
        Some(part.map(|part| self.chunk(part)))
    }
}
