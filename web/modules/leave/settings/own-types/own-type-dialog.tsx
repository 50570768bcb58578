import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { OwnTypeAskers, OwnTypeColor } from "#contract/codes/leave.ts";
import type { OwnType, OwnTypeChange } from "#contract/leave/own-types.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField, type SelectOption } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { text } from "./own-types-text.ts";

interface OwnTypeForm {
  name: string;
  color: OwnTypeColor | "";
  pay: "paid" | "unpaid" | "";
  balance: "days" | "free" | "";
  askers: OwnTypeAskers | "";
  departments: SelectOption<string>[];
  hasHalfDays: boolean;
  certificateAfterDays: number | null;
}

const formOf = (type: OwnType | undefined): OwnTypeForm => ({
  name: type?.name ?? "",
  color: type?.color ?? "blue",
  pay: type?.isPaid === false ? "unpaid" : "paid",
  balance: type?.needsBalance === false ? "free" : "days",
  askers: type?.askers ?? "everyone",
  departments: (type?.departments ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  })),
  hasHalfDays: type?.hasHalfDays ?? true,
  certificateAfterDays: type?.certificateAfterDays ?? null,
});

const changeOf = (values: OwnTypeForm): OwnTypeChange => ({
  name: values.name,
  color: values.color || "blue",
  askers: values.askers || "everyone",
  departmentIds:
    values.askers === "departments" ? values.departments.map(({ value }) => Number(value)) : [],
  hasHalfDays: values.hasHalfDays,
  certificateAfterDays: values.certificateAfterDays,
});

interface OwnTypeDialogProps {
  /** The type to change; a new one by default. */
  type?: OwnType;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds or changes a type of the company's own. */
export function OwnTypeDialog({ type, isOpen, onClose }: OwnTypeDialogProps) {
  const create = useCreation("leave.addOwnType");
  const change = useApiMutation("leave.changeOwnType");
  const form = useForm<OwnTypeForm>({ values: formOf(type), mode: "onTouched" });
  const labels = type ? text.change : text.add;
  const { failure, submit, close } = useSentForm({
    form,
    send: (values): Promise<unknown> => {
      const body = changeOf(values);
      if (type) return change.mutateAsync({ params: { id: type.id }, body });
      const { pay, balance } = values;
      return create({
        body: { ...body, isPaid: pay === "paid", needsBalance: balance === "days" },
      });
    },
    atFields: ({ departmentIds, ...fields } = {}) => ({
      ...fields,
      ...(departmentIds && { departments: departmentIds }),
    }),
    done: labels.done,
    failed: text.saveFailed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.busy}
      failure={failure}
    >
      <FormField form={form} name="name" rule={required(text.nameRequired)}>
        {(field) => <TextField {...field} label={text.name} maxLength={60} isRequired />}
      </FormField>
      <FormField form={form} name="color">
        {(field) => <SelectField {...field} label={text.color} options={text.colors} />}
      </FormField>
      {!type && <Fixed form={form} />}
      <details>
        <summary className="cursor-pointer font-medium">{text.more}</summary>
        <MoreRules form={form} />
      </details>
    </FormDialog>
  );
}

type Part = { form: UseFormReturn<OwnTypeForm> };

const Fixed = ({ form }: Part) => (
  <>
    <FormField form={form} name="pay">
      {(field) => (
        <SegmentedChoice
          {...field}
          label={text.pay}
          choices={[
            { value: "paid", label: text.paid },
            { value: "unpaid", label: text.unpaid },
          ]}
        />
      )}
    </FormField>
    <FormField form={form} name="balance">
      {(field) => (
        <SegmentedChoice
          {...field}
          label={text.balance}
          help={text.fixed}
          choices={text.balances}
        />
      )}
    </FormField>
  </>
);

function MoreRules({ form }: Part) {
  const askers = useWatch({ control: form.control, name: "askers" });
  return (
    <div className="mt-4 flex flex-col gap-5">
      <FormField form={form} name="askers">
        {(field) => <SelectField {...field} label={text.who} options={text.whoOptions} />}
      </FormField>
      {askers === "departments" && <Departments form={form} />}
      <FormField form={form} name="hasHalfDays">
        {(field) => <Checkbox {...field} label={text.halfDays} />}
      </FormField>
      <FormField form={form} name="certificateAfterDays">
        {(field) => (
          <NumberField
            {...field}
            label={text.certificate}
            help={text.certificateHelp}
            unit={text.days}
          />
        )}
      </FormField>
    </div>
  );
}

const Departments = ({ form }: Part) => (
  <FormField
    form={form}
    name="departments"
    rule={(chosen) => (chosen.length === 0 ? text.departmentsRequired : undefined)}
  >
    {({ value: chosen, onChange, ...field }) => (
      <div className="flex flex-col gap-2">
        <DepartmentPicker
          {...field}
          label={text.department}
          value={null}
          onChange={(one) =>
            one && onChange([...chosen.filter(({ value }) => value !== one.value), one])
          }
        />
        {chosen.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            onClick={() => onChange(chosen.filter((one) => one.value !== value))}
          >
            {text.remove(label)}
          </Button>
        ))}
      </div>
    )}
  </FormField>
);
