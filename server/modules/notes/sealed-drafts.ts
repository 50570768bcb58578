import { plusDays } from "#server/company-day.ts";
import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import { replaceRecordWords } from "#server/modules/search/index.ts";
import type { Services } from "#server/services.ts";
import { eraseDrafts, findTenantsWithSealedDrafts } from "./sealed-draft-queries.ts";

/** How long someone who was deactivated may come back to their drafts. */
const daysKept = 365;

/**
 * Erases drafts a year after their author was deactivated: no one else could ever read them. Each batch has its own transaction.
 */
export const eraseSealedDrafts = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore: -daysKept,
    findTenants: findTenantsWithSealedDrafts,
    handleBatch: eraseBatch,
  });

async function eraseBatch({ tx, today, now }: SystemContext): Promise<number> {
  const before = plusDays(today, -daysKept);
  const ids = await eraseDrafts(tx, { before, at: now, limit: dueBatchSize });
  await replaceRecordWords(
    tx,
    ids.map((id) => ({ kind: "note", id, texts: {} })),
  );
  return ids.length;
}
