import { inBothAppearances } from "./appearances.ts";
import { api, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const path = "/superadmin/user-management";
const reason = "The ID number has a typo.";

test("a rejected profile shows its reason in the wizard and is resubmitted", async ({
  page,
  request,
  browser,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  await openAs(page, owner, `${path}?employee=${person.id}`);
  const details = page.getByRole("dialog", { name: "User Details" });
  await press(details, "More for Thabo Mokoena");
  await page.getByRole("menuitem", { name: "Reject Profile" }).click();
  const ask = page.getByRole("dialog", { name: "Reject the profile of Thabo Mokoena?" });
  await press(ask, "Reject Profile");
  await expect(ask).toContainText("Reason is required");
  await ask.getByRole("textbox", { name: "Reason" }).fill(reason);
  await press(ask, "Reject Profile");
  await expect(ask).toBeHidden();
  await expect(details).toContainText("This profile was returned");
  await expect(details).toContainText(reason);

  const theirs = await browser.newPage();
  await openAs(theirs, person, "/staff/dashboard");
  await expect(theirs).toHaveURL(/update-profile/);
  await expect(theirs.getByRole("status").filter({ hasText: reason })).toBeVisible();
  await theirs.close();
  const { token } = person;
  await api(request, "PUT", `secure/employee/${person.id}/approve-status`, { token, body: {} });
  await page.reload();
  await expect(details.getByRole("button", { name: "More for Thabo Mokoena" })).toBeVisible();
  await expect(details).not.toContainText(reason);
});

inBothAppearances(() => {
  test("a super administrator approves a returned profile as it is", async ({ page, request }) => {
    const { owner, person } = await newCompanyWithCook(request);
    await api(request, "PUT", `secure/employee/${person.id}/reject-status`, {
      token: owner.token,
      body: { reason },
    });
    await openAs(page, owner, `${path}?employee=${person.id}`);
    const details = page.getByRole("dialog", { name: "User Details" });
    await expect(details).toContainText(reason);
    expect(await problemsOf(page)).toEqual([]);
    await press(details, "Approve");
    await expect(page.getByText("Thabo Mokoena is approved")).toBeVisible();
    await expect(details.getByRole("button", { name: "More for Thabo Mokoena" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
