import pg from "pg";
import { expect, inject, test } from "vitest";
import { api } from "#contract/index.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { eventually } from "#server/test/eventually.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { waitingSessions } from "#server/test/waiting-sessions.ts";
import { call, type Person, type TestTenant } from "#server/test/world.ts";

const { setLines, previewLines, lines, withdrawLine, person } = api.continuity;

const led = (who: Person, by: Person | "nobody" | "head") =>
  typeof by === "string"
    ? { employeeId: who.employeeId, leads: by }
    : { employeeId: who.employeeId, leads: "manager" as const, managerId: by.employeeId };

const set = (
  as: Person,
  people: ReturnType<typeof led>[],
  days: { from?: string; to?: string } = {},
) =>
  call(as, setLines, { body: { people, from: today, reason: "A project of their own", ...days } });

const managerOn = async ({ inTenant }: Pick<TestTenant, "inTenant">, who: Person, day: string) =>
  (await inTenant((tx) => managersOf(tx, [{ employeeId: who.employeeId, day }]))).get(
    who.employeeId,
  )?.id;

const changesOf = async ({ storyOf }: Pick<TestTenant, "storyOf">, of: Person) =>
  (await storyOf(of)).filter(({ kind }) => kind === "manager_changed");

test("an individual line starts on its day, with reason, in the story", async () => {
  const company = await companyOfReaders();
  const { owner, clerk, colleague, head, follower } = company;
  const from = daysFromToday(10);
  expect((await set(owner, [led(clerk, follower)], { from })).body).toEqual({ ok: true });
  expect(await managerOn(company, clerk, daysFromToday(9))).toBe(head.employeeId);
  expect(await managerOn(company, clerk, from)).toBe(follower.employeeId);
  expect(await managerOn(company, colleague, from)).toBe(head.employeeId);
  expect((await changesOf(company, clerk)).at(-1)).toMatchObject({
    kind: "manager_changed",
    day: from,
    happenedAt: null,
    managerThenId: follower.employeeId,
    reason: { by: "person", text: "A project of their own" },
    changes: [{ beforeId: head.employeeId, afterId: follower.employeeId }],
  });
  const { body } = await call(clerk, person, { params: { id: clerk.employeeId } });
  expect(body.managers.map(({ manager }) => manager?.id)).toEqual([
    head.employeeId,
    follower.employeeId,
  ]);
});

test("the head leads again after the last day of a limited line", async () => {
  const company = await companyOfReaders();
  const { owner, clerk, head, follower } = company;
  const [from, to, after] = [daysFromToday(3), daysFromToday(8), daysFromToday(9)];
  await set(owner, [led(clerk, follower)], { from, to });
  expect(await managerOn(company, clerk, to)).toBe(follower.employeeId);
  expect(await managerOn(company, clerk, after)).toBe(head.employeeId);
  expect((await changesOf(company, clerk)).slice(-2)).toMatchObject([
    { day: from, changes: [{ beforeId: head.employeeId, afterId: follower.employeeId }] },
    { day: after, changes: [{ beforeId: follower.employeeId, afterId: head.employeeId }] },
  ]);
});

test("reading rights pass to the manager of an individual line", async () => {
  const { owner, clerk, head, follower } = await companyOfReaders();
  await writeNote(head, clerk);
  const mayRead = async (as: Person) =>
    (await call(as, person, { params: { id: clerk.employeeId } })).status;
  expect([await mayRead(head), await mayRead(follower)]).toEqual([200, 404]);
  await set(owner, [led(clerk, follower)]);
  expect([await mayRead(head), await mayRead(follower)]).toEqual([404, 200]);
  await set(owner, [led(clerk, "nobody")]);
  expect([await mayRead(head), await mayRead(follower)]).toEqual([404, 404]);
  await set(owner, [led(clerk, "head")]);
  expect([await mayRead(head), await mayRead(follower)]).toEqual([200, 404]);
});

