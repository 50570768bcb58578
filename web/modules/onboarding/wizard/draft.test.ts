import { expect, test } from "vitest";
import { draftFields as ownerKept } from "../owner-profile/owner-form.ts";
import { draftFields as registrationKept } from "../registration/registration-form.ts";
import { draftFields as staffKept } from "../staff-profile/staff-form.ts";
import { dropDraft, readDraft, storeDraft } from "./draft.ts";

const initial = { phone: "", idNumber: "", taxNumber: "9012345678" };
const form = { draftFields: ["phone"], initial, values: initial, cleared: [] };

test("a draft stores the step and only the permitted values", () => {
  const values = { ...initial, phone: "+27821234567", idNumber: "8001015009087" };
  storeDraft("wizard-1", 2, { ...form, values });
  expect(readDraft("wizard-1")).toEqual({
    step: 2,
    values: { phone: "+27821234567" },
    cleared: ["idNumber"],
  });
  expect(JSON.stringify(sessionStorage)).not.toContain("8001015009087");
});

test("a cleared field is still named after a second reload", () => {
  storeDraft("wizard-1", 1, { ...form, cleared: ["idNumber"] });
  expect(readDraft("wizard-1")?.cleared).toEqual(["idNumber"]);
});

test("a draft is found by its own key until it is dropped", () => {
  storeDraft("wizard-1", 1, form);
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
])("the draft of the %s wizard omits the ID and tax number", (_, fields: readonly string[]) => {
  expect(fields).not.toContain("idNumber");
  expect(fields).not.toContain("taxNumber");
});
