import { expect, test } from "vitest";
import { documentSlots } from "./document-slots.ts";

test("the wizard names four documents [OWNWIZ-38, OWNWIZ-39, OWNWIZ-40, OWNWIZ-41]", () => {
  expect(
    documentSlots.map(({ slot, category, label, key }) => [slot, category, label, key]),
  ).toEqual([
    ["idDocument", "Personal", "ID Document", "id"],
    ["proofOfResidence", "Personal", "Proof of Residence", "POR"],
    ["bankDetails", "Personal", "Bank Account Details", "BANK"],
    ["businessRegistration", "Business", "CIPC Registration", "cipc"],
  ]);
});
