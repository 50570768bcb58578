import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { type Again, againOn, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import {
  activeManagerId,
  notifiedOf,
  recipientIds,
  reviewersOf,
  standInId,
  superadminIds,
} from "#server/modules/leave/access.ts";
import { earlier, later, plusDays } from "#server/modules/leave/engine/day.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { companyPattern, type WorkPattern } from "#server/modules/leave/rules/working-days.ts";
import { patternsOf } from "#server/modules/leave/terms/pattern-queries.ts";
import { type PatternRow, personPattern } from "#server/modules/leave/terms/person-pattern.ts";
import { waitingSince } from "../due-day-queries.ts";
import { notifyReviewers } from "../request-notices.ts";
import { leaveColumns } from "../request-queries.ts";

/** Reminds reviewers once per request, after three working days of the manager or the company, within a week. */
export const dueRequest = defineDue(waitingSince, remindOfLong);

type Waiting = Awaited<ReturnType<typeof lockWaiting>>[number];

/** Reminds of old enough requests, and checks the others tomorrow. */
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

/** Requests after three working days of the stand-in or the manager, or after a week. */
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

const waitingDays = 3;

/** The longest wait in days, and the shortest if the company is closed on its last day. */
const [maxDays, minDays] = [7, 5];

/** The newest request day to remind of today: three working days ago, or a week. Undefined on a day without work. */
export function lastDayToRemind(
  today: string,
  { calendar, pattern }: Pick<Rules, "calendar" | "pattern">,
  company: WorkPattern,
): string | undefined {
  const worked = (by: WorkPattern) => (day: string) =>
    calendar.holidayOn(day) === undefined &&
    by.shareWorkedOn(Temporal.PlainDate.from(day).dayOfWeek, day) > 0;
  const days = [afterWorkingDays(today, worked(pattern)), afterWeek(today, worked(company))];
  return days.reduce((one, other) => (one && other ? later(one, other) : (one ?? other)));
}

type IsWorked = (day: string) => boolean;

function afterWorkingDays(today: string, isWorked: IsWorked): string | undefined {
  if (!isWorked(today)) return undefined;
  let day = today;
  for (let worked = 0, n = 0; worked < waitingDays && n < 366; n++) {
    if (isWorked(day)) worked++;
    day = plusDays(day, -1);
  }
  return day;
}

function afterWeek(today: string, isWorked: IsWorked): string | undefined {
  if (!isWorked(today)) return undefined;
  let next = plusDays(today, 1);
  for (let n = 0; !isWorked(next) && n < 366; n++) next = plusDays(next, 1);
  return earlier(plusDays(next, -maxDays - 1), plusDays(today, -minDays));
}

/** Locks the pending requests, each with its creation day and the employee's manager. */
const lockWaiting = (tx: Tx, ids: readonly number[], today: string) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "r.tenantId")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", "pending")
    .where("r.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(leaveColumns(tx))
    .select([
      "e.isActive",
      sql<string>`(r.requested_at at time zone t.time_zone)::date`.as("requestedOn"),
      activeManagerId(tx, { today }).as("managerId"),
      standInId(tx, { today }).as("standInId"),
    ])
    .orderBy("r.id")
    .forUpdate("r")
    .execute();

const listPatternsOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(["e.id", patternsOf(tx, sql`e.id`).as("patterns")])
    .execute();

/** Super administrators, and the ones chosen for notifications. */
export const findReviewers = (tx: Tx) =>
  tx
    .selectNoFrom([
      superadminIds(tx).as("superadminIds"),
      recipientIds(tx, "leaveRequested").as("leaveRequested"),
      recipientIds(tx, "leaveWithoutManager").as("leaveWithoutManager"),
    ])
    .executeTakeFirstOrThrow();
