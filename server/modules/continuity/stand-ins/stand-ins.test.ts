import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, mailsOf, type Person } from "#server/test/world.ts";

const { nameStandIn, endStandIn, person, setLines } = api.continuity;

interface Named {
  of: Person;
  by: Person;
  from?: string;
  to?: string;
  reason?: string;
}

const name = (as: Person, { of, by, from = today, to = daysFromToday(5), reason }: Named) =>
  call(as, nameStandIn, {
    body: {
      managerId: of.employeeId,
      standInId: by.employeeId,
      from,
      to,
      ...(reason && { reason }),
    },
  });

const firstMonday = (() => {
  const day = Temporal.PlainDate.from(today).add({ days: 30 });
  return day.add({ days: (8 - day.dayOfWeek) % 7 }).toString();
})();

async function askForLeave(as: Person): Promise<number> {
  const endDate = Temporal.PlainDate.from(firstMonday).add({ days: 4 }).toString();
  const { status, body } = await call(as, api.leave.createRequest, {
    body: { leaveType: "UnpaidLeave", startDate: firstMonday, endDate, reason: "A wedding" },
  });
  if (status !== 201) throw new Error(`Leave was refused: ${JSON.stringify(body)}`);
  return body.id;
}

const reviewsOf = async (as: Person, id: number) =>
  (await call(as, api.leave.reviews, { query: { ids: String(id) } })).body;

const approve = async (as: Person, id: number) =>
  (await call(as, api.leave.approve, { params: { id } })).status;

test("a stand-in is notified of requests during the absence and decides them", async () => {
  const company = await companyOfReaders();
  const { tenantId, head, clerk, follower, colleague } = company;
  expect((await name(head, { of: head, by: follower })).status).toBe(201);
  const id = await askForLeave(clerk);
  expect(await reviewsOf(follower, id)).toMatchObject([
    { id, standsInFor: "Hanna Botha", can: { approve: true } },
  ]);
  expect(await reviewsOf(head, id)).toMatchObject([{ id, standsInFor: null }]);
  const told = async (as: Person) =>
    (await call(as, api.notifications.list, { query: {} })).body.filter(
      ({ kind }) => kind === "leaveRequested",
    ).length;
  expect([await told(head), await told(follower), await told(colleague)]).toEqual([1, 1, 0]);
  const mails = (await mailsOf(tenantId)).filter(({ subject }) => subject.includes("asks for"));
  const footnotes = Object.fromEntries(mails.map(({ to, footnote }) => [to, footnote]));
  expect(footnotes[follower.email]).toContain("stand in for Hanna Botha");
  expect(footnotes[head.email]).not.toContain("stand in");
  expect(await approve(colleague, id)).toBe(404);
  expect(await approve(follower, id)).toBe(200);
});

test("a stand-in reads only what the decision needs", async () => {
  const { head, clerk, follower } = await companyOfReaders();
  await writeNote(head, clerk);
  await name(head, { of: head, by: follower });
  const params = { id: clerk.employeeId };
  const statement = () =>
    call(follower, api.leave.statement, {
      query: { employeeId: clerk.employeeId, balance: "annual" },
    });
  expect((await statement()).status).toBe(200);
  expect((await call(follower, person, { params })).status).toBe(404);
  expect((await call(follower, api.employees.history, { params, query: {} })).status).toBe(404);
  expect((await call(follower, api.notes.listAbout, { params, query: {} })).status).toBe(404);
  const written = await call(follower, api.notes.createNote, {
    body: { aboutEmployeeId: clerk.employeeId, noteDescription: "Mine" },
  });
  expect(written.status).not.toBe(201);
});

test("a stand-in has the screens of leave reviewers, not of managers", async () => {
  const { head, follower } = await companyOfReaders();
  const can = async () => (await call(follower, api.employees.currentEmployee, {})).body.can;
  expect(await can()).toEqual({ reviewLeave: false, leadPeople: false });
  await name(head, { of: head, by: follower });
  expect(await can()).toEqual({ reviewLeave: true, leadPeople: false });
  expect((await call(head, api.employees.currentEmployee, {})).body.can.leadPeople).toBe(true);
});

