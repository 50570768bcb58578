import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewOwnType, OwnGrantTerms } from "#contract/leave/own-types.ts";
import { notifications } from "#contract/notifications.ts";
import { payroll } from "#contract/payroll/payroll.ts";
import { newOwnType, twoAYear, volunteering } from "#server/test/company/own-types.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

/** Tuesday and Wednesday. */
const days = { startDate: "2031-03-04", endDate: "2031-03-05" };

async function newCompany(given: Partial<NewOwnType> = {}, grant: OwnGrantTerms = twoAYear) {
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const anna = await newEmployee({ name: "Anna", surname: "Botha", employeeNumber: "E-1" });
  const ownTypeId = await newOwnType(owner, given, grant);
  const own = { leaveType: "OwnLeave", ownTypeId } as const;
  const ask = (as: Person = anna, dates: object = {}) =>
    call(as, leave.createRequest, { body: { ...own, ...days, reason: "Helping", ...dates } });
  const book = (dates: object = {}) =>
    call(owner, leave.book, {
      body: { ...own, ...days, employeeId: anna.employeeId, reason: "Helping", ...dates },
    });
  const check = async (dates: object = {}) =>
    (await call(anna, leave.checkDates, { body: { ...own, ...days, ...dates } })).body;
  const close = (isClosed: boolean) =>
    call(owner, leave.closeOwnType, { params: { id: ownTypeId }, body: { isClosed } });
  const summary = async () => {
    const query = { employeeId: anna.employeeId };
    return (await call(owner, leave.combinedRecords, { query })).body[0];
  };
  const statement = async (asOf = "2031-06-30") =>
    (
      await call(owner, leave.statement, {
        query: { ownTypeId, employeeId: anna.employeeId, asOf },
      })
    ).body;
  const type = { id: ownTypeId, name: given.name ?? volunteering.name, color: "green" };
  return { ...tenant, anna, ownTypeId, type, ask, book, check, close, summary, statement };
}

test("leave of an own type draws on its balance from the request to the statement", async () => {
  const { owner, anna, type, ask, check, summary, statement } = await newCompany();
  expect((await check()).message).toBe(
    "This takes 2 days of Volunteering; none remains after that.",
  );
  const asked = await ask();
  expect(asked).toMatchObject({ status: 201, body: { leaveDuration: 2, leaveStatus: "pending" } });
  expect(await summary()).toMatchObject({
    own: [{ type, needsBalance: true, leaves: [{ leaveType: "OwnLeave", ownType: type }] }],
    unpaid: { used: 0, leaves: [] },
  });
  const pending = await statement();
  expect(pending).toMatchObject({ balance: null, ownType: type, policy: null, pending: 2 });
  await call(owner, leave.approve, { params: { id: asked.body.id } });
  const approved = await statement();
  expect(approved).toMatchObject({ taken: 2, remaining: pending.remainingIfApproved });
  expect(approved.lines[0]).toMatchObject({ kind: "taken", left: 0, leave: { ownType: type } });
  expect(approved.lines.find(({ from }) => from === "2031-01-01")).toMatchObject({
    kind: "gained",
    days: 2,
    usableUntil: "2031-12-31",
  });
  const told = (await call(anna, notifications.list, { query: {} })).body;
  expect(told.find(({ kind }) => kind === "leaveDecided")).toMatchObject({
    details: { leaveType: "OwnLeave", ownType: type, leaveStatus: "approved" },
  });
});

test("more days than an own type gives on those dates are refused", async () => {
  const { ask, check } = await newCompany();
  const long = { endDate: "2031-03-06" };
  expect(await ask(undefined, long)).toMatchObject({
    status: 409,
    body: { message: "Only 2 days of Volunteering remain, and this takes 3 days." },
  });
  expect((await ask()).status).toBe(201);
  const later = { startDate: "2031-10-01", endDate: "2031-10-01" };
  expect((await check(later)).code).toBe("too-few-days");
  expect((await check({ startDate: "2032-01-06", endDate: "2032-01-07" })).code).toBe("fits");
});

test("days of an own type cannot be taken after they lapse", async () => {
  const until = "2031-03-04";
  const { ask } = await newCompany({}, { kind: "dated", days: 2, from: "2031-01-01", until });
  expect((await ask()).status).toBe(409);
  expect((await ask(undefined, { startDate: "2031-03-03", endDate: until })).status).toBe(201);
});

test("an own type without a balance limits no days", async () => {
  const { owner, summary, ask } = await newCompany({ needsBalance: false });
  const { id } = (await ask(undefined, { endDate: "2031-03-14" })).body;
  await call(owner, leave.approve, { params: { id } });
  expect((await summary())?.own).toMatchObject([
    { needsBalance: false, used: 9, total: 0, remaining: 0 },
  ]);
});

test("a closed type is refused to all, and what was asked is still decided", async () => {
  const { owner, ask, book, close } = await newCompany();
  const { id } = (await ask()).body;
  await call(owner, leave.reject, { params: { id } });
  await close(true);
  const message = "Your company does not offer Volunteering.";
  const refused = { status: 409, body: { message, fields: { ownTypeId: message } } };
  const other = { startDate: "2032-03-02", endDate: "2032-03-02" };
  expect(await ask(undefined, other)).toMatchObject(refused);
  expect(await book(other)).toMatchObject(refused);
  expect((await call(owner, leave.approve, { params: { id } })).body.leaveStatus).toBe("approved");
  await close(false);
  expect((await ask(undefined, other)).status).toBe(201);
});

test("a type that nobody may ask for is booked by reviewers", async () => {
  const { ask, book } = await newCompany({ askers: "nobody" });
  const message = "Volunteering is not offered to you. Please ask your manager to book it for you.";
  expect(await ask()).toMatchObject({ status: 409, body: { fields: { ownTypeId: message } } });
  expect((await book()).status).toBe(201);
});

