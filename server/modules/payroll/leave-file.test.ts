import Papa from "papaparse";
import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

const download = (as: Person | null, path: string) =>
  app.inject({
    method: "GET",
    url: `/prod/secure/leave/${path}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

async function rowsOf(as: Person, path: string) {
  const { body, statusCode } = await download(as, path);
  expect(statusCode).toBe(200);
  const text = body.replace("\ufeff", "");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

function named(fullName: string, employeeNumber: string) {
  const [name, surname] = fullName.split(" ") as [string, string];
  return { name, surname, employeeNumber };
}

async function newCompany() {
  const tenant = await newTenant();
  const hired = { startDate: "2026-01-05" };
  const ann = await tenant.newEmployee({ ...hired, ...named("Ann Adams", "E-1") });
  const ben = await tenant.newEmployee({ ...hired, ...named("Ben Botha", "E-2") });
  const book = async (as: Person, given: Partial<NewLeaveRequest>, isApproved = true) => {
    const body = {
      leaveType: "AnnualLeave",
      startDate: "2027-03-15",
      endDate: "2027-03-15",
      reason: "Rest",
      ...given,
    } as const;
    const { id } = (await call(as, leave.createRequest, { body })).body;
    if (isApproved) await call(tenant.owner, leave.approve, { params: { id } });
    return id;
  };
  return { tenant, ann, ben, book };
}

const march = "payroll-export?from=2027-03-01&to=2027-03-31";

test("payroll has approved leave by employee and type, paid or not", async () => {
  const { tenant, ann, ben, book } = await newCompany();
  // Human Rights Day is a Sunday, so Monday 22 March is free.
  await book(ann, { startDate: "2027-03-19", endDate: "2027-03-23" });
  await book(ann, { startDate: "2027-03-31", endDate: "2027-04-01" });
  await book(ann, { leaveType: "UnpaidLeave", startDate: "2027-03-10", endDate: "2027-03-10" });
  await book(ben, { leaveType: "SickLeave", endHalf: "morning" });
  await book(ben, { startDate: "2027-03-16", endDate: "2027-03-16" }, false);
  const rows = await rowsOf(tenant.owner, march);
  expect(rows.map((row) => Object.values(row).join("|"))).toEqual([
    "E-1|Ann|Adams|AnnualLeave|Yes|3|24|2027-03-01|2027-03-31|Leave",
    "E-1|Ann|Adams|UnpaidLeave|No|1|8|2027-03-01|2027-03-31|Leave",
    "E-2|Ben|Botha|SickLeave|Yes|0.5|4|2027-03-01|2027-03-31|Leave",
  ]);
});

test("a short day has its own hours", async () => {
  const { tenant, ann, book } = await newCompany();
  await tenant.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ workMinutes: [540, 540, 540, 540, 240, 0, 0] })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  await book(ann, { startDate: "2027-03-11", endDate: "2027-03-12" });
  const [row] = await rowsOf(tenant.owner, march);
  expect([row?.Days, row?.Hours]).toEqual(["1.5", "13"]);
});

test("hours follow the person's own pattern from its first day", async () => {
  const { tenant, ann, ben, book } = await newCompany();
  const long = [600, 600, 600, 600, 0, 0, 0];
  const body = { name: "Two weeks", weeks: [long, [300, 300, 300, 600, 0, 0, 0]] };
  const { id } = (await call(tenant.owner, leave.addPattern, { body })).body;
  const assigned = { patternId: id, employeeId: ann.employeeId, from: "2027-03-08" };
  await call(tenant.owner, leave.assignPattern, { body: assigned });
  for (const person of [ann, ben]) {
    // The company's week applies.
    await book(person, { startDate: "2027-03-04", endDate: "2027-03-04" });
    await book(person, { startDate: "2027-03-09", endDate: "2027-03-09", endHalf: "morning" });
    await book(person, { startDate: "2027-03-17", endDate: "2027-03-18" });
  }
  const rows = await rowsOf(tenant.owner, march);
  expect(rows.map((row) => [row["First Name"], row.Days, row.Hours])).toEqual([
    // 8, half of 10, a short day of 5 for half a day of leave, and 10.
    ["Ann", "3", "28"],
    ["Ben", "3.5", "28"],
  ]);
});

test("consecutive periods share the leave over their border without overlap", async () => {
  const { tenant, ann, book } = await newCompany();
  await book(ann, { startDate: "2027-02-22", endDate: "2027-03-12" });
  const days = async (path: string) => Number((await rowsOf(tenant.owner, path))[0]?.Days);
  const february = await days("payroll-export?from=2027-02-01&to=2027-02-28");
  expect(february + (await days(march))).toBe(15);
});

test("a requested cancellation stays in the file, cancelled leave does not", async () => {
  const { tenant, ann, book } = await newCompany();
  const id = await book(ann, {});
  await call(ann, leave.askToCancel, { params: { id } });
  expect(await rowsOf(tenant.owner, march)).toHaveLength(1);
  await call(tenant.owner, leave.cancel, { params: { id } });
  expect(await rowsOf(tenant.owner, march)).toHaveLength(0);
});

test("the liability is grants less leave taken, of those employed then", async () => {
  const { tenant, ann, ben, book } = await newCompany();
  await book(ann, { startDate: "2027-03-15", endDate: "2027-03-19" });
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ terminationDate: "2027-03-10" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", ben.employeeId)
      .execute(),
  );
  const left = async (on: string) =>
    Object.fromEntries(
      (await rowsOf(tenant.owner, `liability?on=${on}`))
        .filter((row) => row["Last Name"] !== "Khumalo")
        .map((row) => [row["Employee Number"], [row["Annual Days Left"], row["Last Day"]]]),
    );
  const query = { balance: "annual", asOf: "2027-03-31" } as const;
  const { remaining } = (await call(ann, leave.statement, { query })).body;
  expect(await left("2027-03-10")).toEqual({
    "E-1": [String(remaining + 5), ""],
    "E-2": ["0", "2027-03-10"],
  });
  expect(await left("2027-03-17")).toEqual({ "E-1": [String(remaining + 2), ""] });
  expect(await left("2027-12-31")).toEqual({ "E-1": [String(remaining), ""] });
  expect(await left("2026-01-04")).toEqual({});
});

test("a wrong period is refused at its field", async () => {
  const { tenant, ann } = await newCompany();
  const fieldsOf = async (query: string) =>
    (await download(tenant.owner, `payroll-export${query}`)).json().fields;
  expect(await fieldsOf("?from=2027-03-01")).toEqual({ to: "Please enter the last day" });
  expect(await fieldsOf("?from=2027-03-02&to=2027-03-01")).toEqual({
    to: "The last day cannot be before the first",
  });
  expect(await fieldsOf("?from=2026-01-01&to=2027-01-02")).toEqual({ to: "At most 366 days" });
  expect((await download(ann, march)).statusCode).toBe(403);
  expect((await download(ann, "liability?on=2027-03-01")).statusCode).toBe(403);
  expect((await download(null, march)).statusCode).toBe(401);
});

test("no company's file has another's leave", async () => {
  const { ann, book } = await newCompany();
  await book(ann, {});
  expect(await rowsOf((await newTenant()).owner, march)).toEqual([]);
});
