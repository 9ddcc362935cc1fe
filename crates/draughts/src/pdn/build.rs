use std::collections::BTreeSet;
use std::mem;

use super::tree::Tree;
use super::{
    Game, NodeId, Outcome, PdnProblem, Place, Placed, PlacedProblem, Remark, Step, Tag, Token, game_type,
};
use crate::fen::{Fen, FenError};

/// A game under construction, token by token.
pub(super) struct Build {
    game: Game,
    at: NodeId,
    /// The variations that are open: where the line goes on behind each, and where it was opened.
    open: Vec<(NodeId, Place)>,
    /// The remarks at the beginning of a variation, as long as it has no step.
    before: Option<Vec<Remark>>,
    tag_names: BTreeSet<String>,
    /// Whether a FEN has said where the game begins.
    start_is_given: bool,
    /// The last number in front of the first move.
    number: Option<u16>,
    has_moves: bool,
    has_body: bool,
}

type Done = Result<(), PlacedProblem>;

impl Build {
    pub(super) fn new() -> Self {
        Self {
            game: Game::new(),
            at: NodeId::START,
            open: Vec::new(),
            before: None,
            tag_names: BTreeSet::new(),
            start_is_given: false,
            number: None,
            has_moves: false,
            has_body: false,
        }
    }

    pub(super) fn has_body(&self) -> bool {
        self.has_body
    }

    pub(super) fn is_empty(&self) -> bool {
        !self.has_body && self.tag_names.is_empty()
    }

    /// The game, if nothing is left open.
    pub(super) fn finish(self) -> Result<Game, PlacedProblem> {
        match self.open.last() {
            Some((_, place)) => Err(error(*place, PdnProblem::UnclosedVariation)),
            None => Ok(self.game),
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, place: Place) -> Done {
        match self.game.outcome() {
            tag if outcome == Outcome::Unknown || tag == outcome => Ok(()),
            Outcome::Unknown => {
                self.game.set_outcome(outcome);
                Ok(())
            }
            tag => Err(error(place, PdnProblem::OutcomesDiffer { tag, end: outcome })),
        }
    }

    pub(super) fn tag(&mut self, tag: &Tag, place: Place) -> Done {
        if !self.tag_names.insert(tag.name.to_string()) {
            return Err(error(place, PdnProblem::TagTwice(tag.name.to_string())));
        }
        match tag.name {
            "GameType" if game_type::is_czech(&tag.value) => Ok(()),
            "GameType" => Err(error(tag.value_place, PdnProblem::GameType(tag.value.to_string()))),
            "FEN" => self.begin_at(&tag.value, tag.value_place),
            name => self.game.set_tag(name, &tag.value).map_err(|wrong| error(place, PdnProblem::Tag(wrong))),
        }
    }

    fn begin_at(&mut self, text: &str, place: Place) -> Done {
        let fen = read_fen(text, place)?;
        self.start_is_given = true;
        self.game.tree = Tree::new(fen.position);
        self.number = fen.move_number.and_then(|number| number.try_into().ok()).or(self.number);
        Ok(())
    }

    /// Anything but a tag or the end of the game.
    pub(super) fn add(&mut self, placed: &Placed) -> Done {
        self.has_body = true;
        let place = placed.place;
        match placed.token {
            Token::Number(number) if self.open.is_empty() => self.number = Some(number),
            Token::Number(_) | Token::Tag(_) | Token::End(_) => {}
            Token::Ellipsis => return self.ellipsis(place),
            Token::Move(text) => return self.play(text, place),
            Token::Setup(text) => return self.set_up(text, place),
            Token::Strength(marks) => self.remark(Remark::strength(marks)),
            Token::Sign(sign) => self.remark(Remark::Sign(sign)),
            Token::Nag(number) => self.remark(Remark::nag(number)),
            Token::Comment(text) => self.remark(Remark::comment(text)),
            Token::Open => return self.open(place),
            Token::Close => return self.close(place),
        }
        Ok(())
    }

    fn ellipsis(&self, place: Place) -> Done {
        match self.game.position(self.at).turn() {
            crate::Colour::White => Err(error(place, PdnProblem::NoWhiteMove)),
            crate::Colour::Black => Ok(()),
        }
    }

    fn play(&mut self, text: &str, place: Place) -> Done {
        let (mv, signs) =
            self.game.position(self.at).read_with_signs(text).map_err(|wrong| {
                error(place.at_column(text, wrong.column), PdnProblem::Move(wrong.problem))
            })?;
        if self.open.is_empty() && !mem::replace(&mut self.has_moves, true) {
            self.game.set_first_move_number(self.number.unwrap_or(1));
        }
        self.step(Step::Move(mv));
        for sign in signs {
            self.remark(Remark::Sign(sign));
        }
        Ok(())
    }

    fn set_up(&mut self, text: &str, place: Place) -> Done {
        let Some(fen) = fen_of_setup(text) else { return Err(error(place, PdnProblem::NotASetup)) };
        let before = text.rfind(fen).unwrap_or(0);
        let fen_place = place.after("/").after(&text[..before]);
        let at_start = self.at == NodeId::START && self.open.is_empty();
        if at_start && !self.start_is_given {
            let remarks = self.game.remarks(NodeId::START).to_vec();
            self.begin_at(fen, fen_place)?;
            for remark in remarks {
                self.game.remark(NodeId::START, remark);
            }
        } else {
            self.step(Step::Setup(read_fen(fen, fen_place)?.position));
        }
        Ok(())
    }

    fn step(&mut self, step: Step) {
        self.at = self.game.tree.add(self.at, step);
        self.game.tree.node_mut(self.at).before = self.before.take().unwrap_or_default();
    }

    fn remark(&mut self, remark: Remark) {
        match &mut self.before {
            Some(before) => before.push(remark),
            None => self.game.remark(self.at, remark),
        }
    }

    /// A variation replaces the step before it, so that it begins where that step does.
    fn open(&mut self, place: Place) -> Done {
        match self.game.parent(self.at) {
            Some(parent) if self.before.is_none() => {
                self.open.push((self.at, place));
                self.at = parent;
                self.before = Some(Vec::new());
                Ok(())
            }
            _ => Err(error(place, PdnProblem::NothingToVary)),
        }
    }

    /// Remarks of a variation without steps are about the step that it follows.
    fn close(&mut self, place: Place) -> Done {
        let Some((at, _)) = self.open.pop() else {
            return Err(error(place, PdnProblem::NoVariation));
        };
        self.at = at;
        for remark in self.before.take().unwrap_or_default() {
            self.remark(remark);
        }
        Ok(())
    }
}

fn error(place: Place, problem: PdnProblem) -> PlacedProblem {
    PlacedProblem { place, problem }
}

fn read_fen(text: &str, place: Place) -> Result<Fen, PlacedProblem> {
    text.parse()
        .map_err(|wrong: FenError| error(place.at_column(text, wrong.column), PdnProblem::Fen(wrong.problem)))
}

/// What stands between the quotes of `FEN "..."`; the quotes may be missing.
fn fen_of_setup(text: &str) -> Option<&str> {
    let (name, fen) = text.trim().split_at_checked(3)?;
    let fen = fen.trim();
    let unquoted = fen.strip_prefix('"').and_then(|fen| fen.strip_suffix('"')).unwrap_or(fen);
    name.eq_ignore_ascii_case("FEN").then_some(unquoted)
}
