import { expect, test } from "vitest";
import { readReceivedSearch } from "./received/received-search.ts";
import { readReportsSearch } from "./reports/reports-search.ts";
import { readSentSearch } from "./sent/sent-search.ts";

test("the sent list reads page, sort and search, always of all types [FBSENT-05]", () => {
  expect(
    readSentSearch({
      page: "2",
      sort: "-title",
      search: "bread",
      feedback: 7,
      send: true,
      type: 3,
    }),
  ).toEqual({ page: 2, sort: "-title", search: "bread", feedback: 7, send: true, type: "all" });
  expect(readSentSearch({ page: "x", sort: "message", feedback: "-1", send: "yes" })).toEqual({
    type: "all",
  });
});

test("the received list reads status, sort and search, but no page [FBIN-24]", () => {
  expect(
    readReceivedSearch({
      status: "unread",
      sort: "title",
      search: 12,
      feedback: "7",
      rows: 4,
      page: 2,
    }),
  ).toEqual({ status: "unread", sort: "title", search: "12", feedback: 7 });
  expect(readReceivedSearch({ status: "new", sort: "age", feedback: "x" })).toEqual({});
});

test("the list of reports reads page, status and what is open", () => {
  expect(readReportsSearch({ page: 3, status: "all", report: 9 })).toEqual({
    page: 3,
    status: "all",
    report: 9,
  });
  expect(readReportsSearch({ page: 1, status: "open", report: 0 })).toEqual({});
});
