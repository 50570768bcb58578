import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createTokens } from "./tokens.ts";

const secret = "a key for tests, of enough characters";
const tokens = createTokens(secret);
const claims = {
  tenantId: randomUUID(),
  employeeId: 1001,
  accountId: randomUUID(),
  sessionId: randomUUID(),
};
const now = new Date();
const inAnHour = new Date(now.getTime() + 3_600_000);
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

test("a token contains ids only, tenant and employee under user_metadata [APIAUTH-12, GEN-08]", async () => {
  const payload = payloadOf(await tokens.sign(claims, inAnHour));
  expect(payload.user_metadata).toEqual({
    employee_id: claims.employeeId,
    tenant_id: claims.tenantId,
  });
  expect(Object.keys(payload).sort()).toEqual(
    ["aud", "exp", "iat", "iss", "sid", "sub", "user_metadata"].sort(),
  );
});

test("a signed token is recognised, including the second time, until it expires", async () => {
  const token = await tokens.sign(claims, inAnHour);
  expect(await tokens.verify(token, now)).toEqual(claims);
  expect(await tokens.verify(token, now)).toEqual(claims);
  const later = new Date(inAnHour.getTime() + 1_000);
  expect(await tokens.verify(token, later)).toBeUndefined();
  expect(await createTokens(secret).verify(token, later)).toBeUndefined();
});

const forged = (key: string, { issuer = "baton-hr", audience = "baton-hr-web", typ = "at+jwt" }) =>
  new SignJWT({ sid: claims.sessionId, user_metadata: {} })
    .setProtectedHeader({ alg: "HS256", typ })
    .setSubject(claims.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(inAnHour)
    .sign(new TextEncoder().encode(key));

test.each([
  ["signed with another key", () => forged("another key, also of enough characters", {})],
  ["of another issuer", () => forged(secret, { issuer: "someone-else" })],
  ["for another audience", () => forged(secret, { audience: "elsewhere" })],
  ["of another type", () => forged(secret, { typ: "JWT" })],
  [
    "without a signature",
    async () => `${(await forged(secret, {})).split(".").slice(0, 2).join(".")}.`,
  ],
  ["that is no token", async () => "garbage"],
])("a token %s is not recognised", async (_, make) => {
  expect(await tokens.verify(await make(), now)).toBeUndefined();
});
