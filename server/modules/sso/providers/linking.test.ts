import { expect, test } from "vitest";
import { proveDomain } from "#server/test/signing-in-elsewhere.ts";
import { newTenant } from "#server/test/world.ts";
import { findPerson } from "./linking.ts";
import type { Claims } from "./protocol.ts";

/** A company with a proven domain, and the rule that finds its person by what a provider says. */
async function company(issuer: string) {
  const tenant = await newTenant();
  await proveDomain(tenant, tenant.domain);
  const { accountId } = await tenant.newEmployee();
  const email = `mike@${tenant.domain}`;
  await tenant.inTenant((tx) =>
    tx
      .updateTable("accounts")
      .set({ email })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", accountId)
      .execute(),
  );
  const provider = {
    id: "00000000-0000-0000-0000-000000000001",
    ...{ issuer, trustsUnmarkedEmails: false },
  };
  const ruleOf = async (more: Partial<Claims>) => {
    const claims = { sub: "1", email, email_verified: true, ...more };
    return (await tenant.inTenant((tx) => findPerson(tx, provider, claims))).rule;
  };
  return { ...tenant, email, ruleOf };
}

test.each(["https://accounts.google.com", "https://accounts.google.com/"])(
  "%s needs hd of a proven domain",
  async (issuer) => {
    const { ruleOf, domain } = await company(issuer);
    expect(await ruleOf({})).toBe("email_not_ours");
    expect(await ruleOf({ hd: "elsewhere.example" })).toBe("email_not_ours");
    expect(await ruleOf({ hd: domain })).toBe("by_email");
  },
);

test("case does not matter in an address, and other letters never become its own", async () => {
  const { email, ruleOf } = await company("https://login.acme.com");
  expect(await ruleOf({ email: email.toUpperCase() })).toBe("by_email");
  expect(await ruleOf({ email: email.replace("k", "\u212a") })).toBe("email_not_ours");
});
