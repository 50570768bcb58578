import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

/** In the cycle of service with the leave. */
const firstDay = "2031-02-03";
const week = { startDate: "2031-03-03", endDate: "2031-03-07" };
const asked = { leaveType: "AnnualLeave", ...week, reason: "Rest" } as const;

async function newRequest(given: Partial<NewLeaveRequest> = {}) {
  ownClock()(firstDay);
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({
    ...{ name: "Anna", surname: "Botha" },
    ...{ departmentId, startDate: firstDay },
  });
  const ask = async (more: Partial<NewLeaveRequest> = {}) =>
    (await call(person, leave.createRequest, { body: { ...asked, ...more } })).body.id;
  return { tenant, head, person, ask, id: await ask(given) };
}

const edit = (as: Person, id: number, given: Partial<NewLeaveRequest>, version?: number) =>
  call(
    as,
    leave.edit,
    { params: { id }, body: { ...asked, ...given } },
    version === undefined ? {} : { "if-match": `"${version}"` },
  );
const summaryOf = async (as: Person, { employeeId }: Person) =>
  (await call(as, leave.combinedRecords, { query: { employeeId } })).body[0];

test("an edited request keeps its place and counts its new days alone", async () => {
  const { tenant, head, person, id } = await newRequest();
  const before = (await summaryOf(person, person))?.annual.leaves[0];
  const days = { startDate: "2031-03-06", endDate: "2031-03-10", endHalf: "morning" } as const;
  const { status, body } = await edit(person, id, { ...days, reason: "A wedding" }, 1);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ ...days, id, version: 2, leaveStatus: "pending", leaveDuration: 2.5, decidedBy: null },
    ...{ reason: "A wedding", requestedAt: before?.requestedAt, can: { edit: true } },
  });
  expect(await summaryOf(head, person)).toMatchObject({
    annual: { pending: 2.5, remaining: 15, leaves: [body].map(({ can: _, ...same }) => same) },
  });
  const counted = await tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveDays")
      .where("tenantId", "=", tx.tenantId)
      .where("leaveId", "=", id)
      .where("cost", ">", 0)
      .select(["day", "cost"])
      .orderBy("day")
      .execute(),
  );
  expect(counted).toEqual([
    { day: "2031-03-06", cost: 1 },
    { day: "2031-03-07", cost: 1 },
    { day: "2031-03-10", cost: 0.5 },
  ]);
  expect((await call(head, leave.approve, { params: { id } })).status).toBe(200);
});

test("halves that are left out become whole days again", async () => {
  const { person, id } = await newRequest({ startHalf: "afternoon", endHalf: "morning" });
  expect((await edit(person, id, {})).body).toMatchObject({
    startHalf: "morning",
    endHalf: "afternoon",
    leaveDuration: 5,
  });
});

test.each<[string, Partial<NewLeaveRequest>, object]>([
  ["on days of its own", { startDate: "2031-03-04" }, { status: 200 }],
  ["with every day that is left", { endDate: "2031-03-19" }, { status: 200 }],
  [
    "with a day too many",
    { endDate: "2031-03-24" },
    { status: 409, body: { code: "leave_not_eligible" } },
  ],
  [
    "on days of other leave",
    { endDate: "2031-04-02" },
    { status: 409, body: { code: "leave_not_eligible" } },
  ],
  [
    "with another type",
    { leaveType: "SickLeave" },
    { status: 400, body: { fields: { leaveType: expect.any(String) } } },
  ],
  [
    "without a reason",
    { reason: " " },
    { status: 400, body: { fields: { reason: expect.any(String) } } },
  ],
])("an edit %s is answered as a new request would be", async (_, given, answer) => {
  const { person, ask, id } = await newRequest();
  await ask({ startDate: "2031-04-01", endDate: "2031-04-02" });
  expect(await edit(person, id, given)).toMatchObject(answer);
});

test("the check of new dates leaves out the request that they replace", async () => {
  const { person, id } = await newRequest();
  const body = { leaveType: "AnnualLeave", ...week } as const;
  const check = async (more: object) =>
    (await call(person, leave.checkDates, { body: { ...body, ...more } })).body;
  expect(await check({})).toMatchObject({ eligible: false, code: "overlapping" });
  expect(await check({ replacesId: id })).toMatchObject({
    eligible: true,
    values: { remaining: 10 },
  });
  const outlook = await call(person, leave.outlook, { body: { ...body, replacesId: id } });
  expect(outlook.body.nearest).toBeNull();
});

test("approved leave cannot be left out of a check of dates", async () => {
  const { head, person, id } = await newRequest();
  await call(head, leave.approve, { params: { id } });
  const body = { leaveType: "AnnualLeave", ...week, replacesId: id } as const;
  expect((await call(person, leave.checkDates, { body })).body).toMatchObject({
    eligible: false,
    code: "overlapping",
  });
});

