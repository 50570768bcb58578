import { sql } from "kysely";
import type { CertificateOfService, EndedEmployment } from "#contract/payroll/certificates.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** Throws `not_found` for an employee without an employment that has ended. */
export async function certificateOf(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<{ ofEmployeeId: number; result: CertificateOfService }> {
  const [head, employments] = await Promise.all([
    findHead(tx, employeeId),
    findEnded(tx, { employeeId, today }),
  ]);
  if (!head || employments.length === 0) throw new AppError("not_found");
  const { name, address, country, ...employee } = head;
  return {
    ofEmployeeId: employee.id,
    result: { employee, employer: { name, address, country }, employments },
  };
}

const findHead = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .select(["e.id", fullName("e").as("fullName")])
    .select(["t.tenantName as name", "t.officeAddress as address"])
    .select(sql<CertificateOfService["employer"]["country"]>`t.country`.as("country"))
    .executeTakeFirst();

/** Employments whose last day has come, the last one first, each with its last position. */
async function findEnded(
  tx: Tx,
  { employeeId, today }: { employeeId: number; today: string },
): Promise<EndedEmployment[]> {
  const { rows } = await sql<EndedEmployment>`
    select ended."from", ended."to", coalesce(held.position_title, '') as title,
      coalesce(held.job_description, '') as description
    from (
      select past.date_from as "from", past.date_to as "to" from past_employments as past
      where past.tenant_id = ${tx.tenantId} and past.employee_id = ${employeeId}
      union all
      select e.start_date, e.termination_date from employees as e
      where e.tenant_id = ${tx.tenantId} and e.id = ${employeeId} and e.termination_date <= ${today}::date
    ) as ended
    left join lateral (
      select p.position_title, p.job_description from position_assignments as a
      join positions as p on p.tenant_id = ${tx.tenantId} and p.id = a.position_id
      where a.tenant_id = ${tx.tenantId} and a.employee_id = ${employeeId} and a.retracted_at is null
        and a.date_from <= ended."to" and coalesce(a.date_to, 'infinity') >= coalesce(ended."from", '-infinity')
      order by a.date_from desc limit 1
    ) as held on true
    order by ended."to" desc`.execute(tx);
  return rows;
}
