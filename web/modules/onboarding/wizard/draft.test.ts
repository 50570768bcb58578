import { beforeEach, expect, test } from "vitest";
import { draftFields as ownerKept } from "../owner-profile/owner-form.ts";
import { draftFields as registrationKept } from "../registration/registration-form.ts";
import { draftFields as staffKept } from "../staff-profile/staff-form.ts";
import { dropDraft, readDraft, storeDraft } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

test("a draft stores the step and the values of its fields, and no others", () => {
  storeDraft("wizard-1", 2, { phone: "+27821234567", idNumber: "8001015009087" }, ["phone"]);
  expect(readDraft("wizard-1")).toEqual({ step: 2, values: { phone: "+27821234567" } });
  expect(JSON.stringify(sessionStorage)).not.toContain("8001015009087");
});

test("a draft is found by its own key only, and not after it is dropped", () => {
  storeDraft("wizard-1", 1, {}, []);
  expect(readDraft("wizard-2")).toBeNull();
  dropDraft("wizard-1");
  expect(readDraft("wizard-1")).toBeNull();
});

test("anything but a draft is ignored", () => {
  sessionStorage.setItem("draft:wizard-1", "{");
  expect(readDraft("wizard-1")).toBeNull();
  sessionStorage.setItem("draft:wizard-1", JSON.stringify({ step: "1" }));
  expect(readDraft("wizard-1")).toBeNull();
});

test.each([
  ["registration", registrationKept],
  ["owner's", ownerKept],
  ["staff", staffKept],
])(
  "the draft of the %s wizard never contains the ID or tax number",
  (_, fields: readonly string[]) => {
    expect(fields).not.toContain("idNumber");
    expect(fields).not.toContain("taxNumber");
  },
);
