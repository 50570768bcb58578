import { expect, test } from "vitest";
import type { Country } from "#contract/codes/country.ts";
import type { LeaveType } from "#contract/codes/leave.ts";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant } from "#server/test/world.ts";

async function newLeaver(country: Country = "ZA") {
  ownClock()("2027-03-01");
  const { owner, newEmployee, inTenant } = await newTenant();
  const anna = await newEmployee({ startDate: "2024-01-01" });
  await inTenant((tx) =>
    tx.updateTable("tenants").set({ country }).where("id", "=", tx.tenantId).execute(),
  );
  const { employeeId } = anna;
  const setLast = (body: { terminationDate?: string | null; noticeGivenOn?: string | null }) =>
    call(owner, employees.update, { params: { id: employeeId }, body });
  const ask = (startDate: string, endDate = startDate, leaveType: LeaveType = "AnnualLeave") =>
    call(anna, leave.createRequest, { body: { leaveType, startDate, endDate, reason: "Rest" } });
  const book = (startDate: string) =>
    call(owner, leave.book, {
      body: { employeeId, leaveType: "AnnualLeave", startDate, endDate: startDate, reason: "Rest" },
    });
  return { owner, anna, setLast, ask, book };
}
const leaves = { terminationDate: "2027-05-31", noticeGivenOn: "2027-05-03" };
const refusal =
  "Annual leave cannot be taken during notice, from May 3, 2027 to May 31, 2027 (BCEA s 20(5)).";

test("annual leave in notice is refused to the employee and to who books", async () => {
  const { setLast, ask, book } = await newLeaver();
  expect((await setLast(leaves)).status).toBe(200);
  const refused = { status: 409, body: { message: refusal } };
  expect(await ask("2027-05-10")).toMatchObject(refused);
  expect(await ask("2027-04-30", "2027-05-03")).toMatchObject(refused);
  expect(await book("2027-05-11")).toMatchObject(refused);
  expect((await ask("2027-04-29", "2027-04-30")).status).toBe(201);
  expect((await ask("2027-05-12", "2027-05-12", "SickLeave")).status).toBe(201);
});

test("annual leave asked for before notice cannot be approved in it", async () => {
  const { owner, setLast, ask } = await newLeaver();
  const { body: params } = await ask("2027-05-10");
  await setLast(leaves);
  const approve = () => call(owner, leave.approve, { params });
  expect(await approve()).toMatchObject({ status: 409, body: { message: refusal } });
  expect((await setLast({ noticeGivenOn: null })).status).toBe(200);
  expect((await approve()).status).toBe(200);
});

test("annual leave in notice is allowed under another country's law", async () => {
  const { setLast, ask } = await newLeaver("GB");
  await setLast(leaves);
  expect((await ask("2027-05-10")).status).toBe(201);
});

test("notice goes with its last day, and is in the history", async () => {
  const { owner, anna, setLast, ask } = await newLeaver();
  const wrong = { fields: { noticeGivenOn: "Notice is given before the last day" } };
  expect(await setLast({ noticeGivenOn: "2027-05-03" })).toMatchObject({
    status: 400,
    body: wrong,
  });
  expect(await setLast({ ...leaves, noticeGivenOn: "2027-06-01" })).toMatchObject({
    status: 400,
    body: wrong,
  });
  await setLast(leaves);
  expect((await setLast({ terminationDate: null })).status).toBe(200);
  expect((await ask("2027-05-10")).status).toBe(201);
  const params = { id: anna.employeeId };
  const { body } = await call(owner, employees.history, { params, query: {} });
  expect(body.flatMap(({ changes }) => changes ?? [])).toContainEqual(
    expect.objectContaining({ field: "noticeGivenOn", before: null, after: "2027-05-03" }),
  );
});
