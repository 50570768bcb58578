import { afterEach, expect, test, vi } from "vitest";
import { focusHeading } from "./heading-focus.ts";

// Ends what the test has not.
afterEach(() => void dispatchEvent(new Event("keydown")));

const show = (html: string) => {
  document.body.innerHTML = html;
};
const focused = () => document.activeElement?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the heading of the open page gets the focus", () => {
  show("<main><h1>Calendar</h1></main>");
  focusHeading();
  expect(focused()).toBe("Calendar");
});

test("a heading that comes later gets it, and the one after an outline", async () => {
  show("<main></main>");
  focusHeading();
  show("<main><h1>History</h1></main>");
  await settled();
  expect(focused()).toBe("History");
  show("<main><h1>Tshepo Molefe</h1></main>");
  await settled();
  expect(focused()).toBe("Tshepo Molefe");
});

test.each(["keydown", "pointerdown"])("after a %s the focus stays", async (action) => {
  show("<main><h1>History</h1></main>");
  focusHeading();
  dispatchEvent(new Event(action));
  show("<main><h1>Tshepo Molefe</h1></main>");
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("a field that has taken the focus keeps it", async () => {
  show("<main><h1>History</h1><input></main>");
  focusHeading();
  document.querySelector("input")?.focus();
  document.querySelector("h1")?.replaceWith(document.createElement("h1"));
  await settled();
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("the focus leaves a dialog that is closing, not an open one", () => {
  for (const [state, tag] of [
    ["data-closed", "H1"],
    ["data-open", "INPUT"],
  ]) {
    show(`<main><h1>Calendar</h1></main><div role="dialog" ${state}><input></div>`);
    document.querySelector("input")?.focus();
    focusHeading();
    expect(document.activeElement?.tagName).toBe(tag);
  }
});

test("the focus moves once the dialog over the page is gone", async () => {
  show("<main><h1>Calendar</h1></main><div role='dialog' data-open><input></div>");
  document.querySelector("input")?.focus();
  focusHeading();
  document.querySelector("[role=dialog]")?.remove();
  await settled();
  expect(focused()).toBe("Calendar");
});

test("the page is followed for ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  show("<main></main>");
  focusHeading();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  show("<main><h1>Calendar</h1></main>");
  await settled();
  expect(document.activeElement).toBe(document.body);
});
