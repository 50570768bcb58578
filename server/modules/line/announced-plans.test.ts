import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { setLines, previewLines, person, lines, handovers } = api.continuity;
const { updateDepartment } = api.departments;
const [soon, day, later] = [daysFromToday(5), daysFromToday(20), daysFromToday(30)];

/** A planned change from head to follower, with a later announcement. */
async function company() {
  const tenant = await companyOfReaders();
  const { owner, sales, clerk, follower } = tenant;
  const line = (by: Person, announcedFrom?: string, from = day) => ({
    people: [{ employeeId: clerk.employeeId, leads: "manager", managerId: by.employeeId }] as const,
    from,
    ...(announcedFrom && { announcedFrom }),
  });
  const setLine = async (...given: Parameters<typeof line>) => {
    const { people, ...days } = line(...given);
    const body = { people: [...people], ...days, reason: "A new team" };
    return call(owner, setLines, { body });
  };
  const setHead = (by: Person | null, headFrom?: string, announcedFrom?: string) =>
    call(owner, updateDepartment, {
      params: { id: sales },
      body: {
        departmentName: "Sales",
        departmentHeadId: by?.employeeId ?? null,
        ...(headFrom && { headFrom }),
        ...(announcedFrom && { announcedFrom }),
      },
    });
  const params = { id: clerk.employeeId };
  const shownTo = async (as: Person) =>
    (await call(as, person, { params })).body.managers.map(
      ({ manager, to }) => `${manager?.id} ${to}`,
    );
  const historyFor = async (as: Person) =>
    (await call(as, api.employees.history, { params, query: {} })).body
      .filter(({ kind }) => kind === "manager_changed")
      .map(({ changes }) => changes[0]?.after);
  const preview = (announcedFrom?: string) => {
    const { people, ...days } = line(follower, announcedFrom);
    return call(owner, previewLines, { body: { people: [...people], ...days } });
  };
  return { ...tenant, setLine, setHead, shownTo, historyFor, preview };
}

test("a change is announced by its own day, and otherwise refused", async () => {
  const { setLine, setHead, shownTo, preview, follower, clerk } = await company();
  const fields = { announcedFrom: "It cannot be announced after its own day" };
  for (const refused of [
    await setLine(follower, daysFromToday(21)),
    await setHead(follower, day, daysFromToday(21)),
    await setHead(follower, undefined, soon),
    await preview(daysFromToday(21)),
  ]) {
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual(fields);
  }
  expect((await setLine(follower, today)).status).toBe(200);
  expect((await shownTo(clerk)).at(-1)).toBe(`${follower.employeeId} null`);
});

test("the preview states until when only super administrators know, and their number", async () => {
  const { preview } = await company();
  expect((await preview(soon)).body.secret).toEqual({
    until: daysFromToday(4),
    superadmins: 2,
  });
  expect((await preview()).body.secret).toBeNull();
  expect((await preview(today)).body.secret).toBeNull();
});

test("a plan can be announced on the day from which it applies", async () => {
  const { setLine, shownTo, owner, clerk, head, follower } = await company();
  expect((await setLine(follower, day)).status).toBe(200);
  expect(await shownTo(clerk)).toEqual([`${head.employeeId} null`]);
  expect((await shownTo(owner)).at(-1)).toBe(`${follower.employeeId} null`);
});

test("a public change beside a plan leaves the plan hidden and valid", async () => {
  const { setLine, shownTo, historyFor, owner, clerk, director, follower } = await company();
  await setLine(follower, soon);
  await setLine(director, undefined, daysFromToday(10));
  expect((await shownTo(clerk)).at(-1)).toBe(`${director.employeeId} null`);
  expect(await historyFor(clerk)).not.toContain("Farai Zulu");
  expect((await shownTo(owner)).slice(-2)).toEqual([
    `${director.employeeId} ${daysFromToday(19)}`,
    `${follower.employeeId} null`,
  ]);
});

test("a plan replaced before its announcement stays hidden from staff", async () => {
  const { setLine, historyFor, owner, clerk, director, follower, inTenant } = await company();
  await setLine(follower, soon);
  await setLine(director);
  const [plan] = await inTenant((tx) =>
    tx.selectFrom("linePlans").where("tenantId", "=", tx.tenantId).selectAll().execute(),
  );
  expect(plan).toMatchObject({ announcedOn: soon });
  expect(plan?.calledOffAt).not.toBeNull();
  expect(await historyFor(clerk)).not.toContain("Farai Zulu");
  expect(await historyFor(owner)).toContain("Farai Zulu");
});

