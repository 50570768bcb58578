import { useForm } from "react-hook-form";
import type { NextOfKin } from "#contract/employees/next-of-kin.ts";
import { isPhone, normalisePhone } from "#contract/rules/phone.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { text } from "./text.ts";
import type { NextOfKinFields } from "./use-next-of-kin-change.ts";
import { failureOf, type Notify } from "./use-notice.ts";

const { nextOfKin: labels } = text;

const lines = [
  ["firstNames", labels.firstNames, labels.firstNamesRequired],
  ["lastName", labels.lastName, labels.lastNameRequired],
  ["relationship", labels.relationship, labels.relationshipRequired],
] as const;

interface NextOfKinFormProps {
  stored: NextOfKin | null;
  store: (fields: NextOfKinFields) => Promise<void>;
  notify: Notify;
  onLeave: () => void;
}

export function NextOfKinForm({ stored: kin, store, notify, onLeave }: NextOfKinFormProps) {
  const form = useForm<NextOfKinFields>({
    defaultValues: {
      firstNames: kin?.firstName ?? "",
      lastName: kin?.lastName ?? "",
      relationship: kin?.relationship ?? "",
      phoneNumber: kin?.phoneNumber ?? "",
    },
  });

  const save = async (values: NextOfKinFields) => {
    notify(undefined);
    try {
      await store({
        firstNames: values.firstNames.trim(),
        lastName: values.lastName.trim(),
        phoneNumber: normalisePhone(values.phoneNumber),
        relationship: values.relationship.trim(),
      });
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      return notify(failureOf(error, labels.failed));
    }
    notify({ tone: "green", message: labels.saved });
    onLeave();
  };

  return (
    <ProfileForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      onSubmit={save}
      onLeave={onLeave}
      hasCancel
    >
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {lines.map(([name, label, missing]) => (
          <FormField key={name} form={form} name={name} rule={required(missing)}>
            {(field) => <TextField {...field} label={label} autoComplete="off" isRequired />}
          </FormField>
        ))}
        <FormField
          form={form}
          name="phoneNumber"
          rule={[required(labels.phoneRequired), ifGiven(isPhone, text.badPhone)]}
        >
          {(field) => (
            <TextField
              {...field}
              label={labels.phone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              inputClass="tabular-nums"
              isRequired
            />
          )}
        </FormField>
      </div>
    </ProfileForm>
  );
}
