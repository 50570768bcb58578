import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

/** Ids only. The session's row decides whether it is open. */
export interface TokenClaims {
  tenantId: string;
  employeeId: number;
  accountId: string;
  sessionId: string;
}

export interface Tokens {
  /** Valid until the session expires. */
  sign(claims: TokenClaims, expiresAt: Date): Promise<string>;
  /** Undefined unless this server signed the token and it has not expired. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>;
}

const issuer = "baton-hr";
const audience = "baton-hr-web";
const maxCached = 10_000;

/** HS256; verified tokens are cached by hash, as verification costs more than a request's query. */
export function createTokens(secretKey: string): Tokens {
  const key = new TextEncoder().encode(secretKey);
  const cached = new Map<string, { claims: TokenClaims; expiresAtMs: number }>();

  return {
    sign: ({ tenantId, employeeId, accountId, sessionId }, expiresAt) =>
      new SignJWT({
        sid: sessionId,
        user_metadata: { employee_id: employeeId, tenant_id: tenantId },
      })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),

    async verify(token, now) {
      const hash = createHash("sha256").update(token).digest("base64");
      const known = cached.get(hash);
      if (known) return known.expiresAtMs > now.getTime() ? known.claims : undefined;
      const verified = await check(token, key, now);
      if (!verified) return undefined;
      if (cached.size >= maxCached) cached.clear();
      cached.set(hash, verified);
      return verified.claims;
    },
  };
}

async function check(token: string, key: Uint8Array, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      algorithms: ["HS256"],
      typ: "at+jwt",
      currentDate: now,
      requiredClaims: ["exp", "sub", "sid"],
    });
    const metadata = payload.user_metadata as { employee_id: number; tenant_id: string };
    const claims: TokenClaims = {
      tenantId: metadata.tenant_id,
      employeeId: metadata.employee_id,
      accountId: String(payload.sub),
      sessionId: String(payload.sid),
    };
    return { claims, expiresAtMs: Number(payload.exp) * 1000 };
  } catch {
    return undefined;
  }
}
