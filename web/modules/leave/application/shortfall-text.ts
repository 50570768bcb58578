import type { Shortfall } from "#contract/leave/planning/day-rules.ts";
import { counted } from "#web/ui/format/counts.ts";
import { proseWeekday } from "#web/ui/format/dates.ts";

/** The day with too few at work as a sentence, apart from the text of the leave screens for the first screen's sake. */
export function shortfallText({ department, minimum, date, atWork, days }: Shortfall): string {
  const others = days > 1 ? ` (and ${counted(days - 1, "more day")})` : "";
  const where = department === null ? "" : ` in ${department}`;
  return `${atWork} of at least ${minimum}${where} at work on ${proseWeekday(date)}${others}`;
}
