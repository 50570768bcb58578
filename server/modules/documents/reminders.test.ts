import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { newDocument } from "#server/test/documents.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";
import { dueExpiry, expiryDays } from "./reminders.ts";

const today = Temporal.Now.plainDateISO("Africa/Johannesburg");
const dayIn = (days: number) => today.add({ days }).toString();
const remind = () => handleDueAt(new Date(), dueExpiry);

async function expiringDocument(by: Person, about: Person, days: number, name = "Work permit") {
  const id = await newDocument(by, about, name);
  await setExpiry(by, id, days);
  return id;
}

const setExpiry = (by: Person, id: number, days: number) =>
  call(by, api.documents.updateDates, { params: { id }, body: { expiryDate: dayIn(days) } });

const remindersOf = async (as: Person) => {
  const { body } = await call(as, api.notifications.list, { query: {} });
  return body.filter((one) => one.kind === "documentExpires").map(({ details }) => details);
};

test("the employee and the author are reminded 30 days before", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ name: "Thabo", surname: "Nkosi" });
  const other = await newEmployee({ employeeRole: "Executive" });
  await expiringDocument(owner, staff, 30);
  await expiringDocument(owner, staff, 31, "Licence");
  await remind();
  const reminder = { documentName: "Work permit", expiryDate: dayIn(30) };
  expect(await remindersOf(staff)).toEqual([{ ...reminder, about: null }]);
  expect(await remindersOf(owner)).toEqual([
    { ...reminder, about: { id: staff.employeeId, name: "Thabo Nkosi" } },
  ]);
  expect(await remindersOf(other)).toEqual([]);
});

test("the chosen super administrators are reminded in the author's place", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ name: "Thabo", surname: "Nkosi" });
  const chosen = await newEmployee({ employeeRole: "Executive" });
  const body = { documentExpires: [chosen.employeeId] };
  expect((await call(owner, api.tenant.updateRecipients, { body })).status).toBe(200);
  await expiringDocument(owner, staff, 10);
  await expiringDocument(owner, chosen, 10, "Licence");
  await remind();
  const counts = (...people: Person[]) =>
    Promise.all(people.map(async (one) => (await remindersOf(one)).length));
  // The chosen one is reminded of their own licence once.
  expect(await counts(owner, staff, chosen)).toEqual([0, 1, 2]);
  await call(owner, api.employees.toggleStatus, {
    params: { id: chosen.employeeId },
    query: { activate: "false" },
  });
  await expiringDocument(owner, staff, 12, "Certificate");
  await remind();
  expect(await counts(owner, staff)).toEqual([1, 2]);
});

test("each expiry date reminds once, a new one again", async () => {
  const { owner } = await newTenant();
  const id = await expiringDocument(owner, owner, 5);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await remindersOf(owner)).toHaveLength(1);
  await setExpiry(owner, id, 6);
  await remind();
  expect(await remindersOf(owner)).toHaveLength(2);
});

test("expired, removed and unfinished documents remind no longer", async () => {
  const { tenantId, owner, inTenant } = await newTenant();
  await expiringDocument(owner, owner, -1);
  const removed = await expiringDocument(owner, owner, 5);
  await call(owner, api.documents.remove, { params: { id: removed } });
  const people = { employeeId: owner.employeeId, uploadedById: owner.employeeId };
  const waiting = { documentName: "CV", documentCategory: "Other", expiresOn: dayIn(5) };
  await inTenant((tx) =>
    tx
      .insertInto("documents")
      .values({ tenantId, ...people, ...waiting })
      .execute(),
  );
  await remind();
  expect(await remindersOf(owner)).toEqual([]);
});

test("deactivated employees and uploaders without access are not reminded", async () => {
  const { tenantId, owner, newEmployee, inTenant } = await newTenant();
  const gone = await newEmployee();
  const demoted = await newEmployee({ employeeRole: "Executive" });
  await expiringDocument(demoted, gone, 5);
  await call(owner, api.employees.toggleStatus, {
    params: { id: gone.employeeId },
    query: { activate: "false" },
  });
  await inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ employeeRole: "Employee" })
      .where("tenantId", "=", tenantId)
      .where("id", "=", demoted.employeeId)
      .execute(),
  );
  await remind();
  expect(await remindersOf(demoted)).toEqual([]);
  expect((await mailsOf(tenantId)).map(({ to }) => to)).toEqual([]);
});

test("the reminder's mail follows the setting and names no document", async () => {
  const { tenantId, owner, newEmployee } = await newTenant();
  const [staff, quiet] = [await newEmployee(), await newEmployee()];
  const preference = { kind: "documentExpires" as const, byMail: false };
  await call(quiet, api.notifications.updatePreferences, { body: preference });
  const id = await expiringDocument(staff, staff, 5);
  await expiringDocument(quiet, quiet, 5);
  await remind();
  const mails = await mailsOf(tenantId);
  expect(mails).toMatchObject([
    { to: staff.email, subject: "A document on your record expires soon" },
  ]);
  expect(JSON.stringify(mails)).not.toContain("Work permit");
  await setExpiry(owner, id, 90);
  expect(await mailsOf(tenantId)).toEqual([]);
});

test("reminders cover more documents than one batch, in every company", async () => {
  const companies = [await newTenant(), await newTenant()];
  for (const { tenantId, owner, inTenant } of companies) {
    const people = { tenantId, employeeId: owner.employeeId, uploadedById: owner.employeeId };
    const row = { ...people, documentName: "CV", documentCategory: "Other", sha256: "x" };
    const rows = Array.from({ length: 101 }, () => ({
      ...row,
      expiresOn: dayIn(5),
      storageKey: crypto.randomUUID(),
      addedAt: new Date().toISOString(),
    }));
    await inTenant(async (tx) => {
      const added = await tx.insertInto("documents").values(rows).returning("id").execute();
      await keepDue(
        tx,
        expiryDays,
        added.map(({ id }) => id),
      );
    });
  }
  await remind();
  for (const { owner } of companies) {
    const { headers } = await call(owner, api.notifications.list, { query: {} });
    expect(headers["x-total-count"]).toBe("101");
  }
});
