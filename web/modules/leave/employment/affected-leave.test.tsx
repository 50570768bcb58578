import { expect, test } from "vitest";
import type { AffectedLeave } from "#contract/leave/employment.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { sentenceOf } from "./affected-leave.tsx";

const leave: AffectedLeave = {
  ...{
    id: 1,
    leaveType: "AnnualLeave",
    ownType: null,
    leaveStatus: "approved",
    effect: "cancelled",
  },
  ...{ startDate: "2025-11-10", endDate: "2025-11-14", leaveDuration: 5, after: null },
};
const after = { startDate: "2025-11-10", endDate: "2025-11-11", leaveDuration: 2 };
const left = `${proseDays(after.startDate, after.endDate)} (2 days)`;
const what = `Annual Leave, ${proseDays("2025-11-10", "2025-11-14")} (5 days)`;

test.each<[Partial<AffectedLeave>, string]>([
  [{}, `${what}: cancelled.`],
  [{ effect: "closed", leaveStatus: "pending" }, `${what}: the request is closed.`],
  [{ effect: "shortened", after }, `${what}: shortened to ${left}.`],
  [{ effect: "restored", after }, `${what}: restored as ${left}.`],
])("leave that another last day changes is named: %j", (change, sentence) => {
  expect(sentenceOf({ ...leave, ...change })).toBe(sentence);
});
