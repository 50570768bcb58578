import { expect, test } from "vitest";
import { errorCodesOf } from "./error-codes.ts";
import { api } from "./index.ts";

test("a public call never requires a sign-in", () => {
  const codes = errorCodesOf(api.auth.login);
  expect(codes).toEqual(expect.arrayContaining(["invalid_credentials", "too_many_requests"]));
  expect(codes).not.toContain("unauthenticated");
});

test("a call lists the errors that come with its access", () => {
  expect(errorCodesOf(api.tenant.getTenant)).toContain("session_ended");
  expect(errorCodesOf(api.tenant.getTenant)).not.toContain("forbidden");
  expect(errorCodesOf(api.tenant.updateTenant)).toContain("forbidden");
});

test("a creation may be refused for a reused key", () => {
  const codes = errorCodesOf(api.employees.createNextOfKin);
  expect(codes).toContain("idempotency_key_reused");
  expect(new Set(codes).size).toBe(codes.length);
});
