import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field } from "./screen.ts";
import { addStaff, newDepartment, newPosition, setHead } from "./staff.ts";

const dashboard = "/superadmin/dashboard";
const answers = "**/secure/search?*";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const add = (firstName: string, lastName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName, departmentId, positionTitle });
  thandi = await add("Thandi", "Mokoena", "Head Cook");
  thabo = await add("Thabo", "O'Brien", "Cook");
  await newPosition(request, company, departmentId, "Baker");
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, thandi);
});

const box = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const search = (page: Page) => page.getByRole("dialog", { name: "Search" });
const query = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => search(page).getByRole("option");
const option = (page: Page, name: string) => options(page).filter({ hasText: name }).first();
const active = (page: Page) => search(page).locator("[role=option][aria-selected=true]");
const group = (page: Page, name: string) => search(page).getByRole("group", { name });

/** Opens the search by its keys, once the page reacts to them. */
async function openByKeys(page: Page): Promise<void> {
  await expect(box(page)).toBeVisible();
  await page.keyboard.press("Control+k");
}

test("Ctrl K opens the search, and keys walk through it [HEADER-03]", async ({ page }) => {
  await openAs(page, company.owner, dashboard);
  await expect(box(page)).toContainText("Ctrl K");
  await openByKeys(page);
  await expect(query(page)).toBeFocused();
  await query(page).fill("leave");
  const first = /Apply for Leave/;
  await expect(active(page)).toHaveText(first);
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText(/Book leave for…/);
  await page.keyboard.press("End");
  await expect(active(page)).toHaveText(/Leave Settings/);
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText(first);
  await page.keyboard.press("ArrowUp");
  await expect(active(page)).toHaveText(/Leave Settings/);
  await page.keyboard.press("Home");
  await expect(active(page)).toHaveText(first);
  expect(await query(page).getAttribute("aria-activedescendant")).toBe(
    await active(page).getAttribute("id"),
  );

  await query(page).fill("OBR tha");
  await expect(group(page, "People").getByRole("option")).toHaveText([/Thabo O'Brien.*Cook/]);
  await expect(search(page).getByText(/^\d+ results$/)).toBeAttached();
  const found = group(page, "People").getByRole("option");
  await expect(found.locator("mark")).toHaveText(["Tha", "O'Br"]);
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeHidden();
  await openByKeys(page);
  await query(page).fill("calen");
  await expect(active(page)).toHaveText(/Calendar/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/superadmin\/calendar$/);
  await expect(search(page)).toBeHidden();
});

test("a name typed with an immediate Enter leads to that person", async ({ page }) => {
  await openAs(page, company.owner, dashboard);
  await openByKeys(page);
  await query(page).fill("thandi");
  await expect(option(page, "Thandi")).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(answers, async (route) => {
    await held;
    await route.continue();
  });
  await query(page).fill("thabo");
  await page.keyboard.press("Enter");
  answer();
  await expect(page).toHaveURL(new RegExp(`/superadmin/people/${thabo.id}$`));
  await expect(page.getByRole("heading", { name: "Thabo O'Brien", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "User Details" }).click();
  await expect(page.getByRole("dialog", { name: "User Details" })).toContainText("Thabo O'Brien");
});

test("super administrators reach users and their department by mouse", async ({ page }) => {
  await openAs(page, company.owner, dashboard);
  const find = async (words: string, name: string) => {
    await box(page).click();
    await query(page).fill(words);
    await group(page, "Positions").getByRole("option").filter({ hasText: name }).click();
    await expect(search(page)).toBeHidden();
  };
  await box(page).click();
  await query(page).fill("head co");
  await expect(group(page, "People").getByRole("option")).toHaveText([/Thandi Mokoena.*Head Cook/]);
  await page.keyboard.press("Escape");
  await find("head co", "Head Cook");
  const details = page.getByRole("dialog", { name: "User Details" });
  await expect(details.getByRole("tabpanel")).toContainText("Head Cook");
  await page.keyboard.press("Control+k");
  await query(page).fill("kitch");
  await expect(group(page, "Departments")).toContainText("Headed by Thandi Mokoena");
  await group(page, "Departments").getByRole("option").click();
  await expect(page.getByPlaceholder("Search users...")).toHaveValue("Kitchen");
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await find("baker", "Vacant");
  await expect(page.getByRole("dialog", { name: "Edit Position" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Position Title" })).toHaveValue(/baker/i);
});

test("staff find colleagues on a card that can be linked to", async ({ page }) => {
  await openAs(page, thabo, "/staff/dashboard");
  await openByKeys(page);
  await query(page).fill("user");
  await expect(search(page)).toContainText("Nothing found for “user”");
  await query(page).fill("mokoena");
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: "Colleague" });
  for (const words of ["Thandi Mokoena", "Head Cook", "Kitchen", thandi.email])
    await expect(card).toContainText(words);
  for (const words of ["8001015009087", "27821234567", "Long Street"])
    await expect(card).not.toContainText(words);
  await page.reload();
  await expect(card).toContainText("Head Cook");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);

  await page.goto("/staff/dashboard?card=person-999999999");
  await expect(card).toContainText("This no longer exists.");
  await page.goto("/staff/leave/my-leave");
  await box(page).click();
  await query(page).fill("baker");
  await option(page, "Baker").click();
  await expect(page.getByRole("dialog", { name: "Position" })).toContainText("Vacant");
  await expect(page).toHaveURL(/\/staff\/leave\/my-leave\?card=position-\d+$/);
});

test("a manager comes from the search to their employee's page", async ({ page }) => {
  await openAs(page, thandi, "/staff/dashboard");
  await openByKeys(page);
  await query(page).fill("thabo");
  await option(page, "Thabo").click();
  await expect(page).toHaveURL(new RegExp(`/staff/people/${thabo.id}$`));
  await expect(page.getByRole("heading", { name: "Thabo O'Brien", level: 1 })).toBeVisible();
});

test("the last answer stays until the next one arrives", async ({ page }) => {
  await openAs(page, company.owner, dashboard);
  const held: (() => void)[] = [];
  await page.route(answers, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  await openByKeys(page);
  await query(page).fill("thandi");
  await expect(search(page).getByRole("status", { name: "Searching…" })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect(option(page, "Thandi")).toBeVisible();

  await query(page).fill("tha");
  await expect.poll(() => held.length).toBe(2);
  await expect(option(page, "Thandi")).toBeVisible();
  await query(page).fill("thabo");
  await expect.poll(() => held.length).toBe(3);
  held[2]?.();
  await expect(option(page, "Thabo")).toBeVisible();
  held[1]?.();
  await expect(option(page, "Thandi")).toHaveCount(0);

  await page.unroute(answers);
  const refusal = { status: 500, json: { message: "No", code: "internal" } };
  await page.route(answers, (route) => route.fulfill(refusal));
  await query(page).fill("baker");
  await expect(search(page).getByRole("alert")).toContainText("The search failed.");
  await page.unroute(answers);
  await search(page).getByRole("button", { name: "Retry" }).click();
  await expect(option(page, "Baker")).toBeVisible();
  await page.route(answers, (route) => route.abort());
  await query(page).fill("dash kit");
  await expect(search(page).getByRole("alert")).toContainText("Check your connection");
});

test("the search itself can fail to load, and says so", async ({ page }) => {
  await openAs(page, company.owner, dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route("**/search-palette*.js", (route) => route.abort());
  await openByKeys(page);
  await expect(page.getByText("The search could not be opened.")).toBeVisible();
  await expect(search(page)).toHaveCount(0);
});

test("the search stays closed over a half-filled form", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/user-management?add=true");
  const form = page.getByRole("dialog", { name: "Add New User" });
  await field(form, "First Name").fill("Lerato");
  await page.keyboard.press("Control+k");
  await expect(form).toBeVisible();
  await expect(search(page)).toHaveCount(0);
});

test("a screen reader finds its way through the search and a card", async ({ page }) => {
  await openAs(page, thabo, "/staff/dashboard");
  await box(page).click();
  await expect(options(page).first()).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await query(page).fill("th");
  await expect(option(page, "Thandi")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await query(page).fill("nobody of this name");
  await expect(search(page)).toContainText("Nothing found");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await query(page).fill("thandi");
  await option(page, "Thandi").click();
  await expect(page.getByRole("dialog", { name: "Colleague" })).toContainText("Head Cook");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the search fills a phone's screen with parts large enough to touch [HEADER-04]", async ({
    page,
  }) => {
    await openAs(page, company.owner, dashboard);
    expect((await box(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await box(page).tap();
    const overlay = await search(page).boundingBox();
    expect([overlay?.width, overlay?.height]).toEqual([390, 844]);
    await expect(query(page)).toBeFocused();
    await query(page).fill("th");
    await expect(option(page, "Thandi")).toBeVisible();
    const cancel = search(page).getByRole("button", { name: "Cancel" });
    for (const target of [cancel, option(page, "Thandi")])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await cancel.tap();
    await expect(search(page)).toBeHidden();
    await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  });
});
