import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { sendTo } from "#server/test/feedback.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { getMyFeedback, getSentFeedback, report, listReports, getReported, resolveReport } =
  api.feedback;

async function newMessage() {
  const tenant = await newTenant();
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha" });
  const themba = await tenant.newEmployee({ name: "Themba", surname: "Zulu" });
  const second = await tenant.newEmployee({ name: "Lerato", employeeRole: "Executive" });
  const text = { messageTitle: "Secret-one", message: "Secret-two" };
  const id = await sendTo(anna, themba, text);
  return { ...tenant, anna, themba, second, id, text };
}

const reported = (as: Person, id: number, reason?: string) =>
  call(as, report, { params: { id }, body: { reason } });
const reports = async (as: Person, query: object = {}) =>
  (await call(as, listReports, { query })).body;
const open = (as: Person, id: number) => call(as, getReported, { params: { id } });
const resolve = (as: Person, id: number) => call(as, resolveReport, { params: { id } });

test("super administrators read a message only after its recipient has reported it", async () => {
  const { owner, second, anna, themba, id } = await newMessage();
  for (const reader of [owner, second]) {
    expect((await open(reader, id)).body.code).toBe("not_found");
    expect(await reports(reader)).toEqual([]);
  }
  expect((await reported(themba, id, "  It threatens me ")).body).toEqual({ ok: true });
  for (const reader of [owner, second])
    expect((await open(reader, id)).body).toMatchObject({
      id,
      title: "Secret-one",
      message: "Secret-two",
      reason: "It threatens me",
      sender: { id: anna.employeeId, name: "Anna Botha" },
      reportedBy: { id: themba.employeeId, name: "Themba Zulu" },
      resolvedAt: null,
      resolvedBy: null,
    });
});

test("a report opens only the one message between the two", async () => {
  const { owner, anna, themba, id } = await newMessage();
  const others = [await sendTo(anna, themba), await sendTo(themba, anna)];
  await reported(themba, id);
  for (const other of others) expect((await open(owner, other)).status).toBe(404);
  expect(await reports(owner)).toHaveLength(1);
});

test("only the recipient reports a message", async () => {
  const { owner, anna, id, newEmployee } = await newMessage();
  const colleague = await newEmployee();
  const stranger = (await newTenant()).owner;
  for (const other of [anna, colleague, owner, stranger])
    expect((await reported(other, id)).body.code).toBe("not_found");
  expect(await reports(owner)).toEqual([]);
});

test("only the company's super administrators list, read and resolve reports", async () => {
  const { anna, themba, id } = await newMessage();
  await reported(themba, id);
  for (const staff of [anna, themba]) {
    expect((await call(staff, listReports, { query: {} })).status).toBe(403);
    expect((await open(staff, id)).status).toBe(403);
    expect((await resolve(staff, id)).status).toBe(403);
  }
  const stranger = (await newTenant()).owner;
  expect(await reports(stranger)).toEqual([]);
  expect((await open(stranger, id)).status).toBe(404);
  expect((await resolve(stranger, id)).status).toBe(404);
});

test("a reported super administrator learns nothing of the report", async () => {
  const { owner, second, themba, tenantId } = await newMessage();
  const id = await sendTo(owner, themba);
  await reported(themba, id);
  expect(await reports(owner)).toEqual([]);
  expect((await open(owner, id)).status).toBe(404);
  expect((await resolve(owner, id)).status).toBe(404);
  expect(await reports(second)).toMatchObject([{ id, resolvedAt: null }]);
  expect((await call(owner, api.notifications.list, { query: {} })).body).toEqual([]);
  const { body } = await call(second, api.notifications.list, { query: {} });
  expect(body).toMatchObject([{ kind: "feedbackReported", aboutId: id }]);
  const addressed = (await mailsOf(tenantId))
    .filter(({ subject }) => subject === "A message was reported")
    .map(({ to }) => to);
  expect(addressed).toEqual([second.email]);
});

