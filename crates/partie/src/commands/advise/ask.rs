//! The questions that lead to the advice, for those who would rather be asked.

use std::io::{self, BufRead, Write};

use partie_table::IncidentKind;

use super::choices::{self, Choice};
use super::{Case, Failure};
use crate::text::texts::Texts;

/// Asks for the incident and its circumstances; an empty answer leaves what is in the case already. Whoever closes
/// the input, or names no incident, wants no advice.
pub(super) fn ask(
    case: &mut Case,
    texts: &Texts,
    answers: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<IncidentKind>, Failure> {
    let mut talk = Talk { texts, answers, out };
    let Some(incident) = talk.ask("advise-which", &choices::kinds(), false)? else { return Ok(None) };
    case.who = talk.ask("advise-who", &choices::players(), true)?.or(case.who);
    case.edition = talk.ask("advise-edition", &choices::editions(), true)?.or(case.edition);
    let circumstances = &mut case.circumstances;
    if let Some(pace) = talk.ask("advise-pace", &choices::paces(), true)? {
        circumstances.pace = pace;
    }
    if let Some(supervision) = talk.ask("advise-supervision", &choices::supervisions(), true)? {
        circumstances.supervision = supervision;
    }
    writeln!(talk.out)?;
    Ok(Some(incident))
}

struct Talk<'a, A, O> {
    texts: &'a Texts,
    answers: &'a mut A,
    out: &'a mut O,
}

impl<A: BufRead, O: Write> Talk<'_, A, O> {
    /// Asks until the answer is empty or makes sense. The choices are named unless they have just been listed.
    fn ask<T: Copy>(&mut self, key: &str, choices: &[Choice<T>], named: bool) -> Result<Option<T>, Failure> {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let question = self.texts.tell(key, [("choices", names.join(", ").into())]);
        loop {
            write!(self.out, "{question} ")?;
            self.out.flush()?;
            let answer = self.answer()?;
            if answer.is_empty() {
                return Ok(None);
            }
            match chosen(&answer, choices) {
                Ok(choice) => return Ok(Some(choice)),
                Err(meant) => {
                    let expected = if meant.is_empty() && named { &names } else { &meant };
                    let expected =
                        self.texts.or(&expected.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
                    let key = if expected.is_empty() { "advise-unknown" } else { "advise-unclear" };
                    let facts = [("answer", answer.into()), ("expected", expected.into())];
                    writeln!(self.out, "{}", self.texts.tell(key, facts))?;
                }
            }
        }
    }

    /// One line; nothing if there are no more.
    fn answer(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        match self.answers.read_line(&mut line) {
            Ok(_) => Ok(line.trim().to_lowercase()),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok("?".to_owned()),
            Err(error) => Err(Failure::reading(self.texts, self.texts.say("common-stdin").as_ref(), &error)),
        }
    }
}

/// The choice of this name, or the only one whose name begins so; otherwise all that begin so.
fn chosen<T: Copy>(answer: &str, choices: &[Choice<T>]) -> Result<T, Vec<&'static str>> {
    if let Some((_, choice)) = choices.iter().find(|(name, _)| *name == answer) {
        return Ok(*choice);
    }
    let meant: Vec<_> = choices.iter().filter(|(name, _)| name.starts_with(answer)).collect();
    match meant[..] {
        [(_, choice)] => Ok(*choice),
        _ => Err(meant.iter().map(|(name, _)| *name).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::language::Language;
    use partie_laws::Text;
    use partie_table::time_control::Pace;
    use partie_table::{Actor, Circumstances, Supervision};

    fn talk(answers: &str) -> (Option<IncidentKind>, Case, String) {
        let mut case = Case { who: None, edition: None, circumstances: Circumstances::default() };
        let mut out = Vec::new();
        let texts = Texts::new(Language::English);
        let incident = ask(&mut case, &texts, &mut answers.as_bytes(), &mut out).unwrap();
        (incident, case, String::from_utf8(out).unwrap())
    }

    #[test]
    fn names_and_their_beginnings_are_understood() {
        let (incident, case, _) = talk("illegal-move\nb\nfide-2023\nBlitz\ninad\n");
        assert_eq!(incident, Some(IncidentKind::IllegalMove));
        assert_eq!((case.who, case.edition), (Some(Actor::Black), Some(Text::Fide2023)));
        assert_eq!(case.circumstances.pace, Pace::Blitz);
        assert_eq!(case.circumstances.supervision, Supervision::Inadequate);
    }

    #[test]
    fn empty_answers_leave_what_usually_holds() {
        let (incident, case, _) = talk("smoking\n\n\n\n\n");
        assert_eq!(incident, Some(IncidentKind::Smoking));
        assert_eq!((case.who, case.edition), (None, None));
        assert_eq!(case.circumstances, Circumstances::default());
    }

    #[test]
    fn an_answer_that_makes_no_sense_is_asked_for_again() {
        let (incident, _, told) = talk("sneezing\nclock-\nclock-place\ngreen\nwhite\n");
        assert_eq!(incident, Some(IncidentKind::ClockPlace));
        assert!(told.contains("\"sneezing\""), "{told}");
        assert!(
            told.contains("clock-mishandled, clock-defective, clock-set-wrongly or clock-place"),
            "{told}"
        );
        assert!(told.contains("white or black"), "{told}");
    }

    #[test]
    fn no_incident_means_no_advice() {
        assert_eq!(talk("").0, None);
        assert_eq!(talk("\n").0, None);
    }
}
