import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone, plusDays } from "#server/company-day.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { call, newTenant } from "#server/test/world.ts";

const today = dayOf(new Date(), defaultTimeZone);
const inDays = (days: number) => plusDays(today, days);

/** Anna heads Sales with a clerk, and leads a guest from Carol's Stores; Ben is to follow her. */
async function peopleOfAnna() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const anna = await newEmployee({ name: "Anna" });
  const ben = await newEmployee({ name: "Ben" });
  const carol = await newEmployee({ name: "Carol" });
  const sales = await newDepartment("Sales", anna.employeeId);
  const stores = await newDepartment("Stores", carol.employeeId);
  const clerk = await newEmployee({ departmentId: sales });
  const guest = await newEmployee({ departmentId: stores });
  const lead = (who: { employeeId: number }, managerId: number, from = inDays(-10)) =>
    call(owner, api.continuity.setLines, {
      body: {
        people: [{ employeeId: who.employeeId, leads: "manager", managerId }],
        from,
        reason: "A project",
      },
    });
  await lead(guest, anna.employeeId);
  const end = (
    who: { employeeId: number },
    terminationDate: string | null,
    leadsNext?: { leads: "manager"; managerId: number } | { leads: "nobody" },
  ) =>
    call(owner, api.employees.update, {
      params: { id: who.employeeId },
      body: { terminationDate, ...(leadsNext && { leadsNext }) },
    });
  const next = (who: { employeeId: number }) =>
    ({ leads: "manager", managerId: who.employeeId }) as const;
  const managerOn = async ({ employeeId }: { employeeId: number }, day: string) =>
    (await tenant.inTenant((tx) => managersOf(tx, [{ employeeId, day }]))).get(employeeId)?.id;
  const lastDayOf = async ({ employeeId }: { employeeId: number }) => {
    const { terminationDate } = await tenant.inTenant((tx) =>
      tx
        .selectFrom("employees")
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", employeeId)
        .select("terminationDate")
        .executeTakeFirstOrThrow(),
    );
    return terminationDate;
  };
  const endingManagers = async () =>
    (await call(owner, api.continuity.gaps, { query: { kind: "managerEnds" } })).body.map(
      ({ manager, day, count }) => [manager?.id, day, count],
    );
  const people = { anna, ben, carol, clerk, guest };
  return { ...tenant, ...people, sales, lead, end, next, managerOn, lastDayOf, endingManagers };
}

test("a manager's last day is refused until a successor is named", async () => {
  const { anna, clerk, end, lastDayOf, managerOn } = await peopleOfAnna();
  for (const day of [inDays(20), today, inDays(-3)]) {
    const { status, body } = await end(anna, day);
    expect([status, body.code]).toEqual([409, "leads_people"]);
  }
  expect(await lastDayOf(anna)).toBeNull();
  expect(await managerOn(clerk, inDays(21))).toBe(anna.employeeId);
});

test("the successor leads from the day after, and a handover opens", async () => {
  const { anna, ben, clerk, guest, end, next, managerOn, lastDayOf, storyOf, inTenant } =
    await peopleOfAnna();
  expect((await end(anna, inDays(20), next(ben))).status).toBe(200);
  expect(await lastDayOf(anna)).toBe(inDays(20));
  for (const person of [clerk, guest]) {
    expect(await managerOn(person, inDays(20))).toBe(anna.employeeId);
    expect(await managerOn(person, inDays(21))).toBe(ben.employeeId);
  }
  expect(await storyOf(clerk)).toContainEqual(
    expect.objectContaining({
      kind: "manager_changed",
      day: inDays(21),
      changes: [expect.objectContaining({ beforeId: anna.employeeId, afterId: ben.employeeId })],
    }),
  );
  const opened = await inTenant((tx) =>
    tx
      .selectFrom("handovers")
      .where("tenantId", "=", tx.tenantId)
      .where("outgoingId", "=", anna.employeeId)
      .select("employeeId")
      .execute(),
  );
  expect(opened.map(({ employeeId }) => employeeId)).toContain(clerk.employeeId);
});

test("without a successor, people fall to their head, and a gap opens", async () => {
  const { anna, carol, clerk, guest, end, managerOn, endingManagers } = await peopleOfAnna();
  expect((await end(anna, inDays(20), { leads: "nobody" })).status).toBe(200);
  expect(await managerOn(clerk, inDays(20))).toBe(anna.employeeId);
  expect(await managerOn(clerk, inDays(21))).toBeUndefined();
  expect(await managerOn(guest, inDays(21))).toBe(carol.employeeId);
  expect(await endingManagers()).toEqual([[anna.employeeId, inDays(20), 1]]);
});

test("a past last day passes people on from today only", async () => {
  const { anna, ben, clerk, end, next, managerOn } = await peopleOfAnna();
  expect((await end(anna, inDays(-3), next(ben))).status).toBe(200);
  expect(await managerOn(clerk, inDays(-1))).toBe(anna.employeeId);
  expect(await managerOn(clerk, today)).toBe(ben.employeeId);
});

test("a last day needs no successor once the people have moved", async () => {
  const { owner, anna, ben, carol, clerk, guest, sales, lead, end } = await peopleOfAnna();
  expect((await end(clerk, inDays(20))).status).toBe(200);
  await call(owner, api.departments.updateDepartment, {
    params: { id: sales },
    body: { departmentName: "Sales", departmentHeadId: ben.employeeId, headFrom: inDays(15) },
  });
  expect((await end(anna, inDays(14))).body.code).toBe("leads_people");
  await lead(guest, carol.employeeId, inDays(15));
  expect((await end(anna, inDays(13))).body.code).toBe("leads_people");
  expect((await end(anna, inDays(14))).status).toBe(200);
});

test("a last day needs no successor once the people leave no later", async () => {
  const { anna, clerk, guest, end, lastDayOf } = await peopleOfAnna();
  await end(clerk, inDays(14));
  await end(guest, inDays(15));
  expect((await end(anna, inDays(14))).body.code).toBe("leads_people");
  expect((await end(anna, inDays(15))).status).toBe(200);
  expect(await lastDayOf(anna)).toBe(inDays(15));
});

test("a successor who leaves must name a successor in turn", async () => {
  const { anna, ben, end, next, endingManagers } = await peopleOfAnna();
  await end(ben, inDays(40));
  expect((await end(anna, inDays(20), next(ben))).status).toBe(200);
  expect(await endingManagers()).toEqual([[ben.employeeId, inDays(40), 2]]);
  expect((await end(ben, inDays(30))).body.code).toBe("leads_people");
  // The stored last day is not a new one.
  expect((await end(ben, inDays(40))).status).toBe(200);
});

test("only another employee still there can succeed, on a last day", async () => {
  const { anna, ben, end, next, lastDayOf } = await peopleOfAnna();
  await end(ben, inDays(10));
  for (const who of [ben, anna]) {
    const { status, body } = await end(anna, inDays(20), next(who));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["leadsNext.managerId"]]);
  }
  const { status, body } = await end(anna, null, next(ben));
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["leadsNext"]]);
  expect(await lastDayOf(anna)).toBeNull();
});

test("a successor led by the people they take over is refused", async () => {
  const { newEmployee, anna, clerk, lead, end, next, lastDayOf } = await peopleOfAnna();
  const intern = await newEmployee({ name: "Ife" });
  await lead(intern, clerk.employeeId, today);
  const { status, body } = await end(anna, inDays(20), next(intern));
  expect([status, body.code]).toEqual([409, "circle_of_managers"]);
  expect(await lastDayOf(anna)).toBeNull();
});
