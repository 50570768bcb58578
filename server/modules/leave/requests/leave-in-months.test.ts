import { expect, test } from "vitest";
import type { LeaveType } from "#contract/codes/leave.ts";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant } from "#server/test/world.ts";

const sixDays = [480, 480, 480, 480, 480, 480, 0];
const threeDays = [480, 0, 480, 0, 480, 0, 0];

async function newCompany({ week = [] as number[], country = "ZA" as "ZA" | "GB" } = {}) {
  const tenant = await newTenant();
  const { owner } = tenant;
  const person = await tenant.newEmployee({ name: "Naledi", surname: "Khumalo" });
  if (country !== "ZA")
    await tenant.inTenant((tx) =>
      tx.updateTable("tenants").set({ country }).where("id", "=", tx.tenantId).execute(),
    );
  if (week.length > 0) {
    const { body } = await call(owner, leave.addPattern, { body: { name: "Own", weeks: [week] } });
    const given = { patternId: body.id, employeeId: person.employeeId, from: "2027-01-04" };
    await call(owner, leave.assignPattern, { body: given });
  }
  const given = (startDate: string, endDate: string, leaveType: LeaveType = "MaternityLeave") => ({
    leaveType,
    startDate,
    endDate,
  });
  const check = async (...dates: Parameters<typeof given>) =>
    (await call(person, leave.checkDates, { body: given(...dates) })).body;
  const ask = (...dates: Parameters<typeof given>) =>
    call(person, leave.createRequest, { body: { ...given(...dates), reason: "Our child" } });
  const approve = (id: number) => call(owner, leave.approve, { params: { id } });
  const record = async () =>
    (await call(owner, leave.combinedRecords, { query: { employeeId: person.employeeId } })).body[0]
      ?.maternity;
  return { tenant, owner, person, check, ask, approve, record };
}

test("four months are booked despite their 88 working days", async () => {
  const { person, check, ask, approve, record } = await newCompany();
  const dates = ["2001-05-07", "2001-09-06"] as const;
  expect(await check(...dates)).toMatchObject({
    eligible: true,
    duration: 87,
    message:
      "This takes 87 days of maternity leave; none remains after that. It lasts 4 months (BCEA s 25).",
    values: { inMonths: { months: 4, days: 0, granted: 4, beyondFrom: null } },
  });
  const { status, body } = await ask(...dates);
  expect(status).toBe(201);
  expect((await approve(body.id)).body).toMatchObject({ inMonths: { months: 4, days: 0 } });
  const inMonths = { months: 4, days: 0, section: "BCEA s 25" };
  expect((await record())?.leaves[0]).toMatchObject({ leaveDuration: 87, inMonths });
  const { body: statement } = await call(person, leave.statement, {
    query: { balance: "maternityPaternity" },
  });
  expect(statement).toMatchObject({ remaining: 0 });
  const line = statement.lines.find(({ leave: one }) => one !== null);
  expect(line?.leave).toMatchObject({ inMonths });
  expect(line?.leave?.days.at(-1)).toMatchObject({ cost: 0, reason: "within-months" });
});

test("a day beyond four months is refused, with its date", async () => {
  const { check, ask } = await newCompany();
  const dates = ["2001-05-07", "2001-09-07"] as const;
  expect(await check(...dates)).toMatchObject({
    eligible: false,
    code: "too-few-days",
    duration: 88,
    values: { inMonths: { months: 4, days: 1, beyondFrom: "2001-09-07" } },
  });
  expect((await ask(...dates)).body).toMatchObject({
    code: "leave_not_eligible",
    message:
      "Only 87 days of maternity leave remain, and this takes 88 days. It lasts 4 months and 1 day; from Sep 7, 2001 on it is beyond the 4 months of BCEA s 25.",
  });
});

test("a six-day week has its four months in one range or two", async () => {
  const { check, ask, approve, record } = await newCompany({ week: sixDays });
  expect(await check("2027-02-01", "2027-05-31")).toMatchObject({ eligible: true, duration: 87 });
  const first = await ask("2027-02-01", "2027-03-31");
  expect(first.body).toMatchObject({ leaveDuration: 48 });
  await approve(first.body.id);
  expect(await check("2027-06-01", "2027-07-31")).toMatchObject({
    eligible: true,
    duration: 39,
    values: { remaining: 0 },
  });
  // One day beyond the months exceeds the balance.
  expect(await check("2027-06-01", "2027-08-02")).toMatchObject({ eligible: false, duration: 40 });
  const second = await ask("2027-04-01", "2027-05-31");
  expect(second).toMatchObject({ status: 201, body: { leaveDuration: 39 } });
  expect((await approve(second.body.id)).status).toBe(200);
  expect(await record()).toMatchObject({ used: 87, remaining: 0 });
});

test("a three-day week uses its own days in four months", async () => {
  const { check, ask } = await newCompany({ week: threeDays });
  const checked = await check("2027-02-01", "2027-05-31");
  expect(checked).toMatchObject({ eligible: true, code: "fits" });
  expect(checked.duration).toBeGreaterThan(45);
  expect(checked.duration).toBeLessThan(53);
  expect((await ask("2027-02-01", "2027-05-31")).status).toBe(201);
});

test("four months outside South Africa follow the company's grant", async () => {
  const { check, ask, record } = await newCompany({ country: "GB" });
  const { message, eligible } = await check("2001-05-07", "2001-09-06");
  expect(eligible).toBe(true);
  expect(message).toMatch(/ It lasts 4 months\.$/);
  await ask("2001-05-07", "2001-09-06");
  expect((await record())?.leaves[0]?.inMonths).toEqual({ months: 4, days: 0, section: null });
});

test("leave of other types has no length in months", async () => {
  const { check, ask, owner, person } = await newCompany();
  expect((await check("2027-02-01", "2027-02-05", "AnnualLeave")).message).not.toMatch(/lasts/);
  await ask("2027-02-01", "2027-02-05", "AnnualLeave");
  const { body } = await call(owner, leave.combinedRecords, {
    query: { employeeId: person.employeeId },
  });
  expect(body[0]?.annual.leaves[0]).toMatchObject({ inMonths: null });
});
