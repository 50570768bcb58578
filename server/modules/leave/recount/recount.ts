import type { SystemContext } from "#server/context.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { notifyEach } from "#server/notices/notify.ts";
import type { StoredReason } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { type RecountedLeave, saveRecounts } from "../balances/recounted-leave-queries.ts";
import { sumOf } from "../engine/amounts.ts";
import { detailsOf, leaveDecided } from "../notices.ts";
import { recountedDays } from "../rules/leave-days.ts";
import { typesInMonths } from "../rules/leave-policy.ts";
import type { WorkCalendar, WorkPattern } from "../rules/working-days.ts";
import { recountEntry } from "../story/leave-story.ts";
import { personPattern } from "../terms/person-pattern.ts";
import {
  type AffectedLeave,
  type LeaveToRecount,
  listAffected,
  listToRecount,
  lockEmployees,
} from "./recount-queries.ts";

export interface Recount extends AffectedLeave {
  /** The author of the change and its reason. */
  byId: number;
  reason: StoredReason;
}

/** The requests per transaction. */
const atOnce = 100;

/** Recounts open leave on changed days, in batches with their history and notifications. A repeated run has no effect. */
export const recountLeave: Job<Recount> = defineJob<Recount>(
  "leave.recount",
  async (context, recount) => {
    const { tx, enqueue } = context;
    const inMonths = typesInMonths;
    const affected = await listAffected(tx, recount, { inMonths, limit: atOnce });
    const changed = await recountRequests(context, recount, affected);
    if (changed.length > 0) {
      await saveRecounts(tx, changed, context.now.toISOString());
      await tell(context, recount, changed);
    }
    const last = affected.at(-1);
    if (last && affected.length === atOnce)
      await enqueue(recountLeave, { ...recount, after: last.id });
    return [];
  },
);

type Recounted = RecountedLeave & LeaveToRecount;

async function recountRequests(
  { tx }: SystemContext,
  { from, to }: Recount,
  affected: readonly { id: number; employeeId: number }[],
): Promise<Recounted[]> {
  if (affected.length === 0) return [];
  await lockEmployees(tx, [...new Set(affected.map(({ employeeId }) => employeeId))]);
  const [requests, { workMinutes, ...calendar }] = await Promise.all([
    listToRecount(
      tx,
      affected.map(({ id }) => id),
    ),
    companyDays({ tx }),
  ]);
  return requests.flatMap((request) =>
    recounted(
      request,
      { from, to },
      { calendar, pattern: personPattern(request.patterns, workMinutes) },
    ),
  );
}

/** The request's new count; empty if unchanged. */
function recounted(
  request: LeaveToRecount,
  period: { from: string; to: string },
  rules: { calendar: WorkCalendar; pattern: WorkPattern },
): Recounted[] {
  const days = recountedDays(request, request.days, period, rules);
  const duration = sumOf(days.map(({ cost }) => cost));
  const isSame = days.every(
    ({ cost, holiday }, at) =>
      cost === request.days[at]?.cost && holiday === request.days[at]?.holiday,
  );
  return isSame ? [] : [{ ...request, days, before: request.duration, duration }];
}

/** Records each new duration in the history, and notifies the person. */
async function tell(
  context: SystemContext,
  { byId, reason }: Recount,
  changed: readonly Recounted[],
) {
  const counted = changed.filter(({ before, duration }) => before !== duration);
  await recordStory(
    { ...context, actor: { employeeId: byId } },
    counted.map((leave) => recountEntry(leave, leave.before, reason)),
  );
  await notifyEach(
    context,
    leaveDecided,
    counted.map((leave) => ({
      to: leave.employeeId,
      details: { ...detailsOf(leave), leaveStatus: "recounted" as const },
      byId,
      aboutId: leave.id,
    })),
  );
}
