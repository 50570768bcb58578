import { ApiError } from "#web/api/api-error.ts";
import { text } from "./text.ts";

const { failures } = text;

/**
 * The message for a call that failed at sign-in or sign-up; about a field, too many attempts or a suspended company,
 * the server's own.
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return failures.other;
  const { status, code, fields, message } = error;
  const [aboutField] = Object.values(fields);
  if (aboutField) return aboutField;
  if (status === 401) return failures.unauthorized;
  if (status === 409) return failures.conflict;
  if (status === 429 || code === "company_suspended") return message;
  return status >= 500 ? failures.server : failures.other;
}

/** The same with a message of its own for being offline. */
export const failureOrOfflineMessage = (error: unknown): string =>
  error instanceof ApiError && error.isOffline ? failures.offline : failureMessage(error);
