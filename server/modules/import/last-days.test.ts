import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import {
  draftOf,
  headings,
  importCompany,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const lastDay = daysFromToday(30);

/** Ann and Ben in Logistics, without a head, and a third person, Tim. */
async function companyWithClerks() {
  const company = await importCompany();
  const { owner, newEmployee, departmentId, domain } = company;
  const person = (name: string) =>
    newEmployee({
      name,
      surname: "Zulu",
      email: `${name.toLowerCase()}@${domain}`,
      startDate: "2024-02-01",
      departmentId,
    });
  const ann = await person("Ann");
  const ben = await person("Ben");
  const tim = await person("Tim");
  const update = ({ employeeId: id }: Person, body: object) =>
    call(owner, api.employees.update, { params: { id }, body });
  const lastDays = async () =>
    Object.fromEntries((await company.people()).map((one) => [one.name, one.terminationDate]));
  const draft = (content: string) => draftOf(company, content, { changesExisting: true });
  const run = async (content: string, mode: "good" | "all" = "good") => {
    const { id } = await draft(content);
    await start(owner, id, mode);
    const ended = await runAll(company, id);
    return { ...ended, bad: await rowsOf(owner, id, "bad") };
  };
  const lead = (who: Person, by: Person) =>
    call(owner, api.continuity.setLines, {
      body: {
        people: [{ employeeId: who.employeeId, leads: "manager", managerId: by.employeeId }],
        from: today,
        reason: "A new team",
      },
    });
  return { ...company, ann, ben, tim, update, lastDays, draft, run, lead };
}

test.each(["good", "all"] as const)(
  "a file's last days end employment and leave as the dialog does (%s)",
  async (mode) => {
    const { owner, ann, ben, draft, run, lastDays, storyOf } = await companyWithClerks();
    const dates = { startDate: daysFromToday(40), endDate: daysFromToday(46) };
    const body = { leaveType: "UnpaidLeave", reason: "Rest", ...dates } as const;
    const { body: asked } = await call(ann, leave.createRequest, { body });
    await call(owner, leave.approve, { params: { id: asked.id } });
    const content = `Email,Termination Date\nann,${lastDay}\nben,${today}`;
    const checked = await draft(content);
    expect(checked).toMatchObject({ badCount: 0, changeCount: 2, warnedCount: 1 });
    expect(await rowsOf(owner, checked.id)).toMatchObject([
      {
        changes: [{ field: "terminationDate", before: "", after: lastDay }],
        warnings: [{ field: "terminationDate", message: "This changes their leave" }],
        affectedLeave: [{ id: asked.id, effect: "cancelled" }],
      },
      { changes: [{ field: "terminationDate", before: "", after: today }], affectedLeave: [] },
    ]);
    expect(await run(content, mode)).toMatchObject({ changedCount: 2, badCount: 0 });
    expect(await lastDays()).toEqual({ Ann: lastDay, Ben: today, Tim: null });
    const kinds = (await storyOf(ann)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["employment_changed", "leave_cancelled"]));
    expect((await storyOf(ben)).map(({ kind }) => kind)).toEqual(["employment_changed"]);
    const { body: records } = await call(owner, leave.combinedRecords, {
      query: { employeeId: ann.employeeId },
    });
    expect(records[0]?.unpaid?.leaves).toMatchObject([{ leaveStatus: "cancelled" }]);
  },
);

test("an exported file with last days is imported again unchanged", async () => {
  const company = await companyWithClerks();
  const { owner, ann, ben, update, lastDays, draft, newEmployee, insertHeadship } = company;
  await insertHeadship(company.departmentId, await newEmployee({ name: "Hana" }));
  await update(ann, { terminationDate: lastDay, noticeGivenOn: today });
  await update(ben, { terminationDate: daysFromToday(-10) });
  const query = { excludeSelf: "true" as const };
  const { body: file } = await call(owner, api.employees.exportList, { query });
  const { body: uploaded } = await uploadPeople(owner, String(file));
  expect(uploaded.columns.map(({ field }) => field)).toContain("terminationDate");
  const before = await lastDays();
  expect(await draft(String(file))).toMatchObject({ badCount: 0, changeCount: 0, sameCount: 4 });
  expect([before.Ann, before.Ben]).toEqual([lastDay, daysFromToday(-10)]);
});

test("an empty cell leaves a last day as it is", async () => {
  const { ann, update, run, lastDays } = await companyWithClerks();
  await update(ann, { terminationDate: lastDay });
  const { changedCount } = await run("Email,Termination Date,Phone\nann,,082 555 0147");
  expect([changedCount, (await lastDays()).Ann]).toEqual([1, lastDay]);
});

test("a manager's last day needs the next manager in the row of each person", async () => {
  const { owner, ann, ben, tim, run, draft, lastDays, lead } = await companyWithClerks();
  await lead(ann, tim);
  await lead(ben, tim);
  const rows = (ledBy: string) =>
    `Email,Reports to,Last Day\ntim,,${lastDay}\nann,ben,\nben,${ledBy},`;
  for (const ledBy of ["", "tim"]) {
    const { id } = await draft(rows(ledBy));
    expect(await rowsOf(owner, id, "bad")).toMatchObject([
      {
        row: 2,
        faults: [
          { field: "terminationDate", message: expect.stringMatching(/^They manage people\./) },
        ],
      },
    ]);
  }
  expect(await run(rows(owner.email))).toMatchObject({ badCount: 0, changedCount: 3 });
  expect((await lastDays()).Tim).toBe(lastDay);
});

