import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
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

/**
 * A change; after its success everything that it touches is fetched again. A caller that shows the result itself does not
 * wait for that.
 */
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
      // Writing the result into the cache marks it as fresh, so it is invalidated only afterwards.
      show?.(answer);
      const refreshed = refreshAfter(id);
      if (!show) await refreshed;
    },
  });
