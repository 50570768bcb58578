import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewDayRule } from "#contract/leave/planning/day-rules.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const blocked = {
  kind: "blocked" as const,
  departmentId: null as number | null,
  from: "2031-03-05",
  to: "2031-03-06",
  minimum: null,
  reason: "Stocktake",
};

/** A head with a cook in the kitchen, and a clerk in sales. */
async function newCompany() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const kitchen = await tenant.newDepartment("Kitchen", head.employeeId);
  const sales = await tenant.newDepartment("Sales");
  const cook = await tenant.newEmployee({ departmentId: kitchen });
  const clerk = await tenant.newEmployee({ departmentId: sales });
  const block = (given: Partial<NewDayRule> = {}) =>
    call(tenant.owner, leave.addDayRule, { body: { ...blocked, ...given } as NewDayRule });
  const ask = (person: Person, given: Partial<NewLeaveRequest> = {}) =>
    call(person, leave.createRequest, {
      body: {
        leaveType: "UnpaidLeave",
        startDate: "2031-03-05",
        endDate: "2031-03-07",
        reason: "Rest",
        ...given,
      },
    });
  return { tenant, head, kitchen, cook, clerk, block, ask };
}

test("blocked days refuse annual and unpaid leave, with the reason", async () => {
  const { cook, block, ask } = await newCompany();
  await block();
  for (const [leaveType, name] of [
    ["AnnualLeave", "Annual leave"],
    ["UnpaidLeave", "Unpaid leave"],
  ] as const) {
    const message = `${name} is blocked from Mar 5, 2031 to Mar 6, 2031 (Stocktake). Please choose another start date.`;
    expect(await ask(cook, { leaveType })).toMatchObject({
      status: 409,
      body: { code: "leave_not_eligible", message, fields: { startDate: message } },
    });
    const body = { leaveType, startDate: "2031-03-03", endDate: "2031-03-05" };
    expect((await call(cook, leave.checkDates, { body })).body).toMatchObject({
      eligible: false,
      code: "blocked",
      values: {
        startDate: "2031-03-05",
        endDate: "2031-03-06",
        department: null,
        reason: "Stocktake",
        leaveType,
        field: "endDate",
      },
    });
  }
});

test("blocked days refuse time in lieu too", async () => {
  const { tenant, cook, block, ask } = await newCompany();
  await block();
  await call(tenant.owner, api.tenant.updateTenant, { body: { offersTimeInLieu: true } });
  await call(tenant.owner, leave.addEntry, {
    body: {
      employeeId: cook.employeeId,
      balance: "timeInLieu",
      kind: "worked",
      days: 2,
      day: "2026-03-01",
      reason: "Stocktaking on a Sunday",
    },
  });
  const inLieu = (day: string) =>
    ask(cook, { leaveType: "TimeInLieu", startDate: day, endDate: day });
  expect(await inLieu("2031-03-05")).toMatchObject({
    status: 409,
    body: {
      fields: {
        startDate:
          "Time in lieu is blocked from Mar 5, 2031 to Mar 6, 2031 (Stocktake). Please choose another start date.",
      },
    },
  });
  expect((await inLieu("2031-03-07")).status).toBe(201);
});

test("sick, family and parental leave is never refused for blocked days", async () => {
  const { tenant, block, ask } = await newCompany();
  await block();
  for (const leaveType of ["SickLeave", "FamilyResponsibilityLeave", "MaternityLeave"] as const) {
    const person = await tenant.newEmployee();
    expect((await ask(person, { leaveType, endDate: "2031-03-05" })).status).toBe(201);
  }
});

test("a department's blocked days refuse its own people only", async () => {
  const { kitchen, cook, clerk, block, ask } = await newCompany();
  await block({ departmentId: kitchen });
  expect((await ask(clerk)).status).toBe(201);
  expect((await ask(cook)).body).toMatchObject({
    message: expect.stringContaining("blocked in Kitchen from Mar 5"),
  });
});

test("blocked days do not affect leave around them", async () => {
  const { cook, block, ask } = await newCompany();
  await block({ from: "2031-03-08", to: "2031-03-09" });
  await block({ from: "2031-03-13", to: "2031-03-13" });
  // The 8th and 9th are a weekend, so leave around them takes neither.
  expect((await ask(cook, { startDate: "2031-03-07", endDate: "2031-03-10" })).status).toBe(201);
  expect((await ask(cook, { startDate: "2031-03-12", endDate: "2031-03-12" })).status).toBe(201);
  expect((await ask(cook, { startDate: "2031-03-14", endDate: "2031-03-14" })).status).toBe(201);
  expect(
    (await ask(cook, { startDate: "2031-03-13", endDate: "2031-03-13", startHalf: "afternoon" }))
      .status,
  ).toBe(409);
});

test("the nearest dates that fit avoid the blocked ones", async () => {
  const { cook, block } = await newCompany();
  await block();
  const body = {
    leaveType: "UnpaidLeave" as const,
    startDate: "2031-03-05",
    endDate: "2031-03-06",
  };
  const { nearest } = (await call(cook, leave.outlook, { body })).body;
  expect(nearest).toEqual({ startDate: "2031-03-07", endDate: "2031-03-08", duration: 1 });
});

test("a head who books on blocked days is warned", async () => {
  const { head, kitchen, cook, block } = await newCompany();
  await block({ departmentId: kitchen });
  const dates = {
    leaveType: "UnpaidLeave" as const,
    startDate: "2031-03-05",
    endDate: "2031-03-05",
    employeeId: cook.employeeId,
  };
  const said =
    "This takes 1 day of unpaid leave. Unpaid leave is blocked in Kitchen from Mar 5, 2031 to Mar 6, 2031 (Stocktake). You can book it all the same.";
  expect((await call(head, leave.checkDates, { body: dates })).body).toMatchObject({
    eligible: true,
    message: said,
  });
  expect(await call(head, leave.book, { body: { ...dates, reason: "Wedding" } })).toMatchObject({
    status: 201,
    body: { message: said },
  });
});

test("leave requested before the block is decided as before", async () => {
  const { head, cook, block, ask } = await newCompany();
  const { body } = await ask(cook);
  await block();
  expect((await call(head, leave.approve, { params: { id: body.id } })).status).toBe(200);
});

test("days that are no longer blocked can be taken", async () => {
  const { tenant, cook, block, ask } = await newCompany();
  const { body } = await block();
  const revoke = () => call(tenant.owner, leave.revokeDayRule, { params: { id: body.id } });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).status).toBe(404);
  expect((await ask(cook)).status).toBe(201);
});
