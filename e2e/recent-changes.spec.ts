import { api, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { addStaff, askForLeave, newDepartment, setHead } from "./staff.ts";

test("several people's changes about one person each name their author [DASH-01]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const join = (firstName: string, lastName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName, positionTitle, departmentId });
  const nomvula = await join("Nomvula", "Dube", "Head Chef");
  const anna = await join("Anna", "Botha", "Waiter");
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, nomvula);
  const approve = async ({ token }: Person, day: string) => {
    const id = await askForLeave(request, anna, day, day, "UnpaidLeave");
    await api(request, "PUT", `secure/leave/approve/${id}`, { token });
  };
  await approve(nomvula, "2027-03-09");
  await approve(company.owner, "2027-03-10");
  await api(request, "POST", "secure/continuity/name-stand-in", {
    token: company.owner.token,
    body: { managerId: nomvula.id, standInId: anna.id, from: "2027-04-01", to: "2027-04-09" },
  });

  await openAs(page, company.owner, "/superadmin/dashboard");
  const card = page.locator("section", {
    has: page.getByRole("heading", { level: 2, name: "Recent changes" }),
  });
  await card.scrollIntoViewIfNeeded();
  const changes = card
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Anna Botha" }) });
  const line = (has: string) => changes.locator("p", { hasText: has });
  await expect(line(" 9 Mar")).toHaveText(/^Leave approved · .* · by Nomvula Dube$/);
  await expect(line("10 Mar")).toHaveText(/Leave approved · .* · by Naledi Khumalo$/);
  await expect(line("Stands in for")).toHaveText(
    "Stand-in named · Stands in for Nomvula Dube, Last day 9 Apr 2027 · as of 1 Apr 2027 · by Naledi Khumalo",
  );
  await expect(line("Completed their profile")).not.toContainText("by N");
});
