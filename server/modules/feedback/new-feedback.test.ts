import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { sendTo, trySending, wellDone } from "#server/test/feedback.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { getMyFeedback, sendFeedback, markAsRead } = api.feedback;
const received = async (as: Person) => (await call(as, getMyFeedback, { query: {} })).body;

async function newPair() {
  const tenant = await newTenant();
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha" });
  const themba = await tenant.newEmployee({ name: "Themba", surname: "Zulu" });
  const setActive = ({ employeeId }: Person, isActive: boolean) =>
    tenant.inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ isActive })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", employeeId)
        .execute(),
    );
  return { ...tenant, anna, themba, setActive };
}

test.each([
  ["messageTitle", "Subject is required", { messageTitle: "  " }],
  ["message", "Message is required", { message: "\n \n" }],
  ["receiverId", "Recipient is required", { receiverId: undefined }],
])(
  "feedback without %s is refused with “%s” [FBSEND-10, FBSEND-11, FBSEND-12, APIFB-04]",
  async (field, problem, given) => {
    const { anna, themba } = await newPair();
    const body = { ...wellDone, receiverId: themba.employeeId, ...given };
    const refused = await call(anna, sendFeedback, { body } as never);
    expect([refused.status, refused.body.fields]).toEqual([400, { [field]: problem }]);
  },
);

test("subject and message are trimmed, and otherwise stay as they were written [FBSEND-10, FBSEND-12, FBSEND-14]", async () => {
  const { anna, themba } = await newPair();
  const message = "Thank you 🙏🏽\n\n<b>شكرًا جزيلا</b> https://example.com/a?b=1&c=2\n— Anna";
  await sendTo(anna, themba, { messageTitle: "  Toyi & “co” <i>  ", message: `\n${message} ` });
  expect(await received(themba)).toMatchObject([{ title: "Toyi & “co” <i>", message }]);
});

test("a message of 5,000 characters is sent, and a longer one refused", async () => {
  const { anna, themba } = await newPair();
  await sendTo(anna, themba, { message: "é".repeat(5_000) });
  const refused = await trySending(anna, themba, { message: "é".repeat(5_001) });
  expect(refused.body.fields).toEqual({ message: "At most 5000 characters" });
});

test("feedback goes only to active colleagues of the same company", async () => {
  const { anna, themba, setActive } = await newPair();
  const stranger = (await newTenant()).owner;
  const toSelf = await trySending(anna, anna);
  expect([toSelf.status, Object.keys(toSelf.body.fields ?? {})]).toEqual([400, ["receiverId"]]);
  expect((await trySending(anna, stranger)).body.code).toBe("not_found");
  expect((await trySending(anna, { employeeId: 9_999_999 })).body.code).toBe("not_found");
  await setActive(themba, false);
  const refused = await trySending(anna, themba);
  expect([refused.status, refused.body.code]).toEqual([409, "recipient_deactivated"]);
  await setActive(themba, true);
  expect((await trySending(anna, themba)).status).toBe(201);
  expect(await received(stranger)).toEqual([]);
});

test("only an active employee with an approved profile sends feedback", async () => {
  const { anna, themba, setActive, newEmployee } = await newPair();
  await setActive(anna, false);
  expect((await trySending(anna, themba)).body.code).toBe("account_deactivated");
  const pending = await newEmployee({ employeeStatus: "pending" });
  expect((await trySending(pending, themba)).body.code).toBe("onboarding_incomplete");
  expect((await trySending(themba, pending)).status).toBe(201);
});

test("a recipient deactivated while the message is sent does not receive it", async () => {
  const { anna, themba, inTenant } = await newPair();
  const held = Promise.withResolvers<void>();
  const deactivated = Promise.withResolvers<void>();
  const deactivation = inTenant(async (tx) => {
    await tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", themba.employeeId)
      .execute();
    deactivated.resolve();
    await held.promise;
  });
  await deactivated.promise;
  const sending = trySending(anna, themba);
  held.resolve();
  await deactivation;
  expect((await sending).body.code).toBe("recipient_deactivated");
});

test("two who write to each other at the same time both succeed", async () => {
  const { anna, themba } = await newPair();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => [trySending(anna, themba), trySending(themba, anna)]).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
});

