import type { Locator, Page } from "@playwright/test";
import type { PersonName } from "./demo-company.ts";

export interface Subject {
  name: string;
  as: PersonName;
  /** Opens the subject; returns the part for the picture, or undefined for the whole view. */
  show: (page: Page) => Promise<Locator | undefined>;
  /** The frame in CSS pixels, with a scale to picture pixels. */
  wide: Frame;
  phone: Frame;
}

export interface Frame {
  width: number;
  height: number;
  scale: number;
  /** The window's width, if other than the picture's. */
  window?: number;
  /** Around the shown part, in CSS pixels. */
  margin?: number;
}

// The menu is outside the frame.
const wide: Frame = { width: 904, height: 565, scale: 1600 / 904, window: 1000 };
const wider: Frame = { width: 1104, height: 690, scale: 1600 / 1104, window: 1200 };
const phone: Frame = { width: 390, height: 640, scale: 2 };

/** No requests, no skeletons, and loaded fonts. */
export async function settled(page: Page): Promise<void> {
  // Found even behind a dialog, without a role for screen readers.
  await page.locator("h1").first().waitFor();
  // A placeholder says so, but may appear only after a moment.
  await page.waitForTimeout(500);
  await page.getByRole("status", { name: /^Loading/ }).waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });
}

const screen = (name: string, as: PersonName, path: string, ofWide = wide): Subject => ({
  name,
  as,
  wide: ofWide,
  phone,
  async show(page) {
    await page.goto(path);
    await settled(page);
    return page.locator("main");
  },
});

/** An employee's own page with a known next manager, and the change in their history. */
async function showChangeOfManager(page: Page): Promise<Locator | undefined> {
  await page.goto("/staff/me");
  await page.getByText("Manager changed").first().waitFor();
  await settled(page);
  if ((page.viewportSize()?.width ?? 0) > phone.width)
    return page.getByRole("heading", { name: /^Managers/ }).locator("xpath=ancestor::section");
  // A phone has no room for both: the history is at the top of its screen.
  await page.getByRole("heading", { name: "History", exact: true }).evaluate((title) => {
    title.style.scrollMarginTop = "5rem";
    title.scrollIntoView();
  });
  return undefined;
}

/** By two managers. */
async function showNotes(page: Page): Promise<Locator> {
  await page.goto("/staff/notes?search=tshepo");
  await settled(page);
  await page.getByRole("button", { name: /^View Notes/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("notes, newest first").waitFor();
  await settled(page);
  return dialog;
}

/** The public page's pictures. */
export const subjects: Subject[] = [
  {
    name: "person",
    as: "beforeChange",
    show: showChangeOfManager,
    // Nearly as large as the screen itself, with the managers and the change in one picture.
    wide: { width: 640, height: 720, scale: 1.8, window: 768, margin: 16 },
    phone,
  },
  screen("dashboard", "owner", "/superadmin/dashboard"),
  screen("leave-management", "owner", "/superadmin/leave/management", wider),
  screen("my-leave", "employee", "/staff/leave/my-leave"),
  screen("calendar", "owner", "/superadmin/calendar", wider),
  screen("feedback", "departmentHead", "/staff/feedback/my-feedback"),
  {
    name: "notes",
    as: "departmentHead",
    show: showNotes,
    wide: { width: 768, height: 480, scale: 1600 / 768, window: 1000 },
    phone,
  },
];
