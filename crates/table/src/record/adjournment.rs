//! The state of an adjourned game: an envelope is a commitment now and its content later (FIDE G1 to G13).

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::clock::{Both, Instant};
use crate::time_control::Millis;
use crate::{Colour, Language, Ply};

/// The hash of a sealed move.
pub(crate) type Commitment = [u8; 32];

/// What to hand in for a sealed move: the SHA-256 of the move as it is written, a line feed, and a secret of the
/// player's own, in hexadecimal. Nobody can tell the move from it, and the player cannot change it any more.
///
/// ```
/// let sealed = partie_table::seal("Jf3", "my secret");
/// assert_eq!(sealed.len(), 64);
/// assert_ne!(sealed, partie_table::seal("Jh3", "my secret"));
/// ```
pub fn seal(written: &str, secret: &str) -> String {
    let mut text = String::with_capacity(64);
    for byte in commitment(written, secret) {
        let _ = write!(text, "{byte:02x}"); // writing to a string does not fail
    }
    text
}

fn commitment(written: &str, secret: &str) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(written.as_bytes());
    hash.update(b"\n");
    hash.update(secret.as_bytes());
    hash.finalize().into()
}

/// Reads 64 hexadecimal digits.
pub(crate) fn read_commitment(text: &str) -> Option<Commitment> {
    let mut bytes = [0; 32];
    if !is_commitment(text) {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// Whether a text is 64 hexadecimal digits.
pub(crate) fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// How far an adjournment has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// A player seals; the clock still runs (FIDE G1a).
    Sealing,
    /// The envelope is kept by the arbiter (FIDE G3).
    Adjourned,
    /// The time of resumption has come (FIDE G9).
    Continued(Instant),
}

/// An adjourned game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that has happened or not")]
pub(crate) struct Adjournment {
    pub(crate) sealer: Colour,
    pub(crate) stage: Stage,
    /// Whether the arbiter has told the player to seal; if not, the player adjourns early (FIDE G1b).
    pub(crate) ordered: bool,
    /// A move was made on the board after the order, so that it is the sealed one (FIDE G1a).
    pub(crate) on_board: bool,
    /// The sealed move, as long as it is in its envelope.
    pub(crate) envelope: Option<Commitment>,
    /// The reply to it, sealed because the other player is not there (FIDE G9c).
    pub(crate) reply: Option<Commitment>,
    /// Whether the clock was pressed on the reply.
    pub(crate) reply_pressed: bool,
    /// The languages in which White and Black have sealed, as far as they have said it (FIDE C3, G8a).
    pub(crate) languages: Both<Option<Language>>,
    /// Whose envelope is lost: that player plays the move (FIDE G11a).
    pub(crate) lost: Option<Colour>,
    /// An envelope was opened and its move is being played.
    pub(crate) opening: bool,
    /// What stands on the envelope, since the clock was stopped (FIDE G2).
    pub(crate) written_on: Option<Box<Envelope>>,
    /// When and where the game goes on (FIDE G2g).
    pub(crate) resumption: Option<Box<str>>,
}

/// An adjourned game is being played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Resumption {
    /// When the game went on.
    pub(crate) at: Instant,
    /// How many moves had been made on the board.
    plies: usize,
    /// Whose next move came from an envelope.
    sealed_by: Option<Colour>,
    /// Whether a player has pointed to wrong times before moving (FIDE G12).
    pub(crate) pointed_out: bool,
}

impl Resumption {
    pub(crate) fn new(at: Instant, plies: usize, sealed_by: Option<Colour>) -> Resumption {
        Resumption { at, plies, sealed_by, pointed_out: false }
    }

    /// Only so many moves are left, and a sealed one that came later is void.
    pub(crate) fn cut(&mut self, kept: usize) {
        if kept <= self.plies {
            self.plies = kept;
            self.sealed_by = None;
        }
    }

    /// Whether a player has moved since; what was sealed before does not count.
    pub(crate) fn has_moved(&self, player: Colour, plies: &[Ply]) -> bool {
        let since = plies.iter().skip(self.plies).filter(|ply| ply.by == player).count();
        since > usize::from(self.sealed_by == Some(player))
    }

