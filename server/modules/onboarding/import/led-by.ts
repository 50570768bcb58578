import type { RowFault } from "#contract/import.ts";
import type { Tx } from "#server/context.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { recordLeaders } from "#server/modules/line/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { findCirclesOfChanges, type PlannedLeader } from "#server/organisation/line-circle.ts";
import { findInvitingCompany } from "../queries.ts";
import type { Column } from "./columns.ts";
import { clearLedBy, findLedRows, type LedRow } from "./leader-queries.ts";
import { circleFault, leadershipOf, namedLeaders } from "./named-leaders.ts";
import { saveFaults } from "./result-queries.ts";

/** How many are recorded in one transaction, unless it has to be all or nobody. */
const rowsPerBatch = 500;

interface RunningImport {
  id: number;
  fileName: string;
  columns: unknown;
  createdById: number;
}

/**
 * Records who leads the next people of an import, once all of them are in: a leader may have come with a later row. Whoever cannot
 * be led as their row says is led by the head of their department, and the row says why. Returns how many rows that was, and
 * whether others are left.
 */
export async function recordLedBy(
  context: JobContext,
  { id, fileName, columns, createdById }: RunningImport,
): Promise<{ badCount: number; isDone: boolean }> {
  const { tx } = context;
  const hasColumn = (columns as Column[]).some(({ field }) => field === "ledBy");
  if (!hasColumn) return { badCount: 0, isDone: true };
  const rows = await findLedRows(tx, id, rowsPerBatch);
  if (rows.length === 0) return { badCount: 0, isDone: true };
  await lockCompany(tx);
  const { leaders, faults } = await leadersOf(context, rows);
  const actor = { employeeId: createdById };
  const joined = new Set(
    rows.flatMap(({ effect, employeeId }) => (effect === "add" ? employeeId : [])),
  );
  await recordLeaders({ ...context, actor }, leaders, {
    reason: `Imported with ${fileName}`,
    joined,
  });
  await saveFaults(tx, id, faults);
  await clearLedBy(
    tx,
    id,
    rows.map(({ row }) => row),
  );
  return { badCount: faults.length, isDone: rows.length < rowsPerBatch };
}

interface FaultyRow {
  row: number;
  faults: RowFault[];
}

interface Led {
  row: number;
  leader: PlannedLeader;
}

/** Who is to lead these people, without those who cannot. */
async function leadersOf({ tx, today }: JobContext, rows: readonly LedRow[]) {
  const { domainName } = await findInvitingCompany(tx);
  const texts = rows.map(({ ledBy }) => ledBy);
  const named = await namedLeaders(tx, texts, { domainName, newcomers: [] });
  const faults: FaultyRow[] = [];
  const led: Led[] = [];
  for (const { row, ledBy, employeeId, ...days } of rows) {
    const found = leadershipOf({ id: employeeId, ...days }, named(ledBy), today);
    if ("fault" in found) faults.push({ row, faults: [found.fault] });
    else led.push({ row, leader: found.leader });
  }
  const { leaders, circles } = await withoutCircles(tx, led);
  return { leaders, faults: [...faults, ...circles] };
}

/** Those who can be led so, and the rows whose people would lead each other. */
async function withoutCircles(
  tx: Tx,
  led: readonly Led[],
): Promise<{ leaders: PlannedLeader[]; circles: FaultyRow[] }> {
  const leaders = led.map(({ leader }) => leader);
  const found = await findCirclesOfChanges(tx, { moves: [], leaders, newcomers: new Map() });
  if (found.length === 0) return { leaders, circles: [] };
  const faultOf = new Map(found.map((circle) => [circle.employeeId, circleFault(circle)]));
  const circles = led.flatMap(({ row, leader }) => {
    const fault = faultOf.get(leader.employeeId);
    return fault ? [{ row, faults: [fault] }] : [];
  });
  // Leaving one out may close a circle that it would have opened.
  const rest = await withoutCircles(
    tx,
    led.filter(({ leader }) => !faultOf.has(leader.employeeId)),
  );
  return { leaders: rest.leaders, circles: [...circles, ...rest.circles] };
}
