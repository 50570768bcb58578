import { sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { lastDayBeforeRehire } from "#server/organisation/past-employments.ts";
import { accountOf, employeesOf, hasAssignments } from "../terms/account-queries.ts";
import { grantsOf } from "./balance-queries.ts";

/** The share used of a balance from a day to a day, inclusive; without an end if that is null. */
export interface KeptShare {
  employeeId: number;
  balance: LeaveBalance;
  from: string;
  to: string | null;
  share: number;
}

export interface KeptState {
  employeeId: number;
  keptUntil: string;
  /** A fingerprint of what other modules write and shares are computed from. */
  inputs: string;
}

/** The employment, the places and the company's week that an employee's (e) shares are computed from. */
const inputsOf = (
  tx: Tx,
) => sql<string>`md5(concat_ws('|', e.start_date, e.termination_date, e.service_from,
  ${lastDayBeforeRehire(tx, sql`e.id`)},
  (select company.work_minutes::text from tenants as company where company.id = ${tx.tenantId}),
  (select string_agg(concat_ws(' ', held.department_id, held.date_from, held.date_to), ',' order by held.id)
    from position_assignments as held
    where held.tenant_id = ${tx.tenantId} and held.employee_id = e.id and held.retracted_at is null)))`;

/** All that the shares of some employees are computed from, in one statement; nobody in a company that has assigned no policies. */
export const findShareSources = (tx: Tx, employeeIds: readonly number[]) =>
  employeesOf(tx, employeeIds)
    .where(hasAssignments(tx))
    .select([
      "e.id",
      accountOf(tx),
      inputsOf(tx).as("inputs"),
      grantsOf(tx, sql`e.id`).as("grants"),
    ])
    .orderBy("e.id")
    .execute();
export type ShareSources = Awaited<ReturnType<typeof findShareSources>>[number];

/** Writes the shares of some employees in the place of those they had. One statement, however many there are. */
export async function saveShares(
  tx: Tx,
  states: readonly KeptState[],
  shares: readonly KeptShare[],
): Promise<void> {
  const isOneOf = (alias: string) => sql`${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId}
    and ${sql.ref(`${alias}.employee_id`)} in (select "employeeId" from states)`;
  await sql`
    with states as (
      select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as one ("employeeId" bigint, "keptUntil" date, inputs text)
    ), shares as (
      select * from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as one (
        "employeeId" bigint, balance text, "from" date, "to" date, share double precision)
    ), gone as (
      delete from leave_shares as s
      where ${isOneOf("s")} and not exists (select from shares
        where shares."employeeId" = s.employee_id and shares.balance = s.balance and shares."from" = s.date_from)
      returning s.employee_id
    ), kept as (
      insert into leave_shares (tenant_id, employee_id, balance, date_from, date_to, share_used)
      select ${tx.tenantId}::uuid, "employeeId", balance, "from", "to", share from shares
      on conflict (tenant_id, employee_id, balance, date_from) do update
        set date_to = excluded.date_to, share_used = excluded.share_used
      returning employee_id
    ), marked as (
      update leave_balances as b set is_by_policy = not b.is_by_policy
      where ${isOneOf("b")}
        and b.is_by_policy <> exists (select from shares where shares."employeeId" = b.employee_id)
      returning b.employee_id
    )
    insert into leave_share_states (tenant_id, employee_id, kept_until, inputs)
    select ${tx.tenantId}::uuid, "employeeId", "keptUntil", inputs from states
    on conflict (tenant_id, employee_id) do update set kept_until = excluded.kept_until, inputs = excluded.inputs
    returning employee_id`.execute(tx);
}

/**
 * The next employees by id, after one, whose shares are not kept until a day, or were computed from what has changed since. Nobody is looked
 * at twice in a pass: what was computed last is compared for each of them.
 */
export const listStaleShares = (
  tx: Tx,
  { after, until, limit }: { after: number; until: string; limit: number },
) =>
  tx
    .selectFrom("employees as e")
    .leftJoin("leaveShareStates as s", (join) =>
      join.on("s.tenantId", "=", tx.tenantId).onRef("s.employeeId", "=", "e.id"),
    )
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .where(
      sql<boolean>`(s.kept_until is null or s.kept_until < ${until}::date or s.inputs <> ${inputsOf(tx)})`,
    )
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();

/** The next employees by id, after one. */
export const listEmployeesAfter = (tx: Tx, after: number, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();

/** The next companies, by id, that have assigned policies; none at the end. */
export async function findTenantsWithPolicies(db: DirectoryTx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_leave_policies(${after}::uuid) as id`.execute(db);
  return rows.map(({ id }) => id);
}
