import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/client.ts";
import type { filterOf } from "./audit-search.ts";

const pageSize = 50;

/** The filtered log, newest first; each page begins after the last entry of the one before. */
export function useAuditLog(filter: ReturnType<typeof filterOf>) {
  const query = useInfiniteQuery({
    queryKey: ["audit", "listAudit", filter],
    queryFn: ({ pageParam: before, signal }) =>
      callApi("audit.listAudit", { query: { ...filter, before, pageSize } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.key : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, entries: pages?.flatMap(({ entries }) => entries), period: pages?.[0] };
}
