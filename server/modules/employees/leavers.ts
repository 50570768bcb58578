import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import { endSessionsOf } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
import { because } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import {
  deactivateLeavers,
  findStayingSuperadmins,
  findTenantsWithLeavers,
} from "./leaver-queries.ts";
import { lockSuperadmins } from "./queries.ts";

/**
 * Deactivates everyone whose last day of work is over, once for that day: nobody who has left signs in, decides or reads. Whom they
 * lead by then stays theirs, which is a gap. The last super administrators of a company stay active, as nobody else could run it.
 */
export const endAccessOfLeavers = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore: 0,
    findTenants: findTenantsWithLeavers,
    handleBatch: endBatch,
  });

async function endBatch(context: SystemContext): Promise<number> {
  const { tx, today, now } = context;
  const superadmins = await lockSuperadmins(tx);
  const isLedOn = (await findStayingSuperadmins(tx, today)).length > 0;
  const kept = isLedOn ? [] : superadmins.map(({ id }) => id);
  const at = now.toISOString();
  const ids = await deactivateLeavers(tx, { today, at, limit: dueBatchSize, kept });
  await endSessionsOf(context, ids);
  const reason = because("lastDayOver", {});
  await recordStory(
    context,
    ids.map((subjectId) => ({ subjectId, kind: "deactivated" as const, reason })),
  );
  return ids.length;
}
