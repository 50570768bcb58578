import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import type { Rehiring } from "#contract/employees/rehiring.ts";
import type { NextLeader } from "#contract/line/lines.ts";
import type { Context } from "#server/context.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import { endEmployment, rehire, updateEmployee } from "#server/modules/employees/index.ts";
import { unsettle } from "#server/notices/notify.ts";
import { because } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { moveTotals, type UsedDays } from "../balances/kept-balance-queries.ts";
import { endOfTime } from "../engine/day.ts";
import { recountLeave } from "../recount/recount.ts";
import { saveDecision } from "../requests/decision-queries.ts";
import { notifyOfDecision } from "../requests/request-notices.ts";
import { leaveEntry } from "../story/leave-story.ts";
import { type ChangedLeave, changedLeave } from "./affected-leave.ts";
import { deleteCut, deleteCutsOf, listAffected, saveCut } from "./employment-queries.ts";

/** Changes an employee's record; another first or last day changes their leave with it. */
export async function changeEmployee(
  context: Context,
  id: number,
  given: EmployeeUpdate,
  leadsNext?: NextLeader,
): Promise<{ ok: true }> {
  const done = await updateEmployee(context, id, given, leadsNext);
  const { startDate, hireDate, dateStarted, terminationDate } = given;
  if ([startDate, hireDate, dateStarted, terminationDate].some((day) => day !== undefined))
    await followEmployment(context, [id]);
  return done;
}

/** Gives an employee a last day, with the same consequences. */
export async function setLastDay(context: Following, id: number, lastDay: string): Promise<void> {
  await endEmployment(context, id, lastDay);
  await followEmployment(context, [id]);
}

/** Rehires a former employee. Leave of the employment before stays as it ended with it. */
export async function rehireEmployee(
  context: Context,
  id: number,
  given: Rehiring,
): Promise<{ ok: true }> {
  const done = await rehire(context, id, given);
  await deleteCutsOf(context.tx, id);
  await followEmployment(context, [id]);
  return done;
}

export type Following = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number };
};

/** Keeps the leave of locked employees within their employments, and restores what fits again. */
export async function followEmployment(
  context: Following,
  employeeIds: readonly number[],
): Promise<void> {
  const changed = changedLeave(
    await listAffected(
      context.tx,
      employeeIds.map((employeeId) => ({ employeeId })),
    ),
  );
  // Days are given back before others are taken.
  for (const one of changed.filter(({ effect }) => effect !== "restored")) await save(context, one);
  const restored = changed.filter(({ effect }) => effect === "restored");
  for (const one of restored) await save(context, one);
  if (restored.length > 0)
    await recountRestored(context, [...new Set(restored.map(({ row }) => row.employeeId))]);
}

async function save(context: Following, changed: ChangedLeave): Promise<void> {
  const { tx, actor, now } = context;
  const { row, before, after, effect } = changed;
  const at = now.toISOString();
  const isWhole = after === before;
  const statusAfter = statusOf(after);
  const { days, ...fields } = after;
  const made = { decidedById: actor.employeeId, decidedAt: at, decisionReason: "" };
  await saveDecision(
    tx,
    row.id,
    { ...fields, ...(!isWhole && made), ...(after.leaveStatus === "cancelled" && closed) },
    {
      statusBefore: row.leaveStatus,
      statusAfter,
      reason: "",
      decidedById: actor.employeeId,
      reviewersId: [actor.employeeId],
      decidedAt: at,
    },
    { used: usedDays(changed), days: after.leaveStatus === "cancelled" ? undefined : days },
  );
  if (isTaken(row.leaveStatus) && isTaken(statusAfter)) await moveTotals(tx, row, after);
  if (isWhole) await deleteCut(tx, row.id);
  else
    await saveCut(tx, row.id, {
      version: row.version + 1,
      leaveBefore: before,
      cutAt: row.cutAt ?? at,
    });
  const byEmployment = effect === "cancelled" || effect === "closed" ? undefined : effect;
  const entry = { before: row.leaveStatus, byEmployment, reason: because("employmentDays", {}) };
  await recordStory(context, leaveEntry({ ...row, ...after }, statusAfter, entry));
  await tell(context, changed);
}

const closed = { cancellationAskedAt: null, certificateDue: null };

const statusOf = ({ leaveStatus, cancellationAskedAt }: ChangedLeave["after"]): LeaveStatus =>
  leaveStatus === "approved" && cancellationAskedAt ? "cancellation_asked" : leaveStatus;

/** The change in the person's approved days. */
function usedDays({ row, after }: ChangedLeave): UsedDays {
  const { employeeId, leaveType, startDate } = row;
  const [was, is] = [Number(isTaken(row.leaveStatus)), Number(after.leaveStatus === "approved")];
  return {
    employeeId,
    leaveType,
    startDate,
    days: is * after.duration - was * row.duration,
    requests: (is - was) as UsedDays["requests"],
  };
}

/** Notifies the person, and ends or reopens the reviewers' question. */
async function tell(context: Following, { row, after, effect }: ChangedLeave): Promise<void> {
  const { actor } = context;
  const leave = { ...row, ...after };
  await notifyOfDecision(context, leave, {
    leaveStatus: `employment_${effect}`,
    byId: actor.employeeId,
    isSettled: after.leaveStatus === "cancelled",
  });
  if (effect === "restored" && statusOf(after) !== "approved" && row.cutAt)
    await unsettle(context, { kind: "leaveRequested", aboutId: row.id }, row.cutAt);
}

/** Counts restored days by the present holidays and working days. */
const recountRestored = ({ actor, today, enqueueAll }: Following, employeeIds: readonly number[]) =>
  enqueueAll([
    batchOf(
      recountLeave,
      employeeIds.map((employeeId) => ({
        ...{ from: today, to: endOfTime, keptBefore: today, after: 0, employeeId },
        byId: actor.employeeId,
        reason: because("employmentDays", {}),
      })),
    ),
  ]);
