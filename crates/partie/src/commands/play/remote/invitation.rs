//! An invitation: the organiser has offered a role by name, and the person at this terminal answers it.

use partie_server::wire::InvitationAnswer;
use partie_table::{Act, Actor};

use super::remote_table::RemoteTable;
use crate::cli::exit_code::Failure;
use crate::commands::play::shown::Told;
use crate::text::texts::Texts;
use crate::text::words;

impl RemoteTable {
    /// The role that is offered to a person who only watches.
    pub(super) fn offered_role(&self) -> Option<Actor> {
        let info = &self.state.info;
        let offered = info.invited.iter().find(|invited| invited.yours)?;
        info.yours.is_empty().then_some(offered.role)
    }

    pub(super) fn invitation_text(&self, texts: &Texts) -> Option<String> {
        let role = words::table_actor(self.offered_role()?, texts);
        Some(texts.tell("play-invited", [("role", role.into())]))
    }

    /// Answers the invitation if the act does: a spectator has no draw offer to accept or decline.
    pub(super) fn answer_invitation(&self, act: &Act, texts: &Texts) -> Option<Told> {
        let accept = match act {
            Act::Accept => true,
            Act::Decline => false,
            _ => return None,
        };
        let answer = InvitationAnswer { role: self.offered_role()?, accept };
        Some(match self.server.answer_invitation(&self.id, &answer, texts) {
            // The table shows the seat that was taken.
            Ok(()) if accept => Told::default(),
            Ok(()) => Told::that(vec![texts.say("play-invitation-declined")]),
            Err(Failure::NobodyListens) => Told::default(),
            Err(Failure::Input(why) | Failure::Io(why)) => Told { lines: vec![why], refused: true },
        })
    }
}
