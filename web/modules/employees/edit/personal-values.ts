import { type GenderLabel, genderCodeOf } from "#contract/codes/people.ts";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { normalisePhone } from "#contract/rules/phone.ts";

export interface PersonalValues {
  name: string;
  surname: string;
  email: string;
  phone: string;
  gender: GenderLabel | "";
  homeAddress: string;
  idNumber: string;
  taxNumber: string;
}

export const personalValuesOf = (person: EmployeeDetail): PersonalValues => ({
  name: person.firstName,
  surname: person.lastName,
  email: person.email,
  phone: person.phone,
  gender: person.gender ?? "",
  homeAddress: person.homeAddress ?? "",
  idNumber: person.idNumber ?? "",
  taxNumber: person.taxNumber ?? "",
});

/** The same as the server stores it. */
export const storedPersonalValues = (values: PersonalValues): PersonalValues => ({
  ...values,
  name: values.name.trim(),
  surname: values.surname.trim(),
  phone: normalisePhone(values.phone),
  homeAddress: values.homeAddress.trim(),
  idNumber: values.idNumber.replaceAll(/\s/g, ""),
  taxNumber: values.taxNumber.trim(),
});

export const personalPayload = (values: PersonalValues): EmployeeUpdate => ({
  ...storedPersonalValues(values),
  gender: genderCodeOf(values.gender),
});
