import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfPlans } from "#server/test/company-of-plans.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { setLines } = api.continuity;

test("a coming change of manager is marked only on the days before", async () => {
  const { lead, marksOf, head, director, clerk, colleague, headInPosition } =
    await companyOfPlans();
  const from = daysFromToday(10);
  await lead([clerk, colleague], headInPosition, from);
  const none = { leadingUntil: null, vacancies: 0, lacksHead: false };
  expect(await marksOf(headInPosition, { of: director })).toMatchObject({
    ...none,
    leadingFrom: { from, departmentName: null, people: 2 },
    managerFrom: null,
  });
  const led = await marksOf(clerk, { of: head });
  expect(led).toMatchObject({ ...none, leadingFrom: null, managerFrom: { from } });
  expect(led?.managerFrom?.name).toMatch(/^Heads /);
  expect(await marksOf(headInPosition, { of: director, day: from })).toMatchObject({
    leadingFrom: null,
  });
  expect(await marksOf(clerk, { of: headInPosition, day: from })).toMatchObject({
    managerFrom: null,
  });
});

test("the end of a line is marked with the next manager", async () => {
  const { owner, lead, marksOf, head, clerk, director } = await companyOfPlans();
  const [from, until, nobodyFrom] = [daysFromToday(5), daysFromToday(20), daysFromToday(40)];
  await lead([clerk], director, from);
  const people = [{ employeeId: clerk.employeeId, leads: "head" as const }];
  await done(call(owner, setLines, { body: { people, from: until, reason: "It is over" } }));
  await lead([clerk], null, nobodyFrom);
  const next = async (of: Person, day: string) => (await marksOf(clerk, { of, day }))?.managerFrom;
  expect(await next(head, today)).toEqual({ from, name: "Dineo Dube" });
  expect(await next(director, from)).toEqual({ from: until, name: "Hanna Botha" });
  expect(await next(head, until)).toEqual({ from: nobodyFrom, name: null });
});

test("a head's end is marked with the successor or their absence", async () => {
  const { makeHead, marksOf, head, follower, clerk } = await companyOfPlans();
  const [from, none] = [daysFromToday(10), daysFromToday(30)];
  await makeHead(follower, from);
  expect(await marksOf(head)).toMatchObject({
    leadingUntil: { on: daysFromToday(9), followerName: "Farai Zulu" },
  });
  expect((await marksOf(follower, { day: from }))?.leadingFrom).toBeNull();
  await makeHead(null, none);
  expect((await marksOf(follower, { day: from }))?.leadingUntil).toEqual({
    on: daysFromToday(29),
    followerName: null,
  });
  const follow = await marksOf(clerk, { day: none });
  expect(follow).toMatchObject({ lacksHead: true, departmentName: "Sales" });
  expect((await marksOf(clerk, { of: head }))?.lacksHead).toBe(false);
});

test("a manager whose employment ends is marked with their last day", async () => {
  const { owner, marksOf, head, clerk } = await companyOfPlans();
  const last = daysFromToday(12);
  const end = ({ employeeId }: Person) =>
    call(owner, api.employees.update, {
      params: { id: employeeId },
      body: { terminationDate: last, leadsNext: { leads: "nobody" as const } },
    });
  await done(end(clerk));
  expect(await marksOf(clerk, { of: head })).toMatchObject({ leadingUntil: null });
  await done(end(head));
  expect((await marksOf(head))?.leadingUntil).toEqual({ on: last, followerName: null });
});

test("the head's mark counts the department's vacancies, except on past days", async () => {
  const { owner, sales, begin, marksOf, head, clerk } = await companyOfPlans();
  const place = { positionTitle: "Seller", jobDescription: "Sells", departmentId: sales };
  await done(call(owner, api.departments.createPosition, { body: place }));
  const vacant = async (asOf: object = {}) => (await marksOf(head, asOf))?.vacancies;
  expect(await vacant()).toBe(1);
  await done(
    call(owner, api.employees.update, {
      params: { id: clerk.employeeId },
      body: { terminationDate: daysFromToday(20) },
    }),
  );
  expect(await vacant({ day: daysFromToday(30) })).toBeGreaterThanOrEqual(1);
  await begin(daysFromToday(2));
  expect([await vacant(), await vacant({ day: today })]).toEqual([1, 0]);
  expect(await vacant({ day: daysFromToday(2), knownOn: today })).toBe(0);
});

test("until when someone stands in is marked beside who does", async () => {
  const { owner, marksOf, head, follower } = await companyOfPlans();
  const [from, to] = [today, daysFromToday(6)];
  const body = { managerId: head.employeeId, standInId: follower.employeeId, from, to };
  await done(call(owner, api.continuity.nameStandIn, { body }));
  expect(await marksOf(head)).toMatchObject({ standIn: "Farai Zulu", standInUntil: to });
  expect(await marksOf(head, { day: daysFromToday(7) })).toMatchObject({
    standIn: null,
    standInUntil: null,
  });
});

test("marks leave out what was recorded later", async () => {
  const { begin, lead, makeHead, marksOf, head, follower, director, clerk } =
    await companyOfPlans();
  await begin(daysFromToday(5));
  await lead([clerk], director, daysFromToday(30));
  await makeHead(follower, daysFromToday(40));
  const on = async (knownOn?: string) => {
    const asOf = { day: today, ...(knownOn && { knownOn }) };
    const [managed, heading] = [
      await marksOf(clerk, { of: head, ...asOf }),
      await marksOf(head, asOf),
    ];
    return [managed?.managerFrom?.from, heading?.leadingUntil?.on];
  };
  expect(await on()).toEqual([daysFromToday(30), daysFromToday(39)]);
  expect(await on(daysFromToday(4))).toEqual([undefined, undefined]);
});
