import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { closedSince } from "./return-queries.ts";

/** The name of a handover's employee; undefined once it is closed. */
export const findHandoverForMail = (tx: Tx, handoverId: number, today: string) =>
  tx
    .selectFrom("handovers as h")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "h.employeeId"),
    )
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.id", "=", handoverId)
    .where(closedSince("h", today), "is", null)
    .select(fullName("e").as("aboutName"))
    .executeTakeFirst();
