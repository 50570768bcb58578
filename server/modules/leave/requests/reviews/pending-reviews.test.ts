import { beforeEach, expect, test, vi } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import { newCompany, staff, stopClock, superadmin } from "#server/test/dashboard-company.ts";
import { call, type Person } from "#server/test/world.ts";

beforeEach(() => {
  stopClock();
  return () => vi.useRealTimers();
});

const pending = { leaveStatus: "pending" } as const;

async function newKitchen() {
  const company = await newCompany();
  const head = await company.newPerson({ name: "Lerato", surname: "Dlamini" });
  const kitchen = await company.newDepartment("Kitchen", head.employeeId);
  const sales = await company.newDepartment("Sales");
  const join = (name: string, departmentId: number) =>
    company.newPerson({ name, surname: "Botha", departmentId });
  const [anna, ben, cleo] = [
    await join("Anna", kitchen),
    await join("Ben", kitchen),
    await join("Cleo", kitchen),
  ];
  return { ...company, head, kitchen, sales, anna, ben, cleo, zanele: await join("Zanele", sales) };
}

const onlyReview = async (as: Person) => {
  const { items } = (await superadmin(as)).pendingReviews;
  expect(items).toHaveLength(1);
  return items[0];
};

test("a decision shows how many days would remain after it [DASH-01]", async () => {
  const { owner, anna, newLeave } = await newKitchen();
  await call(anna, leave.initializeLeave, {});
  await newLeave(anna, "2026-01-05", "2026-01-09", { duration: 5 });
  await newLeave(anna, "2026-02-02", "2026-02-02", { leaveStatus: "rejected", duration: 2 });
  await newLeave(anna, "2026-02-03", "2026-02-03", { leaveType: "SickLeave" });
  await newLeave(anna, "2026-06-01", "2026-06-03", { ...pending, duration: 2.5 });
  expect(await onlyReview(owner)).toMatchObject({ remainingAfter: 7.5 });
});

test("a decision shows the time in lieu unlapsed at its start [DASH-01]", async () => {
  const { owner, anna, newLeave, inTenant } = await newKitchen();
  const inLieu = { leaveType: "TimeInLieu" } as const;
  await call(owner, api.tenant.updateTenant, { body: { offersTimeInLieu: true } });
  const enter = (days: number, day: string) =>
    call(owner, leave.addEntry, {
      body: {
        employeeId: anna.employeeId,
        balance: "timeInLieu",
        kind: "worked",
        days,
        day,
        reason: "Stocktake",
      },
    });
  await enter(2, "2026-01-03");
  await call(owner, api.tenant.updateTenant, { body: { inLieuMonths: 4 } });
  // Valid until 7 June.
  await enter(1.5, "2026-02-07");
  await newLeave(anna, "2026-03-30", "2026-03-30", { ...inLieu, duration: 1 });
  const id = await newLeave(anna, "2026-06-04", "2026-06-04", { ...pending, ...inLieu });
  const start = (startDate: string) =>
    inTenant((tx) =>
      tx
        .updateTable("leaveRequests")
        .set({ startDate, endDate: startDate })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", id)
        .execute(),
    );
  expect(await onlyReview(owner)).toMatchObject({ remainingAfter: 1.5 });
  await start("2026-06-08");
  expect(await onlyReview(owner)).toMatchObject({ remainingAfter: 1 });
});

test("a decision shows the policy's days on its first day [DASH-01]", async () => {
  const { owner, anna, newLeave } = await newKitchen();
  await call(anna, leave.initializeLeave, {});
  const to = { kind: "employee", employeeId: anna.employeeId } as const;
  const assigned = await call(owner, leave.assignPolicy, {
    body: { policy: "act", to, from: "2026-04-01" },
  });
  expect(assigned.status).toBeLessThan(300);
  await newLeave(anna, "2026-06-01", "2026-06-03", { ...pending, duration: 3 });
  await newLeave(anna, "2026-09-01", "2026-09-01", { ...pending, duration: 1 });
  const { items } = (await superadmin(owner)).pendingReviews;
  const left = async (day: string) =>
    (await call(anna, leave.statement, { query: { balance: "annual", asOf: day } })).body.remaining;
  expect(items.map(({ remainingAfter }) => remainingAfter)).toEqual([
    expect.closeTo((await left("2026-06-01")) - 3, 6),
    expect.closeTo((await left("2026-09-01")) - 1, 6),
  ]);
  expect(items[1]?.remainingAfter).not.toBe((items[0]?.remainingAfter ?? 0) + 2);
});

