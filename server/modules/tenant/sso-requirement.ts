import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** Since when the company, if there is one, requires single sign-on; null if it does not. */
export const findSsoRequiredFrom = async (tx: Tx): Promise<string | null> =>
  (await requiredFrom(tx).executeTakeFirst())?.ssoRequiredFrom ?? null;

/** Later changes wait for the end of the transaction. */
export const lockSsoRequiredFrom = async (tx: Tx): Promise<string | null> =>
  (await requiredFrom(tx).forNoKeyUpdate().executeTakeFirstOrThrow()).ssoRequiredFrom;

const requiredFrom = (tx: Tx) =>
  tx.selectFrom("tenants").where("id", "=", tx.tenantId).select("ssoRequiredFrom");

export const saveSsoRequiredFrom = (tx: Tx, from: string | null) =>
  tx.updateTable("tenants").set({ ssoRequiredFrom: from }).where("id", "=", tx.tenantId).execute();

export const saveEmergencyAccounts = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .updateTable("tenants")
    .set({ emergencyEmployeeIds: sql`${employeeIds}::bigint[]` })
    .where("id", "=", tx.tenantId)
    .execute();
