import { type GenderLabel, genderLabelOf } from "#contract/codes/gender.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { isIdNumber } from "#contract/rules/id-number.ts";
import { isPhone } from "#contract/rules/phone.ts";
import { isTaxNumber } from "#contract/rules/tax-number.ts";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { text as shared } from "../text.ts";
import { type KinValues, kinValuesOf } from "../wizard/next-of-kin.ts";
import type { StepRules } from "../wizard/rules.ts";
import { text } from "./text.ts";

export type StaffValues = KinValues & {
  fullName: string;
  email: string;
  phone: string;
  idNumber: string;
  taxNumber: string;
  employeeNumber: string;
  gender: GenderLabel;
  dateOfBirth: string;
  homeAddress: string;
};

/** The fields that may survive a reload: never an ID or tax number, nor read-only ones. */
export const draftFields = [
  "phone",
  "employeeNumber",
  "gender",
  "dateOfBirth",
  "homeAddress",
  "firstName",
  "lastName",
  "relationship",
  "contactNumber",
] as const satisfies readonly (keyof StaffValues)[];

const needed = text.required;

const personalRules: StepRules<StaffValues> = {
  phone: [required(needed.phone), ifGiven(isPhone, shared.badPhone)],
  idNumber: [required(needed.idNumber), ifGiven(isIdNumber, shared.badIdNumber)],
  taxNumber: [required(needed.taxNumber), ifGiven(isTaxNumber, shared.shortTaxNumber)],
  employeeNumber: [required(needed.employeeNumber)],
  homeAddress: [required(needed.homeAddress)],
};

const nextOfKinRules: StepRules<StaffValues> = {
  firstName: [required(needed.firstName)],
  lastName: [required(needed.lastName)],
  relationship: [required(needed.relationship)],
  contactNumber: [required(needed.contactNumber), ifGiven(isPhone, shared.badPhone)],
};

/** The rules of the four steps; employment is read-only, and the review has none. */
export const staffSteps: readonly StepRules<StaffValues>[] = [
  personalRules,
  {},
  nextOfKinRules,
  {},
];

/** The form's initial values: everything already known, and Male if no gender is. */
export function staffValuesOf({
  personalData,
  employmentData,
  nextOfKinData,
}: FullProfile): StaffValues {
  return {
    fullName: personalData.name,
    email: personalData.email,
    phone: personalData.phone,
    idNumber: personalData.idNumber,
    taxNumber: personalData.taxNumber,
    employeeNumber: employmentData.employeeNumber,
    gender: genderLabelOf(personalData.gender ?? 0),
    dateOfBirth: personalData.dateOfBirth ?? "",
    homeAddress: personalData.homeAddress,
    ...kinValuesOf(nextOfKinData),
  };
}
