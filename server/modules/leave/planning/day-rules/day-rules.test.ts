import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { maxDayRules, type NewDayRule } from "#contract/leave/planning/day-rules.ts";
import { call, newTenant } from "#server/test/world.ts";

const rule: NewDayRule = {
  kind: "blocked",
  departmentId: null,
  from: "2031-03-05",
  to: "2031-03-06",
  minimum: null,
  reason: "Stocktake",
};

test("days are listed by first day, withdrawn ones last", async () => {
  const { owner, newDepartment } = await newTenant();
  const departmentId = await newDepartment("Kitchen");
  const add = async (body: NewDayRule) => (await call(owner, leave.addDayRule, { body })).body.id;
  const gone = await add(rule);
  await add({ ...rule, kind: "staffing", departmentId, from: "2032-01-01", to: null, minimum: 2 });
  await add({ ...rule, from: "2031-01-01", to: "2031-01-01" });
  await call(owner, leave.revokeDayRule, { params: { id: gone } });
  const by = { id: owner.employeeId, name: expect.any(String) };
  const { body: items, headers } = await call(owner, leave.dayRules, { query: {} });
  expect(headers["x-total-count"]).toBe("3");
  expect(items).toMatchObject([
    { kind: "blocked", from: "2031-01-01", department: null, minimum: null, revoked: null, by },
    {
      kind: "staffing",
      from: "2032-01-01",
      to: null,
      department: { id: departmentId, name: "Kitchen" },
      minimum: 2,
    },
    { id: gone, revoked: { by } },
  ]);
});

test.each([
  ["a last day before the first", { to: "2031-03-04" }, "to"],
  ["more than a year at once", { to: "2032-03-05" }, "to"],
  ["blocked days without an end", { to: null }, "to"],
  ["no reason", { reason: " " }, "reason"],
  ["a department that does not exist", { departmentId: 1 }, "departmentId"],
  ["nobody at work", { kind: "staffing", minimum: 0 }, "minimum"],
  ["staffing without a number", { kind: "staffing" }, "minimum"],
  ["blocked days with a number", { minimum: 2 }, "minimum"],
])("%s is refused at its field", async (_, given, field) => {
  const { owner } = await newTenant();
  expect(
    await call(owner, leave.addDayRule, { body: { ...rule, ...given } as NewDayRule }),
  ).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test("super administrators alone manage day rules, in their own company", async () => {
  const { owner, newEmployee } = await newTenant();
  const { body } = await call(owner, leave.addDayRule, { body: rule });
  const params = { id: body.id };
  const [staff, stranger] = [await newEmployee(), (await newTenant()).owner];
  expect((await call(staff, leave.dayRules, { query: {} })).status).toBe(403);
  expect((await call(staff, leave.addDayRule, { body: rule })).status).toBe(403);
  expect((await call(staff, leave.revokeDayRule, { params })).status).toBe(403);
  expect((await call(stranger, leave.revokeDayRule, { params })).status).toBe(404);
  expect((await call(stranger, leave.dayRules, { query: {} })).body).toEqual([]);
});

test("a company has a limited number of them that are not over", async () => {
  const { owner, inTenant } = await newTenant();
  const row = {
    kind: "blocked" as const,
    dateTo: "2031-03-05",
    dateFrom: "2031-03-05",
    reason: "Stocktake",
    recordedById: owner.employeeId,
    recordedAt: "2026-01-01T08:00:00Z",
  };
  const add = (count: number, given: { dateFrom: string; dateTo: string }) =>
    inTenant((tx) =>
      tx
        .insertInto("leaveDayRules")
        .values(Array.from({ length: count }, () => ({ tenantId: tx.tenantId, ...row, ...given })))
        .execute(),
    );
  await add(5, { dateFrom: "2020-03-05", dateTo: "2020-03-05" });
  await add(maxDayRules - 1, row);
  expect((await call(owner, leave.addDayRule, { body: rule })).status).toBe(201);
  expect((await call(owner, leave.addDayRule, { body: rule })).status).toBe(400);
});
