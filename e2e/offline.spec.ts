import { openAs } from "./company.ts";
import { openConnection } from "./connection.ts";
import { expect, test } from "./journey.ts";
import { newCompanyWithCook } from "./staff.ts";

const lost = "Connection lost. Trying again…";

for (const [how, isNoticed] of [
  ["the browser is offline", true],
  ["the server is away", false],
] as const) {
  test(`the shell stays while ${how}, and the page comes with the connection [SESS-04]`, async ({
    page,
    context,
    request,
  }) => {
    const { owner, person: cook } = await newCompanyWithCook(request);
    const connection = await openConnection();
    const lose = () => (isNoticed ? context.setOffline(true) : connection.lose());
    const restore = () => (isNoticed ? context.setOffline(false) : connection.restore());
    await openAs(page, owner, `${connection.url}/superadmin/dashboard`);
    const account = page.getByRole("button", { name: /Account of/ });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await lose();
    const places = page.getByRole("navigation", { name: "Main navigation" });
    await places.getByRole("link", { name: "User Management" }).click();
    await expect(page.getByText(lost)).toBeVisible();
    await expect(account).toBeVisible();
    await restore();
    await expect(page.getByRole("table").getByText(cook.email)).toBeVisible();
    await expect(page.getByText(lost)).toBeHidden();

    // A page with its code shows its cached content, and loads the rest later.
    await lose();
    await places.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(account).toBeVisible();
    await page.getByRole("link", { name: "Support" }).first().click();
    await expect(page.getByText(lost)).toBeVisible();
    await expect(account).toBeVisible();
    await restore();
    await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
    await expect(page.getByText(lost)).toBeHidden();
    await connection.close();
  });
}
