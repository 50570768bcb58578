import { useState } from "react";
import { useForm } from "react-hook-form";
import { maxLengths } from "#contract/rules/text.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text as firstDays } from "../first-days/text.ts";

const text = {
  day: "Day of the talk",
  dayRequired: "Please choose the day of the talk.",
  line: "In one line",
  help: (name: string) =>
    `${name} and their managers read it in the history. It cannot be changed later.`,
  lineRequired: "Please write one line about the talk.",
  submit: "Record the talk",
  busy: "Saving…",
  done: "The talk is in the history.",
  failed: "The talk could not be recorded. Please try again.",
} as const;

interface TalkFormProps {
  person: { id: number; name: string };
  today: string;
}

/** Records a talk with a person: its day and one line, which both read. */
export function TalkForm({ person: { id, name }, today }: TalkFormProps) {
  const form = useForm({ defaultValues: { talkedOn: today, talkText: "" } });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.recordTalk");
  const record = async (body: { talkedOn: string; talkText: string }) => {
    setFailure(undefined);
    try {
      const { isFinished } = await mutateAsync({ params: { id }, body });
      toast.success(isFinished ? firstDays.finished(name) : text.done);
      form.reset({ talkedOn: today, talkText: "" });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.failed));
    }
  };
  return (
    <Form form={form} onSubmit={record} className="flex flex-col gap-4">
      <FormField form={form} name="talkedOn" rule={required(text.dayRequired)}>
        {(field) => <DateField {...field} label={text.day} max={today} className="sm:w-56" />}
      </FormField>
      <FormField form={form} name="talkText" rule={required(text.lineRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={text.line}
            help={text.help(name)}
            maxLength={maxLengths.talk}
          />
        )}
      </FormField>
      {failure !== undefined && <Banner tone="red">{failure}</Banner>}
      <Button
        type="submit"
        variant="primary"
        className="self-end max-sm:w-full"
        isPending={form.formState.isSubmitting}
        pendingText={text.busy}
      >
        {text.submit}
      </Button>
    </Form>
  );
}
