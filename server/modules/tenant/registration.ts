import type { Context, Tx } from "#server/context.ts";
import { findRegistration, saveTenant } from "./queries.ts";

/** Whether the owner has yet to finish the registration by activating themselves. */
export const isInRegistration = async (tx: Tx): Promise<boolean> =>
  (await findRegistration(tx)).registeredAt === null;

/**
 * Whether this is the owner of a company in registration. One deactivated later does not count, so they cannot reactivate themselves
 * (AMB-024).
 */
export async function isOwnerInRegistration(tx: Tx, employeeId: number): Promise<boolean> {
  const { registeredAt, ownerEmployeeId } = await findRegistration(tx);
  return registeredAt === null && ownerEmployeeId === employeeId;
}

export async function finishRegistration({ tx, now }: Pick<Context, "tx" | "now">): Promise<void> {
  const registeredAt = now.toISOString();
  await saveTenant(tx, { registeredAt }, registeredAt);
}
