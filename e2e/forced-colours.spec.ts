import type { Locator } from "@playwright/test";
import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { askForLeave, decideOnLeave, newKitchen } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  ({ company, thandi, thabo } = await newKitchen(request));
  const approved = await askForLeave(request, thabo, "2031-03-03", "2031-03-05");
  await decideOnLeave(request, company, "approve", approved);
  await askForLeave(request, thabo, "2031-03-10", "2031-03-11");
});
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

/** The part's fill and frame, as painted, and the ground of the page. */
const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(element);
    const ground = getComputedStyle(document.body).backgroundColor;
    return { fill: backgroundColor, image: backgroundImage, frame: outlineStyle, ground };
  });

test("forced colours leave approved and pending bars in the planner", async ({ page }) => {
  await openAs(page, thandi, "/staff/team-leave?from=2031-03-03&weeks=2");
  const row = page.getByRole("row", { name: /^Thabo Nkosi/ });
  const approved = await lookOf(row.getByRole("link", { name: /approved$/ }));
  expect(approved.fill).not.toBe(approved.ground);
  const pending = await lookOf(row.getByRole("link", { name: /pending$/ }));
  expect(pending.image).toContain("repeating-linear-gradient");
});

test("forced colours leave the line of managers and the chosen history filter", async ({
  page,
}) => {
  await openAs(page, thabo, "/staff/me");
  const line = await lookOf(page.locator("[aria-hidden] .bg-figure:not(.rounded-full)").first());
  expect(line.fill).not.toBe(line.ground);
  const chips = page.getByRole("group", { name: "Show" }).locator("label");
  const [chosen, other] = [await lookOf(chips.first()), await lookOf(chips.nth(1))];
  expect([chosen.frame, other.frame]).toEqual(["solid", "none"]);
});

test("forced colours leave the chosen tab and the entry of the rail", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/user-management?view=gaps");
  const [chosen, other] = [
    await lookOf(page.getByRole("tab", { name: "Gaps" })),
    await lookOf(page.getByRole("tab", { name: "Users" })),
  ];
  expect([chosen.frame, other.frame]).toEqual(["solid", "none"]);
  await page.goto("/superadmin/calendar");
  const rail = page.getByRole("navigation", { name: "Main navigation" });
  const [current, elsewhere] = [
    await lookOf(rail.getByRole("link", { name: "Calendar" })),
    await lookOf(rail.getByRole("link", { name: "Dashboard" })),
  ];
  expect([current.frame, elsewhere.frame]).toEqual(["solid", "none"]);
});

test("forced colours leave the words of a pressed filter and a count", async ({ page }) => {
  await openAs(page, thandi, "/staff/leave/management?show=pending");
  const pressed = page.getByRole("button", { pressed: true }).first();
  const count = page.getByRole("banner").locator(".bg-red");
  for (const part of [pressed, count]) {
    const { color, backgroundColor, forcedColorAdjust } = await part.evaluate((element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      return { color, backgroundColor, forcedColorAdjust };
    });
    expect(forcedColorAdjust).toBe("none");
    expect(color).not.toBe(backgroundColor);
  }
});
