import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { callApi } from "./client.ts";
import type { InputOf, OperationId } from "./operations.ts";

export type SessionEnd = "signed-out" | "deactivated" | "suspended";
type SessionChange = SessionEnd | "unfinished" | "unreachable";
/** Refusals until the person has finished a task on a page of its own. */
const unfinished: readonly unknown[] = ["onboarding_incomplete", "factor_needed"];
let onSessionChange: (change: SessionChange) => void = () => {};

/** Sets the reaction to calls that find an ended session, an unfinished task such as the profile, or an unreachable server. */
export function whenSessionChanges(react: typeof onSessionChange): void {
  onSessionChange = react;
}

/** The reason for a session's end, by a failed call; undefined without an end. */
export function sessionEndOf(error: unknown): SessionEnd | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "account_deactivated") return "deactivated";
  if (error.code === "company_suspended") return "suspended";
  return error.status === 401 ? "signed-out" : undefined;
}

/** Reacts to a failed call with a changed session. Queries and mutations do so themselves. */
export function watchSession(error: unknown): void {
  const end = sessionEndOf(error);
  if (end) onSessionChange(end);
  if (error instanceof ApiError && error.isOffline) onSessionChange("unreachable");
  if (error instanceof ApiError && unfinished.includes(error.code)) onSessionChange("unfinished");
}

const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.isOffline || error.status >= 502);

// A choice shows before the browser's next paint, without a visible reset of the control.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watchSession }),
  mutationCache: new MutationCache({ onError: watchSession }),
  defaultOptions: {
    // An offline user gets an error instead of a silent wait.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
});

export const apiQuery = <Id extends OperationId>(id: Id, input: InputOf<Id>) =>
  queryOptions({
    queryKey: [...id.split("."), input],
    queryFn: ({ signal }) => callApi(id, input, { signal }),
  });
