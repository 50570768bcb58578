import type { RowFault } from "#contract/import/import.ts";
import type { Tx } from "#server/context.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { recordLeaders } from "#server/modules/line/index.ts";
import { findInvitingCompany } from "#server/modules/onboarding/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { findCirclesOfChanges } from "#server/organisation/line-circle.ts";
import type { PlannedLeader } from "#server/organisation/planned-line.ts";
import { because } from "#server/story/reason.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { type Column, namesManagers } from "../reading/columns.ts";
import { saveFaults } from "../result-queries.ts";
import { maxCircleRounds, tooManyCircles } from "./circles.ts";
import { clearLedBy, findLedRows, type LedRow } from "./leader-queries.ts";
import { circleFault, leadershipOf, ledByFault, namedLeaders } from "./named-leaders.ts";

/** Managers recorded in one transaction, unless it is all or none. */
const rowsPerBatch = 500;

interface RunningImport {
  id: number;
  fileName: string;
  columns: unknown;
  createdById: number;
}

/**
 * Records the next managers after all people, with errors for rows that fall back to the head. Returns their number, and whether more
 * remain.
 */
export async function recordLedBy(
  context: JobContext,
  { id, fileName, columns, createdById }: RunningImport,
): Promise<{ badCount: number; isDone: boolean }> {
  const { tx } = context;
  if (!namesManagers(columns as Column[])) return { badCount: 0, isDone: true };
  const rows = await findLedRows(tx, id, rowsPerBatch);
  if (rows.length === 0) return { badCount: 0, isDone: true };
  await lockCompany(tx);
  const { leaders, faults } = await leadersOf(context, rows);
  const actor = { employeeId: createdById };
  const joined = new Set(
    rows.flatMap(({ effect, employeeId }) => (effect === "add" ? employeeId : [])),
  );
  await recordLeaders({ ...context, actor }, leaders, {
    reason: because("imported", { file: typedBefore(fileName) }),
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

interface Led {
  row: number;
  leader: PlannedLeader;
}

/** The possible managers of these people. */
async function leadersOf({ tx, today }: JobContext, rows: readonly LedRow[]) {
  const { domainName } = await findInvitingCompany(tx);
  const texts = rows.map(({ ledBy }) => ledBy);
  const named = await namedLeaders(tx, texts, { domainName, newcomers: [] });
  const faults = new Map<number, RowFault>();
  const led: Led[] = [];
  for (const { row, ledBy, employeeId, ...days } of rows) {
    const found = leadershipOf({ id: employeeId, ...days }, named.find(ledBy), today);
    if ("fault" in found) faults.set(row, found.fault);
    else led.push({ row, leader: found.leader });
  }
  const right = await withoutCircles(tx, led, faults);
  return {
    leaders: right.map(({ leader }) => leader),
    faults: [...faults].map(([row, fault]) => ({ row, faults: [fault] })),
  };
}

/** The possible lines; the errors of others are added. */
async function withoutCircles(
  tx: Tx,
  led: readonly Led[],
  faults: Map<number, RowFault>,
): Promise<readonly Led[]> {
  let rest = led;
  for (let round = 1; ; round += 1) {
    const circles = await circlesAmong(tx, rest);
    if (circles.size === 0) return rest;
    const left = round < maxCircleRounds ? circles : new Map(rest.map(faultOf));
    for (const [row, fault] of left) faults.set(row, fault);
    rest = rest.filter(({ row }) => !left.has(row));
  }
}

const faultOf = ({ row }: Led): [number, RowFault] => [row, ledByFault(tooManyCircles)];

/** Errors of the rows that would close a circle of managers. */
async function circlesAmong(tx: Tx, led: readonly Led[]): Promise<Map<number, RowFault>> {
  const leaders = led.map(({ leader }) => leader);
  const found = await findCirclesOfChanges(tx, { moves: [], leaders, newcomers: new Map() });
  const circleOf = new Map(found.map((circle) => [circle.employeeId, circleFault(circle)]));
  return new Map(
    led.flatMap(({ row, leader }) => {
      const fault = circleOf.get(leader.employeeId);
      return fault ? [[row, fault]] : [];
    }),
  );
}
