import type { ImportField } from "#contract/codes/import.ts";
import type { FieldDifference, ImportRow } from "#contract/import/import.ts";
import type { Context } from "#server/context.ts";
import { type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { findRecordsByEmail, type StoredRecord } from "../employees/index.ts";
import { changedPerson, placeChange } from "./changed-person.ts";
import type { Column } from "./reading/columns.ts";
import { givenValues, type RowValues, type WrittenFor } from "./reading/row-values.ts";
import type { ResultRow } from "./result-queries.ts";

interface ReadImport {
  columns: readonly Column[];
  company: WrittenFor;
  changesExisting: boolean;
}

type Differences = Partial<Pick<ImportRow, "changes" | "employee">>;

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
    };
  };
}

function differencesOf(
  given: RowValues,
  person: StoredRecord,
  manager: Manager | undefined,
  { today, actor }: Pick<Context, "today" | "actor">,
): FieldDifference[] {
  const { changed } = changedPerson(given, person, { today, actorId: actor.employeeId });
  const moved = placeChange(given, person, today)?.changes ?? [];
  const { ledBy = "" } = given;
  return [
    ...changed.changes,
    ...moved,
    { field: "ledBy", before: manager?.name ?? "", after: ledBy },
  ];
}
