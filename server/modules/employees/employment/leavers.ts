import { type Again, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { endSessionsOf, listDependableIds } from "#server/modules/auth/index.ts";
import { because } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { lockSuperadmins } from "../queries.ts";
import { deactivateLeavers, findStayingSuperadmins, lastDays } from "./leaver-queries.ts";

const hourMs = 3_600_000;

/** Deactivates employees once their last day is over; their people become a gap. A company's last super administrators and emergency accounts stay active. */
export const dueLastDay = defineDue(lastDays, endAccess);

async function endAccess(context: DueContext, due: readonly Due[]): Promise<Again[]> {
  const { tx, today, now } = context;
  const superadmins = await lockSuperadmins(tx);
  const isLedOn = (await findStayingSuperadmins(tx, today)).length > 0;
  const ids = due.map(({ about }) => about);
  const dependable = await listDependableIds(tx);
  const kept = [
    ...(isLedOn ? [] : superadmins.filter(({ isActive }) => isActive).map(({ id }) => id)),
    ...(dependable.every((id) => ids.includes(id)) ? dependable : []),
  ];
  const ended = await deactivateLeavers(tx, { ids, kept, today, at: now.toISOString() });
  await endSessionsOf(context, ended);
  const reason = because("lastDayOver", {});
  await recordStory(
    context,
    ended.map((subjectId) => ({ subjectId, kind: "deactivated" as const, reason })),
  );
  // Another super administrator may appear at any time.
  const at = new Date(now.getTime() + hourMs);
  return due.flatMap(({ about, onDay }) => (kept.includes(about) ? [{ about, onDay, at }] : []));
}
