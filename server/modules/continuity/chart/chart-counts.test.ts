import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { chart, chartCounts, setLines, nameStandIn } = api.continuity;

/** Everyone in the chart of a day, and its managers, by opening each branch. */
async function walked(as: Person, day: string) {
  const seen: number[] = [];
  let leaders = 0;
  const walk = async (of?: number) => {
    const people = await done(
      call(as, chart, { query: { day, ...(of && { of }), pageSize: 200 } }),
    );
    for (const { id, leads } of people) {
      seen.push(id);
      if (leads > 0) leaders += 1;
      await walk(id);
    }
  };
  await walk();
  return { people: seen.length, leaders };
}

test("the counts of employees and managers match the fully opened chart", async () => {
  const { owner, newDepartment, newEmployee, head, follower, clerk, colleague, superadmin } =
    await companyOfReaders();
  await newDepartment("Empty", superadmin.employeeId);
  await newEmployee({ departmentId: await newDepartment("Headless") });
  // The head of one's own department does not count as one's manager.
  const id = await newDepartment("Stores");
  const { employeeId: departmentHeadId } = await newEmployee({ departmentId: id });
  const heads = { departmentName: "Stores", departmentHeadId };
  await done(call(owner, api.departments.updateDepartment, { params: { id }, body: heads }));
  const from = daysFromToday(10);
  const lines = [
    { employeeId: clerk.employeeId, leads: "manager" as const, managerId: colleague.employeeId },
    { employeeId: follower.employeeId, leads: "manager" as const, managerId: head.employeeId },
  ];
  await done(call(owner, setLines, { body: { people: lines, from, reason: "A project" } }));
  for (const day of [daysFromToday(-30), today, from, "2001-01-01"]) {
    const { people, leaders } = await walked(owner, day);
    expect(await done(call(owner, chartCounts, { query: { day } }))).toMatchObject({
      people,
      leaders,
    });
  }
});

test("only super administrators count their company's vacancies and stand-ins on a day", async () => {
  const { owner, sales, head, follower, clerk, stranger } = await companyOfReaders();
  const place = { positionTitle: "Seller", jobDescription: "Sells", departmentId: sales };
  const counts = async (as: Person, query: object = {}) => {
    const { vacancies, standIns } = await done(call(as, chartCounts, { query }));
    return [vacancies, standIns];
  };
  const [before, elsewhere] = [await counts(owner), await counts(stranger)];
  await done(call(owner, api.departments.createPosition, { body: place }));
  const body = {
    managerId: head.employeeId,
    standInId: follower.employeeId,
    from: today,
    to: daysFromToday(3),
  };
  await done(call(owner, nameStandIn, { body }));
  expect(await counts(owner)).toEqual([Number(before[0]) + 1, 1]);
  expect(await counts(owner, { day: daysFromToday(4) })).toEqual([Number(before[0]) + 1, 0]);
  expect(await counts(owner, { day: daysFromToday(-1) })).toEqual([null, 0]);
  expect(await counts(stranger)).toEqual(elsewhere);
  for (const reader of [head, clerk])
    expect((await call(reader, chartCounts, { query: {} })).status).toBe(403);
  expect(await call(owner, chartCounts, { query: { knownOn: daysFromToday(1) } })).toMatchObject({
    status: 400,
    body: { fields: { knownOn: "Please choose today or a day before it" } },
  });
});
