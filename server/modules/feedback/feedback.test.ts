import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { sendTo } from "#server/test/feedback.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";

const { getMyFeedback, getSentFeedback, markAsRead } = api.feedback;
const received = async (as: Person, query: object = {}) =>
  (await call(as, getMyFeedback, { query })).body;
const sent = async (as: Person, query: object = {}) =>
  (await call(as, getSentFeedback, { query })).body;
const read = (as: Person, id: number) => call(as, markAsRead, { params: { id } });

async function newPair() {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Sales");
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId });
  const themba = await tenant.newEmployee({ name: "Themba", surname: "Zulu" });
  return { ...tenant, anna, themba, departmentId };
}

test("sender and recipient see feedback with names and departments, newest first [FBIN-02, FBIN-07, FBSENT-02, FBSENT-07, FBSENT-14, APIFB-01, APIFB-02, ENT-35, ENT-36]", async () => {
  const { anna, themba } = await newPair();
  const first = await sendTo(anna, themba);
  const second = await sendTo(anna, themba, { messageTitle: "Thank you" });
  const shared = {
    feedback_id: first,
    title: "Well done",
    message: "The stocktake went smoothly.",
    created_at: expect.any(String),
    created_day: expect.any(String),
    is_read: false,
    reported_at: null,
    report_resolved_at: null,
  };
  const inbox = await received(themba);
  expect(inbox.map(({ feedback_id }) => feedback_id)).toEqual([second, first]);
  expect(inbox[1]).toEqual({ ...shared, sender_full_name: "Anna Botha", department_name: "Sales" });
  expect((await sent(anna))[1]).toEqual({
    ...shared,
    receiver_full_name: "Themba Zulu",
    department_name: "",
    response: null,
    responseDate: null,
  });
  expect([await received(anna), await sent(themba)]).toEqual([[], []]);
});

test("only its sender and recipient read a message", async () => {
  const { owner, anna, themba, newEmployee, insertHeadship, departmentId } = await newPair();
  const second = await newEmployee({ employeeRole: "Executive" });
  const head = await newEmployee({ employeeRole: "Manager" });
  await insertHeadship(departmentId, head);
  const id = await sendTo(anna, themba);
  const stranger = (await newTenant()).owner;
  for (const other of [owner, second, head, stranger]) {
    expect([await received(other), await sent(other)]).toEqual([[], []]);
    expect(await received(other, { feedbackId: id })).toEqual([]);
    expect(await sent(other, { feedbackId: id })).toEqual([]);
    expect((await read(other, id)).status).toBe(404);
  }
  expect(await received(themba, { feedbackId: id })).toHaveLength(1);
  expect(await sent(anna, { feedbackId: id })).toHaveLength(1);
});

test("only the recipient marks a message as read, for good [FBIN-20, FBSENT-13, APIFB-03]", async () => {
  const { anna, themba } = await newPair();
  const id = await sendTo(anna, themba);
  expect((await read(anna, id)).body.code).toBe("not_found");
  expect((await sent(anna))[0]).toMatchObject({ is_read: false });
  for (const _ of [1, 2]) expect((await read(themba, id)).body).toEqual({ ok: true });
  expect((await received(themba))[0]).toMatchObject({ is_read: true });
  expect((await sent(anna))[0]).toMatchObject({ is_read: true });
});

