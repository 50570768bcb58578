import Papa from "papaparse";
import { expect, test } from "vitest";
import type { z } from "zod";
import { api } from "#contract/index.ts";
import type { NewLeaveEntry } from "#contract/leave/balances/entries.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { TenantUpdate } from "#contract/tenant.ts";
import { ownClock } from "#server/test/clock.ts";
import { openSession } from "#server/test/company/people.ts";
import { app, call, newTenant, type Person, services } from "#server/test/world.ts";

const set = (as: Person, body: TenantUpdate) => call(as, api.tenant.updateTenant, { body });
const enter = (
  as: Person,
  { employeeId }: Person,
  given: Partial<z.input<typeof NewLeaveEntry>> = {},
) =>
  call(as, leave.addEntry, {
    body: {
      employeeId,
      balance: "timeInLieu",
      kind: "worked",
      days: 1,
      day: "2026-03-07",
      reason: "Stocktaking on a Saturday",
      ...given,
    },
  });
const ask = (as: Person, startDate: string, given: Partial<NewLeaveRequest> = {}) =>
  call(as, leave.createRequest, {
    body: {
      leaveType: "TimeInLieu",
      startDate,
      endDate: startDate,
      reason: "Rest",
      ...given,
    },
  });
const statementOf = async (as: Person, asOf?: string) =>
  (await call(as, leave.statement, { query: { balance: "timeInLieu", asOf } })).body;
const recordOf = async (as: Person, { employeeId }: Person) =>
  (await call(as, leave.combinedRecords, { query: { employeeId } })).body[0];
