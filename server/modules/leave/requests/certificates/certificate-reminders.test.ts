import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { notifications } from "#contract/notifications.ts";
import { readyTerms } from "#server/modules/leave/terms/policy-timeline.ts";
import { ownClock } from "#server/test/clock.ts";
import { openSession } from "#server/test/company/people.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { addLeaveFile } from "#server/test/leave-files.ts";
import { call, mailsOf, newTenant, type Person, services } from "#server/test/world.ts";
import { dueCertificate } from "./certificate-reminders.ts";

const certificate = { afterDays: 2, isForFrequent: true, dueDays: 5 };
/** Monday to Wednesday, so the certificate is due on the Monday after. */
const sick = { startDate: "2027-03-08", endDate: "2027-03-10" };
const dueOn = "2027-03-15";

/** Anna's kitchen policy needs certificates after two days. The head is Lerato, and today is 8 March 2027. */
async function newKitchen() {
  const goTo = ownClock();
  goTo("2027-03-01");
  const tenant = await newTenant();
  const { owner, inTenant } = tenant;
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const startDate = "2026-01-05";
  const anna = await tenant.newEmployee({
    name: "Anna",
    surname: "Botha",
    departmentId,
    startDate,
  });
  const colleague = await tenant.newEmployee({ departmentId, startDate });
  const terms = PolicyTerms.parse({ ...readyTerms.act, certificate });
  const from = "2027-03-01";
  const { body: policy } = await call(owner, leave.addPolicy, {
    body: { name: "Cooks", from, terms },
  });
  const to = { kind: "department" as const, departmentId };
  await call(owner, leave.assignPolicy, { body: { policy: policy.id, to, from } });
  goTo("2027-03-08");
  const again = (as: Person) => inTenant((tx) => openSession(tx, services.tokens, as));
  const ask = async (dates = sick) => {
    const body = { leaveType: "SickLeave" as const, reason: "Unwell", ...dates };
    const asked = await call(await again(anna), leave.createRequest, { body });
    expect(asked.status).toBe(201);
    return asked.body.id;
  };
  const remindOn = async (day: string, time = "12:00:00+02:00") => {
    goTo(day);
    await handleDueAt(`${day}T${time}`, dueCertificate);
  };
  const noticesOf = async (person: Person) =>
    (await call(await again(person), notifications.list, { query: {} })).body.flatMap((one) =>
      one.kind === "certificateDue" ? [one] : [],
    );
  const mailsOn = (day: string) =>
    mailsOf(tenant.tenantId, { kind: "certificateDue", now: new Date(`${day}T12:00:00+02:00`) });
  const seenBy = async (as: Person): Promise<Leave | undefined> => {
    const query = { employeeId: anna.employeeId };
    return (await call(await again(as), leave.combinedRecords, { query })).body[0]?.sick.leaves[0];
  };
  return {
    ...tenant,
    head,
    anna,
    colleague,
    departmentId,
    again,
    ask,
    goTo,
    remindOn,
    noticesOf,
    mailsOn,
    seenBy,
  };
}

test("the person and the reviewer see a needed certificate's due date", async () => {
  const { owner, head, anna, ask, seenBy } = await newKitchen();
  await ask({ startDate: "2027-03-01", endDate: "2027-03-02" });
  expect(await seenBy(anna)).toMatchObject({ certificateDue: null });
  await ask({ startDate: "2027-04-05", endDate: "2027-04-07" });
  for (const reader of [anna, head, owner])
    expect(await seenBy(reader)).toMatchObject({ certificateDue: "2027-04-12", fileCount: 0 });
});

test("an early return removes or advances the certificate's due day", async () => {
  const { owner, anna, again, goTo, ask, seenBy } = await newKitchen();
  const id = await ask({ startDate: "2027-03-08", endDate: "2027-03-12" });
  const params = { id };
  await call(await again(owner), leave.approve, { params });
  expect(await seenBy(anna)).toMatchObject({ certificateDue: "2027-03-17" });
  goTo("2027-03-09");
  const back = async (endDate: string) =>
    (await call(await again(owner), leave.returnEarly, { params, body: { endDate } })).body;
  expect(await back("2027-03-11")).toMatchObject({ certificateDue: "2027-03-16" });
  expect(await back("2027-03-09")).toMatchObject({ certificateDue: null });
});

