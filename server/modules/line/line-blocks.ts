import type { LineBlock } from "#contract/line/planned-line.ts";

export interface Employed {
  id: number;
  name: string;
  startDate: string | null;
  terminationDate: string | null;
}

/** Why someone cannot lead or be led from a day on: they are not employed yet, or not any more. */
export function absenceOf(
  { startDate, terminationDate }: Pick<Employed, "startDate" | "terminationDate">,
  day: string,
): "early" | "left" | undefined {
  if (startDate && day < startDate) return "early";
  return terminationDate && day > terminationDate ? "left" : undefined;
}

/** What is planned for one employee: who is to lead them, if someone is, and from when on a limited change would overlap a recorded one. */
interface Wanted {
  employee: Employed;
  manager: Employed | undefined;
  overlapFrom: string | undefined;
}

const nameOf = ({ id, name }: Employed) => ({ id, name });
const namesOf = (wanted: readonly Wanted[]) => wanted.map(({ employee }) => nameOf(employee));

/**
 * Why these changes would be refused from a day on, but for circles; one entry for each reason, and each employee in the first that
 * applies to them.
 */
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
