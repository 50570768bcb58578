import type { DocumentDates } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { documentEntry, lockedDocument } from "./documents.ts";
import { saveDocument } from "./queries.ts";

/**
 * Sets validity and retention dates; an absent date stays. Throws `forbidden` unless a super administrator sets the
 * retention date.
 */
export async function updateDates(
  context: Context,
  id: number,
  given: DocumentDates,
): Promise<{ ok: true }> {
  const before = await lockedDocument(context, id);
  const dates = { expiryDate: before.expiresOn, retentionDate: before.retainedUntil };
  const { expiryDate = dates.expiryDate, retentionDate = dates.retentionDate } = given;
  if (retentionDate !== dates.retentionDate && !context.actor.isSuperadmin)
    throw new AppError("forbidden");
  const changes = changesBetween(dates, { expiryDate, retentionDate });
  if (changes.length === 0) return { ok: true };
  await saveDocument(context.tx, id, { expiresOn: expiryDate, retainedUntil: retentionDate });
  if (before.storageKey === null) return { ok: true };
  await recordStory(context, documentEntry("document_changed", before, changes));
  return { ok: true };
}
