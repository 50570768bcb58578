import type { Occasion } from "#contract/codes/calendar.ts";
import type { SystemContext } from "#server/context.ts";
import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { occasionDays } from "#server/modules/employees/index.ts";
import { notify } from "#server/notices/notify.ts";
import { anniversaryDays } from "../anniversary-days.ts";
import { teamOccasion } from "../notices.ts";
import { findPeople, type PersonWithOccasion } from "./occasion-reminder-queries.ts";

/**
 * Tells managers of the birthdays and work anniversaries in their teams, on the day and as they have chosen; 29 February on the 28th
 * of a year without one.
 */
export const dueOccasion = defineDue(occasionDays, reportAll);

/** Reports those of today; one whose day is past is not reported any more. */
async function reportAll(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx, today: day } = context;
  const ids = due.filter(({ onDay }) => onDay === day).map(({ about }) => about);
  if (ids.length === 0) return;
  const daysOfYear = [...anniversaryDays(day, 1).keys()];
  const people = await findPeople(tx, { day, daysOfYear }, ids);
  for (const person of people) await report(context, person);
}

async function report(
  context: SystemContext,
  { id, name, isBirthday, startYear, managerId }: PersonWithOccasion,
): Promise<void> {
  if (managerId === null) return;
  const { today: day } = context;
  const tell = (occasion: Occasion, years: number | null) =>
    notify(context, teamOccasion, {
      to: [managerId],
      details: { occasion, about: { id, name }, day, years },
      aboutId: id,
    });
  if (isBirthday) await tell("birthday", null);
  if (startYear !== null) await tell("anniversary", Number(day.slice(0, 4)) - startYear);
}
