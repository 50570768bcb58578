import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { holdEffects, releaseEffects } from "#server/outbox/outbox.ts";
import { findSignedInEmployeeIds, saveSuspension } from "./queries.ts";

type OperatorContext = Pick<Context, "tx" | "now">;

/** Refuses the company's people from the next call on, ends streams and delays mails, without a loss. */
export async function suspendTenant({ tx, now }: OperatorContext): Promise<void> {
  await saveSuspension(tx, now.toISOString());
  await holdEffects(tx);
  const signedIn = await findSignedInEmployeeIds(tx, now.toISOString());
  await announce(
    tx,
    signedIn.map(({ employeeId }) => employeeId),
  );
}

/** Ends a suspension: open sessions continue, and held mails are sent. */
export async function resumeTenant({ tx }: Pick<OperatorContext, "tx">): Promise<void> {
  await saveSuspension(tx, null);
  await releaseEffects(tx);
}
