import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { cleanUp } from "#server/db/clean-up.ts";
import { call, database, newTenant, type Person } from "#server/test/world.ts";

const { createCalendarEvent, updateWorkEvent, deleteWorkEvent, getAllCalendarEvents } =
  api.calendar;

const meeting = {
  eventType: 1,
  eventName: "Board meeting",
  eventDate: "2026-12-17",
  eventTime: "14:00:00",
  eventDescription: "Third floor",
} as const;

const create = async (as: Person, event: object = {}) =>
  (await call(as, createCalendarEvent, { body: { ...meeting, ...event } })).body.id;

const listed = async (as: Person, query: object = {}) =>
  (await call(as, getAllCalendarEvents, { query })).body;

const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 300 ? "done" : body.code;

test("a super administrator changes work events that the whole company reads [APICAL-01, APICAL-02, APICAL-03, APICAL-04, ENT-56, AMB-163, AMB-166]", async () => {
  const { owner, newEmployee, tenantId } = await newTenant();
  const staff = await newEmployee();
  const id = await create(owner, { tenantId: "another", updatedAt: "2020-01-01T00:00:00Z" });
  const { eventType, ...rest } = meeting;
  expect(await listed(staff)).toEqual([
    { id, eventType, ...rest, tenantId, version: 1, updatedAt: expect.any(String) },
  ]);
  const body = { ...meeting, eventName: "Budget meeting", eventTime: "09:30", tenantId };
  await call(owner, updateWorkEvent, { params: { id }, body });
  expect(await listed(staff)).toMatchObject([
    { id, eventName: "Budget meeting", eventTime: "09:30:00", version: 2 },
  ]);
  await call(owner, deleteWorkEvent, { params: { id } });
  expect(await listed(staff)).toEqual([]);
  expect(outcome(await call(owner, deleteWorkEvent, { params: { id } }))).toBe("not_found");
});

test("the server's clock dates the change of an event [AMB-017]", async () => {
  const begun = Date.now();
  const { owner } = await newTenant();
  await create(owner, { updatedAt: "2020-01-01T00:00:00Z" });
  const [event] = await listed(owner);
  expect(Date.parse(event?.updatedAt ?? "")).toBeGreaterThanOrEqual(begun);
});

test("only a super administrator adds, changes or deletes an event [GUARD-21, CAL-18, CAL-27]", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee();
  await newDepartment("Kitchen", head.employeeId);
  const id = await create(owner);
  for (const employeeRole of ["HR", "Administrator", "Manager", "Employee"] as const) {
    const person = await newEmployee({ employeeRole });
    for (const as of [person, head]) {
      expect(outcome(await call(as, createCalendarEvent, { body: meeting }))).toBe("forbidden");
      expect(outcome(await call(as, updateWorkEvent, { params: { id }, body: meeting }))).toBe(
        "forbidden",
      );
      expect(outcome(await call(as, deleteWorkEvent, { params: { id } }))).toBe("forbidden");
    }
  }
  expect(await listed(owner)).toMatchObject([{ id, version: 1 }]);
});

test("an event of another company does not exist", async () => {
  const [{ owner }, other] = [await newTenant(), await newTenant()];
  const id = await create(owner);
  expect(outcome(await call(other.owner, updateWorkEvent, { params: { id }, body: meeting }))).toBe(
    "not_found",
  );
  expect(outcome(await call(other.owner, deleteWorkEvent, { params: { id } }))).toBe("not_found");
  expect(await listed(other.owner)).toEqual([]);
});

test("the second of two changes to one version is refused", async () => {
  const { owner, newEmployee } = await newTenant();
  const second = await newEmployee({ employeeRole: "Executive" });
  const id = await create(owner);
  const change = (as: Person, eventName: string, version: number) =>
    call(as, updateWorkEvent, { params: { id }, body: { ...meeting, eventName, version } });
  expect(outcome(await change(owner, "First", 1))).toBe("done");
  expect(outcome(await change(second, "Second", 1))).toBe("conflict");
  expect(await listed(owner)).toMatchObject([{ eventName: "First", version: 2 }]);
  expect(outcome(await change(second, "Second", 2))).toBe("done");
});

test.each([
  ["holiday", 2],
  ["birthday", 3],
] as const)(
  "an event entered as a %s returns as one and is fixed [CAL-19, CAL-28, AMB-164]",
  async (_, eventType) => {
    const { owner } = await newTenant();
    const id = await create(owner, { eventType });
    expect(await listed(owner)).toMatchObject([{ id, eventType }]);
    const body = { ...meeting, eventType: 1 as const };
    expect(outcome(await call(owner, updateWorkEvent, { params: { id }, body }))).toBe(
      "event_read_only",
    );
    expect(outcome(await call(owner, deleteWorkEvent, { params: { id } }))).toBe("event_read_only");
  },
);

