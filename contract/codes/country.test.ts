import { expect, test } from "vitest";
import { countries, countryLabels, countryOf, dialCodes } from "./country.ts";

test("the five countries with their dial codes [ENT-11] [ENT-12] [ENT-13] [ENT-14] [ENT-15]", () => {
  expect(countries.map((code) => [countryLabels[code], code, dialCodes[code]])).toEqual([
    ["United States", "US", "+1"],
    ["United Kingdom", "GB", "+44"],
    ["Canada", "CA", "+1"],
    ["Australia", "AU", "+61"],
    ["South Africa", "ZA", "+27"],
  ]);
});

test.each([
  ["GB", "GB"],
  ["Other", "ZA"],
  ["gb", "ZA"],
  ["", "ZA"],
  [null, "ZA"],
  [undefined, "ZA"],
])("stored country %j is read as %j [ENT-16]", (input, country) => {
  expect(countryOf(input)).toBe(country);
});
