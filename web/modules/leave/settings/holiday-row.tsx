import { useState } from "react";
import type { LeaveHoliday } from "#contract/leave/planning/holidays.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { formatFullDay, proseWeekday } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { EffectNote } from "./effect-note.tsx";
import { type HolidayForm, useHolidayEffect, useHolidayForm } from "./holiday-form.ts";
import { ReasonField } from "./reason-field.tsx";
import { text } from "./text.ts";

const { holidays: labels } = text;

export function HolidayRow({ holiday }: { holiday: LeaveHoliday }) {
  const [isOpen, setIsOpen] = useState(false);
  const { date, name, own, isWorkingDay, isExpected } = holiday;
  const action = own ? text.revoke.action : text.work.action;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-5 py-2 first:border-t-0">
      <div className="w-24 shrink-0 text-muted tabular-nums">
        <time dateTime={date}>{proseWeekday(date, date)}</time>
      </div>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          {own && (
            <Badge tone={isWorkingDay ? "amber" : "accent"}>
              {isWorkingDay ? labels.worked : labels.own}
            </Badge>
          )}
          {isExpected && <Badge>{labels.expected}</Badge>}
        </p>
        {own && (
          <p className="text-muted text-sm">
            {[own.reason, labels.setBy(own.by?.name, own.recordedAt.slice(0, 10))]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
        {isExpected && <p className="text-muted text-sm">{labels.expectedHelp}</p>}
      </div>
      <Button
        size="sm"
        variant="ghost"
        className="max-sm:ms-auto"
        aria-label={`${action}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {action}
      </Button>
      <ChangeHolidayDialog holiday={holiday} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  );
}

interface ChangeHolidayDialogProps {
  holiday: LeaveHoliday;
  isOpen: boolean;
  onClose: () => void;
}

/** Removes a company holiday, or makes a public one a working day; with a reason and a preview of the affected leave. */
function ChangeHolidayDialog({ holiday, isOpen, onClose }: ChangeHolidayDialogProps) {
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
