import type { AccountState } from "#contract/employees/employee-fields.ts";
import type { NextLeader } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { endSessionsOf, keepEmergencyAccount } from "#server/modules/auth/index.ts";
import { passOnLed } from "#server/modules/departments/index.ts";
import { finishRegistration, isOwnerInRegistration } from "#server/modules/tenant/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { because } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { mayDecideOn } from "../access.ts";
import { lockEmployee, lockSuperadmins, saveEmployee } from "../queries.ts";
import { keepOneSuperadmin } from "../superadmins.ts";

/**
 * Deactivation ends all sessions; people pass to the successor, if given. Owners in registration activate themselves (AMB-080). Throws
 * `not_found`, `forbidden`, `last_superadmin`, `last_emergency_account`, `circle_of_managers`.
 */
export async function toggleStatus(
  context: Context,
  id: number,
  isActive: boolean,
  leadsNext?: NextLeader,
): Promise<AccountState> {
  const { tx, now } = context;
  await prepareSuccession(context, isActive, leadsNext);
  const superadmins = await lockSuperadmins(tx);
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  const finishesRegistration = isActive && (await isOwnRegistration(context, id));
  if (!mayDecideOn(context.actor, id) && !finishesRegistration) throw new AppError("forbidden");
  const state = { ...stateOf(employee), isActive };
  if (employee.isActive === isActive) return state;

  if (!isActive && employee.employeeRole === "Executive") keepOneSuperadmin(superadmins, id);
  await saveEmployee(tx, id, { isActive }, now.toISOString());
  if (!isActive) await leave(context, employee, leadsNext);
  if (finishesRegistration) await finishRegistration(context);
  await recordStory(context, { subjectId: id, kind: isActive ? "activated" : "deactivated" });
  return state;
}

/** Ends the open matters of a deactivated employee, and passes their people on. */
async function leave(
  context: Context,
  employee: { id: number; name: string; surname: string; email: string },
  leadsNext: NextLeader | undefined,
): Promise<void> {
  const { id, name, surname, email } = employee;
  await endSessionsOf(context, [id]);
  await keepEmergencyAccount(context.tx);
  if (!leadsNext) return;
  const former = { id, name: `${name} ${surname}`.trim() || email };
  const reason = because("managerDeactivated", { manager: id });
  await passOnLed(context, former, leadsNext, { from: context.today, reason });
}

const isOwnRegistration = async ({ tx, actor }: Context, id: number): Promise<boolean> =>
  actor.employeeId === id && (await isOwnerInRegistration(tx, id));

/** Call it before any lock, as the line may change; throws unless it is a deactivation. */
async function prepareSuccession(
  { tx }: Context,
  isActive: boolean,
  leadsNext: NextLeader | undefined,
): Promise<void> {
  if (!leadsNext) return;
  if (isActive)
    throw new AppError("invalid_request", {
      fields: { leadsNext: "Only a deactivated employee is followed by another" },
    });
  await lockCompany(tx);
}

const stateOf = ({ isActive, employeeStatus, employeeRole }: AccountState): AccountState => ({
  isActive,
  employeeStatus,
  employeeRole,
});
