import { expect, test } from "vitest";
import { ownClock } from "#server/test/clock.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { newTenant } from "#server/test/world.ts";
import { byCaller, countFailedSignIn, recordSecurity } from "./security-events.ts";

const from = { address: "192.0.2.7", device: "Firefox" };

test("an event names its author, its subject and its origin", async () => {
  const tenant = await newTenant();
  const { employeeId } = tenant.owner;
  const actor = { kind: "system" as const, employeeId: null };
  await tenant.inTenant(async (tx) => {
    await recordSecurity(tx, { kind: "exported", byId: employeeId, ...from });
    await recordSecurity(tx, { kind: "role_changed", subjectId: 7, ...byCaller({ actor }) });
    await recordSecurity(tx, { kind: "operator_suspended", byOperator: true });
  });
  const none = { byId: null, byOperator: false, subjectId: null, address: "", device: "" };
  expect(await securityEventsOf(tenant)).toEqual([
    { ...none, kind: "exported", byId: employeeId, ...from, details: {} },
    { ...none, kind: "role_changed", subjectId: 7, details: {} },
    { ...none, kind: "operator_suspended", byOperator: true, details: {} },
  ]);
});

test("failed sign-ins are one row for an account, an address and an hour", async () => {
  const at = ownClock();
  at("2026-06-17", "10:05");
  const tenant = await newTenant();
  const fail = (subjectId: number, address: string) =>
    tenant.inTenant((tx) =>
      countFailedSignIn(tx, { ...from, subjectId, address, reason: "limit", times: 2 }),
    );
  // At the same moment, too.
  await Promise.all([fail(1, "192.0.2.1"), fail(1, "192.0.2.1"), fail(1, "192.0.2.1")]);
  await fail(1, "192.0.2.2");
  at("2026-06-17", "11:00");
  await fail(1, "192.0.2.1");
  await fail(2, "192.0.2.1");
  expect(
    (await securityEventsOf(tenant)).map(({ subjectId, address, details }) => [
      subjectId,
      address,
      details,
    ]),
  ).toEqual([
    [1, "192.0.2.1", { reason: "limit", count: 6 }],
    [1, "192.0.2.2", { reason: "limit", count: 2 }],
    [1, "192.0.2.1", { reason: "limit", count: 2 }],
    [2, "192.0.2.1", { reason: "limit", count: 2 }],
  ]);
});
