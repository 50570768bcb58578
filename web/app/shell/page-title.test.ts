import { beforeEach, expect, test } from "vitest";
import { navigationOf } from "./navigation.tsx";
import { rememberedTitle, titleOf } from "./page-title.ts";

const { main, bottom } = navigationOf("superadmin", false);
const entries = [...main, ...bottom];
beforeEach(() => localStorage.clear());

test.each([
  ["/superadmin/dashboard", "Dashboard", "SHELL-07"],
  ["/superadmin/leave/management", "Leave Management", "SHELL-07"],
  ["/superadmin/user-management/12", "User Management", "SHELL-08"],
  ["/superadmin/leave/other", "Leave", "SHELL-08"],
])("%s is titled %s [%s]", (path, title) => {
  expect(titleOf(path, entries)).toBe(title);
});

test("a path that matches nothing shows the title remembered from the last visit [SHELL-09]", () => {
  rememberedTitle("/superadmin/calendar", entries);
  expect(localStorage.getItem("lastPageTitle")).toBe("Calendar");
  expect(rememberedTitle("/elsewhere", entries)).toBe("Calendar");
});

test("without a remembered title it is Dashboard [SHELL-10, CONST-12]", () => {
  expect(rememberedTitle("/elsewhere", entries)).toBe("Dashboard");
});
