import { expect, test } from "vitest";
import type { ImportField } from "#contract/codes/import.ts";
import { suggestionFor } from "./suggestion.ts";

const suggested = (field: ImportField, value: string, dateOrder: "dayFirst" | "monthFirst") =>
  suggestionFor(
    { field, message: "" },
    { [field]: value },
    {
      domainName: "kopano.co.za",
      columns: [{ header: "", field, dateOrder, isOrderCertain: true }],
    },
  );

test.each([
  ["31/02/2027", "dayFirst", "2027-03-01"],
  ["02/30/2027", "monthFirst", "2027-03-01"],
  ["2026-11-31", "dayFirst", "2026-12-01"],
  ["29.02.2027", "dayFirst", "2027-03-01"],
  ["31/13/2027", "dayFirst", null],
  ["32/01/2027", "dayFirst", null],
  ["28/02/2027", "dayFirst", null],
  ["soon", "dayFirst", null],
  ["", "dayFirst", null],
] as const)("a day beyond its month becomes the next: %s, %s, is %s", (value, order, day) => {
  expect(suggested("startDate", value, order)).toBe(day);
});

test.each([
  ["ann@kopano.com", "ann@kopano.co.za"],
  ["ann@kopano.co.za", null],
  ["ann", null],
  ["a@b@c", null],
  ["@kopano.com", null],
  ["Ann Botha <ann@kopano.co.za>", "ann@kopano.co.za"],
  ["Ab Cd <ab@company>", "ab@kopano.co.za"],
  ["ann\u200b@kopano.co.za", "ann@kopano.co.za"],
  ["ann botha@kopano.com", null],
])("an address at another domain suggests the company's: %s is %s", (value, address) => {
  expect(suggested("email", value, "dayFirst")).toBe(address);
});

test("nothing else is guessed", () => {
  expect(suggested("phone", "12", "dayFirst")).toBeNull();
});
