import type { SystemContext } from "#server/context.ts";
import { type Due, type DueDays, defineDue } from "#server/due/due.ts";
import { listSuperadminIds } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { keyEnds } from "./notices.ts";
import { findEnding, lastDays } from "./queries.ts";

const dueDays = (kind: DueDays["kind"], daysBefore: number): DueDays => ({
  ...{ kind, daysBefore },
  days: lastDays(daysBefore),
});

export const keyEndDays = [dueDays("keys.end", 14), dueDays("keys.endSoon", 3)] as const;

/** Reminds all super administrators of keys that end, unless they were rotated or revoked meanwhile. */
async function remind(context: SystemContext, due: readonly Due[]): Promise<undefined> {
  const to = await listSuperadminIds(context.tx);
  for (const { about, onDay } of due) {
    const name = await findEnding(context.tx, about, onDay);
    if (name === undefined || onDay < context.today) continue;
    await notify(context, keyEnds, { to, details: { name, endsOn: onDay }, aboutId: about });
  }
}

export const dueKeyEnds = keyEndDays.map((days) => defineDue(days, remind));