test("super administrators decide on a stand-in's own leave", async () => {
  const { owner, head, clerk } = await companyOfReaders();
  await name(head, { of: head, by: clerk });
  const id = await askForLeave(clerk);
  expect(await approve(clerk, id)).toBe(403);
  expect(await reviewsOf(clerk, id)).toEqual([]);
  expect(await approve(owner, id)).toBe(200);
});

test("a stand-in's right to decide depends on the day alone", async () => {
  const { head, clerk, follower, inTenant } = await companyOfReaders();
  const id = await askForLeave(clerk);
  const standIn = (dateFrom: string, dateTo: string) =>
    inTenant((tx) =>
      tx
        .insertInto("managerStandIns")
        .values({
          tenantId: tx.tenantId,
          managerId: head.employeeId,
          standInId: follower.employeeId,
          dateFrom,
          dateTo,
          recordedAt: new Date().toISOString(),
          recordedById: head.employeeId,
        })
        .execute(),
    );
  await standIn(daysFromToday(1), daysFromToday(3));
  expect(await approve(follower, id)).toBe(404);
  await standIn(daysFromToday(-5), daysFromToday(-1));
  expect(await approve(follower, id)).toBe(404);
  await standIn(today, today);
  expect(await approve(follower, id)).toBe(200);
});

test("a stand-in represents only the active manager they were named for", async () => {
  const { owner, head, clerk, follower, director, changeHead } = await companyOfReaders();
  await name(head, { of: head, by: follower });
  const id = await askForLeave(clerk);
  expect(await reviewsOf(follower, id)).toHaveLength(1);
  const activate = (activate: "true" | "false") =>
    call(owner, api.employees.toggleStatus, {
      params: { id: head.employeeId },
      query: { activate },
    });
  await activate("false");
  expect(await reviewsOf(follower, id)).toHaveLength(0);
  await activate("true");
  expect(await reviewsOf(follower, id)).toHaveLength(1);
  await changeHead(director);
  expect(await reviewsOf(follower, id)).toHaveLength(0);
});

test("the stories of manager and stand-in contain its days, reason and end", async () => {
  const { head, follower, storyOf } = await companyOfReaders();
  const { body } = await name(head, { of: head, by: follower, reason: "Holidays" });
  const { status } = await call(head, endStandIn, { params: { id: body.id }, body: {} });
  expect(status).toBe(200);
  const of = async (who: Person) =>
    (await storyOf(who)).filter(({ kind }) => kind.startsWith("stand_in"));
  const lastDay = { field: "lastDay", after: daysFromToday(5) };
  expect(await of(head)).toMatchObject([
    {
      kind: "stand_in_named",
      day: today,
      reason: { by: "person", text: "Holidays" },
      changes: [{ field: "standIn", afterId: follower.employeeId }, lastDay],
    },
    { kind: "stand_in_ended", changes: [{ field: "standIn", beforeId: follower.employeeId }] },
  ]);
  expect(await of(follower)).toMatchObject([
    { reason: null, changes: [{ field: "standsInFor", afterId: head.employeeId }, lastDay] },
    { changes: [{ field: "standsInFor", beforeId: head.employeeId }] },
  ]);
});

test("only super administrators and the manager name and end a stand-in", async () => {
  const { owner, head, clerk, follower, colleague, director, stranger } = await companyOfReaders();
  for (const as of [clerk, follower, colleague, director])
    expect((await name(as, { of: head, by: follower })).body.code).toBe("forbidden");
  expect((await name(stranger, { of: head, by: follower })).body.code).toBe("invalid_request");
  const { body } = await name(owner, { of: head, by: follower });
  const end = async (as: Person) =>
    (await call(as, endStandIn, { params: { id: body.id }, body: {} })).status;
  for (const as of [clerk, follower, colleague, director, stranger])
    expect(await end(as)).toBe(404);
  expect([await end(head), await end(head)]).toEqual([200, 404]);
});

