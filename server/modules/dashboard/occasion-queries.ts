import { sql } from "kysely";
import type { Occasion } from "#contract/codes/calendar.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

type DayColumn = "e.birthDay" | "e.anniversaryDay";

const activeEmployees = (tx: Tx) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`e.is_active`);

/** Active employees with a birthday or a work anniversary, at least their first, on these days of the year. */
const peopleBy = (tx: Tx, column: DayColumn, daysOfYear: readonly string[], today: string) =>
  activeEmployees(tx)
    .where(column, "=", sql<string>`any(${daysOfYear}::text[])`)
    .$if(column === "e.anniversaryDay", (found) => found.where("e.startDate", "<", today));

const countOf = (people: ReturnType<typeof peopleBy>) =>
  people
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$asScalar()
    .$notNull();

interface Year {
  today: string;
  daysOfYear: readonly string[];
}

/** The first people of each day by name, so a crowded day is not read to its end. */
const firstOfEachDay = (tx: Tx, column: DayColumn, { today, daysOfYear }: Year, limit: number) =>
  tx
    .selectFrom(
      sql<{ day: string; place: number }>`unnest(${daysOfYear}::text[]) with ordinality`.as<"d">(
        sql`d (day, place)`,
      ),
    )
    .innerJoinLateral(
      activeEmployees(tx)
        .where(column, "=", sql<string>`d.day`)
        .$if(column === "e.anniversaryDay", (found) => found.where("e.startDate", "<", today))
        .select(["e.id", "e.sortName", "e.startDate"])
        .orderBy("e.sortName")
        .orderBy("e.id")
        .limit(limit)
        .as("p"),
      (join) => join.onTrue(),
    );

/** Birthdays and anniversaries in the given order of days, then by name. */
export const findOccasions = (tx: Tx, year: Year, limit: number) => {
  const { today, daysOfYear } = year;
  const columns = ["d.day", "d.place", "p.id", "p.sortName"] as const;
  const birthdays = firstOfEachDay(tx, "e.birthDay", year, limit)
    .select(columns)
    .select([sql<Occasion>`'birthday'`.as("kind"), sql<number | null>`null::int`.as("startYear")]);
  const anniversaries = firstOfEachDay(tx, "e.anniversaryDay", year, limit)
    .select(columns)
    .select([
      sql<Occasion>`'anniversary'`.as("kind"),
      sql<number | null>`extract(year from p.start_date)::int`.as("startYear"),
    ]);
  const first = tx
    .selectFrom(birthdays.unionAll(anniversaries).as("all"))
    .selectAll()
    .orderBy("all.place")
    .orderBy("all.sortName")
    .orderBy("all.id")
    .limit(limit);
  return tx
    .selectFrom(first.as("o"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "o.id"),
    )
    .select(["o.id as employeeId", fullName("e").as("employeeName"), "o.day", "o.kind"])
    .select(({ eb }) => [
      "o.startYear",
      eb(
        countOf(peopleBy(tx, "e.birthDay", daysOfYear, today)),
        "+",
        countOf(peopleBy(tx, "e.anniversaryDay", daysOfYear, today)),
      ).as("total"),
    ])
    .orderBy("o.place")
    .orderBy("o.sortName")
    .orderBy("o.id")
    .execute();
};

export const findTeamBirthdays = (
  tx: Tx,
  { employeeId, today }: { employeeId: number; today: string },
  daysOfYear: readonly string[],
  limit: number,
) =>
  peopleBy(tx, "e.birthDay", daysOfYear, today)
    .where("e.id", "in", teamOf(tx, employeeId, today))
    .select([
      "e.id as employeeId",
      fullName("e").as("employeeName"),
      sql<string>`e.birth_day`.as("day"),
    ])
    .orderBy(sql`array_position(${daysOfYear}::text[], e.birth_day)`)
    .orderBy("e.id")
    .limit(limit)
    .execute();
