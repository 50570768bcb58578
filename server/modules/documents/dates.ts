import type { DocumentDates } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { documentEntry, lockedDocument } from "./documents.ts";
import { saveDocument } from "./queries.ts";

/**
 * Sets until when a document is valid and until when it has to be kept; a date that is left out stays. Throws `forbidden` if
 * anyone but a super administrator sets how long it has to be kept.
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
