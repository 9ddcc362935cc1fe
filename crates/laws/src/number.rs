//! How article numbers are compared: by their runs of digits and of letters, whatever stands between them.
//!
//! So `3.7d`, `3.7.d.` and `3.7 D` are one article, and `2.6a(1)` is `2.6a.1`, but `9.6` is not `96`.

/// The runs of digits and of letters in a number: `3.8b(2)a` has `3`, `8`, `b`, `2`, `a`.
fn runs(number: &str) -> impl Iterator<Item = &str> {
    let mut rest = number;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
        let first = rest.chars().next()?;
        let same_sort = |c: char| c.is_ascii_alphanumeric() && c.is_ascii_digit() == first.is_ascii_digit();
        let end = rest.find(|c: char| !same_sort(c)).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        rest = after;
        Some(run)
    })
}

/// Whether both numbers name the same article.
pub(crate) fn same(a: &str, b: &str) -> bool {
    within(a, b) && within(b, a)
}

/// Whether `number` is `group` or one of its sub-paragraphs.
pub(crate) fn within(number: &str, group: &str) -> bool {
    let mut number = runs(number);
    runs(group).all(|run| number.next().is_some_and(|own| own.eq_ignore_ascii_case(run)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_a_number() {
        assert_eq!(runs("3.8b(2)a").collect::<Vec<_>>(), ["3", "8", "b", "2", "a"]);
        assert_eq!(runs("C10(3)").collect::<Vec<_>>(), ["C", "10", "3"]);
        assert_eq!(runs("3.8a(ii)").collect::<Vec<_>>(), ["3", "8", "a", "ii"]);
        assert_eq!(runs(" . ").count(), 0);
    }

    #[test]
    fn same_article_however_it_is_written() {
        assert!(same("3.7d", "3.7.D."));
        assert!(same("2.6a(1)", "2.6 a. 1"));
        assert!(!same("9.6", "96"));
        assert!(!same("3.8a(i)", "3.8a(ii)"));
        assert!(!same("3.8", "3.8a"));
    }

    #[test]
    fn sub_paragraphs_are_within_their_article() {
        assert!(within("3.8b(2)a", "3.8"));
        assert!(within("3.8", "3.8"));
        assert!(within("C10(3)", "C"));
        assert!(!within("3.8", "3.8b"));
        assert!(!within("10.2", "1"));
    }
}
