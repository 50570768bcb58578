import { type GenderLabel, genderLabelOf } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { isIdNumber, isTaxNumber } from "#contract/rules/person.ts";
import { isPhone } from "#contract/rules/phone.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { text as shared } from "../text.ts";
import { type KinValues, kinValuesOf } from "../wizard/next-of-kin.ts";
import { birthDate, requiredAddress, requiredLine, type StepRules } from "../wizard/rules.ts";
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
  taxNumber: [
    ...requiredLine(needed.taxNumber, maxLengths.number),
    ifGiven(isTaxNumber, shared.shortTaxNumber),
  ],
  employeeNumber: requiredLine(needed.employeeNumber, maxLengths.number),
  dateOfBirth: [birthDate],
  homeAddress: requiredAddress(needed.homeAddress),
};

const nextOfKinRules: StepRules<StaffValues> = {
  firstName: requiredLine(needed.firstName, maxLengths.name),
  lastName: requiredLine(needed.lastName, maxLengths.name),
  relationship: requiredLine(needed.relationship, maxLengths.relationship),
  contactNumber: [required(needed.contactNumber), ifGiven(isPhone, shared.badPhone)],
};

/** The rules of the four steps; employment is read-only, and the review has none. */
export const staffSteps: readonly StepRules<StaffValues>[] = [
  personalRules,
  {},
  nextOfKinRules,
  {},
];

/** The form's initial values: the known ones, and Male without a gender. */
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
