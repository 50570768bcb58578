import { isSuperadmin } from "#contract/codes/employee-role.ts";
import type { AccountState } from "#contract/employees/employee-fields.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { settle } from "#server/modules/notifications/index.ts";
import { recordStory } from "#server/story/story.ts";
import { mayDecideOn } from "./access.ts";
import { missingFields } from "./profile/completeness.ts";
import { findWizardProfile } from "./profile/queries.ts";
import { lockEmployee, saveEmployee } from "./queries.ts";

/**
 * Approves an employee: super administrators approve others; employees approve themselves while they are pending, once the
 * profile is complete (AMB-092). Approving does not activate. Throws `not_found`, `forbidden` or `profile_incomplete`.
 */
export async function approveStatus(context: Context, id: number): Promise<AccountState> {
  const { tx, actor, now } = context;
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  const { isActive, employeeRole, employeeStatus } = employee;
  const isOwn = actor.employeeId === id;
  if (!isOwn && !mayDecideOn(actor, id)) throw new AppError("forbidden");
  if (employeeStatus === "approved") return { isActive, employeeRole, employeeStatus };
  if (isOwn) await checkOwn(context, employeeStatus);

  await saveEmployee(tx, id, { employeeStatus: "approved" }, now.toISOString());
  await recordStory(context, { subjectId: id, kind: "approved" });
  await settle(context, { kind: "profileToComplete", aboutId: id });
  return { isActive, employeeRole, employeeStatus: "approved" };
}

async function checkOwn({ tx, actor, today }: Context, employeeStatus: string): Promise<void> {
  if (employeeStatus !== "pending") throw new AppError("forbidden");
  const { employeeId, employeeRole } = actor;
  const profile = await findWizardProfile(tx, employeeId, today);
  const fields = missingFields(profile, isSuperadmin(employeeRole));
  if (Object.keys(fields).length > 0) throw new AppError("profile_incomplete", { fields });
}
