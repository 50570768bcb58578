import { useForm } from "react-hook-form";
import { type GenderLabel, genderCodeOf, genderLabels } from "#contract/codes/people.ts";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { idNumberDoubt, isIdNumber, isTaxNumber } from "#contract/rules/person.ts";
import { isPhone, normalisePhone } from "#contract/rules/phone.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { DigitsField, TelField } from "../tel-field.tsx";
import { text as shared } from "../text.ts";
import { EditForm, type EditPart } from "./edit-form.tsx";
import { text } from "./text.ts";

const { personalFields: labels } = text;
const genders = genderLabels.map((label) => ({ value: label, label }));

/** An employee's personal data; the sign-in email is read-only. */
export function PersonalEdit({ person, ...part }: EditPart) {
  const form = useForm({ defaultValues: personalValuesOf(person) });
  const { mutateAsync } = useApiMutation("employees.update");
  const save = async (values: PersonalValues) => {
    await mutateAsync({ params: { id: person.employeeId }, body: personalPayload(values) });
    return storedPersonalValues(values);
  };

  return (
    <EditForm form={form} onSave={save} savedMessage={labels.saved} {...part}>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <FormField form={form} name="name" rule={required(labels.firstNameRequired)}>
          {(field) => (
            <TextField {...field} label={labels.firstName} maxLength={maxLengths.name} isRequired />
          )}
        </FormField>
        <FormField form={form} name="surname" rule={required(labels.lastNameRequired)}>
          {(field) => (
            <TextField {...field} label={labels.lastName} maxLength={maxLengths.name} isRequired />
          )}
        </FormField>
        <FormField form={form} name="email">
          {(field) => (
            <TextField {...field} label={labels.email} help={labels.signInName} isReadOnly />
          )}
        </FormField>
        <FormField form={form} name="phone" rule={ifGiven(isPhone, shared.badPhone)}>
          {(field) => <TelField {...field} label={labels.phone} />}
        </FormField>
        <FormField form={form} name="gender">
          {(field) => <SelectField {...field} label={labels.gender} options={genders} />}
        </FormField>
        <FormField form={form} name="idNumber" rule={ifGiven(isIdNumber, labels.badIdNumber)}>
          {(field) => (
            <DigitsField
              {...field}
              label={labels.idNumber}
              help={idNumberWarning(person, field.value)}
            />
          )}
        </FormField>
        <FormField form={form} name="taxNumber" rule={ifGiven(isTaxNumber, labels.shortTaxNumber)}>
          {(field) => <DigitsField {...field} label={labels.taxNumber} />}
        </FormField>
        <FormField form={form} name="homeAddress">
          {(field) => (
            <TextField
              {...field}
              label={labels.homeAddress}
              autoComplete="off"
              maxLength={maxLengths.address}
            />
          )}
        </FormField>
      </div>
    </EditForm>
  );
}

/** A note at an ID number that begins with another birthday than the stored one; it refuses nothing. */
function idNumberWarning({ dateOfBirth }: EmployeeDetail, idNumber: string) {
  const doubt = idNumberDoubt(dateOfBirth ?? "", idNumber);
  return (
    doubt && (
      <span role="status" className="text-amber-text">
        {doubt}
      </span>
    )
  );
}

interface PersonalValues {
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

/** The form's values in the stored format. */
const storedPersonalValues = (values: PersonalValues): PersonalValues => ({
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
