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
 * National holidays by date, with substitute days (South Africa: Public Holidays Act, s 2). Years from 2000 to 2040
 * are fixed rows.
 */
export function publicHolidays(country: HolidayCountry, year: number): readonly Holiday[] {
  const fixed = fixedHolidays(country, year);
  if (fixed) return fixed;
  const key = `${country} ${year}`;
  const computed = known.get(key) ?? computeHolidays(country, year);
  known.set(key, computed);
  return computed;
}

/** The library's months for lunar feasts. */
const isLunar = (rule: string) => /Muharram|Rabi|Shawwal|Dhu al-Hijjah/.test(rule);

/** Holidays by the library, and by the Islamic calendar beyond its range. */
export function computeHolidays(country: HolidayCountry, year: number): Holiday[] {
  // Loaded on demand, as it is one of the slowest libraries to load.
  const Holidays: typeof DateHolidays = require("date-holidays");
  const found = new Holidays(country, { languages: "en", types: ["public"] })
    .getHolidays(year)
    .flatMap(({ date, name, start, end, rule }) =>
      daysOf(
        { name, isExpected: isLunar(rule) },
        Temporal.PlainDate.from(date.slice(0, 10)),
        // A holiday may last several days. Rounding corrects for clock changes.
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

/** The library covers a hundred years. The calendar's rules add the feasts of others (AMB-161). */
const missingFeasts = (found: readonly Holiday[], year: number): Holiday[] =>
  lunarFeasts(year)
    .filter(({ name }) => !found.some((holiday) => holiday.name === name))
    .flatMap(({ name, first, days }) => daysOf({ name, isExpected: true }, first, days));

export interface HolidayChange {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
}

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
