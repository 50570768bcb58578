import type { Page } from "@playwright/test";
import { newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { addStaff, joinedStaff, newDepartment } from "./staff.ts";

const thabo = { firstName: "Thabo", lastName: "Mokoena", positionTitle: "Cook" };

const rail = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });

/** A place of an area's sidebar: its group, name, path and promises. */
type Place = [group: string | null, name: string, path: string, ids: string];

const superadminPlaces: Place[] = [
  [null, "Dashboard", "/superadmin/dashboard", "SHELL-17, ROUTE-04"],
  [null, "Calendar", "/superadmin/calendar", "SHELL-18, ROUTE-05"],
  [null, "Your History", "/superadmin/me", "SHELL-26"],
  ["Leave", "Leave Management", "/superadmin/leave/management", "SHELL-19, ROUTE-08"],
  ["Leave", "My Leave", "/superadmin/leave/my-leave", "SHELL-20, ROUTE-09"],
  ["Leave", "Leave Settings", "/superadmin/leave/settings", "SHELL-26"],
  [null, "Notes and KPIs", "/superadmin/notes", "SHELL-21, ROUTE-11"],
  ["Feedback", "Send Feedback", "/superadmin/feedback/send-feedback", "SHELL-22, ROUTE-06"],
  ["Feedback", "My Feedback", "/superadmin/feedback/my-feedback", "SHELL-22, ROUTE-07"],
  [null, "User Management", "/superadmin/user-management", "SHELL-23, ROUTE-10"],
  [null, "Support", "/support", "SHELL-25, ROUTE-22"],
  // Last, as they have a frame of their own.
  [null, "Tenant Settings", "/superadmin/tenant-settings", "SHELL-24, ROUTE-13"],
];

const staffPlaces: Place[] = [
  [null, "Dashboard", "/staff/dashboard", "SHELL-02, ROUTE-15"],
  [null, "Calendar", "/staff/calendar", "SHELL-03, ROUTE-16"],
  [null, "Your History", "/staff/me", "SHELL-01"],
  ["Leave", "My Leave", "/staff/leave/my-leave", "SHELL-04, ROUTE-19"],
  ["Feedback", "Send Feedback", "/staff/feedback/send-feedback", "SHELL-05, ROUTE-17"],
  ["Feedback", "My Feedback", "/staff/feedback/my-feedback", "SHELL-06, ROUTE-18"],
];

/** Goes to each place by the rail, and compares title and path. */
async function visitAll(page: Page, places: readonly Place[]): Promise<void> {
  for (const [group, name, path] of places) {
    if (group) await rail(page).getByRole("button", { name: group }).click();
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("banner")).toContainText(name);
    await expect(page.getByRole("main")).not.toBeEmpty();
    expect(await page.evaluate(() => localStorage.getItem("lastPageTitle"))).toBe(name);
  }
}

test(`the super administrator's rail leads to every place [${superadminPlaces.map(([, , , ids]) => ids).join(", ")}, SHELL-26, GUARD-17, HEADER-01, HEADER-02]`, async ({
  page,
  shared,
}) => {
  await openAs(page, shared.owner, "/superadmin/dashboard");
  expect((await rail(page).boundingBox())?.width).toBe(96);
  await expect(page.getByRole("banner").getByRole("img", { name: "Baton HR" })).toBeVisible();
  await visitAll(page, superadminPlaces);
});

test(`the staff rail leads to every place [${staffPlaces.map(([, , , ids]) => ids).join(", ")}, SHELL-01, SHELL-16, CONST-15, GUARD-18]`, async ({
  page,
  shared,
}) => {
  const { cook: person } = shared;
  await openAs(page, person, "/staff/dashboard");
  expect((await rail(page).boundingBox())?.width).toBe(96);
  await visitAll(page, staffPlaces);
  await expect(page.getByRole("link", { name: "User Management" })).toHaveCount(0);
});

test("a tooltip names the place under the pointer [SHELL-11]", async ({ page, shared }) => {
  await openAs(page, shared.owner, "/superadmin/dashboard");
  await rail(page).getByRole("link", { name: "Tenant Settings" }).hover();
  await expect(page.getByText("Tenant Settings").and(page.locator(":not(a *)"))).toBeVisible();
});

test("organisation and gaps have entries below User Management, in rail and drawer [SHELL-12]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.owner, "/superadmin/dashboard");
  await rail(page).getByRole("link", { name: "User Management" }).hover();
  await page.getByRole("dialog").getByRole("link", { name: "Organisation" }).click();
  await expect(page).toHaveURL(/user-management\?view=organisation$/);
  await expect(page.getByRole("tab", { name: "Organisation" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.locator("[aria-current=page]")).toHaveText("Organisation");
  await drawer.getByRole("link", { name: "Gaps" }).click();
  await expect(page).toHaveURL(/user-management\?view=gaps$/);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("tab", { name: "Gaps" })).toHaveAttribute("aria-selected", "true");
});

test("a group's own path leads to its first place [SHELL-04, SHELL-05]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.owner, "/superadmin/leave");
  await expect(page).toHaveURL(/\/superadmin\/leave\/management$/);
  await page.goto("/superadmin/feedback");
  await expect(page).toHaveURL(/\/superadmin\/feedback\/send-feedback$/);
});

