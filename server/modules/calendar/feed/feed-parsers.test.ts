import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "#contract/index.ts";
import { newCompany } from "#server/test/dashboard-company.ts";
import { app, call, type Person } from "#server/test/world.ts";

const { createCalendarEvent, updateWorkEvent, deleteWorkEvent, createFeedAddress } = api.calendar;
const { returnEarly, cancel } = api.leave;

afterEach(() => {
  vi.useRealTimers();
});

/** An event as a calendar program reads it, on a day such as `2027-02-28` or at a moment. */
interface Understood {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  description: string | null;
  start: string;
  /** Of whole days: the day after the last. */
  end: string | null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function byIcalJs(text: string): Understood[] {
  const moment = (time: ICAL.Time) =>
    time.isDate ? time.toString() : time.toJSDate().toISOString();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: Number(event.sequence),
      status: String(component.getFirstPropertyValue("status")),
      summary: event.summary,
      description: textOf(event.description),
      start: moment(event.startDate),
      end: event.startDate.isDate ? moment(event.endDate) : null,
    };
  });
}

function byNodeIcal(text: string): Understood[] {
  const pad = (part: number) => String(part).padStart(2, "0");
  const dayOf = (date: Date) =>
    `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== "VEVENT") return [];
    const { start, end, datetype } = event;
    const isDay = datetype === "date";
    return [
      {
        uid: event.uid,
        sequence: Number(event.sequence),
        status: String(event.status),
        summary: String(event.summary),
        description: textOf(event.description),
        start: isDay ? dayOf(start) : start.toISOString(),
        end: isDay && end ? dayOf(end) : null,
      },
    ];
  });
}

const newAddress = async (as: Person) =>
  new URL((await call(as, createFeedAddress, {})).body.url).pathname;

const meeting = {
  eventType: 1 as const,
  eventName: "Tea; coffee, and “cake” \\ 🎂",
  eventDate: "2027-06-03",
  eventTime: "14:00",
  eventDescription: `First line\nsecond, ${"long ".repeat(40)}end`,
};

async function companyOn(day: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T10:00:00Z`) });
  const company = await newCompany();
  const departmentId = await company.newDepartment("Kitchen");
  const anna = await company.newPerson({ name: "Anna", departmentId });
  const path = await newAddress(anna);
  return {
    ...company,
    anna,
    departmentId,
    fetch: async () => (await app.inject({ url: path })).body,
  };
}

describe.each([
  ["ical.js", byIcalJs],
  ["node-ical", byNodeIcal],
] as const)("as %s reads the feed", (_, read) => {
  const find = async (fetch: () => Promise<string>, kind: string) =>
    read(await fetch()).filter(({ uid }) => uid.startsWith(`${kind}-`));

  test("an event has one identity through its changes and its cancellation", async () => {
    const { owner, fetch } = await companyOn("2027-06-01");
    const { id } = (await call(owner, createCalendarEvent, { body: meeting })).body;
    const [first] = await find(fetch, "event");
    expect(first).toEqual({
      uid: expect.stringContaining(`event-${id}@`),
      sequence: 0,
      status: "CONFIRMED",
      summary: meeting.eventName,
      description: meeting.eventDescription,
      start: "2027-06-03T12:00:00.000Z",
      end: null,
    });
    await call(owner, updateWorkEvent, {
      params: { id },
      body: { ...meeting, eventDate: "2027-06-04" },
    });
    expect(await find(fetch, "event")).toEqual([
      { ...first, sequence: 1, start: "2027-06-04T12:00:00.000Z" },
    ]);
    await call(owner, deleteWorkEvent, { params: { id } });
    expect(await find(fetch, "event")).toMatchObject([
      { uid: first?.uid, sequence: 2, status: "CANCELLED", description: null },
    ]);
  });

  test("leave and holidays are whole days with an exclusive end", async () => {
    const { anna, newLeave, fetch } = await companyOn("2027-06-01");
    await newLeave(anna, "2027-12-30", "2028-01-02");
    expect(await find(fetch, "leave")).toMatchObject([
      { summary: "Leave", start: "2027-12-30", end: "2028-01-03" },
    ]);
    expect(await find(fetch, "holiday")).toContainEqual(
      expect.objectContaining({ summary: "Christmas Day", start: "2027-12-25", end: "2027-12-26" }),
    );
  });

  test("leave of half a day names its half", async () => {
    const { anna, newLeave, fetch } = await companyOn("2027-06-01");
    await newLeave(anna, "2027-12-13", "2027-12-13", { endHalf: "morning" });
    await newLeave(anna, "2027-12-15", "2027-12-15", { startHalf: "afternoon" });
    await newLeave(anna, "2027-12-20", "2027-12-22", {
      startHalf: "afternoon",
      endHalf: "morning",
    });
    expect((await find(fetch, "leave")).map(({ summary, start }) => [start, summary])).toEqual([
      ["2027-12-13", "Leave (morning)"],
      ["2027-12-15", "Leave (afternoon)"],
      ["2027-12-20", "Leave (from noon, until noon)"],
    ]);
  });

  test("shortened leave has the same identity and a higher sequence number", async () => {
    const { anna, owner, newLeave, fetch } = await companyOn("2027-06-01");
    const id = await newLeave(anna, "2027-06-07", "2027-06-11");
    const [first] = await find(fetch, "leave");
    expect(first).toMatchObject({ sequence: 0, status: "CONFIRMED", end: "2027-06-12" });
    await call(anna, returnEarly, { params: { id }, body: { endDate: "2027-06-09" } });
    const [second] = await find(fetch, "leave");
    expect(second).toEqual({ ...first, sequence: 1, end: "2027-06-10" });
    await call(owner, cancel, { params: { id }, body: { reason: "The audit" } });
    expect(await find(fetch, "leave")).toEqual([{ ...second, sequence: 2, status: "CANCELLED" }]);
  });

  test("two holidays on one day are two events", async () => {
    const { owner, fetch } = await companyOn("2027-06-01");
    await call(owner, api.tenant.updateTenant, { body: { holidayRegion: "PK" } });
    const onIndependenceDay = (await find(fetch, "holiday")).filter(
      ({ start }) => start === "2027-08-14",
    );
    expect(onIndependenceDay.map(({ summary }) => summary)).toEqual([
      "Birthday of Muhammad (Mawlid) (expected)",
      "Independence Day",
    ]);
    expect(new Set(onIndependenceDay.map(({ uid }) => uid)).size).toBe(2);
  });

  test.each([
    ["2027-06-01", "2028-02-29", "2028-03-01"],
    ["2026-06-01", "2027-02-28", "2027-03-01"],
  ])("on %s a birthday on 29 February is on %s", async (today, start, end) => {
    const { newPerson, departmentId, fetch } = await companyOn(today);
    await newPerson({ name: "Ben", surname: "Adams", departmentId, dateOfBirth: "1992-02-29" });
    expect(await find(fetch, "birthday")).toMatchObject([
      { summary: "Ben Adams’s birthday", start, end },
    ]);
  });

  test("every event has its own identity, the same in each reading", async () => {
    const { owner, fetch } = await companyOn("2027-06-01");
    for (const eventName of ["One", "Two"])
      await call(owner, createCalendarEvent, { body: { ...meeting, eventName } });
    const uids = read(await fetch()).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(read(await fetch()).map(({ uid }) => uid)).toEqual(uids);
  });
});
