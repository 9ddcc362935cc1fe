//! A partie that several editions of the Laws decide alike: `editions: fide-2014 fide-2018` plays it by each, and
//! `FIDE 2014/4.3a | 2018/4.3.1` cites the article by the number that it has in each.

use partie_laws::Article;

/// Between the numbers that an article has in different editions.
const OR: &str = " | ";

/// The editions that a row lists.
pub(super) fn listed(row: &str) -> Option<Vec<&str>> {
    Some(row.strip_prefix("editions:")?.split_whitespace().collect())
}

/// A row as it reads for one of the editions.
pub(super) fn row_in(edition: &str, row: &str) -> Result<String, String> {
    if listed(row).is_some() {
        return Ok(format!("edition: {edition}"));
    }
    let (mut read, mut rest) = (String::new(), row);
    while let Some(bar) = rest.find(OR) {
        let start = rest[..bar].rfind("FIDE ").ok_or_else(|| format!("`{row}`: no article before `|`"))?;
        let end = end_of_numbers(rest, bar);
        let numbers = rest[start + "FIDE ".len()..end].split(OR);
        let articles: Result<Vec<Article>, _> =
            numbers.map(|number| Article::parse(&format!("FIDE {number}"))).collect();
        let articles = articles.map_err(|error| error.to_string())?;
        let own = articles.iter().find(|article| article.text.id() == edition);
        let own = own.ok_or_else(|| format!("`{}` has no article of {edition}", &rest[start..end]))?;
        read.push_str(&rest[..start]);
        read.push_str(&own.to_string());
        rest = &rest[end..];
    }
    Ok(read + rest)
}

/// Where the numbers end that stand around a bar: before a space that is not beside a bar, or before the bracket around them.
fn end_of_numbers(row: &str, bar: usize) -> usize {
    let mut end = bar;
    while row[end..].starts_with(OR) {
        end += OR.len();
        let mut open = 0_u32;
        let over = |c: char| {
            match c {
                '(' => open += 1,
                ')' if open > 0 => open -= 1,
                ')' | ' ' | ';' | ',' => return true,
                _ => {}
            }
            false
        };
        end += row[end..].find(over).unwrap_or(row.len() - end);
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_edition_has_its_own_numbers() {
        let row = "white moves e1-g1 -> refused (FIDE 2014/3.8b(1) | 2018/3.8.2.1); bound: castle h1 (FIDE 4.4a | 2018/4.4.1)";
        let in_2018 = "white moves e1-g1 -> refused (FIDE 2018/3.8.2.1); bound: castle h1 (FIDE 2018/4.4.1)";
        assert_eq!(row_in("fide-2018", row).unwrap(), in_2018);
        let ruling = "arbiter rules 1-0 by FIDE 6.9 | 2014/6.9 because of this";
        assert_eq!(
            row_in("fide-2014", ruling).unwrap(),
            "arbiter rules 1-0 by FIDE 2014/6.9 because of this"
        );
        assert_eq!(row_in("fide-2023", "editions: fide-2018 fide-2023").unwrap(), "edition: fide-2023");
    }

    #[test]
    fn an_edition_without_a_number_is_an_error() {
        let error = row_in("fide-2023", "-> made (FIDE 2014/4.7 | 2018/4.7)").unwrap_err();
        assert_eq!(error, "`FIDE 2014/4.7 | 2018/4.7` has no article of fide-2023");
        assert!(row_in("fide-2018", "-> made (FIDE 2014/4.7 | 2018/4.99)").is_err());
        assert!(row_in("fide-2018", "-> made | made").is_err());
    }
}
