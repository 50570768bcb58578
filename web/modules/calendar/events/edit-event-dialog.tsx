import { IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { CalendarEntry } from "#contract/calendar.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "../text.ts";
import { EventFields } from "./event-fields.tsx";
import { type EventForm, formOf, newEvent } from "./event-form.ts";
import { MoveEventDialog } from "./move-event-dialog.tsx";
import { useEventUpdate } from "./use-event-update.ts";

const { event: labels } = text;

type Question = "delete" | "move";

interface EditEventDialogProps {
  entry: CalendarEntry | undefined;
  onClose: () => void;
}

export function EditEventDialog({ entry, onClose }: EditEventDialogProps) {
  const shown = useLastValue(entry);
  const form = useForm<EventForm>({ defaultValues: newEvent("") });
  const [asking, setAsking] = useState<Question>();
  const [failure, setFailure] = useState<string>();
  const { update, open } = useEventUpdate();
  const { reset } = form;
  const id = entry?.id;
  const [opened, setOpened] = useState<string>();
  // The typed text survives a refetch of the event.
  useEffect(() => {
    if (id === opened) return;
    setOpened(id);
    setFailure(undefined);
    setAsking(undefined);
    if (!entry) return;
    reset(formOf(entry));
    open(entry);
  }, [id, opened, entry, reset, open]);

  const save = async (values: EventForm) => {
    if (!entry) return;
    setFailure(undefined);
    const failed = await update(entry, values);
    if (failed) {
      showServerErrors(form, failed.fields);
      return setFailure(failed.message);
    }
    form.reset(values);
    toast.success(labels.updated(values.eventName));
    onClose();
  };
  const close = () => {
    setAsking(undefined);
    onClose();
  };
  return (
    <FormDialog
      title={labels.editTitle}
      isOpen={entry !== undefined}
      onClose={onClose}
      form={form}
      onSubmit={save}
      onInvalid={() => alert(labels.required)}
      submitLabel={labels.save}
      busyLabel={labels.saving}
      aside={<OtherActions onAsk={setAsking} />}
      failure={
        failure !== undefined && (
          <Banner tone="red" title={labels.updateFailed}>
            {failure}
          </Banner>
        )
      }
      nested={
        shown && (
          <>
            <DeleteEventDialog
              entry={shown}
              isOpen={asking === "delete"}
              onDeleted={close}
              onCancel={() => setAsking(undefined)}
            />
            <MoveEventDialog
              entry={shown}
              isOpen={asking === "move"}
              onMoved={close}
              onClose={() => setAsking(undefined)}
            />
          </>
        )
      }
    >
      <EventFields form={form} />
    </FormDialog>
  );
}

const OtherActions = ({ onAsk }: { onAsk: (question: Question) => void }) => (
  <>
    <Button
      variant="ghost"
      icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => onAsk("delete")}
    >
      {labels.delete}
    </Button>
    <Button variant="ghost" onClick={() => onAsk("move")}>
      {text.move.action}
    </Button>
  </>
);

interface DeleteEventDialogProps {
  entry: CalendarEntry;
  isOpen: boolean;
  onDeleted: () => void;
  onCancel: () => void;
}

function DeleteEventDialog({ entry, isOpen, onDeleted, onCancel }: DeleteEventDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("calendar.deleteWorkEvent");
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: entry.event?.id ?? 0 } });
    } catch (error) {
      return toast.error(messageOf(error, labels.deleteFailed));
    }
    toast.success(labels.deleted(entry.name));
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={labels.confirmDelete(entry.name)}
      confirmLabel={labels.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      {labels.confirmText}
    </ConfirmDialog>
  );
}
