import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { violationsOf } from "./axe.ts";
import { newCompany, openAs, type Person, registerCompany, signUp } from "./company.ts";
import { expect, test } from "./journey.ts";
import { screens } from "./screens.ts";
import { addStaff, askForLeave, newCompanyWithCook, setHead } from "./staff.ts";

/** Checks pages in both themes and sizes for what axe finds, sideways scrolling and errors in the console. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await problemsInEveryAppearance(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
}

test("the public pages have no accessibility problem in either theme, wide or on a phone [GEN-10, GEN-11, CONST-10]", async ({
  page,
}) => {
  await walk(page, screens.nobody);
});

const baker = { firstName: "Lerato", lastName: "Pillay", positionTitle: "Baker" };

const newStaff = async (request: APIRequestContext): Promise<Person> =>
  (await newCompanyWithCook(request)).person;

async function newReviewer(request: APIRequestContext): Promise<Person> {
  const { company, person: head, departmentId } = await newCompanyWithCook(request);
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, head);
  const person = await addStaff(request, company, { ...baker, departmentId });
  await askForLeave(request, person, "2027-11-01", "2027-11-02");
  return head;
}

const journeys: [string, (request: APIRequestContext) => Promise<Person>, readonly string[]][] = [
  ["the registration", signUp, ["/superadmin/registration"]],
  [
    "the owner's wizard",
    async (request) => (await registerCompany(request)).owner,
    ["/superadmin/update-company-profile"],
  ],
  [
    "the super administrator's area, while the company is empty,",
    async (request) => (await newCompany(request)).owner,
    screens.superadmin,
  ],
  ["the staff's area", newStaff, screens.staff],
  ["what a reviewer of leave sees", newReviewer, screens.reviewer],
];

for (const [what, person, paths] of journeys) {
  test(`${what} has no accessibility problem in either theme, wide or on a phone`, async ({
    page,
    request,
  }) => {
    await openAs(page, await person(request), paths[0] ?? "/");
    await walk(page, paths);
  });
}

test("the profile has no accessibility problem in any of its parts, in either theme, wide or on a phone", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/dashboard?profile=overview");
  const dialog = page.getByRole("dialog", { name: "My Profile" });
  const look = async (state: string) =>
    expect(await problemsInEveryAppearance(page), state).toEqual([]);
  for (const part of ["Overview", "Next of Kin"]) {
    await dialog.getByRole("tab", { name: part }).click();
    await look(part);
    await dialog.getByRole("button", { name: "Edit" }).click();
    await dialog.getByRole("textbox", { name: "Phone Number" }).fill("1");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please enter a valid phone number")).toBeVisible();
    await look(`${part}, edited`);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
  }
  for (const part of ["Employment", "Company Info", "Security"]) {
    await dialog.getByRole("tab", { name: part }).click();
    await look(part);
  }
});

test("the shell's menus have no accessibility problem while they are open [SHELL-11, SHELL-12, SHELL-13, SHELL-14, SHELL-15, SHELL-16, SHELL-27, CONST-15]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/dashboard");
  await page.emulateMedia({ reducedMotion: "reduce" });
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
