import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** How many of the days that were taken back are listed. */
const maxRevoked = 100;

/** The days of a year that a company has set and that are in force, each with who said so. */
export const listOwnHolidays = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx
    .selectFrom("tenantHolidays as h")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "h.tenantId").onRef("by.id", "=", "h.recordedById"),
    )
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.revokedAt", "is", null)
    .where("h.holidayDate", ">=", from)
    .where("h.holidayDate", "<=", to)
    .select([
      "h.id",
      "h.holidayDate as date",
      "h.name",
      "h.isWorkingDay",
      "h.reason",
      "h.recordedAt",
      "h.recordedById",
      fullName("by").as("recordedByName"),
    ])
    .orderBy("h.holidayDate")
    .execute();

/** The days of a year that a company has taken back, the last ones first. */
export const listRevokedHolidays = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx
    .selectFrom("tenantHolidays as h")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "h.tenantId").onRef("by.id", "=", "h.revokedById"),
    )
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.revokedAt", "is not", null)
    .where("h.holidayDate", ">=", from)
    .where("h.holidayDate", "<=", to)
    .select([
      "h.id",
      "h.holidayDate as date",
      "h.name",
      "h.isWorkingDay",
      "h.revokedAt",
      "h.revokeReason",
      "h.revokedById",
      fullName("by").as("revokedByName"),
    ])
    .orderBy("h.revokedAt", "desc")
    .orderBy("h.id", "desc")
    .limit(maxRevoked)
    .execute();

interface RecordedHoliday {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
  reason: string;
  recordedById: number;
  recordedAt: string;
}

/** Adds a day; undefined if the company has set that day already. */
export const insertOwnHoliday = (tx: Tx, holiday: RecordedHoliday) =>
  tx
    .insertInto("tenantHolidays")
    .values({ tenantId: tx.tenantId, ...holiday })
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "holidayDate"]).where("revokedAt", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();

/** Takes a day back and returns what it was; undefined if it is not in force. */
export const saveHolidayRevoked = (
  tx: Tx,
  id: number,
  revoked: { revokedAt: string; revokedById: number; revokeReason: string },
) =>
  tx
    .updateTable("tenantHolidays")
    .set(revoked)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .returning(["holidayDate", "name", "isWorkingDay"])
    .executeTakeFirst();

/** Waits for all who count leave by the company's days as they are, and keeps others from it until the transaction ends. */
export const lockCompanyDays = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("id")
    .forUpdate()
    .executeTakeFirstOrThrow();
