import { problemsInEveryAppearance } from "./appearances.ts";
import { newCompany, openAs } from "./company.ts";
import { reportFeedback, sendFeedback } from "./feedback.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";
import { addStaff, newDepartment } from "./staff.ts";

test("a super administrator resolves a reported message, and both sides see it", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const [anna, thabo] = [
    await addStaff(request, company, {
      firstName: "Anna",
      lastName: "Botha",
      departmentId,
      positionTitle: "Cook",
    }),
    await addStaff(request, company, {
      firstName: "Thabo",
      lastName: "Nkosi",
      departmentId,
      positionTitle: "Baker",
    }),
  ];
  const id = await sendFeedback(request, anna, thabo, { messageTitle: "Shame", message: "On you" });
  await openAs(page, thabo, `/staff/feedback/my-feedback?feedback=${id}`);
  await press(page, "Report this message");
  const report = page.getByRole("dialog", { name: "Report this message" });
  await expect(report).toContainText("other than the sender");
  await field(report, "What is wrong with it? (optional)").fill("It hurts");
  await press(report, "Report message");
  await expect(page.getByText("The message was reported", { exact: true })).toBeVisible();
  const message = page.getByRole("dialog", { name: "Shame" });
  await expect(message).toContainText("You reported this message");
  await expect(message.getByRole("button", { name: "Report this message" })).toHaveCount(0);

  const admin = await page.context().newPage();
  await openAs(admin, company.owner, "/superadmin/feedback/my-feedback");
  await admin.getByRole("button", { name: /^Notifications, / }).click();
  await admin.getByRole("link", { name: /Thabo Nkosi reported a message/ }).click();
  const review = admin.getByRole("dialog", { name: "Reported message" });
  for (const text of ["Thabo Nkosi", "Anna Botha", "It hurts", "Shame", "On you"])
    await expect(review).toContainText(text);
  await expect(review).toContainText(/Read by Naledi Khumalo on/);
  expect(await problemsInEveryAppearance(admin)).toEqual([]);
  await admin.setViewportSize({ width: 1440, height: 844 });
  await press(review, "Resolve report");
  await expect(admin.getByText("The report is resolved")).toBeVisible();
  await expect(admin.getByText("Nothing is waiting for you.")).toBeVisible();

  const sender = await page.context().newPage();
  await openAs(sender, anna, `/staff/feedback/send-feedback?feedback=${id}`);
  const sent = sender.getByRole("dialog", { name: "Shame" });
  await expect(sent).toContainText("This message was reported");
  await expect(sent).toContainText("resolved the report");
  await expect(sent).not.toContainText("It hurts");
});

test("the list of reports hides the messages", async ({ page, request }) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const anna = await addStaff(request, company, {
    firstName: "Anna",
    lastName: "Botha",
    departmentId,
    positionTitle: "Cook",
  });
  const thabo = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Nkosi",
    departmentId,
    positionTitle: "Baker",
  });
  const id = await sendFeedback(request, anna, thabo, { messageTitle: "Shame", message: "On you" });
  const own = await sendFeedback(request, company.owner, thabo);
  await reportFeedback(request, thabo, id, "It hurts");
  await reportFeedback(request, thabo, own, "This one, too");
  await openAs(page, company.owner, "/superadmin/feedback/my-feedback");
  await page.getByRole("link", { name: /Reported messages/ }).click();
  const rows = page.getByRole("table", { name: "Reported Feedback" }).locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Anna Botha");
  await expect(page.getByRole("main")).not.toContainText("Shame");
  await page.goto(`/superadmin/feedback/reported?report=${own}`);
  await expect(page.getByText("or is not for you to review.")).toBeVisible();
});
