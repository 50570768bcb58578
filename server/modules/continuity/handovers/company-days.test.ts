import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { HandoverDays } from "#contract/rules/continuity.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { getTenant, updateTenant } = api.tenant;
const { handover, handovers, openHandover, previewLines } = api.continuity;

const setDays = (as: Person, handoverDays: HandoverDays) =>
  done(call(as, updateTenant, { body: { handoverDays } }));
const monthly = { written: 30, commented: 20, confirmed: 2 };

const dueOf = async (as: Person, id: number) =>
  (await done(call(as, handover, { params: { id } }))).steps.map(({ dueOn }) => dueOn);

const handoverOf = async (as: Person, { employeeId }: Person) =>
  (await done(call(as, handovers, { query: {} }))).find(
    ({ employee }) => employee.id === employeeId,
  )?.id ?? 0;

test("open handovers adopt new company days only when they move", async () => {
  const { owner, head, clerk, follower, superadmin, changeHead } = await companyOfReaders();
  await changeHead(follower, daysFromToday(60));
  const id = await handoverOf(owner, clerk);
  const before = [49, 54, 59].map(daysFromToday);
  expect(await dueOf(head, id)).toEqual(before);

  expect((await setDays(superadmin, monthly)).handoverDays).toEqual(monthly);
  expect(await dueOf(head, id)).toEqual(before);
  const people = [
    { employeeId: clerk.employeeId, leads: "manager" as const, managerId: superadmin.employeeId },
  ];
  const preview = (from: string) => done(call(owner, previewLines, { body: { people, from } }));
  const after = [20, 30, 48].map(daysFromToday);
  expect((await preview(daysFromToday(50))).due).toEqual(after);

  const body = { employeeId: clerk.employeeId, takesOverOn: daysFromToday(50) };
  expect(await done(call(head, openHandover, { body }))).toEqual({ id });
  expect(await dueOf(head, id)).toEqual(after);
});

test("a company's handover days affect no other company", async () => {
  const { owner, stranger } = await companyOfReaders();
  await setDays(stranger, monthly);
  expect((await done(call(owner, getTenant, {}))).handoverDays).toEqual({
    written: 11,
    commented: 6,
    confirmed: 1,
  });
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "late handovers count their steps from the company's own day in %s",
  async (timeZone) => {
    const { owner, newEmployee, newDepartment } = await newTenant();
    await done(call(owner, updateTenant, { body: { timeZone } }));
    await setDays(owner, { written: 9, commented: 7, confirmed: 0 });
    const head = await newEmployee();
    const clerk = await newEmployee({
      departmentId: await newDepartment("Sales", head.employeeId),
    });
    const today = Temporal.Now.plainDateISO(timeZone);
    const body = { employeeId: clerk.employeeId, takesOverOn: today.toString() };
    const { id } = await done(call(head, openHandover, { body }));
    expect(await dueOf(head, id)).toEqual([4, 6, 11].map((days) => today.add({ days }).toString()));
  },
);
