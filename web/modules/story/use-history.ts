import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { StoryGroup, StoryKind } from "#contract/codes/story.ts";
import { callApi } from "#web/api/client.ts";

const pageSize = 10;

export interface HistoryFilter {
  kind: StoryKind | undefined;
  group?: StoryGroup | undefined;
  /** Words that each entry mentions; none if it is empty. */
  words: string;
}

interface HistoryStart {
  /** The position of the first loaded entry, from the newest; the newest by default. */
  position: number | undefined;
  /** The position is still unknown. */
  isFinding: boolean;
}

/** An employee's history, newest first, page by page as earlier and later entries are requested. */
export function useHistory(
  employeeId: number,
  { kind, group, words }: HistoryFilter,
  { position = 1, isFinding }: HistoryStart,
) {
  const search = words || undefined;
  const firstPage = Math.ceil(position / pageSize);
  const query = useInfiniteQuery({
    queryKey: ["employees", "history", { employeeId, kind, group, search, firstPage }],
    queryFn: ({ pageParam: page, signal }) =>
      callApi(
        "employees.history",
        {
          params: { id: employeeId },
          query: { page, pageSize, kind, group, search, sort: "-happenedAt" },
        },
        { signal },
      ),
    enabled: !isFinding,
    initialPageParam: firstPage,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : undefined),
    getPreviousPageParam: (_first, _pages, page) => (page > 1 ? page - 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages.map(({ items }) => items);
  return {
    ...query,
    pages,
    entries: pages?.flat(),
    total: query.data?.pages.at(-1)?.total ?? 0,
  };
}
