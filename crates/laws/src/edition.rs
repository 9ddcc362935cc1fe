//! The editions of the FIDE Laws that an organiser can choose.

use crate::article::{Article, Text};
use crate::rules::Rules;

/// An edition of the FIDE Laws, as it is chosen. What it prescribes is in its [`Rules`]; a game of draughts has other rules,
/// whatever the edition.
///
/// The default is the edition of 2009.
///
/// ```
/// use partie_laws::Edition;
/// let edition = Edition::named("fide-2018").unwrap();
/// assert_eq!(edition.rules().automatic_moves, Some(75));
/// assert_eq!(Edition::default(), Edition::FIDE_2009);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edition(Text);

impl Edition {
    /// The Laws in force from 1 July 2009.
    pub const FIDE_2009: Edition = Edition(Text::Fide2009);
    /// The Laws in force from 1 July 2014.
    pub const FIDE_2014: Edition = Edition(Text::Fide2014);
    /// The Laws in force from 1 January 2018.
    pub const FIDE_2018: Edition = Edition(Text::Fide2018);
    /// The Laws in force from 1 January 2023.
    pub const FIDE_2023: Edition = Edition(Text::Fide2023);

    /// Every edition, oldest first.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// let names: Vec<_> = Edition::ALL.iter().map(|edition| edition.name()).collect();
    /// assert_eq!(names, ["fide-2009", "fide-2014", "fide-2018", "fide-2023"]);
    /// ```
    pub const ALL: [Edition; 4] = [Self::FIDE_2009, Self::FIDE_2014, Self::FIDE_2018, Self::FIDE_2023];

    /// The edition in force in a month of a year, and that of 2009 for anything earlier. The rewritten
    /// Laws applied from July 2017, so games from then on are judged by the 2018 edition.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// assert_eq!(Edition::in_force(2014, 6), Edition::FIDE_2009);
    /// assert_eq!(Edition::in_force(2014, 7), Edition::FIDE_2014);
    /// assert_eq!(Edition::in_force(2017, 12), Edition::FIDE_2018);
    /// assert_eq!(Edition::in_force(1851, 5), Edition::FIDE_2009);
    /// ```
    pub fn in_force(year: u16, month: u8) -> Edition {
        const SINCE: [((u16, u8), Edition); 3] = [
            ((2023, 1), Edition::FIDE_2023),
            ((2017, 7), Edition::FIDE_2018),
            ((2014, 7), Edition::FIDE_2014),
        ];
        let found = SINCE.into_iter().find(|(since, _)| (year, month) >= *since);
        found.map_or(Edition::FIDE_2009, |(_, edition)| edition)
    }

    /// The text that this edition is.
    ///
    /// ```
    /// use partie_laws::{Edition, Text};
    /// assert_eq!(Edition::FIDE_2014.text(), Text::Fide2014);
    /// ```
    pub const fn text(self) -> Text {
        self.0
    }

    /// What this edition prescribes.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// assert!(Edition::FIDE_2023.rules().resignation_may_draw);
    /// ```
    pub const fn rules(self) -> &'static Rules {
        Rules::of(self.0)
    }

    /// The name of this edition in settings.
    ///
    /// ```
    /// assert_eq!(partie_laws::Edition::FIDE_2014.name(), "fide-2014");
    /// ```
    pub const fn name(self) -> &'static str {
        self.0.id()
    }

    /// The edition of this name.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// assert_eq!(Edition::named("fide-2014"), Some(Edition::FIDE_2014));
    /// assert_eq!(Edition::named("fide-1066"), None);
    /// ```
    pub fn named(name: &str) -> Option<Edition> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// An article by the number that it has in this edition: see [`Text::own`].
    ///
    /// ```
    /// use partie_laws::{Article, Edition};
    /// assert_eq!(Edition::FIDE_2018.own(Article::fide("7.4b")).to_string(), "FIDE 2018/7.5.5");
    /// ```
    pub fn own(self, article: Article) -> Article {
        self.0.own(article)
    }
}

impl Default for Edition {
    fn default() -> Self {
        Self::FIDE_2009
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_of_fide_can_be_chosen() {
        let texts: Vec<Text> = Text::ALL.into_iter().filter(|text| text.is_fide()).collect();
        assert_eq!(Edition::ALL.map(Edition::text).to_vec(), texts);
    }

    #[test]
    fn the_rules_of_a_text_are_its_own() {
        for text in Text::ALL {
            assert_eq!(Rules::of(text).text, text);
        }
    }
}
