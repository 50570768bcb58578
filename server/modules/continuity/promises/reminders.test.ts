import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, mailsOf, type Person } from "#server/test/world.ts";
import { duePromise } from "./reminders.ts";

const remindIn = (days: number) => handleDueAt(`${daysFromToday(days)}T12:00:00+02:00`, duePromise);
const remindersOf = async (as: Person) => {
  const { body } = await call(as, api.notifications.list, { query: {} });
  return body.filter(({ kind }) => kind === "promiseDue").map(({ details }) => details);
};

test("the manager is reminded a week before the due day and then", async () => {
  const { clerk, head, owner } = await companyOfReaders();
  const dueOn = daysFromToday(20);
  await newPromise(head, clerk, { dueOn });
  const reminder = { about: { id: clerk.employeeId, name: "Themba Nkosi" }, dueOn };
  const counts: number[] = [];
  for (const day of [12, 13, 14, 19, 20, 21]) {
    await Promise.all([remindIn(day), remindIn(day)]);
    counts.push((await remindersOf(head)).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  expect(await remindersOf(head)).toEqual([reminder, reminder]);
  expect([await remindersOf(owner), await remindersOf(clerk)]).toEqual([[], []]);
});

test("the reminder goes to the manager of the day, else super administrators", async () => {
  const { clerk, head, follower, owner, superadmin, changeHead } = await companyOfReaders();
  await newPromise(head, clerk, { dueOn: daysFromToday(10) });
  await newPromise(owner, superadmin, { dueOn: daysFromToday(10) });
  await changeHead(follower, daysFromToday(5));
  await remindIn(3);
  expect((await remindersOf(head)).length).toBe(1);
  await remindIn(10);
  const counts = await Promise.all([head, follower, owner, superadmin].map(remindersOf));
  expect(counts.map(({ length }) => length)).toEqual([1, 1, 2, 0]);
});

test("only unsettled, dated, awake promises are reminded of", async () => {
  const { clerk, colleague, head, owner, tenantId } = await companyOfReaders();
  const dueOn = daysFromToday(3);
  const kept = await newPromise(head, clerk, { dueOn });
  await call(head, api.continuity.keepPromise, { params: { id: kept }, body: {} });
  await newPromise(head, clerk);
  await newPromise(head, colleague, { dueOn });
  await call(owner, api.employees.toggleStatus, {
    params: { id: colleague.employeeId },
    query: { activate: "false" },
  });
  await remindIn(0);
  expect(await remindersOf(head)).toEqual([]);
  const id = await newPromise(head, clerk, { dueOn });
  await remindIn(0);
  const next = daysFromToday(5);
  await call(head, api.continuity.renegotiatePromise, {
    params: { id },
    body: { dueOn: next, version: 1 },
  });
  await remindIn(0);
  expect((await remindersOf(head)).map((one) => "dueOn" in one && one.dueOn)).toEqual([
    next,
    dueOn,
  ]);
  const mails = (await mailsOf(tenantId)).filter(({ subject }) => subject.includes("falls due"));
  expect(mails.map(({ to }) => to)).toEqual([head.email]);
  expect(JSON.stringify(mails)).not.toContain("forklift");
});

test("super administrators are reminded too while someone stands in for the manager", async () => {
  const { clerk, head, follower, owner, superadmin } = await companyOfReaders();
  await newPromise(head, clerk, { dueOn: daysFromToday(10) });
  await newPromise(owner, superadmin, { dueOn: daysFromToday(10) });
  await call(head, api.continuity.nameStandIn, {
    body: {
      managerId: head.employeeId,
      standInId: follower.employeeId,
      from: daysFromToday(2),
      to: daysFromToday(5),
    },
  });
  await remindIn(3);
  await remindIn(10);
  const counts = await Promise.all([head, follower, owner, superadmin].map(remindersOf));
  // The owner reads the promise to the other super administrator as well, twice.
  expect(counts.map(({ length }) => length)).toEqual([2, 0, 3, 1]);
});
