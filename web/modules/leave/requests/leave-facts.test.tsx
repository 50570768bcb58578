import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { sampleLeave } from "#web/test/sample-leave.ts";
import { factsOf } from "./leave-facts.tsx";

const leave: Leave = {
  ...sampleLeave,
  leaveType: "SickLeave",
  leaveStatus: "approved",
  certificateDue: "2026-03-16",
};

function certificateIn(change: Partial<Leave>, today: string): string | undefined {
  const fact = factsOf({ ...leave, ...change }, today).find(
    ({ term }) => term === "Medical certificate",
  );
  return fact && renderToStaticMarkup(fact.value).replaceAll(/<[^>]+>/g, "");
}

test.each([
  ["2026-03-15", "Due by Mar 16, 2026"],
  ["2026-03-16", "Due by Mar 16, 2026"],
  ["2026-03-17", "Missing: it was due by Mar 16, 2026"],
])("on %s leave that lacks its certificate says: %s", (today, said) => {
  expect(certificateIn({}, today)).toBe(said);
});

test.each<[string, Partial<Leave>]>([
  ["a file is attached", { fileCount: 1 }],
  ["none is wanted", { certificateDue: null }],
  ...(["rejected", "withdrawn", "cancelled"] as const satisfies LeaveStatus[]).map(
    (leaveStatus): [string, Partial<Leave>] => [`it is ${leaveStatus}`, { leaveStatus }],
  ),
])("leave says nothing of a certificate if %s", (_, change) => {
  expect(certificateIn(change, "2026-03-17")).toBeUndefined();
});

const factOf = (change: Partial<Leave>, term: string) =>
  factsOf({ ...leave, ...change }).find((fact) => fact.term === term)?.value;

test.each<[Leave["inMonths"], string | undefined]>([
  [{ months: 4, days: 0, section: "BCEA s 25" }, "4 months (BCEA s 25)"],
  [{ months: 1, days: 1, section: null }, "1 month and 1 day"],
  [{ months: 0, days: 10, section: "BCEA s 25" }, "10 days (BCEA s 25)"],
  [null, undefined],
])("leave counted in months says how long it is: %o", (inMonths, said) => {
  expect(factOf({ inMonths }, "Length")).toBe(said);
});

test("leave over two cycles counts its days in each", () => {
  const year = { from: "2026-01-01", to: "2026-12-31", days: 2 };
  const after = { from: "2027-01-01", to: "2027-12-31", days: 1 };
  const service = { from: "2026-07-15", to: "2027-07-14", days: 1.5 };
  expect(factOf({ cycles: [year, after] }, "Counted")).toBe("2 days of 2026 and 1 day of 2027");
  expect(factOf({ cycles: [service, after] }, "Counted")).toBe(
    "1.5 days of the cycle until Jul 14, 2027 and 1 day of 2027",
  );
  expect(factOf({ cycles: [] }, "Counted")).toBeUndefined();
});

test("leave of an own type shows the company's name for it", () => {
  const ownType = { id: 3, name: "Birthday Leave", color: "pink" } as const;
  expect(factOf({ leaveType: "OwnLeave", ownType }, "Leave type")).toBe("Birthday Leave");
  expect(factOf({}, "Leave type")).toBe("Sick Leave");
});
