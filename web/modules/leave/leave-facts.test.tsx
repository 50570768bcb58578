import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { Leave } from "#contract/leave-request.ts";
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
