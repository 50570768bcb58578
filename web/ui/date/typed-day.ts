import { indexOfName, monthNames, weekdayNames } from "./month-names.ts";
import { addDays, addMonths, type DayLimits, dayOf, isWithin } from "./plain-day.ts";

const named: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };

/** `+2w`, `-1d`, `+3m`, `+1y`; days if no unit is given. */
function relativeDay(text: string, day: string): string | undefined {
  const [, sign, count, unit] = /^([+-]) ?(\d{1,3}) ?([dwmy]?)$/.exec(text) ?? [];
  if (!sign) return undefined;
  const steps = Number(`${sign}${count}`);
  if (unit === "m" || unit === "y") return addMonths(day, unit === "y" ? steps * 12 : steps);
  return addDays(day, unit === "w" ? steps * 7 : steps);
}

/** A year of two digits is the one from 80 years ago to 19 years ahead. */
function yearOf(digits: string, today: string): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return undefined;
  const first = Number(today.slice(0, 4)) - 80;
  return first + ((Number(digits) - (first % 100) + 100) % 100);
}

const monthOf = (word: string): number | undefined => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = indexOfName(monthNames, word);
  return index === -1 ? undefined : index + 1;
};

/** Without a year: this year, or the permitted one next to it. */
function dayOfSomeYear(month: number, date: number, today: string, limits: DayLimits) {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1, year - 1].map((one) => dayOf(one, month, date));
  return days.find((day) => day !== undefined && isWithin(day, limits)) ?? days[0];
}

function writtenDay(words: string[], today: string, limits: DayLimits): string | undefined {
  const [first = "", second = "", last] = words;
  if (words.length > 3 || words.length < 2) return undefined;
  const isYearFirst = first.length === 4 && last !== undefined;
  const isMonthFirst = /^[a-z]/.test(first);
  const [dateText, monthText, yearText] = isYearFirst
    ? [last, second, first]
    : isMonthFirst
      ? [second, first, last]
      : [first, second, last];
  const month = monthOf(monthText);
  if (month === undefined || !/^\d{1,2}$/.test(dateText)) return undefined;
  if (yearText === undefined) return dayOfSomeYear(month, Number(dateText), today, limits);
  const year = yearOf(yearText, today);
  return year === undefined ? undefined : dayOf(year, month, Number(dateText));
}

/** The typed day: `3 4` and `3/4/2026` with the day first, `3 apr`, `Apr 3, 2026`, `2026-04-03`, `today`, `+2w`. Undefined if unreadable or impossible. `+2w` counts from the start, if any. */
export function typedDay(
  text: string,
  today: string,
  { start, ...limits }: DayLimits & { start?: string | undefined } = {},
): string | undefined {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const offset = Object.hasOwn(named, plain) ? named[plain] : undefined;
  if (offset !== undefined) return addDays(today, offset);
  const relative = relativeDay(plain, start || today);
  if (relative) return relative;
  if (!/^[a-z\d][a-z\d ,./-]*$/.test(plain)) return undefined;
  const words = plain
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    .replaceAll(/(\d)(?=[a-z])|([a-z])(?=\d)/g, "$1$2 ")
    .split(/[ ,./-]+/)
    .filter(Boolean);
  const hasWeekday = indexOfName(weekdayNames, words[0] ?? "") !== -1;
  return writtenDay(hasWeekday ? words.slice(1) : words, today, limits);
}
