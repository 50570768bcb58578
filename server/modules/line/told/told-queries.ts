import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import type { Difference } from "./differences.ts";

interface Person {
  id: number;
  name: string;
  isActive: boolean;
  lastDay: string | null;
}

interface Waiting {
  requests: number;
  promises: number;
}

export interface Concerned {
  people: ReadonlyMap<number, Person>;
  /** What waits with the people of each next manager. */
  waiting: ReadonlyMap<number, Waiting>;
}

/** Everyone concerned by changes, and what waits for each next manager. Two statements. */
export async function findConcerned(tx: Tx, changes: readonly Difference[]): Promise<Concerned> {
  const ids = changes.flatMap(({ employeeId, was, is }) => [employeeId, was?.id ?? 0, is?.id ?? 0]);
  const found = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${[...new Set(ids)]}::bigint[])`)
    .select(["e.id", "e.isActive", "e.terminationDate as lastDay", fullName("e").as("name")])
    .execute();
  const people = new Map(found.map((one) => [one.id, one]));
  return { people, waiting: await countWaiting(tx, changes) };
}

async function countWaiting(tx: Tx, changes: readonly Difference[]) {
  const led = changes.flatMap(({ employeeId, is }) => (is ? [{ employeeId, by: is.id }] : []));
  if (led.length === 0) return new Map<number, Waiting>();
  const { rows } = await sql<Waiting & { id: number }>`
    select led.by_id as id, sum(requests.count)::int as requests, sum(promised.count)::int as promises
    from (
      select distinct given.* from unnest(${led.map(({ employeeId }) => employeeId)}::bigint[], ${led.map(({ by }) => by)}::bigint[])
        as given (employee_id, by_id)) as led
    cross join lateral (
      select count(*) from leave_requests as r
      where r.tenant_id = ${tx.tenantId} and r.employee_id = led.employee_id and ${isWaiting}) as requests
    cross join lateral (
      select count(*) from promises as p
      where p.tenant_id = ${tx.tenantId} and p.employee_id = led.employee_id and p.state in ('proposed', 'open')) as promised
    group by led.by_id`.execute(tx);
  return new Map(rows.map(({ id, ...waiting }) => [id, waiting]));
}

/** Whether a request (r) waits for a decision. */
export const isWaiting = sql<boolean>`(r.leave_status = 'pending' or r.cancellation_asked_at is not null)`;
