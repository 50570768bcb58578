import Papa from "papaparse";
import { expect, test } from "vitest";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { plusDays } from "#server/company-day.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { draftOf, headings, importCompany, runAll, start } from "#server/test/import.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import {
  app,
  call,
  newTenant,
  type Person,
  services,
  type TestTenant,
} from "#server/test/world.ts";
import { recountLeave } from "../recount/recount.ts";

const firstDay = "2024-02-01";

function companyOf(tenant: TestTenant, person: Person) {
  const { owner } = tenant;
  const params = { id: person.employeeId };
  const ask = async (given: Partial<NewLeaveRequest> = {}) => {
    const body = {
      leaveType: "AnnualLeave",
      startDate: "2027-11-08",
      endDate: "2027-11-12",
      reason: "Rest",
      ...given,
    } as const;
    return (await call(person, leave.createRequest, { body })).body.id;
  };
  const approve = (id: number) => call(owner, leave.approve, { params: { id } });
  const take = async (given?: Partial<NewLeaveRequest>) => {
    const id = await ask(given);
    await approve(id);
    return id;
  };
  const update = (body: EmployeeUpdate, as = owner) =>
    call(as, api.employees.update, { params, body });
  const summary = async () => {
    const query = { employeeId: person.employeeId };
    const { body } = await call(owner, leave.combinedRecords, { query });
    return body[0];
  };
  const request = async (id: number) => {
    const { employee: _, own = [], ...balances } = (await summary()) ?? {};
    const requests = [...Object.values(balances), ...own].flatMap((one) => one?.leaves ?? []);
    const found = requests.find((one) => one.id === id);
    if (!found) throw new Error("There is no such request.");
    return found;
  };
  const statement = async (query = {}) =>
    (
      await call(owner, leave.statement, {
        query: { balance: "annual", employeeId: person.employeeId, ...query },
      })
    ).body;
  const preview = (body: object, as = owner) =>
    call(as, leave.previewEmployment, { body: { employeeId: person.employeeId, ...body } });
  const told = async (as = person) =>
    (await call(as, api.notifications.list, { query: {} })).body.map(
      ({ kind, readAt, details }) => [kind, readAt !== null, details],
    );
  return {
    ...tenant,
    person,
    params,
    ask,
    approve,
    take,
    update,
    summary,
    request,
    statement,
    preview,
    told,
  };
}

async function employed() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee({ startDate: firstDay, employeeNumber: "E-1" });
  return companyOf(tenant, person);
}

