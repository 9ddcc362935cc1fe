use core::fmt;

use crate::Kind;

/// The letters that a language has for the pieces (FIDE C2, C3).
///
/// ```
/// use partie_chess::Kind;
/// use partie_chess::notation::Letters;
/// let czech = Letters::of("cs-CZ").unwrap();
/// assert_eq!(czech, Letters::CZECH);
/// assert_eq!(czech.letter(Kind::Knight), "J");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Letters(&'static Row);

/// A language's English name, its tag, and its letters by kind: pawn, knight, bishop, rook, queen, king. An empty
/// letter is never written, nor read.
#[derive(PartialEq, Eq, Hash)]
struct Row(&'static str, &'static str, [&'static str; 6]);

/// A pawn has no letter (FIDE C4). The PGN standard lets it be read as `P`, and figurines have a sign for it.
const NO_PAWN: &str = "";

/// The pictures of the black pieces stand for the same kinds as those of the white ones.
const BLACK_FIGURINES: [&str; 6] = ["♟", "♞", "♝", "♜", "♛", "♚"];

impl Letters {
    /// English, the letters of PGN.
    pub const ENGLISH: Letters = Letters(&Row("English", "en", ["P", "N", "B", "R", "Q", "K"]));
    /// Czech, the letters of the example in FIDE C2.
    pub const CZECH: Letters = Letters(&Row("Czech", "cs", [NO_PAWN, "J", "S", "V", "D", "K"]));
    /// Slovak.
    pub const SLOVAK: Letters = Letters(&Row("Slovak", "sk", [NO_PAWN, "J", "S", "V", "D", "K"]));
    /// German.
    pub const GERMAN: Letters = Letters(&Row("German", "de", [NO_PAWN, "S", "L", "T", "D", "K"]));
    /// French.
    pub const FRENCH: Letters = Letters(&Row("French", "fr", [NO_PAWN, "C", "F", "T", "D", "R"]));
    /// Dutch.
    pub const DUTCH: Letters = Letters(&Row("Dutch", "nl", [NO_PAWN, "P", "L", "T", "D", "K"]));
    /// Polish.
    pub const POLISH: Letters = Letters(&Row("Polish", "pl", [NO_PAWN, "S", "G", "W", "H", "K"]));
    /// Spanish.
    pub const SPANISH: Letters = Letters(&Row("Spanish", "es", [NO_PAWN, "C", "A", "T", "D", "R"]));
    /// Italian.
    pub const ITALIAN: Letters = Letters(&Row("Italian", "it", [NO_PAWN, "C", "A", "T", "D", "R"]));
    /// Portuguese.
    pub const PORTUGUESE: Letters = Letters(&Row("Portuguese", "pt", [NO_PAWN, "C", "B", "T", "D", "R"]));
    /// Hungarian.
    pub const HUNGARIAN: Letters = Letters(&Row("Hungarian", "hu", [NO_PAWN, "H", "F", "B", "V", "K"]));
    /// Russian, in Cyrillic; the king is two letters, `Кр`.
    pub const RUSSIAN: Letters = Letters(&Row("Russian", "ru", [NO_PAWN, "К", "С", "Л", "Ф", "Кр"]));
    /// Ukrainian, in Cyrillic; the king is two letters, `Кр`.
    pub const UKRAINIAN: Letters = Letters(&Row("Ukrainian", "uk", [NO_PAWN, "К", "С", "Т", "Ф", "Кр"]));
    /// Danish.
    pub const DANISH: Letters = Letters(&Row("Danish", "da", [NO_PAWN, "S", "L", "T", "D", "K"]));
    /// Swedish.
    pub const SWEDISH: Letters = Letters(&Row("Swedish", "sv", [NO_PAWN, "S", "L", "T", "D", "K"]));
    /// Norwegian.
    pub const NORWEGIAN: Letters = Letters(&Row("Norwegian", "no", [NO_PAWN, "S", "L", "T", "D", "K"]));
    /// Finnish.
    pub const FINNISH: Letters = Letters(&Row("Finnish", "fi", [NO_PAWN, "R", "L", "T", "D", "K"]));
    /// Slovene.
    pub const SLOVENE: Letters = Letters(&Row("Slovene", "sl", [NO_PAWN, "S", "L", "T", "D", "K"]));
    /// Croatian.
    pub const CROATIAN: Letters = Letters(&Row("Croatian", "hr", [NO_PAWN, "S", "L", "T", "D", "K"]));
    /// Romanian.
    pub const ROMANIAN: Letters = Letters(&Row("Romanian", "ro", [NO_PAWN, "C", "N", "T", "D", "R"]));
    /// Pictures instead of letters, as FIDE C3 recommends for print. The white ones are written, both are read.
    pub const FIGURINES: Letters = Letters(&Row("figurines", "figurine", ["♙", "♘", "♗", "♖", "♕", "♔"]));

    /// All sets of letters.
    pub const ALL: [Letters; 21] = [
        Letters::ENGLISH,
        Letters::CZECH,
        Letters::SLOVAK,
        Letters::GERMAN,
        Letters::FRENCH,
        Letters::DUTCH,
        Letters::POLISH,
        Letters::SPANISH,
        Letters::ITALIAN,
        Letters::PORTUGUESE,
        Letters::HUNGARIAN,
        Letters::RUSSIAN,
        Letters::UKRAINIAN,
        Letters::DANISH,
        Letters::SWEDISH,
        Letters::NORWEGIAN,
        Letters::FINNISH,
        Letters::SLOVENE,
        Letters::CROATIAN,
        Letters::ROMANIAN,
        Letters::FIGURINES,
    ];

    /// The letters of a language by its tag (`cs`, `de-AT`, `pt_BR`); `figurine` for the pictures.
    ///
    /// ```
    /// use partie_chess::notation::Letters;
    /// assert_eq!(Letters::of("de-AT"), Some(Letters::GERMAN));
    /// assert_eq!(Letters::of("tlh"), None);
    /// ```
    pub fn of(tag: &str) -> Option<Letters> {
        let language = tag.split(['-', '_']).next()?;
        let language = match language {
            "nb" | "nn" => "no",
            other => other,
        };
        Letters::ALL.into_iter().find(|letters| letters.tag().eq_ignore_ascii_case(language))
    }

    /// The language's name in English.
    ///
    /// ```
    /// assert_eq!(partie_chess::notation::Letters::POLISH.language(), "Polish");
    /// ```
    pub const fn language(self) -> &'static str {
        self.0.0
    }

    /// The language's tag.
    ///
    /// ```
    /// assert_eq!(partie_chess::notation::Letters::POLISH.tag(), "pl");
    /// ```
    pub const fn tag(self) -> &'static str {
        self.0.1
    }

    /// What a piece is written with; nothing for a pawn in most languages.
    ///
    /// ```
    /// use partie_chess::Kind;
    /// use partie_chess::notation::Letters;
    /// assert_eq!(Letters::RUSSIAN.letter(Kind::King), "Кр");
    /// ```
    #[inline]
    pub const fn letter(self, kind: Kind) -> &'static str {
        self.0.2[kind as usize]
    }

    /// What a language has in mind when a text begins with one of its letters, and the length of that letter in
    /// bytes. Case matters.
    pub(crate) fn at_start_of(self, text: &str) -> Option<(Kind, usize)> {
        let signs = if self == Letters::FIGURINES { &BLACK_FIGURINES[..] } else { &[] };
        let both = self.0.2.iter().zip(Kind::ALL).chain(signs.iter().zip(Kind::ALL));
        both.filter(|(letter, _)| !letter.is_empty() && text.starts_with(**letter))
            .map(|(letter, kind)| (kind, letter.len()))
            .max_by_key(|&(_, len)| len)
    }

    /// What a letter means in each language that has it.
    ///
    /// ```
    /// use partie_chess::Kind;
    /// use partie_chess::notation::Letters;
    /// assert!(Letters::meanings("S").any(|meaning| meaning == (Letters::CZECH, Kind::Bishop)));
    /// assert!(Letters::meanings("S").any(|meaning| meaning == (Letters::GERMAN, Kind::Knight)));
    /// ```
    pub fn meanings(letter: &str) -> impl Iterator<Item = (Letters, Kind)> {
        Letters::ALL.into_iter().filter_map(move |letters| match letters.at_start_of(letter) {
            Some((kind, len)) if len == letter.len() => Some((letters, kind)),
            _ => None,
        })
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Letters({})", self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_tells_its_pieces_apart() {
        for letters in Letters::ALL {
            for kind in Kind::ALL.into_iter().skip(1) {
                let letter = letters.letter(kind);
                assert_eq!(letters.at_start_of(letter), Some((kind, letter.len())), "{letters:?}");
            }
            assert_eq!(Letters::of(letters.tag()), Some(letters));
        }
    }
}
