import type { Tx } from "#server/db/database.ts";
import { closedSince } from "#server/modules/line/index.ts";
import { fullName } from "#server/organisation/names.ts";

/** What a mail about a handover says to its recipient; undefined if it is closed, or the recipient cannot sign in. */
export const findHandoverForMail = (
  tx: Tx,
  { handoverId, recipientId, today }: { handoverId: number; recipientId: number; today: string },
) =>
  tx
    .selectFrom("handovers as h")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "h.employeeId"),
    )
    .innerJoin("employees as recipient", (join) =>
      join.on("recipient.tenantId", "=", tx.tenantId).on("recipient.id", "=", recipientId),
    )
    .innerJoin("tenants as t", "t.id", "h.tenantId")
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.id", "=", handoverId)
    .where(closedSince("h", today), "is", null)
    .where("recipient.isActive", "=", true)
    .select([fullName("e").as("aboutName"), "recipient.email", "recipient.name"])
    .select(["recipient.employeeRole", "t.tenantName", "t.domainName"])
    .executeTakeFirst();
