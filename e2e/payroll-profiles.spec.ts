import { readFileSync } from "node:fs";
import { problemsInEveryAppearance } from "./appearances.ts";
import { makeCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";

test("a profile is arranged, then chosen for the payroll file", async ({ page, request }) => {
  const { owner } = await makeCompany(request);
  await openAs(page, owner, "/superadmin/tenant-settings?section=configuration&tab=integrations");
  await expect(page.getByText("Your company has no profile.")).toBeVisible();
  await press(page, "Add a profile");
  const form = page.getByRole("dialog", { name: "Add a payroll profile" });
  await field(form, "Name").fill("Wages");
  await press(form, "Leave out Kind");
  await press(form, "Move Days up");
  await expect(form.getByRole("button", { name: "Move Days up" })).toBeFocused();
  await form.getByLabel("Heading of Days").fill("Units");
  await press(form, "Show the First Lines");
  await expect(form.getByText("There is no approved leave in this period.")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(form, "Save");
  await expect(page.getByText("There is one profile.")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("link", { name: "Download payroll files" }).click();
  const taken = page.getByRole("region", { name: "Leave taken" });
  const chosen = taken.getByRole("combobox", { name: "Profile" });
  await expect(chosen).toHaveText("Without a profile");
  await chosen.click();
  await page.getByRole("option", { name: "Wages" }).click();
  await taken.getByLabel("From").fill("2027-09-01");
  await taken.getByLabel("To").fill("2027-09-30");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    taken.getByRole("button", { name: "Download leave taken" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toMatch(/,Leave Type,Units,Paid,/);
  await page.reload();
  await expect(chosen).toHaveText("Wages");

  const changes = page.getByRole("region", { name: "Joiners, movers and leavers" });
  await changes.getByLabel("From").fill("2020-01-01");
  await changes.getByLabel("To").fill("2020-01-31");
  const [list] = await Promise.all([
    page.waitForEvent("download"),
    changes.getByRole("button", { name: "Download joiners, movers and leavers" }).click(),
  ]);
  expect(readFileSync(await list.path(), "utf8")).toMatch(/,Weekly Hours\r\n$/);
});
