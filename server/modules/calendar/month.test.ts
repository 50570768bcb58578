import { createRequire } from "node:module";
import type DateHolidays from "date-holidays";
import { expect, test, vi } from "vitest";
import { api } from "#contract/index.ts";
import { newCompany } from "#server/test/dashboard-company.ts";
import { call, type Person } from "#server/test/world.ts";

const { createCalendarEvent, month, day } = api.calendar;

const monthOf = async (as: Person, query: object = {}) => {
  const { status, body } = await call(as, month, { query });
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

const dayOf = async (as: Person, date: string, query: object = {}) => {
  const { days } = await monthOf(as, { month: date.slice(0, 7), ...query });
  const found = days.find((one) => one.date === date);
  if (!found) throw new Error(`${date} is not shown.`);
  return found;
};

const newEvent = (as: Person, eventDate: string, more: object = {}) =>
  call(as, createCalendarEvent, {
    body: { eventType: 1, eventName: "Stocktaking", eventTime: "14:00", eventDate, ...more },
  });

const namesIn = (entries: readonly { type: string; name: string }[], type: string) =>
  entries.filter((entry) => entry.type === type).map(({ name }) => name);

test.each([
  ["2026-12", "2026-11-30", "2027-01-03", 35],
  ["2027-02", "2027-02-01", "2027-02-28", 28],
  ["2026-03", "2026-02-23", "2026-04-05", 42],
  ["1900-01", "1900-01-01", "1900-02-04", 35],
  ["2199-12", "2199-11-25", "2200-01-05", 42],
])(
  "%s is shown in whole weeks from Monday %s to Sunday %s [CAL-01, CAL-07]",
  async (asked, first, last, count) => {
    const { owner } = await newCompany();
    const { days } = await monthOf(owner, { month: asked });
    expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual([first, last, count]);
  },
);

test.each(["Pacific/Pago_Pago", "Africa/Johannesburg", "Pacific/Kiritimati"])(
  "a company in %s has its own today and first month",
  async (timeZone) => {
    const { owner, inTenant } = await newCompany();
    await inTenant((tx) =>
      tx.updateTable("tenants").set({ timeZone }).where("id", "=", tx.tenantId).execute(),
    );
    const today = Temporal.Now.plainDateISO(timeZone).toString();
    expect(await monthOf(owner)).toMatchObject({ month: today.slice(0, 7), today });
  },
);

test("a day shows two events by time and the number of all [ENT-55, CAL-08]", async () => {
  const { owner, newPerson } = await newCompany();
  for (const [eventName, eventTime] of [
    ["Third", "15:00"],
    ["First", "08:00"],
    ["Second", "11:30"],
  ])
    await newEvent(owner, "2026-03-18", { eventName, eventTime });
  const { entries, counts } = await dayOf(await newPerson(), "2026-03-18");
  expect(namesIn(entries, "WorkEvent")).toEqual(["First", "Second"]);
  expect(counts.WorkEvent).toBe(3);
  expect(entries[0]).toEqual({
    id: expect.stringMatching(/^event-\d+$/),
    type: "WorkEvent",
    country: null,
    name: "First",
    description: "",
    time: "08:00:00",
    date: "2026-03-18",
    leaveDays: null,
    half: null,
    isExpected: false,
    event: { id: expect.any(Number), version: 1 },
  });
});

test("the month has both countries' holidays and marks lunar ones as expected [CAL-31, AMB-161]", async () => {
  const { owner, inTenant } = await newCompany();
  await inTenant((tx) =>
    tx
      .insertInto("tenantHolidays")
      .values([
        {
          tenantId: tx.tenantId,
          holidayDate: "2026-03-19",
          name: "Founders' day",
          isWorkingDay: false,
        },
        { tenantId: tx.tenantId, holidayDate: "2026-03-21", name: "", isWorkingDay: true },
      ])
      .execute(),
  );
  const { days } = await monthOf(owner, { month: "2026-03" });
  const holidays = days
    .flatMap(({ entries }) => entries)
    .filter(({ type, date }) => type === "holiday" && date.startsWith("2026-03"))
    .map(({ date, country, name, isExpected }) => [date, country, name, isExpected]);
  expect(holidays).toEqual([
    ["2026-03-19", "ZA", "Founders' day", false],
    ["2026-03-21", "PK", "End of Ramadan (Eid al-Fitr)", true],
    ["2026-03-22", "PK", "End of Ramadan (Eid al-Fitr)", true],
    ["2026-03-23", "PK", "End of Ramadan (Eid al-Fitr)", true],
    ["2026-03-23", "PK", "Pakistan Day", false],
  ]);
});

test("own days that follow no region are a separate kind", async () => {
  const { owner, inTenant } = await newCompany();
  await inTenant(async (tx) => {
    await tx
      .updateTable("tenants")
      .set({ holidayRegion: "none" })
      .where("id", "=", tx.tenantId)
      .execute();
    await tx
      .insertInto("tenantHolidays")
      .values({
        tenantId: tx.tenantId,
        holidayDate: "2026-03-21",
        name: "Founders' day",
        isWorkingDay: false,
      })
      .execute();
  });
  const { entries, counts } = await dayOf(owner, "2026-03-21");
  expect(entries.map(({ country, name }) => [country, name])).toContainEqual([
    null,
    "Founders' day",
  ]);
  expect(counts).toMatchObject({ ownHoliday: 1, ZAHoliday: 1 });
  expect(await monthOf(owner)).toMatchObject({ region: "none" });
});

test("a company in another country sees that country's holidays too", async () => {
  const { owner, inTenant } = await newCompany();
  const eventType = 2 as const;
  await inTenant((tx) =>
    tx.updateTable("tenants").set({ country: "US" }).where("id", "=", tx.tenantId).execute(),
  );
  await newEvent(owner, "2026-07-03", { eventType, eventName: "Office closed" });
  const { entries, counts } = await dayOf(owner, "2026-07-03");
  expect(entries.map(({ country, name }) => [country, name])).toEqual([
    ["US", "Independence Day (substitute day)"],
    ["US", "Office closed"],
  ]);
  expect(counts).toMatchObject({ ownHoliday: 2, ZAHoliday: 0, pkHoliday: 0 });
});

test("birthdays return every year, without the year, for active people only [AMB-170, ENT-57]", async () => {
  const { owner, newPerson, change } = await newCompany();
  const staff = await newPerson();
  const born = async (name: string, dateOfBirth: string) =>
    newPerson({ name, surname: "Botha", dateOfBirth });
  await born("Leap", "1996-02-29");
  await born("Zoe", "1991-02-28");
  await born("Unknown", "0001-02-28");
  await change(await born("Gone", "1990-02-28"), { isActive: false });
  for (const as of [owner, staff]) {
    const birthdays = async (date: string) => {
      const { entries, counts } = await dayOf(as, date);
      return [namesIn(entries, "birthday"), counts.birthday];
    };
    expect(await birthdays("2027-02-28")).toEqual([["Zoe Botha", "Leap Botha"], 2]);
    expect(await birthdays("2028-02-28")).toEqual([["Zoe Botha"], 1]);
    expect(await birthdays("2028-02-29")).toEqual([["Leap Botha"], 1]);
  }
  expect(JSON.stringify(await monthOf(owner, { month: "2027-02" }))).not.toMatch(/199[016]/);
});

test("half a day of leave names its half, on its day alone", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  const anna = await newPerson({ name: "Anna", surname: "Botha" });
  await newLeave(anna, "2027-12-13", "2027-12-13", { endHalf: "morning" });
  await newLeave(anna, "2027-12-20", "2027-12-22", { startHalf: "afternoon" });
  const { days } = await monthOf(owner, { month: "2027-12" });
  const halves = days.flatMap(({ entries }) =>
    entries.flatMap(({ type, date, half }) => (type === "leave" ? [[date, half]] : [])),
  );
  expect(halves).toEqual([
    ["2027-12-13", "morning"],
    ["2027-12-20", "afternoon"],
    ["2027-12-21", null],
    ["2027-12-22", null],
  ]);
  const { body } = await call(owner, day, { query: { day: "2027-12-13", kinds: "leave" } });
  expect(body).toMatchObject([{ half: "morning" }]);
});

