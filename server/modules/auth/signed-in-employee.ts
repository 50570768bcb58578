import type { SignedInEmployee } from "#contract/employees/employee-fields.ts";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { findSignedInEmployee } from "./queries.ts";

/** What a sign-in returns about the employee; throws if they are no employee of this tenant. */
export async function signedInEmployee(
  tx: Tx,
  employeeId: number,
  now: Date,
): Promise<SignedInEmployee> {
  const row = await findSignedInEmployee(tx, employeeId, now);
  if (!row) throw new AppError("not_found");
  return row;
}
