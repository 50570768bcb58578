import { expect, test } from "vitest";
import { eventTypeCodes } from "./calendar.ts";
import { industries, ownerPositions, teamSizes } from "./company.ts";
import { accents, defaultAccent, defaultAccentColor } from "./display.ts";
import { documentCategories, employeeDocumentCategories } from "./document-category.ts";
import { employeeRoles, employeeStatuses, genderLabelOf, jobLevels } from "./people.ts";

const words = (list: readonly string[]) => list.join(", ");

test.each([
  [
    "industries [ENT-17]",
    industries,
    "Agriculture, Construction, Healthcare, Science and Technology, Food and Entertainment, Government Services, Other",
  ],
  ["team sizes [ENT-18]", teamSizes, "1-14, 15-49, 50+"],
  ["accents [ENT-25] [CONST-13]", accents, "blue, green, black, red"],
  ["employee statuses [ENT-60]", employeeStatuses, "pending, approved, rejected"],
  ["system roles [ENT-61]", employeeRoles, "Executive, HR, Administrator, Manager, Employee"],
  [
    "job levels [TSPOS-11]",
    jobLevels,
    "Entry, Junior, MidLevel, Senior, Lead, Manager, Director, Executive",
  ],
  [
    "owner positions [REG-21]",
    ownerPositions,
    "Chief Executive Officer, Managing Director, Director, Other",
  ],
  [
    "document categories of the documents tab",
    employeeDocumentCategories,
    "Company, Personal, Employment, Payslips, Performance, Leave, Benefits, Other",
  ],
])("the documented %s in their order", (_name, list, expected) => {
  expect(words(list)).toBe(expected);
});

test("the wizard's category is accepted beside those of the tab [APIDOC-01]", () => {
  expect(documentCategories).toEqual([...employeeDocumentCategories, "Business"]);
});

test("gender codes [ENT-26]", () => {
  expect(([0, 1, 2, 3] as const).map(genderLabelOf)).toEqual([
    "Male",
    "Female",
    "Other",
    "Prefer not to say",
  ]);
});

test("a work event is sent as 1, accents default to blue [APICAL-04] [ENT-58] [CONST-25]", () => {
  expect(eventTypeCodes).toEqual({ WorkEvent: 1, holiday: 2, birthday: 3 });
  expect([defaultAccent, defaultAccentColor]).toEqual(["blue", "#2563eb"]);
});
