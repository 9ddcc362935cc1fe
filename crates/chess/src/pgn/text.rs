use core::{fmt, str};
use std::borrow::Cow;

/// A piece of text in a PGN file, borrowed as it stands there. The standard says Latin-1, nearly everybody writes UTF-8:
/// a text that is valid UTF-8 is read as that, and any other as Latin-1 ([`Text::is_latin1`] tells which).
///
/// ```
/// use partie_chess::pgn::Text;
/// assert_eq!(Text::from("Dvořák".as_bytes()).to_str(), "Dvořák");
/// assert_eq!(Text::from(&b"Gr\xfcnfeld"[..]).to_str(), "Grünfeld");
/// assert!(Text::from(&b"Gr\xfcnfeld"[..]).is_latin1());
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Text<'a> {
    bytes: &'a [u8],
    escapes: bool,
}

impl<'a> Text<'a> {
    /// The value of a tag, in which `\"` stands for a quotation mark and `\\` for a backslash.
    pub(super) const fn with_escapes(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, escapes: true }
    }

    /// The bytes as they stand in the file, escapes included.
    #[inline]
    pub const fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// Whether the bytes are not UTF-8 and are therefore taken as Latin-1.
    pub fn is_latin1(self) -> bool {
        str::from_utf8(self.bytes).is_err()
    }

    /// The text for people: decoded, escapes resolved. It allocates only if either is needed.
    pub fn to_str(self) -> Cow<'a, str> {
        let decoded = match str::from_utf8(self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().map(|&byte| char::from(byte)).collect()),
        };
        if self.escapes && decoded.contains('\\') { Cow::Owned(unescape(&decoded)) } else { decoded }
    }
}

/// A backslash before anything but a quotation mark or another backslash stands for itself.
fn unescape(text: &str) -> String {
    let mut unescaped = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        let escaped = if char == '\\' { chars.next_if(|&next| matches!(next, '"' | '\\')) } else { None };
        unescaped.push(escaped.unwrap_or(char));
    }
    unescaped
}

impl<'a> From<&'a [u8]> for Text<'a> {
    #[inline]
    fn from(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, escapes: false }
    }
}

impl PartialEq<str> for Text<'_> {
    fn eq(&self, other: &str) -> bool {
        self.to_str() == other
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_str())
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn escapes_in_tag_values() {
        for (written, meant) in [
            (r"plain", "plain"),
            (r#"the \"Immortal\""#, "the \"Immortal\""),
            (r"C:\\games", r"C:\games"),
            (r"C:\games", r"C:\games"),
            (r"end\", r"end\"),
            (r#"\\\""#, r#"\""#),
        ] {
            assert_eq!(Text::with_escapes(written.as_bytes()).to_str(), meant);
        }
        assert_eq!(Text::from(&br"a \\ b"[..]).to_str(), r"a \\ b");
    }
}
