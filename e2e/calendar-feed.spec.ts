import { problemsInEveryAppearance } from "./appearances.ts";
import { addEvent, dialog } from "./calendar.ts";
import { newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a secret calendar address is made, shown once, fetched, replaced and revoked", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  const tomorrow = Temporal.Now.plainDateISO("Africa/Johannesburg").add({ days: 1 }).toString();
  await addEvent(request, company, { eventName: "Board meeting", eventDate: tomorrow });
  await openAs(page, company.owner, "/superadmin/calendar");
  const opener = page.getByRole("button", { name: "Use in your own calendar program" });
  await opener.click();
  const box = dialog(page, "Your calendar elsewhere");
  await expect(box.getByText("You have no address yet.")).toBeVisible();
  await box.getByRole("button", { name: "Create address" }).click();
  const address = box.getByLabel("Secret address");
  await expect(address).toHaveValue(/\/prod\/api\/calendar\/feed\/[\w-]{64}\.ics$/);
  const first = await address.inputValue();
  await box.getByRole("button", { name: "Copy address" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  const fetched = async (url: string) => request.get(new URL(url).pathname);
  expect(await (await fetched(first)).text()).toContain("SUMMARY:Board meeting");
  await box.getByRole("button", { name: "Close" }).click();
  await opener.click();
  await expect(box.getByText("It cannot be shown again")).toBeVisible();
  await expect(address).toBeHidden();
  await box.getByRole("button", { name: "Replace address" }).click();
  await expect(address).toBeVisible();
  const second = await address.inputValue();
  expect((await fetched(first)).status()).toBe(404);
  expect((await fetched(second)).status()).toBe(200);
  await box.getByRole("button", { name: "Revoke address" }).click();
  await page
    .getByRole("alertdialog", { name: "Revoke your address?" })
    .getByRole("button", { name: "Revoke address" })
    .click();
  await expect(box.getByText("You have no address yet.")).toBeVisible();
  expect((await fetched(second)).status()).toBe(404);
});
