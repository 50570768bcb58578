import { addMonths, type DayLimits, dayOf, isWithin } from "./plain-day.ts";
import { typedDay } from "./typed-day.ts";

export interface TypedDays {
  first: string;
  last?: string;
}

/** Between the first and the last day. */
const separators = /\s*[–—-]\s*|\s+(?:(?:to|until|till)\s+)?/g;

/** The typed day or days: `14 dec`, `tomorrow`, `14-18 dec`, `28 dec to 3 jan`. Undefined if unreadable or out of order. */
export function typedDays(
  text: string,
  today: string,
  limits: DayLimits = {},
): TypedDays | undefined {
  const plain = text.trim().toLowerCase();
  const day = typedDay(plain, today, limits);
  if (day) return { first: day };
  for (const { 0: separator, index } of plain.matchAll(separators)) {
    const [from, to] = [plain.slice(0, index), plain.slice(index + separator.length)];
    const range = rangeOf(from, to, today, limits);
    if (range) return range;
  }
  return undefined;
}

function rangeOf(
  from: string,
  to: string,
  today: string,
  limits: DayLimits,
): TypedDays | undefined {
  const end = typedDay(to, today, limits);
  if (!end) return undefined;
  const first = typedDay(from, today, limits) ?? dateBefore(from, end);
  if (!first || !isWithin(first, limits)) return undefined;
  // Without a year, the end may be in the next one.
  const last = end >= first ? end : typedDay(to, today, { ...limits, min: first });
  return last && last >= first ? { first, last } : undefined;
}

/** The latest day with this date up to the end: the `14` of `14-18 dec`. */
function dateBefore(text: string, end: string): string | undefined {
  if (!/^\d{1,2}$/.test(text)) return undefined;
  return [end, addMonths(end, -1)]
    .map((day) => dayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(text)))
    .find((day) => day !== undefined && day <= end);
}
