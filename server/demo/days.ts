import { dayOf as dayInCompany, defaultTimeZone } from "#server/company-day.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";

export type Day = Temporal.PlainDate;

const calendar = holidaysOf("ZA", []);

export const dayOf = (moment: Date): Day =>
  Temporal.PlainDate.from(dayInCompany(moment, defaultTimeZone));

export const isBefore = (one: Day, other: Day): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

const isFree = (day: Day) => day.dayOfWeek > 5 || calendar.holidayOn(day.toString()) !== undefined;

/** The same or the next working day in South Africa. */
export const workdayFrom = (day: Day): Day =>
  isFree(day) ? workdayFrom(day.add({ days: 1 })) : day;

export const workdayUntil = (day: Day): Day =>
  isFree(day) ? workdayUntil(day.subtract({ days: 1 })) : day;

export const workdaysAfter = (day: Day, count: number): Day =>
  count === 0 ? workdayFrom(day) : workdaysAfter(workdayFrom(day).add({ days: 1 }), count - 1);

/** The first working day of an earlier month. */
export const firstOfMonth = (today: Day, monthsAgo: number): Day =>
  workdayFrom(today.subtract({ months: monthsAgo }).with({ day: 1 }));

/** The Monday of that week. */
export const mondayOf = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });

export function momentOn(day: Day, hour: number, minute = 0): Date {
  const time = Temporal.PlainTime.from({ hour: 0 }).add({ minutes: hour * 60 + minute });
  const zoned = day.toZonedDateTime({ timeZone: defaultTimeZone, plainTime: time });
  return new Date(zoned.epochMilliseconds);
}
