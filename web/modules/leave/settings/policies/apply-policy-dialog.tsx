import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { policyTargets } from "#contract/codes/leave.ts";
import type { LeavePolicy, PolicyEffect, PolicyKey } from "#contract/leave/terms/policies.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { RadioGroup } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { PersonPicker } from "../person-picker.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { firstDaysText } from "./first-days.ts";
import { type ApplyForm, targetOf } from "./policy-target.ts";
import { text } from "./policy-text.ts";

const { apply: labels } = text;

interface ApplyPolicyDialogProps {
  policy: LeavePolicy;
  isOpen: boolean;
  onClose: () => void;
}

/** Applies a policy from a day on, after a preview of the changed balances. */
export function ApplyPolicyDialog({ policy, isOpen, onClose }: ApplyPolicyDialogProps) {
  const create = useCreation("leave.assignPolicy");
  const form = useForm<ApplyForm>({
    defaultValues: { kind: "all", department: null, employee: null, from: currentDay() },
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

/** The grant of the running year's days; the preview compares balances a year later. */
function FirstDays({ policy: { key, versions }, from }: { policy: LeavePolicy; from: string }) {
  const { terms } = versions.find(({ validFrom }) => validFrom <= from) ?? versions.at(-1) ?? {};
  if (!terms || key === "standard") return null;
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

/** The number of people named. */
const named = 8;

interface PolicyEffectNoteProps {
  policy: PolicyKey;
  values: ApplyForm;
}

/** The balances changed by a policy, a year after its first day. */
function PolicyEffectNote({ policy, values }: PolicyEffectNoteProps) {
  const to = targetOf(values) ?? { kind: "all" as const };
  const isAsked = targetOf(values) !== undefined && values.from !== "";
  const { data, error } = useQuery({
    ...apiQuery("leave.previewPolicy", { body: { policy, to, from: values.from } }),
    enabled: isAsked,
    retry: false,
    gcTime: 0,
  });
  const sentence = error
    ? (fieldsOf(error)?.from ?? text.effect.failed)
    : data
      ? sentenceOf(data)
      : text.effect.checking;
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="min-h-6 text-muted">
        {isAsked && sentence}
      </p>
      {isAsked && data && data.changes.length > 0 && <Changes changes={data.changes} />}
    </div>
  );
}

const sentenceOf = ({ on, people, compared, changes }: PolicyEffect) =>
  changes.length === 0
    ? text.effect.none(people)
    : text.effect.some(changes.length, compared, people, on);

const Changes = ({ changes }: Pick<PolicyEffect, "changes">) => (
  <ul className="flex flex-col rounded-md border border-line">
    {changes.slice(0, named).map(({ employee, balances }) => (
      <li key={employee.id} className="border-line border-t px-3 py-2 first:border-t-0">
        <p className="font-medium">{employee.name}</p>
        <ul className="flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
          {balances.map(({ balance, before, after }) => (
            <li key={balance}>
              {text.balance[balance]} {before} → <span className="text-ink">{after}</span>
            </li>
          ))}
        </ul>
      </li>
    ))}
    {changes.length > named && (
      <li className="border-line border-t px-3 py-2 text-muted text-sm">
        {text.effect.more(changes.length - named)}
      </li>
    )}
  </ul>
);
