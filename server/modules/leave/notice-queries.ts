import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { stoodInForName } from "#server/organisation/stand-ins.ts";
import { leaveColumns } from "./requests/request-queries.ts";

export const findLeaveForMail = (
  tx: Tx,
  { leaveId, recipientId, today }: { leaveId: number; recipientId: number; today: string },
) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "r.tenantId").onRef("by.id", "=", "r.decidedById"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", leaveId)
    .select(leaveColumns(tx))
    .select([
      stoodInForName(tx, {
        readerId: recipientId,
        employeeId: sql.ref("r.employee_id"),
        day: today,
      }).as("standsInFor"),
      fullName("e").as("requesterName"),
      fullName("by").as("decidedByName"),
    ])
    .executeTakeFirst();
