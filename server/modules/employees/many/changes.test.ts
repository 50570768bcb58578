import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { insertAssignments } from "#server/test/company/positions.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";

const { previewChangeOfMany, changeMany, detailedInfo, update } = api.employees;

/** Two people in Sales under Sipho, one in Kitchen without a head, and one without a position. */
async function company() {
  const tenant = await newTenant();
  const { newEmployee, newDepartment } = tenant;
  const head = await newEmployee({ name: "Sipho", surname: "Dlamini", employeeRole: "Manager" });
  const sales = await newDepartment("Sales", head.employeeId);
  const kitchen = await newDepartment("Kitchen");
  const ann = await newEmployee({ name: "Ann", surname: "Dube", departmentId: sales });
  const ben = await newEmployee({ name: "Ben", surname: "Nkosi", departmentId: sales });
  const cook = await newEmployee({ name: "Cas", surname: "Zulu", departmentId: kitchen });
  const place = async ({ employeeId }: Person) => {
    const answer = await call(tenant.owner, detailedInfo, { query: { employeeId } });
    const { departmentTitle, positionTitle, employmentStatus, managerName } = answer.body[0] ?? {};
    return { departmentTitle, positionTitle, employmentStatus, managerName };
  };
  const kindsOf = async (person: Person) => (await tenant.storyOf(person)).map(({ kind }) => kind);
  return { ...tenant, head, sales, kitchen, ann, ben, cook, place, kindsOf };
}

const of = (...people: Person[]) => ({ employeeIds: people.map(({ employeeId }) => employeeId) });

test("many employees change department and status in one step, each with history", async () => {
  const { owner, kitchen, ann, ben, cook, head, place, kindsOf } = await company();
  const selection = of(ann, ben, cook, head);
  const body = { selection, departmentId: kitchen, employmentStatus: "Contract" };
  const { status, body: outcome } = await call(owner, changeMany, { body });
  expect([status, outcome]).toEqual([
    200,
    { selected: 4, changed: 4, withoutPosition: 1, withoutVacancy: 0 },
  ]);
  const inKitchen = {
    departmentTitle: "Kitchen",
    positionTitle: "Clerk",
    employmentStatus: "Contract",
    managerName: null,
  };
  for (const person of [ann, ben, cook]) expect(await place(person)).toEqual(inKitchen);
  expect(await place(head)).toMatchObject({ departmentTitle: "", employmentStatus: "Contract" });
  const moved = ["department_changed", "employment_changed", "handover_opened", "manager_changed"];
  for (const person of [ann, ben]) expect((await kindsOf(person)).toSorted()).toEqual(moved);
  for (const person of [cook, head]) expect(await kindsOf(person)).toEqual(["employment_changed"]);
});

test("a preview shows what would change for whom, and changes nothing", async () => {
  const { owner, kitchen, ann, cook, place, kindsOf } = await company();
  const before = await place(ann);
  const body = { selection: of(cook, ann), departmentId: kitchen };
  const { body: preview } = await call(owner, previewChangeOfMany, { body });
  expect(preview).toEqual({
    selected: 2,
    changed: 1,
    withoutPosition: 0,
    withoutVacancy: 0,
    examples: [
      {
        employeeId: ann.employeeId,
        name: "Ann Dube",
        position: null,
        department: { before: "Sales", after: "Kitchen" },
        employmentStatus: null,
      },
    ],
  });
  expect([await place(ann), await kindsOf(ann)]).toEqual([before, []]);
});

test("a planned move survives an earlier move of many", async () => {
  const { owner, kitchen, ann, newDepartment, inTenant } = await company();
  const departmentId = await newDepartment("Office");
  const details = { positionTitle: "Buyer", jobDescription: "Buys", departmentId };
  const { body: position } = await call(owner, api.departments.createPosition, { body: details });
  const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const move = { params: { id: ann.employeeId }, body: { positionId: position.id, date } };
  expect((await call(owner, api.employees.move, move)).status).toBe(200);
  const body = { selection: of(ann), departmentId: kitchen };
  expect((await call(owner, changeMany, { body })).body.changed).toBe(1);
  const places = await inTenant((tx) =>
    tx
      .selectFrom("positionAssignments")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", ann.employeeId)
      .where("retractedAt", "is", null)
      .select(["departmentId", "dateFrom"])
      .orderBy("dateFrom", "desc")
      .execute(),
  );
  expect(places[0]).toEqual({ departmentId, dateFrom: date });
  expect(places[1]).toMatchObject({ departmentId: kitchen });
});

