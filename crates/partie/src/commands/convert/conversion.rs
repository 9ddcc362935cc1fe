//! Games read, converted by all processors, and written in their order.

use std::io::{self, BufRead as _, BufReader, Write};
use std::path::Path;

use partie_chess::notation::Letters;

use super::Arguments;
use super::form::{Form, Output, Written};
use super::input::{self, GameRead, Problem};
use super::json_input;
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::files::chunks::{Chunk, Chunks};
use crate::files::encoding::{Decoder, NotUtf8};
use crate::files::lines;
use crate::files::pipeline;
use crate::files::source::{self, Format, Source};
use crate::text::texts::Texts;
use crate::text::words::fact;

/// How many games there were.
#[derive(Default)]
pub(super) struct Converted {
    read: usize,
    written: usize,
    /// How many could not be read, and how many of those written are without something.
    unread: usize,
    incomplete: usize,
}

impl Converted {
    pub(super) fn has_written(&self) -> bool {
        self.written > 0
    }

    pub(super) fn has_lost_something(&self) -> bool {
        self.unread + self.incomplete > 0
    }

    pub(super) fn done(&self, arguments: &Arguments, texts: &Texts) -> Done {
        let Converted { read, written, unread, incomplete } = *self;
        let counted = |key, count: usize| texts.tell(key, [("count", count.into()), ("games", read.into())]);
        if incomplete > 0 {
            anstream::eprintln!("partie: {}", counted("convert-incomplete", incomplete));
        }
        let complaint = if unread > 0 {
            counted("convert-unread", unread)
        } else if read == 0 {
            let names: Vec<String> = arguments.files.iter().map(|file| file.display().to_string()).collect();
            texts.tell("check-no-game", [("file", fact(names.join(", ")))])
        } else if written == 0 {
            texts.say("convert-no-game")
        } else {
            return Ok(Ending::of(incomplete == 0));
        };
        Err(Failure::Input(complaint))
    }
}

/// Why no more games are taken.
enum Stop {
    Enough,
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failed(failure)
    }
}

/// A part of a file whose games are ready to be written.
struct Part {
    games: Vec<(Option<Written>, Vec<Problem>)>,
    lines: usize,
    not_utf8: Option<NotUtf8>,
    endless: bool,
    binary: Option<usize>,
}

impl Part {
    fn of(chunk: &Chunk, format: Format, letters: Letters, form: &Form) -> Part {
        let Chunk { ref bytes, not_utf8, endless, binary, .. } = *chunk;
        let mut games = Vec::new();
        if !endless && binary.is_none() {
            input::each(chunk, format, letters, |GameRead { game, problems }| {
                games.push((game.map(|game| form.written(&game)), problems));
            });
        }
        Part { games, lines: lines::count(bytes), not_utf8, endless, binary }
    }
}

/// How much of a file has been taken.
#[derive(Default)]
struct Taken {
    lines: usize,
    games: usize,
    not_utf8: bool,
}

/// Games on their way.
pub(super) struct Conversion<'a> {
    arguments: &'a Arguments,
    texts: &'a Texts,
    output: Output<'a>,
    converted: Converted,
}

impl<'a> Conversion<'a> {
    pub(super) fn run(
        arguments: &'a Arguments,
        texts: &'a Texts,
        out: &'a mut dyn Write,
        unwritable: &'a dyn Fn(io::Error) -> Failure,
    ) -> Result<Converted, Failure> {
        let output = Output::new(arguments.to, texts, out, unwritable);
        let mut conversion = Conversion { arguments, texts, output, converted: Converted::default() };
        let stop = arguments.files.iter().try_for_each(|path| conversion.file(path)).err();
        conversion.output.end()?;
        match stop {
            Some(Stop::Failed(failure)) => Err(failure),
            None | Some(Stop::Enough) => Ok(conversion.converted),
        }
    }

    fn file(&mut self, path: &Path) -> Result<(), Stop> {
        let (texts, arguments) = (self.texts, self.arguments);
        let unreadable = |error| Failure::reading(texts, path, &error);
        let Source { name, format, reader, .. } = Source::open(path, None, texts)?;
        let mut reader = BufReader::with_capacity(1 << 16, reader);
        let form = Form::new(arguments, texts.language());
        if json_input::is_json(reader.fill_buf().map_err(unreadable)?) {
            return json_input::games(reader, &name, texts).try_for_each(|read| match read? {
                Ok(game) => self.take(Some(form.written(&game)), &[]),
                Err(problem) => self.take(None, &[problem]),
            });
        }
        let chunks = Chunks::new(reader, Decoder::new(arguments.encoding));
        let ready = |chunk: Chunk| Part::of(&chunk, format, arguments.from, &form);
        let mut taken = Taken::default();
        pipeline::in_order(chunks, pipeline::threads(arguments.jobs), ready, |part| {
            self.part(part.map_err(unreadable)?, &name, &mut taken)
        })
    }

    fn part(&mut self, part: Part, name: &str, taken: &mut Taken) -> Result<(), Stop> {
        let texts = self.texts;
        if let Some(line) = part.binary {
            return Err(source::binary(name, taken.lines + line, texts).into());
        }
        if let Some(NotUtf8 { line, read_as }) = part.not_utf8.filter(|_| !taken.not_utf8) {
            taken.not_utf8 = true;
            let what = texts.tell("check-not-utf8", [("encoding", read_as.into())]);
            tell(&format!("{name}:{}: {what}", taken.lines + line));
        }
        if part.endless {
            self.converted.unread += 1;
            tell(&format!("{name}:{}: {}", taken.lines + 1, texts.say("check-endless")));
        }
        let count = part.games.len();
        for (written, problems) in part.games {
            let told = |problem: &Problem| problem.told(name, taken.lines, taken.games, texts);
            let problems: Vec<String> = problems.iter().map(told).collect();
            self.take(written, &problems)?;
        }
        taken.lines += part.lines;
        taken.games += count;
        Ok(())
    }

    /// Writes the next game if it is wanted, and tells what is wrong with it.
    fn take(&mut self, written: Option<Written>, problems: &[String]) -> Result<(), Stop> {
        self.converted.read += 1;
        let number = self.arguments.number;
        if number.is_none_or(|number| number == self.converted.read) {
            for problem in problems {
                tell(problem);
            }
            match written {
                Some(written) => {
                    self.output.add(written)?;
                    self.converted.written += 1;
                    self.converted.incomplete += usize::from(!problems.is_empty());
                }
                None => self.converted.unread += 1,
            }
        }
        let enough = number.is_some_and(|number| self.converted.read >= number) || self.output.is_full();
        if enough { Err(Stop::Enough) } else { Ok(()) }
    }
}

fn tell(what: &str) {
    anstream::eprintln!("partie: {what}");
}
