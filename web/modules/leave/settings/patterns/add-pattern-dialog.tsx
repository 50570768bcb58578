import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { maxWeeks } from "#contract/rules/leave.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { text } from "./pattern-text.ts";

const { add: labels } = text;

interface PatternForm {
  name: string;
  weekCount: string;
  /** Hours by week and weekday. */
  hours: (number | null)[][];
}

const blank: PatternForm = {
  name: "",
  weekCount: "1",
  hours: Array.from({ length: maxWeeks }, () => [8, 8, 8, 8, 8, 0, 0]),
};

const minutesOf = ({ hours, weekCount }: PatternForm): number[][] =>
  hours.slice(0, Number(weekCount)).map((week) => week.map((one) => Math.round((one ?? 0) * 60)));

interface AddPatternDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function AddPatternDialog({ isOpen, onClose }: AddPatternDialogProps) {
  const create = useCreation("leave.addPattern");
  const form = useForm<PatternForm>({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    refuse: (values) =>
      minutesOf(values)
        .flat()
        .every((minutes) => minutes === 0)
        ? labels.noHours
        : undefined,
    send: (values) => create({ body: { name: values.name, weeks: minutesOf(values) } }),
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
      busyLabel={text.busy}
      failure={failure}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
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
        <FormField form={form} name="weekCount">
          {(field) => (
            <SelectField
              {...field}
              label={labels.weeks}
              help={labels.weeksHelp}
              options={Array.from({ length: maxWeeks }, (_, n) => ({
                value: String(n + 1),
                label: labels.weekCounts(n + 1),
              }))}
            />
          )}
        </FormField>
      </div>
      <Weeks form={form} />
    </FormDialog>
  );
}

const anyHours = (hours: number | null) =>
  hours !== null && (hours < 0 || hours > 24) ? "0 to 24" : undefined;

function Weeks({ form }: { form: UseFormReturn<PatternForm> }) {
  const weekCount = useWatch({ control: form.control, name: "weekCount" });
  return Array.from({ length: Number(weekCount) }, (_, week) => (
    <fieldset key={week} className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{text.week(week + 1)}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {text.weekdayNames.map((weekday, day) => (
          <FormField
            key={weekday}
            form={form}
            name={`hours.${week}.${day}` as `hours.${number}.${number}`}
            rule={anyHours}
          >
            {(field) => (
              <NumberField {...field} label={text.weekdays[day] ?? weekday} decimals={2} />
            )}
          </FormField>
        ))}
      </div>
    </fieldset>
  ));
}
