import { type ExpressionBuilder, sql, type Updateable } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { HandoverDays } from "#contract/rules/continuity.ts";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { moveDue } from "#server/due/due-queries.ts";

export const insertTenant = (
  tx: Tx,
  tenant: {
    domainName: string;
    companyEmail: string;
    createdAt: string;
    confirmedAt: string | null;
    openedFrom: string | null;
  },
) =>
  tx
    .insertInto("tenants")
    .values({ id: tx.tenantId, ...tenant, updatedAt: tenant.createdAt })
    .execute();

/** Throws a unique violation if any tenant has the domain. */
export const claimDomain = (tx: Tx, domain: string) =>
  sql`select app.claim_domain(${domain})`.execute(tx);

export const saveOwner = (tx: Tx, ownerEmployeeId: number) =>
  tx.updateTable("tenants").set({ ownerEmployeeId }).where("id", "=", tx.tenantId).execute();

export const findTenant = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select((eb) => [
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
      "confirmedAt",
      "accentColor",
      "logo",
      "timeZone",
      "mailSenderName",
      "replyToEmail",
      "yearStart",
      "holidayRegion",
      "workMinutes",
      "probationMonths",
      "offersStudyLeave",
      "offersTimeInLieu",
      "inLieuMonths",
      handoverDays(eb).as("handoverDays"),
    ])
    .executeTakeFirstOrThrow();

const handoverDays = (eb: ExpressionBuilder<Tables, "tenants">) =>
  jsonBuildObject({
    written: eb.ref("handoverWrittenDays"),
    commented: eb.ref("handoverCommentedDays"),
    confirmed: eb.ref("handoverConfirmedDays"),
  });

/** The due days of handover steps, before the change. */
export async function getHandoverDays(tx: Tx): Promise<HandoverDays> {
  const { days } = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select((eb) => handoverDays(eb).as("days"))
    .executeTakeFirstOrThrow();
  return days;
}

export async function isKnownTimeZone(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(tx);
  return rows.length > 0;
}

/** Only the given fields; a new time zone moves all due times. */
export async function saveTenant(
  tx: Tx,
  changes: Updateable<Tables["tenants"]>,
  now: string,
): Promise<void> {
  if (changes.timeZone !== undefined) await moveDue(tx, changes.timeZone);
  await tx
    .updateTable("tenants")
    .set({ ...changes, updatedAt: now })
    .where("id", "=", tx.tenantId)
    .execute();
}

export const findRegistration = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["ownerEmployeeId", "registeredAt"])
    .executeTakeFirstOrThrow();

/** The first confirmation stays. */
export const saveConfirmation = (tx: Tx, confirmedAt: string) =>
  tx
    .updateTable("tenants")
    .set({ confirmedAt, openedFrom: null })
    .where("id", "=", tx.tenantId)
    .where("confirmedAt", "is", null)
    .execute();

/** Null ends the suspension; an earlier one continues from its own time. */
export const saveSuspension = (tx: Tx, suspendedAt: string | null) =>
  tx
    .updateTable("tenants")
    .set({ suspendedAt })
    .where("id", "=", tx.tenantId)
    .$if(suspendedAt !== null, (query) => query.where("suspendedAt", "is", null))
    .execute();

export const findSignedInEmployeeIds = (tx: Tx, now: string) =>
  tx
    .selectFrom("sessions")
    .where("tenantId", "=", tx.tenantId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .select("employeeId")
    .distinct()
    .execute();

/** The company of a claimed domain, from the directory over all tenants. */
export async function findTenantOfDomain(db: DirectoryTx, domain: string): Promise<string | null> {
  const { rows } = await sql<{
    tenantId: string | null;
  }>`select app.tenant_of_domain(${domain}) as tenant_id`.execute(db);
  return rows[0]?.tenantId ?? null;
}

/** The state of the company, for the operator. */
export const getCompanyState = (tx: Tx) =>
  tx
    .selectFrom("tenants as t")
    .where("t.id", "=", tx.tenantId)
    .select((eb) => [
      "t.id",
      "t.tenantName",
      "t.domainName",
      "t.createdAt",
      "t.registeredAt",
      "t.confirmedAt",
      "t.suspendedAt",
      eb
        .selectFrom("employees as o")
        .where("o.tenantId", "=", tx.tenantId)
        .whereRef("o.id", "=", "t.ownerEmployeeId")
        .select("o.email")
        .as("ownerEmail"),
      eb
        .selectFrom("employees as e")
        .where("e.tenantId", "=", tx.tenantId)
        .select(({ fn }) => fn.countAll<number>().as("people"))
        .as("people"),
    ])
    .executeTakeFirstOrThrow();
export type CompanyState = Awaited<ReturnType<typeof getCompanyState>>;
