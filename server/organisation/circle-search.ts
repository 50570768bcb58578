import { setImmediate as othersTurn } from "node:timers/promises";

/** A person's manager from a day until before another, or without end; at most one per day. */
export interface Led {
  personId: number;
  managerId: number;
  from: string;
  until: string | null;
}

/** People who lead each other, with the first such day. */
export interface FoundCircle {
  day: string;
  size: number;
  /** From the asked person up and around; a large circle is cut short. */
  path: number[];
}

/** A circle may have thousands of members, each with a path. */
const maxPath = 6;

/** Steps in a row before other work has its turn. */
const stepsPerTurn = 100_000;

/** Each person's first circle. Ways up never fork, so only people with a new manager that day can close one. */
export async function searchCircles(
  led: readonly Led[],
  since: ReadonlyMap<number, string>,
): Promise<Map<number, FoundCircle>> {
  const found = new Map<number, FoundCircle>();
  const now = new Map<number, Led>();
  let steps = 0;
  for (const [day, begun] of Map.groupBy(led.toSorted(byDay), ({ from }) => from)) {
    for (const each of begun) now.set(each.personId, each);
    const walked = new Set<number>();
    for (const { personId } of begun) {
      const way = wayUp(personId, { now, day, walked });
      collect(way, { now, day, since, found });
      steps += way.ids.length;
      if (steps < stepsPerTurn) continue;
      steps = 0;
      await othersTurn();
    }
  }
  return found;
}

const byDay = (one: Led, other: Led) =>
  one.from < other.from ? -1 : Number(one.from > other.from);

interface Way {
  ids: number[];
  /** The repeated person, if the way ends in a new circle. */
  closedBy: number | undefined;
}

interface Walk {
  now: ReadonlyMap<number, Led>;
  day: string;
  walked: Set<number>;
}

function wayUp(personId: number, { now, day, walked }: Walk): Way {
  const ids: number[] = [];
  const onWay = new Set<number>();
  let id: number | undefined = personId;
  while (id !== undefined && !walked.has(id)) {
    walked.add(id);
    onWay.add(id);
    ids.push(id);
    const next: Led | undefined = now.get(id);
    id = next && (next.until === null || next.until > day) ? next.managerId : undefined;
  }
  return { ids, closedBy: id !== undefined && onWay.has(id) ? id : undefined };
}

interface Collecting {
  now: ReadonlyMap<number, Led>;
  day: string;
  since: ReadonlyMap<number, string>;
  found: Map<number, FoundCircle>;
}

/** Saves the circle for each of its members who are asked about in time. */
function collect({ ids, closedBy }: Way, { now, day, since, found }: Collecting): void {
  if (closedBy === undefined) return;
  const circle = ids.slice(ids.indexOf(closedBy));
  const ends = circle.flatMap((id) => now.get(id)?.until ?? []);
  const end = ends.toSorted()[0];
  for (const [at, id] of circle.entries()) {
    const from = since.get(id);
    if (from === undefined || found.has(id)) continue;
    const first = from > day ? from : day;
    if (end === undefined || first < end)
      found.set(id, { day: first, size: circle.length, path: pathFrom(circle, at) });
  }
}

const pathFrom = (circle: readonly number[], at: number): number[] =>
  Array.from({ length: Math.min(circle.length + 1, maxPath) }).flatMap(
    (_, step) => circle[(at + step) % circle.length] ?? [],
  );
