import type { CalendarEntry } from "#contract/calendar.ts";
import { kindOf } from "#contract/codes/calendar.ts";
import { formatTime } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

export function titleOf({ type, name, isExpected, half }: CalendarEntry): string {
  if (type === "birthday") return text.birthdayOf(name);
  if (type === "leave") return text.awayName(name, half);
  return isExpected ? `${name} (${text.expected})` : name;
}

/** The kind in words, for readers who do not see its colour. */
export function kindText(entry: CalendarEntry): string {
  if (entry.half !== null) return text.halfLeave(entry.half);
  if (entry.type !== "holiday") return text.types[entry.type];
  return entry.country && kindOf(entry) !== "ownHoliday"
    ? text.holidayOf(entry.country)
    : text.ownHoliday;
}

/** An entry in one line: kind, name and time. */
export const spokenText = (entry: CalendarEntry): string =>
  [`${kindText(entry)}: ${titleOf(entry)}`, formatTime(entry.time)].filter(Boolean).join(", ");

/** A work event's description, or the reason for an uncertain date. */
export function tooltipOf(entry: CalendarEntry): string | undefined {
  const { type, name, description, time, isExpected } = entry;
  if (isExpected) return text.expectedHelp;
  if (type !== "WorkEvent" || description === "") return undefined;
  return `${name}\n${shortened(description)}\n${formatTime(time)}`;
}

const maxShown = 240;

const shortened = (description: string) =>
  description.length > maxShown ? `${description.slice(0, maxShown).trimEnd()}…` : description;
