import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { AppError } from "#server/app-error.ts";
import { passingPromises } from "../promises/promise-list.ts";
import { handoverRights, isSent } from "./access.ts";
import { factsOf } from "./facts.ts";
import { summaryOf } from "./handover-list.ts";
import {
  findHandover,
  findSteps,
  findTexts,
  type HandoverRow,
  type Reader,
} from "./handover-queries.ts";
import { findAnswers } from "./step-queries.ts";

type Steps = Awaited<ReturnType<typeof findSteps>>;
type Texts = Awaited<ReturnType<typeof findTexts>>;

export function rightsIn(
  { actor }: Pick<Reader, "actor">,
  row: HandoverRow,
  { steps, texts }: { steps: Steps; texts: Texts },
) {
  const has = (part: string) => texts.some((text) => text.part === part);
  const isPerson = row.employeeId === actor.employeeId;
  const question = has("question_to_outgoing") ? "outgoing" : null;
  return handoverRights({
    step: row.step,
    isPerson,
    isOutgoing: row.outgoingId === actor.employeeId && !row.isOutgoingBack,
    isGone: row.gone !== null,
    isIncoming: row.incomingId === actor.employeeId,
    isOverseer: actor.isSuperadmin && !isPerson,
    ...doneIn(steps),
    asked: has("question_to_person") ? "person" : question,
    isAnswered: has("answer"),
  });
}

function doneIn(steps: Steps) {
  const isDone = (step: number) => steps.some((one) => one.step === step && one.doneOn !== null);
  return { isWritten: isDone(1), isCommented: isDone(2), isConfirmed: isDone(3) };
}

/** The new manager's first known day: the change, or its later recording. */
export const changeDay = ({ takesOverOn, openedOn }: HandoverRow): string =>
  takesOverOn > openedOn ? takesOverOn : openedOn;

/** A handover as far as the actor may read it now. Throws `not_found` for non-participants. */
export async function getHandover(
  context: Reader,
  id: number,
): Promise<{ ofEmployeeId: number; result: HandoverPack }> {
  const { tx, today } = context;
  const row = await findHandover(context, id);
  if (!row) throw new AppError("not_found");
  const { employeeId, outgoingId, step } = row;
  const [steps, texts, answers, promises, facts] = await Promise.all([
    findSteps(tx, id),
    findTexts(tx, id),
    findAnswers(tx, id),
    passingPromises(context, {
      ...{ employeeId, outgoingId, changedOn: changeDay(row) },
      handoverId: id,
      isOver: step === null,
      isForParties: step !== null || (row.closedOn === null && row.takesOverOn > today),
    }),
    factsOf(context, employeeId, row.finishedOn ?? row.closedOn ?? today),
  ]);
  const { isReadable, can } = rightsIn(context, row, { steps, texts });
  // What is typed into an unfinished step is its author's alone.
  const done = doneIn(steps);
  const isOwn = ({ byId }: { byId: number }) => byId === context.actor.employeeId;
  const words = texts.filter((text) => isOwn(text) || isSent(text.part, done));
  const answerOf = new Map(
    answers
      .filter((answer) => isOwn(answer) || done.isConfirmed)
      .map(({ promiseId, isAccepted, reason }) => [promiseId, { isAccepted, reason }]),
  );
  const pack = {
    ...summaryOf(context, row),
    today,
    steps: steps.map(({ doneById, doneByName, ...one }) => ({
      ...one,
      doneBy: doneById === null ? null : { id: doneById, name: doneByName },
    })),
    isReadable,
    texts: isReadable
      ? words.map(({ byId, byName, ...text }) => ({ ...text, by: { id: byId, name: byName } }))
      : [],
    promises: isReadable
      ? promises.map((promise) => ({ ...promise, answer: answerOf.get(promise.id) ?? null }))
      : [],
    facts,
    can,
  };
  return { ofEmployeeId: employeeId, result: pack };
}
