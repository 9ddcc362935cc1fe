//! A table as the terminal shows it, be it in this program or on a server.

use partie_laws::{Article, Phrase};
use partie_table::{Act, ActKind, Actor, Colour, Conduct, Game, MarkedMove, Move, Regulations, View};

use super::acts_help;
use crate::cli::exit_code::Failure;
use crate::diagram::Diagram;
use crate::text::texts::Texts;
use crate::text::words;

/// What whoever sits at the terminal sees and may do at one moment.
pub(super) struct Shown {
    /// What the table shows, with the clocks as they are now.
    pub(super) view: View,
    /// Whose pieces the terminal moves now.
    pub(super) own: Vec<Colour>,
    /// Who sits below, if there is one such player.
    pub(super) below: Option<Colour>,
    /// The last move; hidden by FIDE 13.6.
    pub(super) last: Option<Move>,
    /// The players' names, White's first, where they have any.
    pub(super) names: [Option<String>; 2],
    /// How the moves are written in the letters of the language; hidden by FIDE 13.6.
    pub(super) score: Option<Vec<String>>,
    /// What there is to say besides what the view tells: of the connection, of invitations.
    pub(super) notices: Vec<String>,
}

/// What came of something.
#[derive(Default)]
pub(super) struct Told {
    pub(super) lines: Vec<String>,
    /// Whether an act was refused.
    pub(super) refused: bool,
}

impl Told {
    pub(super) fn that(lines: Vec<String>) -> Told {
        Told { lines, refused: false }
    }

    pub(super) fn add(&mut self, other: Told) {
        self.lines.extend(other.lines);
        self.refused |= other.refused;
    }
}

impl Shown {
    pub(super) fn diagram(&self, flipped: bool) -> Diagram {
        let mut diagram = Diagram::new(self.view.pieces.iter().map(|placed| (placed.square, placed.piece)));
        diagram.flipped = flipped != (self.below == Some(Colour::Black));
        diagram
    }

    /// What the player who has the move is bound to.
    pub(super) fn bond(&self, texts: &Texts) -> Option<String> {
        self.view.bound.as_ref().map(|bound| cited(&bound.phrase, bound.article, texts))
    }

    /// What waits for somebody: an offer, a claim, a question.
    pub(super) fn standing(&self, texts: &Texts) -> Vec<String> {
        let View { offer, claim, question, .. } = &self.view;
        let mut lines = Vec::new();
        if let Some(offer) = offer {
            let who = words::table_actor(offer.by.into(), texts);
            lines.push(texts.tell("play-offer", [("who", who.into())]));
        }
        if claim.is_some() {
            lines.push(texts.say("play-claim"));
        }
        lines.extend(question.as_ref().map(|asked| cited(&asked.phrase, asked.article, texts)));
        lines.extend(self.papers(texts));
        lines.extend(self.notices.iter().cloned());
        lines
    }
}

/// Something to be said, and its article.
pub(super) fn cited(phrase: &Phrase, article: Article, texts: &Texts) -> String {
    format!("{} ({article})", texts.phrase(phrase))
}

/// The greeting: over the board squares are typed, since a hand knows no notation.
pub(super) fn welcome(playing: &dyn Playing, texts: &Texts) -> String {
    let square = if playing.is_draughts() { "c3d4" } else { "g1f3" };
    let key = if playing.over_the_board() { "play-welcome-over-the-board" } else { "play-welcome" };
    texts.tell(key, [("squares", square.into())])
}

/// That no moves are shown, by the article of the edition in force if it has one.
pub(super) fn hidden(regulations: &Regulations, texts: &Texts) -> String {
    let told = texts.say("play-hidden");
    let article = regulations.rules().on(&[Article::fide("13.6")]);
    article.map_or_else(|| format!("{told}."), |article| format!("{told} ({article})."))
}

/// What may be done now, and what not for which reason.
pub(super) fn acts(playing: &dyn Playing, texts: &Texts) -> Result<Vec<String>, Failure> {
    let (mut open, mut closed) = (Vec::new(), Vec::new());
    for (act, why) in playing.acts(texts)? {
        match why {
            None => open.push(acts_help::shortest(act, playing.is_draughts(), texts)),
            Some(why) => {
                let facts = [("act", texts.word(act.word()).into()), ("why", why.into())];
                closed.push(texts.tell("play-closed", facts));
            }
        }
    }
    let open = texts.tell("play-open", [("acts", open.join("; ").into())]);
    Ok([open].into_iter().chain(closed).collect())
}

/// A table that is played at: it decides, and this program asks and shows.
pub(super) trait Playing {
    fn regulations(&self) -> &Regulations;

    fn shown(&self, texts: &Texts) -> Shown;

    /// Each act that somebody here could do, and why it is closed if it is.
    fn acts(&self, texts: &Texts) -> Result<Vec<(ActKind, Option<String>)>, Failure>;

    /// The move that a typed text means, or why it means none.
    fn read(&self, text: &str, texts: &Texts) -> Result<MarkedMove, String>;

    /// Does something, as somebody in particular if that was said. A server answers later.
    fn act(&mut self, by: Option<Actor>, act: &Act, texts: &Texts) -> Result<Told, Failure>;

    /// Asks for another game with the colours changed, when this one is over.
    fn rematch(&mut self, texts: &Texts) -> Result<Told, Failure>;

    /// What has happened meanwhile.
    fn tick(&mut self, texts: &Texts) -> Result<Told, Failure>;

    /// Whether an answer is still to come.
    fn is_waiting(&self) -> bool {
        false
    }

    fn is_draughts(&self) -> bool {
        self.regulations().game == Game::CzechDraughts
    }

    fn over_the_board(&self) -> bool {
        self.regulations().conduct == Conduct::OverTheBoard
    }
}
