// The WebSocket of the page: comes back by itself, and says whether it is there.
import type { FromServer } from "../wire/received.ts";
import type { ToServer } from "../wire/sent.ts";

export type Connection = "connecting" | "open" | "lost";

export interface SocketEvents {
  connection(state: Connection): void;
  message(message: FromServer): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 5000;
/** Without a word for so long the line is dead, whatever the browser thinks. */
const SILENCE_MS = 12_000;

export class Socket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: SocketEvents) {
    setInterval(() => this.beat(), PING_MS);
    addEventListener("online", () => this.reconnect());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.beat();
    });
  }

  connect(): void {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/v1/ws`);
    this.socket = socket;
    this.heardAt = performance.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Says it if the line is there; a caller who must know asks for the answer. */
  say(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Begins anew at once, because who is asking has changed or the network is back. */
  reconnect(): void {
    const old = this.socket;
    this.wait = FIRST_WAIT_MS;
    this.connect();
    old?.close();
  }

  private heard(message: FromServer): void {
    this.heardAt = performance.now();
    if (message.type === "hello") {
      this.wait = FIRST_WAIT_MS;
      this.events.connection("open");
    }
    this.events.message(message);
  }

  private lost(): void {
    this.socket = undefined;
    this.events.connection("lost");
    // Not all pages at once when the server comes back.
    const wait = this.wait * (0.5 + Math.random());
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Takes the line for dead at once; the browser would wait for an answer to its farewell. */
  private drop(): void {
    const dead = this.socket;
    if (!dead) return;
    this.lost();
    dead.close();
  }

  private beat(): void {
    if (!this.socket) return;
    if (performance.now() - this.heardAt > SILENCE_MS) this.drop();
    else this.say({ type: "ping", sent: Math.round(performance.now()) });
  }
}
