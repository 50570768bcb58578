import type { RowEffect } from "#contract/codes/import.ts";
import type { Context, Tx } from "#server/context.ts";
import { findInvitingCompany } from "#server/modules/onboarding/index.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import { askAboutAddresses } from "../auth/index.ts";
import { findNamedPlaces, lockNamedPlaces } from "../departments/index.ts";
import { findRecordsByEmail, lockRecordsByEmail, type StoredRecord } from "../employees/index.ts";
import { withAffectedLeave } from "./affected-leave.ts";
import { withoutCircles } from "./leaders/circles.ts";
import { withLeaders } from "./leaders/leaders.ts";
import { withoutLeavingManagers } from "./leaders/leaving.ts";
import { previewedBases } from "./leaders/overtaken.ts";
import { nameKey, placeKey } from "./places.ts";
import { effectOf, type KnownCompany, type PlannedRow, planRows } from "./plan.ts";
import { type Column, type FileRow, missingColumns } from "./reading/columns.ts";
import { type RowValues, rowValues } from "./reading/row-values.ts";
import { replaceResults } from "./result-queries.ts";

type Checking = Pick<Context, "tx" | "now" | "today">;

export interface Check {
  rows: readonly FileRow[];
  columns: readonly Column[];
  createsMissing: boolean;
  changesExisting: boolean;
  /** The importer. */
  actorId: number;
}

const asIs = { findPeople: findRecordsByEmail, findPlaces: findNamedPlaces };
/** People before places, as every change of many locks them. */
const locked = { findPeople: lockRecordsByEmail, findPlaces: lockNamedPlaces };

export interface CheckedRows {
  planned: PlannedRow[];
  /** Rows whose address could not be asked about, and so is not said to be taken. */
  unaskedCount: number;
  /** When they can be. */
  retryAfterSeconds: number;
}

/** The result of each row, locked if `isLocking`. An incomplete file is not checked for managers, as they may come in later rows. */
export async function checkedRows(
  context: Checking,
  { rows, columns, createsMissing, changesExisting, actorId }: Check,
  { isLocking = false, isWhole = true } = {},
): Promise<CheckedRows> {
  const { tx, today } = context;
  const { findPeople, findPlaces } = isLocking ? locked : asIs;
  const company = await findInvitingCompany(tx);
  const { domainName, timeZone } = company;
  const values = await mapInTurns(rows, ({ cells }) => rowValues(cells, columns, company));
  const emails = values.flatMap(({ email }) => email || []);
  const existing = changesExisting ? await findPeople(context, emails) : new Map();
  const { departments, vacancies } = await findPlaces(
    context,
    await mapInTurns(values, (row) => placeOf(row, existing.get(row.email ?? ""))),
  );
  const asked = await askAboutAddresses(
    context,
    company,
    missingColumns(columns).length > 0 ? [] : emails.filter((email) => !existing.has(email)),
  );
  const others = [...asked.taken].filter((email) => !existing.has(email));
  const known: KnownCompany = {
    left: await findLeavers(context, others),
    domainName,
    timeZone,
    today,
    actorId,
    createsMissing,
    existing,
    departments: new Map(departments.map((one) => [nameKey(one.departmentName), one.id])),
    vacancies: new Map(
      [...Map.groupBy(vacancies, (one) => placeKey(one.departmentId, one.positionTitle))].map(
        ([key, found]) => [key, found.map(({ id }) => id)],
      ),
    ),
    takenEmails: asked.taken,
  };
  const rowsToWrite = await withoutCircles(context, await planRows(rows, columns, known));
  return {
    planned: isWhole
      ? await withoutLeavingManagers(context, await withLeaders(context, rowsToWrite, domainName))
      : rowsToWrite,
    unaskedCount: asked.unasked.size,
    retryAfterSeconds: asked.retryAfterSeconds,
  };
}

/** Those of the company with one of these e-mails whose last day has passed. */
async function findLeavers(context: Checking, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, StoredRecord>();
  const found = await findRecordsByEmail(context, emails);
  return new Map(
    [...found].filter(([, { terminationDate: last }]) => last && last < context.today),
  );
}

/** Omitted values mean the employee's current place. */
const placeOf = ({ departmentName, positionTitle }: RowValues, stored?: StoredRecord) => ({
  departmentName: departmentName || (stored?.departmentName ?? ""),
  positionTitle: positionTitle || (stored?.positionTitle ?? ""),
});

export interface CheckTotals {
  unaskedCount: number;
  badCount: number;
  warnedCount: number;
  changeCount: number;
  sameCount: number;
  newDepartments: number;
  newPositions: number;
}

/** Stores the result of each row, and returns the totals. */
export async function saveCheck(
  tx: Tx,
  draft: { id: number; createdAt: string },
  { planned: checked, unaskedCount }: Pick<CheckedRows, "planned" | "unaskedCount">,
): Promise<CheckTotals> {
  const planned = await withAffectedLeave(tx, checked);
  const bases = await previewedBases(tx, planned, draft);
  const results = await mapInTurns(planned, (plan) => ({
    row: plan.row,
    faults: plan.faults,
    warnings: plan.warnings ?? [],
    effect: effectOf(plan),
    changedFields: plan.change?.changed.changes.map(({ field }) => field) ?? [],
    createsDepartment: placeIn(plan)?.departmentId === undefined && placeIn(plan) !== undefined,
    createsPosition: placeIn(plan)?.positionId === undefined && placeIn(plan) !== undefined,
    lineBasis: bases.get(plan.row) ?? null,
  }));
  await replaceResults(tx, draft.id, results);
  const places = planned.flatMap((plan) => placeIn(plan) ?? []);
  const newDepartments = places.filter(({ departmentId }) => departmentId === undefined);
  const count = (wanted: RowEffect) =>
    results.filter(({ effect, faults }) => effect === wanted && faults.length === 0).length;
  return {
    unaskedCount,
    badCount: results.filter(({ faults }) => faults.length > 0).length,
    warnedCount: results.filter(({ warnings }) => warnings.length > 0).length,
    changeCount: count("change"),
    sameCount: count("same"),
    newDepartments: new Set(newDepartments.map((place) => nameKey(place.departmentName))).size,
    newPositions: places.filter(({ positionId }) => positionId === undefined).length,
  };
}

/** The place in a row without errors. */
export const placeIn = ({ addition, change }: PlannedRow) =>
  addition?.place ?? change?.changed.place;
