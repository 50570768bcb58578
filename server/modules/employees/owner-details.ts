import type { OwnerDetails } from "#contract/employees/employee-changes.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { isOwnerInRegistration } from "#server/modules/tenant/index.ts";
import { updateEmployee } from "./record-changes.ts";

/** Updates the owner's name during registration; throws `already_registered` afterwards. */
export async function updateOwnerOnRegistration(
  context: Context,
  given: OwnerDetails,
): Promise<{ ok: true }> {
  if (!(await isOwnerInRegistration(context.tx, context.actor.employeeId)))
    throw new AppError("already_registered");
  return updateOwnerOnProfile(context, given);
}

export const updateOwnerOnProfile = (
  context: Context,
  given: OwnerDetails,
): Promise<{ ok: true }> => updateEmployee(context, context.actor.employeeId, given);
