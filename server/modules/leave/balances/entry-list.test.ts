import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

test("entries are listed newest first, page by page, by balance on request", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await call(person, leave.initializeLeave, {});
  const enter = (kind: "corrected" | "opening", days: number) =>
    call(tenant.owner, leave.addEntry, {
      body: {
        employeeId: person.employeeId,
        balance: "annual",
        kind,
        days,
        day: "2026-03-02",
        reason: "From the old system",
      },
    });
  await enter("opening", 4.25);
  await enter("corrected", -1);
  const list = (as: Person, query: object) => call(as, leave.entries, { query });

  const { body, headers } = await list(person, { balance: "annual" });
  expect(headers["x-total-count"]).toBe("3");
  expect(body.map(({ kind, days }) => [kind, days])).toEqual([
    ["corrected", -1],
    ["opening", 4.25],
    ["default", 15],
  ]);
  expect(body[0]).toMatchObject({
    day: "2026-03-02",
    reason: "From the old system",
    by: { id: tenant.owner.employeeId },
  });
  const second = await list(person, { balance: "annual", page: 2, pageSize: 2 });
  expect(second.body.map(({ kind }) => kind)).toEqual(["default"]);
  expect((await list(person, {})).headers["x-total-count"]).toBe("7");
  const { employeeId } = person;
  expect((await list(tenant.owner, { employeeId })).headers["x-total-count"]).toBe("7");
  expect((await list(await tenant.newEmployee(), { employeeId })).status).toBe(404);
  expect((await list((await newTenant()).owner, { employeeId })).status).toBe(404);
});