test("marking a message as read twenty times at once reads it once", async () => {
  const { anna, themba, inTenant } = await newPair();
  const id = await sendTo(anna, themba);
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(themba, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const unread = await call(themba, api.notifications.list, { query: { unread: "true" } });
  expect(unread.body).toEqual([]);
  const { readAt } = await inTenant((tx) =>
    tx
      .selectFrom("feedback")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", id)
      .select("readAt")
      .executeTakeFirstOrThrow(),
  );
  await read(themba, id);
  expect(readAt).toEqual(expect.any(String));
});

test("a filter leaves what is read, or what is not [FBIN-03]", async () => {
  const { anna, themba } = await newPair();
  const [first, second] = [await sendTo(anna, themba), await sendTo(anna, themba)];
  await read(themba, first);
  const ids = (list: { feedback_id: number }[]) => list.map(({ feedback_id }) => feedback_id);
  expect(ids(await received(themba, { status: "read" }))).toEqual([first]);
  expect(ids(await received(themba, { status: "unread" }))).toEqual([second]);
  expect(ids(await sent(anna, { status: "read" }))).toEqual([first]);
});

test.each([
  ["a part of the subject", "TOCKTAK", ["Stocktaking"]],
  ["a part of the message", "smooth", ["Till"]],
  ["a part of the sender's name", "botha", ["Stocktaking"]],
  ["name and surname of the sender", "themba zU", ["Till"]],
  ["a character that has a meaning in patterns", "50%", ["Till"]],
  ["such a character that occurs nowhere", "_", []],
  ["the recipient's own name", "naledi", []],
])("received feedback is found by %s [FBIN-04]", async (_, search, titles) => {
  const { owner, anna, themba } = await newPair();
  await sendTo(anna, owner, { messageTitle: "Stocktaking", message: "Early again" });
  await sendTo(themba, owner, { messageTitle: "Till", message: "Smooth, and 50% faster" });
  const found = await call(owner, getMyFeedback, { query: { search } });
  expect(found.body.map(({ title }) => title)).toEqual(titles);
  expect(found.headers["x-total-count"]).toBe(String(titles.length));
});

test("sent feedback is found by subject and message, not by its recipient [FBSENT-03]", async () => {
  const { anna, themba } = await newPair();
  await sendTo(anna, themba, { messageTitle: "Stocktaking", message: "Early again" });
  for (const search of ["STOCK", "again"]) expect(await sent(anna, { search })).toHaveLength(1);
  expect(await sent(anna, { search: "zulu" })).toEqual([]);
});

test.each([
  ["created_at", ["b", "A", "c"]],
  ["-created_at", ["c", "A", "b"]],
  ["title", ["A", "b", "c"]],
  ["-title", ["c", "b", "A"]],
  ["sender_full_name", ["b", "c", "A"]],
  ["-sender_full_name", ["A", "c", "b"]],
  ["is_read", ["b", "c", "A"]],
  ["-is_read", ["A", "c", "b"]],
] as const)("received feedback is sorted by %s [FBIN-06]", async (sort, titles) => {
  const { owner, anna, themba } = await newPair();
  await sendTo(anna, owner, { messageTitle: "b" });
  const second = await sendTo(themba, owner, { messageTitle: "A" });
  await sendTo(anna, owner, { messageTitle: "c" });
  await read(owner, second);
  expect((await received(owner, { sort })).map(({ title }) => title)).toEqual(titles);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => received(owner, { sort, page, pageSize: 1 })),
  );
  expect(pages.flat().map(({ title }) => title)).toEqual(titles);
});

test("the last pages of a long list continue the first pages", async () => {
  const { anna, themba, tenantId, inTenant } = await newPair();
  await inTenant((tx) =>
    tx
      .insertInto("feedback")
      .values(
        Array.from({ length: 1_100 }, (_, index) => ({
          tenantId,
          senderId: anna.employeeId,
          receiverId: themba.employeeId,
          title: String(index + 1),
          message: "Thanks",
          createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
        })),
      )
      .execute(),
  );
  const titles = await Promise.all(
    [1, 2, 3, 10, 11, 12].map(async (page) => {
      const list = await received(themba, { page, pageSize: 105 });
      return [list[0]?.title, list.at(-1)?.title];
    }),
  );
  expect(titles).toEqual([
    ["1100", "996"],
    ["995", "891"],
    ["890", "786"],
    ["155", "51"],
    ["50", "1"],
    [undefined, undefined],
  ]);
});

test.each([
  ["received", "get-my-feedback"],
  ["sent", "get-sent-feedback"],
])("a page of %s feedback takes the same statements for any messages", async (_, path) => {
  const { anna, themba } = await newPair();
  const { database, statements } = countingDatabase();
  const app = await buildApp({ services: { ...services, database } });
  const count = async (as: Person) => {
    const before = statements();
    const { statusCode } = await app.inject({
      url: `/prod/secure/feedback/${path}`,
      headers: { authorization: `Bearer ${as.token}` },
    });
    expect(statusCode).toBe(200);
    return statements() - before;
  };
  const reader = path === "get-my-feedback" ? themba : anna;
  const counts = [await count(reader)];
  for (const _ of [1, 2, 3, 4, 5]) await sendTo(anna, themba);
  counts.push(await count(reader));
  await app.close();
  expect(counts).toEqual([3, 3]);
});

test("the name stays with what a deactivated person has sent and received", async () => {
  const { owner, anna, themba } = await newPair();
  await sendTo(anna, themba);
  await sendTo(themba, anna);
  const off = { params: { id: anna.employeeId }, query: { activate: "false" as const } };
  expect((await call(owner, api.employees.toggleStatus, off)).status).toBe(200);
  expect(await received(themba)).toMatchObject([
    { sender_full_name: "Anna Botha", message: "The stocktake went smoothly." },
  ]);
  expect(await sent(themba)).toMatchObject([{ receiver_full_name: "Anna Botha" }]);
});

test("the day of a message is the company's, wherever its readers are", async () => {
  const { anna, themba, tenantId, inTenant } = await newPair();
  const id = await sendTo(anna, themba);
  const dayIn = async (timeZone: string) => {
    await inTenant((tx) =>
      tx.updateTable("tenants").set({ timeZone }).where("id", "=", tenantId).execute(),
    );
    return (await received(themba, { feedbackId: id }))[0]?.created_day;
  };
  const now = Temporal.Now.instant();
  for (const zone of ["Pacific/Pago_Pago", "Africa/Johannesburg", "Pacific/Kiritimati"])
    expect(await dayIn(zone)).toBe(now.toZonedDateTimeISO(zone).toPlainDate().toString());
});
