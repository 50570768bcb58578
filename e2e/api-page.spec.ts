import type { Page } from "@playwright/test";
import { looks, rulesFor } from "./appearances.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";

const operation = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const operations = (page: Page) => page.locator("section[id] > details:visible");

for (const look of looks)
  test(`axe finds nothing on the API page, ${look.colorScheme}, ${look.width} wide`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.goto("/prod/docs#leave.approve");
    await expect(operation(page, "leave.approve")).toHaveAttribute("open");
    await expect(operation(page, "leave.approve")).toBeInViewport();
    await operation(page, "auth.login").locator("summary").click();
    await expect(operation(page, "auth.login")).toHaveAttribute("open");
    expect(await problemsOf(page, rulesFor(look))).toEqual([]);
    expect(errors).toEqual([]);
  });

test("the keyboard searches the API page", async ({ page }) => {
  await page.goto("/prod/docs");
  const all = await operations(page).count();
  await page.keyboard.press("/");
  await page.keyboard.type("leave_already_decided PUT");
  await expect(page.getByRole("status")).toHaveText(`9 of ${all} operations`);
  await expect(operations(page)).toHaveCount(9);
  await expect(operation(page, "auth.login")).toBeHidden();
  await page.getByRole("link", { name: /^auth/i }).click();
  await expect(operations(page)).toHaveCount(all);
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("the API page has the theme that was chosen in the app", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
  await page.goto("/prod/docs");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(15, 17, 21)");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the API page can be read, and offers no search", async ({ page }) => {
    await page.goto("/prod/docs");
    await operation(page, "leave.approve").locator("summary").click();
    await expect(page.getByText("leave_already_decided").filter({ visible: true })).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
