//! The envelope of an adjourned game, with all that has to stand on it (FIDE G2).

use partie_table::{Adjourned, Colour, Envelope};

use super::shown::Shown;
use crate::text::texts::Texts;
use crate::text::words;

impl Shown {
    /// What stands on the envelope, if there is one.
    pub(super) fn envelope(&self, texts: &Texts) -> Option<String> {
        let Adjourned { envelope, resumption, .. } = self.view.adjourned.as_ref()?;
        let Envelope { position, used, by, number, offer } = envelope.as_ref()?;
        let time = |ms: partie_table::time_control::Millis| words::table_time(ms.get());
        let players = [
            ("white", self.player(Colour::White, texts).into()),
            ("black", self.player(Colour::Black, texts).into()),
        ];
        let used = [("white", time(used.white).into()), ("black", time(used.black).into())];
        let sealed = [("who", self.player(*by, texts).into()), ("number", u32::from(*number).into())];
        let mut lines = vec![
            texts.tell("play-envelope-players", players),
            texts.tell("play-envelope-position", [("position", position.clone().into())]),
            texts.tell("play-envelope-used", used),
            texts.tell("play-envelope-sealed", sealed),
        ];
        lines.extend(
            offer.map(|by| texts.tell("play-envelope-offer", [("who", self.player(by, texts).into())])),
        );
        lines.extend(resumption.as_ref().map(|resumption| {
            texts.tell("play-envelope-resumption", [("resumption", resumption.clone().into())])
        }));
        Some(lines.join("; "))
    }

    /// A player by name; at a table in this program nobody has one, and the colour serves.
    fn player(&self, of: Colour, texts: &Texts) -> String {
        let name = self.names[of as usize].clone();
        name.unwrap_or_else(|| words::table_actor(of.into(), texts))
    }
}
