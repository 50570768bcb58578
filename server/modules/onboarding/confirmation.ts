import { AppError } from "#server/app-error.ts";
import type { Context, PublicCall } from "#server/context.ts";
import {
  redeemOneTimeToken,
  requestConfirmation,
  tenantOfToken,
} from "#server/modules/auth/index.ts";
import { confirmTenant, getTenant } from "#server/modules/tenant/index.ts";
import type { Services } from "#server/services.ts";
import { waitText } from "#server/wait-text.ts";

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
  if (confirmedAt !== null) return { ok: true };
  const retryAfterSeconds = await requestConfirmation(context, context.actor.accountId);
  if (retryAfterSeconds > 0)
    throw new AppError("too_many_requests", {
      retryAfterSeconds,
      message: `We have already sent you a link. Please look in your inbox and spam folder, or try again ${waitText(retryAfterSeconds)}.`,
    });
  return { ok: true };
}
