import { sql } from "kysely";
import type { PromiseState } from "#contract/codes/continuity.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

/** Undefined unless the recipient is the employee, today's manager or a super administrator. */
export const findPromiseForMail = (
  tx: Tx,
  { promiseId, recipientId, today }: { promiseId: number; recipientId: number; today: string },
) =>
  tx
    .selectFrom("promises as p")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "p.employeeId"),
    )
    .innerJoin("employees as recipient", (join) =>
      join.on("recipient.tenantId", "=", tx.tenantId).on("recipient.id", "=", recipientId),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.id", "=", promiseId)
    .where(
      sql<boolean>`(recipient.id = p.employee_id and not p.is_intent or recipient.id <> p.employee_id and (
        recipient.employee_role = 'Executive' or recipient.id = ${managerOf(tx, sql.ref("p.employee_id"), today)}))`,
    )
    .select([sql<PromiseState>`p.state`.as("state"), "p.dueOn", "p.employeeId"])
    .select(fullName("e").as("employeeName"))
    .executeTakeFirst();
