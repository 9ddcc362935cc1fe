/// What it means that the side to move has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMoves {
    /// It has lost.
    Lost,
    /// The game is drawn.
    Drawn,
}

/// A game that can be searched: its position, the way there, and how to go on and back.
pub trait Game {
    /// A move of the game.
    type Move: Copy;

    /// All legal moves.
    fn moves(&self) -> Vec<Self::Move>;

    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move);

    /// Lets the opponent move at once, if the game can be searched like that here. Taken back like a move.
    fn pass(&mut self) -> bool;

    /// Takes the last move back, or the last pass.
    fn undo(&mut self);

    /// A number for the position and for what of its history the value depends on.
    fn key(&self) -> u64;

    /// A number that tells the moves of one position apart.
    fn code(mv: Self::Move) -> u32;

    /// Where the history of quiet moves is kept, below [`HISTORY`](Self::HISTORY).
    fn slot(&self, mv: Self::Move) -> usize;

    /// How many slots there are.
    const HISTORY: usize;

    /// What follows if there is no move.
    fn without_moves(&self) -> NoMoves;

    /// Whether the rules draw the game here, or would if it went on like this.
    fn is_drawn(&self) -> bool;

    /// What the position is worth to the side to move, in hundredths of a pawn or man.
    fn evaluate(&self) -> i32;

    /// Plies to the end of the game and whether the side to move wins, if a table knows; `Some(None)` is a draw.
    fn known(&self) -> Option<Option<(bool, i32)>>;

    /// How promising a capture or promotion is; none for a quiet move.
    fn gain(&self, mv: Self::Move) -> Option<i32>;

    /// Whether the position, which has these moves, is too restless to be evaluated.
    fn is_restless(&self, moves: &[Self::Move]) -> bool;

    /// Whether to look one ply deeper, given how many moves there are.
    fn extends(&self, moves: usize) -> bool;
}
