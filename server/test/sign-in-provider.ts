import type { IncomingMessage, ServerResponse } from "node:http";
import Provider, { type Configuration } from "oidc-provider";
import type { Departure } from "#contract/providers.ts";
import { httpsServer } from "./https-server.ts";

export const clientId = "baton";
export const clientSecret = "a client secret of enough characters";
const redirectAddress = "http://localhost:3000/signin/sso";

/** What a provider says of a person, by the name they sign in with there. */
export type ProviderPeople = Record<
  string,
  { sub?: string; email?: string; email_verified?: boolean }
>;

/** A real provider in this process; its people and its time of answering may change at any moment. */
export async function signInProvider(people: ProviderPeople) {
  let answer = (_request: IncomingMessage, _response: ServerResponse): unknown => undefined;
  const port = await httpsServer((request, response) => answer(request, response));
  const issuer = `https://localhost:${port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectAddress],
      },
    ],
    claims: { email: ["email", "email_verified"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
    cookies: { keys: ["a key for cookies"] },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const callback = provider.callback();
  answer = callback;
  return {
    issuer,
    /** Does not answer, or answers again. */
    setSilent: (isSilent: boolean) => {
      answer = isSilent ? () => undefined : callback;
    },
  };
}

/** A browser at the provider: signs in there as the person, and returns the parameters that it is sent back with. */
export async function signInAt({ url }: Pick<Departure, "url">, login: string) {
  const cookies = new Map<string, string>();
  const go = async (to: string, body?: URLSearchParams): Promise<URL> => {
    const response = await fetch(to, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(body && { method: "POST", body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location?.startsWith(redirectAddress)) return new URL(location);
    if (location) return go(new URL(location, to).href);
    if (response.status !== 200) throw new Error(`The provider answered ${response.status}.`);
    return go(to, new URLSearchParams({ prompt: "login", login, password: "any" }));
  };
  return Object.fromEntries((await go(url)).searchParams) as {
    code: string;
    state: string;
    iss: string;
  };
}
