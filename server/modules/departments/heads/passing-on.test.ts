import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { passOn, gaps, setLines } = api.continuity;

type Company = Awaited<ReturnType<typeof companyOfReaders>>;

const given = ({ head, follower }: Company, more: object = {}) => ({
  body: {
    managerId: head.employeeId,
    leadsNext: { leads: "manager" as const, managerId: follower.employeeId },
    from: today,
    reason: "The manager has left",
    ...more,
  },
});

const leaderOf = async ({ owner }: Company, who: Person, from = today) => {
  const { body } = await call(owner, api.continuity.previewLines, {
    body: { people: [{ employeeId: who.employeeId, leads: "nobody" }], from },
  });
  return body.people[0]?.was?.id;
};

test("a manager's people all pass to another from a day on", async () => {
  const company = await companyOfReaders();
  const { owner, head, follower, clerk, headInPosition } = company;
  const people = [
    {
      employeeId: headInPosition.employeeId,
      leads: "manager" as const,
      managerId: head.employeeId,
    },
  ];
  await call(owner, setLines, { body: { people, from: today, reason: "A project" } });
  const { status } = await call(owner, passOn, given(company, { from: daysFromToday(5) }));
  expect(status).toBe(200);
  for (const led of [clerk, headInPosition]) {
    expect(await leaderOf(company, led, daysFromToday(4))).toBe(head.employeeId);
    expect(await leaderOf(company, led, daysFromToday(5))).toBe(follower.employeeId);
  }
});

test("passing on closes the deactivated manager's gap, with one entry per person", async () => {
  const company = await companyOfReaders();
  const { owner, head, follower, clerk, storyOf } = company;
  const input = { params: { id: head.employeeId }, query: { activate: "false" } };
  await call(owner, api.employees.toggleStatus, input);
  const gapsNow = async () =>
    (await call(owner, gaps, { query: { kind: "managerDeactivated" } })).body.length;
  expect(await gapsNow()).toBe(1);
  expect((await call(owner, passOn, given(company))).status).toBe(200);
  expect(await gapsNow()).toBe(0);
  expect((await storyOf(clerk)).filter(({ kind }) => kind === "manager_changed")).toMatchObject([
    { changes: [{ beforeId: head.employeeId, afterId: follower.employeeId }] },
  ]);
});

test("super administrators alone pass people on", async () => {
  const company = await companyOfReaders();
  const { owner, superadmin, head, follower, clerk, stranger } = company;
  for (const refused of [head, follower, clerk])
    expect((await call(refused, passOn, given(company))).body.code).toBe("forbidden");
  expect((await call(stranger, passOn, given(company))).body.code).toBe("not_found");
  expect(await leaderOf(company, clerk)).toBe(head.employeeId);
  expect((await call(superadmin, passOn, given(company))).status).toBe(200);
  expect(await leaderOf({ ...company, owner }, clerk)).toBe(follower.employeeId);
});

test.each([
  ["the day has passed", { from: daysFromToday(-1) }, "from"],
  ["no reason is given", { reason: "" }, "reason"],
  ["neither a reason nor a gap is given", { reason: undefined }, "reason"],
  ["nobody is chosen", { leadsNext: { leads: "manager" } }, "leadsNext.managerId"],
])("nobody passes on if %s, and the field is named", async (_, more, field) => {
  const company = await companyOfReaders();
  const { status, body } = await call(company.owner, passOn, given(company, more));
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await leaderOf(company, company.clerk)).toBe(company.head.employeeId);
});

test.each([
  ["managerDeactivated", "managerDeactivated"],
  ["managerEnds", "managerLeaves"],
] as const)("closing the gap %s gives the reason %s", async (gap, code) => {
  const company = await companyOfReaders();
  const { owner, head, headInPosition, storyOf } = company;
  const { employeeId } = headInPosition;
  const people = [{ employeeId, leads: "manager" as const, managerId: head.employeeId }];
  await call(owner, setLines, { body: { people, from: today, gap: "nobodyLeads" } });
  await call(owner, passOn, given(company, { reason: undefined, gap }));
  const reasons = (await storyOf(headInPosition))
    .filter(({ kind }) => kind === "manager_changed")
    .map(({ reason }) => reason);
  expect(reasons).toEqual([
    { by: "product", code: "nobodyLed", values: {} },
    { by: "product", code, values: { manager: head.employeeId } },
  ]);
});

test.each([
  ["own line", "Meanwhile Sara Mokoena recorded another change for Themba Nkosi: Farai Zulu from"],
  ["head", "Meanwhile Sara Mokoena recorded another change for Sales: Farai Zulu from"],
])("figures that another %s has overtaken pass no one on", async (kind, message) => {
  const company = await companyOfReaders();
  const { owner, director, head, follower, clerk, sales, newEmployee, superadmin } = company;
  const line = (managerId: number) => ({
    people: [{ employeeId: clerk.employeeId, leads: "manager" as const, managerId }],
    from: today,
    reason: "A project",
  });
  await call(owner, setLines, { body: line(head.employeeId) });
  const figures = async () =>
    (await call(owner, api.continuity.leading, { params: { id: head.employeeId } })).body.basedOn;
  const leadsNext = (basedOn: string) => ({
    leads: "manager" as const,
    managerId: director.employeeId,
    basedOn,
  });
  const basedOn = await figures();
  await newEmployee();
  if (kind === "head")
    await call(superadmin, api.departments.updateDepartment, {
      params: { id: sales },
      body: { departmentName: "Sales", departmentHeadId: follower.employeeId },
    });
  else await call(superadmin, setLines, { body: line(follower.employeeId) });
  const params = { id: head.employeeId };
  const refused = [
    await call(owner, passOn, given(company, { leadsNext: leadsNext(basedOn) })),
    await call(owner, api.employees.toggleStatus, {
      params,
      query: { activate: "false" },
      body: { leadsNext: leadsNext(basedOn) },
    }),
    await call(owner, api.employees.update, {
      params,
      body: { terminationDate: daysFromToday(10), leadsNext: leadsNext(basedOn) },
    }),
  ];
  for (const { status, body } of refused) {
    expect([status, body]).toMatchObject([409, { code: "line_changed" }]);
    expect(JSON.stringify(body)).toContain(message);
  }
  const again = given(company, { leadsNext: leadsNext(await figures()) });
  expect((await call(owner, passOn, again)).status).toBe(200);
});

test("nobody passes on to the manager themselves, or to someone deactivated", async () => {
  const company = await companyOfReaders();
  const { owner, head, newEmployee } = company;
  const gone = await newEmployee({ isActive: false });
  for (const { employeeId: managerId } of [head, gone]) {
    const leadsNext = { leads: "manager" as const, managerId };
    const { status, body } = await call(owner, passOn, given(company, { leadsNext }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["leadsNext.managerId"]]);
  }
});
