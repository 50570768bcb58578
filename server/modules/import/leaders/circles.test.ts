import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { draftOf, drivers, importCompany, rowsOf, runAll, start } from "#server/test/import.ts";
import { today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { detailedInfo, move } = api.employees;
const changesExisting = { changesExisting: true };

/** Ann heads Sales and is in Office, or in Board; Ben heads Office and is in Board, which has no head. */
async function twoHeads({ annIn = "Office" } = {}) {
  const company = await importCompany();
  const { owner, newEmployee, newDepartment, domain } = company;
  const person = (name: string, departmentId: number) =>
    newEmployee({ name, surname: "Nkosi", email: `${name.toLowerCase()}@${domain}`, departmentId });
  const board = await newDepartment("Board");
  const ben = await person("Ben", board);
  const office = await newDepartment("Office", ben.employeeId);
  const ann = await person("Ann", annIn === "Office" ? office : board);
  await newDepartment("Sales", ann.employeeId);
  const leads = async ({ employeeId }: Person) => {
    const { body } = await call(owner, detailedInfo, { query: { employeeId } });
    return body[0]?.managerName;
  };
  const draft = (...rows: string[]) =>
    draftOf(company, ["Email,Department,Phone", ...rows].join("\n"), changesExisting);
  return { ...company, person, ann, ben, board, office, leads, draft };
}

const circle = expect.stringMatching(
  /^They would manage each other from .+: Ben Nkosi would report to Ann Nkosi, Ann Nkosi would report to Ben Nkosi\.$/,
);
const fault = { field: "departmentName", message: circle };

test("the preview refuses a row that closes a circle of heads", async () => {
  const { owner, draft, ben, leads } = await twoHeads();
  const { id, badCount } = await draft("ben,Sales,");
  expect([badCount, await rowsOf(owner, id)]).toMatchObject([1, [{ faults: [fault] }]]);
  expect((await start(owner, id)).body.code).toBe("import_rows_bad");
  expect(await leads(ben)).toBeNull();
});

test("two heads can change places in one file", async () => {
  const company = await twoHeads();
  const { owner, draft, ann, ben, leads } = company;
  const { id, badCount } = await draft("ben,Sales,", "ann,Archive,");
  expect(badCount).toBe(0);
  await start(owner, id, "all");
  expect(await runAll(company, id)).toMatchObject({ state: "finished", changedCount: 2 });
  expect([await leads(ben), await leads(ann)]).toEqual(["Ann Nkosi", null]);
});

test("two heads can change places in a file of several statements", async () => {
  const company = await twoHeads();
  const { owner, draft, ben, leads } = company;
  const surnames = Array.from({ length: 600 }, (_, n) => `n${n}`);
  const added = await draftOf(company, drivers(...surnames));
  await start(owner, added.id, "all", false);
  await runAll(company, added.id);
  const others = surnames.map((name) => `ann.${name},,+27821234567`);
  const { id } = await draft("ben,Sales,", ...others, "ann,Archive,");
  await start(owner, id, "all");
  expect(await runAll(company, id)).toMatchObject({ state: "finished", changedCount: 602 });
  expect(await leads(ben)).toBe("Ann Nkosi");
});

test("a row relying on a wrong row is wrong, too", async () => {
  const { owner, draft } = await twoHeads();
  const { id, badCount } = await draft("ben,Sales,", "ann,Board,none");
  expect([badCount, await rowsOf(owner, id)]).toMatchObject([
    2,
    [{ faults: [fault] }, { faults: [{ field: "phone" }] }],
  ]);
});

test("a row relying on a row in a circle is wrong, too", async () => {
  const { owner, draft, person, board, departmentId, insertHeadship } = await twoHeads();
  await insertHeadship(board, await person("Cas", departmentId));
  const { id, badCount } = await draft("ben,Sales,", "cas,Office,");
  const message = expect.stringContaining("Cas Nkosi would report to Ben Nkosi");
  expect([badCount, await rowsOf(owner, id)]).toMatchObject([
    2,
    [{ faults: [fault] }, { faults: [{ field: "departmentName", message }] }],
  ]);
});

test.each([
  ["good", { state: "finished", changedCount: 1, badCount: 1 }],
  ["all", { state: "refused", changedCount: 0, badCount: 1 }],
] as const)(
  "a circle arising after the preview excludes its row, or all (%s)",
  async (mode, expected) => {
    const company = await twoHeads({ annIn: "Board" });
    const { owner, draft, ann, ben, office, leads } = company;
    const { id, badCount } = await draft("ben,Sales,", "ann,,+27821234567");
    expect(badCount).toBe(0);
    const details = { positionTitle: "Clerk", jobDescription: "Writes", departmentId: office };
    const created = await call(owner, api.departments.createPosition, { body: details });
    const body = { positionId: created.body.id, date: today };
    expect((await call(owner, move, { params: { id: ann.employeeId }, body })).status).toBe(200);
    await start(owner, id, mode);
    expect(await runAll(company, id)).toMatchObject(expected);
    expect(await rowsOf(owner, id, "bad")).toMatchObject([{ faults: [fault] }]);
    expect([await leads(ben), await leads(ann)]).toEqual([null, "Ben Nkosi"]);
  },
);
