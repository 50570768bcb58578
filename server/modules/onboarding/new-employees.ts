import { employeeRoleOf } from "#contract/codes/role.ts";
import type { NewEmployee } from "#contract/employees/employee-changes.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { AppError } from "#server/app-error.ts";
import { requireConfirmed } from "#server/confirmed.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import { askAboutAddresses, mailInvitation, openAccounts } from "#server/modules/auth/index.ts";
import { fillPositions } from "#server/modules/departments/index.ts";
import { addRecords, type NewRecordDetails } from "#server/modules/employees/index.ts";
import { grantDefaults } from "#server/modules/leave/index.ts";
import { notify } from "#server/notices/notify.ts";
import type { Services } from "#server/services.ts";
import { waitText } from "#server/wait-text.ts";
import { admitInvitations } from "./invitations.ts";
import { reminderTime, remindOfProfile } from "./jobs.ts";
import { welcome } from "./notices.ts";
import { findInvitingCompany } from "./queries.ts";

/** A signed-in employee who adds people, or a job on their behalf. */
export type Adding = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number };
};

/** The field of each refusal. */
const refusedFields: Partial<Record<ErrorCode, keyof NewEmployee>> = {
  email_taken: "email",
  position_taken: "positionId",
};

/**
 * Lets the company pay for the question that an addition asks, in a transaction of its own: a refusal must not undo it. Throws
 * `too_many_requests`, or `confirmation_needed` for another role than Employee.
 */
export async function prepareAddition(
  { database }: Pick<Services, "database">,
  { actor, now, caller }: SignedInCall,
  given: NewEmployee,
): Promise<(context: Context) => Promise<{ id: number }>> {
  // Like a change of role, and before the question draws from the purse.
  if (employeeRoleOf(given.employeeRole) !== "Employee") requireConfirmed(actor);
  const { unasked, retryAfterSeconds } = await database.inTenant(
    actor.tenantId,
    async (tx) => {
      // It is refused anyway, without an answer.
      const company = await findInvitingCompany(tx);
      return askAboutAddresses({ tx, now }, company, company.confirmedAt ? [given.email] : []);
    },
    caller,
  );
  if (unasked.size > 0)
    throw new AppError("too_many_requests", {
      retryAfterSeconds,
      fields: {
        email: `Your company has tried many addresses. Please try this one again ${waitText(retryAfterSeconds)}`,
      },
    });
  return (context) => addEmployee(context, given);
}

/** Like `addEmployees`, but its refusals name their field. */
export async function addEmployee(context: Context, given: NewEmployee): Promise<{ id: number }> {
  const [id] = await addEmployees(context, [given]).catch((error: unknown) => {
    const field = error instanceof AppError ? refusedFields[error.code] : undefined;
    if (!(error instanceof AppError) || !field) throw error;
    throw new AppError(error.code, { fields: { [field]: error.message }, cause: error });
  });
  if (id === undefined) throw new Error("The employee was not inserted.");
  return { id };
}

/**
 * Adds all or none with accounts, positions, leave and mails; ids in order. Throws `email_not_confirmed`, `invitation_limit`, `email_taken`
 * or `position_taken`. At most 3,000 per statement.
 */
export async function addEmployees(
  context: Adding,
  given: readonly (NewEmployee & NewRecordDetails)[],
  { isInviting = true } = {},
): Promise<number[]> {
  const { tx, now, actor, enqueueAll } = context;
  const { domainName } = await admitInvitations(context, given.length);
  const { records, entries } = await addRecords(context, given, domainName);
  const employeeIds = records.map(({ employeeId }) => employeeId);
  const accountIds = await openAccounts(
    tx,
    records.map(({ employeeId, email }) => ({ employeeId, email, passwordHash: null })),
    { invitedAt: isInviting ? now : null },
  );
  const fillings = records.flatMap(({ employeeId, hireDate }, index) => {
    const place = given[index];
    return place ? [{ ...place, employeeId, dateJoined: hireDate }] : [];
  });
  await fillPositions(context, fillings, { areNew: true, story: entries });
  await grantDefaults(context, employeeIds);
  await notify(context, welcome, { to: employeeIds, details: {} });
  if (!isInviting) return employeeIds;
  const invitations = accountIds.map((accountId) => ({
    accountId,
    invitedById: actor.employeeId,
  }));
  const reminders = employeeIds.map((employeeId) => ({ employeeId }));
  await enqueueAll([
    batchOf(mailInvitation, invitations),
    batchOf(remindOfProfile, reminders, { startAfter: reminderTime(now) }),
  ]);
  return employeeIds;
}
