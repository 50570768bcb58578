import { expect, test } from "./journey.ts";
import { openKeptPage } from "./kept-page.ts";

const look = { colorScheme: "light", viewport: { width: 1440, height: 844 } } as const;

test("a journey finds its shared page clean of the one before", async ({ browser }) => {
  const kept = await openKeptPage(browser);
  const { page } = kept;
  await kept.begin(look, {});
  await page.addInitScript(() => localStorage.setItem("left", "behind"));
  await page.route("**/signin", (route) => route.abort());
  await page.context().newPage();
  await page.goto("/terms");
  await page.evaluate(() => sessionStorage.setItem("left", "behind"));
  await page.context().setOffline(true);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await kept.end()).toBe(true);

  await kept.begin(look, {});
  expect(page.context().pages()).toEqual([page]);
  await page.goto("/signin");
  const found = await page.evaluate(() => [
    localStorage.getItem("left"),
    sessionStorage.getItem("left"),
    matchMedia("screen").matches,
    matchMedia("(prefers-color-scheme: light)").matches,
    innerWidth,
  ]);
  expect(found).toEqual([null, null, true, true, 1440]);
  await page.context().close();
});

test("a page whose clock was set is not used again", async ({ browser }) => {
  const { page, end } = await openKeptPage(browser);
  await page.clock.install();
  await page.goto("/terms");
  expect(await end()).toBe(false);
  await page.context().close();
});
