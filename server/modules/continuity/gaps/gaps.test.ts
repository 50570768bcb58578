import { beforeEach, expect, test } from "vitest";
import { type GapKind, gapKinds } from "#contract/codes/continuity.ts";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { gaps } = api.continuity;

const gapsOf = async (as: Person, kind: GapKind, page: object = {}) =>
  (await call(as, gaps, { query: { kind, ...page } })).body;
const aboutOf = async (as: Person, kind: GapKind) =>
  (await gapsOf(as, kind)).map(({ employee }) => employee?.id);

type Company = Awaited<ReturnType<typeof companyOfReaders>>;
let company: Company;
beforeEach(async () => {
  company = await companyOfReaders();
});

const change = (row: object, { employeeId }: Person, { tenantId, inTenant }: Company = company) =>
  inTenant((tx) =>
    tx
      .updateTable("employees")
      .set(row)
      .where("tenantId", "=", tenantId)
      .where("id", "=", employeeId)
      .execute(),
  );
const named = (person: Person, name: string) => ({ id: person.employeeId, name });

test.each(gapKinds)("gaps of the kind %s are for super administrators alone", async (kind) => {
  const { owner, superadmin, head, clerk } = company;
  for (const reader of [owner, superadmin])
    expect((await call(reader, gaps, { query: { kind } })).status).toBe(200);
  for (const reader of [head, clerk]) {
    const { status, body } = await call(reader, gaps, { query: { kind } });
    expect([status, body.code]).toEqual([403, "forbidden"]);
  }
});

test("the first gaps are those of their kinds, and quiet histories a number", async () => {
  const { owner, head, clerk } = company;
  await change({ startDate: daysFromToday(-90) }, clerk);
  const { status, body } = await call(owner, api.continuity.firstGaps, {});
  expect(status).toBe(200);
  const kinds = gapKinds.filter((kind) => kind !== "quiet");
  const all = (await Promise.all(kinds.map((kind) => gapsOf(owner, kind)))).flat();
  expect(all.length).toBeGreaterThan(0);
  expect(body).toEqual({ items: all.slice(0, 4), total: all.length, quiet: 1 });
  expect((await call(head, api.continuity.firstGaps, {})).status).toBe(403);
});

test("a kind that there is not is refused", async () => {
  const query = { kind: "other" as GapKind };
  expect((await call(company.owner, gaps, { query })).status).toBe(400);
});

test("an employee whom no manager or head leads is a gap", async () => {
  const { owner, newEmployee, newDepartment, insertHeadship, director, head, follower } = company;
  const stores = await newDepartment("Stores");
  const unled = await newEmployee({ name: "Lwazi", surname: "Mbatha", departmentId: stores });
  const sales = await newDepartment("Exports");
  const ownHead = await newEmployee({ departmentId: sales });
  await insertHeadship(sales, ownHead);
  // None counts: one is deactivated, one begins later, one has left.
  await newEmployee({ departmentId: stores, isActive: false });
  await newEmployee({ departmentId: stores, startDate: daysFromToday(1) });
  const left = await newEmployee({ departmentId: stores });
  await change({ terminationDate: daysFromToday(-1) }, left);
  const found = await gapsOf(owner, "nobodyLeads");
  expect(found.map(({ employee }) => employee?.id).toSorted()).toEqual(
    [unled, director, head, follower].map(({ employeeId }) => employeeId).toSorted(),
  );
  expect(found.find(({ employee }) => employee?.id === unled.employeeId)).toEqual({
    kind: "nobodyLeads",
    subjectId: unled.employeeId,
    key: expect.stringMatching(/^[\da-f]{32}$/),
    employee: named(unled, "Lwazi Mbatha"),
    department: { id: stores, departmentName: "Stores" },
    manager: null,
    managers: [],
    departments: [],
    leavesOn: null,
    basedOn: null,
    day: null,
    count: null,
    drafts: null,
    promise: null,
    handover: null,
    setAside: null,
  });
});

test("a deactivated manager is a gap with the number of active people", async () => {
  const { owner, head, follower, clerk, colleague, sales } = company;
  expect(await gapsOf(owner, "managerDeactivated")).toEqual([]);
  for (const person of [head, follower]) await change({ isActive: false }, person);
  const expected = {
    manager: named(head, "Hanna Botha"),
    departments: [
      { id: sales, departmentName: "Sales", lastDay: null, basedOn: expect.any(String) },
    ],
  };
  expect(await gapsOf(owner, "managerDeactivated")).toMatchObject([{ ...expected, count: 2 }]);
  await change({ isActive: false }, colleague);
  expect(await gapsOf(owner, "managerDeactivated")).toMatchObject([{ ...expected, count: 1 }]);
  await change({ isActive: false }, clerk);
  expect(await gapsOf(owner, "managerDeactivated")).toEqual([]);
});

