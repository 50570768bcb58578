import type { PersonActor } from "#server/context.ts";
import type { TestTenant } from "./world.ts";

/** The owner as the actor of a call outside HTTP. */
export const ownerActor = ({ tenantId, owner }: TestTenant): PersonActor => ({
  kind: "person",
  tenantId,
  employeeId: owner.employeeId,
  accountId: owner.accountId,
  sessionId: "",
  employeeRole: "Executive",
  standing: "approved",
  isSuperadmin: true,
});
