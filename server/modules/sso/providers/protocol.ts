import * as client from "openid-client";
import { isSameIssuer } from "#contract/rules/issuer.ts";
import { AppError } from "#server/app-error.ts";
import { currentTime } from "#server/clock.ts";
import { type Egress, EgressError } from "#server/egress/egress.ts";

/** A provider as its people are sent to it. */
export interface Client {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the browser was sent away with, and came back with. */
export interface Answer {
  /** The address of this product that it came back to, with its parameters. */
  returnedTo: URL;
  state: string;
  nonce: string;
  verifier: string;
  /** The person must have proven who they are within these seconds. */
  maxAgeSeconds?: number | undefined;
}

export type Claims = Readonly<Record<string, unknown>> & { sub: string };

const clockToleranceSeconds = 60;
const scope = "openid email profile";

/** Reads what the provider says of itself; throws `sso_unavailable` or `sso_answer_invalid`. */
export async function discover(egress: Egress, { issuer, clientId, clientSecret }: Client) {
  const config = await asKnownFailure(() =>
    client.discovery(
      new URL(issuer),
      clientId,
      {
        [client.clockTolerance]: clockToleranceSeconds,
        [client.clockSkew]: Math.round((currentTime().getTime() - Date.now()) / 1_000),
      },
      (server, metadata, body, headers) => {
        const isPosted =
          server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
        const by = isPosted ? client.ClientSecretPost : client.ClientSecretBasic;
        by(clientSecret)(server, metadata, body, headers);
      },
      { [client.customFetch]: through(egress), execute: [client.enableNonRepudiationChecks] },
    ),
  );
  // The library lets some makes name another issuer, which may be one shared by all companies.
  if (!isSameIssuer(config.serverMetadata().issuer, issuer))
    throw new AppError("sso_answer_invalid");
  return config;
}

/** Where the browser goes: to a page of the provider, which may have to ask who is there again. */
export async function departure(
  egress: Egress,
  provider: Client,
  redirectAddress: string,
  { asksAgain = false } = {},
): Promise<{ url: string; state: string; nonce: string; verifier: string }> {
  const config = await discover(egress, provider);
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const verifier = client.randomPKCECodeVerifier();
  const challenge = await client.calculatePKCECodeChallenge(verifier);
  const url = await asKnownFailure(async () =>
    client.buildAuthorizationUrl(config, {
      redirect_uri: redirectAddress,
      scope,
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...(asksAgain && { prompt: "login", max_age: "0" }),
    }),
  );
  if (url.protocol !== "https:") throw new AppError("sso_answer_invalid");
  return { url: url.href, state, nonce, verifier };
}

/** Exchanges the code and verifies the answer; throws `sso_cancelled`, `sso_unavailable` or `sso_answer_invalid`. */
export async function claimsIn(
  egress: Egress,
  provider: Client,
  { returnedTo, state, nonce, verifier, maxAgeSeconds }: Answer,
): Promise<Claims> {
  const config = await discover(egress, provider);
  return asKnownFailure(async () => {
    const tokens = await client.authorizationCodeGrant(config, returnedTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    });
    const claims = tokens.claims();
    if (!claims) throw new AppError("sso_answer_invalid");
    // Some providers keep the address out of the token.
    const isComplete = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
    if (isComplete) return claims;
    return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  });
}

const through =
  (egress: Egress): client.CustomFetch =>
  (url, { method, headers, body, signal }) =>
    egress(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(typeof body === "string" && { body }),
      ...(signal && { signal }),
    });

/** The library checks the answer; whatever it refuses becomes one of three sentences. Our own mistakes stay as they are. */
async function asKnownFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError)
      throw new AppError("sso_cancelled", { cause: error });
    const isAway = causesOf(error).some(
      (cause) => cause instanceof EgressError || (cause instanceof Response && cause.status >= 500),
    );
    if (isAway) throw new AppError("sso_unavailable", { cause: error });
    throw isRefusal(error) ? new AppError("sso_answer_invalid", { cause: error }) : error;
  }
}

/** The library gives a code to what it refuses. Addresses and keys of the provider fail in the runtime. */
const isRefusal = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError ||
  error instanceof client.WWWAuthenticateChallengeError ||
  (error instanceof client.ClientError && error.code !== undefined) ||
  causesOf(error).some((cause) => cause instanceof DOMException || isInvalidAddress(cause));

const isInvalidAddress = (error: unknown) =>
  error instanceof TypeError && "code" in error && error.code === "ERR_INVALID_URL";

function causesOf(error: unknown): unknown[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, ...(cause === undefined ? [] : causesOf(cause))];
}
