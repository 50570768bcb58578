import { describe, expect, test } from "vitest";
import { api, operations } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { call, newTenant } from "#server/test/world.ts";

const idOf = ({ module, name }: NamedOperation) => `${module}.${name}`;

const guarded = operations
  .filter((operation) => operation.access !== "public")
  .map((operation) => ({ name: idOf(operation), operation }));

const input = (id: number | string = 1) => ({ params: { id } });
const unchanged = await newTenant();

describe.each(guarded)("$name", ({ operation }) => {
  test("is refused without a valid token and after signing out", async () => {
    const owner = await unchanged.signInAgain(unchanged.owner);
    const anonymous = await call(null, operation, input());
    expect([anonymous.status, anonymous.body.code]).toEqual([401, "unauthenticated"]);
    const garbage = await call({ token: "garbage" }, operation, input());
    expect([garbage.status, garbage.body.code]).toEqual([401, "session_ended"]);
    const [head, , signature] = owner.token.split(".");
    const claims = { user_metadata: { tenant_id: owner.tenantId, employee_id: owner.employeeId } };
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature];
    expect((await call({ token: forged.join(".") }, operation, input())).status).toBe(401);
    await call(owner, api.auth.signOut, {});
    const ended = await call(owner, operation, input());
    expect([ended.status, ended.body.code]).toEqual([401, "session_ended"]);
  });
});

test("browsers and proxies may not store any response", async () => {
  const { owner } = await newTenant();
  const isLast = ({ name }: NamedOperation) => name === "signOut";
  const asked = operations
    .filter(({ stream }) => !stream)
    .toSorted((a, b) => +isLast(a) - +isLast(b));
  const statuses: number[] = [];
  for (const operation of asked) {
    const params = { id: 1, domain: "unknown.co.za" };
    const { status, headers } = await call(owner, operation, { params });
    expect([idOf(operation), headers["cache-control"]]).toEqual([
      idOf(operation),
      expect.stringMatching(/^(private, )?no-store$/),
    ]);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
  for (const refusal of [400, 404]) expect(statuses).toContain(refusal);
});
