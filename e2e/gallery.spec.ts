import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { build, type PreviewServer, preview } from "vite";
import { looks, rulesFor } from "./appearances.ts";
import { colourRules, violationsOf } from "./axe.ts";
import { stoppableClock } from "./clock.ts";
import { expect, test } from "./journey.ts";

const root = path.dirname(import.meta.dirname);
let outDir = "";
let server: PreviewServer;
let address = "";

test.beforeAll(async () => {
  outDir = mkdtempSync(path.join(tmpdir(), "gallery-"));
  const configFile = path.join(root, "vite.config.ts");
  const input = path.join(root, "web/gallery.html");
  const options = { outDir, emptyOutDir: true, rolldownOptions: { input } };
  await build({ root: path.join(root, "web"), configFile, logLevel: "error", build: options });
  server = await preview({
    root: path.join(root, "web"),
    configFile,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
  address = `${server.resolvedUrls?.local[0]}gallery.html`;
});

test.afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true });
});

type Theme = "light" | "dark";
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function open(page: Page, theme: Theme, size: keyof typeof sizes) {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(address);
  await page.getByRole("heading", { name: "Gallery" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return problems;
}

const states: Record<string, (page: Page) => Promise<void>> = {
  "as it comes": async () => {},
  "with bad input": async (page) => {
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
    await expect(page.getByText("Choose a password").last()).toBeVisible();
  },
  "with a dialog": async (page) => {
    await page.getByRole("button", { name: "Open dialog" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByLabel("Department name")).toBeFocused();
  },
  "with a list open in a dialog": async (page) => {
    await page.getByRole("button", { name: "Open dialog" }).click();
    await page.getByRole("dialog").getByRole("combobox").click();
    await expect(page.getByRole("option", { name: "Branch" })).toBeVisible();
  },
  "with a question": async (page) => {
    await page.getByRole("button", { name: "Ask first" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "with a menu": async (page) => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("menuitem", { name: "Export" })).toBeVisible();
  },
  "with a popover": async (page) => {
    await page.getByRole("button", { name: "Open popover" }).click();
    await expect(page.getByText("Nothing new since yesterday.")).toBeVisible();
  },
  "with a list": async (page) => {
    await page.getByRole("combobox", { name: "City" }).click();
    await expect(page.getByRole("option", { name: "Durban" })).toBeVisible();
  },
  "with a tooltip": async (page) => {
    await page.getByRole("button", { name: "Open popover" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByText("Notifications", { exact: true })).toBeVisible();
  },
  "with a drawer": async (page) => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "with a slide-out menu": async (page) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("button").click();
    await expect(page.getByRole("link", { name: "My Leave" })).toBeVisible();
  },
  "with toasts": async (page) => {
    await page.getByRole("button", { name: "Show success" }).click();
    await page.getByRole("button", { name: "Show error" }).click();
    await expect(page.getByText("Leave request sent")).toBeVisible();
  },
};

for (const look of looks)
  for (const [name, act] of Object.entries(states))
    test(`axe finds nothing in the gallery ${name}, ${look.colorScheme}, ${look.width} wide`, async ({
      page,
    }) => {
      const problems = await open(page, look.colorScheme, look.width === 390 ? "phone" : "desktop");
      await act(page);
      expect(await violationsOf(page, rulesFor(look))).toEqual([]);
      expect(problems).toEqual([]);
    });

test("every part is readable in every accent, in either theme [THEME-08]", async ({ page }) => {
  await open(page, "light", "desktop");
  for (const accent of ["Green", "Black", "Red"]) {
    await page.getByRole("radio", { name: accent }).check();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveClass(colorScheme);
      expect(await violationsOf(page, colourRules), `${accent}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("nothing scrolls sideways on a phone, and fingers find every button", async ({ page }) => {
  await open(page, "light", "phone");
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  const small = await page
    .locator(
      "button:visible, [role=combobox]:visible, input:not([type=checkbox], [type=radio], [aria-hidden]):visible",
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((element) => element.outerHTML.slice(0, 160)),
    );
  expect(small).toEqual([]);
});

test("the theme follows the system, then the toggle, without a flash [THEME-03] [THEME-05] [THEME-07]", async ({
  page,
}) => {
  await open(page, "dark", "desktop");
  await expect(page.locator("html")).toHaveClass("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveClass("light");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect(page.locator("html")).toHaveClass("dark");
});

test("a change of theme shows in one step, without fading text [THEME-05]", async ({ page }) => {
  await open(page, "light", "desktop");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  const fading = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () =>
          document.getAnimations().filter((one) => one instanceof CSSTransition).length;
        new MutationObserver(() => resolve(count())).observe(document.documentElement, {
          attributeFilter: ["class"],
        });
      }),
  );
  await page.getByRole("button", { name: "Switch to dark theme" }).dispatchEvent("click");
  expect(await fading).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme-changing");
});

for (const [motion, howTheyOpen] of [
  ["no-preference", "grow or slide as they open"],
  ["reduce", "open in their place and of their size if less motion is asked for"],
] as const)
  test(`dialogs, menus and drawers ${howTheyOpen}`, async ({ page }) => {
    await open(page, "light", "desktop");
    await page.emulateMedia({ reducedMotion: motion });
    for (const opener of ["Open dialog", "Open menu", "Menu"]) {
      const button = page.getByRole("button", { name: opener, exact: true });
      const opening = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new MutationObserver(() => {
              const popup = document.querySelector(
                "[data-starting-style]:is([role=dialog], [role=menu])",
              );
              if (!popup) return;
              const { scale, translate } = getComputedStyle(popup);
              resolve(`${scale} ${translate}`);
            }).observe(document, { subtree: true, childList: true, attributes: true });
          }),
      );
      await button.dispatchEvent("click");
      if (motion === "reduce") expect(await opening, opener).toBe("none none");
      else expect(await opening, opener).not.toBe("none none");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(0);
    }
  });

test("a dialog with unsaved input asks before closing and returns focus", async ({ page }) => {
  await open(page, "light", "desktop");
  const opener = page.getByRole("button", { name: "Open dialog" });
  await opener.click();
  await page.getByLabel("Department name").fill("Payments");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Department name")).toHaveValue("Payments");
  await page.mouse.click(5, 5);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a form focuses the field with the server's finding", async ({ page }) => {
  await open(page, "light", "desktop");
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("taken@example.com");
  await page.getByLabel("Choose a password").fill("longenough1");
  await page.getByRole("combobox", { name: "Company size" }).click();
  await page.getByRole("option", { name: "Up to 50 people" }).click();
  await email.press("Enter");
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  await expect(page.getByText("This address is in use")).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("This address is in use");
});

test("headers sort, pages turn and a tab keeps its input", async ({ page }) => {
  await open(page, "light", "desktop");
  const table = page.getByRole("table", { name: "People", exact: true });
  await table.getByRole("button", { name: "Name" }).click();
  await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(table.getByRole("rowheader").first()).toHaveText("Zoë Adams");
  const pages = page.getByRole("navigation", { name: "Pages of People" });
  await pages.getByRole("button", { name: "Last page" }).click();
  await expect(pages.getByText("Page 2 of 2")).toBeVisible();
  await page.getByLabel("Preferred name").fill("Thandi");
  await page.getByRole("tab", { name: "Profile" }).press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Three documents.")).toBeVisible();
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByLabel("Preferred name")).toHaveValue("Thandi");
});

test("a success stays 2 s, an error 4 s, others as given [CONST-05]", async ({ page }) => {
  const clock = await stoppableClock(page);
  await open(page, "light", "desktop");
  await clock.stop();
  await page.getByRole("button", { name: "Show success" }).click();
  await page.getByRole("button", { name: "Show error" }).click();
  await page.getByRole("button", { name: "Show for 6 s" }).click();
  const opacities = () =>
    Promise.all(
      ["Leave request sent", "This e-mail address is in use.", "Saved as draft"].map((text) =>
        page
          .getByRole("status")
          .filter({ hasText: text })
          .evaluateAll(([toast]) => (toast ? getComputedStyle(toast).opacity : "gone")),
      ),
    );
  await clock.pass(1_500);
  await expect.poll(opacities).toEqual(["1", "1", "1"]);
  await clock.pass(1_000);
  await expect.poll(opacities).toEqual(["0", "1", "1"]);
  await clock.pass(2_000);
  await expect.poll(opacities).toEqual(["gone", "0", "1"]);
  await clock.pass(2_000);
  await expect.poll(opacities).toEqual(["gone", "gone", "0"]);
});
