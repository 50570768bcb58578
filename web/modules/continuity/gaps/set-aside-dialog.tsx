import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Gap } from "#contract/continuity/gaps.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { gapInWords } from "./gap-words.ts";
import { text } from "./text.ts";

const { notNow: labels } = text;
const blank = { reason: "", until: "" };

interface SetAsideDialogProps {
  gap: Gap | undefined;
  onDone: () => void;
  onClose: () => void;
}

export function SetAsideDialog({ gap, onDone, onClose }: SetAsideDialogProps) {
  const shown = useLastValue(gap);
  const form = useForm({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.setGapAside");
  if (!shown) return null;
  const { name, what } = gapInWords(shown);
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    onClose();
  };
  const submit = async ({ reason, until }: typeof blank) => {
    setFailure(undefined);
    const { kind, subjectId, key } = shown;
    try {
      await mutateAsync({ body: { kind, subjectId, key, reason, until: until || null } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
      return;
    }
    toast.success(labels.done(name));
    close();
    onDone();
  };
  return (
    <FormDialog
      title={labels.title}
      description={labels.lead(`${name} ${what}`)}
      size="sm"
      isOpen={gap !== undefined}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure !== undefined && <Banner tone="red">{failure}</Banner>}
    >
      <FormField form={form} name="reason" rule={required(labels.missing)}>
        {(field) => <TextField {...field} label={labels.reason} isRequired maxLength={500} />}
      </FormField>
      <FormField form={form} name="until">
        {(field) => (
          <DateField
            {...field}
            label={labels.until}
            help={labels.untilHelp}
            min={addDays(currentDay(), 1)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
