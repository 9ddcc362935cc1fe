use std::fmt;

use crate::register::{Entry, Register};

/// A text of laws that articles are cited from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Text {
    /// The FIDE Laws of Chess in force from 1 July 2009.
    Fide2009,
    /// The FIDE Laws of Chess in force from 1 July 2014.
    Fide2014,
    /// The FIDE Laws of Chess in force from 1 January 2018.
    Fide2018,
    /// The FIDE Laws of Chess in force from 1 January 2023.
    Fide2023,
    /// The rules of the Czech Draughts Union (Česká unie dámy) in force from 1 October 2006.
    CzechDraughts2006,
}

impl Text {
    /// Every text, oldest edition first.
    ///
    /// ```
    /// use partie_laws::Text;
    /// assert_eq!(Text::ALL[0].id(), "fide-2009");
    /// ```
    pub const ALL: [Text; 5] =
        [Text::Fide2009, Text::Fide2014, Text::Fide2018, Text::Fide2023, Text::CzechDraughts2006];

    /// The name of this text in settings and file names.
    ///
    /// ```
    /// use partie_laws::Text;
    /// assert_eq!(Text::CzechDraughts2006.id(), "czech-draughts-2006");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Text::Fide2009 => "fide-2009",
            Text::Fide2014 => "fide-2014",
            Text::Fide2018 => "fide-2018",
            Text::Fide2023 => "fide-2023",
            Text::CzechDraughts2006 => "czech-draughts-2006",
        }
    }

    /// Whether it is an edition of the FIDE Laws.
    ///
    /// ```
    /// use partie_laws::Text;
    /// assert!(Text::Fide2023.is_fide() && !Text::CzechDraughts2006.is_fide());
    /// ```
    pub const fn is_fide(self) -> bool {
        !matches!(self, Text::CzechDraughts2006)
    }

    /// How a citation of this text begins.
    ///
    /// ```
    /// use partie_laws::Text;
    /// assert_eq!(Text::Fide2009.citation_prefix(), "FIDE ");
    /// assert_eq!(Text::Fide2023.citation_prefix(), "FIDE 2023/");
    /// ```
    pub const fn citation_prefix(self) -> &'static str {
        match self {
            Text::Fide2009 => "FIDE ",
            Text::Fide2014 => "FIDE 2014/",
            Text::Fide2018 => "FIDE 2018/",
            Text::Fide2023 => "FIDE 2023/",
            Text::CzechDraughts2006 => "ČUD ",
        }
    }
}

/// A text that is not in the list would be found by nobody.
const _: () = assert!(Text::ALL.len() == Text::CzechDraughts2006 as usize + 1);

/// One article of one text: `FIDE 3.8b(2)a`, `ČUD 4.14`.
///
/// ```
/// use partie_laws::{Article, Text};
/// assert_eq!(Article::new(Text::Fide2023, "5.1.2").to_string(), "FIDE 2023/5.1.2");
/// assert_eq!(Article::czech_draughts("4.14").to_string(), "ČUD 4.14");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Article {
    /// The text that the article stands in.
    pub text: Text,
    /// Its number in that text, written without spaces or closing dots: `3.8b(2)a`.
    pub number: &'static str,
}

impl Article {
    /// An article of any text.
    pub const fn new(text: Text, number: &'static str) -> Self {
        Self { text, number }
    }

    /// An article of the FIDE Laws of 2009, the edition that Partie plays by unless told otherwise.
    pub const fn fide(number: &'static str) -> Self {
        Self::new(Text::Fide2009, number)
    }

    /// An article of the rules of Czech draughts.
    pub const fn czech_draughts(number: &'static str) -> Self {
        Self::new(Text::CzechDraughts2006, number)
    }

    /// What the register says of this article, or `None` when the register does not have it.
    ///
    /// ```
    /// use partie_laws::{Article, Kind};
    /// let entry = Article::czech_draughts("4.14").entry().unwrap();
    /// assert_eq!(entry.kind, Kind::Rule);
    /// ```
    pub fn entry(self) -> Option<&'static Entry> {
        Register::of(self.text).find(self.number)
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.text.citation_prefix(), self.number)
    }
}
