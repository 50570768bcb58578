import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { Departure } from "#contract/providers.ts";
import { httpsServer } from "./https-server.ts";
import { clientId } from "./sign-in-provider.ts";

const newKeys = async () => {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), alg: "RS256", use: "sig" };
  const kid = createHash("sha256").update(String(jwk.n)).digest("hex").slice(0, 8);
  return { privateKey, kid, jwk: { ...jwk, kid } };
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

interface Forgery {
  /** Replace or add claims, or with undefined leave them out. */
  claims?: Record<string, unknown>;
  /** Seconds that its clock is ahead. */
  ahead?: number;
  /** In place of a good signature. */
  signature?: "none" | "other_key" | "shared_secret";
  /** The issuer and keys that it publishes. */
  discovered?: Record<string, unknown>;
  /** True if it answered in place of the provider; the others wait for it. */
  answer?: (response: ServerResponse, path: string) => boolean | Promise<boolean>;
}

/** A provider that says what a test wants; it sends each browser back at once. */
export async function forgingProvider() {
  let keys = await newKeys();
  const strangeKeys = await newKeys();
  let forgery: Forgery = {};
  const nonces = new Map<string, { nonce: string; challenge: string }>();
  let issuer = "";

  const token = async (nonce: string) => {
    const { signature, claims, ahead = 0 } = forgery;
    const now = Math.floor(Date.now() / 1_000) + ahead;
    const content = {
      ...{ iss: issuer, aud: clientId, sub: "1", iat: now, exp: now + 300, nonce },
      ...claims,
    };
    const head = { alg: "RS256", kid: keys.kid };
    if (signature === "none") return `${encode({ alg: "none" })}.${encode(content)}.`;
    const signing = new SignJWT(JSON.parse(JSON.stringify(content)));
    if (signature === "shared_secret")
      return signing
        .setProtectedHeader({ alg: "HS256" })
        .sign(Buffer.from(JSON.stringify(keys.jwk)));
    const by = signature === "other_key" ? strangeKeys : keys;
    return signing.setProtectedHeader(head).sign(by.privateKey);
  };

  const pages: Record<string, (body: URLSearchParams) => Promise<object>> = {
    "/.well-known/openid-configuration": async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256", "none", "HS256"],
      ...forgery.discovered,
    }),
    "/jwks": async () => ({ keys: [keys.jwk] }),
    "/token": async (body) => {
      const { nonce = "", challenge } = nonces.get(body.get("code") ?? "") ?? {};
      const verifier = createHash("sha256").update(body.get("code_verifier") ?? "");
      if (challenge !== verifier.digest("base64url")) return { error: "invalid_grant" };
      return { access_token: "a", token_type: "Bearer", id_token: await token(nonce) };
    },
  };
  const port = await httpsServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const path = request.url ?? "";
    if (await forgery.answer?.(response, path)) return;
    const content = await pages[path]?.(new URLSearchParams(body));
    const status = content === undefined || "error" in content ? 400 : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(content));
  });
  issuer = `https://localhost:${port}`;

  return {
    issuer,
    forge: (next: Forgery) => {
      forgery = next;
    },
    rotateKeys: async () => {
      keys = await newKeys();
    },
    /** The parameters that the browser comes back with. */
    signInAt: ({ url }: Pick<Departure, "url">) => {
      const { searchParams } = new URL(url);
      const code = `${searchParams.get("state")}-code`;
      nonces.set(code, {
        nonce: searchParams.get("nonce") ?? "",
        challenge: searchParams.get("code_challenge") ?? "",
      });
      return { code, state: searchParams.get("state") ?? "" };
    },
  };
}
