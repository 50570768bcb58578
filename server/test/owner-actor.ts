import type { PersonActor } from "#server/context.ts";
import type { Person } from "./world.ts";

interface OwnedTenant {
  tenantId: string;
  owner: Pick<Person, "employeeId" | "accountId">;
}

/** The owner as the actor of a call outside HTTP. */
export const ownerActor = ({ tenantId, owner }: OwnedTenant): PersonActor => ({
  kind: "person",
  tenantId,
  employeeId: owner.employeeId,
  accountId: owner.accountId,
  sessionId: "",
  employeeRole: "Executive",
  standing: "approved",
  isConfirmed: true,
  hasFactor: false,
  factorRequiredFrom: null,
  needsProvider: false,
  isSuperadmin: true,
});
