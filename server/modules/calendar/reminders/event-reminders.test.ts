import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { DetailsOf } from "#contract/notification-kinds.ts";
import { handleDue } from "#server/due/round.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, database, newTenant, type Person, services } from "#server/test/world.ts";
import { eventReminders } from "../notices.ts";
import { dueEvent } from "./event-reminders.ts";

const { createCalendarEvent, updateWorkEvent, deleteWorkEvent } = api.calendar;
const remindAt = (moment: string) => handleDueAt(moment, dueEvent);

// 14:00 in Johannesburg is 12:00 UTC.
const meeting = {
  eventType: 1,
  eventName: "Board meeting",
  eventDate: "2031-06-17",
  eventTime: "14:00:00",
  eventDescription: "Third floor",
} as const;
const [dayBefore, hourBefore] = ["2031-06-16T12:00:00Z", "2031-06-17T11:00:00Z"];

const create = async (as: Person, event: object = {}) =>
  (await call(as, createCalendarEvent, { body: { ...meeting, ...event } })).body.id;

const remindersOf = async (as: Person, query: object = {}) => {
  const { body } = await call(as, api.notifications.list, { query });
  return body
    .filter((one) => one.kind === "eventInADay" || one.kind === "eventInAnHour")
    .map(({ kind, details }) => [kind, details])
    .toReversed();
};
const { eventName, eventDate, eventTime } = meeting;
const details: DetailsOf<"eventInADay"> = { eventName, eventDate, eventTime };

test("every user is reminded a day and an hour before an event", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await create(owner);
  await remindAt("2031-06-16T11:59:00Z");
  expect(await remindersOf(staff)).toEqual([]);
  await Promise.all([remindAt(dayBefore), remindAt(dayBefore)]);
  await remindAt("2031-06-16T20:00:00Z");
  expect(await remindersOf(staff)).toEqual([["eventInADay", details]]);
  await remindAt(hourBefore);
  await remindAt("2031-06-17T11:59:00Z");
  for (const person of [staff, owner])
    expect(await remindersOf(person)).toEqual([
      ["eventInADay", details],
      ["eventInAnHour", details],
    ]);
});

test("a late event reminds at once, a started one never", async () => {
  const { owner } = await newTenant();
  await create(owner);
  await remindAt("2031-06-17T11:30:00Z");
  expect(await remindersOf(owner)).toEqual([["eventInAnHour", details]]);
  await create(owner, { eventName: "Too late" });
  await remindAt("2031-06-17T12:00:00Z");
  expect(await remindersOf(owner)).toHaveLength(1);
});

test("the time is the company's own", async () => {
  const { owner } = await newTenant();
  await call(owner, api.tenant.updateTenant, { body: { timeZone: "America/New_York" } });
  await create(owner);
  await remindAt("2031-06-17T16:59:00Z");
  expect(await remindersOf(owner)).toEqual([["eventInADay", details]]);
  await remindAt("2031-06-17T17:00:00Z");
  expect(await remindersOf(owner)).toHaveLength(2);
});

test("a removed event reminds no longer, and its reminder is read", async () => {
  const { owner } = await newTenant();
  const [reminded, removed] = [await create(owner), await create(owner, { eventName: "Removed" })];
  await call(owner, deleteWorkEvent, { params: { id: removed } });
  await remindAt(dayBefore);
  expect(await remindersOf(owner)).toEqual([["eventInADay", details]]);
  await call(owner, deleteWorkEvent, { params: { id: reminded } });
  expect(await remindersOf(owner, { unread: true })).toEqual([]);
  await remindAt(hourBefore);
  expect(await remindersOf(owner)).toHaveLength(1);
});

test("a moved event reminds again, a changed text does not", async () => {
  const { owner } = await newTenant();
  const id = await create(owner);
  const change = (body: object) =>
    call(owner, updateWorkEvent, { params: { id }, body: { ...meeting, ...body } });
  await remindAt(dayBefore);
  await change({ eventDescription: "Second floor", eventTime: "14:00" });
  await remindAt(dayBefore);
  expect(await remindersOf(owner, { unread: true })).toHaveLength(1);
  await change({ eventDate: "2031-06-20" });
  expect(await remindersOf(owner, { unread: true })).toEqual([]);
  await remindAt(hourBefore);
  expect(await remindersOf(owner)).toHaveLength(1);
  await remindAt("2031-06-19T12:00:00Z");
  expect(await remindersOf(owner, { unread: true })).toEqual([
    ["eventInADay", { ...details, eventDate: "2031-06-20" }],
  ]);
});

