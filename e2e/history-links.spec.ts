import type { APIRequestContext, Page } from "@playwright/test";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { newKitchen } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  ({ company, thandi, thabo } = await newKitchen(request));
  for (let change = 1; change <= 24; change += 1)
    await api(request, "PUT", `secure/employee/${thabo.id}`, {
      token: company.owner.token,
      body: { name: change === 24 ? "Thabo" : `Thabo ${change}` },
    });
});

interface Entry {
  id: number;
  kind: string;
}
const historyOf = (request: APIRequestContext, as: Person) =>
  api<Entry[]>(request, "GET", `secure/employee/${thabo.id}/history?pageSize=200`, {
    token: as.token,
  });
const current = (page: Page) => page.locator("li[aria-current=true]");

for (const area of ["staff", "superadmin"] as const)
  test(`the link to an entry marks it in the reader's area, ${area}`, async ({ page, request }) => {
    const entry = (await historyOf(request, thandi))[14];
    const reader = area === "staff" ? thandi : company.owner;
    await openAs(page, reader, `/people/${thabo.id}?entry=${entry?.id}`);
    await expect(page).toHaveURL(new RegExp(`/${area}/people/${thabo.id}\\?entry=${entry?.id}$`));
    await expect(current(page)).toHaveCount(1);
    await expect(current(page)).toBeInViewport();
    await expect(current(page)).toContainText("Profile changed");
  });

test("a linked entry's history shows later ones on request", async ({ page, request }) => {
  const entry = (await historyOf(request, thandi))[14];
  await openAs(page, thandi, `/people/${thabo.id}?entry=${entry?.id}`);
  await expect(page.getByRole("status").filter({ hasText: /^10 of/ })).toBeVisible();
  await page.getByRole("button", { name: "Show later" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^20 of/ })).toBeVisible();
  await expect(current(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Show later" })).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);

  const record = page.getByRole("radio", { name: /^Record \d+$/ });
  await record.check();
  await expect(page).toHaveURL(new RegExp(`/people/${thabo.id}$`));
  await expect(current(page)).toHaveCount(0);
  const counted = await page.getByText(/^Record \d+$/).textContent();
  const entries = String(counted).replace("Record", "10 of");
  await expect(page.getByRole("status").filter({ hasText: `${entries} entries` })).toBeVisible();
});

test("a linked entry stays in view when later notes come above it", async ({ page, request }) => {
  const one = await newKitchen(request);
  for (let count = 1; count <= 6; count += 1)
    await api(request, "POST", "secure/notes/create-note", {
      token: one.thandi.token,
      body: {
        aboutEmployeeId: one.thabo.id,
        noteDescription: `Note ${count}${"\nand more".repeat(12)}`,
      },
    });
  const path = `secure/employee/${one.thabo.id}/history?pageSize=200`;
  const entries = await api<Entry[]>(request, "GET", path, { token: one.thandi.token });
  const entry = entries[6];
  expect(entry?.kind).not.toBe("note_added");
  let letNotesCome = () => {};
  const asked = new Promise<void>((resolve) => {
    letNotesCome = resolve;
  });
  await page.route("**/secure/notes/about/**", async (route) => {
    await asked;
    await route.continue();
  });
  await openAs(page, one.thandi, `/staff/people/${one.thabo.id}?entry=${entry?.id}`);
  await expect(current(page)).toBeInViewport();
  letNotesCome();
  await expect(page.getByText(/^Note 1/)).toBeVisible();
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  await expect(current(page)).toBeFocused();
});

test("a link to an unreadable entry says so and shows the rest", async ({ page, request }) => {
  const promised = await api<{ id: number }>(request, "POST", "secure/continuity/promises", {
    token: thandi.token,
    body: { employeeId: thabo.id, promiseText: "A talk about pay", dueOn: null, isIntent: true },
  });
  expect(promised.id).toBeGreaterThan(0);
  const [intent] = await historyOf(request, thandi);
  expect(intent?.kind).toBe("promise_made");
  await openAs(page, thabo, `/people/${thabo.id}?entry=${intent?.id}`);
  await expect(page.getByText("is not open to you, or no longer exists")).toBeVisible();
  await expect(page.getByText("Profile changed").first()).toBeVisible();
  await expect(current(page)).toHaveCount(0);
});

test("the link to an entry is copied from the entry", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [newest] = await historyOf(request, thabo);
  await openAs(page, thabo, "/staff/me");
  await page
    .getByRole("button", { name: /^Copy the link to/ })
    .first()
    .click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/people/${thabo.id}`);
  expect(new URL(copied).search).toBe(`?entry=${newest?.id}`);
  await page.goto(copied);
  await expect(current(page)).toBeInViewport();
});

test("a search finds the history's entries by words and reports no match", async ({ page }) => {
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  const field = page.getByRole("searchbox", { name: "Search this history" });
  await field.fill("thabo 17");
  await expect(page.getByRole("status").filter({ hasText: "2 of 2 entries" })).toBeVisible();
  await field.fill("no such words");
  await expect(page.getByText("Nothing found")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^10 of/ })).toBeVisible();
});
