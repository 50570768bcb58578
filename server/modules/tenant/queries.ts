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

/** Takes a domain for this tenant; a unique violation when any tenant has it already. */
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

type TenantChanges = Omit<Updateable<Tables["tenants"]>, "registeredAt"> & {
  registeredAt?: string;
};

/** Writes what is given and leaves the rest; `registeredAt` is written once and never again. */
export const saveTenant = (tx: Tx, { registeredAt, ...changes }: TenantChanges, now: string) =>
  tx
    .updateTable("tenants")
    .set({
      ...changes,
      updatedAt: now,
      ...(registeredAt && {
        registeredAt: sql<string>`coalesce(registered_at, ${registeredAt}::timestamptz)`,
      }),
    })
    .where("id", "=", tx.tenantId)
    .execute();

/** The owner, as long as they are inactive, pending, and were neither activated nor deactivated yet. */
export const findOwnerInRegistration = (tx: Tx) =>
  tx
    .selectFrom("tenants as t")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "t.id").onRef("e.id", "=", "t.ownerEmployeeId"),
    )
    .where("t.id", "=", tx.tenantId)
    .where("e.isActive", "=", false)
    .where("e.employeeStatus", "=", "pending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("story as s")
            .whereRef("s.tenantId", "=", "e.tenantId")
            .whereRef("s.employeeId", "=", "e.id")
            .where("s.kind", "in", ["activated", "deactivated"])
            .select("s.id"),
        ),
      ),
    )
    .select("e.id")
    .executeTakeFirst();
