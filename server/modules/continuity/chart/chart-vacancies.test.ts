import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { chart, chartCounts, chartVacancies } = api.continuity;

async function companyOfVacancies() {
  const company = await companyOfReaders();
  const { owner } = company;
  const newPosition = async (positionTitle: string, departmentId = company.sales) => {
    const body = { positionTitle, jobDescription: "Sells", departmentId };
    return (await done(call(owner, api.departments.createPosition, { body }))).id;
  };
  const leave = ({ employeeId }: Person, terminationDate: string) =>
    done(
      call(owner, api.employees.update, {
        params: { id: employeeId },
        body: { terminationDate, leadsNext: { leads: "nobody" as const } },
      }),
    );
  const titles = async (of: Person | undefined, query: object = {}) => {
    const asked = { ...(of && { of: of.employeeId }), ...query };
    const found = await done(call(owner, chartVacancies, { query: asked }));
    return found.map(({ positionTitle }) => positionTitle);
  };
  return { ...company, newPosition, leave, titles };
}

test("vacancies appear below their department's head, or else at the top", async () => {
  const { owner, sales, stranger, newPosition, newDepartment, titles, head, director } =
    await companyOfVacancies();
  const seller = await newPosition("Seller");
  await newPosition("Buyer");
  await newPosition("Orphan", await newDepartment("Headless"));
  expect(await titles(head)).toEqual(["Buyer", "Seller"]);
  expect(await titles(undefined)).toEqual(["Orphan"]);
  expect(await titles(director)).toEqual([]);
  const query = { of: head.employeeId };
  const [, found] = await done(call(owner, chartVacancies, { query }));
  expect(found).toEqual({
    id: seller,
    positionTitle: "Seller",
    departmentId: sales,
    departmentName: "Sales",
    inDepartment: 2,
    since: null,
  });
  expect((await call(stranger, chartVacancies, { query })).body).toEqual([]);
});

test("a position is vacant from the day after its employee's last", async () => {
  const { owner, head, clerk, leave, titles } = await companyOfVacancies();
  const last = daysFromToday(20);
  await leave(clerk, last);
  expect(await titles(head)).toEqual([]);
  expect(await titles(head, { day: last })).toEqual([]);
  const query = { of: head.employeeId, day: daysFromToday(21) };
  expect(await done(call(owner, chartVacancies, { query }))).toMatchObject([
    { positionTitle: "Clerk", since: daysFromToday(21) },
  ]);
});

test("vacancies follow the department's head of the day", async () => {
  const { head, follower, newPosition, changeHead, titles } = await companyOfVacancies();
  const from = daysFromToday(10);
  await newPosition("Seller");
  await changeHead(follower, from);
  expect(await titles(head, { day: daysFromToday(9) })).toEqual(["Seller"]);
  expect(await titles(follower, { day: daysFromToday(9) })).toEqual([]);
  expect(await titles(head, { day: from })).toEqual([]);
  expect(await titles(follower, { day: from })).toEqual(["Seller"]);
});

test("vacancies are empty for past days and past known-then days", async () => {
  const setClock = ownClock();
  const company = await companyOfVacancies();
  const { owner, head, newPosition, titles } = company;
  await newPosition("Seller");
  const [tomorrow, later] = [daysFromToday(1), daysFromToday(2)];
  setClock(later);
  Object.assign(owner, await company.signInAgain(owner));
  expect(await titles(head)).toEqual(["Seller"]);
  expect(await titles(head, { day: tomorrow })).toEqual([]);
  expect(await titles(head, { knownOn: tomorrow })).toEqual([]);
  expect(await call(owner, chartVacancies, { query: { knownOn: daysFromToday(3) } })).toMatchObject(
    { status: 400, body: { fields: { knownOn: "Please choose today or a day before it" } } },
  );
});

test("long lists of vacancies are paged, with totals for each department", async () => {
  const { owner, sales, newDepartment, newPosition, head } = await companyOfVacancies();
  const second = await newDepartment("Stores", head.employeeId);
  for (const n of [1, 2, 3, 4, 5]) await newPosition(`Seller ${n}`, n > 3 ? second : sales);
  const page = async (no: number) => {
    const query = { of: head.employeeId, page: no, pageSize: 2 };
    const { body, headers } = await call(owner, chartVacancies, { query });
    const found = body.map(({ positionTitle, inDepartment }) => [positionTitle, inDepartment]);
    return [headers["x-total-count"], found];
  };
  expect(await page(1)).toEqual([
    "5",
    [
      ["Seller 1", 3],
      ["Seller 2", 3],
    ],
  ]);
  expect(await page(3)).toEqual(["5", [["Seller 5", 2]]]);
  const top = await done(call(owner, chart, { query: { day: today } }));
  expect(top.find(({ id }) => id === head.employeeId)?.vacancies).toBe(5);
  expect((await done(call(owner, chartCounts, { query: {} }))).vacancies).toBe(5);
});

test("only super administrators see vacancies in the organisation", async () => {
  const { superadmin, head, clerk, newPosition } = await companyOfVacancies();
  await newPosition("Seller");
  const query = { of: head.employeeId };
  expect((await call(superadmin, chartVacancies, { query })).body).toHaveLength(1);
  for (const reader of [head, clerk])
    expect((await call(reader, chartVacancies, { query })).status).toBe(403);
});
