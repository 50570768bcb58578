import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { draftOf, importCompany, rowsOf, runAll, start } from "#server/test/import.ts";
import { today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

/** Two clerks in Logistics, and two possible managers. */
async function companyWithClerks() {
  const company = await importCompany();
  const { owner, newEmployee, departmentId, domain } = company;
  const person = (name: string) =>
    newEmployee({ name, surname: "Zulu", email: `${name.toLowerCase()}@${domain}`, departmentId });
  const ann = await person("Ann");
  const ben = await person("Ben");
  const tim = await person("Tim");
  const tom = await person("Tom");
  const managerOf = async ({ employeeId }: Person) =>
    (await call(owner, api.employees.detailedInfo, { query: { employeeId } })).body[0]?.managerName;
  const draft = () =>
    draftOf(company, "Email,Reports to\nann,tim\nben,tim", { changesExisting: true });
  const lead = (who: Person, by: Person) =>
    call(owner, api.continuity.setLines, {
      body: {
        people: [{ employeeId: who.employeeId, leads: "manager", managerId: by.employeeId }],
        from: today,
        reason: "A new team",
      },
    });
  const head = (by: Person) =>
    call(owner, api.departments.updateDepartment, {
      params: { id: departmentId },
      body: { departmentName: "Logistics", departmentHeadId: by.employeeId },
    });
  return { ...company, ann, ben, tim, tom, managerOf, draft, lead, head };
}

test.each(["good", "all"] as const)(
  "a file's manager yields to a change recorded since its check (%s)",
  async (mode) => {
    const company = await companyWithClerks();
    const { owner, ann, ben, tom, draft, lead, managerOf } = company;
    const { id } = await draft();
    expect((await lead(ann, tom)).status).toBe(200);
    await start(owner, id, mode);
    const { state, changedCount } = await runAll(company, id);
    expect([state, changedCount]).toEqual(mode === "all" ? ["refused", 0] : ["finished", 1]);
    const [bad] = await rowsOf(owner, id, "bad");
    expect(bad?.faults).toMatchObject([
      { field: "ledBy", message: expect.stringMatching(/another change for Ann Zulu: Tom Zulu/) },
    ]);
    expect(await managerOf(ann)).toBe("Tom Zulu");
    if (mode === "good") expect(await managerOf(ben)).toBe("Tim Zulu");
  },
);

test("another head since the check refuses the file's manager", async () => {
  const company = await companyWithClerks();
  const { owner, tom, draft, head } = company;
  const { id } = await draft();
  expect((await head(tom)).status).toBe(200);
  await start(owner, id);
  expect(await runAll(company, id)).toMatchObject({ badCount: 2, changedCount: 0 });
  expect((await rowsOf(owner, id, "bad"))[0]?.faults[0]?.message).toContain("Logistics: Tom Zulu");
});

test("a file that is checked again knows the other change", async () => {
  const company = await companyWithClerks();
  const { owner, ann, tom, draft, lead, managerOf } = company;
  await draft();
  await lead(ann, tom);
  const { id } = await draft();
  await start(owner, id);
  expect(await runAll(company, id)).toMatchObject({ badCount: 0, changedCount: 2 });
  expect(await managerOf(ann)).toBe("Tim Zulu");
});

test("a manager who leaves soon is a warning, and is recorded", async () => {
  const company = await companyWithClerks();
  const { owner, tim, ann, draft, managerOf } = company;
  const end = (days: number) =>
    call(owner, api.employees.update, {
      params: { id: tim.employeeId },
      body: { terminationDate: Temporal.PlainDate.from(today).add({ days }).toString() },
    });
  await end(61);
  expect((await draft()).warnedCount).toBe(0);
  await end(60);
  const { id, warnedCount, badCount } = await draft();
  expect([warnedCount, badCount]).toEqual([2, 0]);
  expect((await rowsOf(owner, id))[0]?.warnings).toEqual([
    { field: "ledBy", message: expect.stringMatching(/^Tim Zulu leaves on /) },
  ]);
  await start(owner, id);
  await runAll(company, id);
  expect(await managerOf(ann)).toBe("Tim Zulu");
});
