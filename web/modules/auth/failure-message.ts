import { ApiError } from "#web/api/api-error.ts";
import { text } from "./text.ts";

const { failures } = text;

/** What signing in, or up, says of a call that failed (doc A §8); too many attempts are explained by the server. */
export function failureMessage(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401) return failures.unauthorized;
  if (status === 409) return failures.conflict;
  if (error instanceof ApiError && status === 429) return error.message;
  return status !== undefined && status >= 500 ? failures.server : failures.other;
}

/** The same where being offline has its own sentence. */
export const failureOrOfflineMessage = (error: unknown): string =>
  error instanceof ApiError && error.isOffline ? failures.offline : failureMessage(error);
