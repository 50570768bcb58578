import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { draftOf, importCompany, rowsOf, runAll, start } from "#server/test/import.ts";
import { call } from "#server/test/world.ts";

const days = { startDate: "2027-11-08", endDate: "2027-11-12" };

/** Two people with leave on the same days, approved and requested. */
async function companyWithLeave() {
  const company = await importCompany();
  const { owner, newEmployee } = company;
  const people = [await newEmployee({ startDate: "2024-02-01" })];
  people.push(await newEmployee({ startDate: "2024-02-01" }));
  const requests: number[] = [];
  for (const person of people)
    for (const startDate of [days.startDate, "2027-12-06"]) {
      const endDate = startDate === days.startDate ? days.endDate : "2027-12-07";
      const body = { leaveType: "AnnualLeave", startDate, endDate, reason: "Rest" } as const;
      requests.push((await call(person, leave.createRequest, { body })).body.id);
    }
  for (const id of [requests[0] ?? 0, requests[2] ?? 0])
    await call(owner, leave.approve, { params: { id } });
  const hire = (day: string) =>
    draftOf(
      company,
      ["Email,Hire Date", ...people.map(({ email }) => `${email},${day}`)].join("\n"),
      { changesExisting: true },
    );
  const statuses = async () => {
    const { body } = await call(owner, leave.combinedRecords, { query: {} });
    const found = body.flatMap(({ annual }) => annual?.leaves ?? []);
    return requests.map((id) => found.find((one) => one.id === id)?.leaveStatus);
  };
  return { ...company, people, hire, statuses };
}

test("the check names the leave that an imported first day changes", async () => {
  const { owner, hire, statuses } = await companyWithLeave();
  const draft = await hire("2027-11-10");
  expect(draft).toMatchObject({ badCount: 0, changeCount: 2, warnedCount: 2 });
  const rows = await rowsOf(owner, draft.id, "warned");
  for (const { warnings, affectedLeave } of rows) {
    expect(warnings).toEqual([{ field: "startDate", message: "This changes their leave" }]);
    expect(affectedLeave).toMatchObject([
      {
        ...days,
        effect: "shortened",
        after: { startDate: "2027-11-10", endDate: "2027-11-12", leaveDuration: 3 },
      },
    ]);
  }
  expect(await statuses()).toEqual(["approved", "pending", "approved", "pending"]);
  const late = await rowsOf(owner, (await hire("2027-12-07")).id);
  expect(late.map(({ affectedLeave }) => affectedLeave.map(({ effect }) => effect))).toEqual(
    Array(2).fill(["cancelled", "closed"]),
  );
  const unaffected = await hire("2024-03-01");
  expect(unaffected.warnedCount).toBe(0);
  expect((await rowsOf(owner, unaffected.id)).map((row) => row.affectedLeave)).toEqual([[], []]);
});

test("an import restores leave of the same days to everyone", async () => {
  const company = await companyWithLeave();
  const { owner, hire, statuses } = company;
  const run = async (day: string) => {
    const { id } = await hire(day);
    await start(owner, id);
    await runAll(company, id);
    return statuses();
  };
  expect(await run("2027-12-31")).toEqual(Array(4).fill("cancelled"));
  const back = await hire("2024-02-01");
  const [first] = await rowsOf(owner, back.id);
  expect(first?.affectedLeave.map(({ effect }) => effect)).toEqual(["restored", "restored"]);
  expect(await run("2024-02-01")).toEqual(["approved", "pending", "approved", "pending"]);
});
