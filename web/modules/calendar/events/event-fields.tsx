import { type UseFormReturn, useWatch } from "react-hook-form";
import { eventTypes } from "#contract/codes/calendar.ts";
import { existingTime } from "#contract/rules/skipped-hour.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { clockZone } from "#web/ui/format/clock.ts";
import { text } from "../text.ts";
import type { EventForm } from "./event-form.ts";

const { event: labels } = text;
const isFilledIn = required(labels.required);
const options = eventTypes.map((value) => ({ value, label: text.types[value] }));

export function EventFields({ form }: { form: UseFormReturn<EventForm> }) {
  const [type, day, time] = useWatch({
    control: form.control,
    name: ["eventType", "eventDate", "eventTime"],
  });
  const kept = existingTime(day, time, clockZone());
  return (
    <>
      <FormField form={form} name="eventName" rule={isFilledIn}>
        {(field) => <TextField {...field} label={labels.name} maxLength={100} isRequired />}
      </FormField>
      <FormField form={form} name="eventType" rule={isFilledIn}>
        {(field) => (
          <SelectField
            {...field}
            label={labels.type}
            options={options}
            help={type === "WorkEvent" ? undefined : labels.fixedType}
            isRequired
          />
        )}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="eventDate" rule={isFilledIn}>
          {(field) => (
            <DateField
              {...field}
              label={labels.date}
              min="1900-01-01"
              max="2199-12-31"
              isRequired
            />
          )}
        </FormField>
        <FormField form={form} name="eventTime" rule={isFilledIn}>
          {(field) => (
            <TextField
              {...field}
              type="time"
              label={labels.time}
              help={kept === time ? labels.companyTime : labels.skippedTime(time, kept)}
              isRequired
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="eventDescription">
        {(field) => <TextArea {...field} label={labels.description} maxLength={2000} />}
      </FormField>
    </>
  );
}
