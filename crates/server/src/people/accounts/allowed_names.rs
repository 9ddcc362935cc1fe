//! Which names an account may have.

use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

use crate::wire::{Fault, FaultKind};

/// The name without the difference between capitals and small letters.
pub(super) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// Refuses a name that is too short, too long, or has signs that do not belong in one.
pub(super) fn check_name(name: &str) -> Result<(), Fault> {
    let length = name.chars().count();
    if !(2..=24).contains(&length) || !name.chars().all(is_allowed) {
        let detail = "the name: expected 2 to 24 letters, digits, - or _";
        return Err(Fault::new(FaultKind::BadCredentials, detail));
    }
    if !name.is_single_script() {
        let detail = "the name mixes scripts, such as Latin and Cyrillic letters that look the same";
        return Err(Fault::new(FaultKind::NameMixesScripts, detail));
    }
    Ok(())
}

/// Letters that no living language needs (mathematical alphabets, for example) only serve to imitate others.
fn is_allowed(sign: char) -> bool {
    "-_".contains(sign) || sign.is_alphanumeric() && sign.identifier_allowed()
}

/// What a name looks like, by Unicode's list of confusable signs (UTS 39). Two names look alike if they share a skeleton.
///
/// Names that differ only in capitals count as one. A capital can look like a letter that its small form does not (`I` and
/// `l`), and the other way round (`m` and `rn`), so both forms have a skeleton.
pub(super) fn skeletons(name: &str) -> [String; 2] {
    let of_small = |name: &str| skeleton(&name.to_lowercase()).collect();
    let of_capitals: String = skeleton(&name.to_uppercase()).collect();
    [of_small(name), of_small(&of_capitals)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_a_form() {
        for name in ["Věra_9", "Žofie-Říhová", "ŠŤASTNÝ", "Анна", "Ελένη", "李小龙", "さくら桜", "x2", "2x"]
        {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for name in ["x", "a b", "", "anna!", "𝐀𝐧𝐧𝐚", "a\u{200d}b", "abcdefghijklmnopqrstuvwxy"] {
            assert_eq!(check_name(name).unwrap_err().fault, FaultKind::BadCredentials, "{name}");
        }
    }

    #[test]
    fn a_name_keeps_to_one_script() {
        for name in ["аnna", "annа", "Pαvel", "Jan_Иван"] {
            assert_eq!(check_name(name).unwrap_err().fault, FaultKind::NameMixesScripts, "{name}");
        }
    }

    #[test]
    fn look_alikes_share_a_skeleton() {
        let alike = |one: &str, other: &str| {
            let other = skeletons(other);
            skeletons(one).iter().any(|skeleton| other.contains(skeleton))
        };
        let rows = [
            ("Ivan", "lvan"),
            ("Ivan", "1VAN"),
            ("Oto", "0to"),
            ("Emma", "Ernma"),
            ("сора", "copa"),
            ("АННА", "анна"),
            ("гора", "ropa"),
            ("Anna", "ANNA"),
        ];
        for (one, other) in rows {
            assert!(alike(one, other), "{one} and {other}: {:?} {:?}", skeletons(one), skeletons(other));
        }
        for (one, other) in
            [("Vera", "Věra"), ("Rada", "Řada"), ("Anna", "Hana"), ("Jan1", "Jan2"), ("Karel", "Karla")]
        {
            assert!(!alike(one, other), "{one} and {other}");
        }
    }
}
