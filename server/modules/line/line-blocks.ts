import type { LineBlock } from "#contract/line/planned-line.ts";

/** The first and the last day of employment. */
export interface Employed {
  id: number;
  name: string;
  startDate: string | null;
  terminationDate: string | null;
}

/** Why someone cannot lead or be led from a day on: not yet employed, or no longer. */
export function absenceOf(
  { startDate, terminationDate }: Pick<Employed, "startDate" | "terminationDate">,
  day: string,
): "early" | "left" | undefined {
  if (startDate && day < startDate) return "early";
  return terminationDate && day > terminationDate ? "left" : undefined;
}

/** The plan for one employee: the manager, if any, and when it first overlaps. */
export interface Wanted {
  employee: Employed;
  manager: Employed | undefined;
  overlapFrom: string | undefined;
}

const nameOf = ({ id, name }: Employed) => ({ id, name });
const namesOf = (wanted: readonly Wanted[]) => wanted.map(({ employee }) => nameOf(employee));

/** Why these changes would be refused, except for circles; one entry per reason, each employee in the first. */
export function blocksOf(wanted: readonly Wanted[], from: string): LineBlock[] {
  const reasons = Map.groupBy(wanted, (one) => reasonOf(one, from));
  const of = (reason: Reason) => reasons.get(reason) ?? [];
  const absent = (["early", "left"] as const).flatMap((kind) =>
    of(kind).length > 0 ? [{ kind, people: namesOf(of(kind)) }] : [],
  );
  const underAbsent = (["managerEarly", "managerLeft"] as const).flatMap((kind) =>
    [...Map.groupBy(of(kind), ({ manager }) => manager)].flatMap(([manager, people]) =>
      manager ? [{ kind, manager: nameOf(manager), people: namesOf(people) }] : [],
    ),
  );
  const alone =
    of("self").length > 0 ? [{ kind: "self" as const, people: namesOf(of("self")) }] : [];
  const [day] = of("overlap")
    .flatMap(({ overlapFrom }) => overlapFrom ?? [])
    .toSorted();
  const overlapping = day
    ? [{ kind: "overlap" as const, people: namesOf(of("overlap")), day }]
    : [];
  return [...absent, ...underAbsent, ...alone, ...overlapping];
}

type Reason = Exclude<LineBlock["kind"], "circle"> | undefined;

function reasonOf({ employee, manager, overlapFrom }: Wanted, from: string): Reason {
  const absence = absenceOf(employee, from);
  if (absence) return absence;
  const managers = manager && absenceOf(manager, from);
  if (managers) return managers === "early" ? "managerEarly" : "managerLeft";
  if (manager?.id === employee.id) return "self";
  return overlapFrom === undefined ? undefined : "overlap";
}
