import type { Page } from "@playwright/test";
import { newCompany, openAs, type Person, password, registerCompany } from "./company.ts";
import { expect, test } from "./journey.ts";
import { press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

async function signIn(page: Page, { email }: Pick<Person, "email">): Promise<void> {
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign In");
}

test("a user who follows a link signed out arrives there after sign-in [GUARD-01, SIGNIN-12]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  for (const path of [
    "/superadmin/user-management?search=khumalo&profile=employment",
    "/settings?section=sessions",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
    await page.reload();
    await signIn(page, owner);
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll("?", "\\?")}$`));
    await page.evaluate(() => localStorage.removeItem("authToken"));
  }
});

test("a session that has ended meanwhile leads back the same way [SESS-04]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await request.post("/prod/secure/auth/sign-out", {
    headers: { Authorization: `Bearer ${owner.token}` },
    data: {},
  });
  await openAs(page, owner, "/superadmin/leave/management");
  await signIn(page, owner);
  await expect(page).toHaveURL(/\/superadmin\/leave\/management$/);
});

test("a forbidden page sends people where their account state says [GUARD-03, GUARD-04, GUARD-09]", async ({
  page,
  request,
}) => {
  const { company, person } = await newCompanyWithCook(request);
  const { owner: pending } = await registerCompany(request);
  for (const [path, who, landing] of [
    ["/superadmin/user-management", person, "/staff/dashboard"],
    ["/staff/leave/my-leave", company.owner, "/superadmin/dashboard"],
    ["/superadmin/leave/management", pending, "/superadmin/update-company-profile"],
    ["/settings", pending, "/superadmin/update-company-profile"],
  ] as const) {
    await page.goto(path);
    await signIn(page, who);
    await expect(page, path).toHaveURL(new RegExp(`${landing}$`));
    await page.evaluate(() => localStorage.removeItem("authToken"));
  }
});

test("a user who logs out or opens sign-in lands by account state", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/leave/management");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await signIn(page, owner);
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});

test("nobody is led to another site, whatever the way back contains", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  const origin = new URL(process.env.BASE_URL ?? "").origin;
  await page.goto("//evil.example/superadmin/dashboard".replace("//", `${origin}//`));
  expect(new URL(page.url()).origin).toBe(origin);
  for (const wanted of [
    "https://evil.example/",
    "//evil.example/superadmin/dashboard",
    "/\\evil.example",
    "javascript:alert(1)",
    { to: "https://evil.example/" },
  ]) {
    await page.goto("/signin");
    await page.evaluate((value) => {
      history.replaceState({ ...history.state, wanted: value }, "");
    }, wanted);
    await page.reload();
    await signIn(page, owner);
    await expect(page).toHaveURL(`${origin}/superadmin/dashboard`);
    await page.evaluate(() => localStorage.removeItem("authToken"));
  }
});
