import { randomUUID } from "node:crypto";
import type { Addresses } from "#server/db/embedded/roles.ts";
import type { Tokens } from "#server/http/tokens.ts";
import { asSupervisor, type DatabaseName, type Execute } from "./filled-databases.ts";

export type Role = "owner" | "staff" | "head";

export interface Reader {
  token: string;
  employeeId: number;
  departmentId: number;
}

const isHead = `exists (select from department_headships h
  where h.tenant_id = e.tenant_id and h.employee_id = e.id and h.date_to is null)`;

/** Choose the same holder of a position in either database. */
const conditions: Record<Role, string> = {
  owner: "e.employee_role = 'Executive'",
  staff: `e.employee_role = 'Employee' and not ${isHead}`,
  head: `e.employee_role = 'Employee' and ${isHead}`,
};

/** Signs in one reader of each role. */
export async function signInReaders(
  postgres: Pick<Addresses, "supervisorUrl">,
  { database, companyNo, tokens }: { database: DatabaseName; companyNo: number; tokens: Tokens },
): Promise<Record<Role, Reader>> {
  return asSupervisor(postgres, database, async (execute) => {
    const signIn = (role: Role) => signInReader(execute, { role, companyNo, tokens });
    return {
      owner: await signIn("owner"),
      staff: await signIn("staff"),
      head: await signIn("head"),
    };
  });
}

async function signInReader(
  execute: Execute,
  { role, companyNo, tokens }: { role: Role; companyNo: number; tokens: Tokens },
): Promise<Reader> {
  const { rows } = await execute(
    `select e.tenant_id, e.id::int as employee_id, c.id as account_id, a.department_id::int as department_id
     from employees e
       join accounts c on c.tenant_id = e.tenant_id and c.employee_id = e.id
       join position_assignments a on a.tenant_id = e.tenant_id and a.employee_id = e.id and a.date_to is null
     where e.tenant_id = md5('company ' || $1)::uuid and e.is_active and e.employee_status = 'approved' and ${conditions[role]}
     order by length(e.email), e.email limit 1`,
    [companyNo],
  );
  const [{ tenant_id: tenantId, employee_id: employeeId, account_id: accountId, department_id }] =
    rows;
  const sessionId = randomUUID();
  await execute(
    `insert into sessions (tenant_id, id, account_id, employee_id, expires_at, confirmed_at)
     values ($1, $2, $3, $4, now() + interval '1 day', now() + interval '1 day')`,
    [tenantId, sessionId, accountId, employeeId],
  );
  const inADay = new Date(Date.now() + 86_400_000);
  const token = await tokens.sign({ tenantId, employeeId, accountId, sessionId }, inADay);
  return { token, employeeId, departmentId: department_id };
}
