//! Messages with long texts in them are refused at the door, whichever field they are for: every text that gets in is
//! kept in the log and sent to everybody at the table.

use crate::wire::{Fault, FaultKind};

/// The longest text in a message, in bytes as it is written there: a note of an arbiter, an annex.
pub(crate) const LONGEST_TEXT: usize = 1000;

/// A fault if a JSON text has a longer string in it. Whether it is JSON at all is for others to say.
pub(crate) fn check(json: &[u8]) -> Result<(), Fault> {
    if longest_string(json) <= LONGEST_TEXT {
        return Ok(());
    }
    Err(Fault::new(FaultKind::TooLarge, format!("a text in it has more than {LONGEST_TEXT} bytes")))
}

fn longest_string(json: &[u8]) -> usize {
    let mut longest = 0;
    let mut bytes = json.iter();
    while bytes.any(|byte| *byte == b'"') {
        let mut length = 0;
        while let Some(byte) = bytes.next() {
            match byte {
                b'"' => break,
                b'\\' => {
                    length += 2;
                    bytes.next();
                }
                _ => length += 1,
            }
        }
        longest = longest.max(length);
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_measured_as_they_are_written() {
        let rows = [
            ("", 0),
            ("{}", 0),
            (r#"{"ab": 12345678}"#, 2),
            (r#"["a", "bcd", ""]"#, 3),
            (r#"["a\"b", "c"]"#, 4),
            (r#"["a\\", "bcdef"]"#, 5),
            (r#"["č"]"#, 2),
            (r#"["never closed"#, 12),
            (r#"["\"#, 2),
        ];
        for (json, expected) in rows {
            assert_eq!(longest_string(json.as_bytes()), expected, "{json}");
        }
    }
}
