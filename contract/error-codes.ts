import { commonErrors, type ErrorCode } from "./errors.ts";
import type { Operation } from "./operation.ts";

const signedInErrors = [
  "unauthenticated",
  "session_ended",
  "account_deactivated",
  "company_suspended",
] as const;

function accessErrorsOf({ access, alsoWhile }: Operation): ErrorCode[] {
  if (access === "public") return [];
  const isForAll = access === "registering" || alsoWhile?.length === 2;
  return [
    ...signedInErrors,
    ...(access === "superadmin" ? (["forbidden"] as const) : []),
    ...(isForAll ? [] : (["onboarding_incomplete"] as const)),
  ];
}

/** The common errors, those from its access, and its own. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>([...commonErrors, ...accessErrorsOf(operation)]);
  if (operation.access !== "public" && !operation.whileEnrolling) codes.add("factor_needed");
  if (operation.confirmed) codes.add("confirmation_needed");
  if (operation.creates) codes.add("idempotency_key_reused");
  if (operation.method !== "GET") codes.add("people_moving").add("disk_full");
  for (const code of operation.errors ?? []) codes.add(code);
  return [...codes];
}
