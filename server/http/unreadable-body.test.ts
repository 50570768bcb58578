import { expect, test } from "vitest";
import { api, operations } from "#contract/index.ts";
import { app, call, newTenant } from "#server/test/world.ts";

const withBody = operations
  .filter(({ access, method }) => access !== "public" && method !== "GET")
  .map((operation) => ({ id: `${operation.module}.${operation.name}`, operation }));
const unreadable = [
  ["application/json", "{"],
  ["application/xml", "<x/>"],
  ["no type", "x"],
] as const;

const { owner, newEmployee, signInAgain } = await newTenant();
const signedOut = await signInAgain(owner);
await call(signedOut, api.auth.signOut, {});
const deactivated = await newEmployee({ isActive: false });

test.each(withBody)("$id refuses its caller before an unreadable body", async ({ operation }) => {
  const { method, path, file } = operation;
  const url = `/prod${path.replace(":id", "1")}`;
  for (const [contentType, payload] of unreadable) {
    const codeFor = async (token: string) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": contentType };
      return (await app.inject({ method, url, headers, payload })).json().code;
    };
    expect(await codeFor("garbage")).toBe("session_ended");
    expect(await codeFor(signedOut.token)).toBe("session_ended");
    expect(await codeFor(deactivated.token)).toBe("account_deactivated");
    const isJson = contentType === "application/json" && file !== "upload";
    expect(await codeFor(owner.token)).toBe(isJson ? "invalid_request" : "unsupported_media_type");
  }
});
