import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { callApi } from "./client.ts";
import type { InputOf, OperationId, ResultOf } from "./operations.ts";
import { apiQuery } from "./query-client.ts";
import { prepareRefresh, refreshAfter, type WritingId } from "./refresh.ts";

/** A read that returns the previous data while the next page loads. */
export const useApiQuery = <Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  { isEnabled = true } = {},
) => useQuery({ ...apiQuery(id, input), placeholderData: keepPreviousData, enabled: isEnabled });

/** A change; its success refetches everything it touches, and so does a refusal for another change. A caller with its own `show` does not wait for that. */
export const useApiMutation = <Id extends WritingId>(
  id: Id,
  { show }: { show?: (answer: ResultOf<Id>) => void } = {},
) =>
  useMutation({
    mutationFn: (input: InputOf<Id>) => {
      prepareRefresh();
      return callApi(id, input);
    },
    onSuccess: async (answer) => {
      // A result in the cache counts as fresh, so the invalidation follows it.
      show?.(answer);
      const refreshed = refreshAfter(id);
      if (!show) await refreshed;
    },
    // Another change is in the way: the screen shows it before the refusal.
    onError: (error) =>
      error instanceof ApiError && error.code === "line_changed" ? refreshAfter(id) : undefined,
  });
