import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { insertNewsletterDecision } from "./newsletter-queries.ts";
import { claimEmail, insertAccount } from "./queries.ts";

export interface AccountDetails {
  employeeId: number;
  email: string;
  /** Null until the person has set one by an invitation. */
  passwordHash: string | null;
  /** The person's own choice about the newsletter, where one was asked. */
  newsletter?: { optIn: boolean; decidedAt: Date };
}

/** Opens the account of an employee; throws `email_taken` if any tenant has this e-mail already. */
export async function openAccount(tx: Tx, details: AccountDetails): Promise<string> {
  const { employeeId, passwordHash, newsletter } = details;
  const email = details.email.toLowerCase();
  try {
    await claimEmail(tx, email);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("email_taken");
    throw error;
  }
  const id = randomUUID();
  await insertAccount(tx, { id, employeeId, email, passwordHash });
  if (newsletter)
    await insertNewsletterDecision(tx, {
      accountId: id,
      optIn: newsletter.optIn,
      source: "sign-up",
      decidedAt: newsletter.decidedAt.toISOString(),
    });
  return id;
}
