import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { Input } from "#contract/operation.ts";
import { newDocument } from "#server/test/documents.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const today = Temporal.Now.plainDateISO("Africa/Johannesburg");
const dayIn = (days: number) => today.add({ days }).toString();
const reason = "The wrong document was marked";

type Dates = Input<typeof api.documents.updateDates>["body"];

const setDates = async (as: Person, id: number, body: Dates) => {
  const answer = await call(as, api.documents.updateDates, { params: { id }, body });
  return answer.status === 200 ? answer.body : answer.body.code;
};

const datesOf = async (as: Person, { employeeId }: Person) => {
  const { body } = await call(as, api.documents.listForEmployee, { params: { id: employeeId } });
  return body.map(({ expiryDate, retentionDate }) => [expiryDate, retentionDate]);
};

const remove = async (as: Person, id: number) => {
  const { status, body } = await call(as, api.documents.remove, { params: { id } });
  return status === 200 ? "removed" : body.code;
};

test("a date left out stays, and a null removes it", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  await setDates(owner, id, { expiryDate: "2030-06-30" });
  await setDates(owner, id, { retentionDate: "2035-12-31" });
  expect(await datesOf(owner, owner)).toEqual([["2030-06-30", "2035-12-31"]]);
  await setDates(owner, id, { expiryDate: null });
  expect(await datesOf(owner, owner)).toEqual([[null, "2035-12-31"]]);
});

test("employees set validity, super administrators the retention date too", async () => {
  const { owner, newEmployee } = await newTenant();
  const [staff, other] = [await newEmployee(), await newEmployee()];
  const [own, warning] = [await newDocument(staff, staff), await newDocument(owner, staff)];
  const expiry = { expiryDate: dayIn(90) };
  const retention = { retentionDate: dayIn(90) };
  expect(await setDates(staff, own, expiry)).toEqual({ ok: true });
  expect(await setDates(staff, own, retention)).toBe("forbidden");
  expect(await setDates(staff, warning, expiry)).toBe("forbidden");
  expect(await setDates(other, own, expiry)).toBe("not_found");
  expect(await setDates(owner, own, retention)).toEqual({ ok: true });
  expect(await setDates(staff, own, { retentionDate: null })).toBe("forbidden");
  expect(await setDates(staff, own, { ...expiry, ...retention })).toEqual({ ok: true });
});

test("an invalid day is refused, naming the field", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  const { status, body } = await call(owner, api.documents.updateDates, {
    params: { id },
    body: { expiryDate: "2026-02-30" },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["expiryDate"]]);
});

test("a document stays until its last retention day has passed", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  for (const days of [1, 0]) {
    await setDates(owner, id, { retentionDate: dayIn(days), reason });
    expect(await remove(owner, id)).toBe("document_retained");
  }
  await setDates(owner, id, { retentionDate: dayIn(-1), reason });
  expect(await remove(owner, id)).toBe("removed");
});

test.each([
  ["removed", null],
  ["shortened", dayIn(89)],
])("a retention date is %s with a reason only, which the history shows", async (_, later) => {
  const { owner, newEmployee, storyOf } = await newTenant();
  const staff = await newEmployee();
  const id = await newDocument(owner, staff);
  await setDates(owner, id, { retentionDate: dayIn(90) });
  const refused = await call(owner, api.documents.updateDates, {
    params: { id },
    body: { retentionDate: later, reason: " " },
  });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["reason"]]);
  expect(await remove(owner, id)).toBe("document_retained");
  expect(await setDates(owner, id, { retentionDate: later, reason })).toEqual({ ok: true });
  expect((await storyOf(staff)).at(-1)).toMatchObject({
    kind: "document_changed",
    changes: [{ field: "retentionDate", before: dayIn(90), after: later }],
    reason: { by: "person", text: reason },
  });
});

test("a retention date is extended, or removed once over, without a reason", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  for (const retentionDate of [dayIn(-2), null, dayIn(1), dayIn(2)])
    expect(await setDates(owner, id, { retentionDate })).toEqual({ ok: true });
});

test("a changed date is in the history, an unchanged one is not", async () => {
  const { owner, newEmployee, storyOf } = await newTenant();
  const staff = await newEmployee();
  const id = await newDocument(owner, staff);
  await setDates(owner, id, { expiryDate: "2030-06-30" });
  await setDates(owner, id, { expiryDate: "2030-06-30" });
  const [, ...changed] = await storyOf(staff);
  expect(changed).toMatchObject([
    {
      kind: "document_changed",
      changes: [{ field: "expiryDate", before: null, after: "2030-06-30" }],
    },
  ]);
});
