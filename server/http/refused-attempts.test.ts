import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { buildApp } from "#server/app.ts";
import { callOn, newTenant, type Person, services } from "#server/test/world.ts";
import type { AttemptLimits } from "./attempt-limits.ts";

/** In the order of reservations. */
let reserved: string[] = [];
const attempts: AttemptLimits = {
  reserve: async ({ name }) => {
    reserved.push(name);
    return { isKnownDevice: false, settle: async () => {} };
  },
};
const app = await buildApp({ services: { ...services, attempts } });
afterAll(() => app.close());

const limited = operations.filter(({ access, limited }) => limited && access !== "public");
const named = limited.map((operation) => [operation.name, operation] as const);

let people: Record<"deactivated" | "pending" | "signedOut" | "staff" | "superadmin", Person>;
beforeAll(async () => {
  const { newEmployee, inTenant } = await newTenant();
  const signedOut = await newEmployee({ employeeRole: "Executive" });
  await inTenant((tx) =>
    tx
      .deleteFrom("sessions")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", signedOut.employeeId)
      .execute(),
  );
  people = {
    deactivated: await newEmployee({ employeeRole: "Executive", isActive: false }),
    pending: await newEmployee({ employeeStatus: "pending" }),
    signedOut,
    staff: await newEmployee(),
    superadmin: await newEmployee({ employeeRole: "Executive" }),
  };
});

async function reservedBy(who: keyof typeof people, operation: NamedOperation) {
  reserved = [];
  const { status } = await callOn(app, people[who], operation, { params: { id: 1 } } as never);
  return { status, reserved };
}

test.each(named)("a refused caller of %s uses up no attempt", async (_, operation) => {
  const { access, alsoWhile = [] } = operation;
  const refused: (keyof typeof people)[] = ["deactivated", "signedOut"];
  if (access === "superadmin") refused.push("staff");
  if (["superadmin", "approved"].includes(access) && !alsoWhile.includes("completing"))
    refused.push("pending");
  for (const who of refused) {
    const { status, reserved } = await reservedBy(who, operation);
    expect([who, [401, 403].includes(status), reserved]).toEqual([who, true, []]);
  }
  const { reserved } = await reservedBy("superadmin", operation);
  expect(reserved).toEqual([operation.limited?.name]);
});