test("the gap of a deactivated person counts their drafts, except to themselves", async () => {
  const { owner, newEmployee, sales, head, clerk } = company;
  const led = await newEmployee({ employeeRole: "Executive", departmentId: sales });
  for (const about of [clerk, led]) await writeNote(head, about, { audience: "draft" });
  await change({ isActive: false }, head);
  const draftsFor = async (as: Person) => (await gapsOf(as, "managerDeactivated"))[0]?.drafts;
  expect([await draftsFor(owner), await draftsFor(led)]).toEqual([2, 1]);
});

test("drafts of a deactivated person stay counted after their people passed on", async () => {
  const { owner, newEmployee, sales, head, follower, clerk } = company;
  const led = await newEmployee({ employeeRole: "Executive", departmentId: sales });
  await writeNote(head, led, { audience: "draft" });
  await writeNote(head, clerk);
  await change({ isActive: false }, head);
  const leadsNext = { leads: "manager" as const, managerId: follower.employeeId };
  const body = { managerId: head.employeeId, leadsNext, from: today, reason: "Left" };
  expect((await call(owner, api.continuity.passOn, { body })).status).toBe(200);
  expect(await gapsOf(owner, "managerDeactivated")).toMatchObject([
    { manager: named(head, "Hanna Botha"), departments: [], count: 0, drafts: 1 },
  ]);
  expect(await gapsOf(led, "managerDeactivated")).toEqual([]);
  await change({ isActive: true }, head);
  expect(await gapsOf(owner, "managerDeactivated")).toEqual([]);
});

test.each([
  ["today", 0, true],
  ["in 60 days", 60, true],
  ["in 61 days", 61, false],
  ["yesterday", -1, false],
])("a manager leaving %s without a successor is a gap: %s", async (_, days, isGap) => {
  const { owner, head } = company;
  await change({ terminationDate: daysFromToday(days) }, head);
  const found = await gapsOf(owner, "managerEnds");
  expect(found.map(({ manager, day, count }) => [manager?.id, day, count])).toEqual(
    isGap ? [[head.employeeId, daysFromToday(days), 2]] : [],
  );
});

test("a departing manager with a successor, or without people, is no gap", async () => {
  const { owner, head, follower, changeHead } = company;
  await change({ terminationDate: daysFromToday(20) }, follower);
  expect(await gapsOf(owner, "managerEnds")).toEqual([]);
  await change({ terminationDate: daysFromToday(20) }, head);
  await change({ terminationDate: null }, follower);
  expect(await gapsOf(owner, "managerEnds")).toHaveLength(1);
  await changeHead(follower, daysFromToday(21));
  expect(await gapsOf(owner, "managerEnds")).toEqual([]);
});

test("a department is a gap if its head ends within 60 days", async () => {
  const { owner, head, sales, tenantId, inTenant } = company;
  const endOn = (dateTo: string) =>
    inTenant((tx) =>
      tx
        .updateTable("departmentHeadships")
        .set({ dateTo })
        .where("tenantId", "=", tenantId)
        .where("departmentId", "=", sales)
        .execute(),
    );
  await endOn(daysFromToday(61));
  expect(await gapsOf(owner, "managerEnds")).toEqual([]);
  await endOn(daysFromToday(60));
  expect(await gapsOf(owner, "managerEnds")).toMatchObject([
    {
      manager: named(head, "Hanna Botha"),
      departments: [
        {
          id: sales,
          departmentName: "Sales",
          lastDay: daysFromToday(60),
          basedOn: expect.any(String),
        },
      ],
      leavesOn: null,
      day: daysFromToday(60),
      count: 2,
    },
  ]);
});

