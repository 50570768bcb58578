import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { renewInvitation } from "#server/modules/auth/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { isPublicMailDomain } from "#server/purses/public-mail.ts";
import { countAdded, findInvitingCompany, findIsActive } from "./queries.ts";

/** At a public provider anyone may open a company, and its people are strangers at the same provider. */
const maxPerDay = 20;

/** Throws unless the company is confirmed and, on a public mail provider, within its daily limit. Returns its domain. */
export async function admitInvitations(
  { tx, today }: Pick<Context, "tx" | "today">,
  count: number,
): Promise<{ domainName: string }> {
  const { confirmedAt, domainName } = await findInvitingCompany(tx);
  if (confirmedAt === null) throw new AppError("email_not_confirmed");
  if (isPublicMailDomain(domainName)) {
    await lockCompany(tx);
    if ((await countAdded(tx, today)) + count > maxPerDay) throw new AppError("invitation_limit");
  }
  return { domainName };
}

const minuteMs = 60_000;

/** Strangers at a public mail provider must not be mailed repeatedly. */
const pauseMsOf = (domainName: string) =>
  isPublicMailDomain(domainName) ? 24 * 60 * minuteMs : minuteMs;

/** Throws `not_found`, `email_not_confirmed`, `invitation_limit`, `employee_deactivated`, `invitation_accepted` or `invitation_recent`. */
export async function resendInvitation(
  context: Context,
  employeeId: number,
): Promise<{ ok: true }> {
  const employee = await findIsActive(context.tx, employeeId);
  if (!employee) throw new AppError("not_found");
  if (!employee.isActive) throw new AppError("employee_deactivated");
  const { domainName } = await admitInvitations(context, 0);
  await renewInvitation(context, employeeId, { pauseMs: pauseMsOf(domainName) });
  return { ok: true };
}
