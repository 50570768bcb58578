import type { Selection } from "#contract/employees/many.ts";
import type { Context } from "#server/context.ts";
import { selectedEmployees } from "#server/modules/employees/index.ts";
import { remindOfProfile } from "./jobs.ts";
import { saveReminded } from "./queries.ts";

const pauseMs = 24 * 60 * 60_000;

/** Reminds the selected employees with incomplete profiles, at most once a day. Throws `not_found` or `too_many_selected`. */
export async function remindMany(
  context: Context,
  selection: Selection,
): Promise<{ selected: number; reminded: number }> {
  const { tx, now, enqueueEach } = context;
  const ids = (await selectedEmployees(context, selection)).map(({ id }) => id);
  const before = new Date(now.getTime() - pauseMs).toISOString();
  const reminded = await saveReminded(tx, ids, { now: now.toISOString(), before });
  await enqueueEach(remindOfProfile, reminded);
  return { selected: ids.length, reminded: reminded.length };
}
