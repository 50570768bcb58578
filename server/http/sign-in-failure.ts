import type { ErrorCode } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { SignInFailure } from "#server/security-events/security-events.ts";
import type { Attempt } from "./attempt-counts.ts";

const failureByCode: Partial<Record<ErrorCode, SignInFailure>> = {
  invalid_credentials: "wrong_password",
  wrong_code: "wrong_code",
  too_many_requests: "limit",
  company_suspended: "company_suspended",
  sso_required: "sso_required",
};

/** Noted by e-mail, known or not, so that neither takes longer. */
export function signInFailureOf(
  { limited }: NamedOperation,
  { email, address, device }: Attempt,
  error: unknown,
) {
  if (limited !== limits.signIn || email === undefined || !(error instanceof AppError)) return;
  const reason = failureByCode[error.code];
  return reason && { email, address, device, reason };
}
