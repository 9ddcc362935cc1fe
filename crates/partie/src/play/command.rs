//! What people type besides moves, in English and Czech words.

use partie_table::{Act, Actor, ClaimKind, Kind, Manner, Move, Square};

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Something to be done at the table, by somebody in particular if that was said.
    Act(Option<Actor>, Act),
    /// A move, or something that is not understood.
    Move {
        by: Option<Actor>,
        text: String,
        offer: bool,
    },
    /// A claim that names the move to be written down (FIDE 9.2a, 9.3a).
    ClaimWith {
        claim: ClaimKind,
        text: String,
    },
    Flip,
    Board,
    Moves,
    Clocks,
    /// What may be done, and what not.
    Acts,
    Help,
    /// Another game.
    Rematch,
    Quit,
    Nothing,
}

const ACTORS: [(&str, Actor); 6] = [
    ("white ", Actor::White),
    ("black ", Actor::Black),
    ("arbiter ", Actor::Arbiter),
    ("bílý ", Actor::White),
    ("černý ", Actor::Black),
    ("rozhodčí ", Actor::Arbiter),
];

/// Words that need nothing more, with what they mean.
fn plain(words: &str) -> Option<Act> {
    Some(match words {
        "start" | "začátek" => Act::starting(),
        "press" | "p" | "hodiny" => Act::pressing(),
        "draw" | "offer" | "remíza" | "nabídka" => Act::Offer,
        "accept" | "yes" | "přijmout" | "ano" => Act::Accept,
        "decline" | "no" | "odmítnout" | "ne" => Act::Decline,
        "resign" | "vzdát" | "vzdávám" => Act::Resign,
        "claim repetition" | "repetition" | "opakování" => {
            Act::Claim { claim: ClaimKind::Repetition, intended: None }
        }
        "claim fifty" | "claim fifty moves" | "fifty" | "padesát" => {
            Act::Claim { claim: ClaimKind::FiftyMoves, intended: None }
        }
        "examine" | "přezkoumat" => Act::Examine,
        "flag" | "praporek" => Act::ClaimFlag,
        "complain" | "stížnost" => Act::Complain,
        "record" | "zápis" => Act::Record { entry: None, line: None },
        "go" | "let go" | "pustit" => Act::LetGo,
        "stop" => Act::StopClocks { note: String::new() },
        "resume" | "pokračovat" => Act::Resume { note: String::new() },
        _ => return None,
    })
}

impl Command {
    pub(super) fn read(line: &str) -> Command {
        let line = line.trim();
        let (by, words) = ACTORS
            .into_iter()
            .find_map(|(name, actor)| Some((Some(actor), strip_prefix(line, name)?.trim())))
            .unwrap_or((None, line));
        let lower = words.to_lowercase();
        match lower.as_str() {
            "" => return Command::Nothing,
            "flip" | "otočit" => return Command::Flip,
            "board" | "šachovnice" | "deska" => return Command::Board,
            "moves" | "score" | "tahy" => return Command::Moves,
            "clock" | "clocks" | "čas" => return Command::Clocks,
            "acts" | "why" | "lze" | "možnosti" => return Command::Acts,
            "help" | "?" | "pomoc" | "nápověda" => return Command::Help,
            "rematch" | "again" | "odveta" | "znovu" => return Command::Rematch,
            "quit" | "q" | "exit" | "konec" => return Command::Quit,
            _ => {}
        }
        if let Some(act) = plain(&lower).or_else(|| by_hand(&lower)) {
            return Command::Act(by, act);
        }
        if let Some(claim) = claim_with(words) {
            return claim;
        }
        let (text, offer) = words.strip_suffix("(=)").map_or((words, false), |text| (text.trim(), true));
        Command::Move { by, text: text.to_owned(), offer }
    }
}

