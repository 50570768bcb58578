import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import type { WorkPatternEntry } from "#contract/leave/terms/patterns.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { PersonPicker } from "../person-picker.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { text } from "./pattern-text.ts";

const { apply: labels, effect } = text;

interface ApplyForm {
  employee: SelectOption<string> | null;
  from: string;
}

interface ApplyPatternDialogProps {
  pattern: WorkPatternEntry;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives a person a pattern from a day on, after a preview of the affected leave. */
export function ApplyPatternDialog({ pattern, isOpen, onClose }: ApplyPatternDialogProps) {
  const create = useCreation("leave.assignPattern");
  const form = useForm<ApplyForm>({
    defaultValues: { employee: null, from: currentDay() },
    mode: "onTouched",
  });
  const values = useWatch({ control: form.control }) as ApplyForm;
  const { failure, submit, close } = useSentForm({
    form,
    send: ({ employee, from }) =>
      create({ body: { patternId: pattern.id, employeeId: Number(employee?.value), from } }),
    done: labels.done,
    failed: labels.failed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.title(pattern.name)}
      description={labels.lead}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.busy}
      failure={failure}
    >
      <FormField
        form={form}
        name="employee"
        rule={(chosen) => (chosen ? undefined : labels.employeeRequired)}
      >
        {(field) => <PersonPicker {...field} label={labels.employee} isRequired />}
      </FormField>
      <FormField form={form} name="from" rule={required(labels.fromRequired)}>
        {(field) => <DateField {...field} label={labels.from} help={labels.fromHelp} isRequired />}
      </FormField>
      {isOpen && <Effect pattern={pattern} values={values} />}
    </FormDialog>
  );
}

function Effect({ pattern, values }: { pattern: WorkPatternEntry; values: ApplyForm }) {
  const { employee, from } = values;
  const isAsked = employee !== null && from !== "";
  const { data, error } = useQuery({
    ...apiQuery("leave.previewPattern", {
      body: { patternId: pattern.id, employeeId: Number(employee?.value), from },
    }),
    enabled: isAsked,
    retry: false,
    gcTime: 0,
  });
  const sentence = error
    ? (fieldsOf(error)?.from ?? effect.failed)
    : data
      ? effect.of(data)
      : effect.checking;
  return (
    <p aria-live="polite" className="min-h-6 text-muted">
      {isAsked && sentence}
    </p>
  );
}
