import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";

const ordinals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const inWords = (count: number) => ordinals[count] ?? String(count);

/** The full calendar months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split("-").map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}

/** The length of time between two days: `4 years 10 months`, `3 months`, `less than a month`. */
export function lengthOf(from: string, to: string): string {
  const months = monthsBetween(from, to);
  if (months < 1) return "less than a month";
  const years = Math.floor(months / 12);
  return [years > 0 && counted(years, "year"), months % 12 > 0 && counted(months % 12, "month")]
    .filter(Boolean)
    .join(" ");
}

/** The line in a sentence: `two managers in 4 years 10 months, another from 1 Dec`; the same manager counts once. */
export function lineSentence(terms: readonly ManagerTerm[], today: string): string {
  const until = terms.filter(({ from }) => from <= today);
  const first = until.find(({ manager }) => manager);
  const managers = new Set(until.flatMap(({ manager }) => (manager ? [manager.id] : [])));
  const next = terms.find(({ from }) => from > today);
  const follower = first ? "another" : "the first";
  const change = next && `${next.manager ? follower : "none"} from ${proseDay(next.from, today)}`;
  if (!first) return change ?? "";
  const past = `${inWords(managers.size)} ${managers.size === 1 ? "manager" : "managers"} in ${lengthOf(first.from, today)}`;
  return change ? `${past}, ${change}` : past;
}