test("only super administrators see an unannounced head, even after replacement", async () => {
  const { setHead, shownTo, historyFor, owner, clerk, head, follower, sales } = await company();
  await setHead(follower, day, soon);
  expect(await shownTo(clerk)).toEqual([`${head.employeeId} null`]);
  expect((await shownTo(owner)).at(-1)).toBe(`${follower.employeeId} null`);
  const department = await call(owner, api.departments.getDepartment, { params: { id: sales } });
  expect(department.body.nextHead).toMatchObject({ from: day, id: follower.employeeId });
  expect((await call(owner, handovers, { query: {} })).body).toEqual([]);
  await setHead(head, day);
  expect((await shownTo(owner)).at(-1)).toBe(`${head.employeeId} null`);
  expect(await historyFor(clerk)).toEqual([]);
  expect(await historyFor(owner)).toContain("Farai Zulu");
});

test("two plans for a head are each known from their own announcement", async () => {
  const { setHead, shownTo, owner, clerk, head, follower, director, inTenant } = await company();
  await setHead(follower, day, soon);
  await setHead(director, later, daysFromToday(25));
  expect(await shownTo(clerk)).toEqual([`${head.employeeId} null`]);
  expect(await shownTo(owner)).toEqual([
    `${head.employeeId} ${daysFromToday(19)}`,
    `${follower.employeeId} ${daysFromToday(29)}`,
    `${director.employeeId} null`,
  ]);
  const known = await inTenant((tx) =>
    tx
      .selectFrom("departmentHeadships")
      .where("tenantId", "=", tx.tenantId)
      .where("retractedAt", "is", null)
      .where("employeeId", "=", follower.employeeId)
      .select(["knownFrom", "knownUntil", "dateTo"])
      .orderBy("knownFrom")
      .execute(),
  );
  expect(known).toEqual([
    { knownFrom: soon, knownUntil: daysFromToday(24), dateTo: null },
    { knownFrom: daysFromToday(25), knownUntil: "infinity", dateTo: daysFromToday(29) },
  ]);
});

test("a deactivated planned manager passes the plan on as a plan", async () => {
  const { setLine, setHead, shownTo, historyFor, owner, clerk, head, follower, director } =
    await company();
  await setHead(follower, day, soon);
  await setLine(follower, soon, later);
  const { status } = await call(owner, api.employees.toggleStatus, {
    params: { id: follower.employeeId },
    query: { activate: "false" },
    body: { leadsNext: { leads: "manager", managerId: director.employeeId } },
  });
  expect(status).toBe(200);
  expect(await shownTo(clerk)).toEqual([`${head.employeeId} null`]);
  expect(await historyFor(clerk)).toEqual([]);
  expect((await shownTo(owner)).at(-1)).toBe(`${director.employeeId} null`);
  const recorded = await call(owner, lines, { params: { id: clerk.employeeId } });
  expect(recorded.body.map(({ announcedFrom }) => announcedFrom)).toEqual([soon, soon]);
});

test("a public handover continues beside a hidden plan", async () => {
  const { setLine, owner, clerk, head, director, follower } = await company();
  await setLine(director, undefined, day);
  await setLine(follower, soon, daysFromToday(10));
  await setLine(head, undefined, later);
  const { body } = await call(owner, handovers, { query: {} });
  const open = body.filter(({ employee, step }) => employee.id === clerk.employeeId && step);
  expect(open.map(({ outgoing, takesOverOn }) => [outgoing.id, takesOverOn])).toEqual([
    [head.employeeId, day],
    [director.employeeId, later],
  ]);
});

test("an entry for a future day names the manager known for it", async () => {
  const { setHead, owner, clerk, director, follower, head } = await company();
  await setHead(follower, day, soon);
  const led = { employeeId: clerk.employeeId, leads: "manager", managerId: director.employeeId };
  await call(owner, setLines, {
    body: {
      people: [{ ...led, leads: "manager" }],
      from: daysFromToday(15),
      to: daysFromToday(19),
      reason: "A week of help",
    },
  });
  const params = { id: clerk.employeeId };
  const { body } = await call(clerk, api.employees.history, { params, query: {} });
  const back = body.find((entry) => entry.kind === "manager_changed" && entry.day === day);
  expect(back?.managerThen?.id).toBe(head.employeeId);
  expect(JSON.stringify(body)).not.toContain("Farai");
});

test("only super administrators see future announcements of terms", async () => {
  const { owner, head, clerk, director, setLine, setHead, follower } = await company();
  const terms = async (as: Person) =>
    (await call(as, person, { params: { id: clerk.employeeId } })).body.managers.map(
      ({ manager, announcedFrom }) => [manager?.id, announcedFrom],
    );
  await setHead(follower, day, soon);
  await setLine(director, daysFromToday(10), later);
  expect(await terms(owner)).toEqual([
    [head.employeeId, null],
    [follower.employeeId, soon],
    [director.employeeId, daysFromToday(10)],
  ]);
  for (const reader of [head, clerk])
    expect(await terms(reader)).toEqual([[head.employeeId, null]]);
  // A public change has no mark, whatever is planned.
  await setHead(director, daysFromToday(3));
  expect(await terms(clerk)).toEqual([
    [head.employeeId, null],
    [director.employeeId, null],
  ]);
});
