//! Random secrets, and what is kept of them.

use sha2::{Digest, Sha256};

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

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

/// What is kept of a secret. It has enough bits not to need a slow hash.
pub(crate) fn hash(secret: &str) -> String {
    use std::fmt::Write;
    let digest = Sha256::digest(secret.as_bytes());
    digest.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_as_long_as_asked_and_differ() {
        assert_eq!(random_text(100).len(), 100);
        assert_ne!(secret(), secret());
    }

    #[test]
    fn a_hash_is_that_of_sha_256() {
        assert!(hash("").starts_with("e3b0c44298fc1c14"));
    }
}
