//! Whole games over a WebSocket, and everything around a game.

mod common;

use common::{Client, Server, two_players, until};
use partie_table::View;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_chess_to_mate() {
    let server = Server::start().await;
    let (table, clients, mut pages) =
        two_players(server.address, json!({"time_control": "300+3", "flag": "automatic"})).await;
    for (index, mv) in ["f2-f3", "e7-e5", "g2-g4", "d8-h4"].into_iter().enumerate() {
        let answer = pages[index % 2].moves(&table, mv).await;
        assert_eq!(answer["type"], "done", "{answer}");
        let seen = pages[1 - index % 2].wait(&["update"]).await;
        assert_eq!(seen["view"]["lines"].as_array().unwrap().last().unwrap()["move"], mv);
    }
    let state = clients[0].get(&format!("/api/v1/tables/{table}")).await.ok();
    let outcome = &state["view"]["outcome"];
    assert_eq!((&outcome["black"], &outcome["reason"]), (&json!("1"), &json!("checkmate")));
    assert_eq!(state["view"]["lines"][3]["notation"], "Qh4#");

    let review = clients[1].get(&format!("/api/v1/tables/{table}/review")).await.ok();
    assert_eq!(review["start"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(review["lines"][3]["board"], "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR");
    assert_eq!(review["lines"][3]["check"], "e1");
    assert!(review["lines"][0]["left"]["white"].as_i64().unwrap() > 300_000, "{review}");
    let pgn = clients[1].get(&format!("/api/v1/tables/{table}/record")).await;
    assert!(pgn.head.contains(".pgn") && pgn.body.contains("2. g4"), "{pgn:?}");
    let log = clients[1].get(&format!("/api/v1/tables/{table}/log")).await;
    assert!(log.body.lines().count() > 8);
}

/// A second board to look at is what FIDE 12.3a forbids; the arbiter may have one.
#[tokio::test(flavor = "multi_thread")]
async fn fide_13_6_players_over_the_board_are_not_sent_the_number_of_moves() {
    let server = Server::start().await;
    let (table, clients, mut pages) =
        two_players(server.address, json!({"conduct": "over-the-board", "time_control": "300"})).await;
    for (index, mv) in ["e2-e4", "e7-e5", "g1-f3"].into_iter().enumerate() {
        clients[index % 2].act(&table, json!({"act": {"act": "release", "path": mv}})).await.ok();
        clients[index % 2].act(&table, json!({"act": {"act": "press-clock"}})).await.ok();
        for page in &mut pages {
            for _ in 0..2 {
                let update = page.wait(&["update"]).await;
                assert_eq!(
                    (update["view"].get("from"), update["view"].get("lines")),
                    (None, None),
                    "{update}"
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn fide_12_3a_players_look_back_only_where_the_software_assists() {
    let server = Server::start().await;
    for (conduct, first, expected) in [
        ("assisted", vec![json!({"act": "move", "move": "e2-e4"})], 200),
        (
            "over-the-board",
            vec![
                json!({"act": "start"}),
                json!({"act": "touch", "squares": ["e2"]}),
                json!({"act": "release", "path": "e2-e4"}),
                json!({"act": "press-clock"}),
            ],
            409,
        ),
    ] {
        let regulations = json!({"time_control": "300+3", "conduct": conduct});
        let (table, clients, _) = two_players(server.address, regulations).await;
        for act in first {
            clients[0].act(&table, json!({"act": act})).await;
        }
        let path = format!("/api/v1/tables/{table}/review");
        assert_eq!(clients[1].get(&path).await.status, expected, "{conduct}");
        assert_eq!(
            server.guest().await.get(&path).await.status,
            expected,
            "{conduct}: it tells what was legal"
        );
        let record = format!("/api/v1/tables/{table}/record");
        assert_eq!(clients[0].get(&record).await.status, 409);
        let grants = format!("/api/v1/tables/{table}/grants");
        let link = clients[0].post(&grants, json!({"role": "arbiter"})).await.ok();
        let arbiter = server.guest().await;
        arbiter.join(&table, link["link"]["key"].as_str().unwrap()).await.ok();
        assert_eq!(arbiter.get(&record).await.status, 200, "the arbiter reads what has happened");
    }
}

/// The same hands at two tables, in whose positions only legality differs: the rook pins the knight, or does not.
#[tokio::test(flavor = "multi_thread")]
async fn fide_12_3_over_the_wire_nobody_but_the_arbiter_is_told_what_is_legal() {
    let server = Server::start().await;
    let starts = ["k3r3/pp6/8/8/8/8/4N1PP/4K3 w - - 0 1", "kr6/pp6/8/8/8/8/4N1PP/4K3 w - - 0 1"];
    let mut told: Vec<Vec<String>> = Vec::new();
    for start in starts {
        let regulations = json!({"conduct": "over-the-board", "start": start});
        let (table, clients, mut pages) = two_players(server.address, regulations).await;
        let watcher = server.guest().await;
        let mut answers = Vec::new();
        for (who, act) in [
            (0, json!({"act": "touch", "squares": ["e2"]})),
            (0, json!({"act": "release", "path": "e2-c3"})),
            (0, json!({"act": "move", "move": "e2-c3"})),
            (0, json!({"act": "offer"})),
            (1, json!({"act": "release", "path": "a7-a6"})),
            (0, json!({"act": "press-clock"})),
            (1, json!({"act": "press-clock"})),
        ] {
            let answer = clients[who].act(&table, json!({ "act": act })).await;
            answers.push(format!("{act}: {}", answer.body));
            if answer.status == 200 {
                for page in &mut pages {
                    let update = page.wait(&["update"]).await;
                    answers.push(format!("{act}: {}", update["view"]));
                }
            }
            for client in [&clients[0], &clients[1], &watcher] {
                answers.push(format!("{act}: {}", client.state(&table).await["view"]));
                answers.push(client.get(&format!("/api/v1/tables/{table}/acts")).await.body);
            }
        }
        let rook_aside = |text: &String| text.replace("k3r3", "kr6");
        told.push(answers.iter().map(rook_aside).collect());
    }
    for (pinned, free) in told[0].iter().zip(&told[1]) {
        assert_eq!(pinned, free);
    }
    assert_eq!(told[0].len(), told[1].len());
}

/// Plays random legal moves, as the server lists them, until the game is over.
async fn play_out(game: Value) -> Value {
    let server = Server::with(|config| config.limits = partie_server::Limits::lifted()).await;
    let (table, clients, mut pages) = two_players(server.address, json!({"game": game})).await;
    let mut seed = 7_u64;
    let (mut turn, mut view) =
        (0, clients[0].get(&format!("/api/v1/tables/{table}")).await.ok()["view"].clone());
    for _ in 0..400 {
        let choices =
            serde_json::from_value::<View>(view.clone()).unwrap().choices.iter().collect::<Vec<_>>();
        if view.get("outcome").is_some() || choices.is_empty() {
            break;
        }
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let choice = &choices[(seed >> 33) as usize % choices.len()];
        let (hops, captured) = (choice.mv.squares().len() - 1, choice.captured.len());
        assert!(game != "czech-draughts" || captured == 0 || captured == hops, "{choice:?}");
        assert_eq!(pages[turn].moves(&table, &choice.mv.to_string()).await["type"], "done");
        turn = 1 - turn;
        view = pages[turn].wait(&["update"]).await["view"].clone();
    }
    let state = clients[0].get(&format!("/api/v1/tables/{table}")).await.ok();
    if state["view"].get("outcome").is_none() {
        assert_eq!(pages[0].act(&table, json!({"act": "resign"})).await["type"], "done");
    }
    let record = clients[0].get(&format!("/api/v1/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    clients[0].get(&format!("/api/v1/tables/{table}/review")).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_chess960_and_draughts() {
    let chess960 = play_out(json!({"chess960": {"number": 960}})).await;
    assert!(chess960["info"]["regulations"]["game"]["chess960"]["number"].as_u64().unwrap() < 960);
    let draughts = play_out(json!("czech-draughts")).await;
    assert_eq!(draughts["start"], "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1");
    assert!(draughts["lines"].as_array().unwrap().len() > 10);
    assert!(!draughts["outcome"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_accepted_and_a_rematch_played_with_colours_changed() {
    let server = Server::start().await;
    let (table, clients, mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    pages[1].moves(&table, "e7-e5").await;
    assert_eq!(
        pages[0].act(&table, json!({"act": "move", "move": "g1-f3", "offer": true})).await["type"],
        "done"
    );
    assert_eq!(pages[1].act(&table, json!({"act": "accept"})).await["type"], "done");
    let path = format!("/api/v1/tables/{table}/rematch");
    let asked = clients[0].post(&path, Value::Null).await.ok();
    assert_eq!(asked["info"]["rematch"]["by"], "white");
    let agreed = clients[1].post(&path, Value::Null).await.ok();
    let next = agreed["info"]["rematch"]["table"].as_str().unwrap().to_owned();
    assert_eq!(pages[0].wait(&["seated"]).await, json!({"type": "seated", "table": next, "colour": "black"}));
    assert_eq!(pages[1].open(&next).await["view"]["role"], "white");
}

#[tokio::test(flavor = "multi_thread")]
async fn fide_g2_the_names_come_with_what_stands_on_the_envelope() {
    let server = Server::start().await;
    let [anna, boris, cyril] = ["Anna", "Boris", "Cyril"].map(|name| Client::account(server.address, name));
    let (anna, boris, cyril) = (anna.await, boris.await, cyril.await);
    let regulations = json!({"time_control": "5400"});
    let (table, keys) = anna.open_table(json!({"regulations": regulations, "colour": "white"})).await;
    boris.join(&table, &keys[0]).await.ok();
    anna.invites(&table, "arbiter", "Cyril", &cyril).await;
    for (who, act) in [
        (&anna, json!({"act": "move", "move": "e2-e4"})),
        (&cyril, json!({"act": "order-sealing"})),
        (&boris, json!({"act": "move", "move": "e7-e5"})),
        (&cyril, json!({"act": "schedule", "resumption": "tomorrow at ten"})),
    ] {
        who.act(&table, json!({"act": act})).await.ok();
    }
    let state = cyril.state(&table).await;
    let (seats, adjourned) = (&state["info"]["seats"], &state["view"]["adjourned"]);
    assert_eq!((&seats["white"]["name"], &seats["black"]["name"]), (&json!("Anna"), &json!("Boris")));
    assert_eq!(adjourned["envelope"]["by"], "black");
    assert_eq!(adjourned["envelope"]["number"], 1);
    let position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(adjourned["envelope"]["position"], position);
    assert_eq!(adjourned["resumption"], "tomorrow at ten");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_both_sides_on_one_screen() {
    let server = Server::start().await;
    let person = server.guest().await;
    let (table, keys) = person.open_table(json!({"opponent": "myself"})).await;
    assert!(keys.is_empty());
    let mut page = person.connect().await;
    assert_eq!(page.open(&table).await["info"]["yours"], json!(["white", "black"]));
    assert_eq!(page.moves(&table, "e2-e4").await["type"], "done");
    assert_eq!(page.moves(&table, "e7-e5").await["type"], "done");
    let resigns = json!({"type": "act", "id": 9, "table": table, "as": "black", "act": {"act": "resign"}});
    page.send(resigns).await;
    let stranger = server.guest().await;
    assert_eq!(stranger.get(&format!("/api/v1/tables/{table}")).await.status, 404, "it is nobody else's");
    assert_eq!(stranger.get("/api/v1/lobby").await.ok()["watch"], json!([]));
    assert_eq!(page.wait(&["update"]).await["view"]["outcome"]["white"], "1");
}

#[tokio::test(flavor = "multi_thread")]
async fn seeks_meet_in_the_lobby() {
    let server = Server::start().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let (mut one_page, mut two_page) = (one.connect().await, two.connect().await);
    two_page.send(json!({"type": "lobby", "on": true})).await;
    two_page.wait(&["lobby"]).await;
    let waits = one
        .post("/api/v1/seeks", json!({"colour": "black", "regulations": {"time_control": "300"}}))
        .await
        .ok();
    assert_eq!(waits["state"], "waits");
    let lobby = two_page.wait(&["lobby"]).await;
    assert_eq!(lobby["seeks"][0]["time_text"], "5");
    let id = lobby["seeks"][0]["id"].as_str().unwrap();
    let seated = two.post(&format!("/api/v1/seeks/{id}/take"), Value::Null).await.ok();
    let table = seated["table"].as_str().unwrap().to_owned();
    assert_eq!(one_page.wait(&["seated"]).await["colour"], "black");
    two_page.open(&table).await;
    two_page.moves(&table, "e2-e4").await;
    let looker = server.guest().await;
    until("the game is listed", async || {
        let watched = &looker.get("/api/v1/lobby").await.ok()["watch"][0];
        (&watched["table"], &watched["plies"]) == (&json!(table), &json!(1))
    })
    .await;
    let mine = one.get("/api/v1/my/tables").await.ok();
    assert_eq!((&mine[0]["table"], &mine[0]["yours"]), (&json!(table), &json!(["black"])));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_pages_race_for_the_same_move() {
    let server = Server::start().await;
    let (table, clients, mut pages) = two_players(server.address, json!({})).await;
    let mut other = clients[0].connect().await;
    other.open(&table).await;
    let (one, two) = tokio::join!(pages[0].moves(&table, "e2-e4"), other.moves(&table, "d2-d4"));
    let types = [one["type"].as_str().unwrap(), two["type"].as_str().unwrap()];
    assert!(types == ["done", "refused"] || types == ["refused", "done"], "{one} {two}");
    let refused = if types[0] == "refused" { one } else { two };
    assert_eq!(refused["refusal"]["article"], "FIDE 1.1");
    assert!(refused["refusal"]["phrase"]["key"].as_str().unwrap().starts_with("why-"));
    let state = clients[1].get(&format!("/api/v1/tables/{table}")).await.ok();
    assert_eq!(state["view"]["lines"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_by_itself() {
    let server = Server::in_its_own_time(|_| {}).await;
    let (table, _, mut pages) =
        two_players(server.address, json!({"time_control": "300", "flag": "automatic"})).await;
    pages[0].moves(&table, "e2-e4").await;
    server.advance_ms(300_000);
    let ended = loop {
        let update = pages[0].wait(&["update"]).await;
        if update["view"].get("outcome").is_some() {
            break update;
        }
    };
    assert_eq!(ended["view"]["outcome"]["reason"], "flag");
    assert_eq!(ended["view"]["outcome"]["white"], "1");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_seen() {
    let server = Server::start().await;
    let (table, _, [mut white, black]) = two_players(server.address, json!({})).await;
    assert_eq!(white.wait(&["info"]).await["present"], json!(["white", "black"]));
    drop(black);
    assert_eq!(white.wait(&["info"]).await["present"], json!(["white"]));
    let spectator: Client = server.guest().await;
    let mut page = spectator.connect().await;
    let seen = page.open(&table).await;
    assert_eq!((&seen["view"]["role"], &seen["info"]["yours"]), (&json!("spectator"), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_move_is_played_or_refused_with_its_article() {
    let server = Server::start().await;
    let (table, _, mut pages) = two_players(server.address, json!({"time_control": "300+3"})).await;
    let rows = [
        ("Ke3", "refused", "FIDE 3.8a"),
        ("e5", "refused", "FIDE 3.7b"),
        ("hello", "refused", "FIDE C8"),
        ("Jf3", "done", ""),
        ("Jf6", "refused", "FIDE 1.1"),
    ];
    for (id, (text, answer, article)) in rows.into_iter().enumerate() {
        let typed =
            json!({"type": "typed", "id": id, "table": table, "as": "white", "text": text, "language": "cs"});
        pages[0].send(typed).await;
        let answered = pages[0].wait(&["done", "refused", "fault"]).await;
        assert_eq!((&answered["type"], &answered["id"]), (&json!(answer), &json!(id)), "{answered}");
        assert_eq!(
            answered["refusal"]["article"].as_str().unwrap_or_default(),
            article,
            "{text}: {answered}"
        );
    }
}

/// Touch-move, a clock pressed without a move and an illegal move that nobody noticed are marked when the game is over; what was
/// noticed and put right is not.
#[tokio::test(flavor = "multi_thread")]
async fn the_review_marks_what_nobody_noticed() {
    let server = Server::start().await;
    let (table, clients, _) =
        two_players(server.address, json!({"conduct": "over-the-board", "time_control": "300"})).await;
    let release = |path: &str| json!({"act": "release", "path": path});
    let press = || json!({"act": "press-clock"});
    let acts = [
        (0, json!({"act": "touch", "squares": ["g1"]})),
        (0, release("e2-e4")),
        (0, press()),
        (1, release("e7-e5")),
        (1, press()),
        (0, release("f1-f5")), // noticed
        (0, press()),
        (1, json!({"act": "notice", "what": {"illegal-move": {}}})),
        (0, release("f1-c4")),
        (0, press()),
        (1, release("b8-b6")), // not noticed
        (1, press()),
        (0, press()),
        (1, press()),
        (0, release("d2-d3")),
        (0, press()),
        (1, json!({"act": "resign"})),
    ];
    for (who, act) in acts {
        clients[who].act(&table, json!({"act": act})).await.ok();
    }
    let review = clients[0].get(&format!("/api/v1/tables/{table}/review")).await.ok();
    let breaches: Vec<String> = review["lines"]
        .as_array()
        .unwrap()
        .iter()
        .enumerate()
        .flat_map(|(ply, line)| {
            let breaches = line["breaches"].as_array().cloned().unwrap_or_default();
            breaches.into_iter().map(move |breach| {
                let text = |value: &Value| value.as_str().unwrap().to_owned();
                format!(
                    "{ply} {} {} {}",
                    text(&breach["by"]),
                    text(&breach["phrase"]["key"]),
                    text(&breach["article"])
                )
            })
        })
        .collect();
    assert_eq!(
        breaches,
        [
            "0 white breach-touch-move FIDE 4.3a",
            "3 black breach-illegal-move FIDE 3.6",
            "4 white breach-pressed-without-move FIDE 6.7a",
        ]
    );
}
