import type { HandoverPart } from "#contract/codes/continuity.ts";
import type { handoverOperations } from "#contract/continuity/handovers.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { passingPromises } from "../promises/promise-list.ts";
import { isOutgoingPart } from "./access.ts";
import { goOn } from "./going-on.ts";
import {
  findHandover,
  findSteps,
  findTexts,
  type HandoverRow,
  lockHandovers,
} from "./handover-queries.ts";
import { changeDay, rightsIn } from "./pack.ts";
import { notifyOfStep } from "./step-notice.ts";
import { findAnswers, saveAnswer, saveText } from "./step-queries.ts";

type Given<Name extends keyof typeof handoverOperations> =
  ParsedInput<(typeof handoverOperations)[Name]> extends { body: infer Body } ? Body : never;
const done = { ok: true } as const;

/** The locked handover with the actor's rights; throws `not_found` for non-participants. */
async function locked(context: Context, id: number) {
  await lockHandovers(context.tx, [id]);
  const row = await findHandover(context, id);
  if (!row) throw new AppError("not_found");
  const [steps, texts] = await Promise.all([findSteps(context.tx, id), findTexts(context.tx, id)]);
  return { row, texts, can: rightsIn(context, row, { steps, texts }).can };
}

/** Saves a text of the actor's own step, visible to others once finished. */
export async function writeHandover(
  context: Context,
  id: number,
  { part, body }: Given<"writeHandover">,
): Promise<typeof done> {
  const { can } = await locked(context, id);
  if (!(isOutgoingPart(part) ? can.write : can.comment)) throw new AppError("forbidden");
  await write(context, id, part, body);
  return done;
}

const write = ({ tx, actor, now }: Context, handoverId: number, part: HandoverPart, body: string) =>
  saveText(tx, {
    handoverId,
    part,
    body,
    byId: actor.employeeId,
    writtenAt: now.toISOString(),
  });

/** Asks one of the two others, once. */
export async function askBack(
  context: Context,
  id: number,
  { to, question }: Given<"askBack">,
): Promise<typeof done> {
  const { row, can } = await locked(context, id);
  if (!can.ask) throw new AppError(can.confirm ? "conflict" : "forbidden");
  await write(context, id, `question_to_${to}`, question);
  await notifyOfStep(context, row, {
    to: [to === "outgoing" ? row.outgoingId : row.employeeId],
    step: 3,
  });
  return done;
}

export async function answerBack(
  context: Context,
  id: number,
  { answer }: Given<"answerBack">,
): Promise<typeof done> {
  const { row, can } = await locked(context, id);
  if (!can.answer) throw new AppError("forbidden");
  await write(context, id, "answer", answer);
  if (row.incomingId !== null) await notifyOfStep(context, row, { to: [row.incomingId], step: 3 });
  return done;
}

/** Accepts a promise or asks for a talk; it may change until the confirmation. */
export async function answerPromise(
  context: Context,
  id: number,
  { promiseId, isAccepted, reason }: Given<"answerPromise">,
): Promise<typeof done> {
  const { tx, actor, today } = context;
  const { row, can } = await locked(context, id);
  if (!can.confirm) throw new AppError("forbidden");
  const promises = await passing(context, row);
  if (!promises.some((promise) => promise.id === promiseId)) throw new AppError("not_found");
  const answer = { promiseId, isAccepted, reason };
  await saveAnswer(tx, {
    ...answer,
    handoverId: id,
    byId: actor.employeeId,
    answeredOn: today,
  });
  return done;
}

const passing = (context: Context, row: HandoverRow) =>
  passingPromises(context, {
    ...{ employeeId: row.employeeId, outgoingId: row.outgoingId, changedOn: changeDay(row) },
    handoverId: row.id,
    isOver: false,
    isForParties: true,
  });

/** Finishes the actor's step. Throws `conflict`, `invalid_request` without any text, or `handover_unanswered` with an open promise. */
export async function finishStep(
  context: Context,
  id: number,
  { step }: Given<"finishStep">,
): Promise<typeof done> {
  if (step === 3) await lockCompany(context.tx);
  const { row, texts, can } = await locked(context, id);
  if (row.step !== step) throw new AppError("conflict");
  const isMine = { 1: can.write, 2: can.comment, 3: can.confirm }[row.step];
  if (!isMine) throw new AppError("forbidden");
  if (step === 1 && !texts.some(({ part, body }) => isOutgoingPart(part) && body !== ""))
    throw new AppError("invalid_request", {
      fields: { matters: "Please write at least one line." },
    });
  if (step === 3) await requireAnswers(context, row);
  await goOn(context, [row], "");
  return done;
}

/** Another manager's answers from before a change of the plan do not count. */
async function requireAnswers(context: Context, row: HandoverRow): Promise<void> {
  const [promises, answers] = await Promise.all([
    passing(context, row),
    findAnswers(context.tx, row.id),
  ]);
  const own = answers.filter(({ byId }) => byId === context.actor.employeeId);
  const answered = new Set(own.map(({ promiseId }) => promiseId));
  const isOpen = promises.some(
    ({ id, state }) => (state === "open" || state === "proposed") && !answered.has(id),
  );
  if (isOpen) throw new AppError("handover_unanswered");
}

/** Skips the current step, with a reason visible to all three. */
export async function releaseStep(
  context: Context,
  id: number,
  { step, reason }: Given<"releaseStep">,
): Promise<typeof done> {
  if (step === 3) await lockCompany(context.tx);
  const { row, can } = await locked(context, id);
  if (row.step !== step) throw new AppError("conflict");
  if (!can.release) throw new AppError("forbidden");
  await goOn(context, [row], reason);
  return done;
}