test("sender and recipient see the report and its resolution, without the reason", async () => {
  const { owner, anna, themba, id } = await newMessage();
  await reported(themba, id, "Secret-reason");
  const seen = async () => [
    (await call(anna, getSentFeedback, { query: {} })).body[0],
    (await call(themba, getMyFeedback, { query: {} })).body[0],
  ];
  const before = await seen();
  for (const one of before)
    expect(one).toMatchObject({ reported_at: expect.any(String), report_resolved_at: null });
  expect(JSON.stringify(before)).not.toContain("Secret-reason");
  await resolve(owner, id);
  for (const one of await seen())
    expect(one).toMatchObject({ report_resolved_at: expect.any(String) });
});

test("the list of reports is filtered by state, latest first, without texts", async () => {
  const { owner, anna, themba, id } = await newMessage();
  const later = await sendTo(anna, themba, { messageTitle: "Secret-three" });
  await reported(themba, later, "Secret-four");
  await reported(themba, id);
  await resolve(owner, later);
  const ids = async (query: object) => (await reports(owner, query)).map((one) => one.id);
  expect(await ids({})).toEqual([id, later]);
  expect(await ids({ resolved: "true" })).toEqual([later]);
  expect(await ids({ resolved: "false" })).toEqual([id]);
  expect(await ids({ page: 2, pageSize: 1 })).toEqual([later]);
  expect(JSON.stringify(await reports(owner))).not.toContain("Secret");
});

test("reading a reported message is recorded daily, for it and both employees", async () => {
  const { owner, second, anna, themba, id, inTenant } = await newMessage();
  await reported(themba, id);
  for (const reader of [owner, owner, second]) await open(reader, id);
  const { reads } = (await open(owner, id)).body;
  expect(reads.map(({ by }) => by.id)).toEqual([owner.employeeId, second.employeeId]);
  const recorded = await inTenant((tx) =>
    tx
      .selectFrom("recordReads")
      .where("tenantId", "=", tx.tenantId)
      .where("part", "=", "feedback")
      .select(["employeeId", "readerId"])
      .orderBy("employeeId")
      .orderBy("readerId")
      .execute(),
  );
  expect(recorded).toEqual(
    [anna, themba].flatMap(({ employeeId }) =>
      [owner, second].map((reader) => ({ employeeId, readerId: reader.employeeId })),
    ),
  );
});

test("repeated reports of a message make one report and one notification each", async () => {
  const { owner, themba, id } = await newMessage();
  await reported(themba, id, "First");
  const answers = await Promise.all(Array.from({ length: 10 }, () => reported(themba, id, "More")));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await open(owner, id)).body.reason).toBe("First");
  expect((await call(owner, api.notifications.list, { query: {} })).body).toHaveLength(1);
});

test("a report resolved twice names one resolver and leaves no unread notification", async () => {
  const { owner, second, themba, id } = await newMessage();
  await reported(themba, id);
  const answers = await Promise.all([owner, second].map((one) => resolve(one, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first] = await reports(owner);
  expect([owner.employeeId, second.employeeId]).toContain(first?.resolvedBy?.id);
  await resolve(first?.resolvedBy?.id === owner.employeeId ? second : owner, id);
  expect((await reports(owner))[0]).toEqual(first);
  for (const one of [owner, second]) {
    const unread = await call(one, api.notifications.list, { query: { unread: "true" } });
    expect(unread.body).toEqual([]);
  }
});

test("the mail about an open report names its sender, without any text", async () => {
  const { owner, second, themba, id, tenantId } = await newMessage();
  await reported(themba, id, "Secret-three");
  const mails = (await mailsOf(tenantId)).filter(({ to }) => to !== themba.email);
  expect(mails.map(({ to }) => to)).toEqual([owner.email, second.email]);
  expect(mails[0]).toMatchObject({
    subject: "A message was reported",
    action: { url: `http://localhost:3000/superadmin/feedback/reported?report=${id}` },
  });
  expect(JSON.stringify(mails)).toContain("Themba Zulu");
  expect(JSON.stringify(mails)).not.toContain("Secret");
  await resolve(owner, id);
  expect((await mailsOf(tenantId)).filter(({ to }) => to !== themba.email)).toEqual([]);
});

test("a reason of more than 1,000 characters is refused", async () => {
  const { themba, id } = await newMessage();
  expect((await reported(themba, id, "x".repeat(1_001))).body.fields).toHaveProperty("reason");
  expect((await reported(themba, id, "x".repeat(1_000))).status).toBe(200);
});
