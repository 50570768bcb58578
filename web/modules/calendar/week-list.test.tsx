import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ShownDay } from "./shown-day.ts";
import { WeekList } from "./week-list.tsx";

const month = "2026-11";

const days: ShownDay[] = Array.from({ length: 42 }, (_, n) => {
  const date = new Date(Date.UTC(2026, 9, 26 + n)).toISOString().slice(0, 10);
  const hasEntry = ["2026-11-03", "2026-11-20", "2026-11-30"].includes(date);
  return { date, entries: [], more: hasEntry ? 1 : 0, away: [], awayCount: 0 };
});

const show = (today: string) =>
  render(<WeekList {...{ month, days, today }} onDay={() => {}} onEntry={() => {}} />);

const shownDays = () => screen.getAllByRole("heading", { level: 3 }).map((day) => day.textContent);

test("this month's list starts today, and earlier days open on request", async () => {
  show("2026-11-18");
  expect(shownDays()).toEqual([
    expect.stringMatching(/^Wednesday, 18 November 2026/),
    expect.stringMatching(/^Friday, 20 November 2026/),
    expect.stringMatching(/^Monday, 30 November 2026/),
  ]);
  const [week] = screen.getAllByRole("region");
  expect(within(week as HTMLElement).getByRole("heading", { level: 2 }).textContent).toMatch(
    /^16\W+22 Nov/,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show 1 earlier day" }));
  expect(shownDays()).toHaveLength(4);
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
});

test.each([
  ["another month", "2026-12-05"],
  ["a month without earlier entries", "2026-11-02"],
])("the list of %s is whole", (_which, today) => {
  show(today);
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
  expect(shownDays()[0]).toMatch(today === "2026-11-02" ? /^Monday, 2/ : /^Tuesday, 3/);
});