async function rowsOf(as: Person, path: string) {
  const { body } = await app.inject({
    method: "GET",
    url: `/prod/secure/leave/${path}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  return Papa.parse<Record<string, string>>(body.replace("\ufeff", ""), { header: true }).data;
}

async function newCompany(settings: TenantUpdate = { offersTimeInLieu: true }) {
  const goTo = ownClock();
  goTo("2026-03-09");
  const tenant = await newTenant();
  const anna = await tenant.newEmployee({ startDate: "2026-01-05", surname: "Botha" });
  await set(tenant.owner, settings);
  const again = (as: Person) => tenant.inTenant((tx) => openSession(tx, services.tokens, as));
  const onDay = async (day: string) => {
    goTo(day);
    return { owner: await again(tenant.owner), anna: await again(anna) };
  };
  return { tenant, owner: tenant.owner, anna, onDay };
}

test("days worked in lieu are used by leave of that type", async () => {
  const { owner, anna } = await newCompany();
  expect(await ask(anna, "2026-03-16")).toMatchObject({
    status: 409,
    body: { message: "No time in lieu remains, and this takes 1 day." },
  });
  expect(await enter(owner, anna, { days: 1.5 })).toMatchObject({
    status: 201,
    body: { remaining: 1.5, isOverTaken: false },
  });
  expect((await statementOf(anna)).lines).toMatchObject([
    {
      kind: "worked",
      from: "2026-03-07",
      days: 1.5,
      left: 1.5,
      reason: "Stocktaking on a Saturday",
      usableUntil: null,
      by: { id: owner.employeeId },
    },
  ]);
  const { body } = await ask(anna, "2026-03-16");
  expect((await recordOf(anna, anna))?.timeInLieu).toMatchObject({
    total: 1.5,
    pending: 1,
    leaves: [{ id: body.id, leaveType: "TimeInLieu", leaveStatus: "pending" }],
  });
  expect(await ask(anna, "2026-03-17")).toMatchObject({
    status: 409,
    body: {
      message: "Only 0.5 days of time in lieu remain after pending requests, and this takes 1 day.",
    },
  });
  expect((await ask(anna, "2026-03-17", { endHalf: "morning" })).status).toBe(201);
  await call(owner, leave.approve, { params: { id: body.id } });
  expect(await statementOf(anna)).toMatchObject({ added: 1.5, booked: 1, remaining: 0.5 });
  expect((await recordOf(anna, anna))?.annual).toMatchObject({ used: 0, pending: 0 });
});

test("leave before the worked day is refused", async () => {
  const { owner, anna } = await newCompany();
  await enter(owner, anna);
  expect((await ask(anna, "2026-03-05")).status).toBe(409);
  const { body } = await ask(anna, "2026-03-12");
  await call(owner, leave.approve, { params: { id: body.id } });
  const taking = { kind: "corrected", days: -1, day: "2026-03-09" } as const;
  expect(await enter(owner, anna, taking)).toMatchObject({
    status: 409,
    body: { code: "leave_over_taken" },
  });
  expect(await enter(owner, anna, { ...taking, isConfirmed: true })).toMatchObject({
    status: 201,
    body: { remaining: -1, isOverTaken: true },
  });
});

test.each([
  [{ balance: "annual" }, { kind: "Only time in lieu is gained by working" }],
  [{ days: 0.25 }, { days: "Please enter days or half days" }],
  [{ days: -1 }, { days: "Please enter more than 0 days" }],
  [{ day: "2026-03-10" }, { day: "Please enter a day that has been worked" }],
  [{ reason: " " }, { reason: "Reason is required" }],
] as const)("an entry of time in lieu with %j is refused at %j", async (given, fields) => {
  const { owner, anna } = await newCompany();
  expect(await enter(owner, anna, given)).toMatchObject({ status: 400, body: { fields } });
  expect((await statementOf(anna)).lines).toEqual([]);
});

test("a day counts as worked by the company's own day", async () => {
  const { owner, anna } = await newCompany({
    offersTimeInLieu: true,
    timeZone: "Pacific/Pago_Pago",
  });
  expect((await enter(owner, anna, { day: "2026-03-09" })).status).toBe(400);
  expect((await enter(owner, anna, { day: "2026-03-08" })).status).toBe(201);
});

test("a company without time in lieu still pays out existing days", async () => {
  const { tenant, owner, anna } = await newCompany({ offersTimeInLieu: false });
  const refused = { balance: "Your company does not offer time in lieu" };
  expect(await enter(owner, anna)).toMatchObject({ status: 400, body: { fields: refused } });
  expect((await enter(owner, anna, { kind: "opening" })).status).toBe(400);
  expect(await ask(anna, "2026-03-16")).toMatchObject({
    status: 409,
    body: { fields: { leaveType: "Your company does not offer time in lieu." } },
  });
  expect(Object.keys((await recordOf(owner, anna)) ?? {})).toEqual([
    ...["employee", "annual", "sick", "family", "maternity", "study", "unpaid", "own"],
  ]);
  expect(Object.keys((await rowsOf(owner, "export"))[0] ?? {}).join()).not.toContain("Lieu");

  await set(owner, { offersTimeInLieu: true });
  const hr = await tenant.newEmployee({ employeeRole: "HR" });
  expect((await enter(hr, anna)).status).toBe(403);
  await enter(owner, anna, { days: 2 });
  const { body } = await ask(anna, "2026-03-16");
  await set(owner, { offersTimeInLieu: false });
  expect((await call(owner, leave.approve, { params: { id: body.id } })).status).toBe(200);
  expect(await enter(owner, anna, { kind: "paid-out" })).toMatchObject({
    status: 201,
    body: { remaining: 0 },
  });
  expect((await recordOf(anna, anna))?.timeInLieu).toMatchObject({ used: 1, remaining: 0 });
  const other = await newTenant();
  expect((await enter(other.owner, other.owner)).status).toBe(400);
});

test("gained time lapses by the setting of its entry", async () => {
  const { owner, anna, onDay } = await newCompany({ offersTimeInLieu: true, inLieuMonths: 1 });
  await enter(owner, anna, { days: 2 });
  await set(owner, { inLieuMonths: null });
  await enter(owner, anna, { day: "2026-03-08" });
  const entries = await call(owner, leave.entries, {
    query: { employeeId: anna.employeeId, balance: "timeInLieu" },
  });
  expect(entries.body.map(({ kind, usableUntil }) => [kind, usableUntil])).toEqual([
    ["worked", null],
    ["worked", "2026-04-07"],
  ]);
  expect((await call(anna, leave.ownLapses, {})).body).toEqual([
    { balance: "timeInLieu", ownType: null, days: 2, lastDay: "2026-04-07", isStatutory: false },
  ]);
  const checked = async (startDate: string, endDate = startDate) =>
    (
      await call(anna, leave.checkDates, {
        body: { leaveType: "TimeInLieu", startDate, endDate },
      })
    ).body.message;
  expect(await checked("2026-04-08", "2026-04-09")).toBe(
    "Only 1 day of time in lieu remains, and this takes 2 days.",
  );
  // Leave counts on its first day, so the days may lapse while it continues.
  expect(await checked("2026-04-07", "2026-04-09")).toBe(
    "This takes 3 days of time in lieu; none remains after that.",
  );
  const { body } = await ask(anna, "2026-03-31");
  await call(owner, leave.approve, { params: { id: body.id } });
  expect((await call(anna, leave.ownLapses, {})).body).toMatchObject([{ days: 1 }]);
  expect(await statementOf(anna, "2026-04-07")).toMatchObject({
    taken: 1,
    lapsed: 0,
    remaining: 2,
  });
  expect(await statementOf(anna, "2026-04-08")).toMatchObject({
    taken: 1,
    lapsed: 1,
    remaining: 1,
  });

  const later = await onDay("2026-04-20");
  expect((await statementOf(later.anna)).lines.map(({ kind, days }) => [kind, days])).toEqual([
    ["lapsed", -1],
    ["taken", -1],
    ["worked", 1],
    ["worked", 2],
  ]);
  expect((await recordOf(later.anna, anna))?.timeInLieu).toMatchObject({ used: 1, remaining: 1 });
  await set(later.owner, { inLieuMonths: 1 });
  expect((await statementOf(later.anna)).remaining).toBe(1);
  expect(await enter(later.owner, anna, { day: "2026-03-14" })).toMatchObject({
    status: 400,
    body: { fields: { day: "What was gained then could be used until Apr 14, 2026" } },
  });
});

test.each([
  [0, { inLieuMonths: "Please enter 1 to 36 months" }],
  [37, { inLieuMonths: "Please enter 1 to 36 months" }],
])("time in lieu that lapses after %i months is refused", async (inLieuMonths, fields) => {
  const { owner } = await newTenant();
  expect(await set(owner, { inLieuMonths })).toMatchObject({ status: 400, body: { fields } });
});

test("records, payroll and liability have time in lieu while offered", async () => {
  const { owner, anna } = await newCompany();
  await enter(owner, anna, { days: 3 });
  const { body } = await ask(anna, "2026-03-16");
  await call(owner, leave.approve, { params: { id: body.id } });
  const rowOf = async (path: string) =>
    (await rowsOf(owner, path)).find((row) => row["Last Name"] === "Botha");
  expect(await rowOf("export")).toMatchObject({
    "Time in Lieu Granted": "3",
    "Time in Lieu Used": "1",
    "Time in Lieu Remaining": "2",
  });
  expect(await rowOf("payroll-export?from=2026-03-01&to=2026-03-31")).toMatchObject({
    "Leave Type": "TimeInLieu",
    Paid: "Yes",
    Days: "1",
  });
  expect(await rowOf("liability?on=2026-03-15")).toMatchObject({ "Time in Lieu Days Left": "3" });
  expect(await rowOf("liability?on=2026-03-16")).toMatchObject({ "Time in Lieu Days Left": "2" });
  await set(owner, { offersTimeInLieu: false });
  expect(Object.keys((await rowOf("liability?on=2026-03-15")) ?? {})).not.toContain(
    "Time in Lieu Days Left",
  );
});

test("two requests at once take the same day once", async () => {
  const { owner, anna } = await newCompany();
  await enter(owner, anna);
  const results = await Promise.all([ask(anna, "2026-03-16"), ask(anna, "2026-03-18")]);
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
});
