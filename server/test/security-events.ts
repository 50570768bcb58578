import { database } from "./world.ts";

/** A company's security events in their order, of one kind if given. */
export const securityEventsOf = ({ tenantId }: { tenantId: string }, kind?: string) =>
  database.inTenant(tenantId, (tx) =>
    tx
      .selectFrom("securityEvents")
      .where("tenantId", "=", tenantId)
      .$if(kind !== undefined, (query) => query.where("kind", "=", String(kind)))
      .orderBy("id")
      .select(["kind", "byId", "byOperator", "subjectId", "address", "device", "details"])
      .execute(),
  );