test("staff are led out of the super administrators' area [GUARD-04, GUARD-10, ROUTE-03, ROUTE-12, ROUTE-20, ROUTE-21, GUARD-22, DASH-03]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const pending = await joinedStaff(request, company, { ...thabo, departmentId });
  await openAs(page, pending, "/staff/dashboard");
  await expect(page).toHaveURL(/\/staff\/update-profile$/);
  const lerato = { firstName: "Lerato", lastName: "Dlamini", positionTitle: "Baker" };
  const settled = await addStaff(request, company, { ...lerato, departmentId });
  await page.evaluate((token) => localStorage.setItem("authToken", token), settled.token);
  for (const path of [
    "/superadmin/registration",
    "/superadmin/update-company-details",
    "/superadmin/user-management",
    "/admin/dashboard",
    "/staff",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/staff\/dashboard$/);
  }
});

test("dashboards are loaded when they are opened, not before [ROUTE-23, DASH-01]", async ({
  page,
  shared,
}) => {
  const loaded: string[] = [];
  page.on("request", (asked) => loaded.push(asked.url()));
  await page.goto("/signin");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  const before = new Set(loaded);
  await openAs(page, shared.owner, "/superadmin/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(
    loaded.filter((url) => url.includes("dashboard") && url.endsWith(".js") && !before.has(url)),
  ).not.toEqual([]);
});

test("the chosen theme and accent follow their person to another device [THEME-08, THEME-09, HEADER-09]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await request.put(`/prod/secure/employee/${owner.id}`, {
    headers: { Authorization: `Bearer ${owner.token}` },
    data: { preferences: { theme: "dark", color: "green" } },
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email" }).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7!");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("baton-accent"))).toContain("green");
  const toggle = page.getByRole("banner").getByRole("button", { name: /theme/i });
  const width = page.viewportSize()?.width ?? 0;
  await expect(async () => {
    const box = await toggle.boundingBox();
    expect(box?.y).toBeLessThan(64);
    expect(box?.x).toBeGreaterThan(width * 0.7);
  }).toPass();
});

for (const [who, menu, path] of [
  ["owner", "Menu", "/superadmin/leave/management"],
  ["cook", "Open menu", "/staff/leave/my-leave"],
] as const)
  test(`the ${who}'s header on a phone names product and page [HEADER-01, SHELL-27]`, async ({
    page,
    shared,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, shared[who], path);
    const header = page.getByRole("banner");
    await expect(
      header.getByText("Baton HR", { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await header.getByRole("button", { name: menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Calendar" }).click();
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(header.getByText("Calendar", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

for (const who of ["owner", "cook"] as const)
  test(`the ${who}'s account menu leads to their own history`, async ({ page, shared }) => {
    const area = who === "owner" ? "superadmin" : "staff";
    await openAs(page, shared[who], `/${area}/dashboard`);
    await page.getByRole("button", { name: /^Account of/ }).click();
    const entries = page.getByRole("menu").getByRole("menuitem");
    await expect(entries).toHaveText(["View Profile", "Your History", "Settings", "Log Out"]);
    await entries.nth(1).click();
    await expect(page).toHaveURL(new RegExp(`/${area}/me$`));
    await expect(page.getByRole("heading", { level: 1, name: shared[who].name })).toBeVisible();
  });

test("a super administrator opens the labelled menu on a wide screen, too [SHELL-27]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.owner, "/superadmin/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("link", { name: "Leave Management" }).click();
  await expect(page).toHaveURL(/\/leave\/management$/);
  await expect(menu).toBeHidden();
});

test("the rail names its places on the widest screens", async ({ page, shared }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, shared.owner, "/superadmin/dashboard");
  for (const name of ["Dashboard", "Leave", "User Management", "Tenant Settings"])
    await expect(rail(page).getByText(name, { exact: true })).toBeVisible();
  expect((await rail(page).boundingBox())?.width).toBe(96);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rail(page).getByText("User Management", { exact: true })).toBeHidden();
});

test("the browser's tab names the screen", async ({ page, shared }) => {
  await page.goto("/signin");
  await expect(page).toHaveTitle("Welcome back · Baton HR");
  await page.goto("/nowhere");
  await expect(page).toHaveTitle("Page Not Found · Baton HR");
  await openAs(page, shared.owner, "/superadmin/leave/management");
  await expect(page).toHaveTitle("Leave Management · Baton HR");
  await rail(page).getByRole("link", { name: "User Management" }).click();
  await expect(page).toHaveTitle("User Management · Baton HR");
});

test("the frame's drawer loads before it opens, and reports a failure", async ({
  page,
  shared,
}) => {
  let answer: (isThere: boolean) => void = () => {};
  let asked = 0;
  await page.route("**/assets/popups*.js", async (route) => {
    asked += 1;
    const isThere = await new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    await (isThere ? route.continue() : route.abort());
  });
  await openAs(page, shared.owner, "/superadmin/dashboard");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(menu).toBeVisible();
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  answer(true);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(asked).toBe(1);

  await page.goto("/superadmin/dashboard");
  await expect(menu).toBeVisible();
  expect(asked).toBe(1);
  await menu.press("Enter");
  await expect.poll(() => asked).toBe(2);
  answer(false);
  await expect(page.getByText("The menu could not be opened.")).toBeVisible();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});
