import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfPlans } from "#server/test/company-of-plans.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

const { chartChanges, setLines } = api.continuity;
const years = { from: daysFromToday(-500), to: daysFromToday(500) };

async function companyOfChanges() {
  const company = await companyOfPlans();
  const changes = (query: object = {}) =>
    done(call(company.owner, chartChanges, { query: { ...years, ...query } }));
  return { ...company, changes };
}

test("each start and end of a headship or line changes a day", async () => {
  const { lead, makeHead, changes, follower, clerk, colleague, director } =
    await companyOfChanges();
  const { before: first } = await changes();
  const [headFrom, lineFrom, lineEnd] = [daysFromToday(40), daysFromToday(90), daysFromToday(150)];
  await makeHead(follower, headFrom);
  await lead([clerk], director, lineFrom);
  await lead([clerk], colleague, lineEnd);
  const neighbours = async (day: string) => {
    const { before, after } = await changes({ day });
    return [before, after];
  };
  expect((await changes()).days.slice(-3)).toEqual([headFrom, lineFrom, lineEnd]);
  expect(await neighbours(today)).toEqual([first, headFrom]);
  expect(await neighbours(headFrom)).toEqual([first, lineFrom]);
  expect(await neighbours(daysFromToday(91))).toEqual([lineFrom, lineEnd]);
  expect(await neighbours(daysFromToday(151))).toEqual([lineEnd, null]);
  expect(await neighbours("2001-01-01")).toEqual([null, first]);
});

test("a headship or line ending without another is a day of change", async () => {
  const { owner, sales, lead, changes, clerk, director } = await companyOfChanges();
  const [noHead, lastDay] = [daysFromToday(30), daysFromToday(99)];
  const body = { departmentName: "Sales", departmentHeadId: null, headFrom: noHead };
  await done(call(owner, api.departments.updateDepartment, { params: { id: sales }, body }));
  await lead([clerk], director, daysFromToday(60));
  const people = [{ employeeId: clerk.employeeId, leads: "head" as const }];
  const ended = { people, from: daysFromToday(100), reason: "It is over" };
  await done(call(owner, setLines, { body: ended }));
  const { days, after } = await changes({ day: daysFromToday(60) });
  expect([days.slice(-3), after]).toEqual([
    [noHead, daysFromToday(60), daysFromToday(100)],
    daysFromToday(100),
  ]);
  expect((await changes({ day: lastDay })).after).toBe(daysFromToday(100));
  expect((await changes({ day: daysFromToday(100) })).after).toBeNull();
});

test("each month in the range lists its first day of change", async () => {
  const { lead, changes, clerk, colleague, director } = await companyOfChanges();
  const from = daysFromToday(100);
  const inMonth = (month: number, days: number) =>
    Temporal.PlainDate.from(from).add({ months: month }).add({ days }).toString();
  for (const [month, days] of [
    [0, 0],
    [0, 9],
    [1, 3],
    [1, 4],
    [3, 5],
  ] as const)
    await lead([clerk], days % 2 ? director : colleague, inMonth(month, days));
  const asked = { from, to: inMonth(1, 20) };
  expect((await changes(asked)).days).toEqual([from, inMonth(1, 3)]);
  expect(await changes({ ...asked, day: inMonth(1, 4) })).toMatchObject({ after: inMonth(3, 5) });
  expect((await changes({ from: inMonth(1, 4), to: inMonth(3, 5) })).days).toEqual([
    inMonth(1, 4),
    inMonth(3, 5),
  ]);
  expect((await changes({ from: inMonth(1, 5), to: inMonth(3, 4) })).days).toEqual([]);
});

test("days of change are those known then", async () => {
  const { owner, begin, lead, changes, clerk, director } = await companyOfChanges();
  const [recorded, from, withdrawn] = [daysFromToday(5), daysFromToday(20), daysFromToday(30)];
  await begin(recorded);
  await lead([clerk], director, from);
  expect((await changes({ day: recorded })).after).toBe(from);
  await begin(withdrawn);
  const [line] = await done(
    call(owner, api.continuity.lines, { params: { id: clerk.employeeId } }),
  );
  const reason = { reason: "It was never so" };
  await done(
    call(owner, api.continuity.withdrawLine, { params: { id: line?.id ?? 0 }, body: reason }),
  );
  const known = async (knownOn?: string) => {
    const { days, after } = await changes({ day: recorded, ...(knownOn && { knownOn }) });
    return [days.includes(from), after];
  };
  expect(await known()).toEqual([false, null]);
  expect(await known(daysFromToday(29))).toEqual([true, from]);
  expect(await known(daysFromToday(4))).toEqual([false, null]);
});

test("only super administrators see unannounced plans as days of change", async () => {
  const { owner, superadmin, head, clerk, stranger, lead, changes, director } =
    await companyOfChanges();
  const from = daysFromToday(50);
  await lead([clerk], director, from, { announcedFrom: daysFromToday(40) });
  expect(await changes()).toMatchObject({ after: from });
  const query = years;
  expect((await call(superadmin, chartChanges, { query })).body.after).toBe(from);
  expect((await call(stranger, chartChanges, { query })).body).toMatchObject({ after: null });
  for (const reader of [head, clerk])
    expect((await call(reader, chartChanges, { query })).status).toBe(403);
  const [line] = await done(
    call(owner, api.continuity.lines, { params: { id: clerk.employeeId } }),
  );
  const body = { reason: "It was never so" };
  await done(call(owner, api.continuity.withdrawLine, { params: { id: line?.id ?? 0 }, body }));
  expect(await changes()).toMatchObject({ after: null });
});

test("replaced and cancelled plans are no days of change", async () => {
  const { makeHead, changes, head, follower, director } = await companyOfChanges();
  const [planned, later] = [daysFromToday(50), daysFromToday(60)];
  await makeHead(follower, later);
  expect(await changes()).toMatchObject({ after: later });
  await makeHead(head, later);
  expect(await changes()).toMatchObject({ after: null });
  await makeHead(follower, planned);
  await makeHead(director, planned, { announcedFrom: daysFromToday(40) });
  expect(await changes()).toMatchObject({ after: planned });
  expect(await changes({ day: planned })).toMatchObject({ after: null });
});

test.each([
  [
    { from: "2026-03-02", to: "2026-03-01" },
    "Please choose a last day that is not before the first",
  ],
  [{ from: "2001-01-01", to: "2026-01-01" }, "Please choose at most 12 years"],
])("days of change between %o are refused", async (query, to) => {
  const { owner } = await companyOfReaders();
  expect(await call(owner, chartChanges, { query })).toMatchObject({
    status: 400,
    body: { fields: { to } },
  });
});

test("a known-then day in the future, or a missing day, is refused", async () => {
  const { owner } = await companyOfReaders();
  const refused = async (query: object) =>
    (await call(owner, chartChanges, { query: query as typeof years })).body;
  expect(await refused({ ...years, knownOn: daysFromToday(1) })).toMatchObject({
    fields: { knownOn: "Please choose today or a day before it" },
  });
  expect(await refused({ from: today })).toMatchObject({ fields: { to: expect.any(String) } });
  expect((await call(owner, chartChanges, { query: { ...years, knownOn: today } })).status).toBe(
    200,
  );
});
