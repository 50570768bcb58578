import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { newOwnType, twoAYear } from "#server/test/company/own-types.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";
import { plusDays } from "../engine/day.ts";

/** A type that has given two days for a year around today. */
async function newCompany() {
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const anna = await newEmployee({ startDate: "2020-01-01" });
  const [from, until] = [plusDays(today, -200), plusDays(today, 200)];
  const ownTypeId = await newOwnType(owner, {}, { kind: "dated", days: 2, from, until });
  const enter = (given: object = {}, as: Person = owner) =>
    call(as, leave.addEntry, {
      body: {
        ...{ employeeId: anna.employeeId, ownTypeId, kind: "corrected", days: 1.5 },
        ...{ reason: "A day at the school", ...given },
      } as never,
    });
  const statement = async (asOf = today) =>
    (await call(anna, leave.statement, { query: { ownTypeId, asOf } })).body;
  return { ...tenant, anna, ownTypeId, enter, statement };
}

test("days of an own type are entered with a reason, and the statement explains them", async () => {
  const { owner, anna, enter, statement, ownTypeId, storyOf } = await newCompany();
  expect(await enter()).toMatchObject({
    status: 201,
    body: { remaining: 3.5, isOverTaken: false },
  });
  const { remaining, lines } = await statement();
  expect(remaining).toBe(3.5);
  expect(lines[0]).toMatchObject({
    ...{ kind: "corrected", days: 1.5, left: 3.5, reason: "A day at the school" },
    ...{ by: { id: owner.employeeId }, usableUntil: null },
  });
  const query = { ownTypeId };
  expect((await call(anna, leave.entries, { query })).body).toMatchObject([
    { balance: null, ownType: { id: ownTypeId, name: "Volunteering" }, days: 1.5 },
  ]);
  const told = await storyOf(anna);
  expect(told.find(({ kind }) => kind === "allocation_changed")).toMatchObject({
    changes: [{ field: "own:Volunteering", before: "2", after: "3.5" }],
  });
});

test("an opening balance of an own type lapses after its last day", async () => {
  const { enter, statement } = await newCompany();
  const usableUntil = plusDays(today, 10);
  expect((await enter({ kind: "opening", days: 3, usableUntil })).status).toBe(201);
  expect((await statement(usableUntil)).remaining).toBe(5);
  const after = await statement(plusDays(usableUntil, 1));
  expect(after).toMatchObject({ remaining: 2, lines: [{ kind: "lapsed", days: -3 }, {}, {}] });
});

test("entered days can be asked for like given ones", async () => {
  const { anna, enter, ownTypeId } = await newCompany();
  await enter({ days: 5 });
  const startDate = plusDays(today, 300 - ((new Date(plusDays(today, 300)).getUTCDay() + 6) % 7));
  const body = {
    ...({ leaveType: "OwnLeave", ownTypeId } as const),
    ...{ startDate, endDate: plusDays(startDate, 3) },
  };
  const { code } = (await call(anna, leave.checkDates, { body })).body;
  expect(code).toBe("fits");
  const asked = { ...body, reason: "Helping" };
  expect((await call(anna, leave.createRequest, { body: asked })).status).toBe(201);
});

test("more days taken away than there are ask for a confirmation", async () => {
  const { enter } = await newCompany();
  const message = expect.stringContaining("1 day more would be taken than granted");
  expect(await enter({ days: -3 })).toMatchObject({ status: 409, body: { message } });
  expect(await enter({ days: -3, isConfirmed: true })).toMatchObject({
    ...{ status: 201, body: { remaining: -1, isOverTaken: true } },
  });
});

test.each<[object, Record<string, string>]>([
  [{ balance: "annual" }, { balance: "Please choose a balance" }],
  [{ kind: "worked", days: 1 }, { kind: "Only time in lieu is gained by working" }],
  [
    { days: -1, usableUntil: "2199-01-01" },
    { usableUntil: "Only added days of your own types have a last day" },
  ],
  [{ usableUntil: "2020-01-01" }, { usableUntil: "The last day cannot be before the first" }],
])("an entry with %j is refused by field", async (given, fields) => {
  const { enter } = await newCompany();
  expect(await enter(given)).toMatchObject({ status: 400, body: { fields } });
});

test("staff enter no days, and types without a balance take none", async () => {
  const { owner, anna, enter } = await newCompany();
  expect((await enter({}, anna)).status).toBe(403);
  const free = await newOwnType(owner, { name: "Moving", needsBalance: false });
  expect(await enter({ ownTypeId: free })).toMatchObject({
    ...{ status: 400, body: { fields: { ownTypeId: "This type needs no balance" } } },
  });
  const stranger = await newTenant();
  const other = await newOwnType(stranger.owner, {}, twoAYear);
  expect((await enter({ ownTypeId: other })).status).toBe(404);
});

test("a person without a date of birth is told, and so is the company", async () => {
  const { owner, newEmployee } = await newTenant();
  const ben = await newEmployee({ name: "Ben", surname: "Adams", dateOfBirth: null });
  const anna = await newEmployee({ dateOfBirth: "1990-05-20" });
  const grant = { kind: "birthday", days: 1, from: "2020-01-01" } as const;
  await newOwnType(owner, { name: "Birthday Leave" }, grant);
  const lacks = async ({ employeeId }: Person) =>
    (await call(owner, leave.combinedRecords, { query: { employeeId } })).body[0]?.own.map(
      ({ lacksBirthDate }) => lacksBirthDate,
    );
  expect([await lacks(ben), await lacks(anna)]).toEqual([[true], [false]]);
  const { people } = (await call(owner, leave.unknownBirthDates, {})).body;
  expect(people).toContainEqual({ id: ben.employeeId, name: "Ben Adams" });
  expect(people.map(({ id }) => id)).not.toContain(anna.employeeId);
  expect((await call(anna, leave.unknownBirthDates, {})).status).toBe(403);
});

test("leave of days to come leaves days that never lapse until then", async () => {
  const { owner, anna } = await newCompany();
  const [from, until] = ["2031-10-01", "2031-12-31"];
  const lot = { kind: "dated", days: 5, from, until } as const;
  const ownTypeId = await newOwnType(owner, { name: "Moving" }, lot);
  const entry = { employeeId: anna.employeeId, ownTypeId, days: 1, day: "2031-01-06" };
  const body = { ...entry, ...({ kind: "corrected", reason: "A gift" } as const) };
  expect((await call(owner, leave.addEntry, { body })).status).toBe(201);
  const dates = { startDate: "2031-11-03", endDate: "2031-11-07" };
  const asked = await call(anna, leave.createRequest, {
    body: { leaveType: "OwnLeave", ownTypeId, reason: "A new house", ...dates },
  });
  await call(owner, leave.approve, { params: { id: asked.body.id } });
  const on = async (asOf: string) =>
    (await call(anna, leave.statement, { query: { ownTypeId, asOf } })).body;
  expect(await on("2031-03-03")).toMatchObject({
    ...{ remaining: 1, booked: 0, later: { from: dates.startDate, booked: 5, pending: 0 } },
  });
  expect(await on(from)).toMatchObject({ remaining: 1, booked: 5, later: null });
  expect(await on(dates.endDate)).toMatchObject({ remaining: 1, booked: 0, later: null });
});
