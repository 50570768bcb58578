import type { Page } from "@playwright/test";
import { password } from "./company.ts";
import { holdScripts } from "./connection.ts";
import { expect, test } from "./journey.ts";

/** Mobile data at its slowest, on a phone that computes slowly. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** The measures of the shell's parts that depend on no font, for the skeleton and for the screen. */
const boxesOf = (page: Page, parts: Record<string, string>) =>
  page.evaluate((selectors) => {
    const boxOf = (name: string) => {
      const box = document.querySelector(selectors[name] ?? "")?.getBoundingClientRect();
      return box ?? new DOMRect();
    };
    const [logo, title] = [boxOf("logo"), boxOf("title")];
    return {
      rail: boxOf("rail").toJSON(),
      header: boxOf("header").toJSON(),
      logo: [logo.top, logo.width, logo.height],
      title: [title.right, title.top, title.bottom],
    };
  }, parts);

const skeleton = "[data-skeleton]";
const skeletonParts = {
  rail: `${skeleton} [data-part=rail]`,
  header: `${skeleton} [data-part=header]`,
  logo: `${skeleton} [data-part=header] svg`,
  title: `${skeleton} [data-part=title]`,
};
const screenParts = {
  rail: "nav",
  header: "header",
  logo: "header [role=img] svg",
  title: "header > :nth-child(3)",
};

const first = (page: Page) => page.getByRole("heading", { level: 1 });

for (const area of ["superadmin", "staff"] as const)
  for (const width of [1440, 800, 390])
    test(`the ${area} skeleton shows before the scripts, in the screen's place, ${width} wide`, async ({
      page,
      shared,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const { token } = area === "staff" ? shared.cook : shared.owner;
      await page.addInitScript((value) => {
        localStorage.setItem("authToken", value);
      }, token);
      const scripts = await holdScripts(page);
      await page.goto(`/${area}/dashboard`, { waitUntil: "commit" });
      await expect(page.locator(skeleton)).toBeVisible();
      await expect(page.getByRole("status")).toHaveText("Loading…");
      const before = await boxesOf(page, skeletonParts);
      scripts.release();
      await expect(first(page)).toBeVisible();
      await expect(page.locator(skeleton)).toBeHidden();
      expect(await boxesOf(page, screenParts)).toEqual(before);
    });

test("a reload on a slow line shows the skeleton before any script arrives", async ({
  page,
  shared,
}) => {
  await page.addInitScript((token) => {
    localStorage.setItem("authToken", token);
  }, shared.owner.token);
  await page.goto("/superadmin/dashboard");
  await expect(first(page)).toBeVisible();
  await slowDown(page);
  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator(skeletonParts.rail)).toBeVisible();
  await expect(page.locator(skeletonParts.header)).toBeVisible();
  scripts.release();
  await expect(first(page)).toBeVisible();
  await expect(page.locator(skeleton)).toBeHidden();
});

test("sign-in on a slow line shows the skeleton before the app's code arrives", async ({
  page,
  shared,
}) => {
  const app = Promise.withResolvers<void>();
  await page.route("**/assets/{app,router,frame}-*.js", async (route) => {
    await app.promise;
    await route.continue();
  });
  await slowDown(page);
  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(shared.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.locator(skeletonParts.rail)).toBeVisible();
  await expect(page.locator(skeletonParts.header)).toBeVisible();
  app.resolve();
  await expect(first(page)).toBeVisible();
  await expect(page.locator(skeleton)).toBeHidden();
});

test("a wizard and a page without a session open without the skeleton", async ({
  page,
  shared,
}) => {
  const scripts = await holdScripts(page);
  await page.goto("/superadmin/dashboard", { waitUntil: "commit" });
  await expect(page.locator(skeleton)).toBeAttached();
  await expect(page.locator(skeleton)).toBeHidden();
  await page.evaluate((token) => localStorage.setItem("authToken", token), shared.owner.token);
  await page.goto("/superadmin/update-company-profile", { waitUntil: "commit" });
  await expect(page.locator(skeleton)).toBeAttached();
  await expect(page.locator(skeleton)).toBeHidden();
  scripts.release();
});
