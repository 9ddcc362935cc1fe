//! QR codes, so that a phone finds a seat by its camera.

use std::fmt::Write as _;

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode as Code};

use crate::wire::QrCode;

/// The QR code of an address; nothing if it is too long for one.
pub(crate) fn qr(address: &str) -> Option<QrCode> {
    let code = Code::with_error_correction_level(address.as_bytes(), EcLevel::M).ok()?;
    let size = code.width();
    let mut path = String::new();
    for (row, modules) in code.to_colors().chunks(size).enumerate() {
        let mut column = 0;
        while column < size {
            let length = modules[column..].iter().take_while(|module| **module == Color::Dark).count();
            if length > 0 {
                _ = write!(path, "M{column} {row}h{length}v1h-{length}z");
            }
            column += length.max(1);
        }
    }
    Some(QrCode { size: size as u16, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The three finder patterns of version 1 are seven modules wide; the first row begins and ends with one.
    #[test]
    fn a_code_is_drawn_row_by_row() {
        let code = qr("http://a").unwrap();
        assert_eq!(code.size, 21);
        assert!(
            code.path.starts_with("M0 0h7v1h-7z") && code.path.contains("M14 0h7v1h-7z"),
            "{}",
            code.path
        );
        assert!(code.path.contains("M0 20h7v1h-7z"));
        assert_eq!(qr(&"x".repeat(3000)), None);
    }
}
