import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { CalendarEntry } from "#contract/calendar.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "../text.ts";
import { useEventMove } from "./use-event-move.ts";

const { move: labels } = text;

interface MoveEventDialogProps {
  entry: CalendarEntry;
  isOpen: boolean;
  onMoved: () => void;
  onClose: () => void;
}

/** Moves a work event to a typed or picked day, as a drag without a pointer. */
export function MoveEventDialog({ entry, isOpen, onMoved, onClose }: MoveEventDialogProps) {
  const form = useForm({ defaultValues: { date: entry.date } });
  const [failure, setFailure] = useState<string>();
  const move = useEventMove();
  const { reset } = form;
  const { date } = entry;
  useEffect(() => {
    setFailure(undefined);
    if (isOpen) reset({ date });
  }, [isOpen, date, reset]);
  const save = async (values: { date: string }) => {
    const failed = await move(entry, values.date);
    if (failed !== undefined) return setFailure(failed);
    form.reset(values);
    onMoved();
  };
  return (
    <FormDialog
      title={labels.title(entry.name)}
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={save}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={
        failure !== undefined && (
          <Banner tone="red" title={text.event.updateFailed}>
            {failure}
          </Banner>
        )
      }
    >
      <FormField form={form} name="date" rule={required(text.event.required)}>
        {(field) => (
          <DateField {...field} label={labels.date} min="1900-01-01" max="2199-12-31" isRequired />
        )}
      </FormField>
    </FormDialog>
  );
}
