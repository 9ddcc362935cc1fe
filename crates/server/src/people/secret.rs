//! Random secrets.

use crate::people::hashing::ALPHABET;

/// So many random letters and digits, nearly six bits each.
pub(crate) fn random_text(length: usize) -> String {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        let mut bytes = [0_u8; 64];
        fill(&mut bytes);
        // Bytes from 248 on would make some letters likelier than others.
        let fair = bytes.iter().filter(|byte| **byte < 248);
        text.extend(fair.map(|byte| ALPHABET[usize::from(byte % 62)] as char).take(length - text.len()));
    }
    text
}

/// Bytes that nobody guesses.
pub(crate) fn secret_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

/// A secret that nobody guesses: 190 bits.
pub(crate) fn secret() -> String {
    random_text(32)
}

/// The name of a table: 59 bits.
pub(crate) fn table_id() -> String {
    random_text(10)
}

/// A number below this one.
pub(crate) fn random_below(limit: u16) -> u16 {
    let mut bytes = [0_u8; 8];
    fill(&mut bytes);
    (u64::from_le_bytes(bytes) % u64::from(limit.max(1))) as u16
}

fn fill(bytes: &mut [u8]) {
    // Without randomness no secret is safe, and nothing sensible can be served.
    getrandom::fill(bytes).expect("the machine gives random bytes");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_as_long_as_asked_and_differ() {
        assert_eq!(random_text(100).len(), 100);
        assert_ne!(secret(), secret());
    }
}
