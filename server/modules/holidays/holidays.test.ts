import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const addHoliday = (tenant: TestTenant, holidayDate: string) =>
  tenant.inTenant((tx) =>
    tx
      .insertInto("tenantHolidays")
      .values({ tenantId: tx.tenantId, holidayDate, name: "Founders' day", isWorkingDay: false })
      .execute(),
  );

test("everyone in a company reads its public holidays by date [APICAL-06]", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await addHoliday(tenant, "2027-03-31");
  await addHoliday(await newTenant(), "2027-04-01");
  const read = (country: "ZA" | "PK") =>
    call(person, api.calendar.holidays, { query: { year: 2027, country } });

  const { body } = await read("ZA");
  expect(body.filter(({ date }) => date.startsWith("2027-03"))).toEqual([
    { date: "2027-03-21", name: "Human Rights Day", isExpected: false },
    { date: "2027-03-22", name: "Public Holiday", isExpected: false },
    { date: "2027-03-26", name: "Good Friday", isExpected: false },
    { date: "2027-03-29", name: "Family Day", isExpected: false },
    { date: "2027-03-31", name: "Founders' day", isExpected: false },
  ]);
  expect(body.some(({ date }) => date.startsWith("2027-04-01"))).toBe(false);
  const abroad = await read("PK");
  expect(abroad.body.some(({ name }) => name === "Founders' day")).toBe(false);
});
