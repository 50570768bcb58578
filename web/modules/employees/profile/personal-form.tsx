import { useForm } from "react-hook-form";
import { genderLabels } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { isTaxNumber } from "#contract/rules/person.ts";
import { isPhone } from "#contract/rules/phone.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { DigitsField, TelField } from "../tel-field.tsx";
import { failureOf, type Notify } from "../use-notice.ts";
import { type PersonalValues, personalPayload, personalValuesOf } from "./personal-values.ts";
import { ProfileForm } from "./profile-form.tsx";
import { text } from "./text.ts";

const { personal: labels } = text;
const genders = genderLabels.map((label) => ({ value: label, label }));

interface PersonalFormProps {
  profile: FullProfile;
  notify: Notify;
  onLeave: () => void;
}

export function PersonalForm({ profile, notify, onLeave }: PersonalFormProps) {
  const { personalData, employmentData } = profile;
  const form = useForm({ defaultValues: personalValuesOf(personalData) });
  const { mutateAsync } = useApiMutation("employees.update");

  const save = async (values: PersonalValues) => {
    notify(undefined);
    try {
      await mutateAsync({
        params: { id: employmentData.employeeId },
        body: personalPayload(values, personalData),
      });
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      return notify(failureOf(error, labels.failed));
    }
    notify({ tone: "green", message: labels.saved });
    onLeave();
  };

  return (
    <ProfileForm title={labels.title} form={form} onSubmit={save} onLeave={onLeave} hasCancel>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <FormField form={form} name="name">
          {(field) => (
            <TextField {...field} label={labels.name} help={labels.readOnly} isReadOnly />
          )}
        </FormField>
        <FormField form={form} name="email">
          {(field) => (
            <TextField {...field} label={labels.email} help={labels.signInName} isReadOnly />
          )}
        </FormField>
        <FormField form={form} name="phone" rule={ifGiven(isPhone, text.badPhone)}>
          {(field) => <TelField {...field} label={labels.phone} autoComplete="tel" />}
        </FormField>
        <FormField form={form} name="gender">
          {(field) => <SelectField {...field} label={labels.gender} options={genders} />}
        </FormField>
        <FormField form={form} name="dateOfBirth">
          {(field) => (
            <DateField
              {...field}
              label={labels.dateOfBirth}
              max={todayAsDate()}
              autoComplete="bday"
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
              autoComplete="street-address"
              maxLength={500}
              className="md:col-span-2"
            />
          )}
        </FormField>
      </div>
    </ProfileForm>
  );
}
