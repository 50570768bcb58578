import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { Input } from "#contract/operation.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

type Body = Input<typeof leave.addEntry>["body"];
const entry = {
  balance: "annual",
  kind: "corrected",
  days: 2.5,
  reason: "Moved from the old system",
} as const;
const add = (as: Person, given: Partial<Body> & Pick<Body, "employeeId">, headers = {}) =>
  call(as, leave.addEntry, { body: { ...entry, ...given } }, headers);
const fieldsOf = (body: unknown) => (body as { fields?: Record<string, string> }).fields;
const statement = async (as: Person, asOf?: string) =>
  (await call(as, leave.statement, { query: { balance: "annual", ...(asOf && { asOf }) } })).body;

async function newCompany() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await call(person, leave.initializeLeave, {});
  return { tenant, person, employeeId: person.employeeId };
}

test("opening balances, corrections and payouts are lines of the statement", async () => {
  const { tenant, person, employeeId } = await newCompany();
  const { owner } = tenant;
  expect(await add(owner, { employeeId, kind: "opening", days: 6.25 })).toMatchObject({
    status: 201,
    body: { id: expect.any(Number), employeeId, remaining: 21.25, isOverTaken: false },
  });
  expect((await add(owner, { employeeId, days: -1.25 })).body).toMatchObject({ remaining: 20 });
  expect((await add(owner, { employeeId, kind: "paid-out", days: 5 })).body).toMatchObject({
    remaining: 15,
  });

  const { lines, remaining, today } = await statement(person);
  expect(remaining).toBe(15);
  expect(lines.map(({ kind, days, left }) => [kind, days, left])).toEqual([
    ["paid-out", -5, 15],
    ["corrected", -1.25, 20],
    ["opening", 6.25, 21.25],
    ["granted", 15, 15],
  ]);
  const made = { by: { id: owner.employeeId }, recordedOn: today, reason: entry.reason };
  for (const line of lines.slice(0, 3)) expect(line).toMatchObject(made);

  const story = await tenant.storyOf(person);
  const typed = { by: "person", text: entry.reason };
  expect(story.map(({ kind, changes, reason }) => [kind, changes, reason])).toMatchObject([
    ["allocation_changed", [{ field: "annual", before: "15", after: "21.25" }], typed],
    ["allocation_changed", [{ field: "annual", before: "21.25", after: "20" }], typed],
    ["allocation_changed", [{ field: "annual", before: "20", after: "15" }], typed],
  ]);
});

test("statutory leave is paid out only with the last day", async () => {
  const { tenant, person, employeeId } = await newCompany();
  const { owner } = tenant;
  const payOut = (days: number, day?: string) =>
    add(owner, { employeeId, kind: "paid-out", days, ...(day && { day }) });
  const refused = await payOut(1);
  expect(refused.status).toBe(400);
  expect(fieldsOf(refused.body)).toEqual({ days: expect.stringMatching(/^No days.*BCEA s 20/) });
  await add(owner, { employeeId, days: 3 });
  expect(fieldsOf((await payOut(3.5)).body)?.days).toMatch(/^At most 3 days/);
  expect((await payOut(3)).status).toBe(201);
  const { today } = await statement(person);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ terminationDate: today })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", employeeId)
      .execute(),
  );
  expect((await payOut(15, today)).status).toBe(201);
});

test("statutory leave is payable under another country's law", async () => {
  const { tenant, employeeId } = await newCompany();
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ country: "GB" }).where("id", "=", tx.tenantId).execute(),
  );
  expect((await add(tenant.owner, { employeeId, kind: "paid-out", days: 5 })).status).toBe(201);
});

test("an entry counts from its day on, past or future", async () => {
  const { tenant, person, employeeId } = await newCompany();
  const { today } = await statement(person);
  const dayAt = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  await add(tenant.owner, { employeeId, days: 3, day: dayAt(-40) });
  await add(tenant.owner, { employeeId, days: 10, day: dayAt(40) });
  const leftOn = async (days: number) => (await statement(person, dayAt(days))).remaining;
  expect([await leftOn(-41), await leftOn(-40), await leftOn(0), await leftOn(40)]).toEqual([
    0, 3, 18, 28,
  ]);
  const { body } = await call(person, leave.combinedRecords, { query: { employeeId } });
  expect(body[0]?.annual).toMatchObject({ total: 18, remaining: 18 });
});

test("removing more than is left needs a confirmation", async () => {
  const { tenant, employeeId } = await newCompany();
  const less = { employeeId, days: -17.5 };
  expect(await add(tenant.owner, less)).toMatchObject({
    status: 409,
    body: { code: "leave_over_taken", message: expect.stringContaining("2.5 days more") },
  });
  expect(await add(tenant.owner, { ...less, isConfirmed: true })).toMatchObject({
    status: 201,
    body: { remaining: -2.5, isOverTaken: true },
  });
  // An addition needs no confirmation, even if the balance stays too low.
  expect(await add(tenant.owner, { employeeId, days: 1 })).toMatchObject({
    status: 201,
    body: { remaining: -1.5, isOverTaken: true },
  });
});

test("the same entry sent twice counts once", async () => {
  const { tenant, person, employeeId } = await newCompany();
  const headers = { "idempotency-key": "an-entry-of-this-test" };
  for (const _ of [1, 2])
    expect((await add(tenant.owner, { employeeId }, headers)).status).toBe(201);
  expect((await statement(person)).remaining).toBe(17.5);
});

test("super administrators alone enter days, in their own company", async () => {
  const { tenant, person, employeeId } = await newCompany();
  const head = await tenant.newEmployee();
  await tenant.newDepartment("Sales", head.employeeId);
  for (const as of [person, head]) expect((await add(as, { employeeId })).status).toBe(403);
  expect((await add((await newTenant()).owner, { employeeId })).status).toBe(404);
  expect((await statement(person)).remaining).toBe(15);
});

test.each([
  [{ days: 0 }, "days"],
  [{ days: 0.125 }, "days"],
  [{ days: 367 }, "days"],
  [{ kind: "opening", days: -1 }, "days"],
  [{ kind: "paid-out", days: -1 }, "days"],
  [{ reason: " " }, "reason"],
  [{ day: "1999-12-31" }, "day"],
] as const)("an entry of %o is refused at the field", async (given, name) => {
  const { tenant, employeeId } = await newCompany();
  const { status, body } = await add(tenant.owner, { employeeId, ...given });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
});