test("a head's last day is left to their record, where the next head is chosen", async () => {
  const company = await companyWithClerks();
  const { owner, tim, draft, insertHeadship, departmentId } = company;
  await insertHeadship(departmentId, tim);
  const { id } = await draft(
    `Email,Reports to,Last Day\ntim,,${lastDay}\nann,${owner.email},\nben,${owner.email},`,
  );
  expect(await rowsOf(owner, id, "bad")).toMatchObject([
    {
      row: 2,
      faults: [{ message: expect.stringContaining("They head a department with people in it") }],
    },
  ]);
});

const dayBefore = daysFromToday(29);
const longAgo = daysFromToday(-40);

test.each([
  ["good", "the same day", { tim: lastDay, ann: lastDay, ben: lastDay }],
  ["all", "the same day", { tim: lastDay, ann: lastDay, ben: lastDay }],
  ["good", "the day before", { tim: lastDay, ann: dayBefore, ben: dayBefore }],
  ["good", "a past day", { tim: longAgo, ann: daysFromToday(-2), ben: daysFromToday(-9) }],
] as const)(
  "managers leave with all their people in one file (%s, %s)",
  async (mode, _, { tim: timsDay, ann: annsDay, ben: bensDay }) => {
    const { ann, ben, tim, run, lastDays, lead } = await companyWithClerks();
    await lead(ann, tim);
    await lead(ben, ann);
    const content = `Email,Reports to,Last Day\ntim,,${timsDay}\nann,tim,${annsDay}\nben,ann,${bensDay}`;
    expect(await run(content, mode)).toMatchObject({ badCount: 0, changedCount: 3 });
    expect(await lastDays()).toEqual({ Tim: timsDay, Ann: annsDay, Ben: bensDay });
  },
);

test("a head leaves with the whole department in one file", async () => {
  const company = await companyWithClerks();
  const { tim, run, lastDays, insertHeadship, departmentId } = company;
  await insertHeadship(departmentId, tim);
  const content = `Email,Last Day\ntim,${lastDay}\nann,${dayBefore}\nben,${lastDay}`;
  expect(await run(content)).toMatchObject({ badCount: 0, changedCount: 3 });
  expect(await lastDays()).toEqual({ Tim: lastDay, Ann: dayBefore, Ben: lastDay });
});

test("a person who stays a day longer keeps all managers above", async () => {
  const { owner, ann, ben, tim, draft, lead } = await companyWithClerks();
  await lead(ann, tim);
  await lead(ben, ann);
  const { id } = await draft(
    `Email,Last Day\ntim,${lastDay}\nann,${lastDay}\nben,${daysFromToday(31)}`,
  );
  const faults = [{ message: expect.stringMatching(/^They manage people\./) }];
  expect(await rowsOf(owner, id, "bad")).toMatchObject([
    { row: 2, faults },
    { row: 3, faults },
  ]);
});

test("a person who manages since the check keeps working", async () => {
  const company = await companyWithClerks();
  const { owner, ann, tim, draft, lead, lastDays } = company;
  const { id, badCount } = await draft(`Email,Last Day\ntim,${lastDay}\nben,${lastDay}`);
  expect(badCount).toBe(0);
  await lead(ann, tim);
  await start(owner, id);
  expect(await runAll(company, id)).toMatchObject({ state: "finished", badCount: 1 });
  expect(await rowsOf(owner, id, "bad")).toMatchObject([
    { row: 2, faults: [{ message: expect.stringMatching(/^They manage people\./) }] },
  ]);
  expect(await lastDays()).toMatchObject({ Tim: null, Ben: lastDay });
});

test("a person is added with a coming last day, and never with a past one", async () => {
  const company = await importCompany();
  const { owner } = company;
  const row = (name: string, day: string, ledBy = "") =>
    `${name},Nkosi,${name},Driver,Logistics,2024-03-01,${day},${ledBy}`;
  const { id } = await draftOf(
    company,
    [
      `${headings},Termination Date,Led By`,
      row("Anele", lastDay),
      row("Busi", daysFromToday(-1)),
      row("Cas", "2024-02-28"),
      row("Dan", "31/02/2027"),
      row("Eli", "", "Anele"),
    ].join("\n"),
  );
  expect(
    (await rowsOf(owner, id, "bad")).map(({ row: at, faults: [fault] }) => [at, fault]),
  ).toEqual([
    [3, expect.objectContaining({ message: expect.stringMatching(/^This last day has passed/) })],
    [4, expect.objectContaining({ message: "The last day cannot be before the first" })],
    [5, expect.objectContaining({ message: expect.stringMatching(/^Please write a day/) })],
    [6, expect.objectContaining({ message: expect.stringMatching(/^Anele Nkosi leaves on/) })],
  ]);
  await start(owner, id);
  await runAll(company, id);
  expect(await company.people()).toMatchObject([{ name: "Anele", terminationDate: lastDay }]);
});

test.each([
  [{ startDate: lastDay }, daysFromToday(20), "The last day cannot be before the first"],
  [
    { terminationDate: lastDay, noticeGivenOn: today },
    daysFromToday(-1),
    "Notice is given before the last day",
  ],
])("a last day against the stored days is refused (%#)", async (stored, day, message) => {
  const { owner, ann, update, draft } = await companyWithClerks();
  expect((await update(ann, stored)).status).toBe(200);
  const { id } = await draft(`Email,Termination Date\nann,${day}`);
  expect(await rowsOf(owner, id, "bad")).toMatchObject([
    { faults: [{ field: "terminationDate", message }] },
  ]);
});
