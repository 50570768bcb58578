import { sql } from "kysely";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { currentTime } from "#server/clock.ts";
import { cleanUp } from "#server/db/clean-up.ts";
import { dueAnnouncement } from "#server/modules/line/announced-plans.ts";
import { eventsOf, giveNumbers } from "#server/test/api-events.ts";
import { newKey } from "#server/test/api-keys.ts";
import { companyOfPlans } from "#server/test/company-of-plans.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, database, newTenant, type Person, type TestTenant } from "#server/test/world.ts";
import { numberEvents } from "./events.ts";

async function change(
  { owner }: Pick<TestTenant, "owner">,
  { employeeId: id }: Person,
  body: object,
): Promise<void> {
  const { status } = await call(owner, api.employees.update, { params: { id }, body });
  expect(status).toBe(200);
}

async function companyWithReader() {
  const tenant = await newTenant();
  const { key, secret } = await newKey(tenant, { scopes: ["events.read"] });
  const clerk = await tenant.newEmployee({ name: "Anele" });
  return { ...tenant, key, secret, clerk };
}

test("a change is an event with its type, subject and fields, without values", async () => {
  const company = await companyWithReader();
  const before = currentTime().toISOString();
  await change(company, company.clerk, { name: "Bongi", phone: "+27215550177" });
  const { items, last } = await eventsOf(company, company.secret);
  const subject = { kind: "person", id: company.clerk.employeeId };
  expect(items).toEqual([
    {
      ...{ id: expect.stringMatching(/^evt_\d+$/), number: 1, type: "person.changed", subject },
      ...{ at: expect.any(String), link: null, fields: ["firstName", "phone"] },
    },
  ]);
  expect(items[0]?.at.localeCompare(before)).toBeGreaterThanOrEqual(0);
  expect(last).toBe(1);
});

test("departments, positions, moves and leave are events in their order", async () => {
  const company = await companyWithReader();
  const { owner, clerk, secret } = company;
  const made = await call(owner, api.departments.createDepartment, {
    body: { departmentName: "Sales", departmentHeadId: owner.employeeId },
  } as never);
  const departmentId = (made.body as { id: number }).id;
  const position = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Cook", jobDescription: "Cooks", departmentId },
  });
  await change(company, clerk, { positionId: position.body.id });
  const leave = await call(clerk, api.leave.createRequest, {
    body: {
      ...{ leaveType: "UnpaidLeave", startDate: "2031-03-03", endDate: "2031-03-04" },
      reason: "A private reason",
    },
  });
  const { items } = await eventsOf(company, secret);
  expect(items.map(({ number }) => number)).toEqual(items.map((_, n) => n + 1));
  const person = { kind: "person", id: clerk.employeeId };
  const inDepartment = { kind: "department", id: departmentId };
  const told = items.map(({ type, subject, link, fields }) => ({ type, subject, link, fields }));
  expect(told).toEqual([
    { type: "department.created", subject: inDepartment, link: null, fields: [] },
    { type: "department.changed", subject: inDepartment, link: null, fields: ["headId"] },
    {
      ...{ type: "position.created", subject: { kind: "position", id: position.body.id } },
      ...{ link: null, fields: [] },
    },
    {
      ...{ type: "person.moved", subject: person, fields: ["positionId"] },
      link: { kind: "position", id: position.body.id },
    },
    { type: "person.moved", subject: person, fields: ["departmentId"], link: inDepartment },
    { type: "manager.changed", subject: person, fields: ["managerId"], link: null },
    {
      ...{ type: "leave.requested", subject: person, fields: [] },
      link: { kind: "leave_request", id: leave.body.id },
    },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/Sales|Cook|private/);
});

test("events are stored only while a key of the company may read them", async () => {
  const tenant = await newTenant();
  await newKey(tenant, { scopes: ["people.read"] });
  const clerk = await tenant.newEmployee();
  const stored = () =>
    tenant.inTenant((tx) =>
      tx.selectFrom("apiEvents").where("tenantId", "=", tx.tenantId).select("id").execute(),
    );
  await change(tenant, clerk, { name: "Before" });
  expect(await stored()).toEqual([]);
  const { key } = await newKey(tenant, { scopes: ["events.read"] });
  await change(tenant, clerk, { name: "During" });
  expect(await stored()).toHaveLength(1);
  await call(tenant.owner, api.keys.revokeKey, { params: { id: key.id } });
  await change(tenant, clerk, { name: "After" });
  expect(await stored()).toHaveLength(1);
});

test("pages follow the numbers and name the newest", async () => {
  const company = await companyWithReader();
  for (const name of ["One", "Two", "Three"]) await change(company, company.clerk, { name });
  const page = async (query: Record<string, number>) => {
    const { items, last } = await eventsOf(company, company.secret, query);
    return [items.map(({ number }) => number), last];
  };
  expect(await page({ limit: 2 })).toEqual([[1, 2], 3]);
  expect(await page({ limit: 2, after: 2 })).toEqual([[3], 3]);
  expect(await page({ after: 3 })).toEqual([[], 3]);
});

test("events end after 30 days, and numbers continue", async () => {
  const company = await companyWithReader();
  await change(company, company.clerk, { name: "Long ago" });
  await giveNumbers(company);
  await company.inTenant((tx) =>
    sql`insert into api_events (tenant_id, type, subject_kind, subject_id, fields, at, number)
      values (${tx.tenantId}, 'person.changed', 'person', 1, '{}', now() - interval '31 days', 2),
        (${tx.tenantId}, 'person.changed', 'person', 1, '{}', now() - interval '29 days', 3)`.execute(
      tx,
    ),
  );
  await company.inTenant((tx) =>
    tx
      .updateTable("apiEventHeads")
      .set({ lastNumber: 3 })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  await cleanUp(database);
  await change(company, company.clerk, { name: "Today" });
  const { items, last } = await eventsOf(company, company.secret);
  expect([items.map(({ number }) => number), last]).toEqual([[1, 3, 4], 4]);
});

test("a secret plan is an event from its announcement on, and never if called off", async () => {
  const company = await companyOfPlans();
  const { begin, lead, clerk, colleague, director, follower, owner } = company;
  await begin("2026-06-01");
  const { secret } = await newKey(company, { scopes: ["events.read"] });
  await lead([clerk], director, "2026-07-20", { announcedFrom: "2026-07-10" });
  await lead([colleague], follower, "2026-07-25", { announcedFrom: "2026-07-10" });
  const types = async () => (await eventsOf(company, secret)).items.map(({ type }) => type);
  expect(await types()).toEqual([]);
  const params = { id: colleague.employeeId };
  const [planned] = (await call(owner, api.continuity.lines, { params })).body;
  const withdrawn = await call(owner, api.continuity.withdrawLine, {
    params: { id: planned?.id ?? 0 },
    body: { reason: "It was not to be" },
  });
  expect(withdrawn.status).toBe(200);
  await begin("2026-07-09");
  expect(await types()).toEqual([]);
  await begin("2026-07-10");
  await handleDueAt("2026-07-10T10:00:00Z", dueAnnouncement);
  expect(await company.jobs()).toContainEqual({ job: numberEvents.name, payload: {} });
  const { items } = await eventsOf(company, secret);
  expect(items.map(({ type, subject, at }) => [type, subject.id, at])).toEqual([
    ["manager.changed", clerk.employeeId, "2026-07-09T22:00:00.000Z"],
  ]);
});