test("a day without work has no absences", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  const anna = await newPerson({ name: "Anna", surname: "Botha" });
  // Includes Good Friday, a weekend and Family Day.
  await newLeave(anna, "2026-04-02", "2026-04-07");
  const dates = ["02", "03", "04", "05", "06", "07"].map((date) => `2026-04-${date}`);
  const awayOn = async () => {
    const { days } = await monthOf(owner, { month: "2026-04" });
    return Promise.all(
      dates.map(async (date) => {
        const shown = days.find((one) => one.date === date);
        const { body } = await call(owner, day, { query: { day: date, kinds: "leave" } });
        expect(namesIn(shown?.entries ?? [], "leave")).toEqual(namesIn(body, "leave"));
        expect(shown?.counts.leave).toBe(body.length);
        return body.length;
      }),
    );
  };
  expect(await awayOn()).toEqual([1, 0, 0, 0, 0, 1]);
  const workMinutes = [480, 480, 480, 480, 480, 300, 0];
  await call(owner, api.tenant.updateTenant, { body: { workMinutes } });
  expect(await awayOn()).toEqual([1, 0, 1, 0, 0, 1]);
});

test("readers with access see the days of approved leave, never its type", async () => {
  const { owner, newPerson, newDepartment, newLeave } = await newCompany();
  const head = await newPerson({ name: "Lerato" });
  const departmentId = await newDepartment("Kitchen", head.employeeId);
  const anna = await newPerson({ name: "Anna", surname: "Botha", departmentId });
  const ben = await newPerson({ name: "Ben", departmentId });
  await newLeave(anna, "2026-03-17", "2026-03-19", { leaveType: "SickLeave" });
  await newLeave(anna, "2026-03-24", "2026-03-24", { leaveStatus: "pending" });
  const days = ["2026-03-16", "2026-03-17", "2026-03-19", "2026-03-20", "2026-03-24"];
  const awayTo = async (as: Person) =>
    Promise.all(
      days.map(async (date) => {
        const { entries, counts } = await dayOf(as, date);
        expect(counts.leave).toBe(entries.filter(({ type }) => type === "leave").length);
        return counts.leave;
      }),
    );
  for (const as of [owner, head, anna]) expect(await awayTo(as)).toEqual([0, 1, 1, 0, 0]);
  expect(await awayTo(ben)).toEqual([0, 0, 0, 0, 0]);
  const { entries } = await dayOf(head, "2026-03-18");
  expect(entries).toMatchObject([
    { type: "leave", name: "Anna Botha", leaveDays: { from: "2026-03-17", to: "2026-03-19" } },
  ]);
  for (const as of [owner, head])
    expect(JSON.stringify(await monthOf(as, { month: "2026-03" }))).not.toContain("Sick");
});

