import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { EventFields } from "./event-fields.tsx";
import { detailsOf, type EventForm, newEvent } from "./event-form.ts";
import { text } from "./text.ts";

const { event: labels } = text;

interface NewEventDialogProps {
  day: string | undefined;
  onClose: () => void;
}

export function NewEventDialog({ day, onClose }: NewEventDialogProps) {
  const { tenantId } = useCurrentEmployee();
  const form = useForm<EventForm>({ defaultValues: newEvent("") });
  const create = useCreation("calendar.createCalendarEvent");
  const [failure, setFailure] = useState<string>();
  const { reset } = form;
  useEffect(() => {
    setFailure(undefined);
    if (day) reset(newEvent(day));
  }, [day, reset]);
  const save = async (values: EventForm) => {
    setFailure(undefined);
    try {
      await create({ body: detailsOf(values, tenantId) });
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      return setFailure(messageOf(error, ""));
    }
    form.reset(values);
    toast.success(labels.created(values.eventName));
    onClose();
  };
  return (
    <FormDialog
      title={labels.newTitle}
      isOpen={day !== undefined}
      onClose={onClose}
      form={form}
      onSubmit={save}
      onInvalid={() => alert(labels.required)}
      submitLabel={labels.create}
      busyLabel={labels.creating}
      failure={
        failure !== undefined && (
          <Banner tone="red" title={labels.createFailed}>
            {failure}
          </Banner>
        )
      }
    >
      <EventFields form={form} />
    </FormDialog>
  );
}
