import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { history, historyCounts, historyPosition, update, createNextOfKin } = api.employees;

const read = (as: Person, who: Person, query: object = {}) =>
  call(as, history, { params: { id: who.employeeId }, query });

/** A department with its head and an employee, who has an entry of each visibility. */
async function toldEmployee() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment, inTenant } = tenant;
  const head = await newEmployee({ name: "Sipho", surname: "Dlamini", employeeRole: "Manager" });
  const departmentId = await newDepartment("Sales", head.employeeId);
  const staff = await newEmployee({ departmentId });
  await call(owner, update, { params: { id: staff.employeeId }, body: { name: "Themba" } });
  await call(staff, createNextOfKin, {
    body: {
      firstNames: "Lerato",
      lastName: "M",
      phoneNumber: "0215550101",
      relationship: "Sister",
    },
  });
  const now = new Date().toISOString();
  await inTenant((tx) =>
    tx
      .insertInto("story")
      .values({
        tenantId: tenant.tenantId,
        subjectKind: "employee",
        subjectId: staff.employeeId,
        kind: "note_added",
        visibility: "management",
        day: today,
        happenedAt: now,
        recordedAt: now,
        byId: head.employeeId,
      })
      .execute(),
  );
  return { ...tenant, head, staff, departmentId };
}

test("employees see no notes about themselves, and managers no personal entries", async () => {
  const { owner, head, staff, newEmployee, newDepartment } = await toldEmployee();
  const kinds = async (as: Person) => (await read(as, staff)).body.map(({ kind }) => kind);
  expect(await kinds(owner)).toEqual(["note_added", "next_of_kin_changed", "profile_changed"]);
  expect(await kinds(staff)).toEqual(["next_of_kin_changed", "profile_changed"]);
  expect(await kinds(head)).toEqual(["note_added", "profile_changed"]);

  const otherHead = await newEmployee({ employeeRole: "Manager" });
  await newDepartment("Finance", otherHead.employeeId);
  expect((await read(otherHead, staff)).status).toBe(404);
  expect((await read(await newEmployee(), staff)).status).toBe(404);
  expect((await read((await newTenant()).owner, staff)).status).toBe(404);
});

test("each reader counts the entries that they may read by group", async () => {
  const { owner, head, staff, newEmployee } = await toldEmployee();
  const countsFor = (as: Person) => call(as, historyCounts, { params: { id: staff.employeeId } });
  const none = { notes: 0, promises: 0, leave: 0, record: 0, handovers: 0 };
  expect((await countsFor(owner)).body).toEqual({
    total: 3,
    groups: { ...none, notes: 1, record: 2 },
  });
  expect((await countsFor(staff)).body).toEqual({ total: 2, groups: { ...none, record: 2 } });
  expect((await countsFor(head)).body).toEqual({
    total: 2,
    groups: { ...none, notes: 1, record: 1 },
  });
  for (const as of [owner, staff, head]) {
    const { groups } = (await countsFor(as)).body;
    for (const [group, entries] of Object.entries(groups))
      expect([group, (await read(as, staff, { group })).body.length]).toEqual([group, entries]);
  }
  const otherCompany = (await newTenant()).owner;
  for (const as of [await newEmployee(), otherCompany])
    expect((await countsFor(as)).status).toBe(404);
});

test("only an entry's readers learn its place in their history", async () => {
  const { owner, head, staff, newEmployee } = await toldEmployee();
  const positionOf = (as: Person, entryId: number, of = staff) =>
    call(as, historyPosition, { query: { employeeId: of.employeeId, entryId } });
  const { body: all } = await read(owner, staff);
  const stranger = (await newTenant()).owner;
  for (const as of [owner, head, staff, await newEmployee(), stranger]) {
    const { status, body } = await read(as, staff);
    const readable = status === 200 ? body.map(({ id }) => id) : [];
    for (const { id } of all) {
      const found = await positionOf(as, id);
      const index = readable.indexOf(id);
      const expected = index < 0 ? [404, undefined] : [200, index + 1];
      expect([found.status, found.body.position]).toEqual(expected);
    }
  }
  expect((await positionOf(owner, all[0]?.id ?? 0, head)).status).toBe(404);
});

test("an entry names the author and the manager at the time", async () => {
  const { owner, head, staff } = await toldEmployee();
  const { body } = await read(owner, staff, { kind: "profile_changed" });
  expect(body).toMatchObject([
    {
      kind: "profile_changed",
      by: { id: owner.employeeId, name: "Naledi Khumalo" },
      managerThen: { id: head.employeeId, name: "Sipho Dlamini" },
      changes: [{ field: "name", before: "Thabo", after: "Themba", isSensitive: false }],
      link: null,
      reason: null,
    },
  ]);
});

test("an entry's manager stays the same when the department gets another head", async () => {
  const { owner, head, staff, departmentId } = await toldEmployee();
  await call(owner, api.departments.updateDepartment, {
    params: { id: departmentId },
    body: { departmentName: "Sales", departmentHeadId: owner.employeeId },
  });
  const { body } = await read(owner, staff, { kind: "profile_changed" });
  expect(body[0]?.managerThen?.id).toBe(head.employeeId);
  expect((await read(head, staff)).status).toBe(404);
});

test("the story is paged, newest or oldest first, and searched", async () => {
  const { owner, staff } = await toldEmployee();
  const page = await read(owner, staff, { pageSize: 2, page: 2 });
  expect(page.body.map(({ kind }) => kind)).toEqual(["profile_changed"]);
  expect(page.headers["x-total-count"]).toBe("3");
  const oldest = await read(owner, staff, { sort: "happenedAt", pageSize: 1 });
  expect(oldest.body.map(({ kind }) => kind)).toEqual(["profile_changed"]);
  const found = await read(owner, staff, { search: "THABO" });
  expect(found.body.map(({ kind }) => kind)).toEqual(["profile_changed"]);
});