test("withdrawing a wrong change restores the earlier line and lists both", async () => {
  const company = await companyOfReaders();
  const { owner, clerk, head, follower, director } = company;
  await set(owner, [led(clerk, follower)], { from: daysFromToday(-20) });
  await set(owner, [led(clerk, director)], { from: daysFromToday(-5) });
  const recorded = await call(owner, lines, { params: { id: clerk.employeeId } });
  expect(recorded.body.map(({ manager }) => manager?.id)).toEqual([
    director.employeeId,
    follower.employeeId,
  ]);
  const params = { id: recorded.body[0]?.id ?? 0 };
  const body = { reason: "Entered for someone else" };
  expect((await call(owner, withdrawLine, { params, body })).status).toBe(200);
  expect(await managerOn(company, clerk, today)).toBe(follower.employeeId);
  expect(await managerOn(company, clerk, daysFromToday(-21))).toBe(head.employeeId);
  expect((await changesOf(company, clerk)).at(-1)).toMatchObject({
    day: daysFromToday(-5),
    reason: { by: "product", code: "withdrawn", values: { because: body.reason } },
    changes: [{ beforeId: director.employeeId, afterId: follower.employeeId }],
  });
  const left = await call(owner, lines, { params: { id: clerk.employeeId } });
  expect(left.body.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
  expect((await call(owner, withdrawLine, { params, body })).status).toBe(404);
});

test("a preview shows managers, end and what passes, and records nothing", async () => {
  const company = await companyOfReaders();
  const { owner, clerk, colleague, head, follower, director } = company;
  await writeNote(head, clerk);
  await set(owner, [led(clerk, director)], { from: daysFromToday(30) });
  const { body } = await call(owner, previewLines, {
    body: {
      people: [led(clerk, follower), led(colleague, "head")],
      from: daysFromToday(10),
    },
  });
  expect(body).toMatchObject({
    today,
    people: [
      {
        employee: { id: clerk.employeeId },
        was: { id: head.employeeId },
        is: { id: follower.employeeId },
        until: daysFromToday(29),
        next: { id: director.employeeId },
        passes: { leave: 0, promises: 0, notes: 1 },
      },
      { was: { id: head.employeeId }, is: { id: head.employeeId }, until: null, next: null },
    ],
  });
  expect(await managerOn(company, clerk, daysFromToday(10))).toBe(head.employeeId);
});

test("pending leave and pending cancellations pass by number", async () => {
  const { owner, clerk, colleague, follower } = await companyOfReaders();
  const ask = async (as: Person, day: string) => {
    const dates = { startDate: day, endDate: day };
    const asked = { leaveType: "UnpaidLeave", reason: "Rest", ...dates } as const;
    return (await call(as, api.leave.createRequest, { body: asked })).body.id;
  };
  const [first, kept] = [await ask(clerk, "2031-03-03"), await ask(clerk, "2031-03-04")];
  await ask(colleague, "2031-03-05");
  for (const id of [first, kept]) await call(owner, api.leave.approve, { params: { id } });
  await call(clerk, api.leave.askToCancel, { params: { id: first } });
  const people = [led(clerk, follower), led(colleague, follower)];
  const { body } = await call(owner, previewLines, { body: { people, from: today } });
  expect(body.people.map(({ passes }) => passes.leave)).toEqual([1, 1]);
});

test("an impossible line is refused, and its field named", async () => {
  const { owner, clerk, follower, stranger } = await companyOfReaders();
  const fieldsOf = async (
    people: ReturnType<typeof led>[],
    days: { from?: string; to?: string; reason?: string } = {},
  ) => {
    const { status, body } = await set(owner, people, days);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await fieldsOf([led(stranger, follower)])).toEqual([400, ["people"]]);
  expect(await fieldsOf([led(clerk, stranger)])).toEqual([400, ["managerId"]]);
  expect(await fieldsOf([led(clerk, clerk)])).toEqual([400, ["managerId"]]);
  expect(await fieldsOf([led(clerk, follower), led(clerk, "nobody")])).toEqual([400, ["people"]]);
  expect(await fieldsOf([led(clerk, follower)], { to: daysFromToday(-1) })).toEqual([400, ["to"]]);
  expect(await fieldsOf([led(clerk, follower)], { reason: " " })).toEqual([400, ["reason"]]);
  await set(owner, [led(clerk, follower)], { from: daysFromToday(5) });
  const overlapping = await set(owner, [led(clerk, "nobody")], { to: daysFromToday(5) });
  expect([overlapping.status, overlapping.body.code]).toEqual([409, "line_overlaps"]);
  expect((await set(owner, [led(clerk, "nobody")], { to: daysFromToday(4) })).status).toBe(200);
});

test("a last day in the year 9999 is refused and named", async () => {
  const { owner, clerk, follower } = await companyOfReaders();
  const { status, body } = await set(owner, [led(clerk, follower)], { to: "9999-12-31" });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["to"]]);
  expect((await set(owner, [led(clerk, follower)], { to: "9998-12-31" })).status).toBe(200);
  const page = await call(owner, person, { params: { id: clerk.employeeId } });
  expect(page.body.managers.at(-1)).toMatchObject({ from: "9999-01-01" });
});

test("circles over any number of steps and days are refused", async () => {
  const { owner, clerk, colleague, head, follower, changeHead } = await companyOfReaders();
  expect((await set(owner, [led(follower, clerk)], { from: daysFromToday(20) })).status).toBe(200);
  const closing = await changeHead(follower);
  expect([closing.status, closing.body.code]).toEqual([409, "circle_of_managers"]);
  expect(closing.body.message).toContain("Themba Nkosi would report to Farai Zulu");
  expect((await set(owner, [led(head, colleague)])).status).toBe(409);
  expect((await set(owner, [led(clerk, follower)], { to: daysFromToday(19) })).status).toBe(200);
});

test("one of two simultaneous changes that close a circle is refused", async () => {
  const { tenantId, owner, clerk, colleague } = await companyOfReaders();
  const other = new pg.Client(inject("ownerUrl"));
  await other.connect();
  try {
    await other.query("begin");
    await other.query("select from tenants where id = $1 for no key update", [tenantId]);
    const both = [set(owner, [led(clerk, colleague)]), set(owner, [led(colleague, clerk)])];
    await eventually(async () => expect(await waitingSessions(other)).toBeGreaterThan(0));
    await other.query("commit");
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  } finally {
    await other.end();
  }
});
