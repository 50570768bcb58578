import { expect, test } from "vitest";
import { documentSlots, shortFileName } from "./document-slots.ts";

test("the wizard offers four documents [OWNWIZ-38, OWNWIZ-39, OWNWIZ-40, OWNWIZ-41]", () => {
  expect(
    documentSlots.map(({ slot, category, label, key }) => [slot, category, label, key]),
  ).toEqual([
    ["idDocument", "Personal", "ID Document", "id"],
    ["proofOfResidence", "Personal", "Proof of Residence", "POR"],
    ["bankDetails", "Personal", "Bank Account Details", "BANK"],
    ["businessRegistration", "Business", "CIPC Registration", "cipc"],
  ]);
});

test.each([
  ["exactly-15c.pdf", "exactly-15c.pdf"],
  ["sixteen-char.pdf", "sixteen-char..."],
])("%s is shown as %s [OWNWIZ-48]", (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});
