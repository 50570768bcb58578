import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { claimDomain, insertTenant, saveOwner } from "./queries.ts";

export interface NewTenant {
  domain: string;
  /** False for a public domain. */
  claimsDomain: boolean;
  companyEmail: string;
  /** The hashed client address of an unconfirmed sign-up; null if confirmed. */
  openedFrom: string | null;
}

/** Creates an empty company; throws `domain_taken`. */
export async function createTenant(
  { tx, now }: Pick<Context, "tx" | "now">,
  { domain, claimsDomain, companyEmail, openedFrom }: NewTenant,
) {
  await insertTenant(tx, {
    domainName: domain.toLowerCase(),
    companyEmail: companyEmail.toLowerCase(),
    createdAt: now.toISOString(),
    confirmedAt: openedFrom === null ? now.toISOString() : null,
    openedFrom,
  });
  if (!claimsDomain) return;
  try {
    await claimDomain(tx, domain);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("domain_taken");
    throw error;
  }
}

export async function recordOwner(tx: Tx, employeeId: number): Promise<void> {
  await saveOwner(tx, employeeId);
}
