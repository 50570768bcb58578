import { sql } from "kysely";
import type { PersonName } from "#contract/common.ts";
import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import type { Reader } from "./note-queries.ts";

export async function findReadingManager(
  { tx, today }: Reader,
  employeeId: number,
): Promise<PersonName | null> {
  const found = await tx
    .selectFrom("employees as manager")
    .where("manager.tenantId", "=", tx.tenantId)
    .where("manager.id", "=", sql<number>`${managerOf(tx, employeeId, today)}`)
    .where("manager.isActive", "=", true)
    .where("manager.employeeStatus", "=", "approved")
    .select(["manager.id", fullName("manager").as("name")])
    .executeTakeFirst();
  return found ?? null;
}

export async function countReadingSuperadmins(tx: Tx, without: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeRole", "=", "Executive")
    .where("e.employeeStatus", "=", "approved")
    .where("e.isActive", "=", true)
    .where("e.id", "!=", sql<number>`all(${without}::bigint[])`)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
