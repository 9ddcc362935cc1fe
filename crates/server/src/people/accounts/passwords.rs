//! How passwords are kept and checked.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use tokio::sync::Semaphore;

use crate::people::secret;
use crate::wire::{Fault, FaultKind};

/// So many passwords are hashed at once: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;
/// Verified when the name is not known, so that an answer takes as long as for one that is.
pub(super) const NOBODYS_PASSWORD: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                                           2DzTQJ0G5sJXgB1eCqmQ1n9Fv8x1uT0aJ0l0mVh3yJY";

/// Hashes passwords, a few at a time.
pub(super) struct Passwords(Semaphore);

impl Passwords {
    pub(super) fn new() -> Passwords {
        Passwords(Semaphore::new(AT_ONCE))
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: String) -> Result<String, Fault> {
        self.work(move || hash_password(&password)).await?
    }

    /// Whether the password is the one that was hashed.
    pub(super) async fn verify(&self, password: String, hashed: String) -> Result<bool, Fault> {
        self.work(move || is_password(&password, &hashed)).await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let _turn = self.0.acquire().await.map_err(|error| Fault::internal(&error))?;
        tokio::task::spawn_blocking(work).await.map_err(|error| Fault::internal(&error))
    }
}

pub(super) fn check_password(password: &str) -> Result<(), Fault> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Fault::new(FaultKind::BadCredentials, "the password: expected 8 to 200 characters"))
}

fn hash_password(password: &str) -> Result<String, Fault> {
    let salt = SaltString::encode_b64(secret::random_text(24).as_bytes())
        .map_err(|error| Fault::internal(&error))?;
    let hashed = Argon2::default().hash_password(password.as_bytes(), &salt);
    hashed.map(|hash| hash.to_string()).map_err(|error| Fault::internal(&error))
}

fn is_password(password: &str, hashed: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hashed) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_kept_as_argon2id() {
        let hashed = hash_password("correct horse").unwrap();
        assert!(hashed.starts_with("$argon2id$"));
        assert!(is_password("correct horse", &hashed) && !is_password("wrong horse", &hashed));
    }

    #[test]
    fn an_unknown_name_takes_as_long_as_a_known_one() {
        let hash = PasswordHash::new(NOBODYS_PASSWORD).unwrap();
        assert_eq!((hash.params.get_decimal("m"), hash.params.get_decimal("t")), (Some(19456), Some(2)));
    }

    #[test]
    fn passwords_have_a_length() {
        assert!(check_password("12345678").is_ok());
        assert!(check_password("1234567").is_err() && check_password(&"x".repeat(201)).is_err());
    }
}
