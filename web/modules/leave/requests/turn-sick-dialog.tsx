import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Leave } from "#contract/leave/requests/request.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { nearestDay } from "#web/ui/date/plain-day.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { changeText } from "./change-text.ts";
import { ChosenFiles } from "./files/chosen-files.tsx";
import { UnsentFiles } from "./files/unsent-files.tsx";
import { useFileUploads } from "./files/use-file-uploads.ts";

const { turnSick: labels, busy } = changeText;

interface SickForm {
  startDate: string;
  endDate: string;
  reason: string;
  /** Uploaded once the sick leave exists. */
  files: File[];
}

const blank: SickForm = { startDate: "", endDate: "", reason: "", files: [] };

interface TurnSickDialogProps {
  leave: Leave;
  /** One asks for one's own days; a super administrator books those of others. */
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Counts past days of annual leave as sick leave, with the certificate. */
export function TurnSickDialog({ leave, isOwn, isOpen, onClose }: TurnSickDialogProps) {
  const form = useForm<SickForm>({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const create = useCreation("leave.turnSick");
  const uploads = useFileUploads();
  const days = proseDays(leave.startDate, leave.endDate);
  const ofLeave = { min: leave.startDate, max: leave.endDate };
  const bounds = { ...ofLeave, max: nearestDay(currentDay(), ofLeave) };
  const inOrder = (endDate: string, { startDate }: SickForm) =>
    endDate < startDate ? labels.inOrder : undefined;
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    uploads.clear();
    onClose();
  };
  const submit = async ({ files, ...given }: SickForm) => {
    setFailure(undefined);
    try {
      const made = await create({ body: { leaveId: leave.id, ...given } });
      toast.success(made.leaveStatus === "pending" ? labels.asked : labels.booked);
      form.reset(blank);
      if (await uploads.send(made.id, files)) close();
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      setFailure(messageOf(error, labels.failed));
    }
  };
  return (
    <FormDialog
      title={labels.title}
      description={isOwn ? labels.leadOfRequest(days) : labels.lead(days)}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={isOwn ? labels.ask : labels.book}
      busyLabel={busy}
      isDisabled={uploads.unsent !== undefined}
      failure={failure ?? (uploads.unsent && <UnsentFiles uploads={uploads} />)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="startDate" rule={required(labels.firstRequired)}>
          {(field) => <DateField {...field} {...bounds} label={labels.first} isRequired />}
        </FormField>
        <FormField form={form} name="endDate" rule={[required(labels.lastRequired), inOrder]}>
          {(field) => <DateField {...field} {...bounds} label={labels.last} isRequired />}
        </FormField>
      </div>
      <FormField form={form} name="reason" rule={required(labels.reasonRequired)}>
        {(field) => <TextArea {...field} label={changeText.reason} isRequired rows={2} />}
      </FormField>
      <FormField form={form} name="files">
        {({ value, onChange }) => (
          <ChosenFiles files={value} onChange={onChange} sending={uploads.sending} />
        )}
      </FormField>
    </FormDialog>
  );
}
