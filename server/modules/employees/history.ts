import type { PersonName } from "#contract/common.ts";
import type { HistoryQuery, StoryEntry } from "#contract/history.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { readableStory } from "./access.ts";
import { findStory, findWithHead } from "./history-queries.ts";

/** One page of what happened to an employee, as far as the reader may know; throws `not_found` where they may know nothing. */
export async function listHistory(
  { tx, actor }: Context,
  employeeId: number,
  list: HistoryQuery,
): Promise<Page<StoryEntry>> {
  const employee = await findWithHead(tx, employeeId);
  const visibilities = employee && readableStory(actor, employee);
  if (!visibilities) throw new AppError("not_found");
  const { items, total } = await findStory(tx, employeeId, visibilities, list);
  return { items: items.map(entryOf), total };
}

type StoryRow = Awaited<ReturnType<typeof findStory>>["items"][number];

function entryOf(row: StoryRow): StoryEntry {
  const { byId, byName, managerThenId, managerThenName, linkKind, linkId, ...rest } = row;
  return {
    ...rest,
    by: personOf(byId, byName),
    managerThen: personOf(managerThenId, managerThenName),
    link: linkKind && linkId ? { kind: linkKind, id: linkId } : null,
  };
}

const personOf = (id: number | null, name: string): PersonName | null =>
  id === null ? null : { id, name: name.trim() };
