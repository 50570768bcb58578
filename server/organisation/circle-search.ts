import { setImmediate as othersTurn } from "node:timers/promises";

/** Who leads a person from a day until the day before another, or without an end; on each day at most one does. */
export interface Led {
  personId: number;
  managerId: number;
  from: string;
  until: string | null;
}

interface FoundCircle {
  day: string;
  size: number;
  /** From the one it was found for up, around to them again; of a large circle only its beginning. */
  path: number[];
}

/** The longest path that is told: thousands may be in one circle, and each has its own. */
const maxPath = 6;

/** So many steps are taken in a row before others have their turn. */
const stepsPerTurn = 100_000;

/**
 * For each person who is in a circle on any day from theirs on, the first one. As a person has one manager on a day, nobody's way
 * up forks: only those whose manager changes on a day can close a circle on it, and only their ways are walked.
 */
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
