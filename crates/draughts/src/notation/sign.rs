use std::error::Error;
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use partie_laws::Article;

use crate::spoken::Language;

/// What a sign behind a move says of it (ČUD 9.1).
///
/// Beware of `?!` and `!?`: they say nearly the opposite of what they say in chess.
///
/// ```
/// use partie_draughts::notation::Sign;
/// use partie_draughts::spoken::Language;
/// let sign: Sign = "?!".parse().unwrap();
/// assert_eq!(sign.meaning(Language::English), "looks weak, proves strong");
/// assert_eq!(sign.meaning(Language::Czech), "zdánlivě slabý, ve skutečnosti silný tah");
/// assert_eq!(sign.article().to_string(), "ČUD 9.1g");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `!`
    Strong,
    /// `!!`
    VeryStrong,
    /// `?`
    Weak,
    /// `??`
    VeryWeak,
    /// `?!`
    LooksWeakIsStrong,
    /// `!?`
    LooksStrongIsWeak,
    /// `*`
    Forced,
    /// `+`
    Won,
    /// `=`
    Level,
    /// `+1`, `+2` and so on.
    MenWon(NonZeroU8),
    /// `-1`, `-2` and so on.
    MenLost(NonZeroU8),
    /// `a.l.`
    AdLibitum,
}

/// In the order in which a text is tried: longer signs before those that they begin with. One man won or lost stands
/// for any number.
const ALL: [Sign; 12] = [
    Sign::VeryStrong,
    Sign::LooksStrongIsWeak,
    Sign::Strong,
    Sign::VeryWeak,
    Sign::LooksWeakIsStrong,
    Sign::Weak,
    Sign::Forced,
    Sign::MenWon(NonZeroU8::MIN),
    Sign::MenLost(NonZeroU8::MIN),
    Sign::Won,
    Sign::Level,
    Sign::AdLibitum,
];

/// How a sign is written, its article, and its meaning in English and Czech.
type Facts = (&'static str, &'static str, &'static str, &'static str);

impl Sign {
    /// The article that gives the sign its meaning.
    pub fn article(self) -> Article {
        Article::czech_draughts(self.facts().1)
    }

    /// What it says, in a few words. The number of men is not among them.
    ///
    /// ```
    /// use partie_draughts::{notation::Sign, spoken::Language};
    /// assert_eq!(Sign::Level.meaning(Language::Czech), "rovná hra");
    /// ```
    pub fn meaning(self, language: Language) -> &'static str {
        match language {
            Language::English => self.facts().2,
            Language::Czech => self.facts().3,
        }
    }

    /// Whether it is one of the signs made of `!` and `?`.
    ///
    /// ```
    /// use partie_draughts::notation::Sign;
    /// assert!(Sign::Weak.is_strength());
    /// assert!(!Sign::Forced.is_strength());
    /// ```
    pub fn is_strength(self) -> bool {
        self.facts().0.starts_with(['!', '?'])
    }

    /// The sign that a text begins with, and the text behind it.
    ///
    /// ```
    /// use partie_draughts::notation::Sign;
    /// assert_eq!(Sign::split("*+1"), Some((Sign::Forced, "+1")));
    /// assert_eq!(Sign::split("c3"), None);
    /// ```
    pub fn split(text: &str) -> Option<(Self, &str)> {
        ALL.into_iter().find_map(|sign| {
            let (head, rest) = text.split_at_checked(sign.facts().0.len())?;
            if !head.eq_ignore_ascii_case(sign.facts().0) {
                return None;
            }
            let after = rest.trim_start_matches(|found: char| found.is_ascii_digit());
            let men = || rest[..rest.len() - after.len()].parse().ok();
            match sign {
                Sign::MenWon(_) => Some((Sign::MenWon(men()?), after)),
                Sign::MenLost(_) => Some((Sign::MenLost(men()?), after)),
                Sign::Won if after.len() < rest.len() => None,
                _ => Some((sign, rest)),
            }
        })
    }

    const fn facts(self) -> Facts {
        match self {
            Sign::Strong => ("!", "9.1c", "strong", "silný tah"),
            Sign::VeryStrong => ("!!", "9.1d", "very strong", "velmi silný tah"),
            Sign::Weak => ("?", "9.1e", "weak", "slabý tah"),
            Sign::VeryWeak => ("??", "9.1f", "very weak", "velmi slabý tah"),
            Sign::LooksWeakIsStrong => {
                ("?!", "9.1g", "looks weak, proves strong", "zdánlivě slabý, ve skutečnosti silný tah")
            }
            Sign::LooksStrongIsWeak => {
                ("!?", "9.1h", "looks strong, proves weak", "zdánlivě silný, ve skutečnosti slabý tah")
            }
            Sign::Forced => {
                ("*", "9.1i", "forced: any other move loses", "vynucený tah: každý jiný prohrává")
            }
            Sign::Won => ("+", "9.1j", "wins", "výhra"),
            Sign::Level => ("=", "9.1k", "level", "rovná hra"),
            Sign::MenWon(_) => ("+", "9.1l", "men won", "získané kameny"),
            Sign::MenLost(_) => ("-", "9.1m", "men lost", "ztracené kameny"),
            Sign::AdLibitum => {
                ("a.l.", "9.1n", "any choice comes to the same", "libovolně, důsledky jsou stejné")
            }
        }
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().0)?;
        match self {
            Sign::MenWon(men) | Sign::MenLost(men) => men.fmt(f),
            _ => Ok(()),
        }
    }
}

/// Reads one sign and nothing else.
impl FromStr for Sign {
    type Err = NotASign;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match Self::split(text) {
            Some((sign, "")) => Ok(sign),
            _ => Err(NotASign(text.to_string())),
        }
    }
}

/// A text that is none of the signs of article 9.
///
/// ```
/// use partie_draughts::notation::Sign;
/// let error = "#".parse::<Sign>().unwrap_err();
/// assert_eq!(error.to_string(), "\"#\" is no sign; expected one of ! !! ? ?? ?! !? * + = +1 -1 a.l.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASign(pub String);

impl fmt::Display for NotASign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no sign; expected one of ! !! ? ?? ?! !? * + = +1 -1 a.l.", self.0)
    }
}

impl Error for NotASign {}
