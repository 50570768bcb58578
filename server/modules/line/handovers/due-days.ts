import { type HandoverDays, minStepDays } from "#contract/rules/continuity.ts";
import { plusDays } from "#server/company-day.ts";

/** The due days of a handover's three steps, from its opening, the change and the company's days. */
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
