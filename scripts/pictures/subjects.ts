import type { Locator, Page } from "@playwright/test";
import type { PersonName } from "./demo-company.ts";

export interface Subject {
  name: string;
  as: PersonName;
  /** Brings the subject onto the page; returns the part of it to be taken, or nothing for all that is seen. */
  show: (page: Page) => Promise<Locator | undefined>;
  /** What of it is taken, in CSS pixels, and how many pixels a picture has for each of them. */
  wide: Frame;
  phone: Frame;
}

export interface Frame {
  width: number;
  height: number;
  scale: number;
}

const wide: Frame = { width: 1200, height: 750, scale: 4 / 3 };
const phone: Frame = { width: 390, height: 640, scale: 2 };

/** Nothing is being fetched, no skeleton stands in for anything, and the type is there. */
export async function settled(page: Page): Promise<void> {
  // Also behind a dialog, where a screen reader does not see it.
  await page.locator("h1").first().waitFor();
  // What stands in for something that is on its way says so; the page may come to it only after a moment.
  await page.waitForTimeout(500);
  await page.getByRole("status", { name: /^Loading/ }).waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });
}

const screen = (name: string, as: PersonName, path: string): Subject => ({
  name,
  as,
  wide,
  phone,
  async show(page) {
    await page.goto(path);
    await settled(page);
    return undefined;
  },
});

/** The history of an employee whose manager has changed. */
async function showHistory(page: Page): Promise<Locator> {
  await page.goto("/superadmin/user-management?search=tshepo");
  await settled(page);
  await page.getByRole("button", { name: "Actions for Tshepo Molefe" }).click();
  await page.getByRole("menuitem", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "History" }).click();
  await dialog
    .getByRole("heading", { name: /^Under / })
    .first()
    .waitFor();
  const earlier = dialog.getByRole("button", { name: "Show earlier" });
  for (; (await earlier.count()) > 0; await settled(page)) await earlier.click();
  await dialog.evaluate(showLastMonthOfFirstChapter);
  await settled(page);
  return dialog;
}

/** The change from one manager to the next, in the midst of the picture. */
function showLastMonthOfFirstChapter(dialog: HTMLElement | SVGElement): void {
  // The page that shows the picture gives it corners and a shadow of its own. The buttons are below what is taken.
  Object.assign(dialog.style, {
    borderRadius: "0",
    borderColor: "transparent",
    height: "calc(100dvh - 1rem)",
    maxHeight: "none",
  });
  const body = dialog.querySelector("[data-dialog-body]");
  const chapter = dialog.querySelector("section:has(> h3):has(h4)");
  const title = chapter?.querySelector("h3");
  const month = [...(chapter?.querySelectorAll("h4") ?? [])].at(-1);
  if (!body || !title || !month) throw new Error("The history has no chapter.");
  // The title stays above what is scrolled, as soon as it has come there.
  for (const gap of [0, 16])
    body.scrollTop +=
      month.getBoundingClientRect().top - title.getBoundingClientRect().bottom - gap;
}

/** What the public page shows of the product. */
export const subjects: Subject[] = [
  {
    name: "history",
    as: "owner",
    show: showHistory,
    wide: { width: 768, height: 860, scale: 1.5 },
    phone,
  },
  screen("dashboard", "owner", "/superadmin/dashboard"),
  screen("leave-management", "owner", "/superadmin/leave/management"),
  screen("my-leave", "employee", "/staff/leave/my-leave"),
];
