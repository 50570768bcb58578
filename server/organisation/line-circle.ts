import type { Tx } from "#server/db/database.ts";
import { searchCircles } from "./circle-search.ts";
import { findNames } from "./names.ts";
import { findLed, type PlannedLine, type PlannedMove } from "./planned-line.ts";

/** Over one or more steps, with the first such day. */
export interface Circle {
  /** The first member. */
  employeeId: number;
  day: string;
  size: number;
  /** In order, up to the first again; a large circle is cut short. */
  names: string[];
  path: number[];
}

export interface PlannedChanges extends PlannedLine {
  /** People without a stored record, by a negative number. */
  newcomers: ReadonlyMap<number, string>;
}

const nothingPlanned: PlannedChanges = { moves: [], leaders: [], newcomers: new Map() };

type Asked = Pick<PlannedMove, "employeeId" | "from">;

/** A shortest circle of one of these employees, from their day on. */
export const findCircle = async (tx: Tx, asked: readonly Asked[]): Promise<Circle | undefined> =>
  (await findCircles(tx, asked, nothingPlanned))[0];

/** Each person's first circle if all move. */
export const findCirclesOfMoves = (tx: Tx, moves: readonly PlannedMove[]): Promise<Circle[]> =>
  findCircles(tx, moves, { ...nothingPlanned, moves });

export const findCirclesOfChanges = (tx: Tx, planned: PlannedChanges): Promise<Circle[]> =>
  findCircles(tx, [...planned.moves, ...planned.leaders, ...(planned.released ?? [])], planned);

async function findCircles(
  tx: Tx,
  asked: readonly Asked[],
  { newcomers, ...planned }: PlannedChanges,
): Promise<Circle[]> {
  const since = firstDays(asked);
  const from = [...since.values()].toSorted()[0];
  if (from === undefined) return [];
  const found = await searchCircles(
    await findLed(tx, { ids: [...since.keys()], from, planned }),
    since,
  );
  if (found.size === 0) return [];
  const circles = [...found].map(([employeeId, circle]) => ({ employeeId, ...circle }));
  const ids = new Set(circles.flatMap(({ path }) => path));
  const names = new Map([...newcomers, ...(await findNames(tx, [...ids]))]);
  return circles
    .toSorted((one, other) => one.size - other.size || one.employeeId - other.employeeId)
    .map((circle) => ({ ...circle, names: circle.path.map((id) => names.get(id) ?? "") }));
}

/** The earliest day of each: a move and a new manager ask twice. */
function firstDays(asked: readonly Asked[]): Map<number, string> {
  const days = new Map<number, string>();
  for (const { employeeId, from } of asked) {
    const known = days.get(employeeId);
    if (known === undefined || from < known) days.set(employeeId, from);
  }
  return days;
}
