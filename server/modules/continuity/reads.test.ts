import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { app, call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { employees, leave, payroll, continuity } = api;

const download = async (as: Person, { path }: { path: string }, query = "") => {
  const { statusCode } = await app.inject({
    method: "GET",
    url: `/prod${path}${query}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  return statusCode;
};

async function readsOf(as: Person) {
  const { body } = await call(as, continuity.readsOfMine, { query: {} });
  return body.map(({ by, part }) => [by.id, part]).toSorted();
}

const march = "?from=2027-03-01&to=2027-03-31";

async function newKitchen() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ surname: "Dlamini" });
  const kitchen = await tenant.newDepartment("Kitchen", head.employeeId);
  const cook = await tenant.newEmployee({ surname: "Botha", departmentId: kitchen });
  const driver = await tenant.newEmployee({ surname: "Zulu" });
  return { tenant, owner: tenant.owner, head, cook, driver };
}

test("employees in a downloaded file see its reader once a day", async () => {
  const { owner, cook, driver } = await newKitchen();
  for (const _ of [1, 2]) await download(owner, employees.exportList, "?search=botha");
  expect(await readsOf(cook)).toEqual([[owner.employeeId, "export"]]);
  expect(await readsOf(driver)).toEqual([]);
  expect(await readsOf(owner)).toEqual([]);
});

test("a head's leave file records a read of their people", async () => {
  const { head, cook, driver } = await newKitchen();
  expect(await download(head, leave.exportRecords)).toBe(200);
  expect(await readsOf(cook)).toEqual([[head.employeeId, "leaveExport"]]);
  expect(await readsOf(driver)).toEqual([]);
  expect(await readsOf(head)).toEqual([]);
});

test("files of payroll and liability record reads of the people in them", async () => {
  const { owner, cook, driver } = await newKitchen();
  const body = {
    leaveType: "AnnualLeave",
    startDate: "2027-03-15",
    endDate: "2027-03-15",
    reason: "Rest",
  } as const;
  const { id } = (await call(cook, leave.createRequest, { body })).body;
  await call(owner, leave.approve, { params: { id } });
  await download(owner, payroll.exportLeave, march);
  expect(await readsOf(cook)).toEqual([[owner.employeeId, "leaveExport"]]);
  expect(await readsOf(driver)).toEqual([]);
  await download(owner, payroll.exportLiability, "?on=2027-03-31");
  expect(await readsOf(cook)).toEqual([[owner.employeeId, "leaveExport"]]);
  expect(await readsOf(driver)).toEqual([[owner.employeeId, "leaveExport"]]);
});

test("each part of a download records its people without delaying the reader", async () => {
  const { tenant, owner, head, cook } = await newKitchen();
  expect(await download(head, employees.exportList)).toBe(403);
  expect(await readsOf(cook)).toEqual([]);
  const people = Array.from({ length: 1_200 }, (_, index) => ({
    name: "Ann",
    surname: `Adams ${index}`,
    email: `ann.${index}@${tenant.domain}`,
  }));
  await tenant.inTenant((tx) => insertEmployees(tx, people));
  expect(await download(owner, employees.exportList)).toBe(200);
  const recorded = async () => {
    const { count } = await tenant.inTenant((tx) =>
      tx
        .selectFrom("recordReads")
        .where("tenantId", "=", tx.tenantId)
        .where("readerId", "=", owner.employeeId)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow(),
    );
    return count;
  };
  // The reads of everyone but the owner are recorded afterwards, once.
  expect(await recorded()).toBe(0);
  for (const _ of [1, 2]) await mailsOf(tenant.tenantId);
  expect(await recorded()).toBe(1_200 + 3);
  expect(await readsOf(cook)).toEqual([[owner.employeeId, "export"]]);
});

test("opening another person's history or personal details records a read", async () => {
  const { owner, head, cook, driver } = await newKitchen();
  const history = (as: Person, { employeeId }: Person) =>
    call(as, employees.history, { params: { id: employeeId }, query: {} });
  const details = (as: Person, employeeId?: string) =>
    call(as, employees.detailedInfo, { query: { employeeId } });
  await details(owner);
  await call(owner, employees.all, { query: {} });
  expect((await history(driver, cook)).status).toBe(404);
  expect((await details(driver, String(cook.employeeId))).status).toBe(403);
  await history(cook, cook);
  expect(await readsOf(cook)).toEqual([]);
  for (const _ of [1, 2]) await history(head, cook);
  await details(owner, String(cook.employeeId));
  expect(await readsOf(cook)).toEqual(
    [
      [head.employeeId, "history"],
      [owner.employeeId, "record"],
    ].toSorted(),
  );
  expect(await readsOf(driver)).toEqual([]);
});

interface Read {
  as: Person;
  of: Person;
  id: number;
}
const ofOne = ({ of }: Read) => ({ employeeId: String(of.employeeId) });
const sickLeave = {
  leaveType: "SickLeave",
  startDate: "2027-03-15",
  endDate: "2027-03-15",
  reason: "Flu",
} as const;

test.each<[string, (read: Read) => Promise<unknown>]>([
  ["list", (read) => call(read.as, leave.combinedRecords, { query: ofOne(read) })],
  [
    "statement",
    (read) => call(read.as, leave.statement, { query: { ...ofOne(read), balance: "sick" } }),
  ],
  ["entries", (read) => call(read.as, leave.entries, { query: ofOne(read) })],
  ["pending decision", ({ as, id }) => call(as, leave.reviews, { query: { ids: String(id) } })],
  ["parental event", ({ as, id }) => call(as, leave.parental, { params: { id } })],
])("a read of someone's leave as a %s is recorded", async (_, read) => {
  const { owner, head, cook, driver } = await newKitchen();
  const { id } = (await call(cook, leave.createRequest, { body: sickLeave })).body;
  for (const as of [driver, cook, owner, head, head]) await read({ as, of: cook, id });
  expect(await readsOf(cook)).toEqual(
    [owner, head].map(({ employeeId }) => [employeeId, "leave"]).toSorted(),
  );
});

test("a page of leave records reads of those whose leave it shows", async () => {
  const { owner, cook, driver } = await newKitchen();
  await call(cook, leave.createRequest, { body: sickLeave });
  await call(owner, leave.combinedRecords, { query: {} });
  expect(await readsOf(cook)).toEqual([[owner.employeeId, "leave"]]);
  expect(await readsOf(driver)).toEqual([]);
});

test.each<[string, (read: Read) => Promise<unknown>]>([
  ["in the list of all", ({ as }) => call(as, continuity.promises, { query: {} })],
  [
    "in the employee's list",
    ({ as, of }) => call(as, continuity.promisesOf, { params: { id: of.employeeId }, query: {} }),
  ],
  ["in full", ({ as, id }) => call(as, continuity.promise, { params: { id } })],
])("a read of someone's promise %s is recorded", async (_, read) => {
  const { owner, head, cook, driver } = await newKitchen();
  const body = { employeeId: cook.employeeId, promiseText: "A course" };
  const { id } = (await call(head, continuity.makePromise, { body })).body;
  for (const as of [driver, cook, owner, head, head]) await read({ as, of: cook, id });
  expect(await readsOf(cook)).toEqual(
    [owner, head].map(({ employeeId }) => [employeeId, "promises"]).toSorted(),
  );
  expect(await readsOf(driver)).toEqual([]);
});
