import { type Again, againOn, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { notifiedOf, reviewersOf } from "../access.ts";
import { plusDays } from "../engine/day.ts";
import { companyPattern } from "../rules/working-days.ts";
import { type PatternRow, personPattern } from "../terms/person-pattern.ts";
import { waitingSince } from "./due-day-queries.ts";
import { lastDayToRemind } from "./reminder-day.ts";
import { findReviewers, listPatternsOf, lockWaiting } from "./reminder-queries.ts";
import { notifyReviewers } from "./request-notices.ts";

/**
 * Reminds the reviewers of requests that have waited for three working days of the manager, or of the company without one, and at the latest for a week, each once.
 */
export const dueRequest = defineDue(waitingSince, remindOfLong);

type Waiting = Awaited<ReturnType<typeof lockWaiting>>[number];

/** Reminds of those that have waited long enough, and looks at the others again tomorrow. */
async function remindOfLong(context: DueContext, due: readonly Due[]): Promise<Again[]> {
  const { tx, today } = context;
  const ids = due.map(({ about }) => about);
  const waiting = await lockWaiting(tx, ids, today);
  const long = await longWaiting(context, waiting);
  if (long.length > 0) await remindOf(context, long);
  const short = new Set(waiting.filter((one) => !long.includes(one)).map(({ id }) => id));
  return againOn(
    context,
    plusDays(today, 1),
    due.filter(({ about }) => short.has(about)),
  );
}

async function remindOf(context: DueContext, waiting: readonly Waiting[]): Promise<void> {
  const { superadminIds, ...chosen } = await findReviewers(context.tx);
  for (const { isActive, managerId, standInId, ...leave } of waiting) {
    if (!isActive) continue;
    const requester = { id: leave.employeeId, managerId, standInId };
    const to = notifiedOf(requester, reviewersOf(requester, superadminIds), chosen);
    await notifyReviewers(context, leave, to, { isReminder: true });
  }
}

/** Those that have waited for the working days of the one who is asked first, the stand-in or else the manager, or for a week. */
async function longWaiting(
  { tx, today }: DueContext,
  found: readonly Waiting[],
): Promise<Waiting[]> {
  if (found.length === 0) return [];
  const askedOf = ({ standInId, managerId }: Waiting) => standInId ?? managerId;
  const asked = [...new Set(found.flatMap((one) => askedOf(one) ?? []))];
  const { workMinutes, ...calendar } = await companyDays({ tx });
  const lastDayBy = (patterns: readonly PatternRow[]) =>
    lastDayToRemind(
      today,
      { calendar, pattern: personPattern(patterns, workMinutes) },
      companyPattern(workMinutes),
    );
  const lastDays = new Map<number | null, string | undefined>([[null, lastDayBy([])]]);
  for (const { id, patterns } of asked.length > 0 ? await listPatternsOf(tx, asked) : [])
    lastDays.set(id, lastDayBy(patterns));
  return found.filter((one) => {
    const lastDay = lastDays.get(askedOf(one));
    return lastDay !== undefined && one.requestedOn <= lastDay;
  });
}
