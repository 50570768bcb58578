import { expect, test } from "vitest";
import type { EmployeeDocument } from "#contract/documents.ts";
import { documentSlots, storedSlots } from "./document-slots.ts";

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

test("a slot shows the newest document of its name and category", () => {
  const one = (id: number, more: Partial<EmployeeDocument>) =>
    ({
      id,
      documentName: "ID Document",
      documentCategory: "Personal",
      ...more,
    }) as EmployeeDocument;
  const newestFirst = [
    one(9, { documentCategory: "Business" }),
    one(8, { documentName: "Contract" }),
    one(7, {}),
    one(6, {}),
    one(5, { documentName: "CIPC Registration", documentCategory: "Business" }),
  ];
  expect(Object.entries(storedSlots(newestFirst)).map(([slot, { id }]) => [slot, id])).toEqual([
    ["idDocument", 7],
    ["businessRegistration", 5],
  ]);
});
