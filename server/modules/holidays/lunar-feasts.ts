/** A feast on an Islamic date, with the library's name. */
interface LunarFeast {
  name: string;
  month: number;
  day: number;
  days: number;
}

const feasts: readonly LunarFeast[] = [
  { name: "Ashura", month: 1, day: 9, days: 2 },
  { name: "Birthday of Muhammad (Mawlid)", month: 3, day: 12, days: 1 },
  { name: "End of Ramadan (Eid al-Fitr)", month: 10, day: 1, days: 3 },
  { name: "Feast of the Sacrifice (Eid al-Adha)", month: 12, day: 10, days: 3 },
];

/** A calendar of computed months, right to a day or two in any century. */
const computed = "islamic-civil";

const isIn = (year: number) => (date: Temporal.PlainDate) => date.year === year;

/** The first day of each feast in a year by the calendar's rules; a feast may occur twice. */
export function lunarFeasts(
  year: number,
): { name: string; first: Temporal.PlainDate; days: number }[] {
  const start = new Temporal.PlainDate(year, 1, 1).withCalendar(computed);
  return feasts.flatMap(({ name, month, day, days }) =>
    [start.year, start.year + 1]
      .map((lunarYear) =>
        Temporal.PlainDate.from({ calendar: computed, year: lunarYear, month, day }).withCalendar(
          "iso8601",
        ),
      )
      .filter(isIn(year))
      .map((first) => ({ name, first, days })),
  );
}
