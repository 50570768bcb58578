import { useForm } from "react-hook-form";
import { genderLabelOf, genderLabels } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { isTaxNumber } from "#contract/rules/person.ts";
import { isPhone } from "#contract/rules/phone.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { EmployeeDocuments } from "#web/modules/documents/index.ts";
import { SharedNotes } from "#web/modules/notes/index.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { failureOf, type Notify } from "../notice-banner.tsx";
import { DigitsField, TelField } from "../tel-field.tsx";
import { EditableSection, SectionHead } from "./editable-section.tsx";
import { type PersonalValues, personalPayload, personalValuesOf } from "./personal-values.ts";
import { ProfileForm } from "./profile-form.tsx";
import { text } from "./text.ts";

const { personal: labels } = text;

interface Props {
  profile: FullProfile;
  notify: Notify;
}

/** The company's data on the person, their documents and their shared notes. */
export function OverviewTab({ profile, notify }: Props) {
  return (
    <div className="flex flex-col gap-8">
      <PersonalSection profile={profile} notify={notify} />
      <section className="border-line border-t pt-5">
        <SectionHead title={text.documents.title} lead={text.documents.lead} />
        <EmployeeDocuments employeeId={profile.employmentData.employeeId} />
      </section>
      <SharedNotes employeeId={profile.employmentData.employeeId} />
    </div>
  );
}

function PersonalSection({ profile, notify }: Props) {
  const { personalData: person } = profile;
  return (
    <EditableSection
      title={labels.title}
      items={[
        { term: labels.name, value: person.name },
        { term: labels.email, value: person.email },
        { term: labels.phone, value: person.phone },
        { term: labels.gender, value: person.gender === null ? "" : genderLabelOf(person.gender) },
        { term: labels.dateOfBirth, value: formatDate(person.dateOfBirth) },
        { term: labels.idNumber, value: person.idNumber },
        { term: labels.taxNumber, value: person.taxNumber },
        { term: labels.homeAddress, value: person.homeAddress },
      ]}
      form={(stop) => <PersonalForm profile={profile} notify={notify} onLeave={stop} />}
    />
  );
}

const genders = genderLabels.map((label) => ({ value: label, label }));

interface PersonalFormProps {
  profile: FullProfile;
  notify: Notify;
  onLeave: () => void;
}

function PersonalForm({ profile, notify, onLeave }: PersonalFormProps) {
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
              max={currentDay()}
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
