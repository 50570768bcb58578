import type { PayrollPeriod } from "#contract/payroll/periods.ts";
import type { Context } from "#server/context.ts";
import type { ReadPart, RowPlace } from "#server/csv/file-part.ts";
import { listPossibleChanges, type PlaceOnDay, type PossibleChange } from "./change-queries.ts";
import { type Columns, type Employee, filePart, partAfter } from "./file-parts.ts";

interface Change extends Employee {
  kind: "Joined" | "Came back" | "Moved" | "Left";
  /** Of the one who left, the last one. */
  day: string;
  changed: string;
  place: PlaceOnDay;
}

/** The next part of who joined, came back, moved and left in a period, as far as announced. */
export async function exportChanges(
  { tx, today }: Pick<Context, "tx" | "today">,
  period: PayrollPeriod,
  after?: RowPlace,
): Promise<ReadPart> {
  const found = await listPossibleChanges(tx, { period, today, part: partAfter(after) });
  const columns: Columns<Change> = [
    ["Employee Number", ({ employeeNumber }) => employeeNumber],
    ["First Name", ({ name }) => name],
    ["Last Name", ({ surname }) => surname],
    ["Change", ({ kind }) => kind],
    ["Day", ({ day }) => day],
    ["Changed", ({ changed }) => changed],
    ["Position", ({ place }) => place.position],
    ["Department", ({ place }) => place.department],
    ["Manager", ({ place }) => place.manager],
    ["Weekly Hours", ({ place }) => String(place.weeklyHours)],
  ];
  const changes = found.flatMap((one) => changeOn(one, period) ?? []);
  const fileName = `joiners-movers-leavers-${period.from}-${period.to}.csv`;
  return filePart({ fileName, after }, columns, changes, found);
}

const fields = [
  ["Position", "position"],
  ["Department", "department"],
  ["Manager", "manager"],
  ["Weekly Hours", "weeklyHours"],
] as const;

function changeOn(
  one: PossibleChange,
  { from, to }: { from: string; to: string },
): Change | undefined {
  const { before, after, day, wasEmployedEarlier } = one;
  if (before.isEmployed && !after.isEmployed) {
    const lastDay = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    return lastDay < from
      ? undefined
      : { ...one, kind: "Left", day: lastDay, changed: "", place: before };
  }
  if (!after.isEmployed || day > to) return undefined;
  if (!before.isEmployed)
    return { ...one, kind: wasEmployedEarlier ? "Came back" : "Joined", changed: "", place: after };
  const changed = fields
    .filter(([, field]) => before[field] !== after[field])
    .map(([name]) => name);
  if (changed.length === 0) return undefined;
  return { ...one, kind: "Moved", changed: changed.join(", "), place: after };
}
