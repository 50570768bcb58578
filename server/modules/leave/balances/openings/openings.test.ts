import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { newOwnType } from "#server/test/company/own-types.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Person, type Refusal } from "#server/test/world.ts";

const start = plusDays(today, -30);
const headings = "Email,Balance,Days,From,Reason";

async function newCompany() {
  const tenant = await newTenant();
  const [first, second] = [await tenant.newEmployee(), await tenant.newEmployee()];
  await call(first, leave.initializeLeave, {});
  const fileOf = (...lines: string[]) => ({ body: { text: [headings, ...lines].join("\r\n") } });
  const row = ({ email }: Person, rest = `Annual,6.5,${start},Carried from payroll`) =>
    `${email},${rest}`;
  return { ...tenant, first, second, fileOf, row };
}
const remaining = async (person: Person) =>
  (await call(person, leave.statement, { query: { balance: "annual" } })).body.remaining;
const fieldsOf = (body: unknown) => (body as Refusal).fields;

test("opening balances from a file are previewed before the entry", async () => {
  const { owner, first, second, fileOf, row, storyOf } = await newCompany();
  const file = fileOf(
    row(first),
    "",
    row(second, `annual leave;`.replace(";", `,"2,25",${start},Old books`)),
  );
  const { status, body } = await call(owner, leave.checkOpenings, file);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    faults: 0,
    rows: [
      {
        row: 2,
        employee: { id: first.employeeId },
        balance: "annual",
        days: 6.5,
        day: start,
        before: 15,
        after: 21.5,
        fault: null,
      },
      { row: 4, employee: { id: second.employeeId }, days: 2.25, before: 15, after: 17.25 },
    ],
  });
  expect(await remaining(first)).toBe(15);

  expect((await call(owner, leave.enterOpenings, file)).status).toBe(200);
  expect([await remaining(first), await remaining(second)]).toEqual([21.5, 17.25]);
  const { body: entries } = await call(first, leave.entries, { query: { balance: "annual" } });
  expect(entries[0]).toMatchObject({
    kind: "opening",
    days: 6.5,
    day: start,
    reason: "Carried from payroll",
  });
  expect((await storyOf(first)).at(-1)).toMatchObject({ kind: "allocation_changed" });
});

test("a wrong row names its error and stops every row", async () => {
  const { owner, first, second, fileOf, row } = await newCompany();
  await call(owner, leave.enterOpenings, fileOf(row(second)));
  const good = row(first);
  const bad: [string, RegExp][] = [
    ["nobody@example.com,Annual,1,2026-01-01,Old", /No employee has/],
    [row(first, `Holidays,1,${start},Old`), /balance has to be Annual/],
    [row(first, `Sick,-1,${start},Old`), /number above 0/],
    [row(first, `Sick,400,${start},Old`), /up to 366/],
    [row(first, "Sick,1,2026-02-30,Old"), /day has to be a date/],
    [row(first, `Sick,1,${start},`), /reason is missing/],
    [good, /row 2/],
    [row(second), /entered already/],
  ];
  for (const [line, expected] of bad) {
    const file = fileOf(good, line);
    const { body } = await call(owner, leave.checkOpenings, file);
    expect(body.faults).toBe(1);
    expect(body.rows[0]?.fault).toBeNull();
    expect(body.rows[1]?.fault).toMatch(expected);
    const refused = await call(owner, leave.enterOpenings, file);
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.body)?.text).toMatch(/^Nothing was entered. Row 3: /);
  }
  expect(await remaining(first)).toBe(15);
});

