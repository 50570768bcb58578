import type { ImportField } from "#contract/codes/import.ts";
import type { FieldDifference, ImportRow, RowFault } from "#contract/import/import.ts";
import type { Context } from "#server/context.ts";
import { type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { findRecordsByEmail, type StoredRecord } from "../employees/index.ts";
import { affectedLeaveOf } from "../leave/index.ts";
import { plannedDays } from "./affected-leave.ts";
import { changedPerson, placeChange } from "./changed-person.ts";
import type { Column } from "./reading/columns.ts";
import { givenValues, type RowValues, type WrittenFor } from "./reading/row-values.ts";
import type { ResultRow } from "./result-queries.ts";

interface ReadImport {
  columns: readonly Column[];
  company: WrittenFor;
  changesExisting: boolean;
}

type Differences = Partial<Pick<ImportRow, "changes" | "employee" | "affectedLeave">>;

/** Each row's employee and changes: the fields, until written also with values before and after. */
export async function shownDifferences(
  context: Pick<Context, "tx" | "today" | "actor">,
  rows: readonly ResultRow[],
  { columns, company, changesExisting }: ReadImport,
): Promise<(row: ResultRow) => Differences> {
  const { today } = context;
  const open = rows.filter(
    ({ employeeId, effect, cells }) => effect !== "add" && employeeId === null && cells,
  );
  const values = new Map(
    open.map(({ row, cells }) => [row, givenValues(cells as string[], columns, company)]),
  );
  const emails = [...values.values()].flatMap(({ email }) => email ?? []);
  const people: ReadonlyMap<string, StoredRecord> = changesExisting
    ? await findRecordsByEmail(context, emails)
    : new Map();
  const asked = [...people.values()].map(({ id }) => ({ employeeId: id, day: today }));
  const managers = await managersOf(context.tx, asked);
  const plans = open.flatMap(({ row, faults }) => {
    const given = values.get(row);
    const person = people.get(given?.email ?? "");
    if (!given || !person || (faults as RowFault[]).length > 0) return [];
    return plannedDays(person.id, changedBy(given, person, context));
  });
  const leave = await affectedLeaveOf(context.tx, plans);

  return ({ row, employeeId, effect, changedFields }) => {
    const fields = effect === "change" ? (changedFields as ImportField[]) : [];
    if (employeeId !== null)
      return { changes: fields.map((field) => ({ field, before: null, after: null })) };
    const given = values.get(row);
    const person = people.get(given?.email ?? "");
    if (!given || !person) return {};
    const differences = differencesOf(given, person, managers.get(person.id), context);
    const name = `${person.name} ${person.surname}`.trim() || person.email;
    return {
      employee: { id: person.id, name },
      changes: differences.filter(({ field }) => fields.includes(field)),
      affectedLeave: leave.get(person.id) ?? [],
    };
  };
}

const changedBy = (
  given: RowValues,
  person: StoredRecord,
  { today, actor }: Pick<Context, "today" | "actor">,
) => changedPerson(given, person, { today, actorId: actor.employeeId }).changed;

function differencesOf(
  given: RowValues,
  person: StoredRecord,
  manager: Manager | undefined,
  context: Pick<Context, "today" | "actor">,
): FieldDifference[] {
  const moved = placeChange(given, person, context.today)?.changes ?? [];
  const { ledBy = "" } = given;
  return [
    ...changedBy(given, person, context).changes,
    ...moved,
    { field: "ledBy", before: manager?.name ?? "", after: ledBy },
  ];
}
