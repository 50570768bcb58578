import type { Locator, Page } from "@playwright/test";
import { addEvent, dialog } from "./calendar.ts";
import { api, openAs } from "./company.ts";
import { sendFeedback } from "./feedback.ts";
import { expect, test } from "./journey.ts";
import { mailedText } from "./mail.ts";
import { newCompanyWithCook } from "./staff.ts";

const hebrew = "שלום, זה טוב מאוד! (v1.2)";
const english = "English after Hebrew, with a full stop.";
const markup = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
const hostile = [
  markup,
  hebrew,
  english,
  "\u{1f469}\u200d\u{1f469}\u200d\u{1f467} \u{1f44f}\u{1f3ff} \u{1f1ff}\u{1f1e6}",
  "W".repeat(300),
  `https://example.com/${"a".repeat(200)}`,
  "  indented   text",
].join("\n");
const title = `<b>Thanks</b> ${"T".repeat(80)}`;

/** The distances of a line's ends from the sides of its text box. */
const placeOf = (text: Locator, line: string) =>
  text.evaluate((box, wanted) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      return {
        left: Math.round(Math.abs(inner.left - outer.left)),
        right: Math.round(Math.abs(outer.right - inner.right)),
      };
    }
    return undefined;
  }, line);

/** Expects every line of a text unchanged, in its own direction and within its box. */
async function expectAsWritten(page: Page, within: Locator) {
  const text = within
    .locator("div")
    .filter({ hasText: english })
    .filter({ hasNot: page.locator("div") });
  await expect(text).toHaveText(hostile, { useInnerText: true });
  expect(await text.evaluate(isContained)).toBe(true);
  expect(await placeOf(text, hebrew)).toMatchObject({ right: 0 });
  expect(await placeOf(text, english)).toMatchObject({ left: 0 });
  await expect(text.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expectQuiet(page);
}

/** Whether an element's text stays within its box; text for screen readers alone has none. */
const isContained = (one: Element) => one.clientWidth <= 1 || one.scrollWidth <= one.clientWidth;

/** Expects that no script ran and no element is wider than the screen or its dialog. */
async function expectQuiet(page: Page) {
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  const wide = await page
    .locator("h1, h2, h3, p, td, [role=dialog]")
    .evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length,
    );
  expect(wide).toBe(0);
  for (const heading of await page.getByRole("dialog").getByRole("heading").all())
    expect(await heading.evaluate(isContained)).toBe(true);
}

for (const width of [1440, 390])
  test.describe(`on a screen ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("unusual characters in notes and feedback show exactly as written", async ({
      page,
      request,
    }) => {
      const { owner, person } = await newCompanyWithCook(request);
      const { id: noteId } = await api<{ id: number }>(
        request,
        "POST",
        "secure/notes/create-note",
        {
          token: owner.token,
          body: { aboutEmployeeId: person.id, noteDescription: hostile, audience: "shared" },
        },
      );
      const text = { messageTitle: title, message: hostile };
      const sent = await sendFeedback(request, person, owner, text);
      await sendFeedback(request, owner, person, text);
      expect(await mailedText(person.email, "You have new feedback")).not.toMatch(
        /window|TTT|שלום/,
      );

      await openAs(page, owner, "/superadmin/feedback/my-feedback");
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByText(markup.slice(0, 60))).toBeVisible();
      await expectQuiet(page);
      await page.goto(`/superadmin/feedback/my-feedback?feedback=${sent}`);
      await expect(dialog(page, title)).toBeVisible();
      await expectAsWritten(page, dialog(page, title));

      await page.goto(`/superadmin/notes?employee=${person.id}&note=${noteId}`);
      await expectAsWritten(page, dialog(page).getByRole("listitem"));
      await page.goto(`/superadmin/people/${person.id}`);
      await expectAsWritten(page, page.getByRole("list", { name: /^History, / }).first());
      await expectQuiet(page);
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Search" }).fill("Hebrew");
      await expect(page.getByRole("option", { name: /English after Hebrew/ })).toBeVisible();
      await expectQuiet(page);
    });

    test("an event's dialogs show its text exactly as written", async ({ page, request }) => {
      const { company } = await newCompanyWithCook(request);
      const eventDate = "2027-03-24";
      await addEvent(request, company, { eventName: title, eventDate, eventDescription: hostile });
      await openAs(page, company.owner, "/superadmin/calendar?month=2027-03");
      await page.getByRole("button", { name: /TTTT/ }).click();
      const event = dialog(page, "Edit Event");
      await expect(event.getByLabel("Title")).toHaveValue(title);
      await expect(event.getByLabel("Description")).toHaveValue(hostile);
      await event.getByRole("button", { name: "Delete" }).click();
      const asking = page.getByRole("alertdialog", { name: `Delete ${title}?` });
      await expect(asking).toBeVisible();
      const heading = asking.getByRole("heading");
      expect(await heading.evaluate(isContained)).toBe(true);
      await expectQuiet(page);
    });
  });
