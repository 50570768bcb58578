import type { Page } from "@playwright/test";
import { newCompany, openAs, type Person, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const account = (page: Page, { name }: Pick<Person, "name">) =>
  page.getByRole("button", { name: `Account of ${name}` });

/** A second tab without news from the server: it learns of a change only from the first. */
async function otherTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.route("**/secure/notifications/stream", () => {});
  await other.goto(path);
  return other;
}

async function logOut(page: Page, person: Person): Promise<void> {
  await account(page, person).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
}

test("signing out and in in one tab reaches the others at once [SESS-04, SESS-05]", async ({
  page,
  request,
}) => {
  const { owner, person: cook } = await newCompanyWithCook(request);
  await openAs(page, owner, "/superadmin/dashboard");
  const other = await otherTab(page, "/superadmin/user-management");
  await expect(other.getByText(cook.email)).toBeVisible();
  await other.route("**/prod/secure/**", () => {});

  await logOut(page, owner);
  await expect(other).toHaveURL(/\/signin$/);
  await expect(other.getByText(cook.email)).toBeHidden();

  await other.unroute("**/prod/secure/**");
  await field(page, "Email").fill(cook.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign In");
  await expect(other).toHaveURL(/\/staff\/dashboard$/);
  await expect(account(other, cook)).toBeVisible();
});

test("another person's sign-in clears the other tabs of the former person [SESS-01]", async ({
  page,
  request,
}) => {
  const { owner, person: cook } = await newCompanyWithCook(request);
  await openAs(page, owner, "/superadmin/dashboard");
  const other = await otherTab(page, "/superadmin/user-management?add=true");
  await field(other, "First Name").fill("Lerato");
  await other.evaluate(() => sessionStorage.setItem("draft", "of the one before"));

  await page.evaluate(
    ([token, email]) => {
      localStorage.setItem("userEmail", email as string);
      localStorage.setItem("authToken", token as string);
    },
    [cook.token, cook.email],
  );
  await expect(account(other, cook)).toBeVisible();
  await expect(other).toHaveURL(/\/staff\/dashboard$/);
  expect(await other.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
  expect(await other.evaluate(() => localStorage.getItem("authToken"))).toBe(cook.token);
});

test("a new token of the same person leaves the other tabs unchanged", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  const again = await request.post("/prod/api/auth/login", {
    data: { email: owner.email, password },
  });
  const { token } = await again.json();
  await openAs(page, owner, "/superadmin/dashboard");
  const other = await otherTab(page, "/superadmin/user-management?add=true");
  await field(other, "First Name").fill("Lerato");
  await page.evaluate((value) => localStorage.setItem("authToken", value), token);
  await expect.poll(() => other.evaluate(() => localStorage.getItem("authToken"))).toBe(token);
  await expect(field(other, "First Name")).toHaveValue("Lerato");
});
