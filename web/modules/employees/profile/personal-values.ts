import { type GenderLabel, genderCodeOf, genderLabelOf } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { normalisePhone } from "#contract/rules/phone.ts";

type PersonalData = FullProfile["personalData"];

export interface PersonalValues {
  name: string;
  email: string;
  phone: string;
  gender: GenderLabel | "";
  dateOfBirth: string;
  taxNumber: string;
  homeAddress: string;
}

export const personalValuesOf = ({
  gender,
  dateOfBirth,
  ...data
}: PersonalData): PersonalValues => ({
  name: data.name,
  email: data.email,
  phone: data.phone,
  gender: gender === null ? "" : genderLabelOf(gender),
  dateOfBirth: dateOfBirth ?? "",
  taxNumber: data.taxNumber,
  homeAddress: data.homeAddress,
});

/** The payload; name and e-mail are sent unchanged (AMB-119). */
export const personalPayload = (values: PersonalValues, { firstName, email }: PersonalData) => ({
  // The profile returns the full name; the stored field of this name is the first name.
  ...(firstName !== "" && { name: firstName }),
  email,
  phone: normalisePhone(values.phone),
  gender: genderCodeOf(values.gender),
  dateOfBirth: values.dateOfBirth || null,
  taxNumber: values.taxNumber.trim(),
  homeAddress: values.homeAddress.trim(),
});
