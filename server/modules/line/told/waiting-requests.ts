import { sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import type { Context, Tx } from "#server/context.ts";
import { type Due, type DueContext, type DueTime, defineDue } from "#server/due/due.ts";
import { insertDue } from "#server/due/due-queries.ts";
import { chosenRecipients } from "#server/modules/tenant/index.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { lineChanged } from "../notices.ts";
import type { Difference } from "./differences.ts";
import { isWaiting } from "./told-queries.ts";

type Telling = Pick<Context, "tx" | "now" | "enqueueAll">;

/** Super administrators decide where no one leads. */
const noManager = 0;

/** The first day of a next manager, by the manager. */
const takingOver: DueTime = { kind: "line.takesOver", daysBefore: 0 };

/** Notifies of requests for leave that wait on the day on which their manager changes. */
export const dueTakingOver = defineDue(takingOver, async (context, due) => {
  const days = Map.groupBy(due, ({ onDay }) => onDay);
  for (const [day, some] of days) await tellOn(context, day, some);
  return undefined;
});

/** Looks at the requests that wait once these changes of manager come. */
export async function watchRequests(
  { tx }: Pick<Context, "tx">,
  changes: readonly Difference[],
): Promise<void> {
  if (changes.length === 0) return;
  const about = changes.map(({ is }) => is?.id ?? noManager);
  const held = sql`
    select distinct given.about, given.on_day
    from unnest(${about}::bigint[], ${changes.map(({ from }) => from)}::date[]) as given (about, on_day)`;
  await insertDue(tx, [{ ...takingOver, held }]).execute(tx);
}

async function tellOn(context: DueContext, day: string, due: readonly Due[]): Promise<void> {
  const asked = new Set(due.map(({ about }) => about));
  const rows = await findPassedOn(context.tx, day);
  const passed = rows.filter(({ managerId }) => asked.has(managerId ?? noManager));
  await tell(context, day, passed);
}

/** Notifies super administrators of the requests of employees without a manager. */
export async function tellDeciders(
  context: Telling,
  { employeeIds, day }: { employeeIds: readonly number[]; day: string },
): Promise<void> {
  if (employeeIds.length === 0) return;
  const { tx } = context;
  const { rows } = await sql<{ requests: number; people: number }>`
    select count(*)::int as requests, count(distinct r.employee_id)::int as people from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.employee_id = any(${employeeIds}::bigint[]) and ${isWaiting}`.execute(
    tx,
  );
  await tell(
    context,
    day,
    rows.map((row) => ({ ...row, managerId: null })),
  );
}

interface PassedOn {
  managerId: number | null;
  requests: number;
  people: number;
}

async function tell(context: Telling, from: string, passed: readonly PassedOn[]): Promise<void> {
  const { tx } = context;
  const waiting = passed.filter(({ requests }) => requests > 0);
  const superadmins = waiting.some(({ managerId }) => managerId === null)
    ? await findSuperadmins(tx)
    : [];
  const notices = waiting.flatMap(({ managerId, ...counts }) =>
    (managerId === null ? superadmins : [managerId]).map((to) => ({
      to,
      details: {
        ...{ role: "decides" as const, from, manager: null, about: null, promises: 0 },
        ...counts,
      },
    })),
  );
  await notifyEach(context, lineChanged, notices);
}

/** The waiting requests of employees with another manager than on the day before, by manager. */
async function findPassedOn(tx: Tx, day: string): Promise<PassedOn[]> {
  const leader = (on: string) => managerOf(tx, sql.ref("r.employee_id"), on);
  const { rows } = await sql<PassedOn>`
    select passed.manager_id, count(*)::int as requests, count(distinct passed.employee_id)::int as people
    from (
      select r.employee_id, ${leader(day)} as manager_id, ${leader(plusDays(day, -1))} as former_id
      from leave_requests as r
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = r.employee_id and e.is_active
      where r.tenant_id = ${tx.tenantId} and ${isWaiting}) as passed
    where passed.manager_id is distinct from passed.former_id
    group by passed.manager_id`.execute(tx);
  return rows;
}

/** The super administrators chosen for requests without a manager, or else all. */
async function findSuperadmins(tx: Tx): Promise<number[]> {
  const chosen = await chosenRecipients(tx, "leaveWithoutManager");
  if (chosen) return chosen;
  const rows = await tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", "Executive")
    .where("s.isActive", "=", true)
    .select("s.id")
    .execute();
  return rows.map(({ id }) => id);
}
