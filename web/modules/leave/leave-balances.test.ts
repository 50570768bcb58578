import { expect, test } from "vitest";
import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { Leave, LeaveSummary } from "#contract/leave.ts";
import {
  allLeave,
  nameOf,
  noUse,
  pendingDays,
  remainingDays,
  waitingLeave,
} from "./leave-balances.ts";

const leave = (id: number, startDate: string, leaveStatus: LeaveStatus = "approved"): Leave => ({
  id,
  leaveType: "AnnualLeave",
  startDate,
  endDate: startDate,
  leaveDuration: 1.5,
  leaveStatus,
  reason: "Rest",
  contactNumberWhileOnLeave: "",
  reviewersId: [],
  requestedAt: "2026-01-01T08:00:00.000Z",
  decidedAt: null,
  decidedBy: null,
  can: { approve: leaveStatus !== "approved", reject: leaveStatus === "pending" },
});
const use = (...leaves: Leave[]) => ({ total: 15, used: 4, percentage: 27, leaves });
const summary: LeaveSummary = {
  employee: {
    id: 7,
    name: "Thabo",
    surname: "Nkosi",
    email: "thabo@protea.co.za",
    gender: 0,
    employmentStatus: "FullTime",
    employeeNumber: "",
    createdAt: "2026-01-01T08:00:00.000Z",
    updatedAt: "2026-01-01T08:00:00.000Z",
    isActive: true,
    employeeStatus: "approved",
    employeeRole: "Employee",
  },
  annual: use(leave(1, "2026-03-02"), leave(2, "2026-05-04", "pending")),
  sick: use(leave(3, "2026-04-01", "pending")),
  family: use(leave(4, "2026-06-01", "rejected")),
  maternity: noUse,
  study: noUse,
  unpaid: use(leave(5, "2026-05-04")),
};

test("leave of every type is listed, the newest start first [LEAVEADM-21]", () => {
  expect(allLeave(summary).map(({ id }) => id)).toEqual([4, 5, 2, 3, 1]);
});

test("only pending requests wait for a decision, the next to start first", () => {
  expect(waitingLeave(summary).map(({ id }) => id)).toEqual([3, 2]);
});

test("pending days are counted apart from those used", () => {
  expect(pendingDays(summary.annual)).toBe(1.5);
  expect(remainingDays(summary.annual)).toBe(11);
});

test("somebody who has not given a name yet goes by their e-mail", () => {
  expect(nameOf(summary.employee)).toBe("Thabo Nkosi");
  expect(nameOf({ ...summary.employee, name: "", surname: "" })).toBe("thabo@protea.co.za");
});
