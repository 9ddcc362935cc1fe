//! Tests are named after articles: `fide_3_8b_2_a_attacked_square`, `fide_2014_9_6a_five_times`, `cud_4_14_king_first`.

use partie_laws::{Article, Text};

/// How the names of a text's tests begin. A year comes before the plain name that it begins with.
const BEGINNINGS: [(&str, Text); 5] = [
    ("fide_2014_", Text::Fide2014),
    ("fide_2018_", Text::Fide2018),
    ("fide_2023_", Text::Fide2023),
    ("fide_", Text::Fide2009),
    ("cud_", Text::CzechDraughts2006),
];

/// Every text has its line.
const _: () = assert!(BEGINNINGS.len() == Text::ALL.len());

/// How the names of an article's tests begin: its number in lower case, every run of other characters turned into `_`.
pub(super) fn prefix(article: Article) -> String {
    let beginning =
        BEGINNINGS.iter().find(|(_, text)| *text == article.text).map_or("", |(beginning, _)| beginning);
    let number = article.number.to_ascii_lowercase();
    let runs: Vec<&str> =
        number.split(|c: char| !c.is_ascii_alphanumeric()).filter(|run| !run.is_empty()).collect();
    format!("{beginning}{}", runs.join("_"))
}

/// The text and number that a test's name begins with, the longest known article winning. For a name that fits no
/// article the number is the rest of the name, so that the mistake can be shown; other tests have none.
pub(super) fn article(name: &str) -> Option<(Text, String)> {
    let (text, rest) =
        BEGINNINGS.iter().find_map(|(beginning, text)| Some((*text, name.strip_prefix(beginning)?)))?;
    let known = super::all_articles()
        .map(|(article, _)| (article, prefix(article)))
        .filter(|(article, prefix)| article.text == text && is_beginning(prefix, name))
        .max_by_key(|(_, prefix)| prefix.len());
    Some((text, known.map_or(rest.to_owned(), |(article, _)| article.number.to_owned())))
}

fn is_beginning(prefix: &str, name: &str) -> bool {
    name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_begin_with_the_number() {
        let cases = [
            (Article::fide("3.8b(2)a"), "fide_3_8b_2_a"),
            (Article::fide("3.8b(2)"), "fide_3_8b_2"),
            (Article::fide("C10(3)"), "fide_c10_3"),
            (Article::new(Text::Fide2014, "9.6a"), "fide_2014_9_6a"),
            (Article::czech_draughts("4.14"), "cud_4_14"),
        ];
        for (article, expected) in cases {
            assert_eq!(prefix(article), expected);
        }
    }

    #[test]
    fn the_longest_article_wins() {
        let cases = [
            ("fide_3_8b_2_a_attacked_square", Some((Text::Fide2009, "3.8b(2)a"))),
            ("fide_3_8b_2_now_and_later", Some((Text::Fide2009, "3.8b(2)"))),
            ("fide_9_2_same_position", Some((Text::Fide2009, "9.2"))),
            ("fide_c10_3_file_first", Some((Text::Fide2009, "C10(3)"))),
            ("fide_c_castling_has_zeros", Some((Text::Fide2009, "C"))),
            ("fide_f3n4", Some((Text::Fide2009, "F3n4"))),
            ("fide_2014_9_6a_five_times", Some((Text::Fide2014, "9.6a"))),
            ("cud_4_1_capture_is_compulsory", Some((Text::CzechDraughts2006, "4.1"))),
            ("cud_4_14_king_first", Some((Text::CzechDraughts2006, "4.14"))),
            ("fide_3_7f_no_such_article", Some((Text::Fide2009, "3_7f_no_such_article"))),
            ("perft_of_the_start_position", None),
        ];
        for (name, expected) in cases {
            assert_eq!(article(name), expected.map(|(text, number)| (text, number.to_owned())), "{name}");
        }
    }
}
