import { isSuperadmin } from "#contract/codes/people.ts";
import type { ProfileRejection } from "#contract/employees/employee-changes.ts";
import type { AccountState } from "#contract/employees/employee-fields.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { keepEmergencyAccount } from "#server/modules/auth/index.ts";
import { notify, settle } from "#server/notices/notify.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { mayDecideOn } from "../access.ts";
import { profileToComplete } from "../notices.ts";
import { missingFields } from "../profile/completeness.ts";
import { findWizardProfile } from "../profile/queries.ts";
import { lockEmployee, saveEmployee } from "../queries.ts";

/**
 * Super administrators approve others, employees complete profiles of their own (AMB-092, AMB-211). Throws `not_found`, `forbidden` or
 * `profile_incomplete`.
 */
export async function approveStatus(context: Context, id: number): Promise<AccountState> {
  const { tx, actor, now } = context;
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  const { isActive, employeeRole, employeeStatus } = employee;
  const isOwn = actor.employeeId === id;
  if (!isOwn && !mayDecideOn(actor, id)) throw new AppError("forbidden");
  if (employeeStatus === "approved") return { isActive, employeeRole, employeeStatus };
  if (isOwn) await checkComplete(context, employee);

  const approved = { employeeStatus: "approved", rejectionReason: null } as const;
  await saveEmployee(tx, id, approved, now.toISOString());
  await recordStory(context, { subjectId: id, kind: "approved" });
  await settle(context, { kind: "profileToComplete", aboutId: id });
  return { isActive, employeeRole, employeeStatus: "approved" };
}

/** Returns a completed profile with a reason, and notifies the employee. Throws `not_found`, `forbidden`, `profile_incomplete` or
 * `last_emergency_account`. */
export async function rejectStatus(
  context: Context,
  id: number,
  { reason }: ProfileRejection,
): Promise<AccountState> {
  const { tx, actor, now } = context;
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  if (!mayDecideOn(actor, id)) throw new AppError("forbidden");
  const { isActive, employeeRole, employeeStatus } = employee;
  const rejected = { isActive, employeeRole, employeeStatus: "rejected" } as const;
  if (employeeStatus === "rejected") return rejected;
  await checkComplete(context, employee);

  const changes = { employeeStatus: "rejected", rejectionReason: reason } as const;
  await saveEmployee(tx, id, changes, now.toISOString());
  await keepEmergencyAccount(tx);
  await recordStory(context, {
    subjectId: id,
    kind: "profile_rejected",
    visibility: "personal",
    reason: said(reason),
  });
  await notify(context, profileToComplete, {
    to: [id],
    details: { reason },
    byId: actor.employeeId,
    aboutId: id,
  });
  return rejected;
}

async function checkComplete(
  { tx, today }: Context,
  { id, employeeRole }: { id: number; employeeRole: string },
): Promise<void> {
  const profile = await findWizardProfile(tx, id, today);
  const fields = missingFields(profile, isSuperadmin(employeeRole));
  if (Object.keys(fields).length > 0) throw new AppError("profile_incomplete", { fields });
}
