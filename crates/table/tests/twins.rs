//! Over the board the page is wood: nothing that anybody but the arbiter is told depends on what is legal (FIDE 6.14, 12.3),
//! except a result and the answer to a claim. Twins are two positions in which the same hands do the same, and only legality
//! differs: whatever people are told, it is the same.

use partie_laws::Edition;
use partie_table::clock::Instant;
use partie_table::time_control::{Millis, TimeControl};
use partie_table::{
    Act, Actor, Conduct, Game, Presence, Recording, Regulations, Scoresheets, Square, Table, View, acts_of,
    decide, decided, glance, view, why_closed,
};

/// Two positions, and what hands do at both.
struct Twin {
    name: &'static str,
    game: Game,
    starts: [&'static str; 2],
    /// `w` or `b`, a word and squares: `w release e2-c3`.
    rows: &'static str,
}

const CHESS: Game = Game::Chess;
const DRAUGHTS: Game = Game::CzechDraughts;
const CHESS960: Game = Game::Chess960 { number: 0 };
/// The rook pins the knight, or not.
const PINNED: [&str; 2] = ["k3r3/pp6/8/8/8/8/4N1PP/4K3 w - - 0 1", "kr6/pp6/8/8/8/8/4N1PP/4K3 w - - 0 1"];
/// White may castle, or not.
const CASTLES: [&str; 2] = ["k7/pp6/8/8/8/8/6PP/4K2R w K - 0 1", "k7/pp6/8/8/8/8/6PP/4K2R w - - 0 1"];
/// The pawn on d5 may be captured en passant, or not.
const EN_PASSANT: [&str; 2] = ["k7/pp6/8/3pP3/8/8/6PP/4K3 w - d6 0 1", "k7/pp6/8/3pP3/8/8/6PP/4K3 w - - 0 1"];
/// The pawn is pinned along the seventh rank, or not.
const PROMOTES: [&str; 2] = ["8/r3P2K/8/8/8/8/pp6/1k6 w - - 0 1", "8/4P2K/r7/8/8/8/pp6/1k6 w - - 0 1"];
/// The man on c3 must capture, or there is nothing to capture.
const MUST_CAPTURE: [&str; 2] = ["W:Wa1,c3,g3:Bd4,h8,b8", "W:Wa1,c3,g3:Ba7,h8,b8"];

const TWINS: &[Twin] = &[
    Twin {
        name: "a pinned knight",
        game: CHESS,
        starts: PINNED,
        rows: "w touch e2, w release e2-c3, w offer, b record Nc3, w record Nc3, b touch a7, b both-hands, w adjust h2,
            b adjust b7, w press, b record Nc3, b release a7-a6, w touch g2, b press, w release g2-g4, w press, b release a6-a5, b press",
    },
    Twin {
        name: "a reply before the clock is pressed",
        game: CHESS,
        starts: PINNED,
        rows: "w release e2-c3, b touch a7, b release a7-a6, b press, w press, b press, w release h2-h3, w press",
    },
    Twin {
        name: "a hand that goes on after the move",
        game: CHESS,
        starts: PINNED,
        rows: "w release e2-c3, w offer, w release c3-d5, w release d5-e7, w take-off e7, w put knight e7, w press, w let-go, w press,
            b release a7-a6, b press",
    },
    Twin {
        name: "a hand that takes a move back, and makes two",
        game: CHESS,
        starts: PINNED,
        rows: "w release e2-c3, w release c3-e2, w press, b release a7-a6, w release g2-g3, w release h2-h3, b press, w press",
    },
    Twin {
        name: "two replies before the clock is pressed",
        game: CHESS,
        starts: PINNED,
        rows: "w release e2-c3, b release a7-a6, w release g2-g3, b release b7-b6, w press, b press, w press",
    },
    Twin {
        name: "a move that gives check, or does not",
        game: CHESS,
        starts: ["8/7k/pp6/8/8/8/8/R3K3 w - - 0 1", "8/8/pp5k/8/8/8/8/R3K3 w - - 0 1"],
        rows: "w release a1-c1, w press, b release a6-a5, b press, w release c1-c7, w press, b touch a5, b release a5-a4, w release e1-e2,
            b press, w press, b release a4-a3, b press",
    },
    Twin {
        name: "a bishop whose way is free, or not",
        game: CHESS,
        starts: ["k7/pp6/8/8/8/8/4P3/4KB2 w - - 0 1", "k7/pp6/8/8/8/4P3/8/4KB2 w - - 0 1"],
        rows: "w touch f1, w release f1-c4, b offer, w press, b accept-not, b release a7-a5, b press",
    },
    Twin {
        name: "a capture that is legal, or not",
        game: CHESS,
        starts: ["k3r3/pp6/8/8/8/2p5/4N1PP/4K3 w - - 0 1", "kr6/pp6/8/8/8/2p5/4N1PP/4K3 w - - 0 1"],
        rows: "w release e2-c3, b release a7-a6, w take-off c3, b touch b7, w press, b release a7-a6, b press",
    },
    Twin {
        name: "castling with the king first",
        game: CHESS,
        starts: CASTLES,
        rows: "w release e1-g1, b touch a7, w release h1-f1, w offer, w press, b release a7-a6, b press",
    },
    Twin {
        name: "castling is half made when the opponent replies",
        game: CHESS,
        starts: CASTLES,
        rows: "w release e1-g1, b release a7-a6, w release h1-f1, w press, b press",
    },
    Twin {
        name: "castling with both pieces in hand",
        game: CHESS,
        starts: CASTLES,
        rows: "w touch e1 h1, w take-off e1, w release h1-f1, w put king g1, w let-go, w press, b release a7-a6, b press",
    },
    Twin {
        name: "castling in Chess960",
        game: CHESS960,
        starts: ["k7/pp6/8/8/8/8/6PP/4K1R1 w G - 0 1", "k7/pp6/8/8/8/8/6PP/4K1R1 w - - 0 1"],
        rows: "w castling, w take-off e1, w release g1-f1, w put king g1, w let-go, w castling, w press, b castling, b release a7-a6, b press",
    },
    Twin {
        name: "en passant",
        game: CHESS,
        starts: EN_PASSANT,
        rows: "w release e5-d6, w take-off d5, b touch b7, w press, b release b7-b6, b press, w release g2-g3, w press",
    },
    Twin {
        name: "a promotion of a pinned pawn",
        game: CHESS,
        starts: PROMOTES,
        rows: "w release e7-e8, w put queen e8, w let-go, w let-go, b release a2-a1, b put rook a1, b let-go, w press, b press",
    },
    Twin {
        name: "a promotion of a pinned pawn that goes off first",
        game: CHESS,
        starts: PROMOTES,
        rows: "w take-off e7, w put rook e8, w let-go, b release b1-c2, w press, b press",
    },
    Twin {
        name: "a man that moves although another one must capture",
        game: DRAUGHTS,
        starts: MUST_CAPTURE,
        rows: "w touch g3, w release g3-f4, w offer, b touch h8, w press, b release h8-g7, b press, w release a1-b2, w press",
    },
    Twin {
        name: "a reply in draughts before the clock is pressed",
        game: DRAUGHTS,
        starts: MUST_CAPTURE,
        rows: "w release g3-f4, b release h8-g7, w press, b press, w release f4-e5, b touch b8, b release b8-c7, w press, b press",
    },
    Twin {
        name: "a man that becomes a king although another one must capture",
        game: DRAUGHTS,
        starts: ["W:Wa1,c3,g7:Bd4,b8,b6", "W:Wa1,c3,g7:Bf4,b8,b6"],
        rows: "w release g7-h8, b crown h8, w press, b release b6-a5, b press",
    },
];

#[test]
fn fide_12_3_nobody_but_the_arbiter_is_told_what_is_legal() {
    let mut wrong = Vec::new();
    for twin in TWINS {
        for edition in Edition::ALL {
            for time in [Some("5400+30"), None] {
                wrong.extend(twin.difference(edition, time));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

impl Twin {
    /// The first thing that somebody is told at one table and not at the other.
    fn difference(&self, edition: Edition, time: Option<&str>) -> Option<String> {
        let mut tables = self.starts.map(|start| self.open(start, edition, time));
        let mut now = Instant::from_seconds(1);
        for row in self.rows.split(',').map(str::trim) {
            now = now.after(Millis::from_seconds(5)).expect("later");
            let told = [0, 1].map(|table| act(&mut tables[table], row, now));
            let found = (told[0] != told[1]).then(|| format!("answer\n  {}\n  {}", told[0], told[1]));
            let found = found.or_else(|| {
                let [one, other] = [0, 1].map(|table| self.told(&tables[table], now));
                let differs = one.into_iter().zip(other).find(|(one, other)| one != other);
                differs.map(|(one, other)| format!("\n  {one}\n  {other}"))
            });
            if let Some(found) = found {
                return Some(format!("{} ({edition:?}, {time:?}): after `{row}`: {found}", self.name));
            }
        }
        None
    }

    fn open(&self, start: &str, edition: Edition, time: Option<&str>) -> Table {
        let regulations = Regulations {
            game: self.game,
            edition,
            time_control: time
                .map_or(TimeControl::UNTIMED, |time| TimeControl::from_pgn(time).expect("a time control")),
            conduct: Conduct::OverTheBoard,
            start: Some(start.to_owned()),
            recording: Recording { scoresheets: Scoresheets::ByPlayers, ..Recording::default() },
            ..Regulations::default()
        };
        let mut table = Table::open(regulations).expect("a table");
        act(&mut table, "a start", Instant::BEGINNING);
        table
    }

    /// Everything that the players, their assistants and spectators are told, without the pieces in which the positions differ.
    fn told(&self, table: &Table, now: Instant) -> Vec<String> {
        let mut told = Vec::new();
        for role in
            [Actor::White, Actor::Black, Actor::WhiteAssistant, Actor::BlackAssistant, Actor::Spectator]
        {
            let mut seen: View = view(table, Presence::FULL, role, now);
            let differ = self.differing();
            seen.pieces.retain(|placed| !differ.contains(&placed.square));
            told.push(format!("{role}: {}", serde_json::to_string(&seen).expect("JSON")));
            let mut row = glance(table, Presence::FULL, role, now);
            row.board.clear(); // the pieces are those of the view
            told.push(format!("{role}: {}", serde_json::to_string(&row).expect("JSON")));
            for kind in acts_of(table, role) {
                told.push(format!(
                    "{role}: {kind:?}: {:?}",
                    why_closed(table, Presence::FULL, role, kind, now)
                ));
            }
        }
        told
    }

    fn differing(&self) -> Vec<Square> {
        let [one, other] = self.starts.map(|start| self.open(start, Edition::default(), None).pieces());
        let alone = one.iter().filter(|placed| !other.contains(placed));
        alone.chain(other.iter().filter(|placed| !one.contains(placed))).map(|placed| placed.square).collect()
    }
}

/// Does it, and says what the person is answered.
fn act(table: &mut Table, row: &str, now: Instant) -> String {
    let (who, said) = row.split_once(' ').expect("who and what");
    let actor = match who {
        "w" => Actor::White,
        "b" => Actor::Black,
        _ => Actor::Arbiter,
    };
    let json = json(said);
    let act: Act = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{row}: {json}: {error}"));
    match decide(table, Presence::FULL, actor, &act, now) {
        Err(refusal) => format!("{refusal:?}"),
        Ok(events) => {
            let answered = format!("{:?}", decided(table, &events));
            for event in &events {
                table.apply(event);
            }
            assert!(table.outcome().is_none(), "{row}: the game is over");
            answered
        }
    }
}

fn json(said: &str) -> String {
    let (word, rest) = said.split_once(' ').unwrap_or((said, ""));
    let quoted = rest.split(' ').map(|square| format!("\"{square}\"")).collect::<Vec<_>>().join(",");
    match word {
        "release" => format!(r#"{{"act":"release","path":"{rest}"}}"#),
        "touch" => format!(r#"{{"act":"touch","squares":[{quoted}]}}"#),
        "adjust" => format!(r#"{{"act":"touch","squares":[{quoted}],"manner":"adjusting"}}"#),
        "take-off" | "crown" => format!(r#"{{"act":"{word}","square":"{rest}"}}"#),
        "put" => {
            let (kind, square) = rest.split_once(' ').expect("a piece and a square");
            format!(r#"{{"act":"put","kind":"{kind}","square":"{square}"}}"#)
        }
        "record" => format!(r#"{{"act":"record","entry":"{rest}"}}"#),
        "press" => r#"{"act":"press-clock"}"#.to_owned(),
        "both-hands" => r#"{"act":"use-both-hands"}"#.to_owned(),
        "castling" => r#"{"act":"declare-castling"}"#.to_owned(),
        "accept-not" => r#"{"act":"decline"}"#.to_owned(),
        _ => format!(r#"{{"act":"{word}"}}"#),
    }
}
