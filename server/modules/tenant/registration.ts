import type { Context, Tx } from "#server/context.ts";
import { findRegistration, saveTenant } from "./queries.ts";

/** Whether the company's owner has yet to finish its registration, which activating themselves does. */
export const isInRegistration = async (tx: Tx): Promise<boolean> =>
  (await findRegistration(tx)).registeredAt === null;

/**
 * Whether this is the owner of a company that is being registered. An owner deactivated later does not count, even though
 * inactive and pending, too: no one reactivates themselves (AMB-024).
 */
export async function isOwnerInRegistration(tx: Tx, employeeId: number): Promise<boolean> {
  const { registeredAt, ownerEmployeeId } = await findRegistration(tx);
  return registeredAt === null && ownerEmployeeId === employeeId;
}

/** Ends the registration for good. */
export async function finishRegistration({ tx, now }: Pick<Context, "tx" | "now">): Promise<void> {
  const registeredAt = now.toISOString();
  await saveTenant(tx, { registeredAt }, registeredAt);
}
