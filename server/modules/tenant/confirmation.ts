import type { Context } from "#server/context.ts";
import { releaseEffects } from "#server/outbox/outbox.ts";
import { saveConfirmation } from "./queries.ts";

/** Records the confirmation, so that the company may send mails. */
export async function confirmTenant({ tx, now }: Pick<Context, "tx" | "now">): Promise<void> {
  await saveConfirmation(tx, now.toISOString());
  await releaseEffects(tx);
}
