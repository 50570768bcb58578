import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { insertNewsletterDecision } from "./newsletter.ts";
import { insertAccounts } from "./queries.ts";

export interface AccountDetails {
  employeeId: number;
  email: string;
  /** Null until an invitation has been used. */
  passwordHash: string | null;
  newsletter?: { optIn: boolean; decidedAt: Date };
}

/**
 * Opens the accounts of employees, without a moment not invited yet. Returns ids in the given order; throws `email_taken` across all
 * tenants.
 */
export async function openAccounts(
  tx: Tx,
  accounts: readonly Omit<AccountDetails, "newsletter">[],
  { invitedAt = null }: { invitedAt?: Date | null } = {},
): Promise<string[]> {
  const rows = accounts.map(({ employeeId, email, passwordHash }) => ({
    id: randomUUID(),
    employeeId,
    email: email.toLowerCase(),
    passwordHash,
  }));
  try {
    await insertAccounts(tx, rows, invitedAt?.toISOString() ?? null);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("email_taken");
    throw error;
  }
  return rows.map(({ id }) => id);
}

export async function openAccount(
  tx: Tx,
  { newsletter, ...details }: AccountDetails,
): Promise<string> {
  const [id = ""] = await openAccounts(tx, [details]);
  if (newsletter)
    await insertNewsletterDecision(tx, {
      accountId: id,
      optIn: newsletter.optIn,
      source: "sign-up",
      decidedAt: newsletter.decidedAt.toISOString(),
    });
  return id;
}
