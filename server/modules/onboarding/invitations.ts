import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { countAdded, findInvitingCompany, lockInvitations } from "./queries.ts";
import { isPublicMailDomain } from "./sign-up-checks.ts";

/** At a public provider anyone may open a company, and its people are strangers at the same provider. */
const maxPerDay = 20;

/**
 * Throws unless the company may invite this many more people: its address has to be confirmed, and one whose addresses are at
 * a public mail provider invites a limited number on each of its days. Returns the company's domain.
 */
export async function admitInvitations(
  { tx, today }: Pick<Context, "tx" | "today">,
  count: number,
): Promise<{ domainName: string }> {
  const { confirmedAt, domainName } = await findInvitingCompany(tx);
  if (confirmedAt === null) throw new AppError("email_not_confirmed");
  if (isPublicMailDomain(domainName)) {
    await lockInvitations(tx);
    if ((await countAdded(tx, today)) + count > maxPerDay) throw new AppError("invitation_limit");
  }
  return { domainName };
}
