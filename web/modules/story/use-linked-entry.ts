import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";

const isGone = (error: unknown) => error instanceof ApiError && error.code === "not_found";

/** Where the entry that a link led to is; looked up once, so that the history stays in place while entries are added to it. */
export function useLinkedEntry(employeeId: number, entryId: number | undefined) {
  const query = useQuery({
    queryKey: ["history-position", { employeeId, entryId }],
    queryFn: ({ signal }) =>
      callApi(
        "employees.historyPosition",
        { query: { employeeId, entryId: entryId ?? 0 } },
        { signal },
      ),
    enabled: entryId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !isGone(error) && failures < 1,
  });
  return {
    isFinding: entryId !== undefined && query.isPending,
    /** The entry is not among what the reader may read, or there is none. */
    isGone: isGone(query.error),
    position: query.data?.position,
  };
}
