import { sql, type Updateable } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";

const employeeOf = (tx: Tx, id: number) =>
  tx.selectFrom("employees").where("tenantId", "=", tx.tenantId).where("id", "=", id);

/** Locks the employee against other changes and returns the stored row; undefined if there is none. */
export const lockEmployee = (tx: Tx, id: number) =>
  employeeOf(tx, id).selectAll().forNoKeyUpdate().executeTakeFirst();

/** An employee's account state; undefined if there is none. */
export const findEmployee = (tx: Tx, id: number) =>
  employeeOf(tx, id)
    .select(["id", "isActive", "employeeStatus", "employeeRole"])
    .executeTakeFirst();

/** What a mail needs about an active employee whose profile is rejected; undefined for any other employee. */
export const findRejectedEmployee = (tx: Tx, id: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", id)
    .where("e.employeeStatus", "=", "rejected")
    .where("e.isActive", "=", true)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .executeTakeFirst();

export const findTies = (tx: Tx, id: number, today: string) =>
  employeesWithPosition(tx, today)
    .leftJoin("nextOfKin as k", (join) =>
      join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
    )
    .where("e.id", "=", id)
    .select(["a.positionId", "p.departmentId", "k.id as nextOfKinId"])
    .executeTakeFirstOrThrow();

/** All super administrators and whether they are active, locked in a fixed order by any change to who is one of them. */
export const lockSuperadmins = (tx: Tx) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeRole", "=", sql.lit("Executive"))
    .select(["id", "isActive"])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

type NewRecord = Pick<
  Updateable<Tables["employees"]>,
  | "name"
  | "surname"
  | "startDate"
  | "employmentStatus"
  | "employeeNumber"
  | "phone"
  | "idNumber"
  | "taxNumber"
  | "gender"
  | "dateOfBirth"
  | "homeAddress"
> &
  Pick<Tables["employees"], "email" | "employeeRole" | "isActive">;

export async function insertEmployees(
  tx: Tx,
  records: readonly NewRecord[],
  createdAt: string,
): Promise<number[]> {
  const rows = await tx
    .insertInto("employees")
    .values(
      records.map((record) => ({
        tenantId: tx.tenantId,
        ...record,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type EmployeeChanges = Omit<
  Updateable<Tables["employees"]>,
  "tenantId" | "id" | "createdAt" | "updatedAt"
>;

export const saveEmployee = (tx: Tx, id: number, changes: EmployeeChanges, updatedAt: string) =>
  tx
    .updateTable("employees")
    .set({ ...changes, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

export const findUserCounts = (tx: Tx) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .select(({ fn }) => [
      fn.countAll<number>().as("totalUsers"),
      sql<number>`count(*) filter (where employee_status = 'pending')`.as("usersPending"),
    ])
    .executeTakeFirstOrThrow();
