import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newCompany } from "#server/test/dashboard-company.ts";
import { loggedApp } from "#server/test/logged-app.ts";
import { app, call, type Person } from "#server/test/world.ts";

const { createCalendarEvent, updateWorkEvent, deleteWorkEvent } = api.calendar;
const { createFeedAddress, getFeedAddress, revokeFeedAddress } = api.calendar;

const today = Temporal.Now.plainDateISO("Africa/Johannesburg");
const dayIn = (days: number) => today.add({ days }).toString();
const compact = (day: string) => day.replaceAll("-", "");

const newAddress = async (as: Person) => {
  const { url } = (await call(as, createFeedAddress, {})).body;
  return new URL(url).pathname;
};
const fetchFeed = (path: string) => app.inject({ url: path });
const statusOf = async (path: string) => (await fetchFeed(path)).statusCode;

const eventsIn = (text: string) =>
  text
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((part) =>
      Object.fromEntries(
        part
          .split("\r\n")
          .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
      ),
    );

const event = (eventName: string, more: object = {}) => ({
  eventType: 1 as const,
  eventName,
  eventDate: dayIn(3),
  eventTime: "14:00",
  ...more,
});

test("a feed has the company's events and one's own leave without type", async () => {
  const { owner, newPerson, newDepartment, newLeave } = await newCompany();
  const departmentId = await newDepartment("Kitchen");
  const anna = await newPerson({ name: "Anna", surname: "Botha", departmentId });
  const ben = await newPerson({
    name: "Ben",
    surname: "Adams",
    departmentId,
    dateOfBirth: `1990${dayIn(9).slice(4)}`,
  });
  await newPerson({ name: "Zoe", dateOfBirth: `1990${dayIn(9).slice(4)}` });
  await newLeave(anna, dayIn(5), dayIn(6), { leaveType: "SickLeave" });
  await newLeave(ben, dayIn(5), dayIn(6));
  await call(owner, createCalendarEvent, {
    body: event("Tea", { eventDescription: "Bring cake" }),
  });
  await call(owner, createCalendarEvent, { body: event("Far away", { eventDate: dayIn(366) }) });
  const { headers, body } = await fetchFeed(await newAddress(anna));
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const events = eventsIn(body);
  expect(events.filter(({ UID }) => !UID?.startsWith("holiday"))).toMatchObject([
    {
      SUMMARY: "Tea",
      DESCRIPTION: "Bring cake",
      DTSTART: `${compact(dayIn(3))}T120000Z`,
      SEQUENCE: "0",
    },
    {
      SUMMARY: "Leave",
      "DTSTART;VALUE=DATE": compact(dayIn(5)),
      "DTEND;VALUE=DATE": compact(dayIn(7)),
    },
    { SUMMARY: "Ben Adams’s birthday", "DTSTART;VALUE=DATE": compact(dayIn(9)) },
  ]);
  expect(events.some(({ SUMMARY }) => SUMMARY === "Christmas Day")).toBe(true);
  expect(body).not.toMatch(/1990|Sick|Far away/);
});

test("a changed event has its UID and the next sequence number", async () => {
  const { owner } = await newCompany();
  const path = await newAddress(owner);
  const body = event("Tea", { eventDescription: "Bring cake" });
  const { id } = (await call(owner, createCalendarEvent, { body })).body;
  const ofEvent = async () =>
    eventsIn((await fetchFeed(path)).body).find(({ UID }) => UID?.startsWith("event-"));
  const first = await ofEvent();
  await call(owner, updateWorkEvent, { params: { id }, body: { ...body, eventName: "Coffee" } });
  expect(await ofEvent()).toMatchObject({ UID: first?.UID, SEQUENCE: "1", SUMMARY: "Coffee" });
  await call(owner, deleteWorkEvent, { params: { id } });
  const last = await ofEvent();
  expect(last).toMatchObject({ UID: first?.UID, SEQUENCE: "2", STATUS: "CANCELLED" });
  expect(last).not.toHaveProperty("DESCRIPTION");
});

test("an address works until its replacement or revocation", async () => {
  const { owner, inTenant } = await newCompany();
  expect((await call(owner, getFeedAddress, {})).body).toEqual({ createdAt: null });
  const first = await newAddress(owner);
  expect(await statusOf(first)).toBe(200);
  expect((await call(owner, getFeedAddress, {})).body.createdAt).toEqual(expect.any(String));
  const second = await newAddress(owner);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  const rows = await inTenant((tx) =>
    tx.selectFrom("calendarFeeds").where("tenantId", "=", tx.tenantId).selectAll().execute(),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second.split("/").at(-1)?.replace(".ics", ""));
  await call(owner, revokeFeedAddress, {});
  expect(await statusOf(second)).toBe(404);
  expect((await call(owner, getFeedAddress, {})).body).toEqual({ createdAt: null });
});

test("an address ends with its account and pauses with the company", async () => {
  const { owner, newPerson, inTenant } = await newCompany();
  const anna = await newPerson();
  const path = await newAddress(anna);
  const suspend = (suspendedAt: string | null) =>
    inTenant((tx) =>
      tx.updateTable("tenants").set({ suspendedAt }).where("id", "=", tx.tenantId).execute(),
    );
  await suspend(new Date().toISOString());
  expect(await statusOf(path)).toBe(404);
  await suspend(null);
  expect(await statusOf(path)).toBe(200);
  const activate = (isOn: boolean) =>
    call(owner, api.employees.toggleStatus, {
      params: { id: anna.employeeId },
      query: { activate: String(isOn) },
    });
  await activate(false);
  expect(await statusOf(path)).toBe(404);
  await activate(true);
  expect(await statusOf(path)).toBe(404);
});

test("an invalid address or another company's is not found", async () => {
  const [mine, other] = [await newCompany(), await newCompany()];
  const path = await newAddress(mine.owner);
  const swapped = `${(await newAddress(other.owner)).slice(0, -50)}${path.slice(-50)}`;
  const changed = path.slice(0, -10) + (path.at(-10) === "x" ? "y" : "x") + path.slice(-9);
  for (const wrong of ["/prod/api/calendar/feed/unknown", changed, swapped])
    expect(await statusOf(wrong)).toBe(404);
});

test("the address is never in a log", async () => {
  const { app: logged, lines } = await loggedApp();
  const { owner } = await newCompany();
  const path = await newAddress(owner);
  await logged.inject({ url: path });
  await logged.inject({ url: path.replace(".ics", "x.ics") });
  const secret = path.split("/").at(-1)?.slice(0, 40) ?? "none";
  expect(lines.join("")).toContain("/prod/api/calendar/feed/");
  expect(lines.join("")).not.toContain(secret);
});

test("a calendar program may ask with HEAD whether a feed exists", async () => {
  const { newPerson } = await newCompany();
  const address = await newAddress(await newPerson());
  const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: address });
  expect([statusCode, headers["content-type"], body]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "",
  ]);
  expect((await app.inject({ method: "HEAD", url: `${address}x` })).statusCode).toBe(404);
});
