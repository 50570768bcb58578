import type { DateOrder } from "#contract/codes/import.ts";

/** The first three letters, in English and Afrikaans. */
const months = new Map(
  Object.entries({
    ...{ jan: 1, feb: 2, mar: 3, mrt: 3, maa: 3, apr: 4, may: 5, mei: 5, jun: 6, jul: 7, aug: 8 },
    ...{ sep: 9, oct: 10, okt: 10, nov: 11, dec: 12, des: 12 },
  }),
);

const time = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z| ?[AP]M)?$/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayAndMonthName = /^(\d{1,2})[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/i;
const monthNameAndDay = /^([a-z]{3,9})\.? *(\d{1,2}),? +(\d{4}|\d{2})$/i;
/** Spreadsheets' day numbers from 1927 to 2099: smaller ones are no dates in practice. */
const serial = /^(\d{5})(\.0+)?$/;
const firstSerial = 10_000;
const lastSerial = 73_050;

/** Two-digit years, as in spreadsheets. */
const yearOf = (text: string) => {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 30 ? 2000 + year : 1900 + year;
};

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Temporal takes twenty times as long, which a file of 10,000 people feels. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const last = month === 2 && isLeap(year) ? 29 : daysOfMonth[month - 1];
  if (last === undefined || day < 1 || day > last) return undefined;
  return `${String(year).padStart(4, "0")}-${padded(month)}-${padded(day)}`;
}

const padded = (number: number) => String(number).padStart(2, "0");

const withoutTime = (text: string) => text.trim().replace(time, "");

/** As `2026-03-02`; undefined for no valid day. */
export function givenDay(cell: string, order: DateOrder): string | undefined {
  const text = withoutTime(cell);
  const iso = yearFirst.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const numbers = yearLast.exec(text);
  if (numbers) {
    const pair = [Number(numbers[1]), Number(numbers[3])];
    const [day = 0, month = 0] = order === "dayFirst" ? pair : pair.toReversed();
    return dayOf(yearOf(numbers[4] ?? ""), month, day);
  }
  return namedDay(text) ?? countedDay(text);
}

function namedDay(text: string): string | undefined {
  const [, day, name, year] = dayAndMonthName.exec(text) ?? reordered(monthNameAndDay.exec(text));
  const month = months.get((name ?? "").slice(0, 3).toLowerCase());
  return month ? dayOf(yearOf(year ?? ""), month, Number(day)) : undefined;
}

const reordered = (found: RegExpExecArray | null) =>
  found ? [found[0], found[2], found[1], found[3]] : [];

function countedDay(text: string): string | undefined {
  const days = Number(serial.exec(text)?.[1]);
  if (!(days >= firstSerial && days <= lastSerial)) return undefined;
  // Spreadsheets treat 1900 as a leap year, so their first day is one too early.
  return Temporal.PlainDate.from("1899-12-30").add({ days }).toString();
}

/** A cell in both orders. */
export type DayReadings = Record<DateOrder, string | undefined>;

/** Empty unless the order matters. */
export function dayReadings(cell: string): DayReadings[] {
  if (!yearLast.test(withoutTime(cell))) return [];
  return [{ dayFirst: givenDay(cell, "dayFirst"), monthFirst: givenDay(cell, "monthFirst") }];
}

/** The order of most unambiguous days; day first in a tie. Contradictions, or only ambiguous days, make it uncertain. */
export function dateOrderOf(readings: readonly DayReadings[]): {
  order: DateOrder;
  isCertain: boolean;
} {
  const daysFirst = readings.filter(({ dayFirst, monthFirst }) => dayFirst && !monthFirst).length;
  const monthsFirst = readings.filter(({ dayFirst, monthFirst }) => monthFirst && !dayFirst).length;
  const isOpen = readings.some(
    ({ dayFirst, monthFirst }) => dayFirst && monthFirst && dayFirst !== monthFirst,
  );
  const order = monthsFirst > daysFirst ? "monthFirst" : "dayFirst";
  return { order, isCertain: !isOpen || daysFirst > 0 !== monthsFirst > 0 };
}
