import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const sections = ["Home", "About", "Features", "Pricing"] as const;
const idOf = (name: string) => name.toLowerCase();
const features = [
  "Dashboard",
  "Leave Management",
  "My Leave",
  "Calendar",
  "Feedback System",
  "Notes Management",
] as const;

const header = (page: Page) => page.getByRole("banner");
const link = (within: Page | Locator, name: string) =>
  within.getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** A feature's card begins with its name. */
const card = (page: Page, name: string) =>
  page.locator("#features").getByRole("button", { name: new RegExp(`^${name} `) });
const plan = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

/** Opens the page and waits until it is interactive. */
async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() =>
      page
        .getByRole("button", { name: /theme/i })
        .evaluate((button) => Object.keys(button).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}

/** The visible share of an element's width, 0 to 1. */
const shareSeen = (element: Locator) =>
  element.evaluate((item) => {
    const { left, right, width } = item.getBoundingClientRect();
    return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) / width;
  });

test("a visitor finds the hero, the purpose, six features and the prices [LAND-01..07, LAND-16, LAND-27, LAND-34, LAND-35]", async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveTitle(/Baton HR/);
  const logo = header(page).getByRole("link", { name: "Baton HR" });
  await expect(logo).toHaveAttribute("href", "/");
  const blue = await logo.getByText("Baton", { exact: true }).evaluate((part) => {
    const { color } = getComputedStyle(part);
    return color;
  });
  expect(blue).toBe("rgb(37, 99, 235)");
  await expect(logo).toHaveText(/^Baton HR$/);

  expect(await page.locator("main section").evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    sections.map(idOf),
  );
  const hero = page.locator("#home");
  await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(link(hero, "Get Started")).toHaveAttribute("href", "/signup");
  await expect(page.locator("#about").getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.locator("#features").getByRole("listitem")).toHaveCount(3);
  expect(await page.getByRole("article").count()).toBe(3);
  await expect(link(header(page), "Login")).toHaveAttribute("href", "/signin");
  await expect(link(header(page), "Sign Up")).toHaveAttribute("href", "/signup");
});

test("Show More adds three features, and Show Less removes them [LAND-07, LAND-08, LAND-09, LAND-10]", async ({
  page,
}) => {
  await open(page);
  const shown = async (names: readonly string[]) => {
    for (const name of features)
      await expect(card(page, name), name).toBeVisible({ visible: names.includes(name) });
  };
  await shown(features.slice(0, 3));
  await button(page, "Show More").click();
  await shown(features);
  await button(page, "Show Less").click();
  await shown(features.slice(0, 3));
  await expect(button(page, "Show More")).toBeVisible();
});

for (const name of features) {
  test(`${name} opens enlarged by click or key, and closes again [LAND-11..15]`, async ({
    page,
  }) => {
    await open(page);
    await button(page, "Show More").click();
    const dialog = page.getByRole("dialog", { name });
    const small = card(page, name).locator("img:visible");
    const isLargerThanCard = async () => {
      const picture = dialog.getByRole("img");
      await expect(picture).toHaveAttribute("alt", new RegExp(`^${name}: `));
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
      const [large, card] = [await picture.boundingBox(), await small.boundingBox()];
      expect(large?.width).toBeGreaterThan(2 * (card?.width ?? 0));
    };

    await card(page, name).click();
    await isLargerThanCard();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page, name)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 450);
    await expect(dialog).toHaveCount(0);

    await card(page, name).press("Space");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("img").click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
}

