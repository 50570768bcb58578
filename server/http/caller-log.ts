import { createHmac, hkdfSync } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { TokenClaims } from "./tokens.ts";

type LoggedCaller = { tenantId: string } & ({ actor: number } | { key: number });

const callers = new WeakMap<FastifyRequest, LoggedCaller>();

/** For the request's line in the log. */
export const noteCaller = (request: FastifyRequest, { tenantId, employeeId }: TokenClaims): void =>
  void callers.set(request, { tenantId, actor: employeeId });

export const noteKey = (request: FastifyRequest, tenantId: string, keyId: number): void =>
  void callers.set(request, { tenantId, key: keyId });

/** Ids of a verified caller; outside the database they identify no one. */
export const loggedCaller = (request: FastifyRequest): LoggedCaller | undefined =>
  callers.get(request);

const maxMarks = 10_000;

/** Equal inputs have equal marks, which reveal nothing without the server's key. */
export function createMarks(secretKey: string): (value: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "baton-hr log marks", 32));
  const marks = new Map<string, string>();
  return (value) => {
    const known = marks.get(value);
    if (known) return known;
    const mark = createHmac("sha256", key).update(value).digest("base64url").slice(0, 16);
    if (marks.size >= maxMarks) marks.clear();
    marks.set(value, mark);
    return mark;
  };
}
