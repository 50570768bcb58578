import { sql } from "kysely";
import type { PlannedBalance } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { DueDays, DueTime } from "#server/due/due.ts";
import { insertDue } from "#server/due/due-queries.ts";

/** Each Monday and each day of changes, in companies with policies or grants of own types. Id 0 is the company. */
export const searchDays: DueDays = {
  kind: "leave.lapseSearch",
  daysBefore: 0,
  atOnce: 1,
  days: (tx, from) => sql`
    select 0 as about, days.on_day from (
      select ${from} + (8 - extract(isodow from ${from})::int) % 7 as on_day
      union select (max(greatest(a.recorded_at, v.recorded_at)) at time zone 'UTC')::date
      from leave_policy_assignments as a
      left join leave_policy_versions as v on v.tenant_id = a.tenant_id and v.policy_id = a.policy_id
      where a.tenant_id = ${tx.tenantId}
      union select (max(g.recorded_at) at time zone 'UTC')::date from leave_own_grants as g
      where g.tenant_id = ${tx.tenantId}) as days
    where days.on_day is not null
      and (exists (select from leave_policy_assignments as assigned where assigned.tenant_id = ${tx.tenantId})
        or exists (select from leave_own_grants as granted where granted.tenant_id = ${tx.tenantId}))`,
};

/** Last days of annual leave under policies. Six weeks leave time for planning and a decision. */
export const annualLapses: DueTime = { kind: "leave.annualLapses", daysBefore: 42 };

/** Last days of own types; many of these last a month. */
export const ownTypeLapses: DueTime = { kind: "leave.ownTypeLapses", daysBefore: 14 };

/** Last days of time in lieu, which may lapse within a month of the work. */
export const inLieuLapses: DueDays = {
  kind: "leave.inLieuLapses",
  daysBefore: 14,
  days: (tx) => sql`
    select g.employee_id as about, g.usable_until as on_day from leave_grants as g
    where g.tenant_id = ${tx.tenantId} and g.balance = 'timeInLieu' and g.usable_until is not null`,
};

export async function listActiveAfter(tx: Tx, after: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .where("e.isActive", "=", true)
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the employees' lapse days of a kind. */
export async function keepLapses(
  tx: Tx,
  kind: DueTime,
  lapses: readonly { employeeId: number; lastDay: string }[],
): Promise<void> {
  if (lapses.length === 0) return;
  await insertDue(tx, [
    {
      ...kind,
      held: sql`select * from unnest(${lapses.map(({ employeeId }) => employeeId)}::bigint[],
        ${lapses.map(({ lastDay }) => lastDay)}::date[]) as held (about, on_day)`,
    },
  ]).execute(tx);
}

/** The active ones of these employees. Time in lieu needs the company's offer. */
export async function findReminded(
  tx: Tx,
  balance: PlannedBalance | "own",
  ids: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", anyOf(ids))
    .where("e.isActive", "=", true)
    .where((eb) => eb.or([eb.val(balance !== "timeInLieu"), eb("t.offersTimeInLieu", "=", true)]))
    .select("e.id")
    .execute();
  return rows.map(({ id }) => id);
}