test("a row names a type of the company's own by its name", async () => {
  const { owner, first, fileOf, row } = await newCompany();
  const ownTypeId = await newOwnType(owner);
  await newOwnType(owner, { name: "Moving", needsBalance: false });
  const line = (name: string) => row(first, `${name},1.5,${start},From before`);
  const good = fileOf(line("volunteering"), row(first));
  const { body } = await call(owner, leave.checkOpenings, good);
  expect(body.rows[0]).toMatchObject({
    ...{ balance: null, ownType: { id: ownTypeId, name: "Volunteering" }, fault: null },
    after: (body.rows[0]?.before ?? 0) + 1.5,
  });
  expect((await call(owner, leave.enterOpenings, good)).status).toBe(200);
  const query = { ownTypeId };
  expect((await call(first, leave.statement, { query })).body.lines).toContainEqual(
    expect.objectContaining({ kind: "opening", days: 1.5, reason: "From before" }),
  );
  expect(await remaining(first)).toBe(21.5);
  const again = (await call(owner, leave.checkOpenings, fileOf(line("Volunteering")))).body;
  expect(again.rows[0]?.fault).toMatch(/entered already/);
  const free = (await call(owner, leave.checkOpenings, fileOf(line("Moving")))).body;
  expect(free.rows[0]?.fault).toMatch(/or a type of your own$/);
});

test("a row gives days of an own type their last day, by the rules of an entry", async () => {
  const { owner, first, second } = await newCompany();
  const ownTypeId = await newOwnType(owner);
  const until = plusDays(today, 20);
  const fileOf = (person: Person, rest: string) => ({
    body: { text: `Email,Balance,Days,From,Until,Reason\n${person.email},${rest},Old books` },
  });
  const checked = async (rest: string) =>
    (await call(owner, leave.checkOpenings, fileOf(second, rest))).body.rows[0]?.fault;
  expect(await checked(`Annual,1,${start},${until}`)).toMatch(/^Only days of your own types/);
  expect(await checked(`Volunteering,1,${start},${plusDays(start, -1)}`)).toMatch(
    /before the first/,
  );
  expect(await checked(`Volunteering,1,${start},2026-02-30`)).toMatch(/has to be a date/);
  expect(await checked(`Volunteering,1,${start},`)).toBeNull();

  const file = fileOf(first, `Volunteering,1.5,${start},${until}`);
  const { body } = await call(owner, leave.checkOpenings, file);
  const { before, after } = body.rows[0] ?? {};
  expect(body.rows[0]).toMatchObject({ usableUntil: until, after: (before ?? 0) + 1.5 });
  expect((await call(owner, leave.enterOpenings, file)).status).toBe(200);
  const { body: entries } = await call(first, leave.entries, { query: { ownTypeId } });
  expect(entries[0]).toMatchObject({ kind: "opening", days: 1.5, usableUntil: until });
  const left = async (asOf: string) =>
    (await call(first, leave.statement, { query: { ownTypeId, asOf } })).body.remaining;
  expect([await left(until), await left(plusDays(until, 1))]).toEqual([after, before]);
});

test("a file with missing columns, no rows or too many is refused", async () => {
  const { owner, fileOf, row, first } = await newCompany();
  const refusals: [{ body: { text: string } }, RegExp][] = [
    [{ body: { text: "Email,Days\na@b.co,1" } }, /columns, too: Balance, From, Reason$/],
    [fileOf(), /no rows/],
    [fileOf(...Array.from({ length: 1001 }, () => row(first))), /At most 1000 rows/],
    [fileOf(`"${row(first)}`), /never closed/],
  ];
  for (const [file, expected] of refusals)
    expect(fieldsOf((await call(owner, leave.checkOpenings, file)).body)?.text).toMatch(expected);
});

test("the same file twice enters its balances once", async () => {
  const { owner, first, fileOf, row } = await newCompany();
  const answers = await Promise.all(
    [1, 2].map(() => call(owner, leave.enterOpenings, fileOf(row(first)))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await remaining(first)).toBe(21.5);
});

test("only super administrators check or enter opening balances, of their own company", async () => {
  const { first, fileOf, row } = await newCompany();
  const { owner: stranger } = await newTenant();
  for (const operation of [leave.checkOpenings, leave.enterOpenings])
    expect((await call(first, operation, fileOf(row(first)))).status).toBe(403);
  const { body } = await call(stranger, leave.checkOpenings, fileOf(row(first)));
  expect(body.rows[0]).toMatchObject({
    employee: null,
    fault: "No employee has this email address",
  });
});
