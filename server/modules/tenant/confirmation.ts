import type { Context } from "#server/context.ts";
import { releaseEffects } from "#server/outbox/outbox.ts";
import { saveConfirmation } from "./queries.ts";

/** Records that the company's owner has confirmed their address; from now on the company may send mails. */
export async function confirmTenant({ tx, now }: Pick<Context, "tx" | "now">): Promise<void> {
  await saveConfirmation(tx, now.toISOString());
  await releaseEffects(tx);
}
