import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import { isUnfinished } from "#server/modules/line/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

/** The next companies, by id, with a handover of which a step is due by a day, is not done and has not reminded; none at the end. */
export async function findTenantsWithStepsDue(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_handovers_due(${after}::uuid, ${until}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

interface DueStep {
  id: number;
  step: number;
  employeeId: number;
  employeeName: string;
  /** Whose step it is; null if nobody takes over yet. */
  ownerId: number | null;
  isPresent: boolean;
}

/** Locks some of the steps that are due today or were before, and have not reminded; another server leaves them alone. */
export async function lockDueSteps(tx: Tx, today: string, limit: number): Promise<DueStep[]> {
  const { rows } = await sql<DueStep>`
    select h.id, s.step, h.employee_id, ${fullName("e")} as employee_name,
      case s.step when 1 then h.outgoing_id when 2 then h.employee_id
        else nullif(${managerOf(tx, sql.ref("h.employee_id"), sql`greatest(h.takes_over_on, ${today}::date)`)}, h.outgoing_id) end as owner_id,
      ${isUnfinished("h", today)} and not exists (
        select from handover_steps as before where before.tenant_id = ${tx.tenantId} and before.handover_id = h.id
          and before.step < s.step and before.done_on is null) as is_present
    from handover_steps as s
    join handovers as h on h.tenant_id = ${tx.tenantId} and h.id = s.handover_id
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = h.employee_id
    where s.tenant_id = ${tx.tenantId} and s.done_on is null and s.due_on <= ${today}::date
      and s.reminded_of is distinct from s.due_on
    order by s.due_on, h.id, s.step limit ${limit}
    for update of s skip locked`.execute(tx);
  return rows;
}

export const saveStepsReminded = (tx: Tx, steps: readonly DueStep[]) =>
  sql`
    update handover_steps as s set reminded_of = s.due_on
    from unnest(${steps.map(({ id }) => id)}::bigint[], ${steps.map(({ step }) => step)}::int[]) as given (id, step)
    where s.tenant_id = ${tx.tenantId} and s.handover_id = given.id and s.step = given.step`.execute(
    tx,
  );
