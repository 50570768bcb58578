import { TOTP } from "otpauth";
import { api } from "#contract/index.ts";
import { currentTime } from "#server/clock.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { call, type Person, type TestTenant } from "./world.ts";

export const password = "Correct-horse-7!";
const passwordHash = await hashPassword(password);

/** Lets a person sign in by their e-mail and that password. */
export async function givePassword(
  { inTenant, claimEmail }: TestTenant,
  { accountId, email }: Pick<Person, "accountId" | "email">,
): Promise<void> {
  await inTenant((tx) =>
    tx
      .updateTable("accounts")
      .set({ passwordHash })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", accountId)
      .execute(),
  );
  await claimEmail(email);
}

/** An app's code at a moment of the server's clock, in whole intervals from now. */
export const codeOf = (secret: string, shift = 0): string =>
  new TOTP({ secret }).generate({ timestamp: currentTime().getTime() + shift * 30_000 });

/** Adds an app to the person's account and returns its secret; the code of the present interval is used up. */
export async function addApp(person: Pick<Person, "token">): Promise<string> {
  const { secret } = (await call(person, api.auth.startApp, {})).body;
  const { status } = await call(person, api.auth.confirmApp, { body: { code: codeOf(secret) } });
  if (status !== 200) throw new Error(`The app was not confirmed: ${status}.`);
  return secret;
}
