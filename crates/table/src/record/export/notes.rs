//! What is told beside the moves.

use crate::script::arbiter_facts;
use crate::script::facts::of_event;
use crate::time_control::Millis;
use crate::{Event, Fact, ReplayError, Table};

/// A partie played over, with what is to be said before the first move and after each.
pub(super) struct Notes {
    pub(super) table: Table,
    /// The first is for the time before the first move.
    pub(super) comments: Vec<Vec<String>>,
    /// What the mover's clock showed after each move.
    pub(super) clocks: Vec<Option<Millis>>,
}

impl Notes {
    pub(super) fn take(log: &[Event]) -> Result<Notes, ReplayError> {
        let table = Table::replay(log.iter().take(1))?;
        let mut notes = Notes { table, comments: vec![Vec::new()], clocks: Vec::new() };
        log.iter().skip(1).for_each(|event| notes.follow(event));
        Ok(notes)
    }

    fn follow(&mut self, event: &Event) {
        self.table.apply(event);
        let plies = self.table.plies().len();
        self.comments.resize(plies + 1, Vec::new()); // shorter, if the position was restored
        self.clocks.resize(plies, None);
        if let Some(last) = self.table.plies().last()
            && matches!(event.fact, Fact::Made { .. } | Fact::MadeIllegally { .. } | Fact::Pressed { .. })
        {
            let faces = self.table.clock().display(event.at).ok();
            let shown = faces.and_then(|faces| faces.of(last.by).shown);
            self.clocks[plies - 1] = shown;
        }
        let told = of_event(event).or_else(|| decided(event)).filter(|_| is_worth_telling(&event.fact));
        if let (Some(told), Some(comments)) = (told, self.comments.last_mut()) {
            let article = event.fact.article().map(|article| format!(" ({article})"));
            comments.push(told + &article.unwrap_or_default());
        }
    }
}

/// What the arbiter has decided, which a script tells otherwise. What somebody has reported is for the arbiter only
/// (FIDE 13.7a).
fn decided(event: &Event) -> Option<String> {
    match &event.fact {
        Fact::Penalised { given, .. } => Some(format!("{} penalised: {}", given.offender, given.penalty)),
        Fact::ResultChanged { .. }
        | Fact::GameReopened { .. }
        | Fact::AppealDecided { .. }
        | Fact::IncrementIntroduced { .. } => arbiter_facts::of_event(event),
        _ => None,
    }
}

/// Whose clock, White's and Black's, was changed by something else than a move, as a comment of an exported game tells.
///
/// ```
/// assert_eq!(partie_table::clocks_changed("black gains 2 minutes (FIDE 7.4b)"), [false, true]);
/// assert_eq!(partie_table::clocks_changed("restored to 4 plies (FIDE 7.4a)"), [true, true]);
/// ```
pub fn clocks_changed(comment: &str) -> [bool; 2] {
    let both =
        ["restored to ", " seconds more a move", "reopened"].iter().any(|words| comment.contains(words));
    ["white", "black"].map(|player| {
        let of_player = |words: &str| comment.contains(&format!("{player}{words}"));
        both || [" gains ", " loses ", "'s clock is set to "].into_iter().any(of_player)
    })
}

/// Moves, clocks and draw offers at their place are told otherwise.
fn is_worth_telling(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::Started { .. }
            | Fact::Made { .. }
            | Fact::MadeIllegally { .. }
            | Fact::Offered { proper: true }
            | Fact::Declined { by_touch: true }
            | Fact::Followed { .. }
            | Fact::Repeated { .. }
            | Fact::Announced { .. }
    )
}

/// `1:29:57`
pub(super) fn clock_time(time: Millis) -> String {
    let seconds = time.get() / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
