import type { CalendarEntry, calendar } from "#contract/calendar.ts";
import {
  type CalendarKind,
  calendarKinds,
  eventTypeCodes,
  eventTypes,
  kindOf,
} from "#contract/codes/calendar.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { countAbsences, findAbsences } from "./absence-queries.ts";
import { anniversaryDays } from "./anniversary-days.ts";
import { countBirthdays, findBirthdays } from "./birthday-queries.ts";
import { birthdayEntry, eventEntry, holidayEntry, leaveEntry } from "./entries.ts";
import { type EventRow, eventsOn } from "./event-queries.ts";
import { termsOf } from "./search-terms.ts";
import { countryIn, holidaysBetween } from "./shown-holidays.ts";

interface Window {
  offset: number;
  limit: number;
}

/** A kind of a day's entries: its count and a reader for one window. */
interface Source {
  total: number;
  read(window: Window): Promise<CalendarEntry[]>;
}

/** One page of a day's entries: holidays, events by time, birthdays by name, absences. */
export async function listDay(
  context: Context,
  { page, pageSize, ...query }: ParsedInput<typeof calendar.day>["query"],
): Promise<Page<CalendarEntry>> {
  const sources = await sourcesOf(context, query);
  const total = sources.reduce((sum, source) => sum + source.total, 0);
  const first = (page - 1) * pageSize;
  let before = 0;
  const parts = sources.map((source) => {
    const offset = Math.max(0, first - before);
    const limit = Math.min(source.total - offset, first + pageSize - before - offset);
    before += source.total;
    return limit > 0 ? source.read({ offset, limit }) : [];
  });
  return { items: (await Promise.all(parts)).flat(), total };
}

type DayQuery = Pick<ParsedInput<typeof calendar.day>["query"], "day" | "kinds" | "search">;

async function sourcesOf(
  context: Context,
  { day, search, kinds = [...calendarKinds] }: DayQuery,
): Promise<Source[]> {
  const { tx } = context;
  const terms = termsOf(search);
  const days = { from: day, to: day };
  const has = (kind: CalendarKind) => kinds.includes(kind);
  const daysOfYear = has("birthday") ? [...anniversaryDays(day, 1).keys()] : [];
  const own = await companyDays(context);
  const country = countryIn(own.region);
  const types = eventTypes
    .filter((type) => has(kindOf({ type, country })))
    .map((type) => eventTypeCodes[type]);
  const [events, birthdays, absent] = await Promise.all([
    countEvents(tx, { day, terms, types }),
    countBirthdays(tx, daysOfYear, terms),
    has("leave") && isWorked(own, day) ? countAbsences(context, days, terms) : [],
  ]);
  const holidays = holidaysBetween(own, days, terms)
    .map(holidayEntry)
    .filter((entry) => has(kindOf(entry)));
  const sum = (rows: readonly { total: number }[]) =>
    rows.reduce((total, row) => total + row.total, 0);
  return [
    {
      total: holidays.length,
      read: async ({ offset, limit }) => holidays.slice(offset, offset + limit),
    },
    {
      total: events,
      read: async (window) =>
        (await findDaysEvents(tx, { day, terms, types }, window)).map((event) =>
          eventEntry(event, country),
        ),
    },
    {
      total: sum(birthdays),
      read: async ({ offset, limit }) =>
        (await findBirthdays(tx, daysOfYear, terms, { limit: offset + limit }))
          .slice(offset, offset + limit)
          .map((person) => birthdayEntry(person, day)),
    },
    {
      total: sum(absent),
      read: async (window) =>
        (await findAbsences(context, days, terms, window)).map((one) => leaveEntry(one, day)),
    },
  ];
}

interface DaysEvents {
  day: string;
  terms: readonly string[];
  types: readonly number[];
}

const events = (tx: Tx, { day, terms, types }: DaysEvents) =>
  eventsOn(tx, { from: day, to: day }, terms).where("c.eventType", "in", types);

async function countEvents(tx: Tx, of: DaysEvents): Promise<number> {
  if (of.types.length === 0) return 0;
  const { total } = await events(tx, of)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const findDaysEvents = (
  tx: Tx,
  of: DaysEvents,
  { offset, limit }: { offset: number; limit: number },
): Promise<(EventRow & { id: number; version: number })[]> =>
  events(tx, of)
    .select(["c.id", "c.version", "c.eventType", "c.eventName", "c.eventDescription"])
    .select(["c.eventDate", "c.eventTime"])
    .orderBy("c.eventTime")
    .orderBy("c.id")
    .limit(limit)
    .offset(offset)
    .execute();

/** Whether a company works on a day. Its week alone decides if its holidays cannot be computed. */
export function isWorked({ workMinutes, holidayOn }: CompanyDays, date: string): boolean {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  return (workMinutes[weekday - 1] ?? 0) > 0 && !isHoliday(holidayOn, date);
}

function isHoliday(holidayOn: CompanyDays["holidayOn"], date: string): boolean {
  try {
    return holidayOn(date) !== undefined;
  } catch {
    return false;
  }
}
