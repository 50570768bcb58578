import { expect, test } from "vitest";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveSummary } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { sampleLeave } from "#web/test/sample-leave.ts";
import { allLeave, balancesOf, noUse, pendingReviews } from "./leave-balances.ts";

const leave = (id: number, startDate: string, leaveStatus: LeaveStatus = "approved"): Leave => ({
  ...sampleLeave,
  id,
  startDate,
  endDate: startDate,
  leaveStatus,
  can: {
    ...sampleLeave.can,
    approve: leaveStatus !== "approved",
    reject: leaveStatus === "pending",
  },
});
const use = (...leaves: Leave[]) => ({
  total: 15,
  used: 4,
  pending: 1.5,
  remaining: 11,
  percentage: 27,
  leaves,
});
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
  own: [
    {
      ...use(leave(6, "2026-05-05", "pending")),
      type: { id: 7, name: "Volunteering", color: "green" },
      ...{ needsBalance: true, lacksBirthDate: false },
    },
  ],
  unpaid: use(leave(5, "2026-05-04")),
};

test("leave of every type is listed, the newest start first [LEAVEADM-21]", () => {
  expect(allLeave(summary).map(({ id }) => id)).toEqual([4, 6, 5, 2, 3, 1]);
});

test("only pending requests are to be reviewed, the earliest start first", () => {
  expect(pendingReviews(summary).map(({ id }) => id)).toEqual([3, 2, 6]);
});

test("balances are shown as sent, and a missing record as empty [LEAVEADM-10]", () => {
  expect(balancesOf(summary)).toMatchObject({
    annual: { total: 15, used: 4, pending: 1.5, remaining: 11, percentage: 27 },
    maternity: { total: 0, remaining: 0 },
  });
  expect(balancesOf(undefined).annual).toEqual(noUse);
});
