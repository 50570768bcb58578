import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { type LackingChoice, lackingChoices } from "#contract/codes/leave.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { RadioGroup, SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { text } from "./shutdown-text.ts";

const { plan: labels } = text;
const targets = ["company", "department"] as const;

interface ShutdownForm {
  name: string;
  from: string;
  to: string;
  target: (typeof targets)[number] | "";
  department: SelectOption<string> | null;
  ifLacking: LackingChoice | "";
}

const blank: ShutdownForm = {
  name: labels.initial,
  from: "",
  to: "",
  target: "company",
  department: null,
  ifLacking: "unpaid",
};

const shutdownOf = ({ name, from, to, target, department, ifLacking }: ShutdownForm) => ({
  name,
  from,
  to,
  departmentId: target === "department" && department ? Number(department.value) : null,
  ifLacking: ifLacking || ("unpaid" as const),
});

interface PlanShutdownDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Plans leave for everyone or for a department, after a count of its cost. */
export function PlanShutdownDialog({ isOpen, onClose }: PlanShutdownDialogProps) {
  const create = useCreation("leave.planShutdown");
  const form = useForm<ShutdownForm>({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (values) => create({ body: shutdownOf(values) }),
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
      <FormField form={form} name="name" rule={required(labels.nameRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            help={labels.nameHelp}
            maxLength={100}
            isRequired
          />
        )}
      </FormField>
      <Days form={form} />
      <Target form={form} />
      <FormField form={form} name="ifLacking">
        {(field) => (
          <RadioGroup
            {...field}
            label={labels.ifLacking}
            choices={lackingChoices.map((value) => ({ value, label: labels.choices[value] }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

type Part = { form: UseFormReturn<ShutdownForm> };

function Days({ form }: Part) {
  const from = useWatch({ control: form.control, name: "from" });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField form={form} name="from" rule={required(labels.firstRequired)}>
        {(field) => <DateField {...field} label={labels.first} isRequired />}
      </FormField>
      <FormField form={form} name="to" rule={required(labels.lastRequired)}>
        {(field) => <DateField {...field} label={labels.last} min={from || undefined} isRequired />}
      </FormField>
    </div>
  );
}

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
