import { expect, test } from "vitest";
import { keepText, keptText, restoredText } from "./kept-text.ts";

test.each([
  ["nothing was kept", "Saved", undefined, "Saved"],
  ["it was typed over what is saved", "Saved", { text: "Typed", over: "Saved" }, "Typed"],
  ["it has been saved since", "Typed", { text: "Typed", over: "Before" }, "Typed"],
  ["nothing is saved any more", "", { text: "Typed", over: "Before" }, "Typed"],
  [
    "another text has been saved from elsewhere",
    "Newer",
    { text: "Typed", over: "Before" },
    "Newer\n\nTyped",
  ],
])("an unsaved text survives next to any newer one: %s", (_, saved, kept, expected) => {
  expect(restoredText(saved, kept)).toBe(expected);
});

test("a text is found by handover and part, and ignored if malformed", () => {
  keepText(7, "now_matters", { text: "Typed", over: "" });
  expect(keptText(7, "now_matters")).toEqual({ text: "Typed", over: "" });
  expect(keptText(8, "now_matters")).toBeUndefined();
  keepText(7, "now_matters", undefined);
  expect(keptText(7, "now_matters")).toBeUndefined();
  localStorage.setItem("handover-text/7/now_matters", "Typed");
  expect(keptText(7, "now_matters")).toBeUndefined();
});