test("a crowded day sends a few entries with the number of all", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  await newEvent(owner, "2026-03-23", { eventName: "Payroll" });
  for (const name of ["Ann", "Bob", "Cat", "Dan", "Eve"]) {
    const person = await newPerson({ name, surname: "Botha", dateOfBirth: "1990-03-23" });
    await newLeave(person, "2026-03-20", "2026-03-27");
  }
  const { entries, counts } = await dayOf(owner, "2026-03-23");
  expect(counts).toMatchObject({ WorkEvent: 1, birthday: 5, leave: 5, pkHoliday: 2 });
  expect(namesIn(entries, "birthday")).toHaveLength(2);
  expect(namesIn(entries, "leave")).toHaveLength(3);

  const listed = async (query: object) => {
    const { body, headers } = await call(owner, day, { query: { day: "2026-03-23", ...query } });
    return [body.map(({ type, name }) => `${type} ${name}`), headers["x-total-count"]];
  };
  const [all] = await listed({});
  expect(all).toEqual([
    "holiday End of Ramadan (Eid al-Fitr)",
    "holiday Pakistan Day",
    "WorkEvent Payroll",
    ...["Ann", "Bob", "Cat", "Dan", "Eve"].map((name) => `birthday ${name} Botha`),
    ...["Ann", "Bob", "Cat", "Dan", "Eve"].map((name) => `leave ${name} Botha`),
  ]);
  const pages = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const [part, total] = await listed({ page, pageSize: 3 });
    expect(total).toBe("13");
    pages.push(...(part as string[]));
  }
  expect(pages).toEqual(all);
  expect(await listed({ kinds: "WorkEvent,leave", pageSize: 2 })).toEqual([
    ["WorkEvent Payroll", "leave Ann Botha"],
    "6",
  ]);
  expect(await listed({ kinds: "ZAHoliday" })).toEqual([[], "0"]);
});

