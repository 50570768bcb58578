import { expect, test } from "vitest";
import { navigationOf, personPages, placesOf } from "./navigation.tsx";
import { shownTitle, titleOf } from "./page-title.ts";

const nothingMore = { reviewLeave: false, leadPeople: false };
const entries = placesOf(navigationOf("superadmin", nothingMore));
test.each([
  ["/superadmin/dashboard", "Dashboard", "SHELL-07"],
  ["/superadmin/leave/management", "Leave Management", "SHELL-07"],
  ["/superadmin/user-management/12", "User Management", "SHELL-08"],
  ["/superadmin/leave/other", "Leave", "SHELL-08"],
])("%s is titled %s [%s]", (path, title) => {
  expect(titleOf(path, entries)).toBe(title);
});

test.each(["superadmin", "staff"] as const)(
  "support and settings have their titles in the %s area [SHELL-07]",
  (area) => {
    const places = placesOf(navigationOf(area, nothingMore));
    expect([titleOf("/support", places), titleOf("/settings", places)]).toEqual([
      "Support",
      "Settings",
    ]);
  },
);

test.each(["superadmin", "staff"] as const)(
  "the pages of person and handover have titles in the %s area",
  (area) => {
    const titles = [`/${area}/people/12`, `/${area}/handovers/12`].map((path) =>
      titleOf(path, personPages(area)),
    );
    expect(titles).toEqual(["History", "Handover"]);
  },
);

test("an unknown path shows the title stored at the last visit [SHELL-09]", () => {
  shownTitle("/superadmin/calendar", entries);
  expect(localStorage.getItem("lastPageTitle")).toBe("Calendar");
  expect(shownTitle("/elsewhere", entries)).toBe("Calendar");
});

test("without a stored title it is Dashboard [SHELL-10, CONST-12]", () => {
  expect(shownTitle("/elsewhere", entries)).toBe("Dashboard");
});
