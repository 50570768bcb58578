import { sql } from "kysely";
import type { CalendarDay, CalendarEntry, CalendarMonth, calendar } from "#contract/calendar.ts";
import { type CalendarKind, calendarKinds, kindOf } from "#contract/codes/calendar.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { countAbsences, findAbsences } from "./absence-queries.ts";
import { anniversaryDays, daysFrom } from "./anniversary-days.ts";
import { countBirthdays, findBirthdays } from "./birthday-queries.ts";
import { isWorked } from "./day.ts";
import { birthdayEntry, eventEntry, holidayEntry, leaveEntry } from "./entries.ts";
import { type EventRow, eventsOn } from "./event-queries.ts";
import { termsOf } from "./search-terms.ts";
import { countryIn, holidaysBetween } from "./shown-holidays.ts";

/** A cell shows two entries and three faces. */
const [shownPerKind, shownAway] = [2, 3];

/**
 * A month in whole weeks, with each day's first entries and counts. The statements are one batch, without awaits
 * between them.
 */
export async function getMonth(
  context: Context,
  { month: asked, search }: ParsedInput<typeof calendar.month>["query"],
): Promise<CalendarMonth> {
  const { tx, today } = context;
  const month = asked ?? today.slice(0, 7);
  const dates = weeksOf(month);
  const days = { from: dates[0] ?? today, to: dates.at(-1) ?? today };
  const terms = termsOf(search);
  const observedOn = anniversaryDays(days.from, dates.length);
  const daysOfYear = [...observedOn.keys()];
  const [own, events, birthdays, birthdayCounts, absent, absentCounts] = await Promise.all([
    companyDays(context),
    findFirstEvents(tx, days, terms, shownPerKind),
    findBirthdays(tx, daysOfYear, terms, { limit: shownPerKind }),
    countBirthdays(tx, daysOfYear, terms),
    findAbsences(context, days, terms, { limit: shownAway }),
    countAbsences(context, days, terms),
  ]);

  const { region } = own;
  const country = countryIn(region);
  const dateOf = ({ day }: { day: string }) => observedOn.get(day) ?? today;
  const { computed: holidays, areMissing } = ifComputed(() => holidaysBetween(own, days, terms));
  // A day without work has no absences.
  const worked = dates.filter((date) => isWorked(own, date));
  const grid = newGrid(dates, [
    ...holidays.map(holidayEntry),
    ...events.map((event) => eventEntry(event, country)),
    ...birthdays.map((person) => birthdayEntry(person, dateOf(person))),
    ...absent.filter(({ day }) => isWorked(own, day)).map((one) => leaveEntry(one, one.day)),
  ]);
  for (const holiday of holidays)
    grid.count(holiday.date, kindOf({ type: "holiday", country: holiday.country }), 1);
  for (const { total, place, ...event } of events)
    if (place === 1) grid.count(event.eventDate, kindOf(eventEntry(event, country)), total);
  for (const row of birthdayCounts) grid.count(dateOf(row), "birthday", row.total);
  for (const [date, total] of awayOn(worked, absentCounts)) grid.count(date, "leave", total);
  return { month, today, region, areHolidaysMissing: areMissing, days: grid.days };
}

/** The month appears without the holidays of a year that cannot be computed (AMB-162). */
function ifComputed<Item>(compute: () => Item[]): { computed: Item[]; areMissing: boolean } {
  try {
    return { computed: compute(), areMissing: false };
  } catch {
    return { computed: [], areMissing: true };
  }
}

const awayOn = (dates: readonly string[], counts: Awaited<ReturnType<typeof countAbsences>>) =>
  dates.map((date): [string, number] => {
    const away = counts.filter(({ from, to }) => from <= date && date <= to);
    return [date, away.reduce((sum, { total }) => sum + total, 0)];
  });

function weeksOf(month: string): string[] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const before = first.dayOfWeek - 1;
  const weeks = Math.ceil((before + first.daysInMonth) / 7);
  return daysFrom(first.subtract({ days: before }).toString(), weeks * 7);
}

const noCounts = () =>
  Object.fromEntries(calendarKinds.map((kind) => [kind, 0])) as CalendarDay["counts"];

function newGrid(dates: readonly string[], entries: readonly CalendarEntry[]) {
  const days = dates.map((date): CalendarDay => ({ date, entries: [], counts: noCounts() }));
  const dayOn = new Map(days.map((day) => [day.date, day]));
  for (const entry of entries) dayOn.get(entry.date)?.entries.push(entry);
  return {
    days,
    count(date: string, kind: CalendarKind, more: number) {
      const day = dayOn.get(date);
      if (day) day.counts[kind] += more;
    },
  };
}

type ShownEvent = EventRow & { id: number; version: number; total: number; place: number };

/** The first events of each type and day, with the day's count of that type. */
const findFirstEvents = (
  tx: Tx,
  days: { from: string; to: string },
  terms: readonly string[],
  limit: number,
): Promise<ShownEvent[]> =>
  tx
    .selectFrom(
      eventsOn(tx, days, terms)
        .select(["c.id", "c.version", "c.eventType", "c.eventName", "c.eventDescription"])
        .select(["c.eventDate", "c.eventTime"])
        .select([
          sql<number>`count(*) over (partition by c.event_date, c.event_type)`.as("total"),
          sql<number>`row_number() over (partition by c.event_date, c.event_type order by c.event_time, c.id)`.as(
            "place",
          ),
        ])
        .as("f"),
    )
    .where("f.place", "<=", limit)
    .selectAll("f")
    .orderBy("f.eventDate")
    .orderBy("f.eventTime")
    .orderBy("f.id")
    .execute();
