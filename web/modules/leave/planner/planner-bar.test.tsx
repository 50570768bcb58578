import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PlannedLeave } from "#contract/leave/planning/planner.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { PlannerBar } from "./planner-bar.tsx";

const leave: PlannedLeave = {
  ...{ id: 3, leaveType: "OwnLeave", leaveDuration: 5, leaveStatus: "approved" },
  ownType: { id: 7, name: "Volunteering", color: "green" },
  ...{ startDate: "2026-03-02", endDate: "2026-03-06" },
  ...{ startHalf: "morning", endHalf: "afternoon" },
};
const bar = { start: 0, end: 10, isCutBefore: false, isCutAfter: false };
const show = (given: Partial<PlannedLeave>) => {
  serve({ "employees.currentEmployee": () => reply(200, { id: 1, tenantId: "t" }) });
  renderPage(<PlannerBar leave={{ ...leave, ...given }} bar={bar} href="/leave" />);
  return screen.findByRole("link", { name: /2 – 6 Mar/ });
};

test("a bar of an own type has its color, and its name in words and in the popup", async () => {
  const link = await show({});
  expect(link.style.getPropertyValue("--own")).toBe("#16a34a");
  expect(link.textContent).toBe("Volunteering, 5 days");
  expect(link.title).toMatch(/^Volunteering, .*5 days, approved$/);
});

test("a bar of a documented type has the color of the company", async () => {
  const link = await show({ leaveType: "AnnualLeave", ownType: null });
  expect(link.style.getPropertyValue("--own")).toBe("");
  expect(link.className).toContain("bg-figure");
});
