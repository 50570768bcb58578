import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { type DayRuleKind, dayRuleKinds } from "#contract/codes/leave.ts";
import type { NewDayRule } from "#contract/leave/planning/day-rules.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { text } from "./day-rule-text.ts";

const { add: labels } = text;

interface AddDayRuleDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Blocks days, or sets the required number at work. */
export function AddDayRuleDialog({ isOpen, onClose }: AddDayRuleDialogProps) {
  const create = useCreation("leave.addDayRule");
  const form = useForm<DayRuleForm>({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (values) => create({ body: dayRuleOf(values) }),
    atFields: ({ departmentId, ...fields } = {}) => ({
      ...fields,
      ...(departmentId && { department: departmentId }),
    }),
    done: labels.done,
    failed: labels.failed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.title}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
    >
      <FormField form={form} name="kind">
        {(field) => (
          <SegmentedChoice
            {...field}
            label={labels.kind}
            choices={dayRuleKinds.map((value) => ({ value, label: labels.kinds[value] }))}
          />
        )}
      </FormField>
      <Target form={form} />
      <Days form={form} />
      <FormField form={form} name="reason" rule={required(labels.reasonRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={labels.reason}
            help={labels.reasonHelp}
            maxLength={200}
            isRequired
          />
        )}
      </FormField>
    </FormDialog>
  );
}

type Part = { form: UseFormReturn<DayRuleForm> };

function Target({ form }: Part) {
  const target = useWatch({ control: form.control, name: "target" });
  return (
    <>
      <FormField form={form} name="target">
        {(field) => (
          <SegmentedChoice
            {...field}
            label={labels.to}
            choices={targets.map((value) => ({ value, label: labels.targets[value] }))}
          />
        )}
      </FormField>
      {target === "department" && (
        <FormField
          form={form}
          name="department"
          rule={(chosen) => (chosen ? undefined : labels.departmentRequired)}
        >
          {(field) => <DepartmentPicker {...field} label={labels.department} isRequired />}
        </FormField>
      )}
    </>
  );
}

function Days({ form }: Part) {
  const [kind, from] = useWatch({ control: form.control, name: ["kind", "from"] });
  const isStaffing = kind === "staffing";
  return (
    <>
      {isStaffing && (
        <FormField
          form={form}
          name="minimum"
          rule={(count) => (count ? undefined : labels.minimumRequired)}
        >
          {(field) => (
            <NumberField
              {...field}
              label={labels.minimum}
              help={labels.minimumHelp}
              unit={labels.people}
              className="sm:max-w-60"
              isRequired
            />
          )}
        </FormField>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="from" rule={required(labels.firstRequired)}>
          {(field) => <DateField {...field} label={labels.first} isRequired />}
        </FormField>
        <FormField
          form={form}
          name="to"
          rule={(to) => (to || isStaffing ? undefined : labels.lastRequired)}
        >
          {(field) => (
            <DateField
              {...field}
              label={labels.last}
              min={from || undefined}
              help={isStaffing ? labels.lastHelp : undefined}
              isRequired={!isStaffing}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

const targets = ["company", "department"] as const;

interface DayRuleForm {
  kind: DayRuleKind | "";
  target: (typeof targets)[number] | "";
  department: SelectOption<string> | null;
  minimum: number | null;
  from: string;
  to: string;
  reason: string;
}

const blank: DayRuleForm = {
  kind: "blocked",
  target: "company",
  department: null,
  minimum: null,
  from: "",
  to: "",
  reason: "",
};

/** The form's rule; staffing without a last day applies until further notice. */
function dayRuleOf(values: DayRuleForm): NewDayRule {
  const { kind, target, department, minimum, from, to, reason } = values;
  const departmentId = target === "department" && department ? Number(department.value) : null;
  const given = { departmentId, from, to: to || null, reason };
  return kind === "staffing"
    ? { kind, ...given, minimum }
    : { kind: "blocked", ...given, minimum: null };
}
