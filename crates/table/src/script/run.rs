//! Plays a script, row by row.

use partie_laws::Article;

use super::facts::{self, Happened, Said};
use super::{Played, RefusedAct, ScriptError, acts, editions, settings};
use crate::clock::Instant;
use crate::time_control::Millis;
use crate::words::read_actor;
use crate::{Act, ActKind, Actor, Event, Presence, Refusal, Regulations, Table, Why, decide};

/// A line of a script, with its number from 1.
type Line<'a> = (usize, &'a str);

pub(super) fn run(text: &str) -> Result<Vec<Played>, ScriptError> {
    let mut played = Vec::new();
    for lines in parties(text)? {
        match lines.iter().find_map(|(_, row)| editions::listed(row)) {
            None => played.push(play(&lines, None)?),
            Some(editions) => {
                for edition in editions {
                    played.push(play(&lines, Some(edition))?);
                }
            }
        }
    }
    Ok(played)
}

/// The lines of each partie; the first has its title.
fn parties(text: &str) -> Result<Vec<Vec<Line<'_>>>, ScriptError> {
    let mut parties: Vec<Vec<Line<'_>>> = Vec::new();
    let lines = (1..).zip(text.lines().map(str::trim));
    for (line, row) in lines.filter(|(_, row)| !row.is_empty() && !row.starts_with('#')) {
        match parties.last_mut() {
            _ if row.starts_with("partie:") => parties.push(vec![(line, row)]),
            Some(partie) => partie.push((line, row)),
            None => {
                return Err(ScriptError { line, message: "expected `partie:` and a title first".to_owned() });
            }
        }
    }
    Ok(parties)
}

