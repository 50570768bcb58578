import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOrderOf, dayReadings, givenDay } from "./given-day.ts";

test.each([
  ["2024-03-31", "2024-03-31"],
  ["2024/3/1", "2024-03-01"],
  ["2024-03-31 00:00:00", "2024-03-31"],
  ["31/03/2024", "2024-03-31"],
  ["3-4-2024", "2024-04-03"],
  ["03.04.2024", "2024-04-03"],
  ["31/03/24", "2024-03-31"],
  ["31/03/85", "1985-03-31"],
  ["3 Mar 2024", "2024-03-03"],
  ["3-Mar-24", "2024-03-03"],
  ["3 March 2024", "2024-03-03"],
  ["3 Sept. 2024", "2024-09-03"],
  ["March 3, 2024", "2024-03-03"],
  ["12 Mei 2024", "2024-05-12"],
  ["45354", "2024-03-03"],
  ["29/02/2024", "2024-02-29"],
])("%s is read as %s", (cell, day) => {
  expect(givenDay(cell, "dayFirst")).toBe(day);
});

test.each([
  "31/02/2027",
  "29/02/2023",
  "2024-13-01",
  "0/3/2024",
  "3 Foo 2024",
  "soon",
  "1234",
  "99999",
  "2024",
])("%s is no day", (cell) => {
  expect(givenDay(cell, "dayFirst")).toBeUndefined();
});

test.each([
  ["a day after the twelfth comes first", ["03/04/2024", "31/03/2024"], "dayFirst", true],
  ["a day after the twelfth comes second", ["03/04/2024", "03/31/2024"], "monthFirst", true],
  ["each could be either", ["03/04/2024", "05/06/2024"], "dayFirst", false],
  ["as many of each", ["03/04/2024", "31/03/2024", "03/31/2024"], "dayFirst", false],
  [
    "most have it second",
    ["03/04/2024", "31/03/2024", "03/31/2024", "04/30/2024"],
    "monthFirst",
    false,
  ],
  ["one is no day at all", ["03/04/2024", "31/02/2024", "03/31/2024"], "monthFirst", true],
  ["both numbers are the same", ["04/04/2024"], "dayFirst", true],
  ["the year comes first", ["2024-03-04"], "dayFirst", true],
  ["the month has its name", ["3 Apr 2024", "45354"], "dayFirst", true],
  ["the column is empty", ["", ""], "dayFirst", true],
] as const)("the order of a whole column is decided once: %s", (_, cells, order, isCertain) => {
  expect(dateOrderOf(cells.flatMap(dayReadings))).toEqual({ order, isCertain });
});

const anyDay = fc
  .date({ min: new Date("1930-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const short = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

test("any day survives a round trip through every spreadsheet format", () => {
  fc.assert(
    fc.property(anyDay, (iso) => {
      const [year = "", month = "", day = ""] = iso.split("-");
      const name = short[Number(month) - 1];
      const count = Temporal.PlainDate.from("1899-12-30").until(iso).days;
      for (const cell of [
        iso,
        `${day}/${month}/${year}`,
        `${day}-${name}-${year.slice(2)}`,
        `${Number(day)} ${name} ${year}`,
        String(count),
      ])
        expect(givenDay(cell, "dayFirst")).toBe(iso);
      expect(givenDay(`${Number(month)}/${Number(day)}/${year}`, "monthFirst")).toBe(iso);
    }),
  );
});
