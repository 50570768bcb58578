import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import type { InputOf, OperationId } from "./operations.ts";
import { apiQuery, queryClient } from "./query-client.ts";

/** A read that keeps what it shows while the next page loads. */
export const useApiQuery = <Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  { isEnabled = true } = {},
) => useQuery({ ...apiQuery(id, input), placeholderData: keepPreviousData, enabled: isEnabled });

/** Fetches anew whatever has been read of these modules, as a change of theirs may show in it. */
export const refresh = (...modules: string[]): Promise<unknown> =>
  Promise.all(modules.map((module) => queryClient.invalidateQueries({ queryKey: [module] })));

/** A change; after its success everything read of its own module, and of others named, is fetched anew. */
export const useApiMutation = <Id extends OperationId>(id: Id, ...alsoChanges: string[]) =>
  useMutation({
    mutationFn: (input: InputOf<Id>) => callApi(id, input),
    onSuccess: () => refresh(id.split(".")[0] as string, ...alsoChanges),
  });
