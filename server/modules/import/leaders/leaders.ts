import type { RowFault } from "#contract/import/import.ts";
import type { Context } from "#server/context.ts";
import { findCirclesOfChanges } from "#server/organisation/line-circle.ts";
import type { PlannedMove } from "#server/organisation/planned-line.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import { type PlannedRow, withFault } from "../plan.ts";
import { maxCircleRounds, moveIn, tooManyCircles } from "./circles.ts";
import {
  checkedLeaders,
  circleFault,
  type LedRow,
  ledByFault,
  namedLeaders,
  newcomerIn,
} from "./named-leaders.ts";

type Checking = Pick<Context, "tx" | "today">;

/** The planned rows, with errors for impossible managers. A different manager counts as a change of an existing employee. */
export async function withLeaders(
  context: Checking,
  planned: readonly PlannedRow[],
  domainName: string,
): Promise<PlannedRow[]> {
  const naming = planned.filter((plan) => isGood(plan) && plan.ledBy !== "");
  if (naming.length === 0) return [...planned];
  const newcomers = planned.filter(isGood).flatMap((plan) => newcomerIn(plan) ?? []);
  const texts = naming.map(({ ledBy }) => ledBy);
  const named = await namedLeaders(context.tx, texts, { domainName, newcomers });
  const checked = await checkedLeaders(naming, named, context.today);
  for (let round = 1; ; round += 1) {
    const rows = await mapInTurns(planned, (plan) => withFaultIn(checked.faults, plan));
    const led = [...checked.led.values()];
    const circles = await circlesAmong(context, rows, led);
    if (circles.size === 0) return withChanges(context, withManagers(rows, led), led);
    await checked.leaveOut(round < maxCircleRounds ? circles : faultsOfAll(led));
  }
}

const isGood = ({ faults }: PlannedRow) => faults.length === 0;

const withFaultIn = (faults: ReadonlyMap<number, RowFault>, plan: PlannedRow): PlannedRow => {
  const fault = faults.get(plan.row);
  return fault ? withFault(plan, fault) : plan;
};

const faultsOfAll = (led: readonly LedRow[]) =>
  new Map(led.map(({ plan }) => [plan.row, ledByFault(tooManyCircles)]));

/** Errors of the rows that would close a circle if all were written. */
async function circlesAmong(
  { tx, today }: Checking,
  rows: readonly PlannedRow[],
  led: readonly LedRow[],
): Promise<Map<number, RowFault>> {
  if (led.length === 0) return new Map();
  const moves = rows.flatMap((row) => moveIn(row, today) ?? newcomersMove(row) ?? []);
  const leaders = led.map(({ leader }) => leader);
  const newcomers = new Map(
    rows.flatMap((row) => newcomerIn(row) ?? []).map(({ id, name }) => [id, name]),
  );
  const circles = await findCirclesOfChanges(tx, { moves, leaders, newcomers });
  const rowOf = new Map(led.map(({ plan, leader }) => [leader.employeeId, plan.row]));
  return new Map(
    circles.flatMap((circle) => {
      const row = rowOf.get(circle.employeeId);
      return row === undefined ? [] : [[row, circleFault(circle)]];
    }),
  );
}

/** The first position of a new employee. */
const newcomersMove = ({ row, addition }: PlannedRow): PlannedMove | undefined =>
  addition && {
    employeeId: -row,
    departmentId: addition.place.departmentId,
    from: addition.person.startDate,
  };

function withManagers(rows: readonly PlannedRow[], led: readonly LedRow[]): PlannedRow[] {
  const ledOf = new Map(led.map((one) => [one.plan.row, one]));
  return rows.map((plan) => {
    const found = ledOf.get(plan.row);
    if (!found) return plan;
    const warnings = [...(plan.warnings ?? []), ...(found.warning ? [found.warning] : [])];
    return { ...plan, warnings, managerId: found.leader.managerId };
  });
}

/** The rows, with changes of existing employees. */
async function withChanges(
  { tx, today }: Checking,
  rows: readonly PlannedRow[],
  led: readonly LedRow[],
): Promise<PlannedRow[]> {
  const existing = led.filter(({ plan }) => plan.change);
  if (existing.length === 0) return [...rows];
  const asked = existing.map(({ leader: { employeeId } }) => ({ employeeId, day: today }));
  const now = await managersOf(tx, asked);
  const nameOf = new Map(existing.map(({ plan, leaderName }) => [plan.row, leaderName]));
  const leaderOf = new Map(existing.map(({ plan, leader }) => [plan.row, leader.managerId]));
  return rows.map((plan) => {
    const after = nameOf.get(plan.row);
    if (after === undefined || !plan.change) return plan;
    const { stored, changed } = plan.change;
    const before = now.get(stored.id);
    if (before?.id === leaderOf.get(plan.row) && !changed.place) return plan;
    const changes = [
      ...changed.changes,
      { field: "ledBy" as const, before: before?.name ?? "", after },
    ];
    return { ...plan, change: { stored, changed: { ...changed, changes } } };
  });
}