test("what everyone has already is changed for nobody, and not recorded", async () => {
  const { owner, sales, ann, ben, kindsOf } = await company();
  const body = { selection: of(ann, ben), departmentId: sales, employmentStatus: "FullTime" };
  const { body: outcome } = await call(owner, changeMany, { body });
  expect([outcome.changed, await kindsOf(ann)]).toEqual([0, []]);
});

test("all that match a filter are changed, and nobody else", async () => {
  const { owner, ann, ben, cook, place } = await company();
  const selection = { filter: { search: "sales", excludeSelf: "true" } };
  const body = { selection, employmentStatus: "Contract" };
  expect((await call(owner, changeMany, { body })).body).toMatchObject({ selected: 2, changed: 2 });
  for (const person of [ann, ben])
    expect(await place(person)).toMatchObject({ employmentStatus: "Contract" });
  expect(await place(cook)).toMatchObject({ employmentStatus: "FullTime" });
});

test("an employee of another company stops the change of all", async () => {
  const { owner, kitchen, ann, place } = await company();
  const stranger = await (await newTenant()).newEmployee();
  const body = { selection: of(ann, stranger), departmentId: kitchen };
  for (const operation of [previewChangeOfMany, changeMany]) {
    const { status, body: refusal } = await call(owner, operation, { body });
    expect([status, refusal.code]).toEqual([404, "not_found"]);
  }
  expect(await place(ann)).toMatchObject({ departmentTitle: "Sales" });
});

test.each([
  ["a selection of nobody", { selection: { employeeIds: [] }, employmentStatus: "Contract" }],
  ["ids and a filter at once", { selection: { employeeIds: [1], filter: {} }, departmentId: 1 }],
  ["no selection", { selection: {}, departmentId: 1 }],
  ["nothing to change", { selection: { employeeIds: [1] } }],
  ["an unknown status", { selection: { employeeIds: [1] }, employmentStatus: "Retired" }],
  ["another company's department", { selection: { filter: {} }, departmentId: 999_999_999 }],
])("%s is refused, and the field is named", async (_, body) => {
  const { owner } = await newTenant();
  const answer = await call(owner, changeMany, { body: body as never });
  expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
  expect(Object.keys(answer.body.fields ?? {})).toHaveLength(1);
});

test("only super administrators change many people", async () => {
  const { owner, newEmployee, ann } = await company();
  const body = { selection: of(ann), employmentStatus: "Contract" };
  const callers = [null, await newEmployee({ employeeRole: "HR" }), owner];
  for (const operation of [previewChangeOfMany, changeMany]) {
    const answers = await Promise.all(callers.map((as) => call(as, operation, { body })));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 200]);
  }
});

test("a change of many and a simultaneous change of one both succeed", async () => {
  const { owner, kitchen, ann, ben, place } = await company();
  const body = { selection: of(ann, ben), departmentId: kitchen };
  const [many, one] = await Promise.all([
    call(owner, changeMany, { body }),
    call(owner, update, {
      params: { id: ann.employeeId },
      body: { employmentStatus: "Contract", name: "Anna" },
    }),
  ]);
  expect([many.status, one.status]).toEqual([200, 200]);
  expect(await place(ann)).toMatchObject({
    departmentTitle: "Kitchen",
    employmentStatus: "Contract",
  });
});

