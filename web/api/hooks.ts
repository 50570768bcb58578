import { keepPreviousData, useQuery } from "@tanstack/react-query";
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
