import type { Tx } from "#server/db/database.ts";
import { searchCircles } from "./circle-search.ts";
import { findNames } from "./names.ts";
import { findLed, type PlannedLine, type PlannedMove } from "./planned-line.ts";

/** People who would lead each other over one or more steps, with the first day on which they would. */
export interface Circle {
  /** The first of them. */
  employeeId: number;
  day: string;
  /** How many they are. */
  size: number;
  /** In this order, up to the first of them again; of a large circle only those at its beginning. */
  names: string[];
  /** The same, by id. */
  path: number[];
}

interface PlannedChanges extends PlannedLine {
  /** Those who are not stored yet, by the number that stands for them, below 0. */
  newcomers: ReadonlyMap<number, string>;
}

const nothingPlanned: PlannedChanges = { moves: [], leaders: [], newcomers: new Map() };

type Asked = Pick<PlannedMove, "employeeId" | "from">;

/** A shortest circle that one of these employees is in, on any day from theirs on; undefined if there is none. */
export const findCircle = async (tx: Tx, asked: readonly Asked[]): Promise<Circle | undefined> =>
  (await findCircles(tx, asked, nothingPlanned))[0];

/** For each of these people who would be in a circle if all of them moved, from their day on, the first one. */
export const findCirclesOfMoves = (tx: Tx, moves: readonly PlannedMove[]): Promise<Circle[]> =>
  findCircles(tx, moves, { ...nothingPlanned, moves });

/** The same if they moved and were led as planned. */
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

/** The first day for each, as who is moved and led otherwise is asked about twice. */
function firstDays(asked: readonly Asked[]): Map<number, string> {
  const days = new Map<number, string>();
  for (const { employeeId, from } of asked) {
    const known = days.get(employeeId);
    if (known === undefined || from < known) days.set(employeeId, from);
  }
  return days;
}
