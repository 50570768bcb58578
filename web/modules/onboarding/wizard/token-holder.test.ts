import { beforeEach, expect, test, vi } from "vitest";
import { tokenHolder } from "./token-holder.ts";

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;
const exp = 4_000_000_000;

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
test.each<[string | null, string, string]>([
  [null, "Authentication token missing", "OWNWIZ-62"],
  ["not-a-token", "Invalid authentication", "OWNWIZ-63"],
  [tokenOf({ exp, user_metadata: { tenant_id: "t" } }), "Employee ID not found", "OWNWIZ-64"],
  [tokenOf({ exp, user_metadata: { employee_id: 7 } }), "Tenant ID not found", "OWNWIZ-65"],
])("the token %s is refused with %s [%s]", (token, problem) => {
  if (token !== null) localStorage.setItem("authToken", token);
  expect(tokenHolder("Employee ID not found")).toEqual({ problem });
});

test("a complete token names its holder", () => {
  localStorage.setItem(
    "authToken",
    tokenOf({ exp, user_metadata: { employee_id: 7, tenant_id: "t" } }),
  );
  expect(tokenHolder("Employee ID not found")).toEqual({ employeeId: 7, tenantId: "t" });
});
