//! A browser in a few words, so that people know their sessions apart.

/// The longest description, in characters.
const LONGEST: usize = 80;

/// Browsers by what their `User-Agent` has that those below do not: most claim to be several.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// A browser and its system, `Firefox, Linux`; the beginning of what it says where neither is known.
pub(super) fn described(user_agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| user_agent.contains(sign)).map(|(_, name)| *name)
    };
    match (find(BROWSERS), find(SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        _ => user_agent.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_in_a_few_words() {
        let rows = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.14.1", "curl/8.14.1"),
            ("", ""),
        ];
        for (agent, expected) in rows {
            assert_eq!(described(agent), expected);
        }
        assert_eq!(described(&"x".repeat(500)).len(), LONGEST);
    }
}
