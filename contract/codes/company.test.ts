import { expect, test } from "vitest";
import {
  registrationTypeLabels,
  registrationTypeOf,
  shortRegistrationTypeLabels,
} from "./company.ts";

test("registration types are shown and sent as documented [ENT-04] [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-09]", () => {
  expect(registrationTypeLabels).toEqual({
    PrivateCompany: "Private Company",
    PublicCompany: "Public Company",
    SoleProprietor: "Sole Proprietor (Registered)",
    CloseCorporation: "Close Corporation",
    NonProfitOrganisation: "Non-Profit Organisation",
    Individual: "Individual",
  });
  expect(shortRegistrationTypeLabels).toMatchObject({
    PrivateCompany: "Private Company",
    SoleProprietor: "Sole Proprietorship",
    NonProfitOrganisation: "NPO",
  });
});

test.each([
  ["SoleProprietor", "SoleProprietor"],
  ["corporation", "PrivateCompany"],
  [null, "PrivateCompany"],
])("stored registration type %j is read as %j [ENT-10]", (input, type) => {
  expect(registrationTypeOf(input)).toBe(type);
});
