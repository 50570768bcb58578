import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { entriesOf } from "#server/test/history.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, mailsOf, type Person } from "#server/test/world.ts";

const {
  promise,
  promises,
  promisesOf,
  person,
  makePromise,
  agreeToPromise,
  declinePromise,
  keepPromise,
  breakPromise,
  renegotiatePromise,
  takeBackPromise,
} = api.continuity;

const read = (as: Person, id: number) => call(as, promise, { params: { id } });
const onPage = async (as: Person, of: Person) =>
  (await call(as, person, { params: { id: of.employeeId } })).body.promises;
const storyOf = async (as: Person, of: Person) => {
  const { body } = await call(as, api.employees.history, {
    params: { id: of.employeeId },
    query: {},
  });
  return entriesOf(body).filter(({ kind }) => kind.startsWith("promise_"));
};
const noticesOf = async (as: Person) => {
  const { body } = await call(as, api.notifications.list, { query: {} });
  return body.filter(({ kind }) => kind.startsWith("promise"));
};

test("a manager's promise appears on the employee's page, history and bell", async () => {
  const { clerk, head } = await companyOfReaders();
  const dueOn = daysFromToday(30);
  const id = await newPromise(head, clerk, { dueOn });
  const expected = { id, promiseText: "The forklift licence", dueOn, state: "open", version: 1 };
  expect(await onPage(head, clerk)).toMatchObject({
    total: 1,
    items: [{ ...expected, actions: ["keep", "renegotiate", "break", "takeBack"] }],
  });
  expect(await onPage(clerk, clerk)).toMatchObject({ items: [{ ...expected, actions: [] }] });
  expect(await storyOf(clerk, clerk)).toMatchObject([
    { kind: "promise_made", promiseText: "The forklift licence", link: { kind: "promise", id } },
  ]);
  const [notice] = await noticesOf(clerk);
  expect(notice).toMatchObject({ aboutId: id, details: { change: "made", about: null } });
  expect(JSON.stringify(notice)).not.toContain("forklift");
});

test("an intent is visible to the manager and super administrators only", async () => {
  const { clerk, head, owner, superadmin } = await companyOfReaders();
  for (const [by, to] of [
    [head, clerk],
    [owner, superadmin],
  ] as const) {
    const id = await newPromise(by, to, { promiseText: "A rise in March", isIntent: true });
    expect((await read(by, id)).body).toMatchObject({ isIntent: true });
    expect((await read(owner, id)).status).toBe(200);
    expect((await read(to, id)).status).toBe(404);
    const { body } = await call(to, promisesOf, { params: { id: to.employeeId }, query: {} });
    expect([body, await onPage(to, to), await storyOf(to, to), await noticesOf(to)]).toEqual([
      [],
      { items: [], total: 0 },
      [],
      [],
    ]);
    expect(await storyOf(owner, to)).toMatchObject([{ promiseText: "A rise in March" }]);
  }
  const recent = await call(superadmin, api.dashboard.superadmin, {});
  expect(JSON.stringify(recent.body.changes)).not.toContain("A rise in March");
  expect(recent.body.changes.map(({ kind }) => kind)).toContain("promise_made");
  const ofSelf = recent.body.changes.filter(
    ({ employee }) => employee.id === superadmin.employeeId,
  );
  expect(JSON.stringify(ofSelf)).not.toContain("promise");
});

test("a promise passes to the next manager and leaves the former one", async () => {
  const { clerk, head, follower, director, colleague, stranger, superadmin, changeHead } =
    await companyOfReaders();
  const id = await newPromise(head, clerk);
  const statuses = async () => {
    const readers = [head, follower, superadmin, clerk, director, colleague, stranger];
    return (await Promise.all(readers.map((one) => read(one, id)))).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 404, 200, 200, 404, 404, 404]);
  await changeHead(follower);
  expect(await statuses()).toEqual([404, 200, 200, 200, 404, 404, 404]);
  expect((await call(head, keepPromise, { params: { id }, body: {} })).status).toBe(404);
  const ofLed = await call(follower, promises, { query: { state: "open" } });
  expect(ofLed.body.map((one) => one.id)).toEqual([id]);
  expect((await call(head, promises, { query: {} })).body).toEqual([]);
  expect((await call(follower, keepPromise, { params: { id }, body: {} })).status).toBe(200);
});

