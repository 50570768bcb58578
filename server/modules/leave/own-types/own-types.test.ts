import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewOwnType, OwnGrantTerms } from "#contract/leave/own-types.ts";
import { addOwnGrant, addOwnType, twoAYear, volunteering } from "#server/test/company/own-types.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const birthday: NewOwnType = {
  ...volunteering,
  ...{ name: "Birthday Leave", color: "pink", hasHalfDays: false },
};

const add = (as: Person, given: Partial<NewOwnType> = {}) =>
  addOwnType(as, { ...birthday, ...given });
const change = (as: Person, id: number, given: object = {}) => {
  const { isPaid: _, needsBalance: __, ...body } = birthday;
  return call(as, leave.changeOwnType, { params: { id }, body: { ...body, ...given } });
};
const close = (as: Person, id: number, isClosed = true) =>
  call(as, leave.closeOwnType, { params: { id }, body: { isClosed } });
const end = (as: Person, id: number, lastDay = "2026-12-31") =>
  call(as, leave.endOwnGrant, { params: { id }, body: { lastDay } });
const list = async (as: Person) => (await call(as, leave.ownTypes, {})).body;

test("a super administrator adds, changes, closes and opens a type that all may list", async () => {
  const { owner, newEmployee } = await newTenant();
  const anna = await newEmployee();
  const { status, body } = await add(owner);
  expect(status).toBe(201);
  const { departmentIds: _, ...shown } = birthday;
  const type = {
    id: body.id,
    ...shown,
    departments: [],
    isClosed: false,
    canAsk: true,
    grants: [],
  };
  expect(await list(anna)).toEqual([type]);

  expect((await change(owner, body.id, { name: "Birthday", color: "teal" })).status).toBe(200);
  expect((await close(owner, body.id)).status).toBe(200);
  const closed = { ...type, name: "Birthday", color: "teal", isClosed: true, canAsk: false };
  expect(await list(anna)).toEqual([closed]);
  expect((await close(owner, body.id, false)).status).toBe(200);
  expect(await list(anna)).toMatchObject([{ isClosed: false, canAsk: true }]);
});

test("grants are added and ended once, and stay listed", async () => {
  const { owner } = await newTenant();
  const { id } = (await add(owner)).body;
  const added = await addOwnGrant(owner, id);
  expect(added.status).toBe(201);
  expect(await list(owner)).toMatchObject([{ grants: [{ ...twoAYear, lastDay: null }] }]);
  expect(await end(owner, added.body.id, "2025-12-31")).toMatchObject({
    status: 400,
    body: { fields: { lastDay: "The last day cannot be before the first" } },
  });
  expect((await end(owner, added.body.id)).status).toBe(200);
  expect(await list(owner)).toMatchObject([{ grants: [{ lastDay: "2026-12-31" }] }]);
  expect(await end(owner, added.body.id)).toMatchObject({
    status: 400,
    body: { fields: { lastDay: "This grant has ended already" } },
  });
});

