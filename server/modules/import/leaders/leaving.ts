import type { ImportField } from "#contract/codes/import.ts";
import type { RowFault } from "#contract/import/import.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { ledAsHead } from "#server/modules/departments/index.ts";
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
  const leaving = await leavingAmong(context, good);
  if (leaving.length === 0) return [...planned];
  const lastDayOf = new Map(good.map((plan) => [idIn(plan), lastDayIn(plan)]));
  const staysUntil = ({ employeeId, from }: Led) => (lastDayOf.get(employeeId) ?? from) >= from;
  const managerOf = new Map(good.map((plan) => [idIn(plan), plan.managerId]));
  const faultOf = ({ id, headed, named, led }: Leaving) => {
    if (headed.some(staysUntil)) return headsDepartment;
    const stays = [...named, ...led.filter(({ employeeId }) => isLedBy(employeeId, id))];
    return stays.some(staysUntil) ? leadsPeople : undefined;
  };
  const isLedBy = (employeeId: number, id: number) => (managerOf.get(employeeId) ?? id) === id;
  const faults = new Map<number, RowFault>();
  // Someone whose row is wrong stays, and so may need their manager.
  for (let found = -1; found < faults.size; ) {
    found = faults.size;
    for (const one of leaving) {
      const fault = faults.get(one.id) ?? faultOf(one);
      if (!fault) continue;
      faults.set(one.id, fault);
      lastDayOf.delete(one.id);
    }
  }
  return planned.map((plan) => {
    const fault = plan.faults.length === 0 && faults.get(idIn(plan));
    return fault ? withFault(plan, fault) : plan;
  });
}

interface Led {
  employeeId: number;
  /** The first day under the manager after the last day of that one. */
  from: string;
}

interface Leaving {
  id: number;
  headed: Led[];
  led: Led[];
  /** The people of rows that name them as manager. */
  named: Led[];
}

/** A new employee has a number below 0. */
const idIn = ({ row, change }: PlannedRow): number => change?.stored.id ?? -row;

const lastDayIn = ({ change, addition }: PlannedRow): string | undefined => {
  const lastDay = change
    ? (change.changed.fields.terminationDate ?? change.stored.terminationDate)
    : addition?.person.terminationDate;
  return lastDay || undefined;
};

/** The employees with new last days, and all whom they would still manage. */
async function leavingAmong(
  context: Pick<Context, "tx" | "today">,
  good: readonly PlannedRow[],
): Promise<Leaving[]> {
  const days = good.flatMap(({ change }) => {
    const lastDay = change?.changed.fields.terminationDate;
    return change && lastDay ? [{ id: change.stored.id, lastDay }] : [];
  });
  if (days.length === 0) return [];
  const ids = days.map(({ id }) => id);
  const managers = new Set(await findManagersAmong(context.tx, ids));
  const rowsNaming = Map.groupBy(good, ({ managerId }) => managerId);
  const leaving: Leaving[] = [];
  for (const { id, lastDay } of days) {
    const from = firstDayWithout(lastDay, context.today);
    const named = (rowsNaming.get(id) ?? []).map((plan) => ({ employeeId: idIn(plan), from }));
    const isManager = managers.has(id);
    leaving.push({
      id,
      named,
      headed: isManager ? await ledAsHead(context, id, from) : [],
      led: isManager ? await ledIndividually(context, id, from) : [],
    });
  }
  return leaving;
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
  const rows = await findRowsWithLastDay(tx, id);
  const managers = new Set(
    await findManagersAmong(
      tx,
      rows.map(({ employeeId }) => employeeId),
    ),
  );
  const led = rows.filter(({ employeeId }) => !managers.has(employeeId)).slice(0, rowsPerBatch);
  // Managers leave after their people, and all together, as one may lead another.
  const batch = led.length > 0 ? led : rows;
  const ending = { ...context, actor: { employeeId: createdById } };
  const faults = await endInTurn(ending, batch);
  await saveFaults(tx, id, faults);
  await clearLastDays(
    tx,
    id,
    batch.map(({ row }) => row),
  );
  return { badCount: faults.length, isDone: batch.length === rows.length };
}

type Ending = Parameters<typeof setLastDay>[0];
type FaultyRow = { row: number; faults: RowFault[] };
type LeavingRow = Awaited<ReturnType<typeof findRowsWithLastDay>>[number];

/** Records last days; a manager's is tried again once their people have left. Returns the errors. */
async function endInTurn(context: Ending, rows: readonly LeavingRow[]): Promise<FaultyRow[]> {
  const faults: FaultyRow[] = [];
  const waiting: LeavingRow[] = [];
  for (const one of rows) {
    const fault = await faultOf(() => setLastDay(context, one.employeeId, one.lastDay));
    if (fault === leadsPeople) waiting.push(one);
    else if (fault) faults.push({ row: one.row, faults: [fault] });
  }
  if (waiting.length === 0) return faults;
  if (waiting.length < rows.length) return [...faults, ...(await endInTurn(context, waiting))];
  return waiting.map(({ row }) => ({ row, faults: [leadsPeople] }));
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