test("only the manager makes promises, and only to active employees", async () => {
  const { clerk, head, follower, colleague, owner, stranger } = await companyOfReaders();
  const to = (employeeId: number) => ({ body: { employeeId, promiseText: "A desk" } });
  const statuses = await Promise.all(
    [follower, colleague, stranger].map((one) => call(one, makePromise, to(clerk.employeeId))),
  );
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 404]);
  await call(owner, api.employees.toggleStatus, {
    params: { id: clerk.employeeId },
    query: { activate: "false" },
  });
  const refused = await call(head, makePromise, to(clerk.employeeId));
  expect([refused.status, refused.body.code]).toEqual([409, "employee_deactivated"]);
});

test("an employee's promise is proposed until the manager agrees or declines", async () => {
  const { clerk, head, follower } = await companyOfReaders();
  const id = await newPromise(clerk, clerk, { promiseText: "Fridays from home" });
  expect((await read(clerk, id)).body).toMatchObject({ state: "proposed", actions: ["takeBack"] });
  expect(await noticesOf(head)).toMatchObject([
    { details: { change: "proposed", about: { id: clerk.employeeId } } },
  ]);
  const agree = (as: Person) => call(as, agreeToPromise, { params: { id } });
  expect((await agree(clerk)).status).toBe(403);
  expect((await agree(follower)).status).toBe(404);
  expect((await agree(head)).status).toBe(200);
  expect((await read(clerk, id)).body).toMatchObject({ state: "open", actions: [] });

  const other = await newPromise(clerk, clerk);
  const decline = (reason: string) =>
    call(head, declinePromise, { params: { id: other }, body: { reason } });
  expect((await decline(" ")).body.fields).toEqual({
    reason: "Please say why it was not agreed.",
  });
  expect((await decline("Not this year")).status).toBe(200);
  expect(await storyOf(clerk, clerk)).toMatchObject([
    { kind: "promise_declined", reason: { by: "person", text: "Not this year" } },
    { kind: "promise_proposed" },
    { kind: "promise_agreed" },
    { kind: "promise_proposed" },
  ]);
  const ownIntent = await call(clerk, makePromise, {
    body: { employeeId: clerk.employeeId, promiseText: "A rise", isIntent: true },
  });
  expect(ownIntent.body.fields).toEqual({ isIntent: "You can read what is promised to you" });
});

test("a renegotiated promise gets another version and keeps its former ones", async () => {
  const { clerk, head } = await companyOfReaders();
  const [first, second] = [daysFromToday(10), daysFromToday(60)];
  const id = await newPromise(head, clerk, { dueOn: first });
  const change = (body: object) =>
    call(head, renegotiatePromise, { params: { id }, body: { version: 1, ...body } });
  expect((await change({ dueOn: daysFromToday(-1) })).body.fields).toEqual({
    dueOn: "Please choose today or a later day",
  });
  expect((await change({})).status).toBe(400);
  expect((await change({ dueOn: second, reason: "The course is full" })).status).toBe(200);
  expect((await change({ dueOn: first })).body.code).toBe("conflict");
  const { body } = await read(clerk, id);
  expect(body).toMatchObject({
    state: "open",
    version: 2,
    dueOn: second,
    versions: [{ version: 1, promiseText: "The forklift licence", dueOn: first }],
    history: [{ kind: "made" }, { kind: "renegotiated", reason: "The course is full" }],
  });
  expect(await storyOf(clerk, clerk)).toMatchObject([
    { kind: "promise_renegotiated", changes: [{ field: "dueOn", before: first, after: second }] },
    { kind: "promise_made" },
  ]);
});

test("a promise is settled only once, as kept or broken", async () => {
  const { clerk, head, owner } = await companyOfReaders();
  const kept = await newPromise(head, clerk);
  const broken = await newPromise(head, clerk);
  const breakIt = (reason: string) =>
    call(owner, breakPromise, { params: { id: broken }, body: { reason } });
  expect((await call(clerk, keepPromise, { params: { id: kept }, body: {} })).status).toBe(403);
  expect((await call(head, keepPromise, { params: { id: kept }, body: {} })).status).toBe(200);
  expect((await breakIt("")).body.fields).toEqual({ reason: "Please say why it was not kept." });
  expect((await breakIt("The budget was cut")).status).toBe(200);
  const again = await call(head, keepPromise, { params: { id: broken }, body: {} });
  expect([again.status, again.body.code]).toEqual([409, "conflict"]);
  expect(await onPage(clerk, clerk)).toEqual({ items: [], total: 0 });
  const { body } = await call(clerk, promisesOf, { params: { id: clerk.employeeId }, query: {} });
  expect(body.map(({ state }) => state)).toEqual(["broken", "kept"]);
});