test("holidays and birthdays that were entered do not remind", async () => {
  const { owner } = await newTenant();
  await create(owner, { eventType: 2 });
  await create(owner, { eventType: 3 });
  await remindAt(hourBefore);
  expect(await remindersOf(owner)).toEqual([]);
});

test("each active, approved person chooses their own reminders", async () => {
  const { owner, newEmployee, jobs } = await newTenant();
  const [quiet, mailed, gone, joining] = [
    await newEmployee(),
    await newEmployee(),
    await newEmployee({ isActive: false }),
    await newEmployee({ employeeStatus: "pending" }),
  ];
  const choose = (as: Person, body: object) =>
    call(as, api.notifications.updatePreferences, {
      body: { kind: "eventInADay", ...body } as never,
    });
  await choose(quiet, { inApp: false });
  await choose(mailed, { inApp: false, byMail: true });
  const id = await create(owner);
  await remindAt(dayBefore);
  expect(await remindersOf(quiet)).toEqual([]);
  expect(await remindersOf(mailed)).toEqual([]);
  expect(await remindersOf(owner)).toHaveLength(1);
  for (const { employeeId } of [gone, joining]) expect(await countOf(owner, employeeId)).toBe(0);
  const payload = { recipientId: mailed.employeeId, aboutId: id, details };
  expect(await jobs()).toEqual([{ job: "notices.eventInADay", payload }]);

  async function countOf({ tenantId }: Person, employeeId: number) {
    const rows = await database.readTenant(tenantId, (tx) =>
      tx
        .selectFrom("notifications")
        .where("tenantId", "=", tenantId)
        .where("employeeId", "=", employeeId)
        .where("kind", "=", "eventInADay")
        .select("id")
        .execute(),
    );
    return rows.length;
  }
});

test("a mail for a moved, removed or started event is not sent", async () => {
  const { tenantId, owner } = await newTenant();
  const id = await create(owner);
  const payload = { recipientId: owner.employeeId, aboutId: id, details };
  const mailsAt = (moment: string, given = payload) =>
    database.inTenant(tenantId, async (tx) => {
      const context = await jobContext(services, tx, new Date(moment));
      const effects = await eventReminders.eventInADay.mailJob?.run(context, given);
      return effects?.map(({ content }) => content);
    });
  const [mail] = (await mailsAt(dayBefore)) ?? [];
  expect(mail).toMatchObject({ to: owner.email, subject: "Reminder: Board meeting" });
  expect(JSON.stringify(mail)).toContain("Jun 17, 2031 at 14:00");
  expect(JSON.stringify(mail)).not.toContain("Third floor");
  expect(await mailsAt("2031-06-17T12:00:00Z")).toEqual([]);
  expect(
    await mailsAt(dayBefore, { ...payload, details: { ...details, eventTime: "13:00:00" } }),
  ).toEqual([]);
  await call(owner, deleteWorkEvent, { params: { id } });
  expect(await mailsAt(dayBefore)).toEqual([]);
});

test("an interrupted run still reminds everyone of a large company once", async () => {
  const { tenantId, owner, inTenant } = await newTenant();
  const rows = Array.from({ length: 1_040 }, (_, n) => ({ email: `person${n}@${tenantId}.co.za` }));
  await inTenant((tx) => insertEmployees(tx, rows));
  await create(owner);
  let transactions = 0;
  const cutOff = {
    ...database,
    inTenant: ((id, work) => {
      if (id === tenantId && ++transactions > 2) throw new Error("The server was stopped.");
      return database.inTenant(id, work);
    }) as typeof database.inTenant,
  };
  const first = handleDue({ ...services, database: cutOff }, [dueEvent], new Date(dayBefore));
  await expect(first).rejects.toThrow("The server was stopped.");
  const counts = () =>
    inTenant((tx) =>
      tx
        .selectFrom("notifications")
        .where("tenantId", "=", tenantId)
        .where("kind", "=", "eventInADay")
        .select(({ fn }) => [
          fn.countAll<number>().as("all"),
          fn.count<number>("employeeId").distinct().as("people"),
        ])
        .executeTakeFirstOrThrow(),
    );
  expect(await counts()).toEqual({ all: 1_000, people: 1_000 });
  await remindAt(dayBefore);
  expect(await counts()).toEqual({ all: 1_041, people: 1_041 });
});
