import type { Context } from "#server/context.ts";
import { keepEmergencyAccount } from "#server/modules/auth/index.ts";
import { fillPositions } from "#server/modules/departments/index.ts";
import { recordStory } from "#server/story/story.ts";
import type { ManyFields } from "../employee-fields.ts";
import { recordEntries } from "../record-story.ts";
import { recordRoleChanges } from "../role-changes.ts";
import { changesSearch, replaceSearchWords } from "../search-entry.ts";
import { findIdsByEmail, findRecords, lockRecords, saveRecords } from "./record-queries.ts";

/** A stored employee with position and department. */
export type StoredRecord = Awaited<ReturnType<typeof findRecords>>[number];

export interface RecordChange {
  id: number;
  stored: StoredRecord;
  fields: ManyFields;
  /** The vacant position to move to, if any. */
  place: { positionId: number; departmentId: number } | undefined;
}

type Reading = Pick<Context, "tx" | "today">;
type Changing = Reading & Pick<Context, "now" | "enqueueAll"> & { actor: { employeeId: number } };

/** Employees with one of these e-mails, by e-mail in lower case. */
export async function findRecordsByEmail(
  { tx, today }: Reading,
  emails: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const ids = await findIdsByEmail(tx, emails);
  const records = ids.length > 0 ? await findRecords(tx, ids, today) : [];
  return new Map(records.map((record) => [record.email.toLowerCase(), record]));
}

/** The same, locked until the end of the transaction. */
export async function lockRecordsByEmail(
  context: Reading,
  emails: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const ids = await findIdsByEmail(context.tx, emails);
  if (ids.length > 0) await lockRecords(context.tx, ids);
  return findRecordsByEmail(context, emails);
}

/**
 * Changes and moves locked employees as by hand. The caller checks super administrators. Throws `position_taken` or `last_emergency_account`. At most 3,000 employees
 * per statement.
 */
export async function changeRecords(
  context: Changing,
  changes: readonly RecordChange[],
): Promise<void> {
  const { tx, now } = context;
  const inRecord = changes.filter(({ fields }) => Object.keys(fields).length > 0);
  if (inRecord.length > 0) await saveRecords(tx, inRecord, now.toISOString());
  const found = inRecord.filter(({ fields }) => changesSearch(fields));
  await replaceSearchWords(
    tx,
    found.map(({ id, stored, fields }) => ({ ...stored, ...fields, id, email: stored.email })),
  );
  const fillings = changes.flatMap(({ id, place }) =>
    place ? [{ ...place, employeeId: id }] : [],
  );
  const story = inRecord.flatMap(({ id, stored, fields }) => recordEntries(id, stored, fields));
  await recordRoleChanges(
    context,
    inRecord.map(({ id, stored, fields }) => ({
      id,
      before: stored.employeeRole,
      after: fields.employeeRole,
    })),
  );
  if (inRecord.some(({ fields }) => fields.employeeRole !== undefined))
    await keepEmergencyAccount(tx);
  if (fillings.length > 0) await fillPositions(context, fillings, { story });
  else await recordStory(context, story);
}