test.each([
  ["eventName", "", "Please fill in all required fields"],
  ["eventName", "x".repeat(201), expect.stringContaining("characters")],
  ["eventDate", "", "Please fill in all required fields"],
  ["eventDate", "2026-02-30", expect.any(String)],
  ["eventTime", "24:00", "Please enter a time as HH:mm"],
  ["eventTime", "9:00", "Please enter a time as HH:mm"],
  ["eventType", 4, "Please choose an event type"],
  ["eventDescription", "x".repeat(2001), expect.stringContaining("characters")],
])(
  "an event without a valid %s is refused, naming the field [CAL-26]",
  async (field, value, said) => {
    const { owner } = await newTenant();
    const body = { ...meeting, [field]: value };
    const { status, body: refusal } = await call(owner, createCalendarEvent, { body });
    expect([status, refusal.fields]).toEqual([400, { [field]: said }]);
  },
);

test("events are listed by time, range and words, page by page", async () => {
  const { owner } = await newTenant();
  await create(owner, { eventName: "Late", eventTime: "16:00" });
  await create(owner, { eventName: "Early", eventTime: "08:00" });
  await create(owner, { eventName: "Before", eventDate: "2026-12-16" });
  await create(owner, { eventName: "After", eventDate: "2026-12-18", eventDescription: "50%" });
  const namesOf = async (query: object) =>
    (await listed(owner, query)).map(({ eventName }) => eventName);
  expect(await namesOf({})).toEqual(["Before", "Early", "Late", "After"]);
  expect(await namesOf({ from: "2026-12-17", to: "2026-12-17" })).toEqual(["Early", "Late"]);
  expect(await namesOf({ search: "50%" })).toEqual(["After"]);
  expect(await namesOf({ search: "floor EARL" })).toEqual(["Early"]);
  const page = await call(owner, getAllCalendarEvents, { query: { page: 2, pageSize: 3 } });
  expect(page.headers["x-total-count"]).toBe("4");
  expect(page.body).toMatchObject([{ eventName: "After" }]);
  const query = { from: "2026-12-18", to: "2026-12-17" };
  expect((await call(owner, getAllCalendarEvents, { query })).status).toBe(400);
});

test("the same creation sent twice with one key creates one event", async () => {
  const { owner } = await newTenant();
  const headers = { "idempotency-key": "one" };
  const send = () => call(owner, createCalendarEvent, { body: meeting }, headers);
  const [first, second] = [await send(), await send()];
  expect(second.body.id).toBe(first.body.id);
  expect(await listed(owner)).toHaveLength(1);
});

test("a deleted event loses its description at once, itself after 90 days", async () => {
  const { owner, inTenant } = await newTenant();
  const id = await create(owner);
  await call(owner, deleteWorkEvent, { params: { id } });
  const rows = () =>
    inTenant((tx) =>
      tx
        .selectFrom("calendarEvents")
        .where("tenantId", "=", tx.tenantId)
        .select(["eventName", "eventDescription"])
        .execute(),
    );
  const age = (days: number) =>
    inTenant((tx) =>
      tx
        .updateTable("calendarEvents")
        .set({ removedAt: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where("tenantId", "=", tx.tenantId)
        .execute(),
    );
  expect(await rows()).toEqual([{ eventName: "Board meeting", eventDescription: "" }]);
  await age(89);
  await cleanUp(database);
  expect(await rows()).toHaveLength(1);
  await age(91);
  await cleanUp(database);
  expect(await rows()).toEqual([]);
});

test("an event at an hour that the clocks leave out is saved at the next one that exists", async () => {
  const { owner } = await newTenant();
  await call(owner, api.tenant.updateTenant, { body: { timeZone: "Europe/London" } });
  const skipped = { eventDate: "2027-03-28", eventTime: "01:30" };
  const id = await create(owner, skipped);
  expect(await listed(owner)).toMatchObject([{ eventDate: "2027-03-28", eventTime: "02:30:00" }]);
  const body = { ...meeting, ...skipped, eventDate: "2028-03-26" };
  await call(owner, updateWorkEvent, { params: { id }, body });
  expect(await listed(owner)).toMatchObject([{ eventDate: "2028-03-26", eventTime: "02:30:00" }]);
  await call(owner, updateWorkEvent, { params: { id }, body: { ...body, eventTime: "00:30" } });
  expect(await listed(owner)).toMatchObject([{ eventTime: "00:30:00" }]);
});