test("excessive leave shows the days it lacks, unpaid leave no balance [DASH-01]", async () => {
  const { owner, anna, ben, newLeave } = await newKitchen();
  await newLeave(anna, "2026-01-05", "2026-01-23", { duration: 14 });
  await newLeave(anna, "2026-06-01", "2026-06-03", { ...pending, duration: 3 });
  await newLeave(ben, "2026-07-01", "2026-07-03", {
    ...pending,
    leaveType: "UnpaidLeave",
    duration: 3,
  });
  const { items } = (await superadmin(owner)).pendingReviews;
  // Anna has no grant yet, so the default of 15 days will apply.
  expect(items).toMatchObject([
    { remainingAfter: null, lackingDays: 2 },
    { remainingAfter: null, lackingDays: 0 },
  ]);
});

test("a decision lists absent colleagues once each, by start [DASH-01]", async () => {
  const { owner, anna, ben, cleo, newLeave } = await newKitchen();
  await newLeave(anna, "2026-06-08", "2026-06-19", pending);
  await newLeave(cleo, "2026-06-11", "2026-06-12");
  const first = await newLeave(ben, "2026-06-01", "2026-06-08");
  await newLeave(ben, "2026-06-15", "2026-06-16");
  expect(await onlyReview(owner)).toMatchObject({
    department: { name: "Kitchen" },
    othersAway: {
      total: 2,
      items: [
        {
          id: first,
          employee: { id: ben.employeeId, name: "Ben Botha" },
          startDate: "2026-06-01",
          endDate: "2026-06-08",
        },
        { employee: { name: "Cleo Botha" } },
      ],
    },
  });
});

test("two of those who are away are named, and all are counted [DASH-01]", async () => {
  const { owner, anna, kitchen, newPerson, newLeave } = await newKitchen();
  await newLeave(anna, "2026-06-08", "2026-06-12", pending);
  for (let n = 0; n < 4; n++)
    await newLeave(await newPerson({ departmentId: kitchen }), "2026-06-09", "2026-06-09");
  const { othersAway } = (await onlyReview(owner)) ?? {};
  expect([othersAway?.items.length, othersAway?.total]).toEqual([2, 4]);
});

test("unapproved and past leave and other departments are not away [DASH-01]", async () => {
  const { owner, anna, ben, cleo, zanele, kitchen, newPerson, newLeave } = await newKitchen();
  await newLeave(anna, "2026-06-08", "2026-06-12", pending);
  await newLeave(ben, "2026-06-01", "2026-06-07");
  await newLeave(ben, "2026-06-13", "2026-06-14");
  await newLeave(cleo, "2026-06-09", "2026-06-10", { leaveStatus: "rejected" });
  await newLeave(zanele, "2026-06-09", "2026-06-10");
  const gone = await newPerson({ departmentId: kitchen, isActive: false });
  await newLeave(gone, "2026-06-09", "2026-06-10");
  await newLeave(cleo, "2026-06-11", "2026-06-11", pending);
  const { items } = (await superadmin(owner)).pendingReviews;
  expect(items.map(({ othersAway }) => othersAway)).toEqual([
    { items: [], total: 0 },
    { items: [], total: 0 },
  ]);
});

test("a decision shows the department of the leave's first day [DASH-02]", async () => {
  const { owner, head, anna, ben, zanele, sales, newLeave, inTenant } = await newKitchen();
  await newLeave(anna, "2026-06-08", "2026-06-12", pending);
  await newLeave(ben, "2026-06-08", "2026-06-12");
  await newLeave(zanele, "2026-06-08", "2026-06-12");
  const reviewOf = async (as: Person) =>
    as === owner ? onlyReview(as) : (await staff(as)).pendingReviews.items[0];
  expect(await reviewOf(head)).toMatchObject({
    department: { name: "Kitchen" },
    othersAway: { total: 1, items: [{ employee: { name: "Ben Botha" } }] },
  });

  await inTenant(async (tx) => {
    const ofAnna = tx
      .selectFrom("positionAssignments")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", anna.employeeId);
    const { positionId, dateJoined, recordedAt, recordedById } = await ofAnna
      .select(["positionId", "dateJoined", "recordedAt", "recordedById"])
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("positionAssignments")
      .set({ dateTo: "2026-05-31" })
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", anna.employeeId)
      .execute();
    await tx
      .insertInto("positionAssignments")
      .values({
        tenantId: tx.tenantId,
        employeeId: anna.employeeId,
        positionId,
        departmentId: sales,
        dateJoined,
        dateFrom: "2026-06-01",
        recordedAt,
        recordedById,
      })
      .execute();
  });
  expect(await reviewOf(owner)).toMatchObject({
    department: { name: "Sales" },
    othersAway: { total: 1, items: [{ employee: { name: "Zanele Botha" } }] },
  });
  // The kitchen's head still leads her, and may not see absences in sales.
  expect(await reviewOf(head)).toMatchObject({
    department: { name: "Sales" },
    othersAway: { total: 0, items: [] },
  });
});

