//! What was found, told to people or to programs.

use std::io::Write;
use std::path::Path;

use partie_laws::Article;
use serde_json::json;

use super::Arguments;
use super::finding::{ClockFault, Finding, Matter, Milestone, Severity};
use super::tally::Tally;
use crate::cli::exit_code::Failure;
use crate::cli::output::{self, Output};
use crate::files::encoding::NotUtf8;
use crate::files::lines::Place;
use crate::text::texts::Texts;
use crate::text::words::{self, fact};

pub(crate) struct Report<'a> {
    texts: &'a Texts,
    json: bool,
    quiet: bool,
    out: Output,
}

impl<'a> Report<'a> {
    pub(super) fn new(texts: &'a Texts, arguments: &Arguments) -> Report<'a> {
        let Arguments { json, quiet, .. } = *arguments;
        Report { texts, json, quiet, out: output::open() }
    }

    /// One that only puts findings into words.
    pub(crate) fn in_words(texts: &'a Texts) -> Report<'a> {
        Report { texts, json: false, quiet: false, out: output::open() }
    }

    /// `games.pgn:17:5: fault: game 3, 12... Bb4: the pawn on e7 is in the way (FIDE 3.5)`
    pub(super) fn findings(&mut self, file: &str, findings: Vec<Finding>) -> Result<(), Failure> {
        for finding in findings {
            if self.quiet && finding.severity == Severity::Note {
                continue;
            }
            let text = self.matter(&finding);
            if self.json {
                let article = finding.matter.article(finding.edition);
                output::json_line(&mut self.out, &in_json(file, &finding, article, &text))?;
            } else {
                self.plain(file, &finding, &text)?;
            }
        }
        self.out.flush()?;
        Ok(())
    }

    fn plain(&mut self, file: &str, finding: &Finding, text: &str) -> Result<(), Failure> {
        let (key, style) = match finding.severity {
            Severity::Fault => ("check-fault", output::FAULT),
            Severity::Note => ("check-note", output::NOTE),
        };
        let severity = output::styled(style, &self.texts.say(key));
        let Place { line, column } = finding.place;
        write!(self.out, "{file}:{line}:{column}: {severity}: ")?;
        if let Some(game) = finding.game {
            write!(self.out, "{}", self.texts.tell("check-game", [("game", fact(game))]))?;
            if let Some(at) = finding.at {
                write!(self.out, ", {at}")?;
            }
            if let Some(san) = &finding.san {
                write!(self.out, " {san}")?;
            }
            write!(self.out, ": ")?;
        }
        write!(self.out, "{text}")?;
        let article = finding.matter.article(finding.edition);
        if let Some(article) = article.filter(|article| !text.contains(&format!("({article})"))) {
            write!(self.out, " {}", output::styled(output::ARTICLE, &format!("({article})")))?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    pub(super) fn matter(&self, finding: &Finding) -> String {
        let texts = self.texts;
        match &finding.matter {
            Matter::IllegalChess { reason, in_variation, .. } => {
                let why = words::chess_text(reason, finding.edition, texts);
                if *in_variation { texts.tell("check-in-variation", [("why", why.into())]) } else { why }
            }
            Matter::IllegalDraughts { problem } => words::draughts_text(problem, texts),
            Matter::Pgn(problem) => words::pgn_problem(problem, texts),
            Matter::Pdn(problem) => words::pdn_problem(problem, texts),
            Matter::AfterTheEnd { end, ended_at } => {
                let facts = [("end", self.milestone(end).into()), ("at", fact(ended_at))];
                texts.tell("check-after-the-end", facts)
            }
            Matter::ResultAgainstBoard { end, result } => {
                let facts = [("end", self.milestone(end).into()), ("result", result.as_str().into())];
                texts.tell("check-result-against-board", facts)
            }
            Matter::ResultsDiffer { tag, end } => {
                let facts = [("tag", tag.as_str().into()), ("end", end.as_str().into())];
                texts.tell("check-results-differ", facts)
            }
            Matter::NoSuchResult { result, .. } => {
                texts.tell("check-no-such-result", [("result", result.as_str().into())])
            }
            Matter::NoResult => texts.say("check-no-result"),
            Matter::WinnerCannotMate { .. } => texts.say("check-winner-cannot-mate"),
            Matter::Reached { what } => self.milestone(what),
            Matter::Clock { fault, .. } => self.clock(*fault),
            Matter::TimeControlUnreadable { text } => {
                texts.tell("check-time-control", [("text", text.as_str().into())])
            }
            Matter::TagTwice { name } => texts.tell("chess-pgn-tag-twice", [("name", name.as_str().into())]),
            Matter::MoveNumber { written, is } => {
                texts.tell("check-move-number", [("written", fact(written)), ("is", fact(is))])
            }
            Matter::NoCheck => texts.say("check-no-check"),
            Matter::NoMate => texts.say("check-no-mate"),
            Matter::SetUpWithoutFen => texts.say("check-setup-without-fen"),
            Matter::NotUtf8(NotUtf8 { read_as, .. }) => {
                texts.tell("check-not-utf8", [("encoding", (*read_as).into())])
            }
            Matter::Endless => texts.say("check-endless"),
        }
    }

    fn milestone(&self, milestone: &Milestone) -> String {
        self.texts.tell("check-milestone", [("name", milestone.name.into())])
    }

    fn clock(&self, fault: ClockFault) -> String {
        let (key, shown, other) = match fault {
            ClockFault::TooMuch { shown, most } => ("check-clock-too-much", shown, most),
            ClockFault::Elapsed { shown, expected } => ("check-clock-elapsed", shown, expected),
        };
        self.texts.tell(key, [("shown", clock_time(shown).into()), ("expected", clock_time(other).into())])
    }

    /// The end of a file, for programs.
    pub(super) fn file(&mut self, file: &str, tally: &Tally) -> Result<(), Failure> {
        if self.json {
            output::json_line(&mut self.out, &json!({ "file": file, "summary": tally }))?;
        }
        self.out.flush()?;
        Ok(())
    }

    /// A file that could not be audited, for programs; people are told at the end.
    pub(super) fn failure(&mut self, file: &Path, failure: &Failure) -> Result<(), Failure> {
        if let (true, Failure::Input(message) | Failure::Io(message)) = (self.json, failure) {
            output::json_line(&mut self.out, &json!({ "file": file, "error": message }))?;
        }
        self.out.flush()?;
        Ok(())
    }

    /// The end of the work, for people.
    pub(super) fn end(&mut self, tally: &Tally, files: usize) -> Result<(), Failure> {
        if !self.json && tally.games > 0 {
            let facts = [
                ("files", files.into()),
                ("games", tally.games.into()),
                ("moves", tally.moves.into()),
                ("faults", tally.faults.into()),
                ("notes", tally.notes.into()),
            ];
            writeln!(self.out, "{}", self.texts.tell("check-summary", facts))?;
            if tally.undated > 0 && !self.quiet {
                let facts = [("games", tally.undated.into()), ("all", tally.games.into())];
                writeln!(self.out, "{}", self.texts.tell("check-undated", facts))?;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}

pub(super) fn in_json(
    file: &str,
    finding: &Finding,
    article: Option<Article>,
    text: &str,
) -> serde_json::Value {
    json!({
        "file": file,
        "game": finding.game,
        "line": finding.place.line,
        "column": finding.place.column,
        "move": finding.at.map(|at| at.to_string()),
        "san": finding.san,
        "severity": match finding.severity {
            Severity::Fault => "fault",
            Severity::Note => "note",
        },
        "kind": finding.matter.kind().to_string(),
        "article": article.map(|article| article.to_string()),
        "text": text,
    })
}

/// `1:29:57`
fn clock_time(ms: i64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
