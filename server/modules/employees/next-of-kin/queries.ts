import type { Tx } from "#server/db/database.ts";

interface NextOfKinFields {
  firstNames: string;
  lastName: string;
  phoneNumber: string;
  relationship: string;
}

/** Undefined if the employee already has a next of kin. */
export const insertNextOfKin = (
  tx: Tx,
  employeeId: number,
  fields: NextOfKinFields,
  updatedAt: string,
) =>
  tx
    .insertInto("nextOfKin")
    .values({ tenantId: tx.tenantId, employeeId, ...fields, updatedAt })
    .onConflict((conflict) => conflict.columns(["tenantId", "employeeId"]).doNothing())
    .returning("id")
    .executeTakeFirst();

/** Locks a next of kin against other changes; undefined if missing. */
export const lockNextOfKin = (tx: Tx, id: number) =>
  tx
    .selectFrom("nextOfKin")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["employeeId", "firstNames", "lastName", "phoneNumber", "relationship"])
    .forNoKeyUpdate()
    .executeTakeFirst();

export const saveNextOfKin = (tx: Tx, id: number, fields: NextOfKinFields, updatedAt: string) =>
  tx
    .updateTable("nextOfKin")
    .set({ ...fields, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
