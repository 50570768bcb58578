import { ApiError, fieldsOf } from "#web/api/api-error.ts";
import { text } from "./text.ts";

const { failures } = text;

/** The message for a call that failed at sign-in or sign-up (doc A §8); for too many attempts, the server's own. */
export function failureMessage(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  const aboutPassword = fieldsOf(error)?.password;
  if (aboutPassword) return aboutPassword;
  if (status === 401) return failures.unauthorized;
  if (status === 409) return failures.conflict;
  if (error instanceof ApiError && status === 429) return error.message;
  return status !== undefined && status >= 500 ? failures.server : failures.other;
}

/** The same with a message of its own for being offline. */
export const failureOrOfflineMessage = (error: unknown): string =>
  error instanceof ApiError && error.isOffline ? failures.offline : failureMessage(error);