test("staff change no types, and another company's types are not found", async () => {
  const { owner, newEmployee } = await newTenant();
  const anna = await newEmployee();
  const { id } = (await add(owner)).body;
  const { id: grantId } = (await addOwnGrant(owner, id)).body;
  const { owner: stranger } = await newTenant();
  for (const [as, status] of [
    [anna, 403],
    [stranger, 404],
  ] as const) {
    const answers = await Promise.all([
      change(as, id),
      close(as, id),
      addOwnGrant(as, id),
      end(as, grantId),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
  }
  expect((await add(anna)).status).toBe(403);
  expect(await list(stranger)).toEqual([]);
  expect(await list(owner)).toMatchObject([
    { name: "Birthday Leave", isClosed: false, grants: [{ lastDay: null }] },
  ]);
});

test.each<[object, Record<string, string>]>([
  [{ name: "BIRTHDAY leave" }, { name: "There is a type of this name already" }],
  [{ name: "annual leave" }, { name: "This name is taken by a type of every company" }],
  [{ name: "SickLeave" }, { name: "This name is taken by a type of every company" }],
  [{ name: " " }, { name: "Please enter a name" }],
  [{ color: "beige" }, { color: "Please choose a color" }],
  [{ askers: "departments" }, { departmentIds: "Please choose the departments" }],
  [{ departmentIds: [1] }, { departmentIds: "Please choose the departments" }],
  [
    { askers: "departments", departmentIds: [999_999_999] },
    { departmentIds: "Please choose departments of the company" },
  ],
])("a type with %j is refused by field", async (given, fields) => {
  const { owner } = await newTenant();
  await add(owner);
  const { id } = (await add(owner, { name: "Volunteering" })).body;
  const refused = { status: 400, body: { fields } };
  expect(await add(owner, { name: "Moving", ...given })).toMatchObject(refused);
  expect(await change(owner, id, given)).toMatchObject(refused);
});

test("a type without a balance takes no grants", async () => {
  const { owner } = await newTenant();
  const { id } = (await add(owner, { needsBalance: false })).body;
  expect(await addOwnGrant(owner, id)).toMatchObject({
    status: 400,
    body: { fields: { ownTypeId: "This type needs no balance" } },
  });
});

test("only people of its departments may ask for a type", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const departmentId = await newDepartment("Sales");
  const seller = await newEmployee({ departmentId });
  const other = await newEmployee();
  await add(owner, { askers: "departments", departmentIds: [departmentId] });
  const departments = [{ id: departmentId, name: "Sales" }];
  expect(await list(seller)).toMatchObject([{ departments, canAsk: true }]);
  expect(await list(other)).toMatchObject([{ canAsk: false }]);
});

test.each([
  [
    { kind: "dated", until: "2025-12-31" },
    { "grant.until": "The last day cannot be before the first" },
  ],
  [
    { kind: "yearly", yearDay: "02-29", usableMonths: 1 },
    { "grant.yearDay": "A day such as 03-01" },
  ],
  [
    { kind: "yearly", yearDay: "01-01", usableMonths: 0 },
    { "grant.usableMonths": "At least 1 month" },
  ],
  [{ kind: "birthday", days: 0.3 }, { "grant.days": expect.any(String) }],
])("a grant of %j is refused by field", async (given, fields) => {
  const { owner } = await newTenant();
  const { id } = (await add(owner)).body;
  const grant = { days: 2, from: "2026-01-01", ...given } as OwnGrantTerms;
  expect(await addOwnGrant(owner, id, grant)).toMatchObject({ status: 400, body: { fields } });
});

test("a preview counts the people and days of a year, and saves none", async () => {
  const { owner, newEmployee } = await newTenant();
  const year = Number(today.slice(0, 4)) + 1;
  const from = `${year}-06-01`;
  await newEmployee({ startDate: "2020-03-01", dateOfBirth: "1990-08-17" });
  await newEmployee({ startDate: `${year}-06-15` });
  await newEmployee({ startDate: "2020-03-01", terminationDate: `${year}-05-31` });
  await newEmployee({ startDate: "2020-03-01", isActive: false });
  const preview = async (grant: OwnGrantTerms) =>
    (await call(owner, leave.previewOwnGrant, { body: { grant } })).body;
  const dated = { kind: "dated", days: 5, from, until: `${year}-06-30` } as const;
  // The owner has no first day, and so is employed always.
  expect(await preview(dated)).toEqual({ people: 3, days: 15, firstDay: from });
  expect(await preview({ kind: "birthday", days: 1, from })).toEqual({
    ...{ people: 1, days: 1, firstDay: `${year}-08-01` },
  });
  const service = { kind: "service", days: 10, from, usableMonths: 1 } as const;
  const afterYears = year - 2020;
  expect(await preview({ ...service, afterYears })).toEqual({ people: 0, days: 0, firstDay: null });
  expect((await preview({ ...service, afterYears, usableMonths: 12 })).people).toBe(1);
  const halves = await call(owner, leave.previewOwnGrant, {
    body: { grant: { ...dated, days: 1.3 } },
  });
  expect(halves.body.fields).toEqual({ "grant.days": "In half days" });
});
