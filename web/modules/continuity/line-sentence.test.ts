import { expect, test } from "vitest";
import { lengthOf, lineSentence } from "./line-sentence.ts";

const term = (id: number | null, from: string, to: string | null = null) => ({
  manager: id === null ? null : { id, name: `Manager ${id}` },
  isActive: true,
  announcedFrom: null,
  from,
  to,
});

test.each([
  ["2022-01-03", "2026-11-22", "4 years 10 months"],
  ["2026-01-31", "2026-02-28", "less than a month"],
  ["2026-01-31", "2026-03-31", "2 months"],
  ["2025-11-22", "2026-11-22", "1 year"],
  ["2025-11-22", "2026-12-23", "1 year 1 month"],
])("from %s to %s it is %s", (from, to, length) => {
  expect(lengthOf(from, to)).toBe(length);
});

test.each([
  [[], ""],
  [[term(null, "2016-11-01")], ""],
  [[term(1, "2026-01-05")], "one manager in 10 months"],
  [
    [
      term(1, "2022-01-03", "2025-09-30"),
      term(2, "2025-10-01", "2026-11-30"),
      term(3, "2026-12-01"),
    ],
    "two managers in 4 years 10 months, another from 1 Dec",
  ],
  [
    [
      term(1, "2024-01-01", "2024-12-31"),
      term(2, "2025-01-01", "2025-12-31"),
      term(1, "2026-01-01"),
    ],
    "two managers in 2 years 10 months",
  ],
  [
    [term(1, "2026-01-05", "2026-12-31"), term(null, "2027-01-01")],
    "one manager in 10 months, none from 1 Jan 2027",
  ],
  [[term(1, "2026-12-01")], "the first from 1 Dec"],
  [[term(null, "2020-01-01", "2026-01-04"), term(1, "2026-01-05")], "one manager in 10 months"],
  [[term(null, "2020-01-01"), term(1, "2026-12-01")], "the first from 1 Dec"],
])("the line %j is told as %j", (terms, sentence) => {
  expect(lineSentence(terms, "2026-11-22")).toBe(sentence);
});
