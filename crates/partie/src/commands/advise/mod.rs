//! `partie advise`: what the Laws prescribe for an incident.

mod ask;
mod choices;

use std::io::{self, IsTerminal, Write};

use clap::Args;
use partie_laws::{Article, Rules, Text};
use partie_table::time_control::Pace;
use partie_table::{Actor, Advice, Circumstances, Incident, IncidentKind, Supervision, Winnable, advise_on};
use serde_json::json;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output::{self, Output};
use crate::text::texts::Texts;

/// Tell what the Laws prescribe for an incident, edition by edition.
///
/// Without an incident, the kinds of incidents are listed; on a terminal, the program then asks about yours.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie advise
  partie advise illegal-move
  partie advise illegal-move --offence 2 --edition fide-2023 --pace blitz
  partie advise device --who black --json")]
pub(crate) struct Arguments {
    /// What has happened, by its name in the list
    #[arg(value_parser = choices::parser(choices::kinds()), hide_possible_values = true)]
    incident: Option<IncidentKind>,
    /// Only by this text
    #[arg(long, value_name = "TEXT", value_parser = choices::parser(choices::editions()))]
    edition: Option<Text>,
    /// How fast the game is
    #[arg(long, default_value = "standard", value_parser = choices::parser(choices::paces()))]
    pace: Pace,
    /// Whether there are arbiters enough, in rapid chess and blitz
    #[arg(long, default_value = "adequate", value_parser = choices::parser(choices::supervisions()))]
    supervision: Supervision,
    /// Who did it
    #[arg(long, value_parser = choices::parser(choices::players()))]
    who: Option<Actor>,
    /// The how manieth offence of this kind it is
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..))]
    offence: u8,
    /// How many moves each player has completed
    #[arg(long, value_name = "N", default_value = "20")]
    moves: u16,
    /// The opponent has moved since
    #[arg(long)]
    replied: bool,
    /// The opponent could not mate by any series of legal moves
    #[arg(long)]
    no_mate: bool,
    /// Print JSON objects, one a line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut page = Page { texts, json: arguments.json, out: output::open() };
    let mut case = Case::of(arguments);
    let incident = match arguments.incident {
        Some(incident) => Some(incident),
        None => page.list_and_ask(&mut case)?,
    };
    if let Some(incident) = incident {
        page.advise(incident, &case)?;
    }
    page.out.flush()?;
    Ok(Ending::Fine)
}

/// Everything about an incident but what has happened.
struct Case {
    who: Option<Actor>,
    /// The text to go by; all of them if none is named.
    edition: Option<Text>,
    circumstances: Circumstances,
}

impl Case {
    fn of(arguments: &Arguments) -> Case {
        let &Arguments { pace, supervision, offence, moves, replied, no_mate, .. } = arguments;
        let opponent_can_mate = if no_mate { Winnable::No } else { Winnable::Yes };
        Case {
            who: arguments.who,
            edition: arguments.edition,
            circumstances: Circumstances {
                pace,
                supervision,
                offence,
                moves,
                replied,
                opponent_can_mate,
                ..Circumstances::default()
            },
        }
    }

    /// What one text prescribes.
    fn options(&self, incident: IncidentKind, text: Text) -> Vec<Advice> {
        let incident = Incident { incident, who: self.who, witness: String::new(), note: String::new() };
        advise_on(&incident, &Circumstances { rules: Rules::of(text), ..self.circumstances })
    }

    /// The texts to go by: that of draughts only where it speaks of such an incident, or is asked for.
    fn texts(&self, incident: IncidentKind) -> impl Iterator<Item = Text> {
        let only = self.edition;
        Text::ALL.into_iter().filter(move |text| match only {
            Some(only) => *text == only,
            None => text.is_fide() || article(incident, *text).is_some(),
        })
    }
}

/// The article of a text that an incident is about.
fn article(incident: IncidentKind, text: Text) -> Option<Article> {
    incident.article(Rules::of(text))
}

/// What is printed of the advice.
struct Page<'a> {
    texts: &'a Texts,
    json: bool,
    out: Output,
}

impl Page<'_> {
    /// Lists the kinds of incidents. People at a terminal are then asked which of them theirs is.
    fn list_and_ask(&mut self, case: &mut Case) -> Result<Option<IncidentKind>, Failure> {
        self.list(case.edition)?;
        if self.json || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Ok(None);
        }
        ask::ask(case, self.texts, &mut io::stdin().lock(), &mut self.out)
    }

    /// Every kind of incident with its article, by the first text that has one.
    fn list(&mut self, only: Option<Text>) -> Result<(), Failure> {
        for kind in IncidentKind::all() {
            let mut texts = Text::ALL.into_iter().filter(|text| only.is_none_or(|only| only == *text));
            let article = texts.find_map(|text| article(kind, text)).map(|article| article.to_string());
            let says = self.texts.word(kind.word());
            if self.json {
                let object = json!({ "incident": kind.name(), "article": article, "says": says });
                output::json_line(&mut self.out, &object)?;
                continue;
            }
            let name = output::styled(output::STRONG, &format!("{:21}", kind.name()));
            writeln!(self.out, "{name} {says}{}", in_brackets(article.as_deref()))?;
        }
        Ok(())
    }

    fn advise(&mut self, incident: IncidentKind, case: &Case) -> Result<(), Failure> {
        if !self.json {
            let who = case.who.map(|who| self.texts.word(who.word()));
            let says = output::styled(output::STRONG, &self.texts.word(incident.word()));
            let who = who.map_or_else(String::new, |who| format!("{who}: "));
            writeln!(self.out, "{who}{says}")?;
        }
        for text in case.texts(incident) {
            if !self.json {
                writeln!(self.out, "{}", text.id())?;
            }
            for option in case.options(incident, text) {
                self.option(incident, case, text, &option)?;
            }
        }
        Ok(())
    }

    /// `  prescribed: 2 minutes more for the opponent (FIDE 7.4b)`
    fn option(
        &mut self,
        incident: IncidentKind,
        case: &Case,
        text: Text,
        option: &Advice,
    ) -> Result<(), Failure> {
        let says = self.texts.phrase(&option.effect.phrase());
        if self.json {
            let object = json!({
                "incident": incident.name(),
                "who": case.who,
                "edition": text.id(),
                "article": option.article.to_string(),
                "effect": option.effect,
                "prescribed": option.prescribed,
                "says": says,
            });
            return Ok(output::json_line(&mut self.out, &object)?);
        }
        let force = self.texts.say(if option.prescribed { "advise-must" } else { "advise-may" });
        writeln!(self.out, "  {force} {says}{}", in_brackets(Some(&option.article.to_string())))?;
        Ok(())
    }
}

/// ` (FIDE 7.4b)`, or nothing.
fn in_brackets(article: Option<&str>) -> String {
    article.map_or_else(String::new, |article| format!(" ({})", output::styled(output::ARTICLE, article)))
}
