import { describe, expect, test } from "vitest";
import { asOfSearch, readOrganisationSearch } from "./organisation-search.ts";

const today = "2026-11-22";

describe("the organisation's address", () => {
  test.each([
    [{ day: "2026-03-02", known: "then", form: "list" }],
    [{ day: "2026-03-02", known: "2026-02-01" }],
    [{}],
  ])("says what is shown: %o", (search) => {
    expect(readOrganisationSearch(search)).toEqual(search);
  });

  test("leaves out what is no day, and no form", () => {
    const search = { day: "2026-02-31x", known: "soon", form: "table", view: "organisation" };
    expect(readOrganisationSearch(search)).toEqual({});
  });

  test.each([
    ["today without a day", {}, { day: today }],
    ["a day as known today", { day: "2026-03-02" }, { day: "2026-03-02" }],
    [
      "a day as known then",
      { day: "2026-03-02", known: "then" },
      { day: "2026-03-02", knownOn: "2026-03-02" },
    ],
    [
      "a day to come as known on a day past",
      { day: "2027-03-02", known: "2026-10-01" },
      { day: "2027-03-02", knownOn: "2026-10-01" },
    ],
    [
      "a day to come as known then, which is today",
      { day: "2027-03-02", known: "then" },
      { day: "2027-03-02" },
    ],
    ["what is known today", { known: today }, { day: today }],
  ])("asks for %s", (_, search, asked) => {
    expect(asOfSearch(search, today)).toEqual(asked);
  });
});
