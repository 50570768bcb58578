import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { api, newCompany, openAs, type Person, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const sessions = (page: Page) => page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

/** Signs a person in from another browser with this identification. */
async function signInElsewhere(
  request: APIRequestContext,
  { email }: Person,
  userAgent: string,
): Promise<string> {
  const answer = await request.post("/prod/api/auth/login", {
    data: { email, password },
    headers: { "User-Agent": userAgent },
  });
  return (await answer.json()).token;
}

const preferencesOf = async (request: APIRequestContext, { token }: Person) =>
  (await api(request, "GET", "secure/employee/current-employee", { token })).preferences;

const painted = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--accent-solid"),
  );

test("the avatar menu leads to your settings, whose section the URL names [HEADER-07]", async ({
  page,
  shared,
}) => {
  const { cook: person } = shared;
  await openAs(page, person, "/staff/calendar");
  await page.getByRole("button", { name: "Account of Thabo Mokoena" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("banner")).toContainText("Settings");
  await expect(page.getByRole("tab")).toHaveText([
    "Appearance",
    "Notifications",
    "Email",
    "Sessions",
  ]);
  await page.getByRole("tab", { name: "Sessions" }).click();
  await expect(page).toHaveURL(/\/settings\?section=sessions$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
  await page.goto("/settings?section=email&profile=overview");
  await expect(page.getByRole("dialog", { name: "My Profile" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/settings\?section=email$/);
  await page.goto("/settings?section=nonsense");
  await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
});

test("theme and accent apply at once and are stored for the person [THEME-01, THEME-08, THEME-09]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await page.emulateMedia({ colorScheme: "light" });
  await openAs(page, owner, "/settings");
  const html = page.locator("html");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Blue" })).toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole("radio", { name: "Red" }).check();
  await expect.poll(() => painted(page)).toBe("#dc2626");
  await expect
    .poll(() => preferencesOf(request, owner))
    .toMatchObject({ theme: "dark", color: "red" });
  await page.getByRole("radio", { name: "System" }).check();
  await expect(html).toHaveClass(/light/);
  await expect
    .poll(() => preferencesOf(request, owner))
    .toMatchObject({ theme: "system", color: "red" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveClass(/dark/);
});

test("the header's toggle stores the theme for the person [THEME-09]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await page.emulateMedia({ colorScheme: "light" });
  await openAs(page, owner, "/superadmin/dashboard");
  const toggle = page.getByRole("banner").getByRole("button", { name: /theme/i });
  await toggle.click();
  await expect
    .poll(() => preferencesOf(request, owner))
    .toMatchObject({ theme: "dark", color: null });
  const refused = page.waitForResponse(`**/secure/employee/${owner.id}`);
  await page.route(`**/secure/employee/${owner.id}`, (route) =>
    route.fulfill({ status: 500, json: { message: "Not today." } }),
  );
  await toggle.click();
  await refused;
  await expect(page.locator("html")).toHaveClass(/light/);
  await expect(page.getByText("Not today.")).toHaveCount(0);
});

test("an appearance that cannot be saved says so and is reverted [PROFILE-24]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await openAs(page, owner, "/settings");
  await page.route(`**/secure/employee/${owner.id}`, (route) => route.abort());
  await page.getByRole("radio", { name: "Green" }).click();
  await expect(page.getByText("Something went wrong while saving your data.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Blue" })).toBeChecked();
  await expect.poll(() => painted(page)).toBe("#2563eb");
});

test("the newsletter is accepted and declined, each time with its moment [PROFILE-28, PROFILE-24]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/settings?section=email");
  const choice = page.getByRole("checkbox", { name: "I want to receive updates via email" });
  await expect(choice).not.toBeChecked();
  await expect(page.getByText("You have not been asked yet, so you receive none.")).toBeVisible();
  await choice.check();
  await expect(
    page.getByText(/^You subscribed on \w{3} \d{1,2}, \d{4} \d\d:\d\d\.$/),
  ).toBeVisible();
  const toast = page.getByText("Changes saved successfully!");
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(page.getByText(/^You declined on /)).toBeVisible();
  const kept = await api(request, "GET", "secure/auth/newsletter", { token: owner.token });
  expect(kept).toEqual({ optIn: false, decidedAt: expect.any(String) });

  await page.route("**/secure/auth/newsletter", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await choice.click();
  await expect(page.getByText("Something went wrong while saving your data.")).toBeVisible();
  await expect(choice).not.toBeChecked();
});

test("notification settings apply at once and are stored, or reverted", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openAs(page, person, "/settings?section=notifications");
  const unfold = () => page.getByRole("button", { name: "Leave Requests, decisions" }).click();
  const byMail = page.getByRole("checkbox", { name: "Leave decisions: by email" });
  await unfold();
  await expect(byMail).toBeChecked();
  await byMail.click();
  await expect(byMail).not.toBeChecked();
  const stored = () =>
    api(request, "GET", "secure/notifications/preferences", { token: person.token });
  const withoutMail = { kind: "leaveDecided", inApp: true, byMail: false };
  await expect.poll(stored).toContainEqual(withoutMail);
  await page.reload();
  await unfold();
  await expect(byMail).not.toBeChecked();
  const all = page.getByRole("checkbox", { name: "All of leave: by email" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(byMail).toBeChecked();
  await all.click();
  await expect(byMail).not.toBeChecked();
  await expect.poll(stored).toContainEqual(withoutMail);

  await page.route("**/secure/notifications/preferences", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await byMail.click();
  await expect(page.getByText("Your choice could not be saved. Please try again.")).toBeVisible();
  await expect(byMail).not.toBeChecked();
});

async function otherDevice(browser: Browser, person: Person, token: string) {
  const page = await (await browser.newContext({ baseURL: process.env.BASE_URL })).newPage();
  await openAs(page, { ...person, token }, "/superadmin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

test("a device signed out elsewhere is led to sign-in at once [SESS-04]", async ({
  page,
  request,
  browser,
}) => {
  const { owner } = await newCompany(request);
  const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0";
  const phone = "Mozilla/5.0 (iPhone) Version/26.0 Mobile/15E148 Safari/604.1";
  const [lost, kept] = [
    await signInElsewhere(request, owner, firefox),
    await signInElsewhere(request, owner, phone),
  ];
  const there = await otherDevice(browser, owner, lost);
  await openAs(page, owner, "/settings?section=sessions");
  await expect(sessions(page)).toHaveCount(3);
  await expect(sessions(page).filter({ hasText: "This device" })).toHaveCount(1);
  await expect(sessions(page).filter({ hasText: "Safari on iPhone" })).toContainText(
    /\d+\.\d+\.\d+/,
  );
  const row = sessions(page).filter({ hasText: "Firefox on Windows" });
  await row.getByRole("button", { name: /^Sign out Firefox on Windows, signed in / }).click();
  await expect(page.getByText("Firefox on Windows has been signed out")).toBeVisible();
  await expect(sessions(page)).toHaveCount(2);

  await expect(there).toHaveURL(/\/signin$/);
  await api(request, "GET", "secure/tenant/get-tenant", { token: kept });
});

test("all other devices are signed out together, after asking", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  const others = [
    await signInElsewhere(request, owner, "curl/8"),
    await signInElsewhere(request, owner, ""),
  ];
  await openAs(page, owner, "/settings?section=sessions");
  await expect(sessions(page).filter({ hasText: "Unknown device" })).toHaveCount(3);
  await press(page, "Sign out all other devices");
  const asking = page.getByRole("alertdialog", { name: "Sign out all other devices?" });
  await press(asking, "Cancel");
  await expect(asking).toBeHidden();
  await expect(sessions(page)).toHaveCount(3);
  await press(page, "Sign out all other devices");
  await press(asking, "Sign out all other devices");
  await expect(page.getByText("All other devices have been signed out")).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByText("You are signed in on this device only.")).toBeVisible();
  for (const token of others)
    await expect(api(request, "GET", "secure/tenant/get-tenant", { token })).rejects.toThrow("401");
  await api(request, "GET", "secure/tenant/get-tenant", { token: owner.token });
});

test("sessions that cannot be loaded can be tried again", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await page.route("**/secure/auth/sessions", (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, owner, "/settings?section=sessions");
  await expect(
    page.getByText("Your sessions could not be loaded. Please try again."),
  ).toBeVisible();
  await page.unroute("**/secure/auth/sessions");
  await press(page, "Retry");
  await expect(sessions(page)).toHaveCount(1);
});
