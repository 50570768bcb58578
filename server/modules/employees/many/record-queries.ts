import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { lastDayBeforeRehire } from "#server/organisation/past-employments.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import type { ManyFields } from "../employee-fields.ts";
import { occasionDays } from "../occasion-day-queries.ts";

/** The employees' ids for these e-mails, in lower case. */
export async function findIdsByEmail(tx: Tx, emails: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("email", "=", sql<string>`any(${emails}::text[])`)
    .select("employeeId")
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

export const findRecords = (tx: Tx, ids: readonly number[], today: string) =>
  employeesWithPosition(tx, today)
    .where("e.id", "=", anyOf(ids))
    .select([
      "e.id",
      "e.email",
      "e.name",
      "e.surname",
      "e.startDate",
      "e.terminationDate",
      "e.noticeGivenOn",
      "e.employmentStatus",
      "e.employeeRole",
      "e.employeeNumber",
      "e.phone",
      "e.idNumber",
      "e.taxNumber",
      "e.gender",
      "e.dateOfBirth",
      "e.homeAddress",
      "p.positionTitle",
      "p.departmentId",
      "d.departmentName",
      lastDayBeforeRehire(tx, sql`e.id`).as("lastDayBefore"),
    ])
    .execute();

/** Locks these employees and all super administrators, in order of id. */
export async function lockRecords(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where((eb) =>
      eb.or([eb("id", "=", anyOf(ids)), eb("employeeRole", "=", sql.lit("Executive"))]),
    )
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Changes only the given fields. */
export async function saveRecords(
  tx: Tx,
  changes: readonly { id: number; fields: ManyFields }[],
  updatedAt: string,
): Promise<void> {
  const given = JSON.stringify(
    changes.map(({ id, fields }) => ({
      id,
      name: fields.name,
      surname: fields.surname,
      start_date: fields.startDate,
      employment_status: fields.employmentStatus,
      employee_role: fields.employeeRole,
      employee_number: fields.employeeNumber,
      phone: fields.phone,
      id_number: fields.idNumber,
      tax_number: fields.taxNumber,
      gender: fields.gender,
      date_of_birth: fields.dateOfBirth,
      home_address: fields.homeAddress,
    })),
  );
  await sql`
    update employees as e
    set name = coalesce(given.name, e.name), surname = coalesce(given.surname, e.surname),
      start_date = coalesce(given.start_date, e.start_date),
      employment_status = coalesce(given.employment_status, e.employment_status),
      employee_role = coalesce(given.employee_role, e.employee_role),
      employee_number = coalesce(given.employee_number, e.employee_number),
      phone = coalesce(given.phone, e.phone), id_number = coalesce(given.id_number, e.id_number),
      tax_number = coalesce(given.tax_number, e.tax_number), gender = coalesce(given.gender, e.gender),
      date_of_birth = coalesce(given.date_of_birth, e.date_of_birth),
      home_address = coalesce(given.home_address, e.home_address), updated_at = ${updatedAt}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as given (
      id bigint, name text, surname text, start_date date, employment_status text, employee_role text, employee_number text,
      phone text, id_number text, tax_number text, gender smallint, date_of_birth date, home_address text)
    where e.tenant_id = ${tx.tenantId} and e.id = given.id`.execute(tx);
  const dated = changes.filter(({ fields }) => fields.startDate || fields.dateOfBirth);
  await keepDue(
    tx,
    occasionDays,
    dated.map(({ id }) => id),
  );
}