test("a picture opened again in the moment it is closed stays open [LAND-11]", async ({ page }) => {
  await open(page);
  const [name = ""] = features;
  const dialog = page.getByRole("dialog", { name });
  await card(page, name).click();
  await expect(dialog).toBeVisible();
  const [closing, opening] = [
    await dialog.getByRole("button", { name: "Close" }).elementHandle(),
    await page.locator("#feature-cards button").first().elementHandle(),
  ];
  await page.evaluate(
    async ([first, second]) => {
      (first as HTMLElement).click();
      await Promise.resolve();
      (second as HTMLElement).click();
    },
    [closing, opening],
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(dialog).toBeVisible();
});

test("the plans cost and hold what they are said to [LAND-16, LAND-20..26, CONST-17, AMB-006]", async ({
  page,
}) => {
  await open(page);
  const expected = {
    Starter: [
      ["$49", "per month", "up to 50 employees"],
      ["Basic HR features", "email support", "standard reports", "mobile app access"],
    ],
    Professional: [
      ["$99", "per month", "up to 200 employees", "Most Popular"],
      [
        "Advanced HR features",
        "priority support",
        "custom reports",
        "API access",
        "training sessions",
      ],
    ],
    Enterprise: [
      ["custom price", "contact us"],
      [
        "Unlimited employees",
        "all features",
        "24/7 support",
        "custom integrations",
        "dedicated account manager",
        "on-site training",
      ],
    ],
  };
  for (const [name, [words = [], points = []]] of Object.entries(expected)) {
    for (const word of words)
      await expect(plan(page, name).getByText(word, { exact: true })).toBeVisible();
    expect(await plan(page, name).getByRole("listitem").allTextContents()).toEqual(points);
  }
  await expect(page.getByText("Most Popular")).toHaveCount(1);
});

test("paid plans lead to sign-up, Enterprise to a mail to support [LAND-25, AMB-046]", async ({
  page,
}) => {
  await open(page);
  for (const name of ["Starter", "Professional"])
    await expect(plan(page, name).getByRole("link")).toHaveAttribute("href", "/signup");
  await expect(link(plan(page, "Enterprise"), "contact us")).toHaveAttribute(
    "href",
    "mailto:support@127.0.0.1",
  );
});

test("arrows, dots and a swipe change the one plan on a phone [LAND-17, LAND-18, LAND-19]", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await open(page);
  const names = ["Starter", "Professional", "Enterprise"];
  const dot = (name: string) =>
    page.getByRole("group", { name: "Choose a plan" }).getByRole("button", { name });
  const seen = async (name: string) => {
    for (const one of names) {
      await expect.poll(() => shareSeen(plan(page, one))).toBeCloseTo(one === name ? 1 : 0, 0);
      await expect(dot(one)).toHaveAttribute("aria-current", String(one === name));
    }
  };
  await seen("Starter");
  await expect(button(page, "Previous plan")).toBeDisabled();
  await button(page, "Next plan").click();
  await seen("Professional");
  await button(page, "Next plan").click();
  await seen("Enterprise");
  await expect(button(page, "Next plan")).toBeDisabled();
  await button(page, "Previous plan").click();
  await seen("Professional");
  await dot("Starter").click();
  await seen("Starter");
  await plan(page, "Enterprise").evaluate((article) => article.scrollIntoView());
  await seen("Enterprise");
  await page.setViewportSize(sizes.desktop);
  await expect(button(page, "Next plan")).toBeHidden();
});

test("a header link scrolls smoothly to its section and marks it blue [LAND-28..33, LAND-42, CONST-09]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  const smooth = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await smooth()).toBe("smooth");
  const marked = async (name: string) => {
    for (const one of sections) {
      const isOne = one === name;
      const entry = link(header(page), one);
      await expect(entry).toHaveAttribute("href", `#${idOf(one)}`);
      if (isOne) await expect(entry).toHaveCSS("color", "rgb(37, 99, 235)");
      else await expect(entry).not.toHaveCSS("color", "rgb(37, 99, 235)");
    }
  };
  await marked("Home");
  for (const name of ["Features", "Pricing", "About", "Home"] as const) {
    await link(header(page), name).click();
    await expect.poll(() => top(page, idOf(name))).toBeCloseTo(64, -1);
    await marked(name);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await smooth()).toBe("auto");
  const about = (await top(page, "about")) + (await page.evaluate(() => scrollY));
  await page.evaluate((y) => scrollTo(0, y), about - 102);
  await marked("Home");
  await page.evaluate((y) => scrollTo(0, y), about - 98);
  await marked("About");
});

