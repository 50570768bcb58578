import { beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";
import { dueLastDay } from "./leavers.ts";

type Company = Awaited<ReturnType<typeof companyOfReaders>>;
let company: Company;
beforeEach(async () => {
  company = await companyOfReaders();
});

const yesterday = daysFromToday(-1);
const lastDayOf = ({ employeeId }: Person, terminationDate: string | null) =>
  company.inTenant(async (tx) => {
    await tx
      .updateTable("employees")
      .set({ terminationDate })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", employeeId)
      .execute();
    await keepDue(tx, dueLastDay, [employeeId]);
  });
const runAt = (at: string) => handleDueAt(at, dueLastDay);
const run = () => runAt(new Date().toISOString());
const isAdmitted = async (who: Person) =>
  (await call(who, api.employees.currentEmployee, {})).status === 200;
const activate = ({ employeeId }: Person) =>
  call(company.owner, api.employees.toggleStatus, {
    params: { id: employeeId },
    query: { activate: "true" },
  });

test("a manager is signed out after their last day, leaving a gap", async () => {
  const { owner, head, clerk } = company;
  await writeNote(head, clerk);
  await lastDayOf(head, yesterday);
  await run();
  const about = { params: { id: clerk.employeeId }, query: {} };
  expect((await call(head, api.notes.listAbout, about)).status).toBe(403);
  expect(await isAdmitted(head)).toBe(false);
  const gaps = await call(owner, api.continuity.gaps, { query: { kind: "managerDeactivated" } });
  expect(gaps.body).toMatchObject([{ manager: { id: head.employeeId }, count: 2 }]);
  const params = { id: head.employeeId };
  const { body } = await call(owner, api.employees.history, { params, query: {} });
  expect(body[0]).toMatchObject({
    kind: "deactivated",
    reason: { by: "product", code: "lastDayOver" },
    by: null,
  });
});

test("on their last day, and without one, they stay signed in", async () => {
  const { head, follower, clerk } = company;
  await lastDayOf(head, today);
  await lastDayOf(follower, daysFromToday(1));
  await run();
  for (const who of [head, follower, clerk]) expect(await isAdmitted(who)).toBe(true);
});

test("the last day ends at midnight in the company's time zone", async () => {
  const { head } = company;
  await lastDayOf(head, "2026-03-10");
  await runAt("2026-03-10T21:59:00Z");
  expect(await isAdmitted(head)).toBe(true);
  await runAt("2026-03-10T22:01:00Z");
  expect(await isAdmitted(head)).toBe(false);
});

test("a former employee activated again stays active until another last day", async () => {
  const { head, clerk, signInAgain } = company;
  await lastDayOf(head, daysFromToday(-10));
  await run();
  await activate(head);
  const back = await signInAgain(head);
  await lastDayOf(clerk, yesterday);
  await run();
  expect(await isAdmitted(clerk)).toBe(false);
  expect(await isAdmitted(back)).toBe(true);
  await lastDayOf(head, yesterday);
  await run();
  expect(await isAdmitted(back)).toBe(false);
});

test("former super administrators are deactivated, except the last one", async () => {
  const { owner, superadmin, clerk } = company;
  await lastDayOf(superadmin, yesterday);
  await run();
  expect([await isAdmitted(superadmin), await isAdmitted(owner)]).toEqual([false, true]);
  for (const who of [owner, clerk]) await lastDayOf(who, yesterday);
  await run();
  expect([await isAdmitted(owner), await isAdmitted(clerk)]).toEqual([true, false]);
});
