import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { draftOf, headings, importCompany, rowsOf } from "#server/test/import.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

const wide = `${headings},Date of Birth,ID Number`;
const row = (surname: string, hired: string, born: string, idNumber: string) =>
  `Ann,${surname},${surname},Driver,Logistics,${hired},${born},${idNumber}`;

test("a hire date before the date of birth is refused, in a file", async () => {
  const tenant = await importCompany();
  const rows = [
    row("early", "1985-01-01", "1990-03-02", ""),
    row("fine", "2010-01-01", "1990-03-02", ""),
  ];
  const { id, badCount } = await draftOf(tenant, [wide, ...rows].join("\n"));
  expect(badCount).toBe(1);
  expect(await rowsOf(tenant.owner, id, "bad")).toMatchObject([
    {
      row: 2,
      faults: [{ field: "startDate", message: "The hire date has to be after the date of birth" }],
    },
  ]);
});

test("a hire date before the stored date of birth is refused, in a file that changes people", async () => {
  const tenant = await importCompany();
  const { email } = await tenant.newEmployee({
    dateOfBirth: "1990-03-02",
    startDate: "2015-01-01",
  });
  const content = `Email,Hire Date\n${email},1985-01-01`;
  const { id } = await draftOf(tenant, content, { changesExisting: true });
  expect(await rowsOf(tenant.owner, id, "bad")).toMatchObject([
    { faults: [{ field: "startDate", message: expect.stringContaining("date of birth") }] },
  ]);
});

test.each([
  ["900302 5009 087", "1990-03-02", 0],
  ["9003035009087", "1990-03-02", 1],
  ["A-PASSPORT", "1990-03-02", 0],
  ["9003035009087", "", 0],
])(
  "an ID number %s with the birthday %s gives %i warnings and no fault",
  async (number, born, count) => {
    const tenant = await importCompany();
    const given = number.startsWith("A") ? "123456" : number;
    const { id, badCount, warnedCount } = await draftOf(
      tenant,
      [wide, row("one", "2020-01-01", born, given)].join("\n"),
    );
    expect([badCount, warnedCount]).toEqual([0, count]);
    expect((await rowsOf(tenant.owner, id))[0]?.warnings.map(({ field }) => field)).toEqual(
      count > 0 ? ["idNumber"] : [],
    );
  },
);

test("the e-mail of a person who left says so, and leads to a rehiring", async () => {
  const tenant = await importCompany();
  const left = await tenant.newEmployee({
    name: "Thandi",
    surname: "Nkosi",
    isActive: false,
    startDate: daysFromToday(-900),
    terminationDate: "2026-03-31",
  });
  const here = await tenant.newEmployee({ startDate: daysFromToday(-900) });
  for (const { email } of [left, here]) await tenant.claimEmail(email);
  const rows = [left, here].map(({ email }) => `Ann,B,${email},Driver,Logistics,2026-03-02`);
  const { id } = await draftOf(tenant, [headings, ...rows].join("\n"));
  expect((await rowsOf(tenant.owner, id)).map(({ faults }) => faults)).toEqual([
    [
      {
        field: "email",
        message: "Email already exists. Thandi Nkosi left on Mar 31, 2026",
        leaverId: left.employeeId,
        suggestion: null,
      },
    ],
    [{ field: "email", message: "Email already exists", suggestion: null }],
  ]);
});

test("a moment is read as the company's day", async () => {
  const tenant = await importCompany();
  await call(tenant.owner, api.tenant.updateTenant, { body: { timeZone: "America/New_York" } });
  const hired = ["2026-01-31T22:00:00.000Z", "2026-02-01T03:00:00Z", "2026-01-31T00:00:00Z"];
  const rows = hired.map((moment, n) => `Ann,B${n},ann${n},Driver,Logistics,${moment}`);
  const { id } = await draftOf(tenant, [headings, ...rows].join("\n"));
  const days = async () => (await rowsOf(tenant.owner, id)).map(({ values }) => values.startDate);
  expect(await days()).toEqual(["2026-01-31", "2026-01-31", "2026-01-31"]);
  await call(tenant.owner, api.tenant.updateTenant, { body: { timeZone: "Africa/Johannesburg" } });
  expect(await days()).toEqual(["2026-02-01", "2026-02-01", "2026-01-31"]);
});
