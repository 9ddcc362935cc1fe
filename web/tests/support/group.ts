// A group of tables as the server would tell it.
import type { GroupInfo, GroupRow, GroupState } from "../../src/wire/received.ts";

const NAMES = (
  "Novotný Doležal Černá Růžička Malý Bartoš Kučera Marek Kopecká Zeman Šimek Vaněk Hájek Pospíšil Blažek Kolář " +
  "Pokorná Veselý Král Sedlák Tichá Moravec Nováková Dvořák Konečný Kubát Hrubý Musil Čermák Vlček"
).split(" ");

const BOARD = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
/** When the rows were written, by the server's clock. */
export const AT = 1_700_000_000_000;

export const groupInfo: GroupInfo = {
  id: "G1",
  title: "Brno Open",
  opened_at: AT,
  private: false,
  delay_s: 0,
  yours: ["organiser", "arbiter"],
};

/** A game under way; what is given differs from it. */
export function tableRow(number: number, differs: Partial<GroupRow> = {}): GroupRow {
  return {
    table: `T${number}`,
    round: 1,
    number,
    game: "chess",
    white: NAMES[(2 * number - 2) % NAMES.length] ?? "",
    black: NAMES[(2 * number - 1) % NAMES.length] ?? "",
    seated: ["white", "black"],
    present: ["white", "black"],
    yours: ["arbiter"],
    seq: 5,
    at: AT,
    now: 600_000,
    glance: {
      board: BOARD,
      clocks: { white: 1_900_000 + number * 1000, black: 2_000_000, running: "black" },
      turn: "black",
      stage: "playing",
      offences: { white: 0, black: 0 },
    },
    ...differs,
  };
}

/** A player waits for the arbiter, since so many seconds. */
export function asking(number: number, seconds: number, note: string): GroupRow {
  const row = tableRow(number);
  return {
    ...row,
    glance: {
      ...row.glance,
      clocks: { white: 1_500_000, black: 900_000 },
      stage: "stopped",
      needs: ["question"],
      question: "help",
      waiting: { by: "white", since: row.now - seconds * 1000, note },
    },
  };
}

export function claiming(number: number, seconds: number): GroupRow {
  const row = asking(number, seconds, "");
  const { question: _, ...glance } = row.glance;
  return {
    ...row,
    glance: {
      ...glance,
      needs: ["claim"],
      claim: { by: "black", claim: "repetition", intended: "f6-d5" },
      waiting: { by: "black", since: row.now - seconds * 1000 },
    },
  };
}

const over = (number: number): GroupRow => {
  const row = tableRow(number);
  return {
    ...row,
    glance: { ...row.glance, clocks: { white: 900_000, black: 100_000 }, stage: "over", turn: null },
    outcome: { white: "1/2", black: "1/2", played: true, reason: "agreement", article: "FIDE 9.1" },
  };
};

const waiting = (number: number): GroupRow => {
  const row = tableRow(number, { seated: ["white"], present: ["white"] });
  return {
    ...row,
    glance: { ...row.glance, stage: "waiting", clocks: { white: 5_400_000, black: 5_400_000 } },
  };
};

/** Forty tables in every state that a list knows. */
export function fortyTables(): GroupState {
  const special = new Map<number, GroupRow>([
    [12, asking(12, 134, "The promotion queen is missing.")],
    [31, claiming(31, 48)],
    [
      4,
      withGlance(4, {
        needs: ["flag"],
        clocks: { white: 0, black: 70_000, fallen: ["white"], running: "black" },
      }),
    ],
    [7, withGlance(7, { needs: ["irregularity"], offences: { white: 2, black: 0 } })],
    [9, withGlance(9, { clocks: { white: 221_000, black: 298_000, running: "white" }, needs: ["low-time"] })],
    [17, withGlance(17, { clocks: { white: 1_267_000, black: 52_000, running: "black" } })],
    [6, over(6)],
    [14, over(14)],
    [38, waiting(38)],
    [39, waiting(39)],
  ]);
  const rows = Array.from({ length: 40 }, (_, index) => special.get(index + 1) ?? tableRow(index + 1));
  return { info: groupInfo, rows };
}

export function withGlance(number: number, glance: Partial<GroupRow["glance"]>): GroupRow {
  const row = tableRow(number);
  return { ...row, glance: { ...row.glance, ...glance } };
}
