import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { api, type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";

const hardYellow = "#ffee00";
const logo =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const giveLook = (request: APIRequestContext, { owner: { token } }: Company, look: object) =>
  api(request, "PUT", "secure/tenant/update-tenant", { token, body: { ...look } });

const giveColor = (request: APIRequestContext, { owner }: Company, color: string | null) =>
  api(request, "PUT", `secure/employee/${owner.id}`, {
    token: owner.token,
    body: { preferences: { color } },
  });

const storedAccent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("baton-accent") ?? "{}").accent);

test("the company's colour paints the app for users without their own colour [THEME-08]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  await giveLook(request, company, { accentColor: hardYellow });
  await openAs(page, company.owner, "/superadmin/dashboard");
  await expect.poll(() => storedAccent(page)).toBe(hardYellow);

  await page.goto("/settings");
  await expect(page.getByRole("radio", { name: "Company colour" })).toBeChecked();
  await page.getByRole("radio", { name: "Green" }).check();
  await expect.poll(() => storedAccent(page)).toBe("green");
  const saved = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.preferences?.color === null,
  );
  await page.getByRole("radio", { name: "Company colour" }).check();
  await expect.poll(() => storedAccent(page)).toBe(hardYellow);
  // The choice applies before it is saved, and must not overtake the next one from elsewhere.
  await saved;
  await giveColor(request, company, "blue");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Blue" })).toBeChecked();
  await expect.poll(() => storedAccent(page)).toBeUndefined();

  await giveColor(request, company, null);
  await page.reload();
  await expect.poll(() => storedAccent(page)).toBe(hardYellow);
  // Without the app's scripts, only the first paint can show the colour.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  const style = () => page.evaluate(() => document.documentElement.getAttribute("style"));
  await expect.poll(style).toContain("--accent-solid");
});

test("no colour shows as chosen before the company's colour is known [THEME-08]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  await giveLook(request, company, { accentColor: hardYellow });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/get-tenant", (route) => held.then(() => route.continue()));
  await openAs(page, company.owner, "/settings");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Blue" })).not.toBeChecked();
  answer();
  await expect(page.getByRole("radio", { name: "Company colour" })).toBeChecked();
});

test("the second of two quickly chosen colours is stored [THEME-08]", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  const saves: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/secure/employee/${owner.id}`, async (route) => {
    saves.push(route.request().postDataJSON().preferences.color);
    if (saves.length === 1) await held;
    await route.continue();
  });
  await openAs(page, owner, "/settings");
  await page.getByRole("radio", { name: "Green" }).check();
  await page.getByRole("radio", { name: "Red" }).check();
  await expect.poll(() => storedAccent(page)).toBe("red");
  expect(saves).toEqual(["green"]);
  answer();
  const stored = () => api(request, "GET", "secure/employee/current-employee", owner);
  await expect.poll(stored).toMatchObject({ preferences: { color: "red" } });
});

test("a barely readable colour stays readable in both themes and every width", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  await giveLook(request, company, { accentColor: hardYellow, logo });
  await openAs(page, company.owner, "/superadmin/leave/my-leave");
  await expect.poll(() => storedAccent(page)).toBe(hardYellow);
  for (const path of ["/superadmin/leave/my-leave", "/settings", "/settings?profile=security"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, includeHidden: true }).waitFor();
    expect(await problemsInEveryAppearance(page), path).toEqual([]);
  }
});

test("the rail shows the company's logo, or else its initials [HEADER-01]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  await openAs(page, company.owner, "/superadmin/dashboard");
  const rail = page.getByRole("navigation", { name: "Main navigation" });
  const mark = rail.getByRole("img", { name: "Protea Foods" });
  await expect(mark).toHaveText("PF");
  await giveLook(request, company, { logo });
  await page.reload();
  await expect(mark.and(rail.locator("img"))).toBeVisible();
  await expect(page.getByRole("banner").getByRole("img", { name: "Baton HR" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByRole("img", { name: "Protea Foods" })).toBeVisible();
});
