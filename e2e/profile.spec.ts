import type { Page } from "@playwright/test";
import { stoppableClock } from "./clock.ts";
import { api, newCompany, openAs, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose, field, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const newPassword = "Fresh-battery-8?";
const fullProfilePath = "secure/employee/full-profile";

const dialog = (page: Page) => page.getByRole("dialog", { name: "My Profile" });
const tab = (page: Page, name: string) => dialog(page).getByRole("tab", { name, exact: true });
const close = (page: Page) =>
  dialog(page).getByRole("button", { name: "Close", exact: true }).last().click();
const asking = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

const value = (page: Page, term: string) =>
  dialog(page)
    .getByRole("tabpanel")
    .getByText(term, { exact: true })
    .locator("xpath=following-sibling::dd");

test("View Profile opens one's profile in five tabs of the URL [HEADER-06, PROFILE-01..05, PROFILE-08, PROFILE-10, GUARD-27]", async ({
  page,
  shared,
}) => {
  const { cook: person } = shared;
  await openAs(page, person, "/staff/leave/my-leave");
  await page.getByRole("button", { name: "Account of Thabo Mokoena" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByText("Thabo Mokoena")).toBeVisible();
  await expect(menu.getByText(person.email)).toBeVisible();
  const asked = page.waitForRequest(`**/prod/${fullProfilePath}`);
  await page.getByRole("menuitem", { name: "View Profile" }).click();
  expect((await asked).method()).toBe("GET");
  await expect(page).toHaveURL(/\/staff\/leave\/my-leave\?profile=overview$/);
  await expect(dialog(page).locator("[data-initials=TM]").filter({ visible: true })).toHaveCount(1);
  for (const words of ["Thabo Mokoena", person.email, "Protea Foods"])
    await expect(dialog(page).getByText(words, { exact: true }).first()).toBeVisible();
  await expect(dialog(page).getByRole("tab")).toHaveText([
    "Overview",
    "Employment",
    "Next of Kin",
    "Company Info",
    "Security",
  ]);

  await tab(page, "Employment").click();
  await expect(page).toHaveURL(/\?profile=employment$/);
  await expect(value(page, "Position")).toHaveText("Cook");
  await expect(value(page, "Department")).toHaveText("Kitchen");
  await expect(value(page, "Hire Date")).toHaveText("Mar 3, 2025");
  await expect(dialog(page).getByRole("tabpanel").getByRole("button")).toHaveCount(0);

  await page.reload();
  await tab(page, "Company Info").click();
  await expect(value(page, "Company Name")).toHaveText("Protea Foods");
  await expect(value(page, "Country")).toHaveText("South Africa");
  await expect(value(page, "Registration Type")).toHaveText("Private Company");
  await expect(dialog(page).getByRole("tabpanel").getByRole("button")).toHaveCount(0);
  await expect(dialog(page).getByRole("tabpanel").getByRole("textbox")).toHaveCount(0);

  await close(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/staff\/leave\/my-leave$/);
});

test("the profile leaves the page's own place in the URL", async ({ page, shared }) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/user-management?search=khumalo");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "View Profile" }).click();
  await expect(page).toHaveURL(/\?search=khumalo&profile=overview$/);
  await expect(tab(page, "Overview")).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\?search=khumalo$/);
  await page.goto("/superadmin/dashboard?profile=elsewhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the account menu and profile work by keyboard, and focus returns", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/dashboard");
  const account = page.getByRole("button", { name: "Account of Naledi Khumalo" });
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View Profile" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Your History" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("menuitem", { name: "View Profile" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tab(page, "Overview")).toBeVisible();
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(tab(page, "Overview")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Employment")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tab(page, "Employment")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View Profile" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Your History" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings$/);
});

test("keys typed before the account menu opens count in their order", async ({ page, shared }) => {
  const keyboard = page.keyboard;
  for (const [keys, url] of [
    [["ArrowDown", "ArrowDown", "Enter"], /\/settings$/],
    [["End", "ArrowUp", "ArrowUp", "ArrowUp", "Enter"], /\?profile=overview$/],
    [["s", "Enter"], /\/settings$/],
  ] as const) {
    await openAs(page, shared.owner, "/superadmin/dashboard");
    await page.getByRole("button", { name: "Account of Naledi Khumalo" }).focus();
    // The keys do not wait for one another's effects.
    await Promise.all(["Enter", ...keys].flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
    await expect(page, keys.join()).toHaveURL(url);
  }
});

test("personal information is edited and saved, name and e-mail only read [PROFILE-06, PROFILE-07, PROFILE-17, PROFILE-18, PROFILE-25, GUARD-24, GUARD-29]", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openAs(page, person, "/staff/dashboard?profile=overview");
  await press(dialog(page), "Edit");
  for (const name of ["Full Name", "Email"])
    await expect(field(dialog(page), name)).toHaveAttribute("readonly");
  await field(dialog(page), "Phone Number").fill("12");
  await field(dialog(page), "Tax Number").fill("12");
  await press(dialog(page), "Save");
  await expect(dialog(page).getByText("Please enter a valid phone number")).toBeVisible();
  await expect(dialog(page).getByText("Tax number is too short")).toBeVisible();
  await expect(field(dialog(page), "Phone Number")).toBeFocused();

  await field(dialog(page), "Phone Number").fill("+27 72 555 0199");
  await field(dialog(page), "Tax Number").fill("9876543210");
  await choose(page, "Gender", "Other", dialog(page));
  await dialog(page).getByLabel("Date of Birth").fill("1990-06-16");
  await field(dialog(page), "Home Address").fill("5 Kloof Street, Cape Town");
  const sent = page.waitForRequest(
    (call) => call.method() === "PUT" && call.url().endsWith(`/secure/employee/${person.id}`),
  );
  await press(dialog(page), "Save");
  expect((await sent).postDataJSON()).toEqual({
    name: "Thabo",
    email: person.email,
    phone: "+27725550199",
    gender: 2,
    dateOfBirth: "1990-06-16",
    taxNumber: "9876543210",
    homeAddress: "5 Kloof Street, Cape Town",
  });
  await expect(dialog(page).getByRole("status")).toHaveText(
    "Personal information updated successfully!",
  );
  await expect(value(page, "Phone Number")).toHaveText("+27725550199");
  await expect(value(page, "Gender")).toHaveText("Other");
  await expect(value(page, "Date of Birth")).toHaveText("Jun 16, 1990");
  await expect(dialog(page).getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(dialog(page).getByRole("status")).toBeHidden();
});

test("unsaved input asks before any way of leaving it", async ({ page, shared }) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/dashboard");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "View Profile" }).click();
  await press(dialog(page), "Edit");
  await press(dialog(page), "Cancel");
  await expect(dialog(page).getByRole("button", { name: "Edit" })).toBeVisible();

  await press(dialog(page), "Edit");
  const address = field(dialog(page), "Home Address");
  await address.fill("Elsewhere");
  const ways = [
    () => press(dialog(page), "Cancel"),
    () => tab(page, "Security").click(),
    () => close(page),
    () => page.keyboard.press("Escape"),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await press(asking(page), "Keep editing");
    await expect(asking(page)).toBeHidden();
    await expect(address).toHaveValue("Elsewhere");
    await expect(page).toHaveURL(/\?profile=overview$/);
  }
  await tab(page, "Security").click();
  await press(asking(page), "Discard changes");
  await expect(page).toHaveURL(/\?profile=security$/);
  await tab(page, "Overview").click();
  await expect(value(page, "Home Address")).toHaveText("12 Long Street, Cape Town");
});

test("an invalid next of kin is reported at the field", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard?profile=next-of-kin");
  await expect(value(page, "First Names")).toHaveText("Sipho");
  await press(dialog(page), "Edit");
  await field(dialog(page), "First Names").fill(" ");
  await field(dialog(page), "Phone Number").fill("083");
  await press(dialog(page), "Save");
  await expect(dialog(page).getByText("First names are required")).toBeVisible();
  await expect(dialog(page).getByText("Please enter a valid phone number")).toBeVisible();
  await field(dialog(page), "First Names").fill("Sipho Andile");
  await field(dialog(page), "Phone Number").fill("083 123 4567");
  await press(dialog(page), "Save");
  await expect(value(page, "First Names")).toHaveText("Sipho Andile");
  await page.reload();
  await expect(value(page, "First Names")).toHaveText("Sipho Andile");
  await expect(value(page, "Phone Number")).toHaveText("+0831234567");
});

test("a changed password leads to a new sign-in after 1.5 s [PROFILE-11, PROFILE-12, PROFILE-20, PROFILE-23, PROFILE-27, PROFILE-29, CONST-02, GUARD-26]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  const clock = await stoppableClock(page);
  await openAs(page, owner, "/superadmin/dashboard?profile=security");
  const secret = (label: string) => dialog(page).getByLabel(label, { exact: true });
  const [current, fresh, again] = [
    secret("Current Password"),
    secret("New Password"),
    secret("Confirm Password"),
  ];
  const button = dialog(page).getByRole("button", { name: "Change Password" });
  const rules = dialog(page).getByRole("list", { name: "Your password needs" });
  await expect(rules.getByRole("listitem")).toHaveCount(5);
  await current.fill("Wrong-horse-7!");
  await fresh.fill("fresh");
  await again.fill("fresh");
  await expect(dialog(page).getByText("Passwords match", { exact: true })).toBeVisible();
  await expect(button).toBeDisabled();
  await fresh.fill(newPassword);
  await expect(dialog(page).getByText("Passwords do not match")).toBeVisible();
  await expect(button).toBeDisabled();
  await again.fill(newPassword);

  await button.click();
  await expect(dialog(page).getByText("The current password is not right.")).toBeVisible();
  await expect(current).toBeFocused();
  await expect(fresh).toHaveValue(newPassword);

  await clock.stop();
  await current.fill(password);
  const sent = page.waitForRequest("**/secure/auth/change-password");
  await button.click();
  expect((await sent).postDataJSON()).toEqual({ currentPassword: password, newPassword });
  await expect(
    dialog(page).getByText("Password changed successfully! Redirecting to sign in page..."),
  ).toBeVisible();
  await clock.pass(1_400);
  await expect(page).toHaveURL(/\/superadmin\/dashboard/);
  await clock.pass(200);
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  const signIn = (given: string) =>
    api(request, "POST", "api/auth/login", { body: { email: owner.email, password: given } });
  await expect(signIn(password)).rejects.toThrow("401");
  await signIn(newPassword);
});

test("a profile that cannot be loaded closes and says so [PROFILE-13]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await page.route(`**/${fullProfilePath}`, (route) => route.fulfill({ status: 500, json: {} }));
  // The message is short-lived, and a slow machine needs that time for the page.
  const said = expect(page.getByText("Failed to load profile data")).toHaveCount(1);
  await openAs(page, owner, "/superadmin/dashboard?profile=overview");
  await said;
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});
