use super::tags::Tags;
use super::tree::Tree;
use super::{NodeId, NotLegal, Outcome, Remark, Step, TagError, TimeControl, TimeControlError};
use crate::{Move, Position};

/// A game with its tags, variations and remarks.
///
/// The steps form a tree: behind each [`NodeId`] there is the main continuation and the variations on it.
///
/// ```
/// use partie_draughts::pdn::{Game, Outcome, Remark};
/// let mut game = Game::new();
/// game.set_tag("White", "Novák").unwrap();
/// game.set_outcome(Outcome::WhiteWins);
/// let c3d4 = game.position(game.start()).read("c3-d4").unwrap();
/// let first = game.play(game.start(), c3d4).unwrap();
/// game.remark(first, Remark::comment("the usual move"));
/// let written = game.to_string();
/// assert!(written.ends_with("\n\n1. c3-d4 {the usual move} *\n"));
/// assert_eq!(written.parse(), Ok(game));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) tags: Tags,
    pub(super) tree: Tree,
    outcome: Outcome,
    first_move_number: u16,
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl Game {
    /// A game from the usual position, without tags and moves.
    pub fn new() -> Self {
        Self::from_position(Position::start())
    }

    /// A game from any position.
    ///
    /// ```
    /// use partie_draughts::pdn::Game;
    /// let game = Game::from_position("W:WKa1:Bh8".parse().unwrap());
    /// assert_eq!(game.to_string(), "[GameType \"29,W,8,8,A0,0\"]\n[FEN \"W:WKa1:Bh8\"]\n\n*\n");
    /// ```
    pub fn from_position(position: Position) -> Self {
        Self {
            tags: Tags::default(),
            tree: Tree::new(position),
            outcome: Outcome::Unknown,
            first_move_number: 1,
        }
    }

    /// All tags but the type, the start and the outcome of the game, in the order in which they are written.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// The value of one of the [`tags`](Self::tags).
    ///
    /// ```
    /// use partie_draughts::pdn::Game;
    /// let mut game = Game::new();
    /// game.set_tag("Round", "3").unwrap();
    /// assert_eq!(game.tag("Round"), Some("3"));
    /// assert_eq!(game.tag("Event"), None);
    /// ```
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Sets a tag, or takes it away if the value is empty. Line ends in the value become spaces.
    ///
    /// The tag `Result` sets the [`outcome`](Self::outcome) if it is one that we know, and stays a text if not.
    ///
    /// # Errors
    /// When the name is not one of a tag, or the tag follows from the game itself.
    ///
    /// ```
    /// use partie_draughts::pdn::{Game, Outcome};
    /// let mut game = Game::new();
    /// game.set_tag("Result", "0-1").unwrap();
    /// assert_eq!(game.outcome(), Outcome::BlackWins);
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if name != "Result" {
            return self.tags.set(name, value);
        }
        let outcome = value.parse();
        self.set_outcome(outcome.unwrap_or_default());
        outcome.map_or_else(|_| self.tags.set(name, value), |_| Ok(()))
    }

    /// The value of the tag `TimeControl`, if there is one.
    ///
    /// ```
    /// use partie_draughts::pdn::{Game, TimeControl, TimePeriod};
    /// let mut game = Game::new();
    /// game.set_tag("TimeControl", "300+2").unwrap();
    /// let period = TimePeriod::Increment { seconds: 300, increment: 2 };
    /// assert_eq!(game.time_control(), Some(Ok(TimeControl::Periods(vec![period]))));
    /// ```
    pub fn time_control(&self) -> Option<Result<TimeControl, TimeControlError>> {
        self.tag("TimeControl").map(str::parse)
    }

    /// How the game ended, as far as it is known.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Says how the game ended.
    ///
    /// ```
    /// use partie_draughts::pdn::{Game, Outcome};
    /// let mut game = Game::new();
    /// game.set_outcome(Outcome::Draw);
    /// assert!(game.to_string().contains("[Result \"1/2-1/2\"]"));
    /// ```
    pub fn set_outcome(&mut self, outcome: Outcome) {
        self.tags.remove("Result");
        self.outcome = outcome;
    }

    /// The number of the first move: 1, unless the game begins in the middle.
    pub fn first_move_number(&self) -> u16 {
        self.first_move_number
    }

    /// Sets the number of the first move. It is written with that move, so that a main line without moves loses it.
    ///
    /// ```
    /// use partie_draughts::pdn::Game;
    /// let mut game = Game::from_position("B:Wc3:Bd6".parse().unwrap());
    /// game.set_first_move_number(40);
    /// let mv = game.position(game.start()).read("d6-e5").unwrap();
    /// game.play(game.start(), mv).unwrap();
    /// assert!(game.to_string().ends_with("40... d6-e5 *\n"));
    /// ```
    pub fn set_first_move_number(&mut self, number: u16) {
        self.first_move_number = number;
    }

    /// Where the game begins.
    #[allow(clippy::unused_self)] // All ids come from a game, this one too.
    pub fn start(&self) -> NodeId {
        NodeId::START
    }

    /// Adds a legal move, as the main continuation if it is the first one here, else as a variation.
    ///
    /// # Errors
    /// When the move is not legal there.
    ///
    /// # Panics
    /// Like all that takes a [`NodeId`], when the id belongs to another game that has more steps.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, NotLegal> {
        let legal = self.position(at).legal_moves().contains(&mv);
        if legal { Ok(self.tree.add(at, Step::Move(mv))) } else { Err(NotLegal(mv)) }
    }

    /// Sets up another position in the middle of the game, for example after an irregularity that was let stand
    /// (ČUD 5.4), or as a variation.
    ///
    /// ```
    /// use partie_draughts::pdn::Game;
    /// let mut game = Game::new();
    /// game.set_up(game.start(), "W:Wc3:Bd6".parse().unwrap());
    /// assert!(game.to_string().ends_with("/FEN \"W:Wc3:Bd6\"/ *\n"));
    /// ```
    pub fn set_up(&mut self, at: NodeId, position: Position) -> NodeId {
        self.tree.add(at, Step::Setup(position))
    }

    /// Adds a remark on the step that leads here.
    pub fn remark(&mut self, at: NodeId, remark: Remark) {
        self.tree.node_mut(at).remarks.push(remark);
    }

    /// Adds a remark in front of the step that leads here. Where no variation begins, that is a remark on the step
    /// before.
    ///
    /// ```
    /// use partie_draughts::pdn::{Game, Remark};
    /// let mut game = Game::new();
    /// for text in ["c3-d4", "c3-b4"] {
    ///     let mv = game.position(game.start()).read(text).unwrap();
    ///     let node = game.play(game.start(), mv).unwrap();
    ///     game.remark_before(node, Remark::comment(text));
    /// }
    /// assert!(game.to_string().ends_with("{c3-d4} 1. c3-d4 ({c3-b4} 1. c3-b4) *\n"));
    /// ```
    pub fn remark_before(&mut self, at: NodeId, remark: Remark) {
        let parent = self.tree.node(at).parent;
        if self.tree.node(parent).next.first() == Some(&at) || at == NodeId::START {
            self.remark(parent, remark);
        } else {
            self.tree.node_mut(at).before.push(remark);
        }
    }

    /// The position after the step that leads here.
    pub fn position(&self, at: NodeId) -> &Position {
        &self.tree.node(at).position
    }

    /// The step that leads here: none to the start.
    pub fn step(&self, at: NodeId) -> Option<Step> {
        self.tree.node(at).step
    }

    /// Where the step that leads here begins: none for the start.
    pub fn parent(&self, at: NodeId) -> Option<NodeId> {
        let node = self.tree.node(at);
        node.step.map(|_| node.parent)
    }

    /// What follows here: the main continuation, then its variations.
    ///
    /// ```
    /// use partie_draughts::pdn::games;
    /// let game = games("1. c3-d4 (1. c3-b4 {quiet}) *").next().unwrap().unwrap();
    /// let [main, variation] = game.next(game.start()) else { panic!() };
    /// assert_eq!(game.remarks(*variation).len(), 1);
    /// assert_eq!(game.parent(*main), Some(game.start()));
    /// ```
    pub fn next(&self, at: NodeId) -> &[NodeId] {
        &self.tree.node(at).next
    }

    /// What is said of the step that leads here, or of the whole game at its start.
    pub fn remarks(&self, at: NodeId) -> &[Remark] {
        &self.tree.node(at).remarks
    }

    /// What is said in front of a variation that begins with the step to here.
    pub fn remarks_before(&self, at: NodeId) -> &[Remark] {
        &self.tree.node(at).before
    }

    /// The steps of the game without its variations.
    ///
    /// ```
    /// use partie_draughts::pdn::games;
    /// let game = games("1. c3-d4 (1. c3-b4) d6-c5 *").next().unwrap().unwrap();
    /// assert_eq!(game.main_line().count(), 2);
    /// ```
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let follow = |at: &NodeId| self.next(*at).first().copied();
        std::iter::successors(follow(&NodeId::START), follow)
    }
}
