import type { ImportField } from "#contract/codes/import.ts";
import type { RowFault } from "#contract/import/import.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { headsPeople } from "#server/modules/departments/index.ts";
import { firstDayWithout } from "#server/modules/employees/index.ts";
import { setLastDay } from "#server/modules/leave/index.ts";
import { ledIndividually } from "#server/modules/line/index.ts";
import { findManagersAmong } from "#server/organisation/line-ahead.ts";
import { type PlannedRow, withFault } from "../plan.ts";
import { type Column, namesLastDays } from "../reading/columns.ts";
import { saveFaults } from "../result-queries.ts";
import { clearLastDays, findRowsWithLastDay } from "./leader-queries.ts";

/** Last days recorded in one transaction, unless it is all or none. */
const rowsPerBatch = 100;

const field: ImportField = "terminationDate";
const leadsPeople: RowFault = {
  field,
  message:
    "They manage people. Please name another manager in the row of each, or set the last day in their record",
};
const headsDepartment: RowFault = {
  field,
  message:
    "They head a department with people in it. Please set the last day in their record, where the next head is chosen",
};

/** The planned rows, with errors for new last days of employees who would still manage people. */
export async function withoutLeavingManagers(
  context: Pick<Context, "tx" | "today">,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const good = planned.filter(({ faults }) => faults.length === 0);
  const leaving = good.flatMap(({ change }) => {
    const lastDay = change?.changed.fields.terminationDate;
    return change && lastDay ? [{ id: change.stored.id, lastDay }] : [];
  });
  if (leaving.length === 0) return [...planned];
  const nextOf = new Map(
    good.flatMap(({ change, managerId }) =>
      change && managerId !== undefined ? [[change.stored.id, managerId] as const] : [],
    ),
  );
  const namedIds = new Set(good.flatMap(({ managerId }) => managerId ?? []));
  const ids = leaving.map(({ id }) => id);
  const managers = new Set(await findManagersAmong(context.tx, ids));
  const faults = new Map<number, RowFault>();
  for (const { id, lastDay } of leaving) {
    const from = firstDayWithout(lastDay, context.today);
    const led = managers.has(id) ? await ledIndividually(context, id, from) : [];
    if (managers.has(id) && (await headsPeople(context, id, from))) faults.set(id, headsDepartment);
    else if (namedIds.has(id) || led.some((one) => (nextOf.get(one) ?? id) === id))
      faults.set(id, leadsPeople);
  }
  return planned.map((plan) => {
    const fault = plan.faults.length === 0 && faults.get(plan.change?.stored.id ?? 0);
    return fault ? withFault(plan, fault) : plan;
  });
}

interface RunningImport {
  id: number;
  columns: unknown;
  createdById: number;
}

/** Records the last days after all managers, with errors for rows that still manage people. Returns their number, and whether more remain. */
export async function recordLastDays(
  context: JobContext,
  { id, columns, createdById }: RunningImport,
): Promise<{ badCount: number; isDone: boolean }> {
  const { tx } = context;
  if (!namesLastDays(columns as Column[])) return { badCount: 0, isDone: true };
  const rows = await findRowsWithLastDay(tx, id, rowsPerBatch);
  const ending = { ...context, actor: { employeeId: createdById } };
  const faults: { row: number; faults: RowFault[] }[] = [];
  for (const { row, employeeId, lastDay } of rows) {
    const fault = await faultOf(() => setLastDay(ending, employeeId, lastDay));
    if (fault) faults.push({ row, faults: [fault] });
  }
  await saveFaults(tx, id, faults);
  await clearLastDays(
    tx,
    id,
    rows.map(({ row }) => row),
  );
  return { badCount: faults.length, isDone: rows.length < rowsPerBatch };
}

/** The error of a refusal before anything was written. */
async function faultOf(write: () => Promise<void>): Promise<RowFault | undefined> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "leads_people") return leadsPeople;
    if (error.code !== "invalid_request") throw error;
    return { field, message: error.fields?.[field] ?? error.message };
  }
  return undefined;
}
