import { useForm, useWatch } from "react-hook-form";
import { payrollDayStyles, payrollDecimals, payrollSeparators } from "#contract/codes/payroll.ts";
import type { PayrollProfile } from "#contract/payroll/profiles.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useSentForm } from "#web/modules/leave/index.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { columnsProblem, ProfileColumns } from "./profile-columns.tsx";
import { type CodedType, formatOf, type ProfileForm, profileValues } from "./profile-form.ts";
import { ProfilePreview } from "./profile-preview.tsx";
import { text } from "./text.ts";

const { dialog: labels } = text;
const maxNameLength = 60;
const maxCodeLength = 30;

const separators = payrollSeparators.map((value) => ({ value, label: labels.separators[value] }));
const decimals = payrollDecimals.map((value) => ({ value, label: labels.decimals[value] }));
const dayStyles = payrollDayStyles.map((value) => ({ value, label: labels.dayExample(value) }));

interface PayrollProfileDialogProps {
  /** The profile to change; without one, a profile is added. */
  profile: PayrollProfile | undefined;
  types: readonly CodedType[];
  isOpen: boolean;
  onClose: () => void;
}

/** Adds or changes a profile, with a preview of its file. */
export function PayrollProfileDialog({
  profile,
  types,
  isOpen,
  onClose,
}: PayrollProfileDialogProps) {
  const { mutateAsync: save } = useApiMutation("payroll.saveProfile");
  const values = profileValues(profile, types);
  const form = useForm({ defaultValues: values, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    send: async (typed) => {
      const format = formatOf(typed, types);
      if (!format) return;
      const { name } = typed;
      await save({ body: { ...format, name, ...(profile && { id: profile.id }) } });
    },
    done: labels.saved,
    failed: labels.failed,
    onClose,
  });
  return (
    <FormDialog
      title={profile ? labels.changeTitle(profile.name) : labels.addTitle}
      size="lg"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
      lead={!profile && <p className="mb-4 text-muted">{labels.generic}</p>}
    >
      <FormField form={form} name="name" rule={required(labels.nameRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            help={labels.nameHelp}
            isRequired
            autoComplete="off"
            maxLength={maxNameLength}
          />
        )}
      </FormField>
      <FormField form={form} name="columns" rule={columnsProblem}>
        {(field) => <ProfileColumns {...field} />}
      </FormField>
      <TypeCodes form={form} types={types} />
      <StyleFields form={form} />
      <ProfilePreview form={form} types={types} />
    </FormDialog>
  );
}

/** The receiver's codes, if the file has a column for them. */
function TypeCodes({ form, types }: { form: ProfileForm; types: readonly CodedType[] }) {
  const columns = useWatch({ control: form.control, name: "columns" });
  if (columns.every(({ column }) => column !== "leaveCode")) return null;
  return (
    <fieldset>
      <legend className="font-medium">{labels.codes}</legend>
      <p className="mt-1 text-muted text-sm">{labels.codesHelp}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        {types.map(({ key, label }) => (
          <FormField key={key} form={form} name={`codes.${key}`}>
            {(field) => (
              <TextField {...field} label={label} autoComplete="off" maxLength={maxCodeLength} />
            )}
          </FormField>
        ))}
      </div>
    </fieldset>
  );
}

const StyleFields = ({ form }: { form: ProfileForm }) => (
  <fieldset>
    <legend className="font-medium">{labels.style}</legend>
    <div className="mt-3 grid gap-4 sm:grid-cols-3">
      <FormField form={form} name="separator">
        {(field) => <SelectField {...field} label={labels.separator} options={separators} />}
      </FormField>
      <FormField form={form} name="decimal">
        {(field) => <SelectField {...field} label={labels.decimal} options={decimals} />}
      </FormField>
      <FormField form={form} name="dayStyle">
        {(field) => <SelectField {...field} label={labels.dayStyle} options={dayStyles} />}
      </FormField>
    </div>
  </fieldset>
);
