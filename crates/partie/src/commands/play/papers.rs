//! Papers that people keep: the envelope of an adjourned game, with all that has to stand on it (FIDE G2), and what goes to
//! an arbiter with a claim (FIDE D1).

use partie_table::time_control::Millis;
use partie_table::{Adjourned, Colour, Envelope, Submitted};

use super::shown::Shown;
use crate::text::texts::Texts;
use crate::text::words;

impl Shown {
    /// What there is to read, a line for each paper.
    pub(super) fn papers(&self, texts: &Texts) -> Vec<String> {
        self.envelope(texts).into_iter().chain(self.submitted(texts)).collect()
    }

    fn submitted(&self, texts: &Texts) -> Option<String> {
        let Submitted { position, sheet, .. } = self.view.submitted.as_ref()?;
        let position = texts.tell("play-sent-position", [("position", position.clone().into())]);
        let sheet =
            (!sheet.is_empty()).then(|| texts.tell("play-sent-sheet", [("sheet", sheet.join(" ").into())]));
        Some([position].into_iter().chain(sheet).collect::<Vec<_>>().join("; "))
    }

    fn envelope(&self, texts: &Texts) -> Option<String> {
        let Adjourned { envelope, resumption, .. } = self.view.adjourned.as_ref()?;
        let Envelope { position, used, by, number, offer } = envelope.as_ref()?;
        let time = |ms: Millis| words::table_time(ms.get());
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

#[cfg(test)]
mod tests {
    use partie_table::clock::Instant;
    use partie_table::{Actor, Presence, script, view};

    use super::*;
    use crate::text::language::Language;

    fn shown(text: &str, names: [Option<String>; 2]) -> Shown {
        let table = script::check(text).expect("a script").remove(0).table;
        let view = view(&table, Presence::FULL, Actor::Arbiter, Instant::from_seconds(7200));
        let (own, notices) = (Vec::new(), Vec::new());
        Shown { view, own, below: None, last: None, names, score: None, notices }
    }

    const ADJOURNED: &str = "partie: adjourned\n time: 120\n white starts the game\n they play e4
        [10:00] black moves e5 and offers a draw\n arbiter orders sealing
        [30:00] white seals Nf3, adjourns\n arbiter schedules tomorrow at ten";

    #[test]
    fn fide_g2a_the_names_of_the_players_stand_on_the_envelope() {
        let texts = Texts::new(Language::English);
        let names = ["Anna", "Boris"].map(|name| Some(name.to_owned()));
        let expected = "On the envelope: Anna against Boris; \
            position rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2; \
            time used: White 20:00, Black 10:00; Anna has sealed move 2; a draw was offered: Boris; \
            the game goes on: tomorrow at ten";
        assert_eq!(shown(ADJOURNED, names).papers(&texts), [expected]);
        let nameless = shown(ADJOURNED, [None, None]).papers(&texts).remove(0);
        assert!(nameless.starts_with("On the envelope: White against Black; "), "{nameless}");
    }

    #[test]
    fn fide_d1a_what_goes_to_an_arbiter_is_told() {
        let text = "partie: alone\n time: 60\n arbiter: none\n start: 8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1
            white starts the game\n [59:00] white claims that black cannot win";
        let told = shown(text, [None, None]).papers(&Texts::new(Language::English));
        assert_eq!(told, ["The final position goes to an arbiter: 8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1"]);
    }
}