test("a certificate reminds before it is due and once late", async () => {
  const { owner, head, anna, colleague, ask, remindOn, noticesOf, mailsOn } = await newKitchen();
  const aboutId = await ask();
  await remindOn("2027-03-12");
  expect(await noticesOf(anna)).toEqual([]);
  await Promise.all([remindOn("2027-03-13"), remindOn("2027-03-13")]);
  await remindOn("2027-03-15");
  const told = { ...sick, dueOn, isLate: false, about: null };
  expect(await noticesOf(anna)).toMatchObject([{ details: told, aboutId }]);
  expect(await noticesOf(head)).toEqual([]);
  expect((await mailsOn("2027-03-15")).map(({ subject }) => subject)).toEqual([
    "Your medical certificate is due",
  ]);
  await remindOn("2027-03-16");
  await remindOn("2027-03-17");
  const late = { ...told, isLate: true };
  expect(await noticesOf(anna)).toMatchObject([{ details: late }, { details: told }]);
  const about = { id: anna.employeeId, name: "Anna Botha" };
  for (const reviewer of [head, owner])
    expect(await noticesOf(reviewer)).toMatchObject([{ details: { ...late, about }, aboutId }]);
  expect(await noticesOf(colleague)).toEqual([]);
  const subjects = (await mailsOn("2027-03-17")).map(({ subject }) => subject);
  expect(subjects).toContain("Anna Botha's medical certificate is missing");
  expect(subjects).toContain("Your medical certificate is missing");
});

test("a certificate is due on its last day, not late", async () => {
  const { owner, head, anna, ask, goTo, remindOn, noticesOf } = await newKitchen();
  goTo(dueOn);
  await ask();
  await remindOn(dueOn);
  expect(await noticesOf(anna)).toMatchObject([{ details: { dueOn, isLate: false } }]);
  for (const reviewer of [head, owner]) expect(await noticesOf(reviewer)).toEqual([]);
});

test("an added certificate and withdrawn leave remind no longer", async () => {
  const { head, anna, again, ask, remindOn, noticesOf, mailsOn } = await newKitchen();
  const id = await ask();
  const withdrawn = await ask({ startDate: "2027-04-05", endDate: "2027-04-07" });
  await remindOn("2027-03-13");
  expect(await noticesOf(anna)).toHaveLength(1);
  await addLeaveFile(await again(anna), id);
  expect(await mailsOn("2027-03-13")).toEqual([]);
  await call(await again(anna), leave.withdraw, { params: { id: withdrawn } });
  await remindOn("2027-03-16");
  await remindOn("2027-04-13");
  expect(await noticesOf(anna)).toHaveLength(1);
  expect(await noticesOf(head)).toEqual([]);
});

test("the company's day decides that a certificate is late", async () => {
  const { owner, head, anna, colleague, ask, again, remindOn, noticesOf, departmentId } =
    await newKitchen();
  await ask();
  await call(await again(owner), api.tenant.updateTenant, {
    body: { timeZone: "Pacific/Auckland" },
  });
  const heir = { departmentName: "Kitchen", departmentHeadId: colleague.employeeId };
  const params = { id: departmentId };
  const named = await call(await again(owner), api.departments.updateDepartment, {
    params,
    body: heir,
  });
  expect(named.status).toBe(200);
  // Two in the afternoon in Johannesburg is the next day there.
  await remindOn("2027-03-15", "14:00:00+02:00");
  expect(await noticesOf(anna)).toMatchObject([{ details: { isLate: true } }]);
  expect(await noticesOf(colleague)).toHaveLength(1);
  expect(await noticesOf(head)).toEqual([]);
});
