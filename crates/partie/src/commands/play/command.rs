//! What people type: acts, moves, and words to the program itself, in English and Czech.

use partie_table::Actor;
use partie_table::words::{NotAnAct, read_actor};

use super::shown::Playing;
use super::typed::{self, Typed};
use crate::text::texts::Texts;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Something to be done at the table, by somebody in particular if that was said.
    Act(Option<Actor>, Typed),
    /// Something that begins like an act and is none.
    Misfit(NotAnAct),
    /// A move, or something that is not understood.
    Move {
        by: Option<Actor>,
        text: String,
        offer: bool,
    },
    Flip,
    Board,
    Moves,
    Clocks,
    /// What may be done, and what not.
    Acts,
    Help,
    /// How the acts are typed that this word is about.
    HelpAbout(String),
    /// Another game.
    Rematch,
    Quit,
    Nothing,
}

impl Command {
    pub(super) fn read(line: &str, playing: &dyn Playing, texts: &Texts) -> Command {
        let line = line.trim();
        if let Some(command) = to_the_program(&line.to_lowercase()) {
            return command;
        }
        let (by, words) = read_actor(line).map_or((None, line), |(actor, words)| (Some(actor), words));
        match typed::read(words, playing, texts) {
            Ok(typed) => return Command::Act(by, typed),
            Err(misfit @ NotAnAct::Misfit { .. }) => return Command::Misfit(misfit),
            Err(NotAnAct::Unknown { .. }) => {}
        }
        let (text, offer) = words.strip_suffix("(=)").map_or((words, false), |text| (text.trim(), true));
        Command::Move { by, text: text.to_owned(), offer }
    }
}

/// Words that are not about the game.
fn to_the_program(words: &str) -> Option<Command> {
    Some(match words {
        "" => Command::Nothing,
        "flip" | "otočit" => Command::Flip,
        "board" | "šachovnice" | "deska" => Command::Board,
        "moves" | "score" | "tahy" => Command::Moves,
        "clock" | "clocks" | "čas" => Command::Clocks,
        "acts" | "why" | "lze" | "možnosti" => Command::Acts,
        "help" | "?" | "pomoc" | "nápověda" => Command::Help,
        "rematch" | "again" | "odveta" | "znovu" => Command::Rematch,
        "quit" | "q" | "exit" | "konec" => Command::Quit,
        _ => {
            let about =
                ["help ", "pomoc ", "nápověda "].into_iter().find_map(|start| words.strip_prefix(start));
            Command::HelpAbout(about?.trim().to_owned())
        }
    })
}

#[cfg(test)]
mod tests {
    use partie_table::catalogue::rows;
    use partie_table::words::Tongue;
    use partie_table::{Act, ActKind, ClaimKind, Kind, Manner, Regulations};

    use super::*;
    use crate::commands::play::sitting::Sitting;
    use crate::text::language::Language;

    fn read(line: &str) -> Command {
        let texts = Texts::new(Language::English);
        let sitting = Sitting::open(Regulations::default(), None, &texts).expect("a table");
        Command::read(line, &sitting, &texts)
    }

    fn act(by: Option<Actor>, act: Act) -> Command {
        Command::Act(by, Typed { acts: vec![act], envelope: None })
    }

    #[test]
    fn every_act_can_be_typed_in_both_languages_as_the_help_says() {
        for row in rows() {
            for tongue in [Tongue::English, Tongue::Czech] {
                for line in row.examples(tongue, false) {
                    let Command::Act(None, typed) = read(&line) else { panic!("{line}: {:?}", read(&line)) };
                    assert!(typed.acts.iter().all(|act| act.kind() == row.kind), "{line}");
                }
            }
        }
    }

    #[test]
    fn words_are_understood_in_both_languages() {
        for (line, meant) in [("resign", Act::Resign), ("Vzdát", Act::Resign), ("remíza", Act::Offer)] {
            assert_eq!(read(line), act(None, meant));
        }
        assert_eq!(read("arbiter resume"), act(Some(Actor::Arbiter), Act::Resume { note: String::new() }));
        let touch = Act::Touch { squares: vec!["g1".parse().unwrap()], manner: Manner::Deliberate };
        assert_eq!(read("white touch g1"), act(Some(Actor::White), touch));
        assert_eq!(read("release e2 e4"), act(None, Act::Release { path: "e2-e4".parse().unwrap() }));
        assert!(["rematch", "Odveta"].map(read).iter().all(|read| *read == Command::Rematch));
        let put = Act::Put { kind: Kind::Queen, square: "e8".parse().unwrap(), colour: None };
        assert_eq!(read("put queen e8"), act(None, put));
        let intended = Some("g1-f3".parse().unwrap());
        let claim = Act::Claim { claim: ClaimKind::Repetition, intended };
        assert_eq!(read("claim repetition Nf3"), act(None, claim));
    }

    #[test]
    fn anything_else_may_be_a_move() {
        let mv = |by, text: &str, offer| Command::Move { by, text: text.to_owned(), offer };
        assert_eq!(read("Nf3"), mv(None, "Nf3", false));
        assert_eq!(read("Nf3 (=)"), mv(None, "Nf3", true));
        assert_eq!(read("e2 e4"), mv(None, "e2 e4", false));
        assert_eq!(read("Black knight g8 to f6"), mv(Some(Actor::Black), "knight g8 to f6", false));
        assert_eq!(read("  "), Command::Nothing);
    }

    #[test]
    fn what_begins_like_an_act_is_not_read_as_a_move() {
        for (line, kind) in
            [("sign now", ActKind::Sign), ("rule", ActKind::Rule), ("potrestat bílého", ActKind::Penalise)]
        {
            let Command::Misfit(NotAnAct::Misfit { kind: nearest, .. }) = read(line) else {
                panic!("{line}: {:?}", read(line))
            };
            assert_eq!(nearest, kind, "{line}");
        }
    }

    #[test]
    fn a_sealed_move_has_a_secret_of_its_own() {
        let sealed = || match read("seal Nf3") {
            Command::Act(None, Typed { acts, envelope: Some(envelope) }) => (acts, envelope),
            other => panic!("{other:?}"),
        };
        assert_ne!(sealed().0, sealed().0);
        let words = sealed().1.words(&Texts::new(Language::English));
        let opening = words.lines().last().expect("how it is opened");
        assert!(
            matches!(read(opening), Command::Act(None, typed) if typed.acts[0].kind() == ActKind::OpenEnvelope)
        );
    }

    #[test]
    fn help_is_about_a_word() {
        assert_eq!(read("help clock"), Command::HelpAbout("clock".to_owned()));
    }
}
