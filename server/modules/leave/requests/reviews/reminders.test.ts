import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { notifications } from "#contract/notifications.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type Person, type TestTenant } from "#server/test/world.ts";
import { waitingSince } from "../due-day-queries.ts";
import { dueRequest } from "./reminders.ts";

// Monday 2 March 2026, at noon in the company's time zone.
const at = (day: string) => new Date(`${day}T12:00:00+02:00`);
const remindOn = (day: string) => handleDueAt(at(day), dueRequest);

async function newRequest() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  const { body } = await call(person, leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: "2031-03-03",
      endDate: "2031-03-03",
      reason: "A private matter",
    },
  });
  await tenant.inTenant(async (tx) => {
    await tx
      .updateTable("leaveRequests")
      .set({ requestedAt: at("2026-03-02").toISOString() })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", body.id)
      .execute();
    await keepDue(tx, waitingSince, [body.id]);
  });
  return { tenant, head, person, id: body.id };
}

const remindersOf = async (person: Person) => {
  const { body } = await call(person, notifications.list, { query: {} });
  return body.filter((one) => one.kind === "leaveRequested" && one.details.isReminder === true)
    .length;
};

test("reviewers are reminded once after three working days", async () => {
  const { tenant, head, person } = await newRequest();
  await remindOn("2026-03-04");
  expect(await remindersOf(head)).toBe(0);
  await Promise.all([remindOn("2026-03-05"), remindOn("2026-03-05")]);
  await remindOn("2026-03-06");
  expect([await remindersOf(head), await remindersOf(tenant.owner)]).toEqual([1, 1]);
  expect(await remindersOf(person)).toBe(0);
  const mails = await mailsOf(tenant.tenantId);
  const reminders = mails.filter(({ subject }) => subject.includes("still waits"));
  expect(reminders.map(({ to }) => to).toSorted()).toEqual(
    [head.email, tenant.owner.email].toSorted(),
  );
  expect(JSON.stringify(reminders)).not.toContain("private");
});

async function workOn(tenant: TestTenant, person: Person, week: number[]) {
  const { body } = await call(tenant.owner, leave.addPattern, {
    body: { name: "Own days", weeks: [week] },
  });
  await tenant.inTenant((tx) =>
    tx
      .insertInto("employeePatterns")
      .values({
        tenantId: tx.tenantId,
        employeeId: person.employeeId,
        patternId: body.id,
        dateFrom: "2026-01-05",
        anchor: "2026-01-05",
        recordedAt: at("2026-01-05").toISOString(),
        recordedById: tenant.owner.employeeId,
      })
      .execute(),
  );
}

test("a request waits in the manager's own working days", async () => {
  const { tenant, head } = await newRequest();
  await workOn(tenant, head, [0, 480, 480, 0, 480, 0, 0]);
  // Three company working days; the head is off on the last.
  await remindOn("2026-03-05");
  expect([await remindersOf(head), await remindersOf(tenant.owner)]).toEqual([0, 0]);
  await remindOn("2026-03-06");
  expect([await remindersOf(head), await remindersOf(tenant.owner)]).toEqual([1, 1]);
});

test("a manager with few working days is reminded within a week", async () => {
  const { tenant, head } = await newRequest();
  await workOn(tenant, head, [0, 0, 480, 0, 0, 0, 0]);
  for (const day of ["2026-03-05", "2026-03-06"]) await remindOn(day);
  expect(await remindersOf(head)).toBe(0);
  await remindOn("2026-03-09");
  expect([await remindersOf(head), await remindersOf(tenant.owner)]).toEqual([1, 1]);
});

test("decided leave and weekends remind no reviewer", async () => {
  const decided = await newRequest();
  await call(decided.head, leave.reject, { params: { id: decided.id } });
  const waiting = await newRequest();
  await remindOn("2026-03-07");
  expect([await remindersOf(decided.head), await remindersOf(waiting.head)]).toEqual([0, 0]);
  await remindOn("2026-03-09");
  expect([await remindersOf(decided.head), await remindersOf(waiting.head)]).toEqual([0, 1]);
});
