import { commonErrors, type ErrorCode } from "./errors.ts";
import type { Access, Operation } from "./operation.ts";

const signedInErrors = ["unauthenticated", "session_ended", "account_deactivated"] as const;

const accessErrors: Record<Access, readonly ErrorCode[]> = {
  public: [],
  "signed-in": signedInErrors,
  superadmin: [...signedInErrors, "forbidden"],
};

/** Every error an operation may return: the common ones, those that follow from its access, and its own. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>([...commonErrors, ...accessErrors[operation.access]]);
  if (operation.creates) codes.add("idempotency_key_reused");
  for (const code of operation.errors ?? []) codes.add(code);
  return [...codes];
}
