import { plusDays } from "#server/company-day.ts";
import { type Again, againOn, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { replaceRecordWords } from "#server/modules/search/index.ts";
import { daysKept, draftDays, eraseDrafts, lockDrafts } from "./sealed-draft-queries.ts";

/**
 * Erases drafts a year after their author was deactivated: no one else could ever read them. A draft of someone active is looked at again
 * after a year, as it cannot be erased before.
 */
export const dueDraft = defineDue(draftDays, eraseSealed);

async function eraseSealed(context: DueContext, due: readonly Due[]): Promise<Again[]> {
  const { tx, today, now } = context;
  const drafts = await lockDrafts(
    tx,
    due.map(({ about }) => about),
  );
  const erasedOn = new Map(
    drafts.map(({ id, sealedOn }) => [id, plusDays(sealedOn ?? today, daysKept + 1)]),
  );
  const isOver = ({ about }: Due) => (erasedOn.get(about) ?? today) <= today;
  const ids = due.filter(isOver).map(({ about }) => about);
  await eraseDrafts(tx, ids, now);
  await replaceRecordWords(
    tx,
    ids.map((id) => ({ kind: "note", id, texts: {} })),
  );
  return due
    .filter((one) => !isOver(one))
    .flatMap((one) => againOn(context, erasedOn.get(one.about) ?? today, [one]));
}