test("a search finds and counts events, holidays, birthdays and absences [CAL-15]", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  await newEvent(owner, "2026-03-23", {
    eventName: "Tea",
    eventDescription: "With Pakistan office",
  });
  await newEvent(owner, "2026-03-23", { eventName: "Payroll" });
  const person = await newPerson({ name: "Zoë", surname: "Payne", dateOfBirth: "1990-03-23" });
  await newLeave(person, "2026-03-23", "2026-03-23");
  const found = async (search: string) => {
    const { entries, counts } = await dayOf(owner, "2026-03-23", { search });
    const { body } = await call(owner, day, { query: { day: "2026-03-23", search } });
    expect(body.map(({ id }) => id).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(entries.length);
    return entries.map(({ type, name }) => `${type} ${name}`);
  };
  expect(await found("pakistan")).toEqual(["holiday Pakistan Day", "WorkEvent Tea"]);
  expect(await found("pay")).toEqual([
    "WorkEvent Payroll",
    "birthday Zoë Payne",
    "leave Zoë Payne",
  ]);
  expect(await found("payne birthday")).toEqual(["birthday Zoë Payne"]);
  expect(await found("birthday")).toEqual(["birthday Zoë Payne"]);
  expect(await found("away payne")).toEqual(["leave Zoë Payne"]);
  expect(await found("%")).toEqual([]);
});

test("the calendar has entries of one company only", async () => {
  const [mine, other] = [await newCompany(), await newCompany()];
  await newEvent(other.owner, "2026-03-18");
  const person = await other.newPerson({ dateOfBirth: "1990-03-18" });
  await other.newLeave(person, "2026-03-18", "2026-03-18");
  const { entries, counts } = await dayOf(mine.owner, "2026-03-18");
  expect([entries, Object.values(counts).some((count) => count > 0)]).toEqual([[], false]);
});

test.each([["2026-13"], ["1899-12"], ["2200-01"], ["March"]])(
  "%s is refused as a month",
  async (asked) => {
    const { owner } = await newCompany();
    expect((await call(owner, month, { query: { month: asked } })).status).toBe(400);
  },
);

test.each([
  { day: "2200-01-06" },
  { day: "2026-02-30" },
  { day: "2026-03-01", kinds: "note" },
  { day: "2026-03-01", pageSize: 100_000 },
])("a day is refused if it is asked for as %j", async (query) => {
  const { owner } = await newCompany();
  expect((await call(owner, day, { query })).status).toBe(400);
});

test("a month without computable holidays says so [CAL-32, AMB-162]", async () => {
  const { owner } = await newCompany();
  await newEvent(owner, "1907-05-06");
  // Loaded late, as in the product.
  const Holidays: typeof DateHolidays = createRequire(import.meta.url)("date-holidays");
  const failing = vi.spyOn(Holidays.prototype, "getHolidays").mockImplementation(() => {
    throw new Error("No rule");
  });
  const { areHolidaysMissing, days } = await monthOf(owner, { month: "1907-05" });
  failing.mockRestore();
  expect(areHolidaysMissing).toBe(true);
  expect(days.flatMap(({ entries }) => entries)).toMatchObject([{ type: "WorkEvent" }]);
  expect((await monthOf(owner, { month: "1907-05" })).areHolidaysMissing).toBe(false);
});