test("only its author withdraws a promise, within the hour", async () => {
  const { clerk, head, owner, inTenant, tenantId } = await companyOfReaders();
  const takeBack = (as: Person, id: number) => call(as, takeBackPromise, { params: { id } });
  const id = await newPromise(head, clerk);
  expect((await takeBack(owner, id)).status).toBe(403);
  expect((await takeBack(head, id)).status).toBe(200);
  const { body } = await read(head, id);
  expect(body).toMatchObject({ promiseText: "", state: "taken_back", versions: [] });
  expect(await storyOf(clerk, clerk)).toMatchObject([
    { kind: "promise_taken_back", promiseText: "" },
    { kind: "promise_made", promiseText: "" },
  ]);

  const old = await newPromise(head, clerk);
  const changed = await newPromise(head, clerk);
  await call(head, renegotiatePromise, {
    params: { id: changed },
    body: { promiseText: "Another", version: 1 },
  });
  // The database refuses changes of the moment, so an hour-old row is written by hand.
  const late = await inTenant((tx) =>
    tx
      .insertInto("promises")
      .values({
        tenantId,
        employeeId: clerk.employeeId,
        madeById: head.employeeId,
        madeAt: new Date(Date.now() - 3_601_000).toISOString(),
        madeOn: today,
        changedOn: today,
        promiseText: "An old one",
        state: "open",
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  expect((await takeBack(head, changed)).status).toBe(403);
  expect((await takeBack(head, late.id)).status).toBe(403);
  expect((await takeBack(head, old)).status).toBe(200);
});

test("a former employee's promise sleeps until their return", async () => {
  const { clerk, head, owner } = await companyOfReaders();
  const id = await newPromise(head, clerk);
  const activate = (isActive: boolean) =>
    call(owner, api.employees.toggleStatus, {
      params: { id: clerk.employeeId },
      query: { activate: String(isActive) },
    });
  await activate(false);
  expect((await read(owner, id)).body).toMatchObject({ state: "open", isAsleep: true });
  await activate(true);
  expect((await read(owner, id)).body).toMatchObject({ state: "open", isAsleep: false });
});

test("mails about a promise link to it without its text", async () => {
  const { clerk, head, tenantId } = await companyOfReaders();
  const preference = { kind: "promiseChanged" as const, byMail: true };
  for (const one of [clerk, head])
    await call(one, api.notifications.updatePreferences, { body: preference });
  const made = await newPromise(head, clerk);
  const proposed = await newPromise(clerk, clerk);
  const mails = await mailsOf(tenantId);
  expect(JSON.stringify(mails[0])).toContain(`/staff/me?promise=${made}`);
  expect(JSON.stringify(mails[1])).toContain(
    `/staff/people/${clerk.employeeId}?promise=${proposed}`,
  );
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [clerk.email, "A promise made to you"],
    [head.email, "Themba Nkosi proposes a promise"],
  ]);
  expect(JSON.stringify(mails)).not.toContain("forklift");
});

test("a notice tells whether its reader may still open the employee's page", async () => {
  const { clerk, head, follower, owner, changeHead } = await companyOfReaders();
  await newPromise(clerk, clerk);
  const isOpenTo = async (as: Person) => (await noticesOf(as))[0]?.isPageOpen;
  expect(await isOpenTo(head)).toBe(true);
  await changeHead(follower);
  expect(await isOpenTo(head)).toBe(false);
  await newPromise(owner, clerk);
  expect(await isOpenTo(clerk)).toBeNull();
  await changeHead(head);
  expect(await isOpenTo(head)).toBe(true);
});

test("lists of promises come in pages, by state", async () => {
  const { clerk, colleague, head } = await companyOfReaders();
  const later = await newPromise(head, clerk, { dueOn: daysFromToday(20) });
  const undated = await newPromise(head, clerk);
  const sooner = await newPromise(head, colleague, { dueOn: daysFromToday(2) });
  const { body, headers } = await call(head, promises, { query: { pageSize: 2 } });
  expect([body.map(({ id }) => id), headers["x-total-count"]]).toEqual([[sooner, later], "3"]);
  const rest = await call(head, promises, { query: { pageSize: 2, page: 2 } });
  expect(rest.body.map(({ id }) => id)).toEqual([undated]);
  expect((await call(head, promises, { query: { state: "kept" } })).body).toEqual([]);
});
