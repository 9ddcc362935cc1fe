//! What is kept of secrets, and texts that are made from them. No dice are rolled here.

use sha2::{Digest, Sha256};

pub(crate) const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Letters and digits for random bytes, one for each of the first so many.
pub(crate) fn text_of(bytes: &[u8], length: usize) -> String {
    bytes.iter().take(length).map(|byte| ALPHABET[usize::from(byte % 62)] as char).collect()
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
    fn a_hash_is_that_of_sha_256() {
        assert!(hash("").starts_with("e3b0c44298fc1c14"));
    }
}
