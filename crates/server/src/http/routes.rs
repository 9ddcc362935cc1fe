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
    /// The type of the body that it answers with; `text` for plain text, `csv` for a table of values, `lines` for JSON lines, `json` for any JSON.
    pub answers: Option<&'static str>,
    /// What may be asked for after the `?`.
    pub asks: &'static [Parameter],
    /// Who may ask.
    pub asker: AskedBy,
    /// The type of the answer with status 409, where it is not always a fault.
    pub refuses_with: Option<&'static str>,
    /// Statuses of faults that do not follow from the rest, see [`Route::faults`].
    own_faults: &'static [u16],
}

/// Who may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedBy {
    /// Anybody; a cookie or a token makes no difference.
    Anybody,
    /// Anybody, but the answer depends on the person.
    Onlooker,
    /// A person: a guest, an account or a token.
    Person,
}

/// Something that may be asked for after the `?`.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its type in JSON schema.
    pub kind: &'static str,
    /// Whether it has to be there.
    pub required: bool,
}

impl Route {
    const fn new(method: &'static str, path: &'static str, summary: &'static str) -> Route {
        let (takes, answers, refuses_with) = (None, None, None);
        let asker = AskedBy::Person;
        Route { method, path, summary, takes, answers, asks: &[], asker, refuses_with, own_faults: &[] }
    }

    const fn for_anybody(self) -> Route {
        Route { asker: AskedBy::Anybody, ..self }
    }

    const fn for_onlookers(self) -> Route {
        Route { asker: AskedBy::Onlooker, ..self }
    }

    const fn asking(self, asks: &'static [Parameter]) -> Route {
        Route { asks, ..self }
    }

    const fn faults_too(self, own_faults: &'static [u16]) -> Route {
        Route { own_faults, ..self }
    }

    const fn refusing_with(self, name: &'static str) -> Route {
        Route { refuses_with: Some(name), ..self }
    }

    /// Every status with a fault as its body.
    ///
    /// ```
    /// use partie_server::http::routes::ROUTES;
    /// let lobby = ROUTES.iter().find(|route| route.path == "/api/v1/lobby").unwrap();
    /// assert_eq!(lobby.faults(), [429, 503]);
    /// ```
    pub fn faults(&self) -> Vec<u16> {
        let has_name = self.path.contains('{');
        let knows_person = self.asker != AskedBy::Anybody;
        let rows: [(bool, &[u16]); 6] = [
            (true, &[429, 503]),
            (self.takes.is_some(), &[400, 408, 413]),
            (has_name, &[400, 404]),
            (!self.asks.is_empty(), &[400]),
            (knows_person, &[401, 403]),
            (true, self.own_faults),
        ];
        let mut faults: Vec<u16> =
            rows.into_iter().filter(|(holds, _)| *holds).flat_map(|(_, faults)| faults).copied().collect();
        faults.sort_unstable();
        faults.dedup();
        faults
    }
}

const fn get(path: &'static str, answers: &'static str, summary: &'static str) -> Route {
    Route { answers: Some(answers), ..Route::new("GET", path, summary) }
}

const fn post(
    path: &'static str,
    takes: Option<&'static str>,
    answers: Option<&'static str>,
    summary: &'static str,
) -> Route {
    Route { takes, answers, ..Route::new("POST", path, summary) }
}

const fn delete(path: &'static str, summary: &'static str) -> Route {
    Route::new("DELETE", path, summary)
}

const fn optional(name: &'static str, kind: &'static str) -> Parameter {
    Parameter { name, kind, required: false }
}

const fn required(name: &'static str, kind: &'static str) -> Parameter {
    Parameter { name, kind, required: true }
}