test("ending a stand-in early stops their decisions and frees the days", async () => {
  const { head, clerk, follower, director } = await companyOfReaders();
  const { body } = await name(head, { of: head, by: follower });
  const id = await askForLeave(clerk);
  await call(head, endStandIn, { params: { id: body.id }, body: {} });
  expect(await approve(follower, id)).toBe(404);
  expect((await name(head, { of: head, by: director })).status).toBe(201);
  expect(await approve(director, id)).toBe(200);
});

test("overlapping stand-ins of one manager are refused, naming the first", async () => {
  const { head, follower, director } = await companyOfReaders();
  await name(head, { of: head, by: follower });
  const again = await name(head, { of: head, by: director, from: daysFromToday(5) });
  expect([again.status, again.body.code]).toEqual([409, "stand_in_overlaps"]);
  expect(again.body.message).toContain("Farai Zulu stands in for Hanna Botha");
  const days = { from: daysFromToday(6), to: daysFromToday(9) };
  expect((await name(head, { of: head, by: director, ...days })).status).toBe(201);
});

test("circles of stand-ins on the same day are refused", async () => {
  const { owner, head, director, headInPosition, newDepartment, newEmployee } =
    await companyOfReaders();
  const third = await newEmployee({ name: "Third" });
  await newDepartment("Stores", third.employeeId);
  expect((await name(owner, { of: head, by: director })).status).toBe(201);
  expect((await name(owner, { of: director, by: third })).status).toBe(201);
  const closing = await name(owner, {
    of: third,
    by: head,
    from: daysFromToday(5),
    to: daysFromToday(8),
  });
  expect([closing.status, closing.body.code]).toEqual([409, "circle_of_stand_ins"]);
  const days = { from: daysFromToday(6), to: daysFromToday(8) };
  expect((await name(owner, { of: third, by: head, ...days })).status).toBe(201);
  expect(headInPosition).toBeDefined();
});

test("what is wrong is named by its field", async () => {
  const { owner, head, clerk, follower } = await companyOfReaders();
  const fieldsOf = async (given: Named) =>
    Object.keys((await name(owner, given)).body.fields ?? {});
  expect(await fieldsOf({ of: head, by: head })).toEqual(["standInId"]);
  expect(await fieldsOf({ of: clerk, by: follower })).toEqual(["managerId"]);
  const yesterday = daysFromToday(-1);
  expect(await fieldsOf({ of: head, by: follower, from: yesterday })).toEqual(["from"]);
  expect(await fieldsOf({ of: head, by: follower, to: yesterday })).toEqual(["to"]);
  expect(await fieldsOf({ of: head, by: follower, to: daysFromToday(400) })).toEqual(["to"]);
});

test("the pages of everyone concerned show the stand-in", async () => {
  const { owner, head, clerk, follower } = await companyOfReaders();
  const { body } = await name(head, { of: head, by: follower });
  const page = async (as: Person, of: Person) =>
    (await call(as, person, { params: { id: of.employeeId } })).body;
  const shown = { id: body.id, standIn: { name: "Farai Zulu" }, to: daysFromToday(5) };
  expect(await page(head, head)).toMatchObject({ standIns: [shown], canNameStandIn: true });
  expect(await page(owner, head)).toMatchObject({ standIns: [shown], canNameStandIn: true });
  expect(await page(follower, follower)).toMatchObject({
    standIns: [{ id: body.id }],
    canNameStandIn: false,
  });
  expect(await page(clerk, clerk)).toMatchObject({
    managersStandIn: shown,
    standIns: [],
    canNameStandIn: false,
  });
  expect((await page(head, head)).managersStandIn).toBeNull();
  const shownOn = async (day: string) =>
    (await call(owner, api.continuity.chart, { query: { day, pageSize: 200 } })).body.find(
      ({ id }) => id === head.employeeId,
    )?.standIn;
  expect([await shownOn(daysFromToday(5)), await shownOn(daysFromToday(6))]).toEqual([
    "Farai Zulu",
    null,
  ]);
});