test("half days need a type that has them", async () => {
  const half = { startHalf: "afternoon" };
  expect(await (await newCompany()).check(half)).toMatchObject({ code: "fits", duration: 1.5 });
  const { ask } = await newCompany({ hasHalfDays: false });
  expect(await ask(undefined, half)).toMatchObject({
    status: 409,
    body: { fields: { startHalf: "Volunteering is taken in whole days." } },
  });
});

test("a certificate is due a week after leave that needs one", async () => {
  const { ask, summary, check } = await newCompany({ certificateAfterDays: 1 });
  expect(await check({ endDate: days.startDate })).toMatchObject({ code: "fits" });
  expect((await check()).message).toContain("A medical certificate is due by Mar 12, 2031.");
  await ask();
  expect((await summary())?.own[0]?.leaves).toMatchObject([{ certificateDue: "2031-03-12" }]);
});

test("blocked days block an own type for its askers", async () => {
  const { owner, ask } = await newCompany();
  await call(owner, leave.addDayRule, {
    body: {
      kind: "blocked",
      departmentId: null,
      from: days.startDate,
      to: days.endDate,
      minimum: null,
      reason: "Stocktaking",
    },
  });
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Volunteering is blocked from Mar 4, 2031") },
  });
});

test("a request names an own type of its company, and no other request does", async () => {
  const { anna, ask, ownTypeId } = await newCompany();
  const other = await newCompany();
  expect((await ask(undefined, { ownTypeId: other.ownTypeId })).status).toBe(404);
  const fields = { ownTypeId: "Please choose a type of leave" };
  const refused = { status: 400, body: { fields } };
  expect(await ask(undefined, { leaveType: "AnnualLeave" })).toMatchObject(refused);
  expect(await ask(undefined, { ownTypeId: undefined })).toMatchObject(refused);
  const query = { ownTypeId: other.ownTypeId };
  expect((await call(anna, leave.statement, { query })).status).toBe(404);
  expect((await call(anna, leave.statement, { query: { ownTypeId } })).status).toBe(200);
});

test("a balance as known before its grant has no days of it", async () => {
  const { owner, anna, ownTypeId } = await newCompany();
  const read = async (knownOn?: string) => {
    const query = { ownTypeId, asOf: "2031-06-30", ...(knownOn && { knownOn }) };
    return (await call(anna, leave.statement, { query })).body.remaining;
  };
  expect(await read("2020-01-01")).toBe(0);
  expect(await read()).toBe(2);
  const [type] = (await call(owner, leave.ownTypes, {})).body;
  const params = { id: type?.grants[0]?.id ?? 0 };
  await call(owner, leave.endOwnGrant, { params, body: { lastDay: "2026-12-31" } });
  expect(await read()).toBe(0);
});

test.each([
  [true, "Yes"],
  [false, "No"],
])("payroll names an own type, paid %j, and what of it is locked", async (isPaid, shown) => {
  const { owner, ask } = await newCompany({ isPaid });
  const { id } = (await ask()).body;
  await call(owner, leave.approve, { params: { id } });
  const rows = async () => {
    const { body } = await app.inject({
      method: "GET",
      url: "/prod/secure/leave/payroll-export?from=2031-03-01&to=2031-03-31",
      headers: { authorization: `Bearer ${owner.token}` },
    });
    return body.split("\r\n").slice(1).filter(Boolean);
  };
  const row = expect.stringContaining(`E-1,Anna,Botha,Volunteering,${shown},2,16`);
  expect(await rows()).toEqual([row]);
  const body = { from: "2031-03-01", to: "2031-03-31" };
  expect((await call(owner, payroll.lockPeriod, { body })).status).toBe(201);
  expect(await rows()).toEqual([row]);
});

test("requests of a closed type stay in the lists, whatever became of them", async () => {
  const { owner, type, ask, close, summary } = await newCompany();
  const { id } = (await ask()).body;
  await call(owner, leave.reject, { params: { id } });
  await close(true);
  expect((await summary())?.own).toMatchObject([{ type, leaves: [{ leaveStatus: "rejected" }] }]);
});

test("the export has the figures of each own balance under its name", async () => {
  const { owner, ask } = await newCompany({}, { ...twoAYear, from: "2020-01-01" });
  await ask();
  const { body } = await app.inject({
    method: "GET",
    url: "/prod/secure/leave/export",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const [header = "", ...rows] = body.split("\r\n");
  expect(header).toMatch(
    /,Volunteering Granted,Volunteering Used,Volunteering Pending,Volunteering Remaining$/,
  );
  expect(rows.find((row) => row.startsWith("E-1"))).toMatch(/,2,0,0,2$/);
});

test("a list is narrowed to the leave of one own type", async () => {
  const { owner, anna, ask, ownTypeId, newEmployee } = await newCompany();
  await newEmployee();
  await ask();
  const found = async (query: object) =>
    (await call(owner, leave.combinedRecords, { query })).body.map(({ employee }) => employee.id);
  expect(await found({ ownTypeId })).toEqual([anna.employeeId]);
  expect(await found({ ownTypeId, leaveStatus: "approved" })).toEqual([]);
});

test("leave booked for days to come counts once they begin", async () => {
  const spring = { kind: "dated", days: 2, from: "2031-03-01", until: "2031-06-30" } as const;
  const { owner, ask, statement } = await newCompany({}, spring);
  const { id } = (await ask()).body;
  await call(owner, leave.approve, { params: { id } });
  expect(await statement("2031-02-28")).toMatchObject({ booked: 0, remaining: 0, lines: [] });
  expect(await statement("2031-03-01")).toMatchObject({ booked: 2, remaining: 0 });
});
