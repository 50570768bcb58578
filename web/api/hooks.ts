import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import type { InputOf, OperationId, ResultOf } from "./operations.ts";
import { apiQuery } from "./query-client.ts";
import { refreshAfter, type WritingId } from "./refresh.ts";

/** A read that keeps what it shows while the next page loads. */
export const useApiQuery = <Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  { isEnabled = true } = {},
) => useQuery({ ...apiQuery(id, input), placeholderData: keepPreviousData, enabled: isEnabled });

/**
 * A change; after its success everything that it touches is fetched again. A caller that shows the answer itself does not
 * wait for that.
 */
export const useApiMutation = <Id extends WritingId>(
  id: Id,
  { show }: { show?: (answer: ResultOf<Id>) => void } = {},
) =>
  useMutation({
    mutationFn: (input: InputOf<Id>) => callApi(id, input),
    onSuccess: async (answer) => {
      // What the answer is written into counts as fresh, so it is marked as outdated only afterwards.
      show?.(answer);
      const refreshed = refreshAfter(id);
      if (!show) await refreshed;
    },
  });
