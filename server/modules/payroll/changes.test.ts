import Papa from "papaparse";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { daysFromToday } from "#server/test/today.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

const { payroll, employees, departments, leave, continuity } = api;
const period = { from: daysFromToday(-100), to: daysFromToday(-10) };
const during = daysFromToday(-50);

const download = (as: Person, { from, to }: typeof period = period, rest = "") =>
  app.inject({
    method: "GET",
    url: `/prod${payroll.exportChanges.path}?from=${from}&to=${to}${rest}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

async function rowsOf(as: Person, of = period, rest = "") {
  const { body, statusCode } = await download(as, of, rest);
  expect(statusCode).toBe(200);
  const text = body.replace("\ufeff", "");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** Without the first name of their own people, which is random. */
const shown = (rows: Record<string, string>[]) =>
  rows.map((row) =>
    ["Last Name", "Change", "Day", "Changed", "Position", "Department", "Manager", "Weekly Hours"]
      .map((name) => row[name])
      .join("|"),
  );

async function newCompany() {
  const tenant = await newTenant();
  const { owner } = tenant;
  const early = { startDate: daysFromToday(-900) };
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Abel", ...early });
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Berg", ...early });
  const sales = await tenant.newDepartment("Sales", anna.employeeId);
  const stores = await tenant.newDepartment("Stores", ben.employeeId);
  const newPosition = async (positionTitle: string, departmentId: number) => {
    const body = { positionTitle, jobDescription: "As agreed", departmentId };
    return (await call(owner, departments.createPosition, { body })).body.id;
  };
  const move = async ({ employeeId }: Person, positionId: number, date: string, more = {}) => {
    const body = { positionId, date, ...more };
    const moved = await call(owner, employees.move, { params: { id: employeeId }, body });
    expect([moved.status, moved.body]).toMatchObject([200, {}]);
  };
  const update = ({ employeeId }: Person, body: object) =>
    call(owner, employees.update, { params: { id: employeeId }, body });
  return { tenant, owner, anna, ben, early, sales, stores, newPosition, move, update };
}

test("the file has who joined, moved, left and came back", async () => {
  const { tenant, owner, early, sales, stores, newPosition, move, update } = await newCompany();
  const joiner = await tenant.newEmployee({ surname: "Joiner", startDate: during });
  await move(joiner, await newPosition("Clerk", sales), during);
  const mover = await tenant.newEmployee({ surname: "Mover", ...early });
  await move(mover, await newPosition("Driver", sales), daysFromToday(-300));
  await move(mover, await newPosition("Storekeeper", stores), during);
  const leaver = await tenant.newEmployee({ surname: "Leaver", ...early });
  await move(leaver, await newPosition("Cashier", sales), daysFromToday(-300));
  await update(leaver, { terminationDate: period.to });
  const returner = await tenant.newEmployee({ surname: "Returner", ...early });
  await update(returner, { terminationDate: daysFromToday(-200) });
  const positionId = await newPosition("Packer", stores);
  await call(owner, employees.rehire, {
    params: { id: returner.employeeId },
    body: { firstDay: during, positionId },
  });
  await tenant.newEmployee({ surname: "Stayer", ...early });
  expect(shown(await rowsOf(owner))).toEqual([
    `Joiner|Joined|${during}||Clerk|Sales|Anna Abel|40`,
    `Leaver|Left|${period.to}||Cashier|Sales|Anna Abel|40`,
    `Mover|Moved|${during}|Position, Department, Manager|Storekeeper|Stores|Ben Berg|40`,
    `Returner|Came back|${during}||Packer|Stores|Ben Berg|40`,
  ]);
});

test("another manager and other hours are changes of their day", async () => {
  const { tenant, owner, ben, early, sales, newPosition, move } = await newCompany();
  const mover = await tenant.newEmployee({ surname: "Mover", ...early });
  await move(mover, await newPosition("Driver", sales), daysFromToday(-300));
  const people = [
    { employeeId: mover.employeeId, leads: "manager" as const, managerId: ben.employeeId },
  ];
  await call(owner, continuity.setLines, { body: { people, from: during, reason: "A project" } });
  const half = { name: "Half days", weeks: [[240, 240, 240, 240, 240, 0, 0]] };
  const { body: pattern } = await call(owner, leave.addPattern, { body: half });
  const from = daysFromToday(5);
  const assigned = await call(owner, leave.assignPattern, {
    body: { patternId: pattern.id, employeeId: mover.employeeId, from },
  });
  expect(assigned.status).toBe(201);
  expect(shown(await rowsOf(owner, { from: period.from, to: from }))).toEqual([
    `Mover|Moved|${during}|Manager|Driver|Sales|Ben Berg|40`,
    `Mover|Moved|${from}|Weekly Hours|Driver|Sales|Ben Berg|20`,
  ]);
});

test("a day outside the period is in no file, its first and last day are", async () => {
  const { tenant, owner, early, update } = await newCompany();
  const joiner = await tenant.newEmployee({ surname: "Joiner", startDate: period.from });
  const leaver = await tenant.newEmployee({ surname: "Leaver", ...early });
  await update(leaver, { terminationDate: daysFromToday(-101) });
  const changes = async () => (await rowsOf(owner)).map(({ Change, Day }) => `${Change} ${Day}`);
  expect(await changes()).toEqual([`Joined ${period.from}`]);
  await update(leaver, { terminationDate: period.from });
  await update(joiner, { startDate: daysFromToday(-101) });
  expect(await changes()).toEqual([`Left ${period.from}`]);
});

test("a planned move is in the file from its announcement on", async () => {
  const { tenant, owner, early, sales, stores, newPosition, move } = await newCompany();
  const mover = await tenant.newEmployee({ surname: "Mover", ...early });
  await move(mover, await newPosition("Driver", sales), daysFromToday(-300));
  const coming = { from: daysFromToday(1), to: daysFromToday(60) };
  const day = daysFromToday(40);
  const announcedOn = daysFromToday(20);
  const position = await newPosition("Storekeeper", stores);
  await move(mover, position, day, { announcedFrom: announcedOn });
  expect(await rowsOf(owner, coming)).toEqual([]);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("positionAssignments")
      .set({ announcedOn: daysFromToday(-1) })
      .where("tenantId", "=", tx.tenantId)
      .where("announcedOn", "=", announcedOn)
      .execute(),
  );
  expect((await rowsOf(owner, coming)).map(({ Day, Position }) => [Day, Position])).toEqual([
    [day, "Storekeeper"],
  ]);
});

test("ID and tax numbers are not in the file, and the read is recorded", async () => {
  const { tenant, owner, update } = await newCompany();
  const joiner = await tenant.newEmployee({ surname: "Joiner", startDate: during });
  await update(joiner, { idNumber: "8001015009087", taxNumber: "0123456789" });
  expect((await download(owner)).body).not.toMatch(/8001015009087|0123456789/);
  const reads = await call(joiner, continuity.readsOfMine, { query: {} });
  expect(reads.body).toMatchObject([{ by: { id: owner.employeeId }, part: "export" }]);
});

test("parts join without gap, even if many have possible days alone", async () => {
  const { tenant, owner, sales, newPosition, move } = await newCompany();
  await tenant.inTenant(async (tx) => {
    const rows = Array.from({ length: 1_001 }, (_, n) => ({
      tenantId: tx.tenantId,
      ...{
        name: "A",
        surname: `P ${String(n).padStart(4, "0")}`,
        email: `p${n}@${tx.tenantId}.test`,
      },
      // Two of three have a last day that ends nothing within the period.
      ...(n % 3 === 0 ? { startDate: during } : { terminationDate: daysFromToday(-101) }),
      employeeRole: "Employee" as const,
      isActive: true,
    }));
    await tx.insertInto("employees").values(rows).execute();
  });
  const last = await tenant.newEmployee({ surname: "Zulu", startDate: during });
  await move(last, await newPosition("Clerk", sales), during);
  const rows = await rowsOf(owner);
  expect(rows).toHaveLength(335);
  expect(rows.at(-1)?.["Last Name"]).toBe("Zulu");
});

test("the file is for super administrators of the company", async () => {
  const { tenant, owner, anna } = await newCompany();
  await tenant.newEmployee({ surname: "Joiner", startDate: during });
  expect((await download(anna)).statusCode).toBe(403);
  expect(await rowsOf((await newTenant()).owner)).toEqual([]);
  expect(await rowsOf(owner)).toHaveLength(1);
});
