//! Every HTTP route, as data: what serves them and what documents them cannot drift apart.

/// One route of the API.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// `GET`, `POST` or `DELETE`.
    pub method: &'static str,
    /// With names in braces.
    pub path: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// The type of the body that it takes.
    pub takes: Option<&'static str>,
    /// The type of the body that it answers with; `text` for plain text.
    pub answers: Option<&'static str>,
    /// What may be asked for after the `?`.
    pub asks: &'static [&'static str],
}

const fn get(path: &'static str, answers: &'static str, summary: &'static str) -> Route {
    Route { method: "GET", path, summary, takes: None, answers: Some(answers), asks: &[] }
}

const fn post(
    path: &'static str,
    takes: Option<&'static str>,
    answers: Option<&'static str>,
    summary: &'static str,
) -> Route {
    Route { method: "POST", path, summary, takes, answers, asks: &[] }
}

const fn delete(path: &'static str, summary: &'static str) -> Route {
    Route { method: "DELETE", path, summary, takes: None, answers: None, asks: &[] }
}

const fn asking(route: Route, asks: &'static [&'static str]) -> Route {
    Route { asks, ..route }
}

/// Every route of the API. The WebSocket at `/api/v1/ws` has its own page, `docs/wire.md`.
pub const ROUTES: &[Route] = &[
    get("/api/v1/me", "Me", "Who is asking; somebody without a cookie becomes a guest and gets one."),
    post("/api/v1/register", Some("Credentials"), Some("Me"), "Makes an account and logs in."),
    post("/api/v1/login", Some("Credentials"), Some("Me"), "Logs in."),
    post("/api/v1/logout", None, None, "Ends this session."),
    post(
        "/api/v1/logout-everywhere",
        None,
        None,
        "Ends every session of the account and revokes its tokens.",
    ),
    get("/api/v1/tokens", "Token[]", "The account's tokens."),
    post(
        "/api/v1/tokens",
        Some("NewToken"),
        Some("TokenMade"),
        "Makes a token; its secret is shown only here.",
    ),
    delete("/api/v1/tokens/{id}", "Revokes a token."),
    get("/api/v1/lobby", "Lobby", "Games sought and tables to watch."),
    post("/api/v1/seeks", Some("NewSeek"), Some("Waiting"), "Seeks a game from anybody."),
    post("/api/v1/seeks/{seek}/take", None, Some("Waiting"), "Takes a seek."),
    delete("/api/v1/seeks/{seek}", "Withdraws the person's own seek."),
    asking(
        get("/api/v1/time-control", "TimeControlRead", "Reads a time control as people write it."),
        &["text", "edition"],
    ),
    post("/api/v1/tables", Some("NewTable"), Some("TableMade"), "Opens a table."),
    asking(
        get(
            "/api/v1/my/tables",
            "TableSummary[]",
            "The person's tables, the newest first; 50 before `before`.",
        ),
        &["before"],
    ),
    get("/api/v1/tables/{table}", "TableState", "A table as the person sees it."),
    delete("/api/v1/tables/{table}", "Closes a table whose players have not both come: for the organiser."),
    post("/api/v1/tables/{table}/join", Some("Join"), Some("TableState"), "Takes a role by its link."),
    post(
        "/api/v1/tables/{table}/grants",
        Some("Grant"),
        Some("Granted"),
        "Grants a role: for the organiser.",
    ),
    post("/api/v1/tables/{table}/acts", Some("HttpAct"), Some("HttpActDone"), "Does something at the table."),
    post(
        "/api/v1/tables/{table}/advice",
        Some("Incident"),
        Some("Advice[]"),
        "What the Laws prescribe for an incident: for the arbiter.",
    ),
    post(
        "/api/v1/tables/{table}/rematch",
        None,
        Some("TableState"),
        "Asks for another game, or agrees to it.",
    ),
    get(
        "/api/v1/tables/{table}/review",
        "Review",
        "A game move by move; while it goes on, for those who may look back.",
    ),
    get("/api/v1/tables/{table}/record", "text", "A game that is over, as PGN or PDN."),
    get("/api/v1/tables/{table}/log", "text", "The events of a game that is over, as JSON lines."),
    get("/healthz", "text", "`ok` while the server can write to its log."),
    get("/metrics", "text", "Counts for Prometheus."),
    get("/api/v1/openapi.json", "text", "This document."),
];