test("a manager who ends is one gap with all departments", async () => {
  const { owner, head, director, sales, newDepartment, newEmployee, insertHeadship } = company;
  const [stores, exports] = [await newDepartment("Stores"), await newDepartment("Exports")];
  for (const id of [stores, exports]) await insertHeadship(id, head);
  await newEmployee({ departmentId: stores });
  const lone = await newEmployee({ departmentId: stores });
  const line = { leads: "manager" as const, managerId: director.employeeId };
  const people = [{ employeeId: lone.employeeId, ...line }];
  const body = { people, from: today, reason: "A project" };
  expect((await call(owner, api.continuity.setLines, { body })).status).toBe(200);
  const headUntil = (departmentId: number, dateTo: string) =>
    company.inTenant((tx) =>
      tx
        .updateTable("departmentHeadships")
        .set({ dateTo })
        .where("tenantId", "=", tx.tenantId)
        .where("departmentId", "=", departmentId)
        .execute(),
    );
  const ending = async () =>
    (await gapsOf(owner, "managerEnds")).map((gap) => ({
      who: gap.manager?.id,
      heads: gap.departments.map(({ departmentName, lastDay }) => [departmentName, lastDay]),
      days: [gap.day, gap.leavesOn],
      count: gap.count,
    }));
  const [soon, later, leaving] = [10, 20, 30].map((days) => daysFromToday(days));
  await headUntil(sales, later ?? "");
  await headUntil(stores, soon ?? "");
  const who = head.employeeId;
  // Of Stores, one has a manager of their own.
  const two = [
    ["Sales", later],
    ["Stores", soon],
  ];
  expect(await ending()).toEqual([{ who, heads: two, days: [soon, null], count: 3 }]);
  await newEmployee({ departmentId: exports });
  await change({ terminationDate: leaving }, head);
  const all = [["Exports", null], ...two];
  expect(await ending()).toEqual([{ who, heads: all, days: [soon, leaving], count: 4 }]);
});

test("a department without a head is a gap with its head count", async () => {
  const { owner, newDepartment, newEmployee } = company;
  const id = await newDepartment("Stores");
  await newEmployee({ departmentId: id });
  expect(await gapsOf(owner, "noHead")).toMatchObject([
    { department: { id, departmentName: "Stores" }, count: 1 },
  ]);
});

test("an employee is quiet on the 90th day without a released note", async () => {
  const { owner, head, clerk, tenantId, inTenant } = company;
  await change({ startDate: daysFromToday(-90) }, clerk);
  const isQuiet = async () => (await aboutOf(owner, "quiet")).includes(clerk.employeeId);
  expect(await isQuiet()).toBe(true);
  const draft = await writeNote(head, clerk, { audience: "draft" });
  expect(await isQuiet()).toBe(true);
  const id = await writeNote(head, clerk);
  expect(await isQuiet()).toBe(false);
  const writtenOn = (day: string) =>
    inTenant((tx) =>
      tx
        .updateTable("notes")
        .set({ updatedAt: `${day}T10:00:00Z` })
        .where("tenantId", "=", tenantId)
        .where("id", "=", id)
        .execute(),
    );
  await writtenOn(daysFromToday(-89));
  expect(await isQuiet()).toBe(false);
  await writtenOn(daysFromToday(-90));
  const found = await gapsOf(owner, "quiet");
  expect(found.find(({ employee }) => employee?.id === clerk.employeeId)).toMatchObject({
    manager: named(head, "Hanna Botha"),
    day: daysFromToday(-90),
  });
  expect(draft).toBeGreaterThan(0);
});

test("new employees and super administrators are never quiet; a promise ends quiet", async () => {
  const { owner, head, clerk, colleague, superadmin } = company;
  await change({ startDate: daysFromToday(-89) }, clerk);
  for (const person of [colleague, superadmin])
    await change({ startDate: daysFromToday(-400) }, person);
  expect(await aboutOf(owner, "quiet")).toEqual([colleague.employeeId]);
  await change({ terminationDate: daysFromToday(-1) }, colleague);
  expect(await aboutOf(owner, "quiet")).toEqual([]);
  await change({ terminationDate: today }, colleague);
  expect(await aboutOf(owner, "quiet")).toEqual([colleague.employeeId]);
  const body = {
    employeeId: colleague.employeeId,
    promiseText: "A desk",
    dueOn: daysFromToday(10),
  };
  const { status } = await call(head, api.continuity.makePromise, { body });
  expect(status).toBe(201);
  expect(await aboutOf(owner, "quiet")).toEqual([]);
});

test("three managers within a year are a gap, two are none", async () => {
  const { owner, head, follower, director, clerk, colleague, changeHead } = company;
  await changeHead(follower, daysFromToday(-40));
  expect(await gapsOf(owner, "threeManagers")).toEqual([]);
  await changeHead(director, daysFromToday(-5));
  const found = await gapsOf(owner, "threeManagers");
  expect(found.map(({ employee }) => employee?.id).toSorted()).toEqual(
    [clerk, colleague].map(({ employeeId }) => employeeId).toSorted(),
  );
  expect(found[0]).toMatchObject({
    count: 3,
    managers: [
      named(director, "Dineo Dube"),
      named(follower, "Farai Zulu"),
      named(head, "Hanna Botha"),
    ],
  });
  // A return to a former manager still makes three people.
  await changeHead(head);
  expect((await gapsOf(owner, "threeManagers"))[0]).toMatchObject({ count: 3 });
});

