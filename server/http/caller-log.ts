import { createHmac, hkdfSync } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { TokenClaims } from "./tokens.ts";

const callers = new WeakMap<FastifyRequest, TokenClaims>();

export const noteCaller = (request: FastifyRequest, claims: TokenClaims): void =>
  void callers.set(request, claims);

/** Tenant and employee of a request with a valid token: ids, which identify nobody outside the database. */
export function loggedCaller(request: FastifyRequest) {
  const claims = callers.get(request);
  return claims && { tenantId: claims.tenantId, actor: claims.employeeId };
}

export function createMarks(secretKey: string): (value: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "baton-hr log marks", 32));
  return (value) => createHmac("sha256", key).update(value).digest("base64url").slice(0, 16);
}
