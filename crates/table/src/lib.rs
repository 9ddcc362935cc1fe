//! A partie at the table, from the moment the players sit down to the result: chess, Chess960 and Czech draughts.
//!
//! Three functions do everything, and none of them reads a clock, a file or a random source:
//! - [`decide()`] says what follows from somebody's act: events, or a [`Refusal`] with its article;
//! - [`Table::apply`] takes an event into the state, which is nothing but the fold of the log;
//! - [`view()`] says what somebody sees and may do.
//!
//! ```
//! use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
//! let mut table = Table::open(Regulations::default())?;
//! let mut log = vec![table.opening(Instant::BEGINNING)];
//! let moves = [(Actor::White, "f2-f3"), (Actor::Black, "e7-e5"), (Actor::White, "g2-g4"), (Actor::Black, "d8-h4")];
//! for (player, mv) in moves {
//!     let act = Act::moving(mv.parse()?);
//!     for event in decide(&table, Presence::FULL, player, &act, Instant::BEGINNING)? {
//!         table.apply(&event);
//!         log.push(event);
//!     }
//! }
//! assert_eq!(table.outcome().unwrap().to_string(), "0-1, checkmate (FIDE 5.1a)");
//! assert_eq!(Table::replay(&log)?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Choices, where the Laws leave them to us
//! - A *declared* move ([`Act::Move`]) is refused in both conducts if it is not legal or breaks touch-move. What *hands*
//!   do over the board ([`Act::Release`] and its kin) is never refused for that: it happens, the log notes the breach,
//!   and the opponent may complain until touching a piece (FIDE 4.7). An illegal move exists once the clock is pressed.
//! - Illegal moves stand and play goes on from them, as long as both kings are on the board. Otherwise only restoring
//!   the position helps.
//! - A position that is restored brings the clocks back to what they showed when it was left, with what an arbiter has given,
//!   taken or put right since; the arbiter may set them otherwise (FIDE 6.13). What was touched for the move that is taken back binds its player.
//! - The first move starts the game if nobody else has, and so does Black by pressing the clock.
//! - A claim stops the clocks. In assisted conduct it is examined at once; over the board the arbiter or the opponent
//!   has it examined, or the opponent accepts it as an offer. Fifty moves (FIDE 9.3b) count when they are made.
//! - Every verdict names its article by the number of the edition in force ([`partie_laws::Edition::own`]), and so does what
//!   an arbiter decides, whichever edition the arbiter has cited. What is in a log already stays as it was written.
//! - Whether somebody could still mate is proved by [`Analysis`]; where it fails, and in positions that no legal play
//!   leads to, the arbiter decides. Where a king was left to be taken, the legal moves that do not take it tell (FIDE B3c).
//! - Illegal moves are noticed by act; nobody is told of them before. In rapid chess and blitz without enough arbiters they
//!   stand after the next move, and the players may agree to go back (FIDE B3c). A wrong claim about one costs nothing.
//! - The losing illegal move is judged from the position before it, which is put back first (FIDE 7.4b).
//! - A move made with both hands is punished and stays; a clock pressed without a move runs again (FIDE 2018/7.5.3, 7.5.4).
//! - Castling that a player has declared binds to nothing until the king or a rook is touched, and 4.4b holds all the same; but
//!   a king let go on a square that it could step to has then begun to castle (FIDE F3n1, 4.6b).
//! - Since 2014 a mate, stalemate or dead position that came about against the touch rules ends the game as long as nobody
//!   complains. The opponent may do so until signing, the arbiter until both have signed (FIDE 2014/5.1a, 8.7).
//! - A game that is begun anew keeps nothing of the one before but its regulations (FIDE 7.1a).
//! - A scoresheet that a player keeps refuses what is written in advance (FIDE 8.1). A declared move waits until the sheet
//!   is up to date; a hand that moves all the same breaks the article, and the opponent may complain: the move stands, and
//!   the arbiter sees to it.
//! - The move of a claim is entered on the sheet with the claim, in the player's letters (FIDE 9.2a), and a sealed move when
//!   its envelope is opened (FIDE G1a). Beside a move a sheet may
//!   have times and what stands in brackets, unless that names a square and could be another move (FIDE 12.4).
//! - An offer made before the own move is noted with that move (FIDE 9.1b(2)).
//! - A sheet is read in the language in which most of it agrees with what was played; what fits several moves differs.
//! - A sealed move is a hash of what is written and a secret. It is read in the player's own language only: the declared one,
//!   that of their sheet, or if it does not tell the one that is named with the seal. Only if none is known, every
//!   language counts, and two legal readings are ambiguous (FIDE G8a). Content that does not fit the hash
//!   is refused, and the arbiter rules. A wrong sealed move only draws against a player who could not have mated (FIDE G8).
//! - A move on the board after the order to seal stands there, and needs no envelope (FIDE G1a). When both are absent from
//!   the resumption, the clock of the one who has to answer runs in every edition (FIDE 2018/I.11).
//! - A sealed move is void when an irregularity before it is noticed, and its envelope goes back unopened (FIDE 7.4a, 7.5).
//!   An adjourned game stays adjourned, and the clock of the player who has the move runs when it is resumed.
//! - At a special board a slip of the tongue counts once the clock is pressed: the announced move is made (FIDE E2.6). The
//!   table's board follows the announcements; hands work on the player's own board, which may come to differ, and a move that
//!   only that one allows is refused until the boards are compared (FIDE E2.7). Either player may ask for two boards until the
//!   game begins (FIDE E1). Over the board hands and declared moves wait until the opponent's move was repeated, and at a
//!   special board until it was made there; in assisted conduct the software tells each player the moves (FIDE E2.1).
//! - A scoresheet that lacks what must be on it by now does not agree with the other, and play goes back to where both do
//!   (FIDE E2.8). Where nobody has to write, the table's own record takes its place (FIDE E2.7).
//! - Where the arbiter has left after the clocks were stopped, either player resumes play (FIDE 6.12c). Nobody can stop them
//!   for an arbiter who is not there.
//! - An arbiter may answer a claim without an arbiter at the board (FIDE D1) although the opponent has not confirmed it: the
//!   table itself has written down the position, and a refusal to confirm must not decide the game.
//! - When and where an adjourned game goes on the arbiter says in words, which stand on the envelope (FIDE G2g). A game may be
//!   resumed without that.
//! - The players see how many moves were made only while they complete their scoresheets after a fallen flag (FIDE 8.5, 13.6).
//! - An offer at the wrong moment counts; the arbiter who takes it down is told that play goes on, and may punish it
//!   (FIDE 9.1b(1), 12.6).
//! - Wrong times after a resumption are pointed out by reporting the incident. As long as nobody has moved, the arbiter
//!   may set them without that. Too late, the arbiter may still do it after having taken the incident down as well,
//!   because the consequences would be too harsh (FIDE G12).
//! - A claim of a draw that came before a fallen flag was noticed is examined first (FIDE 6.8, 9.5a). Flags that fell in
//!   unknown order before the last period count no more, and the next period begins (FIDE 6.11a). Since 2018 that holds only
//!   where the guidelines for games without increment do; otherwise the arbiter decides by analogy (FIDE 2018/III.2, P1).
//! - Who is absent may settle the game from afar: resign, offer, accept (FIDE G6); all else waits for the arrival (FIDE 6.6).
//! - Who has stopped the clocks may claim, and both may offer, agree and resign while the arbiter is asked for help.
//! - By correspondence only dates count: every moment is that of its day's beginning (ČUD 11.1c).
//! - In draughts a move is finished where the piece is let go, with or without a clock (ČUD 3.10): the opponent may answer an
//!   irregular one at once, and it counts among the moves of ČUD 10.1 although the clock is pressed late. A capture that has
//!   landed is waited for until its pieces are removed (ČUD 4.12); if the opponent complains of a slide before, it is shown
//!   again (ČUD 4.9).
//! - In draughts a hand that acts out of turn is not refused: it happens, and the opponent decides (ČUD 5.4). Black who begins
//!   has moved wrongly (ČUD 5.4b). Pieces that are only taken off are no move: the same player still has to make one, unless
//!   the clock was pressed. Whatever is put right is put right from the first irregularity since the opponent's last move on
//!   (ČUD 5.8).
//! - A capture of several pieces made as one slide is shown again if the opponent asks before moving (ČUD 4.9), and so is a
//!   single one whose piece was taken off before the jump (ČUD 4.4). It has to be the same capture. What was shown square by
//!   square was shown well enough, and a complaint of it fails.
//! - An irregular reply in draughts confirms what was before it as soon as the piece is let go (ČUD 3.10, 5.7).
//! - In rapid chess and blitz without enough arbiters the arbiter leaves illegal moves, article 4 and single flags to the players
//!   until one of them asks, by whichever act or article it would be done; to stop the clocks and call is to ask
//!   (FIDE A4, B3). An illegal move that was answered is not put right even then.
//! - The way of a piece that is let go has every square that it was set down on before (ČUD 3.12).
//! - A new king moves as one whether or not it is crowned. The opponent may crown it at any time, the owner once the opponent
//!   has moved without doing so (ČUD 3.6).
//! - Where nobody knows who set up the men wrongly, each player is the opponent who may let it stand or want it right
//!   (ČUD 5.2, 5.4).
//! - A game of draughts in which nobody can have won is a draw, even if neither player has come or both refuse the rules
//!   (ČUD 7.1, 7.3c). A player who moves after the opponent was reported to refuse them puts up with that refusal, and it does
//!   not lose any more (ČUD 5.7, 7.2d).
//! - In draughts, jumped pieces of which none was removed are case m of ČUD 5.4, of which some were, case k.
//! - Whoever is at the table may report an incident. A device that the *arbiter* reports loses at once, unless the event
//!   has chosen a milder penalty; in 2009 the opponent then gets half a point if mate was impossible (FIDE 12.3b). If the
//!   arbiter then reports one of the opponent too, both have lost.
//! - Penalties on points hold for the result that the game comes to, and never give more than the game is worth from 2014
//!   on. Expulsion during the game loses it. Time taken below zero lets the flag fall, and that is noticed.
//! - A game that a penalty ends before both players have moved was not played: `+/-`.
//! - A claim in a quickplay finish stops the clocks until it is answered. There is none with an increment or a delay in
//!   any edition, and in later editions none that was not announced.
//! - Extra time a move (FIDE 2014/G4) is given at once for the next move of each player, as before a game.
//! - Appeals name the article of a decision that was made. Play goes on as ruled; an appeal or a ruling may change the
//!   result, or reopen the game with the clocks standing.