test("gaps are paged and counted for one's own company only", async () => {
  const { owner, newDepartment } = company;
  for (const name of ["Alpha", "Beta", "Gamma"]) await newDepartment(name);
  const { headers, body } = await call(owner, gaps, {
    query: { kind: "noHead", page: 2, pageSize: 2 },
  });
  expect(headers["x-total-count"]).toBe("3");
  expect(body.map(({ department }) => department?.departmentName)).toEqual(["Gamma"]);
  expect(await gapsOf((await newTenant()).owner, "noHead")).toEqual([]);
  expect(today).toMatch(/^\d{4}/);
});

const dueOn = (id: number, day: string | null) =>
  company.inTenant((tx) =>
    tx
      .updateTable("promises")
      .set({ dueOn: day })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", id)
      .execute(),
  );

test("unsettled promises are overdue after their due day, once per employee", async () => {
  const { owner, head, clerk } = company;
  const [first, second] = [await newPromise(head, clerk), await newPromise(head, clerk)];
  await dueOn(first, today);
  await dueOn(second, daysFromToday(3));
  expect(await gapsOf(owner, "promiseOverdue")).toEqual([]);
  await dueOn(first, daysFromToday(-1));
  await dueOn(second, daysFromToday(-4));
  expect(await gapsOf(owner, "promiseOverdue")).toMatchObject([
    {
      employee: named(clerk, "Themba Nkosi"),
      manager: named(head, "Hanna Botha"),
      day: daysFromToday(-4),
      count: 2,
      promise: null,
    },
  ]);
  await call(head, api.continuity.keepPromise, { params: { id: second }, body: {} });
  expect(await gapsOf(owner, "promiseOverdue")).toMatchObject([
    { day: daysFromToday(-1), count: 1 },
  ]);
});

test("an undated promise is a gap until its employee leaves", async () => {
  const { owner, head, clerk } = company;
  const id = await newPromise(head, clerk);
  expect(await gapsOf(owner, "promiseUndated")).toMatchObject([
    {
      employee: named(clerk, "Themba Nkosi"),
      day: null,
      count: 1,
      promise: { id, text: "The forklift licence", version: 1 },
    },
  ]);
  expect(await gapsOf(owner, "promiseOverdue")).toEqual([]);
  for (const gone of [
    { isActive: false },
    { isActive: true, terminationDate: daysFromToday(-1) },
  ]) {
    await change(gone, clerk);
    expect(await gapsOf(owner, "promiseUndated")).toEqual([]);
  }
});

test("nobody learns from the gaps that something is intended for themselves", async () => {
  const { owner, superadmin } = company;
  await newPromise(superadmin, owner, { isIntent: true });
  expect(await gapsOf(owner, "promiseUndated")).toEqual([]);
  expect(await aboutOf(superadmin, "promiseUndated")).toEqual([owner.employeeId]);
});

test("a handover is a gap while its current step is overdue", async () => {
  const { owner, head, follower, clerk, changeHead } = company;
  await changeHead(follower, daysFromToday(40));
  const { body: packs } = await call(owner, api.continuity.handovers, { query: {} });
  const id = packs.find(({ employee }) => employee.id === clerk.employeeId)?.id ?? 0;
  const stepsDue = (days: readonly string[]) =>
    company.inTenant(async (tx) => {
      for (const [at, day] of days.entries())
        await tx
          .updateTable("handoverSteps")
          .set({ dueOn: day })
          .where("tenantId", "=", tx.tenantId)
          .where("handoverId", "=", id)
          .where("step", "=", at + 1)
          .execute();
    });
  await stepsDue([today, daysFromToday(5), daysFromToday(9)]);
  expect(await gapsOf(owner, "handoverOverdue")).toEqual([]);
  await stepsDue([daysFromToday(-1), daysFromToday(5), daysFromToday(9)]);
  const overdue = { employee: named(clerk, "Themba Nkosi"), manager: named(head, "Hanna Botha") };
  expect(await gapsOf(owner, "handoverOverdue")).toMatchObject([
    { ...overdue, day: daysFromToday(-1), handover: { id, step: 1 } },
  ]);
  const body = { step: 1, reason: "Left without notice" };
  await call(owner, api.continuity.releaseStep, { params: { id }, body });
  expect(await gapsOf(owner, "handoverOverdue")).toEqual([]);
  await stepsDue([daysFromToday(-5), daysFromToday(-2), daysFromToday(-1)]);
  expect(await gapsOf(owner, "handoverOverdue")).toMatchObject([
    { ...overdue, day: daysFromToday(-2), handover: { id, step: 2 } },
  ]);
  await change({ isActive: false }, clerk);
  expect(await gapsOf(owner, "handoverOverdue")).toEqual([]);
});
