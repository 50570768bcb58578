import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { api, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";
import { newKitchen } from "./staff.ts";

const note = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

async function follow(page: Page, name: RegExp) {
  await page.getByRole("button", { name: /^Notifications, / }).click();
  await page.getByRole("link", { name }).click();
}

test("a shared note takes a reply that only its author changes", async ({
  page,
  browser,
  request,
}) => {
  const { thandi, thabo } = await newKitchen(request);
  const { id } = await api<{ id: number }>(request, "POST", "secure/notes/create-note", {
    token: thandi.token,
    body: { aboutEmployeeId: thabo.id, noteDescription: "Late twice in May", audience: "shared" },
  });
  const theirs = await browser.newPage({ extraHTTPHeaders: { "X-Forwarded-For": "10.9.8.6" } });
  await openAs(theirs, thabo, "/staff/dashboard");
  await follow(theirs, /Thandi Nkosi shared a note with you/);
  const shared = note(theirs, "Late twice in May");
  await press(theirs, "Reply");
  await expect(shared).toContainText("Everyone who can read the note can read your reply");
  await field(theirs, "Your reply").fill("The bus was on strike.\nBoth times.");
  expect(await problemsInEveryAppearance(theirs)).toEqual([]);
  await theirs.setViewportSize({ width: 1440, height: 844 });
  await theirs.reload();
  await expect(field(theirs, "Your reply")).toHaveValue("The bus was on strike.\nBoth times.");
  await press(theirs, "Save Reply");
  const own = shared.getByRole("article", { name: "Your reply" });
  await expect(own).toContainText("The bus was on strike.");

  await openAs(page, thandi, "/staff/dashboard");
  await follow(page, /Thabo Nkosi replied to a note/);
  const reply = note(page, "Late twice in May").getByRole("article", {
    name: "Reply of Thabo Nkosi",
  });
  await expect(reply).toContainText("Both times.");
  await expect(page.getByRole("button", { name: "Change Your Reply" })).toHaveCount(0);

  await press(theirs, "Change Your Reply");
  await field(theirs, "Your reply").fill("The bus was on strike on both days.");
  await press(theirs, "Save Reply");
  await page.reload();
  await expect(reply).toContainText("The bus was on strike on both days.");
  await reply.getByRole("button", { name: /^changed / }).click();
  await expect(reply.getByRole("deletion")).toContainText("Both times.");
  await expect(reply.getByRole("insertion")).toContainText("on both days");

  await api(request, "PUT", `secure/notes/update-note/${id}`, {
    token: thandi.token,
    body: { audience: "line" },
  });
  await theirs.reload();
  await expect(theirs.getByText("Nothing has been shared with you yet")).toBeVisible();
  await expect(theirs.getByText("Late twice in May")).toHaveCount(0);
  await expect(theirs.getByText("To a note by Thandi Nkosi")).toBeVisible();
  await expect(theirs.getByText("The bus was on strike on both days.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Change Your Reply" })).toHaveCount(0);
  await theirs.close();
});
