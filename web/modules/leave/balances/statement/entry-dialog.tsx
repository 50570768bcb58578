import { useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { leaveEntryKinds } from "#contract/codes/leave.ts";
import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useOfferedLeave } from "#web/modules/leave/application/use-offered-leave.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./entry-text.ts";

interface EntryDialogProps {
  entered: Pick<LeaveStatement, "employee" | "balance" | "ownType" | "today">;
  isOpen: boolean;
  onClose: () => void;
}

/** Enters days into a person's balance with their first day and reason. */
export function EntryDialog({ entered, isOpen, onClose }: EntryDialogProps) {
  const { form, failure, question, submit, confirm, cancel } = useLeaveEntry(entered, onClose);
  return (
    <FormDialog
      title={text.title}
      description={text.of(entered, entered.employee.name)}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={text.submit}
      busyLabel={text.busy}
      failure={failure}
      nested={
        <ConfirmDialog
          isOpen={question !== undefined}
          title={text.overTaken}
          confirmLabel={text.confirm}
          tone="danger"
          onConfirm={confirm}
          onCancel={cancel}
        >
          {question}
        </ConfirmDialog>
      }
    >
      <Fields form={form} entered={entered} />
    </FormDialog>
  );
}

const anyDays = (days: number | null) => (days ? undefined : text.daysRequired);

/** The kinds of entry for every balance. */
const commonKinds = ["corrected", "opening", "paid-out"] as const;
const kindsOf = ({ balance }: Entered) =>
  balance === "timeInLieu" ? (["worked", ...commonKinds] as const) : commonKinds;

function Fields({ form, entered }: { form: UseFormReturn<LeaveEntry>; entered: Entered }) {
  const { inLieuMonths } = useOfferedLeave();
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <>
      <FormField form={form} name="kind">
        {(field) => (
          <SelectField
            {...field}
            label={text.kind}
            options={kindsOf(entered).map((value) => ({ value, label: text.kinds[value] }))}
            isRequired
          />
        )}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="days" rule={anyDays}>
          {(field) => (
            <NumberField
              {...field}
              label={text.days}
              help={kind && text.daysHelp[kind]}
              decimals={2}
              unit={text.unit}
              isRequired
            />
          )}
        </FormField>
        <FormField form={form} name="day" rule={required(text.dayRequired)}>
          {(field) => (
            <DateField
              {...field}
              label={kind === "worked" ? text.dayWorked : text.day}
              help={kind === "worked" ? text.dayWorkedHelp(inLieuMonths) : text.dayHelp}
              isRequired
            />
          )}
        </FormField>
        {entered.ownType && kind !== "paid-out" && (
          <FormField form={form} name="usableUntil">
            {(field) => (
              <DateField {...field} label={text.usableUntil} help={text.usableUntilHelp} />
            )}
          </FormField>
        )}
      </div>
      <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
        {(field) => (
          <TextArea {...field} label={text.reason} help={text.reasonHelp} isRequired rows={3} />
        )}
      </FormField>
    </>
  );
}

type LeaveEntryKind = (typeof leaveEntryKinds)[number];

interface LeaveEntry {
  kind: LeaveEntryKind | "";
  days: number | null;
  day: string;
  /** Of days of an own type; blank for no last day. */
  usableUntil: string;
  reason: string;
}

type Entered = EntryDialogProps["entered"];

/** The entry as it is sent; undefined until complete. */
function entryOf(
  { kind, days, usableUntil, ...values }: LeaveEntry,
  { employee, balance, ownType }: Entered,
) {
  if (kind === "" || days === null) return undefined;
  return {
    ...values,
    ...(ownType ? { ownTypeId: ownType.id } : { balance: balance ?? undefined }),
    ...(usableUntil && kind !== "paid-out" && { usableUntil }),
    ...{ kind, days, employeeId: employee.id },
  };
}

/** A new entry; an overdraft is confirmed first. */
function useLeaveEntry(entered: Entered, onDone: () => void) {
  const { balance, today } = entered;
  const form = useForm<LeaveEntry>({
    defaultValues: {
      kind: balance === "timeInLieu" ? "worked" : "corrected",
      days: null,
      day: today,
      usableUntil: "",
      reason: "",
    },
    mode: "onTouched",
  });
  const create = useCreation("leave.addEntry");
  const [failure, setFailure] = useState<string>();
  /** The server's question about an overdraft. */
  const [question, setQuestion] = useState<string>();

  const send = async (values: LeaveEntry, isConfirmed: boolean) => {
    setFailure(undefined);
    setQuestion(undefined);
    const entry = entryOf(values, entered);
    if (!entry) return;
    try {
      const { remaining } = await create({
        body: { ...entry, isConfirmed },
      });
      toast.success(text.done(remaining));
      form.reset();
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === "leave_over_taken")
        setQuestion(error.message);
      else {
        showServerErrors(form, fieldsOf(error));
        setFailure(messageOf(error, text.failed));
      }
    }
  };
  return {
    form,
    failure,
    question,
    submit: (values: LeaveEntry) => send(values, false),
    confirm: () => void form.handleSubmit((values) => send(values, true))(),
    cancel: () => setQuestion(undefined),
  };
}
