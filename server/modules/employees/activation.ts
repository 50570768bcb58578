import type { AccountState } from "#contract/employees/employee-fields.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { endSessionsOf } from "#server/modules/auth/index.ts";
import { finishRegistration, isOwnerInRegistration } from "#server/modules/tenant/index.ts";
import { recordStory } from "#server/story/story.ts";
import { mayDecideOn } from "./access.ts";
import { lockEmployee, lockSuperadmins, saveEmployee } from "./queries.ts";
import { keepOneSuperadmin } from "./superadmins.ts";

/**
 * Activates or deactivates an employee; deactivating signs them out everywhere. Their manager and the people they manage stay
 * the same: naming another head is a separate decision. Only an owner in registration may activate themselves (AMB-080).
 * Throws `not_found`, `forbidden` or `last_superadmin`.
 */
export async function toggleStatus(
  context: Context,
  id: number,
  isActive: boolean,
): Promise<AccountState> {
  const { tx, actor, now } = context;
  const superadmins = await lockSuperadmins(tx);
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  const finishesRegistration =
    isActive && actor.employeeId === id && (await isOwnerInRegistration(tx, id));
  if (!mayDecideOn(actor, id) && !finishesRegistration) throw new AppError("forbidden");
  const state = { ...stateOf(employee), isActive };
  if (employee.isActive === isActive) return state;

  if (!isActive && employee.employeeRole === "Executive") keepOneSuperadmin(superadmins, id);
  await saveEmployee(tx, id, { isActive }, now.toISOString());
  if (!isActive) await endSessionsOf(context, id);
  if (finishesRegistration) await finishRegistration(context);
  await recordStory(context, { subjectId: id, kind: isActive ? "activated" : "deactivated" });
  return state;
}

const stateOf = ({ isActive, employeeStatus, employeeRole }: AccountState): AccountState => ({
  isActive,
  employeeStatus,
  employeeRole,
});
