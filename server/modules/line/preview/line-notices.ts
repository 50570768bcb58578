import type { LineNotice } from "#contract/line/planned-line.ts";
import { leavesSoonDays } from "#contract/rules/continuity.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import type { PreviewedPerson } from "./led-people.ts";
import { countDraftsBy, findAway, findDeactivated, findLeaving } from "./preview-queries.ts";

/** In days; questions come up in the first days with a new manager. */
const firstDays = 7;
const maxOfAKind = 20;

/** What is good to know before people pass to another manager; refuses no change. */
export async function noticesOf(
  context: Pick<Context, "tx" | "actor" | "today">,
  passing: readonly PreviewedPerson[],
  from: string,
): Promise<LineNotice[]> {
  if (passing.length === 0) return [];
  const { tx, today } = context;
  const leaders = new Map(passing.flatMap(({ is }) => (is ? [[is.id, is]] : [])));
  const ids = [...leaders.keys()];
  const first = from < today ? today : from;
  const week = { from: first, to: plusDays(first, firstDays - 1) };
  const named = (id: number) => leaders.get(id) ?? { id, name: "" };
  const deactivated = await findDeactivated(tx, ids);
  const away = await findAway(tx, ids, week);
  const leaving = await findLeaving(tx, ids, { from: first, to: plusDays(first, leavesSoonDays) });
  const drafts = await countDraftsBy(
    context,
    passing.flatMap(({ employee, was }) => (was ? [{ employeeId: employee.id, was }] : [])),
  );
  const notices: LineNotice[][] = [
    deactivated.map((id) => ({ kind: "deactivated", manager: named(id) })),
    away.map(({ employeeId, ...days }) => ({ kind: "away", manager: named(employeeId), ...days })),
    leaving.map(({ id, lastDay }) => ({ kind: "leavesSoon", manager: named(id), lastDay })),
    drafts.map((one) => ({ kind: "drafts", ...one })),
  ];
  return notices.flatMap((kind) => kind.slice(0, maxOfAKind));
}
