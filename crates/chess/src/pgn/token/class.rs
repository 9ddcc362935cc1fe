//! Bytes sorted by what they can begin.

/// What a byte can begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// A letter, or a sign that a move can hold.
    Symbol,
    /// A digit: a move number, an outcome or `0-0`.
    Digit,
    /// Part of a character beyond ASCII.
    High,
    /// White space, and the dots after a move number.
    Space,
    Mark,
    Tag,
    Comment,
    LineComment,
    EscapedLine,
    Dollar,
    Open,
    Close,
    Star,
    Stray,
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Stray; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b' ' | b'\n' | b'\r' | b'\t' | b'\x0b' | b'\x0c' | b'.' => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'#' | b'=' | b':' | b'-' | b'/' | b'@' | b'_' => {
                Class::Symbol
            }
            b'!' | b'?' => Class::Mark,
            b'[' => Class::Tag,
            b'{' => Class::Comment,
            b';' => Class::LineComment,
            b'%' => Class::EscapedLine,
            b'$' => Class::Dollar,
            b'(' => Class::Open,
            b')' => Class::Close,
            b'*' => Class::Star,
            0x80..=0xff => Class::High,
            _ => Class::Stray,
        };
        byte += 1;
    }
    classes
};

impl Class {
    #[inline(always)]
    pub(super) fn of(byte: u8) -> Class {
        CLASSES[byte as usize]
    }

    #[inline(always)]
    pub(super) fn goes_on(self) -> bool {
        matches!(self, Class::Symbol | Class::Digit | Class::High)
    }
}
