import { type StoryKind, storyGroupOf, storyGroups } from "#contract/codes/story.ts";
import type { PersonName } from "#contract/common.ts";
import type { Page } from "#contract/operation.ts";
import type {
  HistoryCounts,
  HistoryEntryQuery,
  HistoryPosition,
  HistoryQuery,
  RecentChange,
  StoryEntry,
  StoryMatter,
} from "#contract/story.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  countStory,
  countStoryKinds,
  findRecentStory,
  findStory,
  findStoryPosition,
  isHistoryVisible,
  type StoryReader,
  type StoryRow,
} from "./history-queries.ts";
import { readableVisibilities } from "./readers.ts";

/** Throws `not_found` without access to the history. */
export async function listHistory(
  context: Pick<Context, "tx" | "actor" | "today">,
  employeeId: number,
  list: HistoryQuery,
): Promise<Page<StoryMatter>> {
  if (!(await isHistoryVisible(context, employeeId))) throw new AppError("not_found");
  const visibilities = readableVisibilities(context.actor, employeeId);
  const { items, total } = await findStory(context, employeeId, visibilities, list);
  return { items: items.map(matterOf), total };
}

/** The actor's own latest matters, as they may read them, with the number of all. */
export async function latestOwnHistory(
  context: Pick<Context, "tx" | "actor" | "today">,
  limit: number,
): Promise<Page<StoryMatter>> {
  const { actor } = context;
  const visibilities = readableVisibilities(actor, actor.employeeId);
  const list = { page: 1, pageSize: limit };
  const { items, total } = await findStory(context, actor.employeeId, visibilities, list);
  return { items: items.map(matterOf), total };
}

/** The numbers of `listHistory`, in all and for each group; throws `not_found` without access. */
export async function countHistory(
  context: Pick<Context, "tx" | "actor" | "today">,
  employeeId: number,
): Promise<HistoryCounts> {
  if (!(await isHistoryVisible(context, employeeId))) throw new AppError("not_found");
  const visibilities = readableVisibilities(context.actor, employeeId);
  const counts = await countStoryKinds(context, { employeeId, visibilities });
  const sumOf = (some: typeof counts) => some.reduce((sum, { matters }) => sum + matters, 0);
  const groups = storyGroups.map((group) => [
    group,
    sumOf(counts.filter(({ kinds }) => kinds.some((kind) => storyGroupOf(kind) === group))),
  ]);
  return { total: sumOf(counts), groups: Object.fromEntries(groups) };
}

/** The position of the entry's matter within `listHistory`, latest day first; throws `not_found` outside it. */
export async function findHistoryPosition(
  context: Pick<Context, "tx" | "actor" | "today">,
  { employeeId, entryId }: HistoryEntryQuery,
): Promise<HistoryPosition> {
  if (!(await isHistoryVisible(context, employeeId))) throw new AppError("not_found");
  const visibilities = readableVisibilities(context.actor, employeeId);
  const position = await findStoryPosition(context, { employeeId, visibilities }, entryId);
  if (position === undefined) throw new AppError("not_found");
  return { position };
}

/** The part of the actor's history that another reader can read too. */
export async function countReadableByBoth(
  context: Pick<Context, "tx" | "actor" | "today">,
  other: StoryReader,
): Promise<number> {
  const { tx, actor } = context;
  const theirs = readableVisibilities(other.actor, actor.employeeId);
  const own = readableVisibilities(actor, actor.employeeId);
  const visibilities = own.filter((visibility) => theirs.includes(visibility));
  return countStory(tx, actor.employeeId, { readers: [context, other], visibilities });
}

/** The latest entries, without some kinds, for super administrators; personal ones only for their own person. */
export async function listRecentChanges(
  reader: Pick<Context, "tx" | "actor" | "today">,
  { limit, without }: { limit: number; without: readonly StoryKind[] },
): Promise<RecentChange[]> {
  const rows = await findRecentStory(reader, { without, limit });
  return rows.map(({ employeeId, employeeName, ...row }) => ({
    ...entryOf(row),
    // A promise's text is read on the person's page only.
    promiseText: null,
    employee: { id: employeeId, name: employeeName },
  }));
}

function matterOf([latest, ...earlier]: readonly StoryRow[]): StoryMatter {
  if (!latest) throw new Error("A matter has at least one entry");
  return { ...entryOf(latest), earlier: earlier.map(entryOf) };
}

function entryOf(row: StoryRow): StoryEntry {
  const { byId, byName, managerThenId, managerThenName, linkKind, linkId, ...rest } = row;
  return {
    ...rest,
    by: personOf(byId, byName),
    managerThen: personOf(managerThenId, managerThenName),
    link: linkKind && linkId ? { kind: linkKind, id: linkId } : null,
  };
}

const personOf = (id: number | null, name: string | null): PersonName | null =>
  id === null ? null : { id, name: name ?? "" };
