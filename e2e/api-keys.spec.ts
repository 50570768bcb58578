import { problemsInEveryAppearance } from "./appearances.ts";
import { makeCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";

const none = "No other system has access. Make a key to connect one.";

test("a super administrator makes a key, sees its first call arrive, and revokes it", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { owner } = await makeCompany(request);
  await openAs(page, owner, "/superadmin/tenant-settings?section=configuration&tab=integrations");
  await expect(page.getByText(none)).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await press(page, "Make a key");
  const form = page.getByRole("dialog", { name: "Make an API key" });
  await field(form, "Name").fill("Payroll sync");
  await form.getByRole("checkbox", { name: /^Read people/ }).check();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(form, "Make the Key");

  const shown = page.getByRole("dialog", { name: "The secret of Payroll sync" });
  await expect(shown.getByText("Waiting for the first call...")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(shown, "Copy the secret");
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const headers = { authorization: `Bearer ${secret}` };
  const described = await request.get("/prod/v1/key", { headers });
  expect(await described.json()).toMatchObject({ name: "Payroll sync", scopes: ["people.read"] });
  await expect(shown.getByText(/^The first call has arrived, from /)).toBeVisible();
  expect((await request.get("/prod/v1/departments", { headers })).status()).toBe(403);

  await press(shown, "I Have Stored It");
  const item = page.getByRole("listitem").filter({ hasText: "Payroll sync" });
  await expect(item).toContainText(/Last used .* from /);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await press(page, "Revoke Payroll sync");
  await press(page.getByRole("alertdialog"), "Revoke the key");
  await expect(page.getByText(none)).toBeVisible();
  expect((await request.get("/prod/v1/key", { headers })).status()).toBe(401);
});