/// Every route of the API. The WebSocket at `/api/v1/ws` has its own page, `docs/wire.md`.
pub const ROUTES: &[Route] = &[
    get("/api/v1/me", "Me", "Who is asking; somebody without a cookie becomes a guest and gets one.")
        .for_onlookers(),
    post("/api/v1/register", Some("Credentials"), Some("Me"), "Makes an account and logs in.")
        .for_anybody()
        .faults_too(&[403, 409]),
    post("/api/v1/login", Some("Credentials"), Some("Me"), "Logs in.").for_anybody().faults_too(&[401, 403]),
    post("/api/v1/logout", None, None, "Ends this session; the browser is the guest again that it was."),
    post(
        "/api/v1/logout-everywhere",
        None,
        None,
        "Ends every session of the account and revokes its tokens.",
    ),
    get("/api/v1/sessions", "Session[]", "The browsers that are logged in to the account."),
    delete("/api/v1/sessions/{id}", "Ends a session."),
    post(
        "/api/v1/password",
        Some("PasswordChange"),
        None,
        "Changes the password and ends the other sessions.",
    ),
    post(
        "/api/v1/delete-account",
        Some("Confirmation"),
        None,
        "Deletes the account. Its games stay; nobody gets its name.",
    ),
    get("/api/v1/tokens", "Token[]", "The account's tokens."),
    post(
        "/api/v1/tokens",
        Some("NewToken"),
        Some("TokenMade"),
        "Makes a token; its secret is shown only here.",
    ),
    delete("/api/v1/tokens/{id}", "Revokes a token."),
    get("/api/v1/lobby", "Lobby", "Games sought and tables to watch.").for_anybody(),
    post("/api/v1/seeks", Some("NewSeek"), Some("Waiting"), "Seeks a game from anybody."),
    post("/api/v1/seeks/{seek}/take", None, Some("Waiting"), "Takes a seek."),
    delete("/api/v1/seeks/{seek}", "Withdraws the person's own seek."),
    get("/api/v1/time-control", "TimeControlRead", "Reads a time control as people write it.")
        .for_anybody()
        .asking(&[required("text", "string"), optional("edition", "string")]),
    get("/api/v1/acts", "ActForm[]", "Every act that the table knows, with what has to be filled in.")
        .for_anybody(),
    post("/api/v1/tables", Some("NewTable"), Some("TableMade"), "Opens a table."),
    get("/api/v1/my/tables", "TableSummary[]", "The person's tables, the newest first; 50 before `before`.")
        .asking(&[optional("before", "integer")]),
    post("/api/v1/groups", Some("NewGroup"), Some("GroupState"), "Opens a group of tables."),
    get(
        "/api/v1/my/groups",
        "GroupSummary[]",
        "The groups in which the person has a role, the newest first.",
    ),
    get("/api/v1/groups/{group}", "GroupState", "A group and its tables as the person sees them.")
        .for_onlookers(),
    post(
        "/api/v1/groups/{group}/tables",
        Some("NewTables"),
        Some("GroupState"),
        "Adds the tables of a list of pairings: for the organiser and the arbiters.",
    )
    .faults_too(&[409]),
    get(
        "/api/v1/groups/{group}/cards",
        "SeatCard[]",
        "The seats with the links that lead to them: for the organiser and the arbiters.",
    )
    .asking(&[optional("round", "integer"), optional("origin", "string")]),
    post(
        "/api/v1/groups/{group}/links",
        Some("NewGroupLink"),
        Some("GroupLink"),
        "Makes a link to a role: for the organiser, and for the arbiters to the role of a deputy.",
    )
    .faults_too(&[409]),
    delete("/api/v1/groups/{group}/links/{link}", "Revokes a link that nobody has used.").faults_too(&[409]),
    post(
        "/api/v1/groups/{group}/join",
        Some("Join"),
        Some("GroupState"),
        "Takes a role in a group by its link.",
    )
    .faults_too(&[409]),
    delete(
        "/api/v1/groups/{group}/holders/{holder}",
        "Revokes a role, at once at every table: for those who may give it, and for its holder.",
    )
    .faults_too(&[409]),
    get("/api/v1/groups/{group}/results", "csv", "The results for a spreadsheet.")
        .for_onlookers()
        .asking(&[optional("round", "integer")]),
    get("/api/v1/groups/{group}/games", "text", "The games that are over, as PGN or PDN.")
        .for_onlookers()
        .asking(&[optional("round", "integer")]),
    get("/api/v1/tables/{table}", "TableState", "A table as the person sees it.").for_onlookers(),
    delete("/api/v1/tables/{table}", "Closes a table whose players have not both come: for the organiser.")
        .faults_too(&[409]),
    post("/api/v1/tables/{table}/join", Some("Join"), Some("TableState"), "Takes a role by its link.")
        .faults_too(&[409]),
    post(
        "/api/v1/tables/{table}/grants",
        Some("Grant"),
        Some("Granted"),
        "Makes a link to a role, or invites a person to it: for the organiser.",
    )
    .faults_too(&[409]),
    post(
        "/api/v1/tables/{table}/invitation",
        Some("InvitationAnswer"),
        None,
        "Accepts a role that the person was offered, or declines it.",
    )
    .faults_too(&[409]),
    post(
        "/api/v1/tables/{table}/free",
        Some("Free"),
        Some("Granted"),
        "Frees a role for one new link: for its holder, or for the arbiter with a reason.",
    )
    .faults_too(&[409]),
    get(
        "/api/v1/tables/{table}/acts",
        "ActState[]",
        "What the person could do at the table in a role, and for what is closed: why.",
    )
    .for_onlookers()
    .asking(&[optional("as", "string")]),
    post("/api/v1/tables/{table}/acts", Some("HttpAct"), Some("HttpActDone"), "Does something at the table.")
        .faults_too(&[409])
        .refusing_with("HttpActDone"),
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
    )
    .faults_too(&[409]),
    get(
        "/api/v1/tables/{table}/review",
        "Review",
        "A game move by move; while it goes on, for those who may look back.",
    )
    .for_onlookers()
    .faults_too(&[409]),
    get("/api/v1/tables/{table}/record", "text", "A game that is over, as PGN or PDN.")
        .for_onlookers()
        .faults_too(&[409]),
    get(
        "/api/v1/tables/{table}/events",
        "Happened[]",
        "Everything that has happened, to be put into words; while the game goes on, for the arbiter.",
    )
    .for_onlookers()
    .faults_too(&[409]),
    get("/api/v1/tables/{table}/log", "lines", "The events of a game that is over, as JSON lines.")
        .for_onlookers()
        .faults_too(&[409]),
    get("/healthz", "text", "`ok` while the server can write to its log.").for_anybody(),
    get("/metrics", "text", "Counts for Prometheus.").for_anybody(),
    get("/api/v1/openapi.json", "json", "This document.").for_anybody(),
];
