import { AppError } from "#server/app-error.ts";
import type { Context, PublicCall } from "#server/context.ts";
import {
  redeemOneTimeToken,
  requestConfirmation,
  tenantOfToken,
} from "#server/modules/auth/index.ts";
import { confirmTenant, getTenant } from "#server/modules/tenant/index.ts";
import type { Services } from "#server/services.ts";

/** Confirms the owner's address by the mailed link, with or without a sign-in. */
export async function confirmEmail(
  { database }: Pick<Services, "database">,
  { now, caller }: PublicCall,
  accessToken: string,
): Promise<{ ok: true }> {
  const tenantId = tenantOfToken(accessToken);
  if (!tenantId) throw new AppError("invalid_confirmation_link");
  await database.inTenant(
    tenantId,
    async (tx) => {
      const accountId = await redeemOneTimeToken(tx, accessToken, ["confirmation"], now);
      if (!accountId) throw new AppError("invalid_confirmation_link");
      await confirmTenant({ tx, now });
    },
    caller,
  );
  return { ok: true };
}

/** Mails the link again, unless the address is confirmed. */
export async function sendConfirmation(context: Context): Promise<{ ok: true }> {
  const { confirmedAt } = await getTenant(context.tx);
  if (confirmedAt === null && !(await requestConfirmation(context, context.actor.accountId)))
    throw new AppError("too_many_requests", {
      retryAfterSeconds: 60,
      message:
        "We sent the link a moment ago. Please look in your inbox and spam folder, and try again later.",
    });
  return { ok: true };
}
