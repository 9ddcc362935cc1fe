// How busy an arbiter's phone is: a list of 40 tables at which games are played, on a page of a phone's size whose processor
// is slowed down four times. Prints the longest task and the total blocking time, the median of several runs.
// node_modules/.bin/tsx bench/console.ts [SECONDS [RUNS [TABLES]]]
import type { Browser, Page } from "playwright-core";
import type { GroupState, SeatCard } from "../src/wire/received.ts";
import { launch, newPerson } from "../tests/support/browser.ts";
import { ask, linkTo, openGroup, sitDown } from "../tests/support/seats.ts";
import { Server } from "../tests/support/server.ts";

const [seconds = 20, runs = 5, tables = 40] = process.argv.slice(2).map(Number);
const SLOWER = 4;
/** A task that lasts longer blocks the page. */
const BLOCKS_MS = 50;

/** So many tables share a connection, which may send only so many messages a second. */
const TABLES_A_LINE = 4;

interface Busy {
  longestMs: number;
  /** The longest by the time that the processor worked on it: the same on a machine that has nothing else to do. */
  workedMs: number;
  blockingMs: number;
  tasks: number;
}

const server = await Server.start();
// The players have a browser of their own: what they do must not count.
const [browser, theirs] = await Promise.all([launch(), launch()]);
try {
  await measure();
} finally {
  await Promise.all([browser.close(), theirs.close()]);
  await server.end();
}

async function measure(): Promise<void> {
  const organiser = await visitor(theirs);
  const group = await openGroup(
    organiser,
    { title: "Bench", private: false, delay_s: 0 },
    {
      round: 1,
      pairs: Array.from({ length: tables }, (_, at) => `White ${at + 1} – Black ${at + 1}`).join("\n"),
      regulations: { time_control: "5400+30" },
    },
  );
  const cards = await ask<SeatCard[]>(organiser, `/groups/${group.info.id}/cards`);
  const players = { white: await visitor(theirs), black: await visitor(theirs) };
  for (const side of ["white", "black"] as const) await sitDown(players[side], cards, side);
  const arbiter = await visitor(browser);
  await arbiter.goto(await linkTo(organiser, group.info.id, "arbiter"));
  await arbiter
    .locator(".table-row")
    .nth(tables - 1)
    .waitFor();
  for (const side of ["white", "black"] as const) await play(players[side], side, group);
  const all: Busy[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await watched(arbiter));
    const { longestMs, workedMs, blockingMs, tasks } = all.at(-1) as Busy;
    console.log(
      `run ${run + 1}: longest task ${longestMs} ms (processor ${workedMs} ms), blocking ${blockingMs} ms, ${tasks} tasks`,
    );
  }
  let moves = 0;
  for (const page of Object.values(players))
    moves += await page.evaluate(() => (window as unknown as { moves: number }).moves);
  const median = (of: (busy: Busy) => number): number =>
    all.map(of).sort((one, two) => one - two)[Math.floor(all.length / 2)] ?? 0;
  console.log(
    `${tables} tables, ${moves} moves, phone at 1/${SLOWER} speed, ${seconds} s, median of ${runs}: ` +
      `longest task ${median(({ longestMs }) => longestMs)} ms ` +
      `(processor ${median(({ workedMs }) => workedMs)} ms), ` +
      `total blocking time ${median(({ blockingMs }) => blockingMs)} ms`,
  );
}

async function visitor(by: Browser): Promise<Page> {
  const page = await newPerson(by, { viewport: { width: 390, height: 844 } });
  await page.goto(server.site);
  await page.locator(".head .person").waitFor();
  return page;
}

/** Knights go out and come back at every table, as soon as it is this side's turn and a moment has passed. */
async function play(page: Page, side: "white" | "black", { rows }: GroupState): Promise<void> {
  const tables = rows.map(({ table }) => table);
  for (let first = 0; first < tables.length; first += TABLES_A_LINE)
    await page.evaluate(playAt, [side, tables.slice(first, first + TABLES_A_LINE)] as const);
}

async function playAt([side, tables]: readonly [string, string[]]): Promise<void> {
  const state = window as unknown as { moves?: number };
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/ws`);
  await new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }));
  const steps = side === "white" ? ["g1-f3", "f3-g1"] : ["g8-f6", "f6-g8"];
  const played = new Map<string, number>();
  const answered = new Set<string>();
  socket.addEventListener("message", (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as {
      table?: string;
      info?: { id: string };
      seq?: number;
      view?: { turn?: string };
    };
    const table = message.table ?? message.info?.id;
    const moment = `${table} ${message.seq}`;
    if (!table || message.view?.turn !== side || answered.has(moment)) return;
    answered.add(moment);
    setTimeout(
      () => {
        const count = played.get(table) ?? 0;
        played.set(table, count + 1);
        state.moves = (state.moves ?? 0) + 1;
        const act = { act: "move", move: steps[count % 2], offer: false };
        socket.send(JSON.stringify({ type: "act", id: state.moves, table, as: side, act }));
      },
      300 + Math.random() * 400,
    );
  });
  for (const table of tables) socket.send(JSON.stringify({ type: "open", table }));
}

/** What the page's main thread does for some seconds, from the browser's own trace. */
async function watched(page: Page): Promise<Busy> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.waitForTimeout(1000);
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
  await page.waitForTimeout(seconds * 1000);
  const trace = await browser.stopTracing();
  await session.detach();
  return busy(trace.toString("utf8"));
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

function busy(trace: string): Busy {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === "RunTask" && main.has(`${pid} ${tid}`));
  const lasted = tasks.map(({ dur = 0 }) => dur / 1000);
  if (lasted.length === 0) throw new Error("the trace has no tasks");
  return {
    longestMs: Math.round(Math.max(...lasted)),
    workedMs: Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))),
    blockingMs: Math.round(lasted.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKS_MS), 0)),
    tasks: lasted.length,
  };
}
