import type { LineBlock } from "#contract/line/planned-line.ts";
import type { Context } from "#server/context.ts";
import { type Circle, findCirclesOfChanges } from "#server/organisation/line-circle.ts";
import { type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { absenceOf, type Employed } from "../line-blocks.ts";
import { findPeople } from "../line-queries.ts";
import type { Stretch } from "../timeline.ts";

/** More circles are not listed, as each is solved in turn. */
const maxTold = 5;

interface Planned {
  employee: Employed;
  stretches: readonly Stretch[];
}

interface Line {
  from: string;
  /** Each employee's recorded manager on that day. */
  led: ReadonlyMap<number, Manager | null>;
}

/** The circles of these people under these stretches, each with a way out. */
export async function circlesIn(
  { tx }: Pick<Context, "tx">,
  planned: readonly Planned[],
  { from, led }: Line,
): Promise<LineBlock[]> {
  const leaders = planned.flatMap(({ employee, stretches }) =>
    stretches
      .filter(({ leads, to }) => leads !== "head" && (to === null || to >= from))
      .map((one) => ({
        employeeId: employee.id,
        managerId: one.managerId,
        from: one.from < from ? from : one.from,
        to: one.to,
      })),
  );
  const released = planned.map(({ employee }) => ({ employeeId: employee.id, from }));
  const found = await findCirclesOfChanges(tx, {
    moves: [],
    leaders,
    released,
    newcomers: new Map(),
  });
  const told = [...Map.groupBy(found, keyOf).values()].slice(0, maxTold);
  const wayOut = await waysOut({ tx }, told.flat(), { from, led });
  return told.flatMap((members) => {
    const [way] = members.map(wayOut).toSorted((one, other) => one.place - other.place);
    const circle = members.find(({ employeeId }) => employeeId === way?.employee.id);
    if (!way || !circle) return [];
    const { place: _, ...rest } = way;
    return [
      { kind: "circle", people: peopleIn(circle), size: circle.size, day: circle.day, way: rest },
    ];
  });
}

const keyOf = ({ path, size }: Circle) =>
  `${size} ${[...new Set(path)].toSorted((one, other) => one - other).join(" ")}`;

const peopleIn = ({ path, names, size }: Circle) =>
  path.slice(0, size).map((id, n) => ({ id, name: names[n] ?? "" }));

type WayOut = Extract<LineBlock, { kind: "circle" }>["way"] & {
  /** The lowest place is the best. */
  place: number;
};

/** Managers outside the circle: the current one if still employed, else theirs, else none. */
async function waysOut(
  { tx }: Pick<Context, "tx">,
  circles: readonly Circle[],
  { from, led }: Line,
): Promise<(circle: Circle) => WayOut> {
  const formerIds = [
    ...new Set(circles.flatMap(({ employeeId }) => led.get(employeeId)?.id ?? [])),
  ];
  const formers = await findPeople(tx, formerIds);
  const lastDays = [...formers.values()].map(({ id, terminationDate }) => ({
    employeeId: id,
    day: terminationDate && terminationDate < from ? terminationDate : from,
  }));
  const above = await managersOf(tx, lastDays);
  return (circle) => {
    const former = formers.get(led.get(circle.employeeId)?.id ?? 0);
    const employee = { id: circle.employeeId, name: circle.names[0] ?? "" };
    if (!former) return { employee, stays: true, manager: null, place: 1 };
    const same = isThere(former, from) ? outside(circle, former) : null;
    if (same) return { employee, stays: true, manager: same, place: 0 };
    const next = outside(circle, above.get(former.id));
    return { employee, stays: false, manager: next, place: next ? 1 : 2 };
  };
}

const isThere = (former: Employed & { isActive: boolean }, day: string) =>
  former.isActive && absenceOf(former, day) !== "left";

const outside = ({ path }: Circle, manager: Manager | undefined): Manager | null =>
  manager && !path.includes(manager.id) ? { id: manager.id, name: manager.name } : null;
