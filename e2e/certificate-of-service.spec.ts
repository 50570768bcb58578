import { problemsInEveryAppearance } from "./appearances.ts";
import { inDays } from "./clock.ts";
import { api, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

test("a leaver's certificate is completed and printed on one sheet", async ({ page, request }) => {
  const { company, person: cook } = await newCompanyWithCook(request);
  const { owner } = company;
  for (const body of [{ startDate: inDays(-1_000) }, { terminationDate: inDays(-30) }])
    await api(request, "PUT", `secure/employee/${cook.id}`, { token: owner.token, body });
  await openAs(page, owner, `/superadmin/people/${cook.id}`);
  await page.getByRole("link", { name: "Certificate of Service" }).click();
  const paper = page.getByRole("article", { name: "Certificate of service" });
  await expect(paper).toContainText("Thabo Mokoena");
  await expect(page).toHaveTitle(/Thabo Mokoena/);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await field(page, "Pay on the last day").fill("R 18 500 a month");
  await expect(paper).toContainText("R 18 500 a month");
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await press(page, "Print");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(field(page, "Pay on the last day")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(paper).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
