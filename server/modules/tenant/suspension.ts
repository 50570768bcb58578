import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { holdEffects, releaseEffects } from "#server/outbox/outbox.ts";
import { findSignedInEmployeeIds, saveSuspension } from "./queries.ts";

type OperatorContext = Pick<Context, "tx" | "now">;

/**
 * Suspends the transaction's company: its people are refused from their next call on, open streams end, and its mails wait.
 * Nothing of it is changed or lost.
 */
export async function suspendTenant({ tx, now }: OperatorContext): Promise<void> {
  await saveSuspension(tx, now.toISOString());
  await holdEffects(tx);
  const signedIn = await findSignedInEmployeeIds(tx, now.toISOString());
  await announce(
    tx,
    signedIn.map(({ employeeId }) => employeeId),
  );
}

/** Ends a suspension: open sessions go on, and the mails that waited are sent. */
export async function resumeTenant({ tx }: Pick<OperatorContext, "tx">): Promise<void> {
  await saveSuspension(tx, null);
  await releaseEffects(tx);
}
