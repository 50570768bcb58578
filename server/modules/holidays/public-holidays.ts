import { createRequire } from "node:module";
import type DateHolidays from "date-holidays";
import type { Holiday } from "#contract/calendar.ts";
import type { HolidayCountry } from "#contract/codes/country.ts";
import type { Tx } from "#server/db/database.ts";
import { fixedHolidays } from "./fixed-years.ts";
import { lunarFeasts } from "./lunar-feasts.ts";

const require = createRequire(import.meta.url);
const dayMs = 86_400_000;
const known = new Map<string, readonly Holiday[]>();

/**
 * The days that are public holidays in a whole country in a year, by date, with the substitute days for holidays on a weekend if the
 * law gives one: in South Africa the Monday after a Sunday, and nothing after a Saturday (Public Holidays Act, s 2). From 2000 to 2040
 * they are fixed rows, with the days that were declared for one year; others are computed.
 */
export function publicHolidays(country: HolidayCountry, year: number): readonly Holiday[] {
  const fixed = fixedHolidays(country, year);
  if (fixed) return fixed;
  const key = `${country} ${year}`;
  const computed = known.get(key) ?? computeHolidays(country, year);
  known.set(key, computed);
  return computed;
}

/** The months of the Islamic calendar, by which the library computes the feasts that follow the moon. */
const isLunar = (rule: string) => /Muharram|Rabi|Shawwal|Dhu al-Hijjah/.test(rule);

/** The holidays by the rules of the library, and of the Islamic calendar where it ends. */
export function computeHolidays(country: HolidayCountry, year: number): Holiday[] {
  // Loaded when it is needed, as it takes as long to load as all other libraries of the server but two.
  const Holidays: typeof DateHolidays = require("date-holidays");
  const found = new Holidays(country, { languages: "en", types: ["public"] })
    .getHolidays(year)
    .flatMap(({ date, name, start, end, rule }) =>
      daysOf(
        { name, isExpected: isLunar(rule) },
        Temporal.PlainDate.from(date.slice(0, 10)),
        // A holiday may last several days; rounding keeps their number right when the clocks change.
        Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs)),
      ),
    );
  return [...found, ...(country === "PK" ? missingFeasts(found, year) : [])].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}

const daysOf = (
  holiday: Omit<Holiday, "date">,
  first: Temporal.PlainDate,
  count: number,
): Holiday[] =>
  Array.from({ length: count }, (_, days) => ({
    date: first.add({ days }).toString(),
    ...holiday,
  }));

/** The library knows the feasts of a hundred years; those of others follow from the rules of the calendar (AMB-161). */
const missingFeasts = (found: readonly Holiday[], year: number): Holiday[] =>
  lunarFeasts(year)
    .filter(({ name }) => !found.some((holiday) => holiday.name === name))
    .flatMap(({ name, first, days }) => daysOf({ name, isExpected: true }, first, days));

export interface HolidayChange {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
}

/** The company's country, region and hours of work, and the days on which it differs from its region. */
export async function findWorkDays(tx: Tx, { areKept }: { areKept: boolean }) {
  const rows = await tx
    .selectFrom("tenants as t")
    .leftJoin("tenantHolidays as c", (join) =>
      join.onRef("c.tenantId", "=", "t.id").on("c.revokedAt", "is", null),
    )
    .where("t.id", "=", tx.tenantId)
    .select([
      "t.country",
      "t.holidayRegion",
      "t.workMinutes",
      "c.holidayDate",
      "c.name",
      "c.isWorkingDay",
    ])
    .$if(areKept, (found) => found.forKeyShare("t"))
    .execute();
  const { country, holidayRegion, workMinutes } = rows[0] ?? missingTenant();
  const changes = rows.flatMap(({ holidayDate, name, isWorkingDay }) =>
    holidayDate === null
      ? []
      : [{ holidayDate, name: name ?? "", isWorkingDay: isWorkingDay ?? false }],
  );
  return { country, region: holidayRegion ?? country, workMinutes, changes };
}

function missingTenant(): never {
  throw new Error("The transaction's tenant does not exist.");
}
