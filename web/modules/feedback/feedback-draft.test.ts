import { expect, test } from "vitest";
import { removeStoredData } from "#web/api/stored-data.ts";
import { blankDraft, type FeedbackDraft, readDraft, storeDraft } from "./feedback-draft.ts";

const draft: FeedbackDraft = {
  subject: "Well done",
  recipient: { value: "7", label: "Anna Botha", detail: "anna@kopano-foods.test" },
  message: "Thank you\n\nAll of us",
  type: "",
};

test("a draft is read unchanged by its own author's account alone", () => {
  storeDraft(1, draft);
  expect(readDraft(1)).toEqual(draft);
  expect(readDraft(2)).toEqual(blankDraft);
});

test("a blank draft leaves nothing behind", () => {
  storeDraft(1, draft);
  storeDraft(1, blankDraft);
  expect(Object.keys(localStorage)).toEqual([]);
});

test("signing out removes a draft with the other stored data", () => {
  storeDraft(1, draft);
  removeStoredData();
  expect(readDraft(1)).toEqual(blankDraft);
});

test.each(["", "null", "[]", '"x"', '{"subject":1,"recipient":{"value":2},"message":null}'])(
  "an unusable stored draft, such as %s, is a blank one",
  (stored) => {
    localStorage.setItem("feedback-draft:1", stored);
    expect(readDraft(1)).toEqual(blankDraft);
  },
);
