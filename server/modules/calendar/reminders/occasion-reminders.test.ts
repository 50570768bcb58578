import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { insertAssignments } from "#server/test/company/positions.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";
import { dueOccasion } from "./occasion-reminders.ts";

const remindAt = (moment: string) => handleDueAt(moment, dueOccasion);
/** Eight in the morning in Johannesburg. */
const morningOf = (day: string) => `${day}T06:00:00Z`;

async function newTeam() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Hanna" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const newMember = (row: object) =>
    tenant.newEmployee({ name: "Themba", surname: "Nkosi", departmentId, ...row });
  return { ...tenant, head, departmentId, newMember };
}

const occasionsOf = async (as: Person) => {
  const { body } = await call(as, api.notifications.list, { query: {} });
  return body.flatMap((one) => (one.kind === "teamOccasion" ? [one.details] : [])).toReversed();
};

test("a manager alone hears of a birthday or anniversary, once", async () => {
  const { owner, head, newMember } = await newTeam();
  const colleague = await newMember({});
  const about = { id: colleague.employeeId, name: "Themba Nkosi" };
  const fields = { dateOfBirth: "1990-06-17", startDate: "2026-06-17" };
  const params = { id: colleague.employeeId };
  const changed = await call(owner, api.employees.update, { params, body: fields });
  expect(changed.status).toBe(200);
  await remindAt(morningOf("2031-06-16"));
  expect(await occasionsOf(head)).toEqual([]);
  await Promise.all([remindAt(morningOf("2031-06-17")), remindAt(morningOf("2031-06-17"))]);
  await remindAt("2031-06-17T15:00:00Z");
  const day = "2031-06-17";
  expect(await occasionsOf(head)).toEqual([
    { occasion: "birthday", about, day, years: null },
    { occasion: "anniversary", about, day, years: 5 },
  ]);
  for (const other of [owner, colleague]) expect(await occasionsOf(other)).toEqual([]);
});

test.each([
  ["2031-02-28", 1, "a year without a 29th"],
  ["2032-02-28", 0, "a leap year, the day before"],
  ["2032-02-29", 1, "a leap year"],
  ["2031-03-01", 0, "the day after, in a year without a 29th"],
])("a birthday on 29 February is reported on %s %d times: %s", async (day, times) => {
  const { head, newMember } = await newTeam();
  await newMember({ dateOfBirth: "1992-02-29" });
  await remindAt(morningOf(day));
  expect(await occasionsOf(head)).toHaveLength(times);
});

test("managers are notified from seven on, by the company's clock", async () => {
  const { owner, head, newMember } = await newTeam();
  await call(owner, api.tenant.updateTenant, { body: { timeZone: "Pacific/Kiritimati" } });
  await newMember({ dateOfBirth: "1990-06-17" });
  await remindAt("2031-06-16T16:59:00Z");
  expect(await occasionsOf(head)).toEqual([]);
  await remindAt("2031-06-16T17:00:00Z");
  expect(await occasionsOf(head)).toHaveLength(1);
});

test("the first day of work and deactivated people have no anniversary", async () => {
  const { head, newMember } = await newTeam();
  await newMember({ startDate: "2031-06-17" });
  await newMember({ startDate: "2020-06-17", isActive: false });
  await newMember({ startDate: "2030-06-17" });
  await remindAt(morningOf("2031-06-17"));
  expect(await occasionsOf(head)).toMatchObject([{ occasion: "anniversary", years: 1 }]);
});

test("mail goes to managers who chose it, on the day only", async () => {
  const { tenantId, owner, head, newMember, jobs, departmentId } = await newTeam();
  const member = await newMember({ dateOfBirth: "1990-06-17" });
  const body = { kind: "teamOccasion" as const, inApp: false, byMail: true };
  await call(head, api.notifications.updatePreferences, { body });
  await remindAt(morningOf("2031-06-17"));
  expect(await occasionsOf(head)).toEqual([]);
  const payload = {
    recipientId: head.employeeId,
    aboutId: member.employeeId,
    details: {
      occasion: "birthday",
      about: { id: member.employeeId, name: "Themba Nkosi" },
      day: "2031-06-17",
      years: null,
    },
  };
  expect(await jobs()).toEqual([{ job: "notices.teamOccasion", payload }]);
  const mailsOn = (day: string) => mailsOf(tenantId, { now: new Date(morningOf(day)) });
  expect(await mailsOn("2031-06-17")).toMatchObject([
    {
      to: head.email,
      subject: "A birthday in your team",
      paragraphs: ["Today is the birthday of Themba Nkosi."],
    },
  ]);
  expect(await mailsOn("2031-06-18")).toEqual([]);
  await call(owner, api.departments.updateDepartment, {
    params: { id: departmentId },
    body: { departmentName: "Sales", departmentHeadId: owner.employeeId },
  });
  expect(await mailsOn("2031-06-17")).toEqual([]);
  expect(tenantId).toBe(head.tenantId);
});

test("all birthdays are reported beyond the size of one batch", async () => {
  const { tenantId, head, departmentId, inTenant } = await newTeam();
  await inTenant(async (tx) => {
    const rows = Array.from({ length: 230 }, (_, n) => ({
      email: `person${n}@${tenantId}.co.za`,
      dateOfBirth: "1990-06-17",
    }));
    const ids = await insertEmployees(tx, rows);
    await insertAssignments(
      tx,
      ids.map((employeeId) => ({ employeeId, departmentId, positionTitle: "Clerk" })),
    );
  });
  await remindAt(morningOf("2031-06-17"));
  const { headers } = await call(head, api.notifications.list, { query: {} });
  expect(headers["x-total-count"]).toBe("230");
});
