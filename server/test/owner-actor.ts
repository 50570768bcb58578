import type { PersonActor } from "#server/context.ts";
import type { TestTenant } from "./world.ts";

/** The owner of a test's company as the actor of a call that is not made over HTTP. */
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
