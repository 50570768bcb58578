import { otherIndustry } from "#contract/codes/company.ts";
import type { Accent } from "#contract/codes/display.ts";
import { emailProblem } from "#contract/rules/email-problem.ts";
import { isIdNumber } from "#contract/rules/person.ts";
import { isPhone } from "#contract/rules/phone.ts";
import { maxLengths } from "#contract/rules/text.ts";
import type { Rule } from "#web/ui/form/form-field.tsx";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { text as shared } from "../text.ts";
import type { KinValues } from "../wizard/next-of-kin.ts";
import { birthDate, line, requiredAddress, requiredLine, type StepRules } from "../wizard/rules.ts";
import { type SlotName, slotNames } from "./document-slots.ts";
import { text } from "./text.ts";

export type OwnerValues = KinValues &
  Record<SlotName, string> & {
    companyName: string;
    registrationType: string;
    companyEmail: string;
    registrationDate: string;
    createdAt: string;
    taxNumber: string;
    country: string;
    companyPhone: string;
    officeAddress: string;
    industry: string;
    customIndustry: string;
    teamSize: string;
    fullName: string;
    email: string;
    idNumber: string;
    position: string;
    phoneNumber: string;
    role: string;
    employeeNumber: string;
    employmentStatus: string;
    dateOfBirth: string;
    dateStarted: string;
    gender: string;
    colorOption: Accent;
  };

/** The fields that may survive a reload: never an ID or tax number, nor read-only ones. */
export const draftFields = [
  "companyPhone",
  "officeAddress",
  "industry",
  "customIndustry",
  "teamSize",
  "fullName",
  "phoneNumber",
  "employeeNumber",
  "employmentStatus",
  "dateOfBirth",
  "dateStarted",
  "gender",
  "firstName",
  "lastName",
  "relationship",
  "contactNumber",
  "colorOption",
] as const satisfies readonly (keyof OwnerValues)[];

const needed = text.required;

const companyRules: StepRules<OwnerValues> = {
  companyName: [required(needed.companyName)],
  companyEmail: [required(needed.companyEmail), emailProblem],
  companyPhone: [required(needed.companyPhone), ifGiven(isPhone, shared.badPhone)],
  officeAddress: requiredAddress(needed.officeAddress),
  customIndustry: [
    (given, { industry }) =>
      industry === otherIndustry
        ? (required(needed.customIndustry)(given, {}) ?? line(maxLengths.industry)(given, {}))
        : undefined,
  ],
};

/** A full name is saved as first names and surname. */
const canBeSplit: Rule<string, unknown> = (fullName) => {
  const { name, surname } = namesOf(fullName, "");
  return line(maxLengths.name)(name, {}) ?? line(maxLengths.name)(surname, {});
};

const ownerRules: StepRules<OwnerValues> = {
  fullName: [required(needed.fullName), canBeSplit],
  email: [required(needed.email), emailProblem],
  idNumber: [required(needed.idNumber), ifGiven(isIdNumber, shared.badIdNumber)],
  position: [required(needed.position)],
  phoneNumber: [ifGiven(isPhone, shared.badPhone)],
  employeeNumber: requiredLine(needed.employeeNumber, maxLengths.number),
  dateOfBirth: [birthDate],
  dateStarted: [],
  firstName: requiredLine(needed.kinFirstName, maxLengths.name),
  lastName: requiredLine(needed.kinLastName, maxLengths.name),
  relationship: requiredLine(needed.kinRelationship, maxLengths.relationship),
  contactNumber: [required(needed.kinPhone), ifGiven(isPhone, shared.badPhone)],
};

const documentRules: StepRules<OwnerValues> = Object.fromEntries(
  slotNames.map((slot) => [slot, []]),
);

/** The rules of the five steps; theme and summary have none. */
export const ownerSteps: readonly StepRules<OwnerValues>[] = [
  companyRules,
  ownerRules,
  documentRules,
  {},
  {},
];

/** The first names and surname of a full name; a known surname may have several words. */
export function namesOf(fullName: string, knownSurname: string) {
  const typed = fullName.trim().replaceAll(/\s+/g, " ");
  const surname =
    knownSurname !== "" && typed.endsWith(` ${knownSurname}`)
      ? knownSurname
      : typed.slice(typed.lastIndexOf(" ") + 1);
  const name = typed.slice(0, -surname.length).trim();
  return name === "" ? { name: surname, surname: knownSurname } : { name, surname };
}
