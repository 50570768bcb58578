import { expect, test } from "vitest";
import { companyPayload, hasOwner, ownerPayload } from "./company-registration.ts";
import {
  emptyRegistration,
  type RegistrationValues,
  registrationRules,
} from "./registration-form.ts";

const filled: RegistrationValues = {
  companyName: " Protea Foods ",
  registrationType: "SoleProprietor",
  companyEmail: "info@Protea.co.za",
  taxNumber: "9012345678",
  country: "ZA",
  registrationDate: "",
  firstName: "Naledi",
  lastName: "Khumalo",
  position: "Managing Director",
  idNumber: "800101 5009 087",
  phone: "+27 82-123 4567",
};
const rules = Object.assign({}, ...registrationRules("protea.co.za"));

type Field = keyof RegistrationValues;
const problemOf = (field: Field, value: string): string | undefined => {
  const values = { ...filled, [field]: value };
  for (const check of rules[field] ?? []) {
    const problem = check(value, values);
    if (problem) return problem;
  }
  return undefined;
};

test.each<[Field, string, string | undefined, string]>([
  ["companyName", " ", "Company name is required", "REG-07"],
  ["registrationType", "", "Please select a registration type", "REG-08"],
  ["companyEmail", "", "Company email is required", "REG-10"],
  ["companyEmail", "info@protea", "Please enter a valid email", "REG-11"],
  [
    "companyEmail",
    "info@other.co.za",
    "Company email domain must match your user domain",
    "REG-15",
  ],
  ["companyEmail", "info@PROTEA.co.za", undefined, "REG-15"],
  ["taxNumber", "", undefined, "REG-12"],
  ["taxNumber", "12-3", "Tax number is too short", "REG-12"],
  ["taxNumber", "12-34", undefined, "REG-12"],
  ["country", "", "Please select a country", "REG-13"],
  ["registrationDate", "", undefined, "REG-14"],
  ["firstName", "", "First name is required", "REG-18"],
  ["lastName", "", "Last name is required", "REG-19"],
  ["position", "", "Please select a position", "REG-20"],
  ["idNumber", "", undefined, "REG-22"],
  ["idNumber", "12345", "Please enter a valid ID number", "REG-22"],
  ["idNumber", "12 34 56", undefined, "REG-22"],
  ["idNumber", "1234567890123456", "Please enter a valid ID number", "REG-22"],
  ["phone", "", "Phone number is required", "REG-23"],
  ["phone", "+27", "Phone number is required", "REG-23"],
  ["phone", "+27 1234567", "Please enter a valid phone number", "REG-24"],
  ["phone", "+27 12345678", undefined, "REG-24"],
  ["phone", "+271234567890123", undefined, "REG-24"],
  ["phone", "+2712345678901234", "Please enter a valid phone number", "REG-24"],
])("%s of %j is refused with %j [%s]", (field, value, problem) => {
  expect(problemOf(field, value)).toBe(problem);
});

test("an untouched form demands everything that is required, and nothing else", () => {
  const asking = (Object.keys(emptyRegistration) as Field[]).filter(
    (field) => rules[field]?.[0]("", emptyRegistration) !== undefined,
  );
  expect(asking).toEqual([
    "companyName",
    "registrationType",
    "companyEmail",
    "country",
    "firstName",
    "lastName",
    "position",
    "phone",
  ]);
});

test("the company is sent with blanks for fields outside the form [REG-06, REG-14]", () => {
  expect(companyPayload(filled)).toEqual({
    tenantName: "Protea Foods",
    companyEmail: "info@Protea.co.za",
    companyPhone: "",
    industry: "",
    isActive: true,
    taxNumber: "9012345678",
    registrationDate: null,
    country: "ZA",
    tenantRegistrationType: "SoleProprietor",
  });
});

test("the owner is sent with names, phone, ID, tax, position and department [REG-25, REG-33]", () => {
  expect(ownerPayload(filled, { positionId: 2, departmentId: 1 })).toEqual({
    name: "Naledi",
    surname: "Khumalo",
    phone: "+27821234567",
    idNumber: "8001015009087",
    taxNumber: "9012345678",
    positionId: 2,
    departmentId: 1,
  });
});

test.each<[Partial<RegistrationValues>, boolean]>([
  [{}, true],
  [{ firstName: " " }, false],
  [{ lastName: "" }, false],
  [{ phone: "+27" }, false],
])("with %o changed the owner can be registered: %s [REG-35]", (change, isThere) => {
  expect(hasOwner({ ...filled, ...change })).toBe(isThere);
});