mod act;
mod apply;
mod arbiter;
mod board;
pub mod clock;
mod decide;
mod event;
mod hand;
mod json;
mod record;
mod refusal;
mod regulations;
mod result;
pub mod script;
mod snapshot;
mod table;
pub mod time_control;
mod view;

pub use act::{Act, ActKind, Actor, ClaimKind, Irregularity, Manner, Ruling, catalogue, words};
pub use apply::Misfit;
pub use arbiter::{
    Advice, Appeal, Arbitration, Casebook, Circumstances, Claimable, Consequence, Effect, Given, Ground,
    Incident, IncidentKind, Offence, OnRecord, Penalty, Price, Quickplay, Submitted, advise, advise_on,
};
pub use board::{
    Castling, Change, Choice, Choices, Colour, Kind, MarkedMove, Move, NotAMarkedMove, NotAMove, NotSigns,
    Piece, Signs, Square,
};
pub use decide::{TypedMove, decide, decide_for_person, likely_actor};
pub use event::{
    Decided, Event, Fact, Happened, Question, Unnoticed, Version, decided, everything_in, unnoticed_in,
};
pub use hand::{Bond, Duty, Touching};
pub use record::{
    Blindfold, CrossedOut, Envelope, Heading, KindOfPlay, Language, Recording, Scoresheets, Sheet, SheetLine,
    Told, UnknownLanguage, Verdict, WhyRecord, clocks_changed, pdn, pgn, seal,
};
pub use refusal::{Refusal, Refused, Why, WhyTyped};
pub use regulations::{
    Agreement, Condition, Conduct, FlagCall, Game, Handicap, Regulations, RegulationsError, Scoring,
    Supervision,
};
pub use result::{Analysis, Material, Outcome, Proof, Reason, Score, Winnability, Winnable};
pub use snapshot::STATE_FORM;
pub use table::{Asker, Claim, Offer, Ply, Presence, ReplayError, Table};
pub use view::{
    Adjourned, Asked, Bound, Clocks, Glance, Line, Need, Persistence, Placed, Sheets, Stage, StandingOffer,
    View, acts_of, board_text, glance, knows_legality, lines_for, lines_since, view, view_since, why_closed,
};

/// Its example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

/// A page of the guide for programmers, whose code is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/check-a-move.md")]
pub struct CheckAMove;

/// A page of the guide for programmers, whose code is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/run-a-table.md")]
pub struct RunATable;

/// A page of the guide for programmers, whose code is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/read-games.md")]
pub struct ReadGames;

/// A page of the guide for programmers, whose code is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/prove-a-position-dead.md")]
pub struct ProveAPositionDead;
