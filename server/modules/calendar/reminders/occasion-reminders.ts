import type { Occasion } from "#contract/codes/calendar.ts";
import type { SystemContext } from "#server/context.ts";
import { forDueCompanies } from "#server/jobs/due-companies.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { notify } from "#server/notices/notify.ts";
import type { Services } from "#server/services.ts";
import { anniversaryDays } from "../anniversary-days.ts";
import { teamOccasion } from "../notices.ts";
import {
  findPeople,
  findTenantsWithOccasions,
  lockReached,
  type PersonWithOccasion,
  saveReached,
} from "./occasion-reminder-queries.ts";

/** The hour of the company's day from which managers are told, so that no mail comes in the night. */
const firstHour = 7;
const batchSize = 200;

/**
 * Tells managers of the birthdays and work anniversaries in their teams, on the day and as they have chosen; 29 February on the 28th
 * of a year without one. It works in batches, each in its own transaction with how far it has come.
 */
export async function remindOfOccasions(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  const remind = (tenantId: string) =>
    database.inTenant(tenantId, async (tx) => remindBatch(await jobContext(services, tx, now)));
  await forDueCompanies(
    database,
    (db, after) => findTenantsWithOccasions(db, after, { at: now.toISOString(), firstHour }),
    async (tenantId) => {
      while (await remind(tenantId));
    },
  );
}

/** Reports the next occasions of the company's day; returns whether there may be more. */
async function remindBatch(context: SystemContext): Promise<boolean> {
  const { tx, today: day } = context;
  const reached = await lockReached(tx, day);
  if (reached === null) return false;
  const daysOfYear = [...anniversaryDays(day, 1).keys()];
  const people = await findPeople(tx, { day, daysOfYear }, reached, batchSize);
  for (const person of people) await report(context, person);
  const hasMore = people.length === batchSize;
  await saveReached(tx, hasMore ? (people.at(-1)?.id ?? null) : null);
  return hasMore;
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