const addPeople = (
  { inTenant, domain }: Awaited<ReturnType<typeof newTenant>>,
  count: number,
  departmentId: number,
) =>
  inTenant(async (tx) => {
    const ids = await insertEmployees(
      tx,
      Array.from({ length: count }, (_, n) => ({
        name: "Ann",
        surname: `Dube ${n}`,
        email: `ann.${departmentId}.${n}@${domain}`,
      })),
    );
    await insertAssignments(
      tx,
      ids.map((employeeId) => ({ employeeId, departmentId, positionTitle: "Clerk" })),
    );
  });

test("changing 1,000 employees takes as many statements as changing two", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment } = tenant;
  const target = await newDepartment("Kitchen");
  const counts: number[] = [];
  for (const count of [2, 1_000]) {
    const departmentId = await newDepartment(`Department ${count}`, owner.employeeId);
    await addPeople(tenant, count, departmentId);
    const { database, statements } = countingDatabase();
    const app = await buildApp({ services: { ...services, database } });
    const { statusCode, body } = await app.inject({
      method: "POST",
      url: `/prod${changeMany.path}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: {
        selection: { filter: { departmentId } },
        departmentId: target,
        employmentStatus: "Contract",
      },
    });
    await app.close();
    expect([statusCode, JSON.parse(body).changed]).toEqual([200, count]);
    counts.push(statements());
  }
  expect(counts[1]).toBe(counts[0]);
  await addPeople(tenant, 1_000, await newDepartment("Office"));
  const body = { selection: { filter: { excludeSelf: "true" } }, employmentStatus: "FullTime" };
  const { status, body: refusal } = await call(owner, changeMany, { body });
  expect([status, refusal.code]).toEqual([409, "too_many_selected"]);
});

const vacancies = async ({ owner }: { owner: Person }, departmentId: number, titles: string[]) => {
  for (const positionTitle of titles) {
    const body = { positionTitle, jobDescription: "Works", departmentId };
    await call(owner, api.departments.createPosition, { body });
  }
};

test("many employees fill a title's vacant positions one each; the others stay", async () => {
  const team = await company();
  const { owner, sales, kitchen, ann, ben, cook, head, place, kindsOf } = team;
  await vacancies(team, sales, ["Driver"]);
  await vacancies(team, kitchen, ["Driver"]);
  const body = { selection: of(ann, ben, cook, head), positionTitle: "driver" };
  const expected = { selected: 4, changed: 2, withoutPosition: 1, withoutVacancy: 1 };
  const { body: preview } = await call(owner, previewChangeOfMany, { body });
  expect(preview).toMatchObject({
    ...expected,
    examples: [
      { name: "Ann Dube", position: { before: "Clerk", after: "Driver" }, department: null },
      { name: "Cas Zulu", position: { before: "Clerk", after: "Driver" }, department: null },
    ],
  });
  expect(await place(ann)).toMatchObject({ positionTitle: "Clerk" });
  expect((await call(owner, changeMany, { body })).body).toEqual(expected);
  for (const [person, department] of [
    [ann, "Sales"],
    [cook, "Kitchen"],
  ] as const)
    expect(await place(person)).toMatchObject({
      positionTitle: "Driver",
      departmentTitle: department,
    });
  expect(await place(ben)).toMatchObject({ positionTitle: "Clerk" });
  expect([await kindsOf(ann), await kindsOf(ben)]).toEqual([["position_changed"], []]);
  // Those already there stay, and the positions they left are vacant.
  const again = await call(owner, changeMany, { body: { ...body, selection: of(ann) } });
  expect(again.body).toMatchObject({ changed: 0, withoutVacancy: 0 });
});

test("a department limits the vacant positions, and changes the manager", async () => {
  const team = await company();
  const { owner, sales, cook, place, kindsOf } = team;
  await vacancies(team, sales, ["Driver"]);
  const body = { selection: of(cook), positionTitle: "Driver", departmentId: sales };
  expect((await call(owner, changeMany, { body })).body).toMatchObject({ changed: 1 });
  expect(await place(cook)).toMatchObject({
    positionTitle: "Driver",
    departmentTitle: "Sales",
    managerName: "Sipho Dlamini",
  });
  const kinds = ["department_changed", "manager_changed", "position_changed"];
  expect((await kindsOf(cook)).toSorted()).toEqual(kinds);
});
