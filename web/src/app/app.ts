// Holds the state, draws it when it changes, and knows how to get from page to page.
import {
  attributesModule,
  classModule,
  eventListenersModule,
  init,
  propsModule,
  styleModule,
  type VNode,
} from "snabbdom";
import { emptyAccount } from "../account/state.ts";
import { refreshInvitations } from "../home/commands.ts";
import { EMPTY_TABLES, emptyGroupForm } from "../group/state.ts";
import { tickGroup } from "../group/ticking.ts";
import { watchWidth } from "../group/wide.ts";
import { emptyHome } from "../home/state.ts";
import { holdsBack } from "../hands/tablet.ts";
import { tick } from "../clock/ticker.ts";
import type { Speech, Values } from "../i18n/speech.ts";
import { speechIn } from "../i18n/languages.ts";
import { get, RequestFailed } from "../net/http.ts";
import { Socket } from "../net/socket.ts";
import { isDraughts } from "../table/state.ts";
import type { Me, Phrase } from "../wire/received.ts";
import { hear } from "./hear.ts";
import { enter, leave, pressedOn } from "./pages.ts";
import { type Route, routeOf } from "./route.ts";
import { applySettings, keepSetting, loadSettings, type Settings } from "./settings.ts";
import type { State } from "./state.ts";
import { titleOf } from "./title.ts";

const GREET_AGAIN_MS = 2000;
/** A frame that has not come by then will not come soon. */
const NO_FRAME_MS = 250;
/** What was said so short a time ago is still being listened to. */
const JUST_MS = 1500;

const patch = init([attributesModule, classModule, eventListenersModule, propsModule, styleModule]);

export class App {
  state: State;
  readonly socket: Socket;
  private drawn: Element | VNode;
  private saidAt = Number.NEGATIVE_INFINITY;
  private waiting: { frame: number; timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(
    root: Element,
    private readonly draw: (app: App) => VNode,
  ) {
    this.drawn = root;
    this.state = {
      settings: loadSettings(),
      route: routeOf(new URL(location.href)),
      connection: "connecting",
      me: undefined,
      now: performance.now(),
      home: emptyHome,
      table: undefined,
      group: undefined,
      groupForm: emptyGroupForm,
      newTables: EMPTY_TABLES,
      review: undefined,
      account: emptyAccount,
      fault: undefined,
      said: "",
    };
    this.socket = new Socket({
      connection: (connection) => this.update({ connection }),
      message: (message) => hear(this, message),
    });
  }

  start(): void {
    applySettings(this.state.settings);
    addEventListener("popstate", () => holdsBack(this) || this.show(routeOf(new URL(location.href))));
    document.addEventListener("click", (event) => this.followLink(event));
    document.addEventListener("keydown", (event) => pressedOn(this, event));
    refreshInvitations(this);
    watchWidth(this);
    this.redraw();
    void this.greet().then(() => enter(this, this.state.route));
  }

  /** The server must know who is asking before it talks: a newcomer becomes a guest here. */
  async greet(): Promise<void> {
    for (;;) {
      const me = await get<Me>("/me").catch(() => undefined);
      if (me) {
        this.update({ me });
        this.socket.reconnect();
        return;
      }
      this.update({ connection: "lost" });
      await new Promise((resolve) => setTimeout(resolve, GREET_AGAIN_MS));
    }
  }

  update(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.redraw();
  }

  get speech(): Speech {
    return speechIn(this.state.settings.language);
  }

  t(key: string, values?: Values): string {
    return this.speech.text(key, values);
  }

  /** A text in the words of the game at the table: what a piece is called depends on it in some languages. */
  inGame(key: string, values?: Values): string {
    return this.t(this.keyInGame(key), values);
  }

  /** A sentence of the rules, in the words of the game at the table. */
  phrase(phrase: Phrase): string {
    return this.speech.phrase({ ...phrase, key: this.keyInGame(phrase.key) });
  }

  private keyInGame(key: string): string {
    const open = this.state.table?.open;
    const own = `${key}-draughts`;
    return open && isDraughts(open) && this.speech.has(own) ? own : key;
  }

  set(changed: Partial<Settings>): void {
    keepSetting(changed);
    const settings = { ...this.state.settings, ...changed };
    applySettings(settings);
    // What was said was said in the other language.
    this.update({ settings, ...(changed.language ? { said: "" } : {}) });
  }

  /** For those who listen. The same words twice are said twice. */
  say(words: string): void {
    this.saidAt = performance.now();
    this.update({ said: words === this.state.said ? `${words}\u00a0` : words });
  }

  /** Says that something is done, unless what came of it was just said. */
  confirm(words: string): void {
    if (performance.now() - this.saidAt > JUST_MS) this.say(words);
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.show(routeOf(new URL(location.href)));
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus();
  }

  /** Does something that asks the server, and shows what it failed for. */
  async attempt(request: () => Promise<void>): Promise<void> {
    this.update({ fault: undefined });
    try {
      await request();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      this.update({ fault: error.fault });
    }
  }

  private show(route: Route): void {
    const before = this.state.route;
    leave(this, before, route);
    this.update({ route, fault: undefined });
    enter(this, route, before);
  }

  /** Links within the site do not load the page anew. */
  private followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const leads = link?.origin === location.origin && !link.pathname.startsWith("/api/");
    if (!link || !leads || link.target || link.download || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }

  /** With the next frame; a page in the background gets none, but its title still has to say whose move it is. */
  redraw(): void {
    if (this.waiting !== undefined) return;
    const frame = requestAnimationFrame(() => this.drawNow());
    const timer = setTimeout(() => this.drawNow(), NO_FRAME_MS);
    this.waiting = { frame, timer };
  }

  private drawNow(): void {
    if (!this.waiting) return;
    cancelAnimationFrame(this.waiting.frame);
    clearTimeout(this.waiting.timer);
    this.waiting = undefined;
    this.state = { ...this.state, now: performance.now() };
    const held = document.activeElement;
    this.drawn = patch(this.drawn, this.draw(this));
    passFocus(held);
    document.title = titleOf(this);
    tick(this);
    tickGroup(this);
  }
}

/** What had the focus may be gone; what stood around it says (`data-after`) who has it then, or else the page has. */
function passFocus(held: Element | null): void {
  if (!held || held.isConnected || document.activeElement !== document.body) return;
  const next = held.closest("[data-after]")?.getAttribute("data-after");
  const heir = (next && document.querySelector<HTMLElement>(next)) || document.querySelector("main");
  heir?.focus({ preventScroll: true });
}
