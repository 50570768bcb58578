import { ApiError } from "#web/api/api-error.ts";
import { text } from "./text.ts";

const { failures } = text;

/** The message for a failed call at sign-in or sign-up; the server's own for a field, too many attempts, a suspended company or required single sign-on. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return failures.other;
  const { status, code, fields, message } = error;
  const [aboutField] = Object.values(fields);
  if (aboutField) return aboutField;
  if (status === 401) return failures.unauthorized;
  if (status === 409) return failures.conflict;
  if (status === 429 || code === "company_suspended" || code === "sso_required") return message;
  return status >= 500 ? failures.server : failures.other;
}

/** The same with its own message for being offline. */
export const failureOrOfflineMessage = (error: unknown): string =>
  error instanceof ApiError && error.isOffline ? failures.offline : failureMessage(error);
