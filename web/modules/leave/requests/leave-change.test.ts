import { expect, test } from "vitest";
import type { LeaveSummary, LeaveUse } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Page } from "#contract/operation.ts";
import { queryClient } from "#web/api/query-client.ts";
import { noUse } from "../balances/leave-balances.ts";
import { showDecided } from "./leave-change.ts";

const pending = {
  id: 7,
  leaveStatus: "pending",
  can: { approve: true, reject: true } as Leave["can"],
} as Leave;
const other = { ...pending, id: 8 };
const decided: Leave = {
  ...pending,
  leaveStatus: "approved",
  can: { approve: false, reject: false } as Leave["can"],
};
const use = (...leaves: Leave[]): LeaveUse => ({ ...noUse, total: 15, remaining: 15, leaves });

test("a decision is shown in every list and dashboard with the request [LEAVEADM-33..35, DASH-01]", () => {
  const records = ["leave", "combinedRecords", { query: {} }];
  const dashboard = ["dashboard", "staff", {}];
  const empty = use();
  queryClient.setQueryData<Page<LeaveSummary>>(records, {
    items: [
      {
        employee: {} as LeaveSummary["employee"],
        annual: use(pending, other),
        sick: empty,
        family: empty,
        maternity: empty,
        study: empty,
        unpaid: empty,
        own: [],
      },
    ],
    total: 1,
  });
  queryClient.setQueryData<unknown>(dashboard, {
    pendingReviews: { items: [pending, other], total: 6 },
  });

  showDecided(decided);

  const shown = queryClient.getQueryData<Page<LeaveSummary>>(records);
  expect(shown?.items[0]?.annual.leaves).toEqual([decided, other]);
  expect(queryClient.getQueryData(dashboard)).toEqual({
    pendingReviews: { items: [other], total: 5 },
  });
});

test("a decision on an unseen request leaves the screen unchanged", () => {
  const dashboard = ["dashboard", "staff", {}];
  const known = { pendingReviews: { items: [other], total: 1 } };
  queryClient.setQueryData<unknown>(dashboard, known);
  showDecided(decided);
  expect(queryClient.getQueryData(dashboard)).toEqual(known);
});
