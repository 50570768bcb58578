import type { RegistrationType } from "#contract/codes/company.ts";
import { type Country, countryOf, dialCodes } from "#contract/codes/country.ts";
import { domainOf, isEmail } from "#contract/rules/email.ts";
import { isIdNumber, isTaxNumber } from "#contract/rules/person.ts";
import { isPhone } from "#contract/rules/phone.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { text as shared } from "../text.ts";
import { line, requiredLine, type StepRules } from "../wizard/rules.ts";
import { text } from "./text.ts";

export type RegistrationValues = {
  companyName: string;
  registrationType: RegistrationType | "";
  companyEmail: string;
  taxNumber: string;
  country: Country | "";
  registrationDate: string;
  firstName: string;
  lastName: string;
  position: string;
  idNumber: string;
  /** With the dial code, as typed. */
  phone: string;
};

export const emptyRegistration: RegistrationValues = {
  companyName: "",
  registrationType: "",
  companyEmail: "",
  taxNumber: "",
  country: "",
  registrationDate: "",
  firstName: "",
  lastName: "",
  position: "",
  idNumber: "",
  phone: "",
};

export const draftFields = [
  "companyName",
  "registrationType",
  "companyEmail",
  "country",
  "registrationDate",
  "firstName",
  "lastName",
  "position",
  "phone",
] as const;

export const dialCodeOf = ({ country }: Pick<RegistrationValues, "country">) =>
  dialCodes[countryOf(country)];

export const isPhoneGiven = (phone: string, dialCode: string) =>
  phone.trim() !== "" && phone.trim() !== dialCode;

const companyRules = (userDomain: string): StepRules<RegistrationValues> => ({
  companyName: requiredLine(text.nameRequired, maxLengths.name),
  registrationType: [required(text.typeRequired)],
  companyEmail: [
    ...requiredLine(text.companyEmailRequired, maxLengths.email),
    ifGiven(isEmail, text.badEmail),
    ifGiven((email) => domainOf(email) === userDomain.toLowerCase(), text.domainDiffers),
  ],
  taxNumber: [line(maxLengths.number), ifGiven(isTaxNumber, shared.shortTaxNumber)],
  country: [required(text.countryRequired)],
});

const ownerRules: StepRules<RegistrationValues> = {
  firstName: requiredLine(text.firstNameRequired, maxLengths.name),
  lastName: requiredLine(text.lastNameRequired, maxLengths.name),
  position: [required(text.positionRequired)],
  idNumber: [ifGiven(isIdNumber, shared.badIdNumber)],
  phone: [
    (phone, values) => (isPhoneGiven(phone, dialCodeOf(values)) ? undefined : text.phoneRequired),
    ifGiven(isPhone, shared.badPhone),
  ],
};

/** The rules of the two steps for a user whose email has this domain. */
export const registrationRules = (userDomain: string): readonly StepRules<RegistrationValues>[] => [
  companyRules(userDomain),
  ownerRules,
];
