import type { Page } from "@playwright/test";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { askForLeave, newKitchen } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
let handoverId: number;
test.beforeAll(async ({ request }) => {
  const kitchen = await newKitchen(request);
  ({ company, thandi, thabo } = kitchen);
  await askForLeave(request, thabo, "2031-03-03", "2031-03-05");
  await api(request, "PUT", `secure/departments/update-department/${kitchen.departmentId}`, {
    token: company.owner.token,
    body: {
      departmentName: "Kitchen",
      departmentHeadId: kitchen.lerato.id,
      headFrom: inDays(30),
    },
  });
  const listed = () =>
    api<{ id: number; employee: { id: number } }[]>(request, "GET", "secure/continuity/handovers", {
      token: thandi.token,
    });
  await expect
    .poll(async () => {
      const handover = (await listed()).find(({ employee }) => employee.id === thabo.id);
      handoverId = handover?.id ?? 0;
      return handoverId;
    })
    .toBeGreaterThan(0);
});

/** Shows on the screen what goes to the printer of someone with the dark theme. */
async function putOnPaper(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/light/);
}

const head = (page: Page) => page.locator("[data-paper-head]").filter({ visible: true });

/** Everything of the shell, and everything to press. */
async function expectNoControls(page: Page) {
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText("Skip to content")).toBeHidden();
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
}

async function printed(page: Page) {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const pages = [...file.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(file) ?? [];
  return { pages, isWide: Number(width) > Number(height) };
}

test("a planner prints on one wide page, named and dated", async ({ page }) => {
  await openAs(page, thandi, "/staff/team-leave?from=2031-03-03&weeks=6");
  await expect(page.getByRole("row", { name: /^Thabo Nkosi/ })).toBeVisible();
  await putOnPaper(page);
  await expectNoControls(page);
  await expect(head(page)).toContainText("Protea Foods");
  await expect(head(page)).toContainText("Leave Planner");
  await expect(head(page)).toContainText(/3 Mar – 13 Apr 2031.* · as of .*Printed on/s);
  // The inside of a sheet of A4, in CSS pixels.
  await page.setViewportSize({ width: 1047, height: 700 });
  const overflow = await page
    .getByRole("table")
    .evaluate((table) => table.getBoundingClientRect().right - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await printed(page)).toEqual({ pages: 1, isWide: true });
});

test("a statement prints person, type and day, and nothing behind it", async ({ page }) => {
  await openAs(page, thabo, "/staff/leave/my-leave?statement=annual&asOf=2031-12-31");
  await expect(page.getByRole("dialog")).toContainText("days left");
  await putOnPaper(page);
  await expectNoControls(page);
  await expect(head(page)).toHaveCount(1);
  await expect(head(page)).toContainText("Protea Foods");
  await expect(head(page)).toContainText("Leave Statement");
  await expect(head(page)).toContainText(
    /Thabo Nkosi · annual leave · as of 31 Dec 2031.*Printed/s,
  );
  await expect(page.getByRole("heading", { name: "My Leave Overview" })).toBeHidden();
  expect(await printed(page)).toEqual({ pages: 1, isWide: false });
});

test("a handover prints its texts without the form to ask", async ({ page }) => {
  await openAs(page, thandi, `/staff/handovers/${handoverId}`);
  await page.getByLabel("What matters now").fill("The new oven comes in January");
  await expect(page.getByText("Saved. Only you can see it")).toBeVisible();
  await putOnPaper(page);
  await expectNoControls(page);
  await expect(head(page)).toContainText(/Protea Foods.*Handover.*Thabo Nkosi · .* · as of/s);
  await expect(page.getByLabel("What matters now")).toBeVisible();
  expect((await printed(page)).pages).toBe(2);
});

for (const who of ["thandi", "thabo"] as const)
  test(`${who} prints the history of Thabo`, async ({ page }) => {
    const own = who === "thabo";
    await openAs(page, own ? thabo : thandi, own ? "/staff/me" : `/staff/people/${thabo.id}`);
    await expect(page.getByText("Leave requested").first()).toBeVisible();
    await putOnPaper(page);
    await expectNoControls(page);
    await expect(head(page)).toContainText(/Protea Foods.*History.*Thabo Nkosi · as of/s);
    await expect(page.getByText("Leave requested").first()).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });
