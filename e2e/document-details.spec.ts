import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { newCompany, openAs, type Person } from "./company.ts";
import { addDocument, pdf, pdfNamed, pictureNamed } from "./documents.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const profile = (page: Page) => page.getByRole("dialog", { name: "My Profile" });
const row = (page: Page, name: string) =>
  profile(page).getByRole("listitem").filter({ hasText: name });
const close = (page: Page, name: RegExp) => press(page.getByRole("dialog", { name }), "Close");

async function openOwn(page: Page, person: Person) {
  await openAs(page, person, "/superadmin/dashboard?profile=overview");
  await expect(profile(page).getByRole("heading", { name: "Upload Document" })).toBeVisible();
}

async function act(page: Page, name: string, action: string) {
  await press(profile(page), `Actions for ${name}`);
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Makes any browser claim whether it shows PDFs. */
const showsPdfs = (page: Page, isEnabled: boolean) =>
  page.evaluate(
    (get) =>
      Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => get, configurable: true }),
    isEnabled,
  );

test("the page shows a PDF and a picture, by keyboard too", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await addDocument(request, owner, "Contract", pdfNamed("contract.pdf"));
  await addDocument(request, owner, "Portrait", pictureNamed("portrait.png"));
  await openOwn(page, owner);
  await page.route("**/storage/preview*", (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
  );
  await row(page, "Portrait").getByRole("button", { name: "Portrait", exact: true }).focus();
  await page.keyboard.press("Enter");
  const picture = page.getByRole("dialog", { name: "Portrait" });
  await expect(picture.getByRole("alert")).toContainText("Something went wrong on our side.");
  await page.unroute("**/storage/preview*");
  await press(picture, "Retry");
  const shown = picture.getByRole("img", { name: "Portrait" });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(picture).toBeHidden();

  await showsPdfs(page, false);
  await act(page, "Contract", "Preview");
  await expect(page.getByText("This browser does not show PDFs in a page")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  const saving = page.waitForEvent("download");
  await press(page.getByRole("dialog", { name: "Contract" }), "Download");
  expect((await saving).suggestedFilename()).toBe("contract.pdf");
  await page.keyboard.press("Escape");
  await showsPdfs(page, true);
  await act(page, "Contract", "Preview");
  const frame = page.getByRole("dialog", { name: "Contract" }).locator("iframe[title=Contract]");
  await expect(frame).toHaveAttribute("src", /^blob:/);
});

test("a new version replaces the present one, and the former stays downloadable", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await addDocument(request, owner, "Contract", pdfNamed("contract.pdf"));
  await openOwn(page, owner);
  await act(page, "Contract", "Versions");
  const dialog = page.getByRole("dialog", { name: "Versions of “Contract”" });
  const versions = dialog.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(1);
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ ...pdfNamed("bad.pdf"), buffer: Buffer.from("<html>") });
  await expect(dialog.getByText("Only PDF, JPG and PNG files are allowed")).toBeVisible();
  await page.route("**/storage/version", (route) => route.abort());
  await file.setInputFiles(pictureNamed("signed.png"));
  await expect(dialog.getByText("Failed to upload document. Please try again.")).toBeVisible();
  await page.unroute("**/storage/version");
  await press(dialog, "Retry");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Version 2");
  await expect(versions.first()).toContainText("signed.png");
  const saving = page.waitForEvent("download");
  await press(dialog, "Download Version 1");
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("contract.pdf");
  expect(await readFile(await saved.path())).toEqual(pdf);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await close(page, /^Versions of/);
  await expect(row(page, "Contract")).toContainText("Version 2");
});

test("a document shows its expiry date, and its retention date prevents removal", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await addDocument(request, owner, "Work permit", pdfNamed("permit.pdf"));
  await openOwn(page, owner);
  const set = async (label: string, day: string) => {
    await act(page, "Work permit", "Expiry and Retention");
    const dialog = page.getByRole("dialog", { name: "Expiry and Retention of “Work permit”" });
    await dialog.getByRole("textbox", { name: label }).fill(day);
    await press(dialog, "Save");
    await expect(dialog).toBeHidden();
  };
  await set("Expiry Date", "2020-03-02");
  await expect(row(page, "Work permit")).toContainText("Expired 2 Mar 2020");
  await set("Expiry Date", "2090-03-02");
  await expect(row(page, "Work permit")).toContainText("Valid until 2 Mar 2090");
  await set("Retention Date", "2090-03-02");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await act(page, "Work permit", "Remove");
  const asking = page.getByRole("alertdialog", { name: "Remove “Work permit”?" });
  await press(asking, "Remove Document");
  await expect(
    page.getByText("This document has to be kept and cannot be removed yet."),
  ).toBeVisible();
  await press(asking, "Cancel");
  await expect(row(page, "Work permit")).toBeVisible();
});

test("an employee sees the readers of their documents", async ({ page, request }) => {
  const { owner, person } = await newCompanyWithCook(request);
  await addDocument(request, person, "Driver's licence", pdfNamed("licence.pdf"));
  await openAs(page, owner, `/superadmin/user-management?edit=${person.id}`);
  const edit = page.getByRole("dialog", { name: "Edit User" });
  await edit.getByRole("tab", { name: "Documents" }).click();
  await expect(page).toHaveURL(/editTab=documents/);
  await expect(edit.getByRole("listitem")).toContainText("added");
  const saving = page.waitForEvent("download");
  await press(edit, "Download Driver's licence");
  await saving;
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await field(edit, "Document Name").fill("Reference");
  await edit.getByRole("tab", { name: "Employment" }).click();
  await edit.getByRole("tab", { name: "Documents" }).click();
  await expect(field(edit, "Document Name")).toHaveValue("Reference");
  await page.keyboard.press("Escape");
  await press(page.getByRole("alertdialog", { name: "Leave without saving?" }), "Discard changes");
  await expect(edit).toBeHidden();

  const own = await page.context().browser()?.newContext();
  const other = await own?.newPage();
  if (!other) throw new Error("The browser is gone.");
  await openAs(other, person, `${new URL(page.url()).origin}/staff/dashboard?profile=overview`);
  await act(other, "Driver's licence", "Opened by");
  const readers = other.getByRole("dialog", { name: "Who has opened “Driver's licence”" });
  await expect(readers.getByRole("listitem")).toContainText("Naledi Khumalo");
  expect(await problemsInEveryAppearance(other)).toEqual([]);
  await own?.close();
});
