import { inBothAppearances } from "./appearances.ts";
import { openAs, registerCompany, signUp } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { field, press, step } from "./screen.ts";

inBothAppearances(() => {
  test("a screen reader finds its way through sign-up and registration", async ({
    page,
    request,
  }) => {
    await page.goto("/signup");
    await field(page, "Email").fill("owner");
    await field(page, "Email").press("Enter");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);

    const owner = await signUp(request);
    await openAs(page, owner, "/superadmin/registration");
    await press(page, "Continue");
    await expect(page.getByText("Please select a country")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await field(page, "Company Name").fill("Protea Foods");
    await field(page, "Company Email").fill(owner.email);
    for (const name of ["Registration Type", "Country"]) {
      await page.getByRole("combobox", { name }).click();
      await page.getByRole("option").first().click();
    }
    await press(page, "Continue");
    await expect(step(page, "Company Owner Registration")).toBeFocused();
    expect(await problemsOf(page)).toEqual([]);
  });

  test("a screen reader finds its way through the owner's profile steps", async ({
    page,
    request,
  }) => {
    const { owner } = await registerCompany(request);
    await openAs(page, owner, "/superadmin/update-company-profile");
    await press(page, "Next");
    await expect(page.getByText("Office address is required")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await field(page, "Contact Number").fill("+27215550100");
    await field(page, "Office Address").fill("1 Kloof Street");
    await press(page, "Next");
    await expect(step(page, "Owner Details")).toBeFocused();
    expect(await problemsOf(page)).toEqual([]);
    await field(page, "ID Number").fill("8001015009087");
    await field(page, "Employee Number").fill("E-1");
    await field(page, "First Names").fill("Sipho");
    await field(page, "Last Name").fill("Khumalo");
    await field(page, "Relationship").fill("Spouse");
    await field(page, "Phone Number").last().fill("+27831234567");
    for (const name of ["Upload Documents", "Configure Theme", "Summary"]) {
      await press(page, "Next");
      await expect(step(page, name)).toBeFocused();
      expect(await problemsOf(page)).toEqual([]);
    }
  });
});
