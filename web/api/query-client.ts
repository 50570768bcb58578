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
type SessionChange = SessionEnd | "onboarding" | "unreachable";
let onSessionChange: (change: SessionChange) => void = () => {};

/**
 * Sets what to do when any call finds that the session has ended, that its owner has to complete their profile first, or that
 * the server cannot be reached.
 */
export function whenSessionChanges(react: typeof onSessionChange): void {
  onSessionChange = react;
}

/** Why the session has ended, according to a failed call; undefined if it has not. */
export function sessionEndOf(error: unknown): SessionEnd | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "account_deactivated") return "deactivated";
  if (error.code === "company_suspended") return "suspended";
  return error.status === 401 ? "signed-out" : undefined;
}

/** Reacts to a failed call that shows that the session has changed; queries and mutations do so by themselves. */
export function watchSession(error: unknown): void {
  const end = sessionEndOf(error);
  if (end) onSessionChange(end);
  if (error instanceof ApiError && error.isOffline) onSessionChange("unreachable");
  if (error instanceof ApiError && error.code === "onboarding_incomplete")
    onSessionChange("onboarding");
}

const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.isOffline || error.status >= 502);

// A choice is shown before the browser's next paint, not just after a control has reverted it.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watchSession }),
  mutationCache: new MutationCache({ onError: watchSession }),
  defaultOptions: {
    // A user who is offline gets an error instead of waiting silently for a connection.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
});

/** The cached query of one operation. */
export const apiQuery = <Id extends OperationId>(id: Id, input: InputOf<Id>) =>
  queryOptions({
    queryKey: [...id.split("."), input],
    queryFn: ({ signal }) => callApi(id, input, { signal }),
  });
