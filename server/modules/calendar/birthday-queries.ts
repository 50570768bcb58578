import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import type { PersonOnDay } from "./entries.ts";
import { patternIn, termsFor } from "./search-terms.ts";

const people = (tx: Tx, terms: readonly string[]) => {
  let found = tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true);
  for (const term of termsFor("birthday", terms))
    found = found.where(sql<boolean>`e.sort_name like ${patternIn(term)}`);
  return found;
};

interface DayOfYear {
  day: string;
}

const eachDay = (daysOfYear: readonly string[]) =>
  sql<DayOfYear>`unnest(${daysOfYear}::text[])`.as<"d">(sql`d (day)`);

/** Birthdays on each of these days of the year ("02-28"), without empty days. */
export const countBirthdays = (tx: Tx, daysOfYear: readonly string[], terms: readonly string[]) =>
  people(tx, terms)
    .where("e.birthDay", "=", sql<string>`any(${daysOfYear}::text[])`)
    .groupBy("e.birthDay")
    .select(sql<string>`e.birth_day`.as("day"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .execute();

export const findBirthdays = (
  tx: Tx,
  daysOfYear: readonly string[],
  terms: readonly string[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<(PersonOnDay & DayOfYear)[]> =>
  tx
    .selectFrom(eachDay(daysOfYear))
    .innerJoinLateral(
      people(tx, terms)
        .where("e.birthDay", "=", sql<string>`d.day`)
        .select(["e.id", "e.sortName", fullName("e").as("employeeName")])
        .orderBy("e.sortName")
        .orderBy("e.id")
        .limit(limit)
        .offset(offset)
        .as("p"),
      (join) => join.onTrue(),
    )
    .select(["d.day", "p.id as employeeId", "p.employeeName"])
    .orderBy("d.day")
    .orderBy("p.sortName")
    .orderBy("p.id")
    .execute();