test("a phone's menu has the links and closes with every choice [LAND-36..41]", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await open(page);
  const menu = page.getByRole("button", { name: /^(Open|Close) menu$/ });
  const isOpen = async (expected: boolean) => {
    await expect(menu).toHaveAttribute("aria-expanded", String(expected));
    for (const name of [...sections, "Login", "Sign Up"])
      await expect(link(header(page), name)).toBeVisible({ visible: expected });
  };
  await isOpen(false);
  await menu.click();
  await isOpen(true);
  expect(await problemsOf(page)).toEqual([]);
  await menu.click();
  await isOpen(false);
  await menu.press("Enter");
  await isOpen(true);
  await page.keyboard.press("Escape");
  await isOpen(false);
  for (const name of sections) {
    await menu.click();
    await link(header(page), name).click();
    await isOpen(false);
    await expect(page).toHaveURL(new RegExp(`#${idOf(name)}$`));
  }
  // A response without content leaves the page in view.
  await page.route(/\/sign(in|up)$/, (route) => route.fulfill({ status: 204 }));
  for (const name of ["Login", "Sign Up"]) {
    await menu.click();
    await link(header(page), name).click();
    await isOpen(false);
  }
});

for (const [name, size] of Object.entries(sizes)) {
  test(`the header's theme on a ${name} survives a reload [LAND-41, THEME-03, THEME-05, THEME-07]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light" });
    await open(page);
    const html = page.locator("html");
    const shownPicture = () =>
      page
        .locator("#home")
        .getByRole("img")
        .evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect(html).toHaveClass("light");
    await expect.poll(shownPicture).toContain("light");
    await header(page).getByRole("button", { name: "Switch to dark theme" }).click();
    await expect(html).toHaveClass("dark");
    await expect.poll(shownPicture).toContain("dark");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expect(html).toHaveClass("dark");
  });
}

test("every text and link works without scripts [LAND-01, LAND-07, LAND-35, LAND-36]", async ({
  browser,
  baseURL,
}) => {
  for (const viewport of Object.values(sizes)) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto("/");
    for (const name of features) await expect(card(page, name)).toBeVisible();
    await expect(button(page, "Show More")).toBeHidden();
    await expect(page.getByRole("button", { name: /theme|menu|plan/i })).toHaveCount(0);
    for (const name of [...sections, "Login", "Sign Up"])
      await expect(link(header(page), name)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    for (const [name, path] of [
      ["Terms", "/terms"],
      ["Privacy", "/privacy"],
    ] as const) {
      await page.goto("/");
      await link(page.getByRole("contentinfo"), name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(link(page, "support@127.0.0.1")).toBeVisible();
    }
    await context.close();
  }
});

test("the page is painted and read before anything heavy is asked for", async ({ browser }) => {
  // A new page has no cache, as on a first visit.
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const resources = performance.getEntriesByType("resource").map(({ name }) => name);
      document.documentElement.dataset.beforeLoad = resources.join(" ");
    });
  });
  await open(page);
  const before = (await page.locator("html").getAttribute("data-before-load")) ?? "";
  expect(before).toContain("person-half-light");
  expect(before).not.toMatch(/react|hydrate|dark|calendar/);
  await page.close();
});

test("anyone who shares or searches finds the page under its own address", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/");
  const content = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);
  await expect(content("url")).toHaveAttribute("content", `${baseURL}/`);
  const picture = await content("image").getAttribute("content");
  expect(picture).toBe(`${baseURL}/social.jpg`);
  const { icons } = await (await request.get("/manifest.webmanifest")).json();
  const paths = [picture, "/favicon.svg", "/apple-touch-icon.png", "/robots.txt", "/sitemap.xml"];
  for (const path of [...paths, ...icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(path ?? "")).status(), path ?? "").toBe(200);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`<loc>${baseURL}/terms</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /superadmin");
});

test("axe finds nothing in the six cards, plain or enlarged [LAND-11]", async ({ page }) => {
  await open(page);
  await button(page, "Show More").click();
  for (const colorScheme of ["light", "dark"] as const)
    for (const [name, size] of Object.entries(sizes)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await expect(page.locator("html")).toHaveClass(colorScheme);
      expect(await problemsOf(page), `${colorScheme} ${name}`).toEqual([]);
      await card(page, "Calendar").click();
      expect(await problemsOf(page), `${colorScheme} ${name} enlarged`).toEqual([]);
      await page.keyboard.press("Escape");
    }
});

test("every button and link is large enough for a finger", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await open(page);
  await button(page, "Open menu").click();
  const small = await page
    .locator("button:visible, a:visible:not(.skip-link)")
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});
