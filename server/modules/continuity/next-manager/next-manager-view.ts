import type { NextManagerView } from "#contract/continuity/continuity.ts";
import type { Context } from "#server/context.ts";
import { findNextManager } from "#server/organisation/person-line.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { countReadableByBoth } from "#server/story/history.ts";
import { findIsSuperadmin, findView } from "./view-queries.ts";

/**
 * What of the actor's own record the manager sees who leads them next, or else who leads them today: the same rules as for any read,
 * asked for that reader on that day.
 */
export async function getNextManagerView(context: Context): Promise<NextManagerView> {
  const { tx, actor, today } = context;
  const me = actor.employeeId;
  const [next, leaders] = await Promise.all([
    findNextManager(tx, me, today),
    managersOf(tx, [{ employeeId: me, day: today }]),
  ]);
  const isPlanned = next?.manager != null;
  const manager = next?.manager ?? leaders.get(me) ?? null;
  const from = isPlanned ? next.from : today;
  if (!manager) return { ...nothing, manager, from, isPlanned };
  const reader = {
    tx,
    today: from,
    actor: { employeeId: manager.id, isSuperadmin: await findIsSuperadmin(tx, manager.id) },
  };
  const [view, entries] = await Promise.all([
    findView(reader, me),
    countReadableByBoth(context, reader),
  ]);
  return { manager, from, isPlanned, ...view, entries };
}

const nothing = {
  sees: { history: false, leave: false, documents: false, record: false },
  entries: 0,
  promises: 0,
  sharedNotes: 0,
  lineNotes: 0,
};
