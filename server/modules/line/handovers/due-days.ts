import { type HandoverDays, minStepDays } from "#contract/rules/continuity.ts";
import { plusDays } from "#server/company-day.ts";

/** The days on which the three steps are due, of a handover that opens on one day for a change on another, in a company with these days. */
export function dueDays(
  openedOn: string,
  takesOverOn: string,
  daysBefore: HandoverDays,
): [string, string, string] {
  const minDays = minStepDays(daysBefore);
  const later = (one: string, other: string) => (one > other ? one : other);
  const dueAt = (step: keyof HandoverDays, begins: string) =>
    later(plusDays(takesOverOn, -daysBefore[step]), plusDays(begins, minDays[step]));
  const written = dueAt("written", openedOn);
  const commented = dueAt("commented", written);
  return [written, commented, dueAt("confirmed", commented)];
}
