import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { ownClock } from "#server/test/clock.ts";
import { openSession } from "#server/test/company/people.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";
import { readyTerms } from "./policy-timeline.ts";

const asking = { noticeDays: 14, daysBack: 30 };
const certificate = { afterDays: 2, isForFrequent: true, dueDays: 5 };
const standard = { name: "Standard", since: null, asking: null, certificate: null };

async function newCompany() {
  const goTo = ownClock();
  goTo("2027-03-01");
  const tenant = await newTenant();
  const head = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const cook = await tenant.newEmployee({ departmentId, startDate: "2026-01-05" });
  const termsOf = async (as: Person) => {
    // Sessions of earlier days have ended.
    const again = await tenant.inTenant((tx) => openSession(tx, services.tokens, as));
    return (await call(again, leave.terms, { query: {} })).body;
  };
  return { ...tenant, goTo, head, cook, departmentId, termsOf };
}

test("a person without own terms has the standard and company week", async () => {
  const { cook, termsOf } = await newCompany();
  expect(await termsOf(cook)).toEqual({ policy: standard, pattern: null });
});

test("a policy and a pattern show from their first day on", async () => {
  const { owner, goTo, cook, departmentId, termsOf } = await newCompany();
  const { body: policy } = await call(owner, leave.addPolicy, {
    body: {
      name: "Cooks",
      from: "2027-03-01",
      terms: PolicyTerms.parse({ ...readyTerms.act, asking, certificate }),
    },
  });
  const to = { kind: "department" as const, departmentId };
  await call(owner, leave.assignPolicy, { body: { policy: policy.id, to, from: "2027-04-01" } });
  const { body: pattern } = await call(owner, leave.addPattern, {
    body: { name: "Mornings", weeks: [[240, 240, 240, 240, 240, 0, 0]] },
  });
  const employeeId = cook.employeeId;
  for (const [patternId, from] of [
    [pattern.id, "2027-05-03"],
    [null, "2027-07-05"],
  ] as const)
    await call(owner, leave.assignPattern, { body: { patternId, employeeId, from } });

  const cooks = { name: "Cooks", since: "2027-04-01", asking, certificate };
  const mornings = { name: "Mornings", since: "2027-05-03" };
  for (const [day, terms] of [
    ["2027-03-31", { policy: standard, pattern: null }],
    ["2027-04-01", { policy: cooks, pattern: null }],
    ["2027-05-03", { policy: cooks, pattern: mornings }],
    ["2027-07-04", { policy: cooks, pattern: mornings }],
    ["2027-07-05", { policy: cooks, pattern: null }],
  ] as const) {
    goTo(day);
    expect(await termsOf(cook), day).toEqual(terms);
  }
});

test("a person's terms open for readers of their leave only", async () => {
  const { owner, head, cook, newEmployee } = await newCompany();
  const stranger = (await newTenant()).owner;
  const colleague = await newEmployee();
  const query = { employeeId: cook.employeeId };
  for (const [reader, status] of [
    [owner, 200],
    [head, 200],
    [cook, 200],
    [colleague, 404],
    [stranger, 404],
  ] as const)
    expect((await call(reader, leave.terms, { query })).status).toBe(status);
});
