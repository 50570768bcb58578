import type { RowFault } from "#contract/import.ts";
import type { Context } from "#server/context.ts";
import {
  findCirclesOfChanges,
  type PlannedLeader,
  type PlannedMove,
} from "#server/organisation/line-circle.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { moveIn } from "./circles.ts";
import { type Candidate, circleFault, leadershipOf, namedLeaders } from "./named-leaders.ts";
import { type PlannedRow, withFault } from "./plan.ts";

type Checking = Pick<Context, "tx" | "today">;

interface LedRow {
  plan: PlannedRow;
  leader: PlannedLeader;
  leaderName: string;
}

/**
 * The planned rows, of which those are wrong that name nobody as who leads their person, or someone who cannot: who is not there
 * by then, or whom they would lead themselves. Those who exist and are led by someone else than now are changed.
 */
export async function withLeaders(
  context: Checking,
  planned: readonly PlannedRow[],
  domainName: string,
): Promise<PlannedRow[]> {
  let rows = [...planned];
  // A row that is wrong adds nobody who could lead others, and one that is left out may close a circle.
  for (;;) {
    const { led, faults } = await ledRows(context, rows, domainName);
    const found = faults.size > 0 ? faults : await circlesAmong(context, rows, led);
    if (found.size === 0) return withChanges(context, rows, led);
    rows = rows.map((plan) => withFaultIn(found, plan));
  }
}

const withFaultIn = (faults: ReadonlyMap<number, RowFault>, plan: PlannedRow): PlannedRow => {
  const fault = faults.get(plan.row);
  return fault ? withFault(plan, fault) : plan;
};

const isGood = ({ faults }: PlannedRow) => faults.length === 0;

/** Whom the rows without faults name, and what is wrong with that. */
async function ledRows(
  { tx, today }: Checking,
  rows: readonly PlannedRow[],
  domainName: string,
): Promise<{ led: LedRow[]; faults: Map<number, RowFault> }> {
  const naming = rows.filter((plan) => isGood(plan) && plan.ledBy !== "");
  const newcomers = rows.filter(isGood).flatMap((plan) => newcomerIn(plan) ?? []);
  const texts = naming.map(({ ledBy }) => ledBy);
  const named = await namedLeaders(tx, texts, { domainName, newcomers });
  const led: LedRow[] = [];
  const faults = new Map<number, RowFault>();
  for (const plan of naming) {
    const person = plan.change?.stored ?? newcomerIn(plan);
    if (!person) continue;
    const found = leadershipOf(person, named(plan.ledBy), today);
    if ("fault" in found) faults.set(plan.row, found.fault);
    else led.push({ plan, ...found });
  }
  return { led, faults };
}

/** Who is added by a row without faults, by a number below 0. */
const newcomerIn = ({ row, addition }: PlannedRow): Candidate | undefined =>
  addition && {
    id: -row,
    name: `${addition.person.name} ${addition.person.surname}`,
    email: addition.person.email,
    employeeNumber: addition.person.employeeNumber ?? "",
    startDate: addition.person.startDate,
    terminationDate: null,
  };

/** The faults of those rows whose people would lead each other if all rows were written. */
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

/** The first place of someone who is added. */
const newcomersMove = ({ row, addition }: PlannedRow): PlannedMove | undefined =>
  addition && {
    employeeId: -row,
    departmentId: addition.place.departmentId,
    from: addition.person.startDate,
  };

/** The rows with what changes of those who exist. */
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
