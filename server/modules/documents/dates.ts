import type { DocumentDates } from "#contract/documents.ts";
import { isKeptShorter } from "#contract/rules/retention.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { documentEntry, lockedDocument } from "./documents.ts";
import { saveDocument } from "./queries.ts";

const reasonRequired = "Please say why it no longer has to be kept as long";

/**
 * Sets validity and retention dates; an absent date stays. Throws `forbidden` unless a super administrator sets the
 * retention date, and `invalid_request` if they shorten it without a reason.
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
  if (isKeptShorter(dates.retentionDate, retentionDate, context.today) && !given.reason)
    throw new AppError("invalid_request", { fields: { reason: reasonRequired } });
  const changes = changesBetween(dates, { expiryDate, retentionDate });
  if (changes.length === 0) return { ok: true };
  await saveDocument(context.tx, id, { expiresOn: expiryDate, retainedUntil: retentionDate });
  if (before.storageKey === null) return { ok: true };
  const entry = documentEntry("document_changed", before, changes);
  await recordStory(context, { ...entry, reason: said(given.reason) });
  return { ok: true };
}
