//! Offers of a draw and claims.

use super::field::{optional, required};
use super::trial::{Scene, Try};
use super::{FieldKind, PLAYERS, PLAYERS_AND_ARBITER, ROW, Row, Topic};
use crate::{Act, ActKind, ClaimKind, Ground};

const DRAWS: Row = Row { topic: Topic::Draws, who: PLAYERS, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::Offer,
        english: &["offer a draw"],
        czech: &["nabídnout remízu"],
        short: &["draw", "offer", "remíza", "nabídka"],
        tries: |_, attempt| attempt(Act::Offer),
        ..DRAWS
    },
    Row {
        kind: ActKind::Accept,
        english: &["accept"],
        czech: &["přijmout"],
        short: &["yes", "ano"],
        tries: |_, attempt| attempt(Act::Accept),
        hopeless: |table| table.offer.is_none() && table.claim.is_none(),
        ..DRAWS
    },
    Row {
        kind: ActKind::Decline,
        english: &["decline"],
        czech: &["odmítnout"],
        short: &["no", "ne"],
        tries: |_, attempt| attempt(Act::Decline),
        hopeless: |table| table.offer.is_none() && table.claim.is_none(),
        ..DRAWS
    },
    Row {
        kind: ActKind::ClaimRepetition,
        tells_of_moves: true,
        template: r#"{"act": "claim", "claim": "repetition"}"#,
        fields: &[optional("intended", FieldKind::Move)],
        english: &["claim repetition[ with {intended:Nf3}]"],
        czech: &["reklamovat opakování[ tahem {intended:Jf3}]"],
        short: &["claim repetition {intended:Nf3}", "repetition", "opakování[ {intended:Jf3}]"],
        tries: |scene, attempt| claim(ClaimKind::Repetition, scene, attempt),
        ..DRAWS
    },
    Row {
        kind: ActKind::ClaimFiftyMoves,
        tells_of_moves: true,
        template: r#"{"act": "claim", "claim": "fifty-moves"}"#,
        fields: &[optional("intended", FieldKind::Move)],
        english: &["claim fifty moves[ with {intended:Nf3}]"],
        czech: &["reklamovat padesát tahů[ tahem {intended:Jf3}]"],
        short: &["claim fifty[ {intended:Nf3}]", "fifty", "padesát[ {intended:Jf3}]"],
        tries: |scene, attempt| claim(ClaimKind::FiftyMoves, scene, attempt),
        ..DRAWS
    },
    Row {
        kind: ActKind::Examine,
        who: PLAYERS_AND_ARBITER,
        english: &["examine the claim"],
        czech: &["prověřit reklamaci"],
        short: &["examine", "přezkoumat"],
        tries: |_, attempt| attempt(Act::Examine),
        hopeless: |table| table.claim.is_none(),
        ..DRAWS
    },
    Row {
        kind: ActKind::ClaimQuickplay,
        tells_of_moves: true,
        fields: &[required("ground", FieldKind::Ground)],
        english: &[
            "claim that {_:black} cannot win{ground=cannot-win}",
            "claim that {_:black} makes no effort{ground=no-effort}",
        ],
        czech: &[
            "reklamovat, že {_:černý} nemůže vyhrát{ground=cannot-win}",
            "reklamovat, že se {_:černý} nesnaží vyhrát{ground=no-effort}",
        ],
        tries: |_, attempt| attempt(Act::ClaimQuickplay { ground: Ground::CannotWin }),
        hopeless: |table| table.regulations.rules().quickplay.is_none(),
        ..DRAWS
    },
    Row {
        kind: ActKind::RequestIncrement,
        tells_of_moves: true,
        english: &["ask for an increment"],
        czech: &["žádat o přídavek na tah"],
        tries: |_, attempt| attempt(Act::RequestIncrement),
        hopeless: |table| {
            !table.regulations.rules().quickplay.is_some_and(|finish| finish.increment_may_be_requested)
        },
        ..DRAWS
    },
    Row {
        kind: ActKind::Confirm,
        english: &["confirm"],
        czech: &["stvrdit pozici"],
        short: &["confirm the position", "stvrdit", "potvrdit pozici"],
        tries: |_, attempt| attempt(Act::Confirm),
        hopeless: |table| table.question.is_none(),
        ..DRAWS
    },
];

/// Where nothing is claimed, as in Czech draughts, claims are not offered.
fn claim(claim: ClaimKind, scene: &Scene<'_>, attempt: Try<'_>) {
    if scene.has_claims() {
        attempt(Act::Claim { claim, intended: None });
    }
}
