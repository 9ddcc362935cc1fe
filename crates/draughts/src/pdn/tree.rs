use std::error::Error;
use std::fmt;

use super::Remark;
use crate::{Move, Position};

/// A place in the tree of a [`Game`](super::Game): its beginning, or behind one of the steps.
///
/// It means something only to the game that it comes from and to copies of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    pub(super) const START: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What leads from one position to the next.
///
/// ```
/// use partie_draughts::pdn::{Step, games};
/// let game = games("1. c3-d4 *").next().unwrap().unwrap();
/// let first = game.main_line().next().unwrap();
/// assert!(matches!(game.step(first), Some(Step::Move(mv)) if mv.to_string() == "c3-d4"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// Another position, set up in the middle of the game.
    Setup(Position),
}

/// The steps of a game in one list, so that no depth of variations can exhaust the stack.
#[derive(Clone, Debug)]
pub(super) struct Tree(Vec<Node>);

#[derive(Clone, Debug)]
pub(super) struct Node {
    /// None at the start only.
    pub(super) step: Option<Step>,
    pub(super) parent: NodeId,
    /// After the step.
    pub(super) position: Position,
    /// Before the step; only in front of a variation.
    pub(super) before: Vec<Remark>,
    pub(super) remarks: Vec<Remark>,
    /// The main continuation, then its variations.
    pub(super) next: Vec<NodeId>,
}

impl Tree {
    pub(super) fn new(start: Position) -> Self {
        Self(vec![Node::new(None, NodeId::START, start)])
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.0[id.index()]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.0[id.index()]
    }

    pub(super) fn add(&mut self, parent: NodeId, step: Step) -> NodeId {
        let position = match step {
            Step::Move(mv) => self.node(parent).position.play(&mv),
            Step::Setup(position) => position,
        };
        let id = NodeId(self.0.len() as u32);
        self.0.push(Node::new(Some(step), parent, position));
        self.node_mut(parent).next.push(id);
        id
    }
}

impl Node {
    fn new(step: Option<Step>, parent: NodeId, position: Position) -> Self {
        Self { step, parent, position, before: Vec::new(), remarks: Vec::new(), next: Vec::new() }
    }

    fn says_the_same(&self, other: &Self) -> bool {
        (self.step, self.position, &self.before, &self.remarks, self.next.len())
            == (other.step, other.position, &other.before, &other.remarks, other.next.len())
    }
}

/// The same steps and remarks, in whatever order they were added.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = vec![(NodeId::START, NodeId::START)];
        while let Some((id, other_id)) = pairs.pop() {
            let (node, other_node) = (self.node(id), other.node(other_id));
            if !node.says_the_same(other_node) {
                return false;
            }
            pairs.extend(node.next.iter().copied().zip(other_node.next.iter().copied()));
        }
        true
    }
}

impl Eq for Tree {}

/// A move that is not legal in the position where it should be added.
///
/// ```
/// use partie_draughts::pdn::Game;
/// let mut game = Game::new();
/// let white = game.position(game.start()).legal_moves()[0];
/// let after = game.play(game.start(), white).unwrap();
/// assert!(game.play(after, white).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegal(pub Move);

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal here", self.0)
    }
}

impl Error for NotLegal {}
