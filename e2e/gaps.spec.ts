import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { api, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";
import { addStaff, newCompanyWithCook, newKitchen, setHead } from "./staff.ts";

const ofKind = (page: Page, kind: string) =>
  page.getByRole("region", { name: new RegExp(`^${kind}`) });
const kinds = (page: Page) => page.getByRole("navigation", { name: "Kinds of gap" });

async function notNow(page: Page, name: string) {
  await press(page, `More for ${name}`);
  await page.getByRole("menuitem", { name: "Not now, with a reason…" }).click();
  return page.getByRole("dialog", { name: "Not now" });
}

/** A kitchen without a head, with recent notes about its cook and its chef. */
async function newKitchenWithoutHead(request: APIRequestContext) {
  const { company, owner, person: cook, departmentId } = await newCompanyWithCook(request);
  const chef = { firstName: "Thandi", lastName: "Nkosi", positionTitle: "Chef", departmentId };
  const write = (about: Person) =>
    api(request, "POST", "secure/notes/create-note", {
      token: owner.token,
      body: { aboutEmployeeId: about.id, noteDescription: "Settled in" },
    });
  await write(cook);
  await write(await addStaff(request, company, chef));
  const departments = await api<{ id: number; departmentName: string }[]>(
    request,
    "GET",
    "secure/departments/get-all-departments",
    { token: owner.token },
  );
  for (const department of departments.filter(({ id }) => id !== departmentId))
    await setHead(request, company, department, owner);
  return { owner };
}

test("a gap is set aside with reason and day, and brought back", async ({ page, request }) => {
  const { owner } = await newKitchenWithoutHead(request);
  await openAs(page, owner, "/superadmin/user-management?view=gaps");
  await expect(page.getByText("3 gaps today.")).toBeVisible();
  const asking = await notNow(page, "Kitchen");
  await press(asking, "Set Aside");
  await expect(asking.getByText("Please say why it can wait")).toBeVisible();
  await field(asking, "Why can it wait?").fill("It merges with Catering");
  await field(asking, "Until").fill("31 Jan 2100");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await press(asking, "Set Aside");
  await expect(asking).toBeHidden();
  await expect(ofKind(page, "Department without a head")).toBeHidden();
  await expect(page.getByText("2 gaps today.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Thandi Nkosi" })).toBeFocused();

  await kinds(page).getByRole("button", { name: "Set aside" }).click();
  await expect(page).toHaveURL(/setAside=true/);
  const aside = ofKind(page, "Department without a head").getByRole("listitem");
  await expect(aside).toContainText(/Set aside by Naledi Khumalo on .*, until 31 Jan 2100/);
  await expect(aside).toContainText("It merges with Catering");
  await page.reload();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await press(aside, "Bring back: Kitchen");
  await expect(page.getByText("Nothing is set aside")).toBeVisible();
  await kinds(page).getByRole("button", { name: "Everything" }).click();
  await expect(ofKind(page, "Department without a head")).toBeVisible();
});

test("a manager is chosen in the gap's row, by keyboard", async ({ page, request }) => {
  const { owner } = await newKitchenWithoutHead(request);
  await openAs(page, owner, "/superadmin/user-management?view=gaps");
  const chosen = page.getByRole("combobox", { name: "Choose a manager for Thabo Mokoena" });
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await chosen.focus();
  await page.keyboard.type("thandi");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveValue("Thandi Nkosi");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await press(page, "Save: Choose a manager for Thabo Mokoena");
  const last = page.getByRole("status").filter({ hasText: "Last gap closed" });
  await expect(last).toHaveText("Last gap closed: Thandi Nkosi leads Thabo Mokoena.");
  await expect(page.getByRole("link", { name: "Thandi Nkosi" })).toBeFocused();

  const head = page.getByRole("combobox", { name: "Choose a head of Kitchen" });
  await head.fill("thandi");
  await page.getByRole("option", { name: "Thandi Nkosi" }).click();
  await press(page, "Save: Choose a head of Kitchen");
  await expect(last).toHaveText("Last gap closed: Thandi Nkosi heads Kitchen.");
  await expect(page.getByText("No gaps", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "That was the last gap." }),
  ).toBeVisible();
  await expect(last).toBeFocused();
});

test("a quiet history waits for its manager, and is a number for the others", async ({
  page,
  request,
}) => {
  const { company, thandi } = await newKitchen(request);
  await openAs(page, company.owner, "/superadmin/user-management?view=gaps");
  await expect(page.getByText(/3 people have had no note, talk or promise/)).toBeVisible();
  await expect(ofKind(page, "Quiet for 90 days")).toHaveCount(0);
  await press(page, "Show quiet histories");
  await expect(ofKind(page, "Quiet for 90 days")).toContainText("Thabo Nkosi");

  await openAs(page, thandi, "/staff/dashboard");
  const group = page.getByRole("region", { name: "While there is time" });
  await expect(group).toContainText("Thabo Nkosi has no note, talk or promise yet");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await group.getByRole("link", { name: "Write a note about Thabo Nkosi" }).click();
  const written = page.getByRole("textbox", { name: "New note about Thabo Nkosi" });
  await expect(written).toBeFocused();
  await expect(page).not.toHaveURL(/write/);
  await written.fill("Ready for the night shift");
  await press(page, "Add Note");
  await expect(page.getByText("Note added successfully!")).toBeVisible();
  await page.goto("/staff/dashboard");
  await expect(group).toContainText("Lerato Nkosi");
  await expect(group).not.toContainText("Thabo Nkosi");
});
