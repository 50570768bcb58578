import { useForm } from "react-hook-form";
import type { Leave } from "#contract/leave/requests/request.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useMarkedDays } from "../application/use-marked-days.ts";
import { text } from "../text.ts";
import { changeLeave } from "./leave-change.ts";

const { change: labels } = text;
const blank = { endDate: "" };

interface EarlyReturnDialogProps {
  leave: Leave;
  isOpen: boolean;
  onClose: () => void;
}

export function EarlyReturnDialog({ leave, isOpen, onClose }: EarlyReturnDialogProps) {
  const form = useForm({ defaultValues: blank });
  const marked = useMarkedDays();
  const close = () => {
    form.reset(blank);
    onClose();
  };
  const submit = async (body: typeof blank) => {
    const messages = { done: labels.shortened, failed: labels.failed };
    if (await changeLeave("leave.returnEarly", leave, { body, ...messages })) close();
  };
  return (
    <FormDialog
      title={labels.returnEarly}
      description={labels.returnLead(proseDays(leave.startDate, leave.endDate))}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.returnEarly}
      busyLabel={labels.busy}
    >
      <FormField form={form} name="endDate" rule={required(labels.lastDayRequired)}>
        {(field) => (
          <DateField
            {...field}
            {...marked}
            label={labels.lastDay}
            min={leave.startDate}
            max={addDays(leave.endDate, -1)}
            isRequired
          />
        )}
      </FormField>
    </FormDialog>
  );
}