test("a manager by an individual line can have a stand-in, too", async () => {
  const { owner, head, clerk, follower, director } = await companyOfReaders();
  const people = [
    { employeeId: clerk.employeeId, leads: "manager" as const, managerId: director.employeeId },
  ];
  await call(owner, setLines, { body: { people, from: today, reason: "A project" } });
  await name(director, { of: director, by: follower });
  const id = await askForLeave(clerk);
  expect(await reviewsOf(follower, id)).toMatchObject([{ standsInFor: "Dineo Dube" }]);
  expect(await reviewsOf(head, id)).toEqual([]);
});

test("a stand-in is notified of being named and removed, without the reason", async () => {
  const { tenantId, owner, head, follower } = await companyOfReaders();
  const reported = async () =>
    (await call(follower, api.notifications.list, { query: {} })).body
      .filter(({ kind }) => kind === "standIn")
      .map(({ kind, details, by, readAt }) => ({ kind, details, by, isRead: readAt !== null }));
  const mailed = async () =>
    (await mailsOf(tenantId)).filter(({ subject }) => subject.includes("stand in"));
  const days = { from: today, to: daysFromToday(5) };
  const manager = { id: head.employeeId, name: "Hanna Botha" };
  const { body } = await name(owner, { of: head, by: follower, reason: "An operation" });
  const named = { kind: "standIn", details: { isNamed: true, manager, ...days } };
  expect(await reported()).toMatchObject([{ ...named, by: { id: owner.employeeId } }]);
  expect(await mailed()).toMatchObject([
    { to: follower.email, subject: "You stand in for Hanna Botha" },
  ]);
  await call(head, endStandIn, { params: { id: body.id }, body: { reason: "It went well" } });
  expect(await reported()).toMatchObject([
    { details: { isNamed: false, manager, ...days }, by: manager, isRead: false },
    { ...named, isRead: true },
  ]);
  // Mail about a past stand-in is dropped.
  expect(await mailed()).toMatchObject([
    { to: follower.email, subject: "You no longer stand in for Hanna Botha" },
  ]);
  expect(JSON.stringify(await mailed())).not.toMatch(/operation|went well/);
});

test("super administrators who name themselves stand-in are not notified", async () => {
  const { tenantId, superadmin, head } = await companyOfReaders();
  expect((await name(superadmin, { of: head, by: superadmin })).status).toBe(201);
  const { body } = await call(superadmin, api.notifications.list, { query: {} });
  expect(body.filter(({ kind }) => kind === "standIn")).toEqual([]);
  const mails = (await mailsOf(tenantId)).filter(({ subject }) => subject.includes("stand in"));
  expect(mails).toEqual([]);
});

test("a stand-in ends with the headship on every surface, and is notified", async () => {
  const { owner, head, follower, director, clerk, changeHead } = await companyOfReaders();
  await name(head, { of: head, by: follower, to: daysFromToday(30) });
  await changeHead(director);
  const shown = await Promise.all(
    [head, follower, clerk].map(async (of) => {
      const { body } = await call(owner, person, { params: { id: of.employeeId } });
      return [body.standIns, body.managersStandIn];
    }),
  );
  expect(shown).toEqual([
    [[], null],
    [[], null],
    [[], null],
  ]);
  const { body: chart } = await call(owner, api.continuity.chart, { query: { pageSize: 200 } });
  expect(chart.flatMap(({ standIn }) => standIn ?? [])).toEqual([]);
  expect((await call(owner, api.continuity.chartCounts, { query: {} })).body.standIns).toBe(0);
  const { body: bell } = await call(follower, api.notifications.list, { query: {} });
  const told = bell.flatMap((one) => (one.kind === "lineChanged" ? [one.details] : []));
  expect(told).toMatchObject([
    { role: "standIn", from: today, manager: { id: head.employeeId, name: "Hanna Botha" } },
  ]);
});
