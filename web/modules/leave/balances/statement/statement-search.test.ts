import { expect, test } from "vitest";
import { readStatementSearch } from "./statement-search.ts";

test.each([
  [{ statement: "annual" }, { statement: "annual" }],
  [
    { statement: "sick", asOf: "2026-12-31" },
    { statement: "sick", asOf: "2026-12-31" },
  ],
  [
    { statement: 12, asOf: "2026-12-31" },
    { statement: 12, asOf: "2026-12-31" },
  ],
  [{ statement: 0 }, {}],
  [{ statement: "unpaid", asOf: "2026-12-31" }, {}],
  [{ asOf: "2026-12-31" }, {}],
  [{ statement: "annual", asOf: "2026-13-31" }, { statement: "annual" }],
  [{ statement: "annual", asOf: "1999-12-31" }, { statement: "annual" }],
  [{ statement: "annual", asOf: 20261231 }, { statement: "annual" }],
])("the address %o opens the statement %o", (given, read) => {
  expect(readStatementSearch(given)).toEqual(read);
});
