import { lineLeads } from "#contract/codes/line-leads.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SegmentedChoice } from "#web/ui/form/segmented-choice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { LeaderPicker } from "./leader-picker.tsx";
import { LinePreview } from "./line-preview.tsx";
import { text } from "./text.ts";
import { type LineChangeOf, useLineChange } from "./use-line-change.ts";

const choices = lineLeads.map((value) => ({ value, label: text.choices[value] }));

/** Changes who leads one or more people from a day on, after showing what will hold. */
export function LineDialog(props: LineChangeOf) {
  const { form, leads, isPlan, submit, close, failure, preview, problem } = useLineChange(props);
  const shownFailure = failure ?? problem;
  return (
    <FormDialog
      title={text.title}
      description={text.lead(props.employeeIds.length, props.name)}
      isOpen={props.isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={text.submit(props.employeeIds.length)}
      isDisabled={problem !== undefined}
      busyLabel={text.busy}
      failure={
        shownFailure !== undefined && (
          <Banner tone="red" {...(failure !== undefined && { title: text.refused })}>
            {shownFailure}
          </Banner>
        )
      }
    >
      <FormField form={form} name="leads">
        {(field) => (
          <SegmentedChoice
            {...field}
            label={text.leads}
            choices={choices}
            help={leads === "" ? undefined : text.leadsHelp[leads]}
          />
        )}
      </FormField>
      {leads === "manager" && (
        <FormField
          form={form}
          name="managerId"
          rule={(chosen) => (chosen ? undefined : text.managerRequired)}
        >
          {(field) => <LeaderPicker {...field} />}
        </FormField>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="from" rule={required(text.fromRequired)}>
          {(field) => <DateField {...field} label={text.from} help={text.fromHelp} isRequired />}
        </FormField>
        <FormField form={form} name="to">
          {(field) => <DateField {...field} label={text.to} help={text.toHelp} />}
        </FormField>
        {isPlan && (
          <FormField form={form} name="announcedFrom">
            {(field) => (
              <DateField {...field} label={text.announcedFrom} help={text.announcedFromHelp} />
            )}
          </FormField>
        )}
      </div>
      <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={text.reason}
            help={text.reasonHelp}
            isRequired
            maxLength={500}
          />
        )}
      </FormField>
      {preview && <LinePreview preview={preview} from={form.getValues("from")} />}
    </FormDialog>
  );
}