/// Plays a partie, by one of the editions that it lists.
fn play(lines: &[Line<'_>], edition: Option<&str>) -> Result<Played, ScriptError> {
    let wrong = |line, message| ScriptError { line, message };
    let title = lines[0].1.trim_start_matches("partie:").trim();
    let mut partie = match edition {
        None => Partie::new(title),
        Some(edition) => Partie::new(&format!("{title}, {edition}")),
    };
    let mut last = lines[0].0;
    for &(line, row) in &lines[1..] {
        last = line;
        let done = match edition {
            None => partie.row(row),
            Some(edition) => editions::row_in(edition, row).and_then(|row| partie.row(&row)),
        };
        let by = edition.map(|edition| format!("{edition}: ")).unwrap_or_default();
        done.map_err(|message| wrong(line, by + &message))?;
    }
    partie.finish().map_err(|message| wrong(last, message))
}

/// One partie of the script under way.
struct Partie {
    title: String,
    regulations: Regulations,
    table: Option<Table>,
    log: Vec<Event>,
    done: Vec<(Actor, ActKind)>,
    refused: Vec<RefusedAct>,
    now: Instant,
    presence: Presence,
}

/// What the acts of a row have led to.
#[derive(Default)]
struct Followed {
    happened: Vec<Happened>,
    refusal: Option<Refusal>,
}

impl Partie {
    fn new(title: &str) -> Partie {
        Partie {
            title: title.to_owned(),
            regulations: Regulations::default(),
            table: None,
            log: Vec::new(),
            done: Vec::new(),
            refused: Vec::new(),
            now: Instant::BEGINNING,
            presence: Presence::FULL,
        }
    }

    /// The log tells the same as the table: every script proves it.
    fn finish(mut self) -> Result<Played, String> {
        self.table()?;
        let Partie { title, table, log, done, refused, .. } = self;
        let table = table.ok_or("there is no table")?;
        match Table::replay(&log) {
            Ok(again) if again == table => Ok(Played { title, log, done, refused, table }),
            _ => Err(format!("`{title}`: the log played over gives another table")),
        }
    }

    fn table(&mut self) -> Result<&mut Table, String> {
        if self.table.is_none() {
            let table = Table::open(self.regulations.clone()).map_err(|error| error.to_string())?;
            self.log.push(table.opening(Instant::BEGINNING));
            self.table = Some(table);
        }
        self.table.as_mut().ok_or_else(|| "there is no table".to_owned())
    }

    fn row(&mut self, line: &str) -> Result<(), String> {
        let line = self.take_time(line)?;
        let (doing, expected) = match line.split_once("->") {
            Some((doing, expected)) => (doing.trim(), Some(expected.trim())),
            None => (line.trim(), None),
        };
        if self.table.is_none()
            && expected.is_none()
            && let Some((name, value)) = doing.split_once(": ")
            && read_actor(doing).is_none()
        {
            return settings::set(&mut self.regulations, name.trim(), value.trim());
        }
        self.table()?;
        if doing == "the arbiter leaves" {
            self.presence.arbiter = false;
            return Ok(());
        }
        let followed = match (doing.strip_prefix("they play and write "), doing.strip_prefix("they play ")) {
            (Some(moves), _) => self.both_play(moves, true)?,
            (None, Some(moves)) => self.both_play(moves, false)?,
            (None, None) => self.one_acts(doing)?,
        };
        self.compare(&followed, expected)
    }

    /// `[1:30]` at the beginning of a row.
    fn take_time<'a>(&mut self, line: &'a str) -> Result<&'a str, String> {
        let Some((time, rest)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) else {
            return Ok(line);
        };
        let now =
            Instant::from_text(time).ok_or_else(|| format!("`{time}` is no time; write m:ss or h:mm:ss"))?;
        if now < self.now {
            return Err(format!("`{time}` is before the row above; time does not run backwards"));
        }
        self.now = now;
        Ok(rest.trim())
    }

    fn one_acts(&mut self, doing: &str) -> Result<Followed, String> {
        let (actor, doing) = read_actor(doing).ok_or_else(|| format!("`{doing}` does not say who acts"))?;
        let mut followed = Followed::default();
        for words in doing.split(", ") {
            for act in acts::read(words, self.table()?)? {
                if let Some(refusal) = &followed.refusal {
                    return Err(refused(refusal));
                }
                self.perform(&mut followed, actor, &act)?;
            }
        }
        Ok(followed)
    }

    /// Moves of both players, by turns, with the clock, and written down by both if they write.
    fn both_play(&mut self, moves: &str, write: bool) -> Result<Followed, String> {
        let mut followed = Followed::default();
        for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
            if let Some(refusal) = &followed.refusal {
                return Err(refused(refusal));
            }
            let table = self.table()?;
            let actor = Actor::from(table.turn());
            let mv = table.board.read(word).map_err(no_move)?;
            self.perform(&mut followed, actor, &Act::Move { mv, offer: false, lag_ms: Millis::ZERO })?;
            if write && followed.refusal.is_none() {
                for writer in [Actor::White, Actor::Black] {
                    let entry = Some(word.to_owned());
                    self.perform(&mut followed, writer, &Act::Record { entry, line: None })?;
                }
            }
            let table = self.table()?;
            if table.regulations().over_the_board() && table.outcome().is_none() && followed.refusal.is_none()
            {
                self.perform(&mut followed, actor, &Act::pressing())?;
            }
        }
        Ok(followed)
    }

    fn perform(&mut self, followed: &mut Followed, actor: Actor, act: &Act) -> Result<(), String> {
        let (now, presence) = (self.now, self.presence);
        let table = self.table()?;
        match decide(table, presence, actor, act, now) {
            Ok(events) => {
                let before = followed.happened.len();
                for event in events {
                    let rests_on = event.rests_on(table);
                    table.apply(&event);
                    followed.happened.push(Happened { event, rests_on });
                }
                self.log.extend(followed.happened[before..].iter().map(|one| one.event.clone()));
                self.done.push((actor, act.kind()));
            }
            Err(refusal) => {
                let (after, act) = (self.log.len(), act.kind());
                self.refused.push(RefusedAct { after, at: now, by: actor, act, refusal: refusal.clone() });
                followed.refusal = Some(refusal);
            }
        }
        Ok(())
    }

    fn compare(&mut self, followed: &Followed, expected: Option<&str>) -> Result<(), String> {
        let now = self.now;
        let table = self.table()?;
        let Some(expected) = expected else {
            return followed.refusal.as_ref().map_or(Ok(()), |refusal| Err(refused(refusal)));
        };
        let mut said = match &followed.refusal {
            Some(refusal) => facts::of_refusal(refusal, table),
            None => facts::of_events(&followed.happened, table),
        };
        let refused = followed.refusal.is_some();
        let of_row = said.len();
        said.extend(facts::of_table(table, now));
        for one in expected.split("; ") {
            fits(one.trim(), &said).map_err(|message| {
                let told: Vec<String> = said.iter().take(of_row + 12).map(ToString::to_string).collect();
                format!("{message}; what follows is: {}", told.join("; "))
            })?;
        }
        let expects_refusal = expected.starts_with("refused");
        if refused && !expects_refusal { Err("expected no refusal".to_owned()) } else { Ok(()) }
    }
}

/// What is wrong with the text of a move.
pub(super) fn no_move(why: Why) -> String {
    match why {
        Why::Unreadable(error) => error,
        why => why.to_string(),
    }
}

fn refused(refusal: &Refusal) -> String {
    format!("refused ({}): {}", refusal.article, refusal.why)
}

/// Whether an expectation is among what was said. An article that is cited has to be one that the fact rests on.
fn fits(expected: &str, said: &[Said]) -> Result<(), String> {
    let (words, article) = split_article(expected)?;
    let facts: Vec<&Said> = said.iter().filter(|fact| fact.words == words).collect();
    let rests_on = |article| facts.iter().any(|fact| fact.article == article);
    if facts.is_empty() || article.is_some() && !rests_on(article) {
        let cited_in_vain = !facts.is_empty() && facts.iter().all(|fact| fact.article.is_none());
        let why = if cited_in_vain { ", which rests on no article, so that none can be cited" } else { "" };
        return Err(format!("expected `{expected}`{why}"));
    }
    Ok(())
}

/// `bound: ... (FIDE 4.3a)`
fn split_article(expected: &str) -> Result<(&str, Option<Article>), String> {
    let citation = [" (FIDE ", " (ČUD "].iter().find_map(|start| expected.rfind(start));
    let Some(start) = citation.filter(|_| expected.ends_with(')')) else { return Ok((expected, None)) };
    let citation = &expected[start + 2..expected.len() - 1];
    let article = Article::parse(citation).map_err(|error| error.to_string())?;
    Ok((expected[..start].trim(), Some(article)))
}
