//! Where reading goes on after a broken game.

use memchr::{memchr2, memrchr2};

/// The first byte of the next game's tag section from a place in a broken one on, or the end of the file. A tag section
/// begins with a tag pair that does not follow another, or with `[Event`.
pub(super) fn next_game(file: &[u8], at: usize) -> usize {
    let mut line_start = start_of_line(file, at);
    let mut after_tag = false;
    while line_start < file.len() {
        let line = &file[line_start..end_of_line(file, line_start)];
        let text = line.trim_ascii_start();
        if line_start >= at && is_tag_pair(text) && (!after_tag || text.starts_with(b"[Event \"")) {
            return line_start;
        }
        after_tag = text.starts_with(b"[");
        let line_end = line_start + line.len();
        line_start = line_end + if file[line_end..].starts_with(b"\r\n") { 2 } else { 1 };
    }
    file.len()
}

pub(super) fn start_of_line(file: &[u8], at: usize) -> usize {
    let within_line_end = file[..at].ends_with(b"\r") && file[at..].starts_with(b"\n");
    let before = &file[..at - usize::from(within_line_end)];
    memrchr2(b'\n', b'\r', before).map_or(0, |end| end + 1)
}

fn end_of_line(file: &[u8], at: usize) -> usize {
    memchr2(b'\n', b'\r', &file[at..]).map_or(file.len(), |length| at + length)
}

/// `[Name "` is enough to see what is meant; `[%clk 0:01:00]` at the start of a line is not taken for it.
pub(super) fn is_tag_pair(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"[") else { return false };
    let name = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    name > 0 && rest[name..].trim_ascii_start().starts_with(b"\"")
}
