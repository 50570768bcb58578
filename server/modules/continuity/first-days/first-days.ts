import type { firstDaysOperations } from "#contract/continuity/first-days.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { deleteTick, insertTick, lockFirstDays, saveFirstDays } from "./first-days-queries.ts";
import { isThrough } from "./new-people.ts";
import { findNewPeople, type NewPersonRow } from "./new-people-queries.ts";

type Given<Name extends keyof typeof firstDaysOperations> =
  ParsedInput<(typeof firstDaysOperations)[Name]> extends { body: infer Body } ? Body : never;
type Progress = Promise<{ isFinished: boolean }>;

/** Someone who is new with the actor; throws `not_found` for anyone else. */
async function getNewPerson(context: Context, only: number): Promise<NewPersonRow> {
  const [person] = await findNewPeople(context, { limit: 1, only });
  if (!person) throw new AppError("not_found");
  return person;
}

async function inFirstDays(
  context: Context,
  employeeId: number,
  work: (person: NewPersonRow, pair: { managerId: number; employeeId: number }) => Promise<unknown>,
): Progress {
  const { tx, actor, today } = context;
  const pair = { managerId: actor.employeeId, employeeId };
  await getNewPerson(context, employeeId);
  await lockFirstDays(tx, pair);
  const before = await getNewPerson(context, employeeId);
  if (before.isFinished) return { isFinished: true };
  await work(before, pair);
  const isFinished = isThrough(await getNewPerson(context, employeeId));
  if (isFinished) {
    await saveFirstDays(tx, pair, { finishedOn: today });
    await recordStory(context, { kind: "first_days_finished", subjectId: employeeId });
  }
  return { isFinished };
}

/** Ticks a handover or a note about someone who is new with the actor, or takes the tick away; throws `not_found` for any other. */
export const tickReading = (
  context: Context,
  employeeId: number,
  { kind, id: itemId, isRead }: Given<"tickReading">,
): Progress =>
  inFirstDays(context, employeeId, ({ reading }, pair) => {
    if (!reading.some((item) => item.kind === kind && item.id === itemId))
      throw new AppError("not_found");
    const tick = { ...pair, kind, itemId };
    return isRead
      ? insertTick(context.tx, { ...tick, readOn: context.today })
      : deleteTick(context.tx, tick);
  });

/** Saves the day on which the actor means to talk with someone who is new with them. */
export function planFirstTalk(
  context: Context,
  employeeId: number,
  { talkOn }: Given<"planFirstTalk">,
): Progress {
  if (talkOn < context.today)
    throw new AppError("invalid_request", {
      fields: { talkOn: "Please choose today or a later day." },
    });
  return inFirstDays(context, employeeId, (_, pair) => saveFirstDays(context.tx, pair, { talkOn }));
}

/** Records that the actor has talked with someone who is new with them, or that they have not. */
export const recordFirstTalk = (
  context: Context,
  employeeId: number,
  { hasTalked }: Given<"recordFirstTalk">,
): Progress =>
  inFirstDays(context, employeeId, (_, pair) =>
    saveFirstDays(context.tx, pair, { talkedOn: hasTalked ? context.today : null }),
  );