/// `touch g1`, `release e2-e4`, `off d5`, `put queen e8`.
fn by_hand(words: &str) -> Option<Act> {
    let (verb, rest) = words.split_once(' ')?;
    let squares =
        || rest.split_whitespace().map(|word| word.parse::<Square>().ok()).collect::<Option<Vec<_>>>();
    match verb {
        "touch" | "dotek" => Some(Act::Touch { squares: squares()?, manner: Manner::Deliberate }),
        "adjust" | "rovnám" => Some(Act::Touch { squares: squares()?, manner: Manner::Adjusting }),
        "release" | "tah" => Some(Act::Release { path: rest.replace(' ', "-").parse::<Move>().ok()? }),
        "off" | "odebrat" => Some(Act::TakeOff { square: rest.parse().ok()? }),
        "put" | "postavit" => {
            let (piece, square) = rest.rsplit_once(' ')?;
            Some(Act::Put { kind: kind(piece)?, square: square.parse().ok()? })
        }
        _ => None,
    }
}

fn kind(name: &str) -> Option<Kind> {
    Some(match name {
        "queen" | "q" | "dáma" | "dámu" | "d" => Kind::Queen,
        "rook" | "r" | "věž" | "v" => Kind::Rook,
        "bishop" | "b" | "střelec" | "střelce" | "s" => Kind::Bishop,
        "knight" | "n" | "jezdec" | "jezdce" | "j" => Kind::Knight,
        _ => return None,
    })
}

/// `claim repetition Nf3`
fn claim_with(words: &str) -> Option<Command> {
    const CLAIMS: [(&str, ClaimKind); 4] = [
        ("claim repetition ", ClaimKind::Repetition),
        ("claim fifty ", ClaimKind::FiftyMoves),
        ("opakování ", ClaimKind::Repetition),
        ("padesát ", ClaimKind::FiftyMoves),
    ];
    CLAIMS.into_iter().find_map(|(name, claim)| {
        let text = strip_prefix(words, name)?.trim().to_owned();
        Some(Command::ClaimWith { claim, text })
    })
}

/// Without regard to capitals.
fn strip_prefix<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let start = text.get(..prefix.len())?;
    (start.to_lowercase() == prefix).then(|| &text[prefix.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood_in_both_languages() {
        for (line, act) in [("resign", Act::Resign), ("Vzdát", Act::Resign), ("remíza", Act::Offer)] {
            assert_eq!(Command::read(line), Command::Act(None, act));
        }
        assert_eq!(
            Command::read("arbiter resume"),
            Command::Act(Some(Actor::Arbiter), Act::Resume { note: String::new() })
        );
        let touch = Act::Touch { squares: vec!["g1".parse().unwrap()], manner: Manner::Deliberate };
        assert_eq!(Command::read("white touch g1"), Command::Act(Some(Actor::White), touch));
        assert_eq!(
            Command::read("release e2 e4"),
            Command::Act(None, Act::Release { path: "e2-e4".parse().unwrap() })
        );
        assert!(["rematch", "Odveta"].map(Command::read).iter().all(|read| *read == Command::Rematch));
        let put = Act::Put { kind: Kind::Queen, square: "e8".parse().unwrap() };
        assert_eq!(Command::read("put queen e8"), Command::Act(None, put));
    }

    #[test]
    fn anything_else_may_be_a_move() {
        let mv = |by, text: &str, offer| Command::Move { by, text: text.to_owned(), offer };
        assert_eq!(Command::read("Nf3"), mv(None, "Nf3", false));
        assert_eq!(Command::read("Nf3 (=)"), mv(None, "Nf3", true));
        assert_eq!(Command::read("Black knight g8 to f6"), mv(Some(Actor::Black), "knight g8 to f6", false));
        let claim = Command::ClaimWith { claim: ClaimKind::Repetition, text: "Ng8".to_owned() };
        assert_eq!(Command::read("claim repetition Ng8"), claim);
        assert_eq!(Command::read("  "), Command::Nothing);
    }
}
