// How many boards a hall's screen shows at once.

const MOST_BOARDS = 12;
/** A board smaller than this cannot be followed from a chair. */
const SMALLEST = { width: 170, height: 290 };
/** What stands above the boards. */
const HEAD = 110;

/** How many boards stand beside and below each other on a screen. */
export function boardsThatFit(
  width: number,
  height: number,
  boards: number,
): { across: number; down: number } {
  const across = Math.max(1, Math.min(4, Math.floor(width / SMALLEST.width)));
  const down = Math.max(
    1,
    Math.min(Math.floor(MOST_BOARDS / across), Math.floor((height - HEAD) / SMALLEST.height)),
  );
  // Few boards are drawn larger.
  const wanted = Math.ceil(Math.sqrt(Math.min(boards, across * down)));
  const fewer = Math.min(across, Math.max(wanted, Math.ceil(Math.min(boards, across * down) / down)));
  return { across: Math.max(1, fewer), down };
}
