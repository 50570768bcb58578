import { expect, test } from "vitest";
import type { HalvesOfRange } from "#contract/codes/leave.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";
import { insertLeave } from "./request-queries.ts";

/** In the cycle of service with the leave. */
const firstDay = "2031-02-03";
const monday = "2031-03-03";
const tuesday = "2031-03-04";
const ask = (person: Person, given: Partial<NewLeaveRequest> = {}) =>
  call(person, leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: monday,
      endDate: monday,
      reason: "Rest",
      ...given,
    },
  });
const morning = { endHalf: "morning" } as const;
const afternoon = { startHalf: "afternoon" } as const;

async function newPerson() {
  ownClock()(firstDay);
  const tenant = await newTenant();
  return { tenant, person: await tenant.newEmployee({ startDate: firstDay }) };
}

test.each<[string, Partial<NewLeaveRequest>, number]>([
  ["a morning", morning, 0.5],
  ["an afternoon", afternoon, 0.5],
  ["from noon to the evening of the next day", { endDate: tuesday, ...afternoon }, 1.5],
  ["from noon to noon of the next day", { endDate: tuesday, ...afternoon, ...morning }, 1],
  ["from noon of a Friday to noon of a Monday", fridayToMonday(), 1],
  ["from noon of a Saturday to a Monday", { startDate: "2031-03-01", ...afternoon }, 1],
])("leave of %s is checked, booked and shown with its half days", async (_, given, days) => {
  const { person } = await newPerson();
  const dates = { leaveType: "AnnualLeave" as const, startDate: monday, endDate: monday };
  const { reason: __, ...asked } = { reason: "", ...dates, ...given };
  const checked = await call(person, leave.checkDates, { body: asked });
  expect(checked.body).toMatchObject({ eligible: true, duration: days });
  expect(await ask(person, given)).toMatchObject({ status: 201, body: { leaveDuration: days } });
  const { body } = await call(person, leave.combinedRecords, { query: {} });
  expect(body[0]?.annual).toMatchObject({
    pending: days,
    leaves: [
      {
        leaveDuration: days,
        startHalf: given.startHalf ?? "morning",
        endHalf: given.endHalf ?? "afternoon",
      },
    ],
  });
});

function fridayToMonday() {
  return { startDate: "2031-02-28", ...afternoon, ...morning };
}

test("two requests book both halves of a day", async () => {
  const { person } = await newPerson();
  expect(await ask(person, morning)).toMatchObject({ status: 201 });
  expect(await ask(person, morning)).toMatchObject({ body: { code: "leave_not_eligible" } });
  expect(await ask(person)).toMatchObject({ body: { code: "leave_not_eligible" } });
  expect(await ask(person, { ...afternoon, endDate: tuesday })).toMatchObject({ status: 201 });
  expect(await ask(person, afternoon)).toMatchObject({ body: { code: "leave_not_eligible" } });
});

test("leave that begins and ends at one noon is refused", async () => {
  const { person } = await newPerson();
  expect(await ask(person, { ...afternoon, ...morning })).toMatchObject({
    status: 400,
    body: { fields: { endDate: "End date cannot be before start date" } },
  });
});

test("the database refuses a taken half and accepts the other", async () => {
  const { tenant, person } = await newPerson();
  const insert = (given: HalvesOfRange) =>
    tenant.inTenant((tx) =>
      insertLeave(
        tx,
        {
          employeeId: person.employeeId,
          leaveType: "UnpaidLeave",
          startDate: monday,
          endDate: monday,
          ...given,
          duration: 0.5,
          leaveStatus: "pending",
          reason: "Rest",
          contactNumber: "",
          requestedAt: new Date().toISOString(),
          decidedAt: null,
        },
        [],
      ),
    );
  await insert(morning);
  await expect(insert(morning)).rejects.toMatchObject({ code: "23P01" });
  await expect(insert({})).rejects.toMatchObject({ code: "23P01" });
  await insert(afternoon);
});

test("an approval of half a day uses half a day", async () => {
  const { tenant, person } = await newPerson();
  const { body } = await ask(person, { ...afternoon, endDate: "2031-03-05", ...morning });
  expect(body.leaveDuration).toBe(2);
  const params = { id: body.id };
  await call(tenant.owner, leave.approve, { params });
  const returned = await call(person, leave.returnEarly, { params, body: { endDate: monday } });
  expect(returned.body).toMatchObject({
    leaveDuration: 0.5,
    startHalf: "afternoon",
    endHalf: "afternoon",
  });
});
