import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { violationsOf } from "./axe.ts";
import { newCompany, openAs, type Person, registerCompany, signUp } from "./company.ts";
import { expect, test } from "./journey.ts";
import { screens } from "./screens.ts";
import { newCompanyWithCook, newReviewer } from "./staff.ts";

/** Expects no axe finding, no sideways scrolling and no console error, in each theme and width. */
async function expectNoProblem(page: Page, open: () => Promise<unknown>): Promise<void> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await open();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  expect(errors).toEqual([]);
}

for (const path of screens.nobody)
  test(`the public page ${path} has no accessibility problem in any appearance [GEN-10, GEN-11, CONST-10]`, async ({
    page,
  }) => {
    await expectNoProblem(page, () => page.goto(path));
  });

const newStaff = async (request: APIRequestContext): Promise<Person> =>
  (await newCompanyWithCook(request)).person;

const areas: [string, (request: APIRequestContext) => Promise<Person>, readonly string[]][] = [
  ["the registration", signUp, ["/superadmin/registration"]],
  [
    "the owner's wizard",
    async (request) => (await registerCompany(request)).owner,
    ["/superadmin/update-company-profile"],
  ],
  [
    "the super administrator's area while the company is empty",
    async (request) => (await newCompany(request)).owner,
    screens.superadmin,
  ],
  ["the staff's area", newStaff, screens.staff],
  ["a reviewer's area", newReviewer, screens.reviewer],
];

for (const [area, newPerson, paths] of areas)
  test.describe(area, () => {
    let person: Person;
    test.beforeAll(async ({ playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL });
      person = await newPerson(request);
      await request.dispose();
    });

    for (const path of paths)
      test(`${path} has no accessibility problem in any appearance`, async ({ page }) => {
        await expectNoProblem(page, () => openAs(page, person, path));
      });
  });

test.describe("the profile", () => {
  const openProfile = async (page: Page, owner: Person, part: string) => {
    await openAs(page, owner, "/superadmin/dashboard?profile=overview");
    const dialog = page.getByRole("dialog", { name: "My Profile" });
    await dialog.getByRole("tab", { name: part }).click();
    const panel = dialog.getByRole("tabpanel", { name: part });
    await expect(panel).toBeVisible();
    return panel;
  };

  for (const part of ["Overview", "Next of Kin", "Employment", "Company Info", "Security"])
    test(`its part ${part} has no accessibility problem in any appearance`, async ({
      page,
      shared,
    }) => {
      await openProfile(page, shared.owner, part);
      expect(await problemsInEveryAppearance(page)).toEqual([]);
    });

  for (const part of ["Overview", "Next of Kin"])
    test(`its part ${part} with a faulty field has no accessibility problem`, async ({
      page,
      shared,
    }) => {
      const panel = await openProfile(page, shared.owner, part);
      await panel.getByRole("button", { name: "Edit" }).click();
      await panel.getByRole("textbox", { name: "Phone Number" }).fill("1");
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(panel.getByText("Please enter a valid phone number")).toBeVisible();
      expect(await problemsInEveryAppearance(page)).toEqual([]);
    });
});

test("the shell's menus have no accessibility problem while they are open [SHELL-11, SHELL-12, SHELL-13, SHELL-14, SHELL-15, SHELL-16, SHELL-27, CONST-15]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/dashboard");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  const link = page.getByRole("link", { name: "Leave Management" });
  await expect(link).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/superadmin\/leave\/management$/);
  await page.getByRole("button", { name: "Account of Naledi Khumalo" }).click();
  await expect(page.getByRole("menuitem", { name: "Log Out" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(256);
  expect(await violationsOf(page)).toEqual([]);
  await page.mouse.click(380, 400);
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await drawer.getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL(/\/superadmin\/calendar$/);
  await expect(drawer).toBeHidden();
});

test("the accessibility check waits for the scripts of a slow page", async ({ page, shared }) => {
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await openAs(page, shared.owner, "/superadmin/user-management");
  await page.reload({ waitUntil: "commit" });
  expect(await violationsOf(page)).toEqual([]);
});
