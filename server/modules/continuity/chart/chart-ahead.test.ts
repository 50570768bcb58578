import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfPlans } from "#server/test/company-of-plans.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

const { lines, nameStandIn, setLines, withdrawLine } = api.continuity;
const [soon, later, last] = [daysFromToday(10), daysFromToday(20), daysFromToday(12)];

test("withdrawn and replaced plans have no mark", async () => {
  const { owner, lead, makeHead, marksOf, head, clerk, director, follower } =
    await companyOfPlans();
  await lead([clerk], director, soon);
  const [line] = await done(call(owner, lines, { params: { id: clerk.employeeId } }));
  const params = { id: line?.id ?? 0 };
  await done(call(owner, withdrawLine, { params, body: { reason: "It was never so" } }));
  expect((await marksOf(clerk, { of: head }))?.managerFrom).toBeNull();
  expect((await marksOf(director))?.leadingFrom).toBeNull();
  await lead([clerk], follower, today);
  await makeHead(follower, later);
  expect((await marksOf(follower))?.leadingFrom?.from).toBe(later);
  await makeHead(director, later, { announcedFrom: daysFromToday(5) });
  expect((await marksOf(follower))?.leadingFrom).toBeNull();
});

test("a mark counts future departments and people, and names the first", async () => {
  const { newDepartment, headOf, lead, marksOf, director, clerk, colleague } =
    await companyOfPlans();
  const named = async (departmentName: string, from: string) =>
    headOf(await newDepartment(departmentName), director, from, { departmentName });
  await named("Quality", soon);
  await named("Logistics", soon);
  await named("Archive", later);
  await lead([clerk], director, soon);
  await lead([colleague], director, later);
  expect((await marksOf(director))?.leadingFrom).toEqual({
    from: soon,
    departmentName: "Logistics",
    people: 1,
  });
  expect((await marksOf(director, { day: soon }))?.leadingFrom).toEqual({
    from: later,
    departmentName: "Archive",
    people: 1,
  });
});

test("a line's end is marked only if it changes the manager", async () => {
  const { owner, lead, marksOf, head, director, clerk, colleague } = await companyOfPlans();
  await lead([clerk], director, today);
  const people = [{ employeeId: clerk.employeeId, leads: "head" as const }];
  await done(call(owner, setLines, { body: { people, from: soon, reason: "It is over" } }));
  const managerFrom = { from: soon, name: "Hanna Botha" };
  expect(await marksOf(clerk, { of: director, day: daysFromToday(9) })).toMatchObject({
    managerFrom,
  });
  await lead([colleague], head, later);
  expect((await marksOf(colleague, { of: head }))?.managerFrom).toBeNull();
  await lead([colleague], director, today);
  const body = { terminationDate: last };
  await done(call(owner, api.employees.update, { params: { id: colleague.employeeId }, body }));
  expect((await marksOf(colleague, { of: director }))?.managerFrom).toBeNull();
});

test("the manager after a planned move is marked until its withdrawal", async () => {
  const { owner, newDepartment, lead, marksOf, head, director, follower, clerk } =
    await companyOfPlans();
  const departmentId = await newDepartment("Stores", follower.employeeId);
  const body = { positionTitle: "Keeper", jobDescription: "Keeps", departmentId };
  const { id: positionId } = await done(call(owner, api.departments.createPosition, { body }));
  const params = { id: clerk.employeeId };
  await done(call(owner, api.employees.move, { params, body: { positionId, date: soon } }));
  const managerFrom = { from: soon, name: "Farai Zulu" };
  expect(await marksOf(clerk, { of: head })).toMatchObject({ managerFrom });
  await done(call(owner, api.employees.withdrawMove, { params }));
  expect((await marksOf(clerk, { of: head }))?.managerFrom).toBeNull();
  await lead([clerk], director, later);
  expect((await marksOf(clerk, { of: head }))?.managerFrom?.from).toBe(later);
});

test("of several headships that will end, the first is marked", async () => {
  const { newDepartment, headOf, makeHead, marksOf, head, follower, director } =
    await companyOfPlans();
  const stores = await newDepartment("Stores", head.employeeId);
  await headOf(stores, null, later);
  await makeHead(follower, soon);
  expect((await marksOf(head))?.leadingUntil).toEqual({
    on: daysFromToday(9),
    followerName: "Farai Zulu",
  });
  await headOf(stores, director, daysFromToday(-20));
  await headOf(stores, head, daysFromToday(-10));
  expect((await marksOf(director))?.leadingUntil).toBeNull();
});

test("a manager who leaves while leading others is marked until then", async () => {
  const { begin, lead, leave, marksOf, head, director, clerk, colleague, follower } =
    await companyOfPlans();
  await begin(daysFromToday(2));
  await leave(head, last);
  const ends = { on: last, followerName: null };
  expect((await marksOf(head))?.leadingUntil).toEqual(ends);
  expect((await marksOf(head, { day: last }))?.leadingUntil).toEqual(ends);
  expect((await marksOf(head, { day: daysFromToday(13) }))?.leadingUntil).toBeNull();
  expect((await marksOf(head, { knownOn: daysFromToday(1) }))?.leadingUntil).toBeNull();
  await lead([clerk], follower, today);
  await lead([clerk, colleague], director, daysFromToday(13));
  await leave(follower, last);
  expect(await marksOf(follower)).toMatchObject({ leads: 1, leadingUntil: null });
});

test("a headless employee at the top has the mark, unless led individually", async () => {
  const { newDepartment, newEmployee, headOf, lead, marksOf } = await companyOfPlans();
  const headless = await newDepartment("Headless");
  const [without, led] = [
    await newEmployee({ departmentId: headless }),
    await newEmployee({ departmentId: headless }),
  ];
  await lead([led], null, today);
  const stores = await newDepartment("Stores");
  const heading = await newEmployee({ departmentId: stores });
  await headOf(stores, heading, today);
  const lacks = await Promise.all(
    [without, led, heading].map(async (one) => (await marksOf(one))?.lacksHead),
  );
  expect(lacks).toEqual([true, false, false]);
});

test("an employee without manager and people is at the top", async () => {
  const { lead, leave, marksOf, follower, clerk, colleague } = await companyOfPlans();
  await lead([clerk], follower, daysFromToday(-5));
  expect(await marksOf(follower)).toMatchObject({ leads: 1 });
  await leave(clerk, daysFromToday(-1));
  expect(await marksOf(follower)).toBeUndefined();
  await lead([colleague], null, today);
  expect(await marksOf(colleague)).toMatchObject({ leads: 0, positionTitle: "Clerk" });
});

test("only active, employed people are shown as stand-ins", async () => {
  const { owner, inTenant, leave, marksOf, head, follower } = await companyOfPlans();
  const stands = { managerId: head.employeeId, standInId: follower.employeeId };
  await done(call(owner, nameStandIn, { body: { ...stands, from: today, to: last } }));
  const activate = (isActive: boolean) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ isActive })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", follower.employeeId)
        .execute(),
    );
  const standIn = async (day = today) => (await marksOf(head, { day }))?.standIn;
  expect(await standIn()).toBe("Farai Zulu");
  await activate(false);
  expect(await standIn()).toBeNull();
  await activate(true);
  await leave(follower, daysFromToday(3));
  expect([await standIn(daysFromToday(3)), await standIn(daysFromToday(4))]).toEqual([
    "Farai Zulu",
    null,
  ]);
});
