use super::Language;
use super::words::CZECH_ROWS;
use crate::{Move, Square};

impl Move {
    /// The move as it is announced, with every square where the piece lands (ČUD 4.9).
    ///
    /// ```
    /// use partie_draughts::{Position, spoken::Language};
    /// let king: Position = "B:Wb6,f4,g3,g5:BKe7".parse().unwrap();
    /// let only = &king.legal_moves()[0];
    /// assert_eq!(only.announce(Language::Czech), "e sedm bere h čtyři, f dva, a sedm");
    /// assert_eq!(only.announce(Language::English), "e7 takes h4, f2, a7");
    /// ```
    pub fn announce(&self, language: Language) -> String {
        let verb = match (language, self.is_capture()) {
            (Language::Czech, false) => "na",
            (Language::Czech, true) => "bere",
            (Language::English, false) => "to",
            (Language::English, true) => "takes",
        };
        let landings: Vec<String> = self.path().skip(1).map(|square| say(square, language)).collect();
        format!("{} {verb} {}", say(self.from(), language), landings.join(", "))
    }
}

fn say(square: Square, language: Language) -> String {
    match language {
        Language::Czech => {
            let row = CZECH_ROWS[usize::from(square.row() - 1)];
            format!("{} {row}", square.column())
        }
        Language::English => square.to_string(),
    }
}
