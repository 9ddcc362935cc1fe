//! What a page is told of a table.

use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{
    ActKind, Actor, Colour, Decided, Line, View, acts_of, knows_legality, lines_for, view_since, why_closed,
};

use super::entry::Held;
use super::lag::LagRule;
use super::link::LinkKeys;
use super::person::Names;
use super::room::Directory;
use super::state::{TableWithPeople, board_of};
use crate::people::identity::Identity;
use crate::wire::{ActState, Invitation, Lag, Link, TableInfo, TableState, TableSummary, Update};

impl TableWithPeople {
    /// All of it, for somebody.
    pub(crate) fn state_for(
        &self,
        who: &Identity,
        present: &[Colour],
        directory: &Directory,
        now: Instant,
    ) -> TableState {
        let view = view_since(&self.table, self.presence(), self.looks_as(who), now, 0);
        TableState {
            seq: self.seq,
            now,
            info: self.info_for(who, present, directory),
            view: self.shown(view, now),
            decided: Vec::new(),
        }
    }

    /// Where the log is damaged, nobody can act and no clock runs. After a standstill of the server the clocks run on a little
    /// later than now.
    fn shown(&self, view: View, now: Instant) -> View {
        if self.damage.is_some() {
            view.at_rest()
        } else if now < self.table.latest() {
            view.with_clocks_standing()
        } else {
            view
        }
    }

    /// What has changed, for a role: with these lines, the first of which is line `from`, and what was decided.
    pub(crate) fn update_for(
        &self,
        role: Actor,
        now: Instant,
        (from, lines): (usize, &[Line]),
        decided: &[Decided],
    ) -> Update {
        let view = view_since(&self.table, self.presence(), role, now, usize::MAX);
        let lines = view.lines.as_ref().map(|_| lines.to_vec());
        let from = if lines.is_some() { from } else { 0 }; // how many moves were made is hidden, too (FIDE 13.6)
        let view = View { from, lines, ..view };
        let (table, decided) = (self.id.clone(), decided.to_vec());
        Update { table, seq: self.seq, now, decided, view: self.shown(view, now) }
    }

    /// Each act of a role, and why it is closed if it is.
    pub(crate) fn acts_for(&self, role: Actor, now: Instant) -> Vec<ActState> {
        let closed = |act| why_closed(&self.table, self.presence(), role, act, now);
        let state = |act: ActKind| ActState { act, refusal: closed(act).map(Into::into) };
        acts_of(&self.table, role).into_iter().map(state).collect()
    }

    /// The acts of all roles that a person has here.
    fn acts_of(&self, who: &Identity) -> Vec<ActKind> {
        let roles = self.roles_of(who);
        let roles = if roles.is_empty() { vec![Actor::Spectator] } else { roles };
        let mut acts: Vec<ActKind> = roles.into_iter().flat_map(|role| acts_of(&self.table, role)).collect();
        acts.sort();
        acts.dedup();
        acts
    }

    pub(crate) fn info_for(&self, who: &Identity, present: &[Colour], directory: &Directory) -> TableInfo {
        let Directory { names, link_keys } = directory;
        let organiser = self.is_organised_by(who);
        let lag = LagRule::of(self.table.regulations());
        let regulations = self.table.regulations().clone();
        TableInfo {
            id: self.id.clone(),
            time_text: regulations.time_control.to_people(),
            regulations,
            seats: self.seats(names),
            present: present.to_vec(),
            yours: self.roles_of(who),
            acts: self.acts_of(who),
            claims: self.table.claims(),
            organiser,
            private: self.private,
            opened_at: self.opened_at,
            rematch: self.rematch.clone(),
            abandoned: self.abandoned,
            links: if organiser { self.shown_links(*link_keys) } else { Vec::new() },
            invited: self.invited_for(who, names),
            damaged_from: self.damage.map(|damage| damage.seq),
            group: self.group.as_ref().map(|place| self.in_group(place)),
            lag: (lag.limit > Millis::ZERO).then(|| Lag::from(lag)),
        }
    }

    fn shown_links(&self, link_keys: LinkKeys) -> Vec<Link> {
        self.links.iter().filter_map(|kept| link_keys.shown(&self.id, kept)).collect()
    }

    fn invitations_of(&self, who: &Identity) -> Vec<Actor> {
        self.invited.iter().filter(|held| who.is(held.person.as_str())).map(|held| held.role).collect()
    }

    /// The organiser sees all who were invited, others what they were invited to themselves.
    fn invited_for(&self, who: &Identity, names: &Names) -> Vec<Invitation> {
        let shown = |held: &&Held| self.is_organised_by(who) || who.is(held.person.as_str());
        let invitation = |held: &Held| Invitation {
            role: held.role,
            person: names.person(&held.person),
            yours: who.is(held.person.as_str()),
        };
        self.invited.iter().filter(shown).map(invitation).collect()
    }

    /// How many moves were made, as anybody may know.
    fn line_count(&self) -> usize {
        if knows_legality(&self.table, Actor::Spectator) {
            return self.table.plies().len();
        }
        lines_for(&self.table, Actor::Spectator, 0).len()
    }

    pub(crate) fn summary_for(&self, who: &Identity, names: &Names) -> TableSummary {
        let regulations = self.table.regulations();
        TableSummary {
            table: self.id.clone(),
            game: regulations.game,
            time_text: regulations.time_control.to_people(),
            conduct: regulations.conduct,
            seats: self.seats(names),
            yours: self.roles_of(who),
            invited: self.invitations_of(who),
            opened_at: self.opened_at,
            plies: self.line_count() as u32,
            board: board_of(&self.table),
            outcome: self.table.outcome().copied(),
            abandoned: self.abandoned,
            damaged: self.damage.is_some(),
        }
    }
}
