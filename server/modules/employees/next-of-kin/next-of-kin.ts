import type { NewNextOfKin, NextOfKinUpdate } from "#contract/employees/next-of-kin.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import { nextOfKinSynonyms, withStoredNames } from "#contract/rules/search.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween, hiddenChange } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { mayWriteRecord } from "../access.ts";
import { findEmployee } from "../queries.ts";
import { insertNextOfKin, lockNextOfKin, saveNextOfKin } from "./queries.ts";

/** Adds the next of kin of an employee, by default the actor; throws `next_of_kin_exists`. */
export async function createNextOfKin(
  context: Context,
  { employeeId = context.actor.employeeId, ...given }: NewNextOfKin,
): Promise<{ id: number }> {
  const { tx, actor, now } = context;
  if (!(await findEmployee(tx, employeeId))) throw new AppError("not_found");
  if (!mayWriteRecord(actor, employeeId)) throw new AppError("forbidden");
  const inserted = await insertNextOfKin(tx, employeeId, fieldsOf(given), now.toISOString());
  if (!inserted) throw new AppError("next_of_kin_exists");
  await recordNextOfKin(context, employeeId, inserted.id);
  return inserted;
}

/** Changes a next of kin and records differences; throws `not_found` unless visible to the actor. */
export async function updateNextOfKin(
  context: Context,
  id: number,
  given: NextOfKinUpdate,
): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const nextOfKin = await lockNextOfKin(tx, id);
  if (!nextOfKin || !mayWriteRecord(actor, nextOfKin.employeeId)) throw new AppError("not_found");
  const fields = fieldsOf(given);
  if (changesBetween(nextOfKin, fields).length === 0) return { ok: true };
  await saveNextOfKin(tx, id, fields, now.toISOString());
  await recordNextOfKin(context, nextOfKin.employeeId, id);
  return { ok: true };
}

function fieldsOf(given: NextOfKinUpdate) {
  const { firstNames = "", phoneNumber = "", ...rest } = withStoredNames(given, nextOfKinSynonyms);
  return { ...rest, firstNames, phoneNumber: normalisePhone(phoneNumber) };
}

/** Without names and numbers, which belong to a third person. */
const recordNextOfKin = (context: Context, employeeId: number, id: number) =>
  recordStory(context, {
    subjectId: employeeId,
    kind: "next_of_kin_changed",
    visibility: "personal",
    changes: [hiddenChange("nextOfKin")],
    link: { kind: "next_of_kin", id },
  });
