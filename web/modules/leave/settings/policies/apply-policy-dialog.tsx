import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { policyTargets } from "#contract/codes/leave.ts";
import type { LeavePolicy } from "#contract/leave/terms/policies.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { RadioGroup } from "#web/ui/form/radio-group.tsx";
import { required } from "#web/ui/form/rules.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { PersonPicker } from "../person-picker.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { firstDaysText } from "./first-days.ts";
import { PolicyEffectNote } from "./policy-effect-note.tsx";
import { type ApplyForm, targetOf } from "./policy-target.ts";
import { text } from "./policy-text.ts";

const { apply: labels } = text;

interface ApplyPolicyDialogProps {
  policy: LeavePolicy;
  isOpen: boolean;
  onClose: () => void;
}

export function ApplyPolicyDialog({ policy, isOpen, onClose }: ApplyPolicyDialogProps) {
  const create = useCreation("leave.assignPolicy");
  const form = useForm<ApplyForm>({
    defaultValues: { kind: "all", department: null, employee: null, from: todayAsDate() },
    mode: "onTouched",
  });
  const values = useWatch({ control: form.control }) as ApplyForm;
  const { failure, submit, close } = useSentForm({
    form,
    refuse: (chosen) => anyTarget(targetOf(chosen)),
    send: async (chosen) => {
      const to = targetOf(chosen);
      if (to) await create({ body: { policy: policy.key, to, from: chosen.from } });
    },
    done: labels.done,
    failed: labels.failed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.title(policy.name)}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.busy}
      failure={failure}
    >
      <Target form={form} kind={values.kind} />
      <FormField form={form} name="from" rule={required(text.fromRequired)}>
        {(field) => <DateField {...field} label={text.fromLabel} help={text.fromHelp} isRequired />}
      </FormField>
      <FirstDays policy={policy} from={values.from} />
      {isOpen && <PolicyEffectNote policy={policy.key} values={values} />}
    </FormDialog>
  );
}

/** How the days of the year that is running are given, as the preview compares balances a year later. */
function FirstDays({ policy: { versions }, from }: { policy: LeavePolicy; from: string }) {
  const { terms } = versions.find(({ validFrom }) => validFrom <= from) ?? versions.at(-1) ?? {};
  if (!terms) return null;
  return (
    <div className="flex flex-col gap-1 text-muted text-sm">
      {firstDaysText(terms).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

const anyTarget = (chosen: unknown) => (chosen ? undefined : labels.targetRequired);

function Target({ form, kind }: { form: UseFormReturn<ApplyForm>; kind: ApplyForm["kind"] }) {
  return (
    <>
      <FormField form={form} name="kind">
        {(field) => (
          <RadioGroup
            {...field}
            label={labels.to}
            choices={policyTargets.map((value) => ({ value, label: labels.kinds[value] }))}
          />
        )}
      </FormField>
      {kind === "department" && (
        <FormField form={form} name="department" rule={anyTarget}>
          {(field) => <DepartmentPicker {...field} label={labels.department} isRequired />}
        </FormField>
      )}
      {kind === "employee" && (
        <FormField form={form} name="employee" rule={anyTarget}>
          {(field) => <PersonPicker {...field} label={labels.employee} isRequired />}
        </FormField>
      )}
    </>
  );
}
