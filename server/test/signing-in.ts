import { TOTP } from "otpauth";
import { api } from "#contract/index.ts";
import { currentTime } from "#server/clock.ts";
import { call, type Person } from "./world.ts";

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