test("a new reviewer sees the former one and the day of change", async () => {
  const { owner, head, kitchen, anna, ben, cleo, newLeave, signInAgain } = await newKitchen();
  await newLeave(anna, "2026-06-01", "2026-06-01", pending);
  const nextHead = async (departmentHeadId: number | null, headFrom: string) => {
    const { status } = await call(await signInAgain(owner), api.departments.updateDepartment, {
      params: { id: kitchen },
      body: { departmentName: "Kitchen", departmentHeadId, headFrom },
    });
    expect(status).toBe(200);
  };
  const takenOver = async (as: Person) =>
    (await staff(await signInAgain(as))).pendingReviews.items.map((one) => [
      one.employee.name,
      one.takenOver,
    ]);
  expect(await takenOver(head)).toEqual([["Anna Botha", null]]);
  await nextHead(ben.employeeId, "2026-03-20");
  expect(await takenOver(head)).toEqual([["Anna Botha", null]]);
  // Before midnight in Johannesburg, and after it.
  vi.setSystemTime(new Date("2026-03-19T21:59:00Z"));
  expect(await takenOver(ben)).toEqual([]);
  vi.setSystemTime(new Date("2026-03-19T22:01:00Z"));
  await newLeave(cleo, "2026-06-02", "2026-06-02", pending);
  await newLeave(anna, "2026-06-03", "2026-06-03", pending);
  expect(await takenOver(ben)).toEqual([
    ["Anna Botha", { from: "Lerato Dlamini", on: "2026-03-20" }],
    ["Cleo Botha", null],
    ["Anna Botha", null],
  ]);
  const seen = await superadmin(await signInAgain(owner));
  expect(seen.pendingReviews.items.map((one) => one.takenOver)).toEqual([null, null, null]);

  await nextHead(null, "2026-03-20");
  await nextHead(head.employeeId, "2026-03-21");
  vi.setSystemTime(new Date("2026-03-21T09:00:00Z"));
  expect(await takenOver(head)).toEqual([
    ["Anna Botha", { from: null, on: "2026-03-21" }],
    ["Cleo Botha", { from: null, on: "2026-03-21" }],
    ["Anna Botha", { from: null, on: "2026-03-21" }],
  ]);
});

test("a decision says who decides next, by the end of the leave and if announced", async () => {
  const { owner, head, ben, kitchen, anna, newLeave, signInAgain } = await newKitchen();
  await newLeave(anna, "2026-06-01", "2026-06-02", pending);
  const passesOn = async () => (await staff(head)).pendingReviews.items[0]?.passesOn;
  const plan = async (headFrom: string, announcedFrom: string) => {
    const { status } = await call(await signInAgain(owner), api.departments.updateDepartment, {
      params: { id: kitchen },
      body: {
        departmentName: "Kitchen",
        departmentHeadId: ben.employeeId,
        headFrom,
        announcedFrom,
      },
    });
    expect(status).toBe(200);
  };
  expect(await passesOn()).toBeNull();
  await plan("2026-06-02", "2026-03-17");
  expect(await passesOn()).toBeNull();
  vi.setSystemTime(new Date("2026-03-17T09:00:00Z"));
  const signedIn = await signInAgain(head);
  const seen = (await staff(signedIn)).pendingReviews.items[0];
  expect(seen?.passesOn).toEqual({ to: "Ben Botha", on: "2026-06-02" });
  await newLeave(anna, "2026-05-01", "2026-05-29", pending);
  const [earlier] = (await staff(signedIn)).pendingReviews.items;
  expect(earlier?.passesOn).toBeNull();
});

test("a decision says whom the person leads without a stand-in, and when they leave", async () => {
  const { owner, head, ben, anna, cleo, change, newPerson, newDepartment, newLeave } =
    await newKitchen();
  const stores = await newDepartment("Stores", anna.employeeId);
  await newPerson({ departmentId: stores });
  const left = await newPerson({ departmentId: stores });
  await newLeave(anna, "2026-06-01", "2026-06-02", pending);
  const review = async (as = head) => {
    const { items } = (await staff(as)).pendingReviews;
    return items.find(({ employee }) => employee.id === anna.employeeId);
  };
  expect(await review()).toMatchObject({ leads: 2, lastDay: null });
  await change(left, { isActive: false });
  await change(anna, { terminationDate: "2026-06-30" });
  expect(await review()).toMatchObject({ leads: 1, lastDay: "2026-06-30" });

  const standIn = (managerId: number, standInId: number, from: string, to: string) =>
    call(owner, api.continuity.nameStandIn, { body: { managerId, standInId, from, to } });
  const forAnna = await standIn(anna.employeeId, ben.employeeId, "2026-06-01", "2026-06-05");
  expect(forAnna.status).toBe(201);
  expect(await review()).toMatchObject({ leads: 0 });

  await standIn(head.employeeId, cleo.employeeId, "2026-03-16", "2026-03-20");
  expect(await review(cleo)).toMatchObject({
    standsInFor: "Lerato Dlamini",
    lastDay: null,
    passesOn: null,
  });
});
