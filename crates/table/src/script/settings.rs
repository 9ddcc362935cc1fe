//! Regulations as lines of a script.

use partie_laws::Edition;

use crate::clock::NextPeriod;
use crate::time_control::{Millis, TimeControl};
use crate::{Agreement, Colour, Conduct, FlagCall, Game, Handicap, Regulations, Scoring, Supervision};

/// Takes one line into the regulations.
pub(super) fn set(regulations: &mut Regulations, name: &str, value: &str) -> Result<(), String> {
    let unknown = || format!("`{value}` is not known for `{name}`");
    match name {
        "game" => regulations.game = game(value).ok_or_else(unknown)?,
        "edition" => regulations.edition = Edition::named(value).ok_or_else(unknown)?,
        "conduct" => {
            regulations.conduct = match value {
                "assisted" => Conduct::Assisted,
                "over the board" => Conduct::OverTheBoard,
                _ => return Err(unknown()),
            }
        }
        "time" => {
            let control = TimeControl::from_people(value);
            regulations.time_control = control.map_err(|error| format!("`{value}`: {error}"))?;
        }
        "supervision" => {
            regulations.supervision = match value {
                "adequate" => Supervision::Adequate,
                "inadequate" => Supervision::Inadequate,
                _ => return Err(unknown()),
            }
        }
        "flag" => {
            regulations.flag = match value {
                "by the laws" => FlagCall::ByTheLaws,
                "automatic" => FlagCall::Automatic,
                _ => return Err(unknown()),
            }
        }
        "agreement" => regulations.agreement = agreement(value).ok_or_else(unknown)?,
        "default time" => {
            regulations.default_time_ms = value.parse().map(Millis::from_minutes).map_err(|_| unknown())?;
        }
        "lag limit" => {
            regulations.lag_limit_ms = value.parse().map(Millis::from_seconds).map_err(|_| unknown())?;
        }
        "next period" => {
            regulations.next_period = match value {
                "when zero reached" => NextPeriod::WhenZeroReached,
                "at move completed" => NextPeriod::AtMoveCompleted,
                _ => return Err(unknown()),
            }
        }
        "quickplay" if value == "announced" => regulations.arbitration.quickplay_announced = true,
        "arbiter" if value == "none" => regulations.arbitration.no_arbiter = true,
        "appeals" if value == "none" => regulations.arbitration.no_appeals = true,
        "devices" if value == "milder penalty" => regulations.arbitration.milder_device_penalty = true,
        "scoring" => regulations.scoring = scoring(value).ok_or_else(unknown)?,
        "scoresheets" | "languages" | "session" | "resumption default" | "special boards" | "assistants"
        | "blindfold" | "simultaneous" | "correspondence" => {
            super::record::set(regulations, name, value).ok_or_else(unknown)?;
        }
        "start" => regulations.start = Some(value.to_owned()),
        "handicap" => regulations.handicap = Some(handicap(value).ok_or_else(unknown)?),
        _ => return Err(format!("`{name}` is no regulation")),
    }
    Ok(())
}

fn game(value: &str) -> Option<Game> {
    match value.split_once(' ') {
        None if value == "chess" => Some(Game::Chess),
        None if value == "czech-draughts" => Some(Game::CzechDraughts),
        Some(("chess960", number)) => Some(Game::Chess960 { number: number.parse().ok()? }),
        _ => None,
    }
}

/// `3-1-0`, in points for a win, a draw and a loss.
fn scoring(value: &str) -> Option<Scoring> {
    let points: Option<Vec<u8>> = value.split('-').map(|points| points.parse().ok()).collect();
    let halves = |points: u8| points.checked_mul(2);
    match points?[..] {
        [win, draw, loss] => Some(Scoring { win: halves(win)?, draw: halves(draw)?, loss: halves(loss)? }),
        _ => None,
    }
}

fn agreement(value: &str) -> Option<Agreement> {
    match value {
        "free" => Some(Agreement::Free),
        "with consent" => Some(Agreement::WithConsent),
        "none" => Some(Agreement::None),
        _ => Some(Agreement::FromMove(value.strip_prefix("from move ")?.parse().ok()?)),
    }
}

fn handicap(value: &str) -> Option<Handicap> {
    let (giver, squares) = value.split_once(' ')?;
    let giver = colour(giver)?;
    let squares = squares.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    Some(Handicap { giver, squares })
}

pub(super) fn colour(word: &str) -> Option<Colour> {
    match word {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        _ => None,
    }
}
