import type { Context, Tx } from "#server/context.ts";
import { findTakenEmails } from "#server/modules/auth/index.ts";
import { findNamedPlaces } from "#server/modules/departments/index.ts";
import { findInvitingCompany } from "../queries.ts";
import type { Column, FileRow } from "./columns.ts";
import { type KnownCompany, nameKey, type PlannedRow, placeKey, planRows } from "./plan.ts";
import { replaceResults } from "./result-queries.ts";
import { rowValues } from "./row-values.ts";

type Checking = Pick<Context, "tx" | "today">;

export interface Check {
  rows: readonly FileRow[];
  columns: readonly Column[];
  createsMissing: boolean;
}

/** What happens with each row, as the company is now; `findPlaces` may lock it. */
export async function checkedRows(
  context: Checking,
  { rows, columns, createsMissing }: Check,
  findPlaces = findNamedPlaces,
): Promise<PlannedRow[]> {
  const { tx, today } = context;
  const { domainName } = await findInvitingCompany(tx);
  const values = rows.map(({ cells }) => rowValues(cells, columns, domainName));
  const { departments, vacancies } = await findPlaces(
    context,
    values.map(({ departmentName = "", positionTitle = "" }) => ({
      departmentName,
      positionTitle,
    })),
  );
  const known: KnownCompany = {
    domainName,
    today,
    createsMissing,
    departments: new Map(departments.map((one) => [nameKey(one.departmentName), one.id])),
    vacancies: new Map(
      [...Map.groupBy(vacancies, (one) => placeKey(one.departmentId, one.positionTitle))].map(
        ([key, found]) => [key, found.map(({ id }) => id)],
      ),
    ),
    takenEmails: await findTakenEmails(
      tx,
      values.flatMap(({ email }) => email || []),
    ),
  };
  return planRows(rows, columns, known);
}

export interface CheckTotals {
  badCount: number;
  newDepartments: number;
  newPositions: number;
}

/** Stores what a check of a draft has found in each row, and returns the totals. */
export async function saveCheck(
  tx: Tx,
  importId: number,
  planned: readonly PlannedRow[],
): Promise<CheckTotals> {
  const results = planned.map(({ row, faults, addition }) => ({
    row,
    faults,
    createsDepartment: addition !== undefined && addition.place.departmentId === undefined,
    createsPosition: addition !== undefined && addition.place.positionId === undefined,
  }));
  await replaceResults(tx, importId, results);
  const places = planned.flatMap(({ addition }) => addition?.place ?? []);
  const newDepartments = places.filter(({ departmentId }) => departmentId === undefined);
  return {
    badCount: results.filter(({ faults }) => faults.length > 0).length,
    newDepartments: new Set(newDepartments.map((place) => nameKey(place.departmentName))).size,
    newPositions: places.filter(({ positionId }) => positionId === undefined).length,
  };
}
