import { daysFromToday } from "../today.ts";
import { call, type Person } from "../world.ts";
import type { World } from "./all-told.ts";
import { type Asked, nameOf, type reads, surfaces } from "./surfaces.ts";

export type AskedAbout = Pick<Person, "employeeId" | "email">;

/** These people's company, with every id a read can ask for. */
export function worldOf(
  people: readonly AskedAbout[],
  { sales, handovers = [] }: { sales: number; handovers?: readonly number[] },
): World {
  const none: number[] = [];
  const ids = { notes: none, promises: none, documents: none, leave: none, positions: none };
  const told = people.map((_, n) => ({ about: String(n), kind: "note", word: "quokka" }));
  return {
    company: { sales, readers: { ...Object.fromEntries(people.entries()), employee: people[0] } },
    told,
    ids: { ...ids, handovers, reported: 0, imported: 0 },
  } as unknown as World;
}

/** Reads of coming days and of everyone, beyond those of the matrix. */
const ahead = (
  people: readonly AskedAbout[],
  days: readonly string[],
): Record<string, readonly Asked[]> => ({
  "continuity.chart": [undefined, ...people].flatMap((of) =>
    days.map((day) => ({ query: { of: of?.employeeId, day, pageSize: 100 } })),
  ),
  "continuity.chartVacancies": days.map((day) => ({ query: { day } })),
  "continuity.chartChanges": days.map((day) => ({
    query: { day: daysFromToday(-1), from: daysFromToday(-400), to: day },
  })),
  "continuity.chartCounts": days.map((day) => ({ query: { day } })),
  "continuity.exportChart": days.map((day) => ({ query: { day } })),
  "departments.getAllPositions": ["available", "filled", "ended"].map((status) => ({
    query: { status, pageSize: 200 },
  })),
  "continuity.glance": people.map(({ employeeId: id }) => ({ params: { id } })),
  "continuity.person": people.map(({ employeeId: id }) => ({ params: { id } })),
  "leave.outlook": days.map((day) => ({
    body: { leaveType: "AnnualLeave", startDate: day, endDate: day },
  })),
  "search.people": [{ query: { ids: people.map(({ employeeId }) => employeeId).join(",") } }],
  "search.find": people.map(({ email }) => ({ query: { query: email } })),
});

interface Compared {
  world: World;
  people: readonly AskedAbout[];
  /** Coming days that would show the plan. */
  days: readonly string[];
  only: typeof reads;
}

/** By reader and operation. */
export async function readByEach(
  readers: Record<string, Pick<Person, "token">>,
  { world, people, days, only }: Compared,
): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const more = ahead(people, days);
  for (const [name, reader] of Object.entries(readers))
    for (const operation of only) {
      const asked = [
        ...(surfaces[nameOf(operation)]?.(world) ?? []),
        ...(more[nameOf(operation)] ?? []),
      ];
      const found: unknown[] = [];
      for (const one of asked) {
        const { status, body } = await call(reader, operation, one as never);
        found.push({ status, body });
      }
      read.set(`${name}: ${nameOf(operation)}`, JSON.stringify(found));
    }
  return read;
}

export const differencesBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => [...after].flatMap(([read, body]) => (before.get(read) === body ? [] : read));