    /// FIDE G12: whether wrong times must be put right: a player has pointed to them in time, or nobody has moved yet.
    pub(crate) fn can_be_mended(&self, plies: &[Ply]) -> bool {
        self.pointed_out || !Colour::BOTH.into_iter().any(|player| self.has_moved(player, plies))
    }
}

impl Adjournment {
    pub(crate) fn new(sealer: Colour, ordered: bool) -> Adjournment {
        Adjournment {
            sealer,
            stage: Stage::Sealing,
            ordered,
            on_board: false,
            envelope: None,
            reply: None,
            reply_pressed: false,
            languages: Both::default(),
            lost: None,
            opening: false,
            written_on: None,
            resumption: None,
        }
    }

    /// Whether the content is what was sealed.
    pub(crate) fn fits(sealed: Commitment, written: &str, secret: &str) -> bool {
        sealed == commitment(written, secret)
    }

    /// Whether a sealed move is still to come onto the board.
    pub(crate) fn waits_for_envelope(&self) -> bool {
        self.envelope.is_some() || self.lost.is_some() || self.reply.is_some()
    }

    /// Whose clock runs when the game goes on: that of the player who answers the sealed move, or who has the move
    /// (FIDE G9).
    pub(crate) fn answers(&self, turn: Colour) -> Colour {
        if self.waits_for_envelope() { !self.sealer } else { turn }
    }

    /// Whether the sealed move in its envelope belongs to another position (FIDE G2b).
    pub(crate) fn is_sealed_in_another_than(&self, position: &str) -> bool {
        let written_on = self.written_on.as_ref().filter(|_| self.envelope.is_some());
        written_on.is_some_and(|envelope| envelope.position != position)
    }

    /// The sealed move and the reply to it are void, and the envelopes go back unopened.
    pub(crate) fn return_envelopes(&mut self) {
        *self = Adjournment {
            stage: self.stage,
            resumption: self.resumption.take(),
            ..Adjournment::new(self.sealer, self.ordered)
        };
    }

    /// Whose envelope the arbiter keeps: the sealed move's, or else that of the reply to it (FIDE G3, G9c).
    pub(crate) fn kept(&self) -> Option<Colour> {
        let reply = self.reply.filter(|_| self.reply_pressed).map(|_| !self.sealer);
        self.envelope.map(|_| self.sealer).or(reply)
    }
}

/// What stands on an envelope (FIDE G2). The names of the players are no part of it, because a log knows none: people may
/// change theirs or have it forgotten. Whoever shows an envelope adds them (FIDE G2a).
///
/// ```
/// let json = r#"{"position":"4k3/8/8/8/8/8/8/4K2R w - - 0 40","used":{"white":7200000,"black":7000000},"by":"white","number":41}"#;
/// let envelope: partie_table::Envelope = serde_json::from_str(json).unwrap();
/// assert_eq!(envelope.number, 41);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Envelope {
    /// The position just before the sealed move, as FEN (FIDE G2b).
    pub position: String,
    /// The time that each player has used (FIDE G2c).
    pub used: Both<Millis>,
    /// Who has sealed (FIDE G2d).
    pub by: Colour,
    /// The number of the sealed move (FIDE G2e).
    pub number: u16,
    /// Who has offered a draw, if there is an offer (FIDE G2f).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Colour>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_read_as_it_was_written() {
        let sealed = seal("e4", "salt");
        assert_eq!(read_commitment(&sealed), Some(commitment("e4", "salt")));
        assert!(Adjournment::fits(commitment("e4", "salt"), "e4", "salt"));
        assert!(!Adjournment::fits(commitment("e4", "salt"), "e", "4salt"), "the line feed parts them");
        for wrong in ["", "e4", &sealed[1..], &sealed.replace(|c: char| c.is_ascii_digit(), "g")] {
            assert_eq!(read_commitment(wrong), None, "{wrong}");
        }
    }
}