async function fileRows(as: Person, path: string) {
  const { body } = await app.inject({
    method: "GET",
    url: `/prod/secure/leave/${path}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  const text = body.replace("\ufeff", "");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

test("leave after the last day is on no surface", async () => {
  const { owner, person, take, update, summary, request, statement } = await employed();
  const id = await take();
  await update({ terminationDate: "2027-08-31" });
  expect(await request(id)).toMatchObject({ leaveStatus: "cancelled", leaveDuration: 5 });
  expect(await fileRows(owner, "payroll-export?from=2027-11-01&to=2027-11-30")).toEqual([]);
  const owed = await fileRows(owner, "liability?on=2027-08-31");
  const { remaining } = await statement({ asOf: "2027-08-31" });
  expect(owed.find((row) => row["Employee Number"] === "E-1")?.["Annual Days Left"]).toBe(
    String(remaining),
  );
  expect((await summary())?.annual).toMatchObject({ used: 0, remaining: 15 });
  for (const asOf of ["2027-08-31", "2027-12-31"])
    expect(await statement({ asOf })).toMatchObject({ remaining, taken: 0, booked: 0 });
  const plan = await call(owner, leave.planner, { query: { from: "2027-11-08", weeks: 1 } });
  expect(plan.body.people.flatMap((one) => one.leave)).toEqual([]);
  const month = { query: { month: "2027-11" } };
  const { body: days } = await call(owner, api.calendar.month, month);
  expect(JSON.stringify(days)).not.toContain(`"id":${person.employeeId}`);
});

test("a last day within leave keeps the days until it, at their cost", async () => {
  const { take, update, request, statement, storyOf, person, told } = await employed();
  const id = await take();
  await update({ terminationDate: "2027-11-09" });
  expect(await request(id)).toMatchObject({
    leaveStatus: "approved",
    endDate: "2027-11-09",
    leaveDuration: 2,
  });
  expect(await statement({ asOf: "2027-12-31" })).toMatchObject({ taken: 2, booked: 0 });
  const entry = (await storyOf(person)).find(({ kind }) => kind === "leave_shortened");
  expect(entry?.reason).toEqual({ by: "product", code: "employmentDays", values: {} });
  expect((await told())[0]).toMatchObject([
    "leaveDecided",
    false,
    { leaveStatus: "employment_shortened", leaveDuration: 2, endDate: "2027-11-09" },
  ]);
});

test("a first day within leave keeps the days from it", async () => {
  const { take, update, request, statement } = await employed();
  const id = await take({ startDate: "2027-12-28", endDate: "2028-01-04", startHalf: "afternoon" });
  await update({ startDate: "2027-12-30" });
  expect(await request(id)).toMatchObject({
    startDate: "2027-12-30",
    startHalf: "morning",
    leaveDuration: 4,
  });
  expect((await statement({ asOf: "2028-01-31" })).remaining).toBe(11);
  await update({ startDate: firstDay });
  expect(await request(id)).toMatchObject({
    startDate: "2027-12-28",
    startHalf: "afternoon",
    leaveDuration: 5.5,
  });
});

test("leave left with free days only is cancelled", async () => {
  const { take, update, request } = await employed();
  const id = await take({ startDate: "2027-11-13", endDate: "2027-11-15" });
  await update({ terminationDate: "2027-11-14" });
  expect(await request(id)).toMatchObject({ leaveStatus: "cancelled", endDate: "2027-11-15" });
});

test("a request that reaches after the last day is closed for everyone", async () => {
  const { owner, ask, approve, update, request, told } = await employed();
  const id = await ask();
  expect((await told(owner))[0]).toMatchObject(["leaveRequested", false, {}]);
  await update({ terminationDate: "2027-11-11" });
  expect(await request(id)).toMatchObject({ leaveStatus: "cancelled", can: { approve: false } });
  expect((await approve(id)).body.code).toBe("leave_already_decided");
  expect((await told(owner))[0]).toMatchObject(["leaveRequested", true, {}]);
  expect((await told())[0]).toMatchObject([
    "leaveDecided",
    false,
    { leaveStatus: "employment_closed" },
  ]);
  await update({ terminationDate: null });
  expect(await request(id)).toMatchObject({ leaveStatus: "pending", can: { approve: true } });
  expect((await told(owner))[0]).toMatchObject(["leaveRequested", false, {}]);
  expect((await approve(id)).status).toBe(200);
});

test("taking the last day back restores exactly what it ended", async () => {
  const { owner, person, ask, take, update, request, summary, told } = await employed();
  const cut = await take({ startDate: "2027-08-30", endDate: "2027-09-02", endHalf: "morning" });
  const asked = await take({ leaveType: "UnpaidLeave" });
  await call(person, leave.askToCancel, { params: { id: asked }, body: {} });
  const pending = await ask({ startDate: "2027-12-06", endDate: "2027-12-07" });
  const ids = [cut, asked, pending];
  const all = () => Promise.all(ids.map(async (id) => ({ ...(await request(id)), version: 0 })));
  const [before, balances] = [await all(), await summary()];
  await update({ terminationDate: "2027-08-31" });
  expect((await all()).map(({ leaveStatus }) => leaveStatus)).toEqual([
    "approved",
    "cancelled",
    "cancelled",
  ]);
  await update({ terminationDate: "2027-09-01" });
  expect(await request(cut)).toMatchObject({ endDate: "2027-09-01", leaveDuration: 3 });
  await update({ terminationDate: null });
  expect(await all()).toEqual(before);
  expect((await summary())?.annual.remaining).toBe(balances?.annual.remaining);
  expect((await told())[0]).toMatchObject([
    "leaveDecided",
    false,
    { leaveStatus: "employment_restored" },
  ]);
  expect((await call(owner, leave.cancel, { params: { id: asked }, body: {} })).status).toBe(200);
});

test("restored leave takes no day that has become a holiday meanwhile", async () => {
  const { owner, inTenant, jobs, take, update, request } = await employed();
  const id = await take();
  await update({ terminationDate: "2027-11-08" });
  const holiday = { date: "2027-11-10", name: "Rest", reason: "A feast" };
  await call(owner, leave.addHoliday, { body: holiday });
  await update({ terminationDate: null });
  for (const { job, payload } of await jobs())
    if (job === recountLeave.name)
      await inTenant(async (tx) =>
        recountLeave.run(await jobContext(services, tx, new Date()), payload as never),
      );
  expect(await request(id)).toMatchObject({ endDate: "2027-11-12", leaveDuration: 4 });
});

test("leave stays ended if its days are taken, or it was decided on since", async () => {
  const { owner, ask, take, update, request } = await employed();
  const closed = await ask({ startDate: "2027-11-10", endDate: "2027-11-16" });
  const shortened = await take({ endDate: "2027-11-09" });
  await update({ terminationDate: "2027-11-08" });
  const params = { id: shortened };
  await call(owner, leave.cancel, { params, body: { reason: "Mistaken" } });
  await update({ terminationDate: "2027-11-12" });
  const other = await take({ startDate: "2027-11-11", endDate: "2027-11-12" });
  await update({ terminationDate: null });
  for (const id of [closed, shortened]) expect((await request(id)).leaveStatus).toBe("cancelled");
  expect((await request(other)).leaveStatus).toBe("approved");
});

test("a rehire leaves the leave of the former employment as it ended", async () => {
  const { owner, params, take, update, request, preview } = await employed();
  const [lastDay, soon] = [daysFromToday(-5), daysFromToday(20)];
  const id = await take({ leaveType: "UnpaidLeave", startDate: soon, endDate: plusDays(soon, 6) });
  await update({ terminationDate: lastDay });
  expect((await request(id)).leaveStatus).toBe("cancelled");
  const body = { firstDay: today, employmentStatus: "FullTime" as const };
  expect((await call(owner, api.employees.rehire, { params, body })).status).toBe(200);
  expect((await request(id)).leaveStatus).toBe("cancelled");
  await update({ terminationDate: daysFromToday(60) });
  await update({ terminationDate: null });
  expect((await request(id)).leaveStatus).toBe("cancelled");
  expect((await preview({ lastDay: today })).body).toEqual([]);
});

test("an imported first day ends the leave before it", async () => {
  const tenant = await importCompany();
  const vacant = await tenant.vacancy("Driver");
  const person = await tenant.newEmployee({ startDate: firstDay, surname: "Adams" });
  const place = { positionId: vacant, departmentId: tenant.departmentId };
  const company = companyOf(tenant, person);
  await company.update(place);
  const id = await company.take();
  const row = `Ann,Adams,${person.email},Driver,Logistics,2027-12-01`;
  const draft = await draftOf(tenant, `${headings}\n${row}`, { changesExisting: true });
  await start(tenant.owner, draft.id);
  await runAll(tenant, draft.id);
  expect((await company.summary())?.employee.employeeNumber).toBeDefined();
  expect((await company.request(id)).leaveStatus).toBe("cancelled");
});

test("a preview names the leave of a planned last day and changes nothing", async () => {
  const { ask, take, request, preview, update } = await employed();
  const [cancelled, shortened] = [
    await take(),
    await take({ startDate: "2027-08-30", endDate: "2027-09-02" }),
  ];
  const pending = await ask({ startDate: "2027-12-06", endDate: "2027-12-07" });
  expect((await preview({ lastDay: "2027-08-31" })).body).toEqual([
    {
      ...{ id: shortened, leaveType: "AnnualLeave", leaveStatus: "approved", leaveDuration: 4 },
      ...{ startDate: "2027-08-30", endDate: "2027-09-02", ownType: null },
      effect: "shortened",
      after: { startDate: "2027-08-30", endDate: "2027-08-31", leaveDuration: 2 },
    },
    expect.objectContaining({ id: cancelled, effect: "cancelled", after: null }),
    expect.objectContaining({ id: pending, effect: "closed", after: null }),
  ]);
  expect((await request(cancelled)).leaveStatus).toBe("approved");
  await update({ terminationDate: "2027-08-31" });
  expect((await preview({ lastDay: null })).body.map(({ effect }) => effect)).toEqual(
    Array(3).fill("restored"),
  );
  expect((await preview({ lastDay: "2027-08-31" })).body).toEqual([]);
  expect((await preview({ firstDay: "2027-08-31", rehiredFrom: "2027-09-01" })).status).toBe(200);
});

test("only super administrators preview the leave of another's employment", async () => {
  const { owner, person, preview } = await employed();
  expect((await preview({ lastDay: "2027-08-31" }, owner)).status).toBe(200);
  expect((await preview({ lastDay: "2027-08-31" }, person)).status).toBe(403);
  const stranger = (await newTenant()).owner;
  expect((await preview({ lastDay: "2027-08-31" }, stranger)).status).toBe(404);
});
