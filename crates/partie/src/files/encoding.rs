//! The encodings in which game files come: UTF-8, or one of the older ones in which a byte is a letter.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use encoding_rs::{Encoding, ISO_8859_2, UTF_8, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

/// The encodings by the names that arguments give them. Latin-1 is a part of CP1252, and nobody means the rest of it.
const NAMES: [(&str, &Encoding); 6] = [
    ("utf-8", UTF_8),
    ("cp1252", WINDOWS_1252),
    ("latin-1", WINDOWS_1252),
    ("cp1250", WINDOWS_1250),
    ("latin-2", ISO_8859_2),
    ("cp1251", WINDOWS_1251),
];

/// How much of a file is enough to tell its encoding.
const ENOUGH: usize = 1 << 16;

pub(crate) fn parser() -> impl TypedValueParser<Value = &'static Encoding> {
    let named = |name: String| {
        NAMES.iter().find(|(known, _)| *known == name).map_or(UTF_8, |(_, encoding)| *encoding)
    };
    PossibleValuesParser::new(NAMES.map(|(name, _)| name)).map(named)
}

/// The name that an argument gives it, if there is one.
fn name(encoding: &'static Encoding) -> &'static str {
    NAMES.iter().find(|(_, known)| *known == encoding).map_or(encoding.name(), |(name, _)| name)
}

/// A file that turned out not to be UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotUtf8 {
    /// The first line that is not.
    pub(crate) line: usize,
    /// The name of the encoding in which it is read.
    pub(crate) read_as: &'static str,
}

/// Makes UTF-8 of a file, part by part.
pub(crate) struct Decoder {
    /// What somebody has said that it is.
    named: Option<&'static Encoding>,
    /// What it seems to be, since the first part that is not UTF-8.
    detected: Option<&'static Encoding>,
}

impl Decoder {
    pub(crate) fn new(named: Option<&'static Encoding>) -> Decoder {
        Decoder { named, detected: None }
    }

    /// The part in UTF-8. Files are put together from others, so that each line is taken by itself: one that is UTF-8 stays
    /// as it is, unless another encoding was named.
    pub(crate) fn decode(&mut self, bytes: Vec<u8>) -> (Vec<u8>, Option<NotUtf8>) {
        if bytes.is_ascii() || std::str::from_utf8(&bytes).is_ok() && self.expects_utf8() {
            return (bytes, None);
        }
        let encoding = self.encoding(&bytes);
        let mut decoded = Vec::with_capacity(bytes.len() + bytes.len() / 8);
        let mut first = None;
        for (index, line) in lines(&bytes).enumerate() {
            if self.expects_utf8() && std::str::from_utf8(line).is_ok() {
                decoded.extend_from_slice(line);
            } else {
                first = first.or(Some(index + 1));
                decoded.extend_from_slice(encoding.decode_without_bom_handling(line).0.as_bytes());
            }
        }
        let told = first.filter(|_| self.expects_utf8());
        (decoded, told.map(|line| NotUtf8 { line, read_as: name(encoding) }))
    }

    fn expects_utf8(&self) -> bool {
        self.named.is_none_or(|named| named == UTF_8)
    }

    /// The encoding of lines that are not UTF-8.
    fn encoding(&mut self, bytes: &[u8]) -> &'static Encoding {
        match self.named {
            Some(named) if named == UTF_8 => WINDOWS_1252,
            Some(named) => named,
            None => self.detected.get_or_insert_with(|| detect(bytes)),
        }
    }
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|byte| *byte == b'\n')
}

/// What the lines that are not UTF-8 look like. Of what has more than a byte for a letter, chess knows nothing.
fn detect(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let mut fed = 0;
    for line in lines(bytes).filter(|line| std::str::from_utf8(line).is_err()) {
        detector.feed(line, false);
        fed += line.len();
        if fed > ENOUGH {
            break;
        }
    }
    detector.feed(b"", true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    if guess.is_single_byte() { guess } else { WINDOWS_1252 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(named: Option<&'static Encoding>, bytes: &[u8], text: &str, read_as: Option<&str>) {
        let (decoded, not_utf8) = Decoder::new(named).decode(bytes.to_vec());
        assert_eq!(String::from_utf8(decoded).unwrap(), text);
        assert_eq!(not_utf8.map(|not_utf8| not_utf8.read_as), read_as, "{text}");
    }

    #[test]
    fn names_survive() {
        for (text, encoding) in [
            ("[White \"Dvořák, Jiří\"]\n[Black \"Černý, Zdeněk\"]\n", WINDOWS_1250),
            ("[White \"Štěpán Žilka\"]\n[Site \"Ústí nad Labem\"]\n", WINDOWS_1250),
            ("[White \"Grünfeld, Ernst\"]\n[Site \"Köln\"]\n", WINDOWS_1252),
            ("[White \"Sämisch\"]\n[Black \"Nuñez, José\"]\n[Site \"Århus\"]\n", WINDOWS_1252),
        ] {
            let (bytes, ..) = encoding.encode(text);
            check(None, &bytes, text, Some(name(encoding)));
            check(Some(encoding), &bytes, text, None);
        }
        check(None, "[White \"Dvořák\"]".as_bytes(), "[White \"Dvořák\"]", None);
    }

    #[test]
    fn lines_in_utf8_stay_as_they_are() {
        let bytes = [b"[White \"Gr\xfcnfeld\"]\n", "[Black \"Dvořák\"]\n".as_bytes()].concat();
        check(None, &bytes, "[White \"Grünfeld\"]\n[Black \"Dvořák\"]\n", Some("cp1252"));
    }

    #[test]
    fn no_byte_becomes_a_space_or_is_lost() {
        for (_, encoding) in NAMES.into_iter().skip(1) {
            let bytes: Vec<u8> = (0x80..=0xff).collect();
            let (decoded, _) = Decoder::new(Some(encoding)).decode(bytes);
            let text = String::from_utf8(decoded).unwrap();
            assert_eq!(text.chars().count(), 128, "{}", encoding.name());
            assert!(!text.contains([' ', '\u{fffd}']), "{}: {text}", encoding.name());
        }
    }
}
