import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import path from "node:path";
import Provider from "oidc-provider";
import { freePort } from "./start-server.ts";

const certificateOf = (name: string) =>
  path.join(path.dirname(import.meta.dirname), "server/test/certificate", name);

export const client = { id: "baton", secret: "a client secret of enough characters" };

/** Lets a server reach this provider and trust its certificate. */
export const providerSettings = {
  EGRESS_ALLOW: "localhost",
  NODE_EXTRA_CA_CERTS: certificateOf("certificate.pem"),
};

/** A company's sign-in provider with pages of its own; a person has the address that they sign in with. */
export async function startSignInProvider(redirectAddress: string) {
  const port = await freePort();
  const issuer = `https://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.id, client_secret: client.secret, redirect_uris: [redirectAddress] },
    ],
    claims: { email: ["email", "email_verified"] },
    cookies: { keys: ["a key for cookies"] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const keys = {
    cert: readFileSync(certificateOf("certificate.pem")),
    key: readFileSync(certificateOf("key.pem")),
  };
  const server = createServer(keys, provider.callback()).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    issuer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
