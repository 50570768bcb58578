import { sql, type Updateable } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";

export const insertTenant = (
  tx: Tx,
  tenant: { domainName: string; companyEmail: string; createdAt: string },
) =>
  tx
    .insertInto("tenants")
    .values({ id: tx.tenantId, ...tenant, updatedAt: tenant.createdAt })
    .execute();

/** Claims a domain for this tenant; a unique violation if any tenant has it already. */
export const claimDomain = (tx: Tx, domain: string) =>
  sql`select app.claim_domain(${domain})`.execute(tx);

export const saveOwner = (tx: Tx, ownerEmployeeId: number) =>
  tx.updateTable("tenants").set({ ownerEmployeeId }).where("id", "=", tx.tenantId).execute();

export const findTenant = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select([
      "id",
      "tenantName",
      "companyEmail",
      "domainName",
      "companyPhone",
      "tenantRegistrationType",
      "country",
      "taxNumber",
      "registrationDate",
      "officeAddress",
      "industry",
      "teamSize",
      "isActive",
      "createdAt",
      "accentColor",
      "logo",
    ])
    .executeTakeFirstOrThrow();

/** Updates the given fields only. */
export const saveTenant = (tx: Tx, changes: Updateable<Tables["tenants"]>, now: string) =>
  tx
    .updateTable("tenants")
    .set({ ...changes, updatedAt: now })
    .where("id", "=", tx.tenantId)
    .execute();

export const findRegistration = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["ownerEmployeeId", "registeredAt"])
    .executeTakeFirstOrThrow();
