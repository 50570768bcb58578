import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import type { CalendarEntry, CalendarMonth } from "#contract/calendar.ts";
import type { CalendarKind } from "#contract/codes/calendar.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import type { CalendarSearch } from "./calendar-search.ts";
import { DayDialog } from "./day-dialog.tsx";
import { EditEventDialog } from "./events/edit-event-dialog.tsx";
import { EventFields } from "./events/event-fields.tsx";
import { detailsOf, type EventForm, newEvent } from "./events/event-form.ts";
import { text } from "./text.ts";
import { ViewEntryDialog } from "./view-entry-dialog.tsx";

interface CalendarDialogsProps {
  search: CalendarSearch;
  change: (next: Partial<CalendarSearch>, how?: { isReplacing?: boolean }) => void;
  kinds: readonly CalendarKind[];
  month: CalendarMonth | undefined;
  mayEdit: boolean;
  onAdd: (day: string) => void;
}

const replacing = { isReplacing: true } as const;

export function CalendarDialogs(props: CalendarDialogsProps) {
  const { search, change, kinds, month, mayEdit, onAdd } = props;
  const closeEntry = () => change({ entry: undefined, on: undefined }, replacing);
  const entry = useOpenEntry(search, month, closeEntry);
  const isEditable = mayEdit && entry?.type === "WorkEvent";
  return (
    <>
      <DayDialog
        day={search.entry === undefined ? search.day : undefined}
        kinds={kinds}
        search={search.search}
        onEntry={({ id, date }) => change({ entry: id, on: date })}
        onAdd={mayEdit ? onAdd : undefined}
        onClose={() => change({ day: undefined }, replacing)}
      />
      {mayEdit && (
        <>
          <NewEventDialog day={search.add} onClose={() => change({ add: undefined }, replacing)} />
          <EditEventDialog entry={isEditable ? entry : undefined} onClose={closeEntry} />
        </>
      )}
      <ViewEntryDialog entry={isEditable ? undefined : entry} onClose={closeEntry} />
    </>
  );
}

const { event: labels } = text;

interface NewEventDialogProps {
  /** The day of the new event. */
  day: string | undefined;
  onClose: () => void;
}

function NewEventDialog({ day, onClose }: NewEventDialogProps) {
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

/** The URL's entry, from the month or all entries of its day; a missing entry closes. */
function useOpenEntry(
  { entry: id, on }: CalendarSearch,
  month: CalendarMonth | undefined,
  onGone: () => void,
): CalendarEntry | undefined {
  const isOpen = id !== undefined && on !== undefined;
  const isTheOne = (entry: CalendarEntry) => entry.id === id && entry.date === on;
  const inMonth = month?.days.flatMap(({ entries }) => entries).find(isTheOne);
  const { data, isSuccess, isPlaceholderData } = useApiQuery(
    "calendar.day",
    { query: { day: on ?? "2000-01-01", pageSize: 2000 } },
    { isEnabled: isOpen && month !== undefined && inMonth === undefined },
  );
  const inDay = data?.items.find(isTheOne);
  const found = inMonth ?? inDay;
  const isGone = isOpen && month !== undefined && isSuccess && !isPlaceholderData && !found;
  const sayGone = useEffectEvent(() => {
    toast.error(text.event.gone);
    onGone();
  });
  useEffect(() => {
    if (isGone) sayGone();
  }, [isGone]);
  return isOpen ? found : undefined;
}
