import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { chart, exportChart, setLines } = api.continuity;

/** The people below a person in a chart, or at the top. */
const below = async (as: Person, of?: Person, day?: string) => {
  const { status, body } = await call(as, chart, {
    query: { ...(of && { of: of.employeeId }), ...(day && { day }) },
  });
  expect(status).toBe(200);
  return body.map(({ id, leads }) => [id, leads]);
};

test("the organisation opens branch by branch, managers before others", async () => {
  const { owner, director, head, headInPosition, clerk, colleague } = await companyOfReaders();
  const top = await below(owner);
  expect(top).toContainEqual([director.employeeId, 1]);
  expect(top).toContainEqual([head.employeeId, 2]);
  expect(top.map(([id]) => id)).not.toContain(clerk.employeeId);
  expect(await below(owner, director)).toEqual([[headInPosition.employeeId, 0]]);
  const people = await below(owner, head);
  expect(people.toSorted()).toEqual(
    [
      [clerk.employeeId, 0],
      [colleague.employeeId, 0],
    ].toSorted(),
  );
  expect(await below(owner, clerk)).toEqual([]);
});

test("the chart shows the managers of any past or future day", async () => {
  const { owner, head, follower, clerk, colleague, changeHead } = await companyOfReaders();
  const from = daysFromToday(10);
  await call(owner, setLines, {
    body: {
      people: [{ employeeId: clerk.employeeId, leads: "manager", managerId: colleague.employeeId }],
      from,
      reason: "A project",
    },
  });
  expect(await below(owner, colleague)).toEqual([]);
  expect(await below(owner, colleague, from)).toEqual([[clerk.employeeId, 0]]);
  expect((await changeHead(follower, from)).status).toBe(200);
  expect(await below(owner, follower, from)).toEqual([[colleague.employeeId, 1]]);
  expect((await below(owner, head, daysFromToday(9))).length).toBe(2);
  expect(await below(owner, head, "2025-12-31")).toEqual([]);
});

test("the chart of a day contains each person exactly once", async () => {
  const { owner, inTenant } = await companyOfReaders();
  const seen: number[] = [];
  const walk = async (of?: number) => {
    const { body } = await call(owner, chart, { query: of ? { of } : {} });
    for (const { id } of body) {
      seen.push(id);
      await walk(id);
    }
  };
  await walk();
  expect(seen.length).toBe(new Set(seen).size);
  const held = await inTenant((tx) =>
    tx
      .selectFrom("positionAssignments")
      .where("tenantId", "=", tx.tenantId)
      .select("employeeId")
      .execute(),
  );
  expect(seen).toEqual(expect.arrayContaining(held.map(({ employeeId }) => employeeId)));
});

test("only super administrators download a day's reporting lines as CSV", async () => {
  const { owner, head } = await companyOfReaders();
  const { status, headers, body } = await call(owner, exportChart, { query: {} });
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toContain(`organisation-${today}.csv`);
  expect(String(body)).toMatch(/Themba Nkosi,Clerk,Sales,Hanna Botha/);
  for (const operation of [chart, exportChart])
    expect((await call(head, operation, { query: {} })).status).toBe(403);
});
