import type { Holiday } from "#contract/calendar.ts";
import type { Country, HolidayCountry, HolidayRegion } from "#contract/codes/country.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { findWorkDays, type HolidayChange, publicHolidays } from "./public-holidays.ts";

export interface CompanyHolidays {
  region: HolidayRegion;
  holidayOn(date: string): string | undefined;
  listOf(year: number): Holiday[];
}

/** A company's holidays and working hours. */
export interface CompanyDays extends CompanyHolidays {
  country: Country;
  /** Minutes of work on each weekday, Monday first. */
  workMinutes: readonly number[];
}

/** The public holidays of a region in a year, by date; none without a region. */
export const observedHolidays = (region: HolidayRegion, year: number): readonly Holiday[] =>
  region === "none" ? [] : publicHolidays(region, year);

/** A region's public holidays with the company's changes. */
export function holidaysOf(
  region: HolidayRegion,
  changes: readonly HolidayChange[],
): CompanyHolidays {
  const changeOn = new Map(changes.map((change) => [change.holidayDate, change]));
  const added = changes.filter(({ isWorkingDay }) => !isWorkingDay);
  return {
    region,
    holidayOn(date) {
      const change = changeOn.get(date);
      if (change) return change.isWorkingDay ? undefined : change.name;
      const ofYear = observedHolidays(region, Number(date.slice(0, 4)));
      return ofYear.find((holiday) => holiday.date === date)?.name;
    },
    listOf: (year) =>
      [
        ...observedHolidays(region, year).filter(({ date }) => !changeOn.has(date)),
        ...added
          .filter(({ holidayDate }) => holidayDate.startsWith(`${year}-`))
          .map(({ holidayDate, name }) => ({ date: holidayDate, name, isExpected: false })),
      ].sort((one, other) => one.date.localeCompare(other.date)),
  };
}

/**
 * The company's holidays and hours. `areKept` locks them until the transaction ends, so later changes see leave
 * booked by them.
 */
export async function companyDays(
  { tx }: Pick<Context, "tx">,
  { areKept = false } = {},
): Promise<CompanyDays> {
  const { country, region, workMinutes, changes } = await findWorkDays(tx, { areKept });
  return { ...holidaysOf(region, changes), country, workMinutes };
}

/** Public holidays of a year by date: the company's own with its changes, or another country's. */
export async function listHolidays(
  context: Pick<Context, "tx">,
  { country, year }: { country?: HolidayCountry | undefined; year: number },
): Promise<Holiday[]> {
  const own = await companyDays(context);
  return country === undefined || country === own.region
    ? own.listOf(year)
    : [...publicHolidays(country, year)];
}

const maxRevoked = 100;

/** The days set by the company and in force, each with its author. */
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

/** Withdrawn days, the latest first. */
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

export interface RecordedHoliday {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
  reason: string;
  recordedById: number;
  recordedAt: string;
}

/** Returns undefined if the company has set that day already. */
export const insertOwnHoliday = (tx: Tx, holiday: RecordedHoliday) =>
  tx
    .insertInto("tenantHolidays")
    .values({ tenantId: tx.tenantId, ...holiday })
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "holidayDate"]).where("revokedAt", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();

/** Withdraws and returns a day; undefined if it is not in force. */
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

/**
 * Waits for transactions that count leave by the company's days, and blocks new ones until this one ends. Its holder
 * locks no people, as every insertion in the company waits for it.
 */
export const lockCompanyDays = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("id")
    .forUpdate()
    .executeTakeFirstOrThrow();