test("a message that is sent twice with the same key arrives once", async () => {
  const { anna, themba } = await newPair();
  const input = { body: { ...wellDone, receiverId: themba.employeeId } };
  const key = { "idempotency-key": crypto.randomUUID() };
  const answers = await Promise.all([1, 2].map(() => call(anna, sendFeedback, input, key)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await received(themba)).toHaveLength(1);
});

test("a colleague receives at most 20 messages a day from one sender", async () => {
  const { anna, themba, newEmployee, inTenant } = await newPair();
  const other = await newEmployee();
  const answers = await Promise.all(Array.from({ length: 25 }, () => trySending(anna, themba)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    Array(5).fill([
      429,
      "feedback_limit",
      "You have sent this person 20 messages within 24 hours. Please continue tomorrow.",
    ]),
  );
  expect((await trySending(anna, other)).status).toBe(201);
  expect((await trySending(other, themba)).status).toBe(201);
  await inTenant((tx) =>
    tx
      .insertInto("feedback")
      .values(
        Array.from({ length: 179 }, () => ({
          tenantId: tx.tenantId,
          senderId: anna.employeeId,
          receiverId: other.employeeId,
          title: "Hi",
          message: "Hi",
        })),
      )
      .execute(),
  );
  const third = await newEmployee();
  expect((await trySending(anna, third)).body).toMatchObject({
    code: "feedback_limit",
    message: expect.stringContaining("as many messages as you can within 24 hours"),
  });
});

test("messages of the day before leave room for others", async () => {
  const { anna, themba, inTenant } = await newPair();
  await inTenant((tx) =>
    tx
      .insertInto("feedback")
      .values(
        Array.from({ length: 300 }, () => ({
          tenantId: tx.tenantId,
          senderId: anna.employeeId,
          receiverId: themba.employeeId,
          title: "Hi",
          message: "Hi",
          createdAt: new Date(Date.now() - 86_400_000).toISOString(),
        })),
      )
      .execute(),
  );
  expect((await trySending(anna, themba)).status).toBe(201);
});

test("bell and mail notify the recipient without the message's text", async () => {
  const { anna, themba, tenantId } = await newPair();
  const id = await sendTo(anna, themba, { messageTitle: "Secret-one", message: "Secret-two" });
  const { body } = await call(themba, api.notifications.list, { query: {} });
  expect(body).toMatchObject([
    {
      kind: "feedbackReceived",
      by: { id: anna.employeeId, name: "Anna Botha" },
      aboutId: id,
      details: {},
      readAt: null,
    },
  ]);
  const [mail, ...more] = await mailsOf(tenantId);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: themba.email,
    subject: "You have new feedback",
    action: { url: `http://localhost:3000/staff/feedback/my-feedback?feedback=${id}` },
    settingsUrl: "http://localhost:3000/settings?section=notifications",
  });
  expect(JSON.stringify([mail, body])).not.toContain("Secret");
});

test("a super administrator's mail leads to their own area", async () => {
  const { anna, owner, tenantId } = await newPair();
  const id = await sendTo(anna, owner);
  expect(await mailsOf(tenantId)).toMatchObject([
    {
      action: { url: `http://localhost:3000/superadmin/feedback/my-feedback?feedback=${id}` },
    },
  ]);
});

test("the message arrives even if the recipient wants neither bell nor mail", async () => {
  const { anna, themba, tenantId } = await newPair();
  await call(themba, api.notifications.updatePreferences, {
    body: { kind: "feedbackReceived", inApp: false, byMail: false },
  });
  await sendTo(anna, themba);
  expect((await call(themba, api.notifications.list, { query: {} })).body).toEqual([]);
  expect(await mailsOf(tenantId)).toEqual([]);
  expect(await received(themba)).toHaveLength(1);
});

test("reading the message, or deactivating its recipient, drops the mail", async () => {
  const { anna, themba, tenantId, setActive } = await newPair();
  const id = await sendTo(anna, themba);
  await call(themba, markAsRead, { params: { id } });
  await sendTo(themba, anna);
  await setActive(anna, false);
  expect(await mailsOf(tenantId)).toEqual([]);
});

test("only the recipient's history shows that feedback was sent, without its text", async () => {
  const { owner, anna, themba, newEmployee, newDepartment } = await newPair();
  const head = await newEmployee();
  const departmentId = await newDepartment("Sales", head.employeeId);
  const staff = await newEmployee({ departmentId });
  const id = await sendTo(anna, staff, { messageTitle: "Secret-one", message: "Secret-two" });
  const historyOf = async (as: Person, of: Person) => {
    const { body } = await call(as, api.employees.history, {
      params: { id: of.employeeId },
      query: {},
    });
    return body;
  };
  const own = await historyOf(staff, staff);
  expect(own).toMatchObject([
    {
      kind: "feedback_sent",
      by: { id: anna.employeeId, name: "Anna Botha" },
      changes: [],
      link: { kind: "feedback", id },
    },
  ]);
  expect(JSON.stringify(own)).not.toContain("Secret");
  expect([await historyOf(owner, staff), await historyOf(head, staff)]).toEqual([[], []]);
  expect(await historyOf(anna, anna)).toEqual([]);
  await sendTo(themba, owner);
  expect(await historyOf(owner, owner)).toMatchObject([{ kind: "feedback_sent" }]);
  const { changes } = (await call(owner, api.dashboard.superadmin, {})).body;
  expect(changes.filter(({ kind }) => kind === "feedback_sent")).toMatchObject([
    { employee: { id: owner.employeeId } },
  ]);
});
