import type { TypedText } from "#contract/common.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { followLaterDays } from "#server/modules/line/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { findTurnsOf, type HandoverRow, lockHandovers } from "./handover-queries.ts";
import { notifyOfSteps } from "./step-notice.ts";
import { saveDone, saveFinished } from "./step-queries.ts";

const kinds = {
  1: "handover_written",
  2: "handover_commented",
  3: "handover_confirmed",
} as const;

/** Ends the current steps, done or with a reason, and notifies the next people. The number of statements is constant. */
export async function goOn(
  context: Context,
  rows: readonly HandoverRow[],
  releasedBecause: TypedText | "",
): Promise<void> {
  const { tx, actor, today } = context;
  const isReleased = releasedBecause !== "";
  const open = rows.flatMap(({ step, ...row }) => (step === null ? [] : [{ ...row, step }]));
  const done = { on: today, byId: actor.employeeId };
  await saveDone(tx, open, { ...done, releasedBecause });
  const last = open.filter(({ step }) => step === 3);
  if (last.length > 0)
    await saveFinished(
      tx,
      last.map(({ id }) => id),
      { on: today, confirmedById: isReleased ? null : actor.employeeId },
    );
  await recordStory(
    context,
    open.map(({ id, employeeId, step }) => ({
      kind: isReleased ? ("handover_released" as const) : kinds[step],
      subjectId: employeeId,
      reason: said(releasedBecause),
      link: { kind: "handover" as const, id },
    })),
  );
  if (last.length > 0)
    await followLaterDays(
      context,
      last.map(({ employeeId }) => employeeId),
    );
  await notifyOfSteps(
    context,
    open.map((row) => ({ row, to: nextOwners(row), step: row.step === 3 ? null : row.step + 1 })),
  );
}

const nextOwners = ({ step, employeeId, outgoingId, incomingId }: HandoverRow): number[] => {
  if (step === 1) return [employeeId];
  if (step === 2) return incomingId === null ? [] : [incomingId];
  return [employeeId, outgoingId];
};

/** Skips the current step of all handovers that wait for someone who is deactivated or has left. Throws `not_found` without any. */
export async function releaseTurns(
  context: Context,
  employeeId: number,
  { reason }: { reason: TypedText },
): Promise<{ ok: true }> {
  await lockCompany(context.tx);
  const found = await findTurnsOf(context, employeeId);
  await lockHandovers(
    context.tx,
    found.map(({ id }) => id),
  );
  const stuck = (await findTurnsOf(context, employeeId)).filter(({ gone }) => gone !== null);
  if (stuck.length === 0) throw new AppError("not_found");
  await goOn(context, stuck, reason);
  return { ok: true };
}
