import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { LeaveSummary, LeaveUse, OwnLeaveUse } from "#contract/leave/leave.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { PersonBalances } from "./person-balances.tsx";

const use: LeaveUse = { total: 0, used: 0, pending: 0, remaining: 0, percentage: 0, leaves: [] };
const summary: Omit<LeaveSummary, "own"> = {
  employee: {
    ...{ id: 7, name: "Ann", surname: "Zulu", email: "ann@protea.co.za", employeeNumber: "" },
    ...{ isActive: true, employeeStatus: "approved", employeeRole: "Employee" },
    ...{ gender: null, employmentStatus: "FullTime" },
    ...{ createdAt: "2026-01-01T08:00:00.000Z", updatedAt: "2026-01-01T08:00:00.000Z" },
  },
  ...{ annual: use, sick: use, family: use, maternity: use, study: use, unpaid: use },
};
const birthday: OwnLeaveUse = {
  ...use,
  type: { id: 3, name: "Birthday Leave", color: "pink" },
  ...{ needsBalance: true, lacksBirthDate: false },
  ...{ total: 2, used: 1, remaining: 1, percentage: 50 },
};
const moving: OwnLeaveUse = {
  ...birthday,
  type: { id: 4, name: "Moving", color: "blue" },
  ...{ needsBalance: false, used: 3 },
};
const person = { employeeId: 7, leaveAllocated: null, leaveRemaining: null } as EmployeeDetail;

test("a person's own types have their balance and statement among their leave", async () => {
  serve({
    "leave.combinedRecords": () => reply(200, [{ ...summary, own: [birthday, moving] }]),
  });
  renderPage(<PersonBalances person={person} />);
  const bar = await screen.findByText("Birthday Leave");
  const row = within(bar.closest("li") as HTMLElement);
  expect(row.getByText("1 of 2 days remaining")).toBeDefined();
  const link = row.getByRole("link", { name: "Statement of Birthday Leave" });
  expect(link.getAttribute("href")).toMatch(/employee=7/);
  expect(screen.getByText("Moving").closest("li")?.textContent).toBe("Moving3 days taken");
});
