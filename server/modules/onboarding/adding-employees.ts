import type { NewEmployee } from "#contract/employees/employee-changes.ts";
import type { Context } from "#server/context.ts";
import { mailInvitation, openAccount } from "#server/modules/auth/index.ts";
import { fillPosition } from "#server/modules/departments/index.ts";
import { addEmployee as addRecord } from "#server/modules/employees/index.ts";
import { grantDefaults } from "#server/modules/leave/index.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { reminderTime, remindOfProfile } from "./jobs.ts";

/**
 * Adds an employee: the record, the account without a password, the position, the leave, the welcome, the invitation by
 * mail, and a reminder for later.
 * Throws `email_taken` or `position_taken`.
 */
export async function addEmployee(context: Context, given: NewEmployee): Promise<{ id: number }> {
  const { tx, now, enqueue } = context;
  const { email, positionId, departmentId, hireDate } = given;
  const employeeId = await addRecord(context, given);
  const accountId = await openAccount(tx, { employeeId, email, passwordHash: null });
  await fillPosition(context, { employeeId, positionId, departmentId, dateJoined: hireDate });
  await grantDefaults(context, [employeeId]);
  await notify(context, { to: [employeeId], kind: "welcome", details: {} });
  await enqueue(mailInvitation, { accountId });
  await enqueue(remindOfProfile, { employeeId }, { startAfter: reminderTime(now) });
  return { id: employeeId };
}
