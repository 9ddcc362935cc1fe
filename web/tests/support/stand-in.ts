// Stands in for the server where a test needs a line that breaks, answers late or refuses.
// Whole games are tested against the real one.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page, WebSocketRoute } from "playwright-core";
import type {
  ActState,
  FromServer,
  GroupState,
  Me,
  TableInfo,
  TableState,
  View,
} from "../../src/wire/received.ts";
import { VERSION } from "../../src/app/version.ts";
import type { ToServer } from "../../src/wire/sent.ts";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  html: "text/html",
};

export const SITE = "http://partie.test";

export const me: Me = { version: VERSION, person: { id: "g1", name: null, number: 17 } };

export class StandIn {
  readonly heard: ToServer[] = [];
  private lines: WebSocketRoute[] = [];
  /** What is answered to HTTP, by path. */
  readonly documents = new Map<string, unknown>([
    ["/me", me],
    ["/my/tables", []],
    ["/acts", []],
    ["/tables/T1/acts", closed],
  ]);
  /** What is answered to an act. */
  onAct: (act: Extract<ToServer, { type: "act" }>) => void = () => undefined;
  /** What is answered to a typed move. */
  onTyped: (typed: Extract<ToServer, { type: "typed" }>) => void = () => undefined;
  table: TableState | undefined;
  group: GroupState | undefined;
  lobby: Extract<FromServer, { type: "lobby" }> = { type: "lobby", seeks: [], seek_count: 0, watch: [] };
  answers = true;
  greeting = me;

  static async before(page: Page): Promise<StandIn> {
    const standIn = new StandIn();
    await page.route(`${SITE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith("/api/v1")) {
        const document = standIn.documents.get(pathname.slice("/api/v1".length));
        await route.fulfill(
          document === undefined
            ? { status: 404, json: { fault: "not-found", detail: "" } }
            : { json: document },
        );
        return;
      }
      const file = /\.\w+$/.test(pathname) ? pathname : "/index.html";
      const type = TYPES[file.split(".").at(-1) ?? ""] ?? "text/plain";
      await route.fulfill({ body: await readFile(dist + file), contentType: type });
    });
    await page.routeWebSocket(/\/api\/v1\/ws$/, (line) => standIn.connected(line));
    return standIn;
  }

  say(message: FromServer): void {
    this.lines.at(-1)?.send(JSON.stringify(message));
  }

  /** Breaks the line. */
  async drop(): Promise<void> {
    await this.lines.at(-1)?.close();
  }

  private connected(line: WebSocketRoute): void {
    if (!this.answers) {
      void line.close();
      return;
    }
    this.lines.push(line);
    line.onMessage((text) => this.hear(JSON.parse(String(text)) as ToServer));
    this.say({ type: "hello", ...this.greeting });
  }

  private hear(message: ToServer): void {
    this.heard.push(message);
    if (message.type === "open" && this.table) this.say({ type: "table", ...this.table });
    if (message.type === "lobby" && message.on) this.say(this.lobby);
    if (message.type === "group" && message.on && this.group) this.say({ type: "group", ...this.group });
    if (message.type === "act") this.onAct(message);
    if (message.type === "typed") this.onTyped(message);
  }
}

const info: TableInfo = {
  id: "T1",
  regulations: {
    agreement: "free",
    conduct: "assisted",
    correspondence: false,
    default_time_ms: 0,
    edition: "fide-2009",
    fide_rated: false,
    flag: "by-the-laws",
    game: "chess",
    lag_limit_ms: 500,
    next_period: "at-move-completed",
    scoring: { win: 2, draw: 1, loss: 0 },
    supervision: "adequate",
    time_control: "300+3",
  },
  time_text: "5+3",
  seats: { white: me.person, black: { id: "a2", name: "Dana", number: 2 }, arbiter: null },
  present: ["white", "black"],
  yours: ["white"],
  acts: ["move", "offer", "claim-repetition", "claim-fifty-moves", "claim-flag", "stop-clocks", "resign"],
  claims: [
    { act: "claim-flag", article: "FIDE 6.8", wrong: "FIDE 12.6" },
    { act: "claim-repetition", article: "FIDE 9.2", gives: 180_000, wrong: "FIDE 9.5b" },
    { act: "claim-fifty-moves", article: "FIDE 9.3", gives: 180_000, wrong: "FIDE 9.5b" },
    { act: "stop-clocks", article: "FIDE 6.12b", wrong: "FIDE 6.12d" },
  ],
  organiser: true,
  private: false,
  opened_at: 0,
  rematch: null,
  links: [],
};

const line = (by: "white" | "black", notation: string, move: string) => ({
  by,
  notation,
  move,
});

const view: View = {
  role: "white",
  board: "4k3/P7/8/8/8/8/4P3/4K2R",
  turn: "white",
  lines: [line("white", "Nf3", "g1-f3"), { ...line("black", "Qd8", "d7-d8"), offered: true }],
  choices: "e2 e3 e3,e4 e4;e1 h1 O-O kg1rf1,f1 Kf1;a7 a8Q a8=Q+,a8R a8=R+,a8B a8=B+,a8N a8=N+",
  clocks: { white: 95_000, black: 14_300, running: "white" },
  open: "move offer claim-repetition claim-fifty-moves resign",
};

/** Why the others are closed. */
export const closed: ActState[] = [
  { act: "claim-flag", refusal: { article: "FIDE 6.8", phrase: { key: "why-no-flag-down" } } },
  { act: "stop-clocks", refusal: { article: "FIDE 6.12b", phrase: { key: "why-no-arbiter" } } },
];

/** A chess table on which most things can be tried. */
export const chess: TableState = {
  seq: 3,
  now: 10_000,
  info,
  view,
};

/** A draughts table with a capture of two. */
export const draughts: TableState = {
  seq: 1,
  now: 0,
  info: {
    ...info,
    regulations: { ...info.regulations, game: "czech-draughts", time_control: "-" },
    time_text: "",
  },
  view: {
    ...view,
    board: "7k/8/5m2/8/3m4/2M5/8/K7",
    clocks: null,
    lines: [],
    choices: "c3 e5-g7 c3xe5xg7 xd4f6",
  },
};
