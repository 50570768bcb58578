import { sql, type Updateable } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { companyToday, insertDue, keepDue } from "#server/due/due-queries.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { lastDays } from "./employment/leaver-queries.ts";
import { comingOccasions, occasionDays } from "./occasion-day-queries.ts";

const employeeOf = (tx: Tx, id: number) =>
  tx.selectFrom("employees").where("tenantId", "=", tx.tenantId).where("id", "=", id);

/** Locks the employee and returns the stored row; undefined if missing. */
export const lockEmployee = (tx: Tx, id: number) =>
  employeeOf(tx, id).selectAll().forNoKeyUpdate().executeTakeFirst();

/** Undefined if missing. */
export const findEmployee = (tx: Tx, id: number) =>
  employeeOf(tx, id)
    .select(["id", "isActive", "employeeStatus", "employeeRole"])
    .executeTakeFirst();

/** The state of an active employee's profile; undefined once the invitation has been withdrawn. */
export const findProfileState = (tx: Tx, id: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("accounts as c", (join) =>
      join.onRef("c.tenantId", "=", "e.tenantId").onRef("c.employeeId", "=", "e.id"),
    )
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", id)
    .where("e.isActive", "=", true)
    .where("c.invitationWithdrawnAt", "is", null)
    .select("e.employeeStatus")
    .executeTakeFirst();

export const findTies = (tx: Tx, id: number, today: string) =>
  employeesWithPosition(tx, today)
    .leftJoin("nextOfKin as k", (join) =>
      join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
    )
    .where("e.id", "=", id)
    .select(["a.positionId", "p.departmentId", "k.id as nextOfKinId"])
    .executeTakeFirstOrThrow();

/** All super administrators and whether they are active, locked in a fixed order by any change of the role. */
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

/** The new ids, in the order of the records. */
export async function insertEmployees(
  tx: Tx,
  records: readonly NewRecord[],
  createdAt: string,
): Promise<number[]> {
  const values = records.map((record) => ({
    tenantId: tx.tenantId,
    ...record,
    createdAt,
    updatedAt: createdAt,
  }));
  const held = comingOccasions(tx, companyToday(tx), "added");
  const rows = await tx
    .with("added", (db) =>
      db
        .insertInto("employees")
        .values(values)
        .returning(["tenantId", "id", "dateOfBirth", "startDate"]),
    )
    .with("occasions", () => sql`(${insertDue(tx, [{ ...occasionDays, held }])})`)
    .selectFrom("added")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type EmployeeChanges = Omit<
  Updateable<Tables["employees"]>,
  "tenantId" | "id" | "createdAt" | "updatedAt"
>;

export async function saveEmployee(
  tx: Tx,
  id: number,
  changes: EmployeeChanges,
  updatedAt: string,
): Promise<void> {
  await tx
    .updateTable("employees")
    .set({ ...changes, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
  const { dateOfBirth, startDate, terminationDate } = changes;
  if (dateOfBirth || startDate || terminationDate)
    await keepDue(tx, [lastDays, occasionDays], [id]);
}

/** The numbers of employees and of pending ones. */
export const findUserCounts = (tx: Tx) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .select(({ fn }) => [
      fn.countAll<number>().as("totalUsers"),
      sql<number>`count(*) filter (where employee_status = 'pending')`.as("usersPending"),
    ])
    .executeTakeFirstOrThrow();
