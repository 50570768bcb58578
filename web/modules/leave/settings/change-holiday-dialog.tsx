import type { LeaveHoliday } from "#contract/leave/planning/holidays.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { formatFullDay } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { EffectNote } from "./effect-note.tsx";
import { type HolidayForm, useHolidayForm } from "./holiday-form.ts";
import { ReasonField } from "./reason-field.tsx";
import { text } from "./text.ts";
import { useHolidayEffect } from "./use-holiday-effect.ts";

interface ChangeHolidayDialogProps {
  holiday: LeaveHoliday;
  isOpen: boolean;
  onClose: () => void;
}

/** Takes back a day that the company has set, or works through a public holiday; with a reason, and whose leave that changes. */
export function ChangeHolidayDialog({ holiday, isOpen, onClose }: ChangeHolidayDialogProps) {
  const { date, name, own, isWorkingDay } = holiday;
  const revoke = useApiMutation("leave.revokeHoliday");
  const create = useCreation("leave.addHoliday");
  const labels = own ? text.revoke : text.work;
  const send = ({ reason, includesEnded }: HolidayForm): Promise<unknown> =>
    own
      ? revoke.mutateAsync({ params: { id: own.id }, body: { reason, includesEnded } })
      : create({ body: { date, name, isWorkingDay: true, reason, includesEnded } });
  const { done, failed } = labels;
  const { form, failure, submit, close } = useHolidayForm({ send, done, failed, onClose });
  const effect = useHolidayEffect(isOpen ? date : "", !isWorkingDay);
  return (
    <FormDialog
      title={own ? text.revoke.title(name) : text.work.title}
      description={`${formatFullDay(date)} · ${name}`}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.busy}
      failure={failure}
    >
      <ReasonField form={form} />
      <EffectNote shown={effect} form={form} />
    </FormDialog>
  );
}
