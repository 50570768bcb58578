import { sql } from "kysely";
import type { CompanyMatter } from "#contract/codes/company.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

const activeSuperadmins = (tx: Tx) =>
  tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", sql.lit("Executive"))
    .where("s.isActive", "=", true);

export const findSuperadmins = (tx: Tx, limit: number) =>
  activeSuperadmins(tx)
    .select(["s.id", fullName("s").as("name")])
    .orderBy("s.sortName")
    .orderBy("s.id")
    .limit(limit)
    .execute();

export async function findRecipients(
  tx: Tx,
): Promise<{ matter: CompanyMatter; employeeIds: number[] }[]> {
  const chosen = tx
    .selectFrom("companyRecipients as c")
    .where("c.tenantId", "=", tx.tenantId)
    .select([
      "c.matter",
      activeSuperadmins(tx)
        .where(sql<boolean>`s.id = any(c.employee_ids)`)
        .select(sql<number[]>`coalesce(json_agg(s.id order by s.id), '[]')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("employeeIds"),
    ]);
  return chosen.execute();
}

export const saveRecipients = (tx: Tx, matter: CompanyMatter, employeeIds: readonly number[]) =>
  sql`
    insert into company_recipients (tenant_id, matter, employee_ids)
    values (${tx.tenantId}, ${matter}, ${employeeIds}::bigint[])
    on conflict (tenant_id, matter) do update set employee_ids = excluded.employee_ids`.execute(tx);

export const removeRecipients = (tx: Tx, matter: CompanyMatter) =>
  tx
    .deleteFrom("companyRecipients")
    .where("tenantId", "=", tx.tenantId)
    .where("matter", "=", matter)
    .execute();