test("only its person edits a request", async () => {
  const { tenant, head, person, id } = await newRequest();
  for (const reviewer of [head, tenant.owner])
    expect(await edit(reviewer, id, { reason: "Other" })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  const colleague = await tenant.newEmployee();
  for (const stranger of [colleague, (await newTenant()).owner])
    expect((await edit(stranger, id, { reason: "Other" })).status).toBe(404);
  expect((await edit(person, id, { reason: "Other" })).status).toBe(200);
});

test("an edit of a decided or changed request is refused with the change", async () => {
  const { head, person, ask, id } = await newRequest();
  expect((await edit(person, id, { reason: "A wedding" }, 1)).status).toBe(200);
  const late = await edit(person, id, { reason: "A funeral" }, 1);
  expect(late).toMatchObject({ status: 409, body: { code: "leave_already_decided" } });
  expect(late.body.message).toMatch(/^Anna Botha changed this request on /);
  const decided = await call(head, leave.approve, { params: { id } }, { "if-match": '"1"' });
  expect(decided).toMatchObject({ status: 409, body: late.body });
  await call(head, leave.reject, { params: { id } });
  const other = await ask({ startDate: "2031-05-05", endDate: "2031-05-06" });
  await call(person, leave.withdraw, { params: { id: other } });
  for (const closed of [id, other])
    expect(await edit(person, closed, { reason: "A funeral" })).toMatchObject({ status: 409 });
});

test("reviewers are told what a request was and what it is", async () => {
  const { tenant, head, person, id } = await newRequest();
  const days = { startDate: "2031-03-04", endDate: "2031-03-05" };
  await edit(person, id, days);
  const { body } = await call(head, api.notifications.list, { query: { unread: "true" } });
  expect(body).toMatchObject([
    {
      kind: "leaveRequested",
      aboutId: id,
      details: { ...days, leaveDuration: 2, before: { ...week, leaveDuration: 5 } },
    },
  ]);
  const mails = await mailsOf(tenant.tenantId);
  expect(mails.at(-1)).toMatchObject({
    to: head.email,
    subject: "Anna Botha changed a request for leave",
    paragraphs: [
      "Anna Botha asked for 5 days from Mar 3, 2031 to Mar 7, 2031. The request is now for 2 days of annual leave from Mar 4, 2031 to Mar 5, 2031.",
    ],
  });
});

test("the history says what a request was, without its reason", async () => {
  const { tenant, head, person, id } = await newRequest({ reason: "A private matter" });
  await edit(person, id, { endDate: "2031-03-04", reason: "Another private matter" });
  const entry = (await tenant.storyOf(person)).find(({ kind }) => kind === "leave_changed");
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "endDate", before: "2031-03-07", after: "2031-03-04" }),
      expect.objectContaining({ field: "leaveDuration", before: "5", after: "2" }),
      expect.objectContaining({ field: "reason", before: null, after: null, isSensitive: true }),
    ]),
  );
  const params = { id: person.employeeId };
  const seen = await call(head, api.employees.history, { params, query: {} });
  expect(JSON.stringify(seen.body)).not.toContain("private matter");
});

test("the same request sent again changes and tells nothing", async () => {
  const { head, person, id } = await newRequest();
  expect((await edit(person, id, {})).body).toMatchObject({ version: 1 });
  const { body } = await call(head, api.notifications.list, { query: { unread: "true" } });
  expect(body).toHaveLength(1);
});

test("a new reason leaves dates that can no longer be asked for", async () => {
  const { tenant, person, id } = await newRequest();
  const rule = {
    kind: "blocked",
    ...{ departmentId: null, minimum: null, reason: "Stocktaking" },
    ...{ from: week.startDate, to: week.endDate },
  } as const;
  expect((await call(tenant.owner, leave.addDayRule, { body: rule })).status).toBe(201);
  expect((await edit(person, id, { reason: "A wedding" })).status).toBe(200);
  expect(await edit(person, id, { endDate: "2031-03-06" })).toMatchObject({
    status: 409,
    body: { fields: { startDate: expect.stringContaining("Stocktaking") } },
  });
});

test("the relative and the event follow an edit", async () => {
  const { person, ask } = await newRequest();
  const family = {
    leaveType: "FamilyResponsibilityLeave",
    startDate: "2031-05-05",
    endDate: "2031-05-05",
  } as const;
  const forChild = await ask({ ...family, familyRelation: "child" });
  expect(
    (await edit(person, forChild, { ...family, familyRelation: "parent" })).body,
  ).toMatchObject({ familyRelation: "parent" });
  expect((await edit(person, forChild, family)).body).toMatchObject({ familyRelation: null });
  const parental = {
    event: "birth",
    date: "2031-06-02",
    role: "first",
    hasEmployedPartner: false,
  } as const;
  const maternity = {
    leaveType: "MaternityLeave",
    startDate: "2031-06-02",
    endDate: "2031-07-31",
  } as const;
  const forBirth = await ask({ ...maternity, parental });
  const later = { ...maternity, startDate: "2031-06-09" };
  expect((await edit(person, forBirth, later)).status).toBe(200);
  const read = async () => (await call(person, leave.parental, { params: { id: forBirth } })).body;
  expect(await read()).toMatchObject({ facts: parental, isCorrected: false });
  await edit(person, forBirth, { ...later, parental: { ...parental, date: "2031-06-05" } });
  expect(await read()).toMatchObject({ facts: { date: "2031-06-05" }, isCorrected: true });
});
