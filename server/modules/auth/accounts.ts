import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { insertNewsletterDecision } from "./newsletter.ts";
import { insertAccounts } from "./queries.ts";

export interface AccountDetails {
  employeeId: number;
  email: string;
  /** Null until the person has set one by an invitation. */
  passwordHash: string | null;
  /** The person's own choice about the newsletter, where one was asked. */
  newsletter?: { optIn: boolean; decidedAt: Date };
}

/** Opens the accounts of employees, who are invited or, without a moment, not yet, and whose ids it returns in their order; throws `email_taken` if any tenant has an e-mail already. */
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

/** Opens the account of one employee, with their choice about the newsletter; throws `email_taken`. */
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
