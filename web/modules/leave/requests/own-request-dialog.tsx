import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Leave } from "#contract/leave/requests/request.ts";
import { Button } from "#web/ui/button.tsx";
import { addDays } from "#web/ui/date/plain-day.ts";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ApplyForLeaveDialog } from "../application/apply-for-leave-dialog.tsx";
import { ParentalSection } from "../application/parental/lazy-parental-section.tsx";
import { useMarkedDays } from "../application/use-marked-days.ts";
import { text } from "../text.ts";
import { changeText as labels } from "./change-text.ts";
import { LeaveFiles } from "./files/leave-files.tsx";
import { changeLeave } from "./leave-change.ts";
import { factsOf } from "./leave-facts.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TurnSickDialog } from "./turn-sick-dialog.tsx";

type Step = "turnSick" | "edit" | "withdraw" | "askToCancel" | "returnEarly";

interface OwnRequestDialogProps {
  leave: Leave | undefined;
  onClose: () => void;
}

/** One's own request with its actions: edit, withdrawal, cancellation, early return, sick days. */
export function OwnRequestDialog({ leave, onClose }: OwnRequestDialogProps) {
  const shown = useLastValue(leave);
  const [step, setStep] = useState<Step>();
  return (
    <Dialog
      title={text.request.title}
      hasLateContent
      isOpen={leave !== undefined}
      onClose={onClose}
    >
      <DialogBody isTextOnly>
        {shown && <DescriptionList items={factsOf(shown)} />}
        {shown && <ParentalSection leave={shown} isOwn />}
        {shown && <LeaveFiles leave={shown} isOwn />}
        {shown?.leaveStatus === "cancellation_asked" && (
          <p className="text-muted">{labels.askedHelp}</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{text.request.close}</Button>
        {shown?.can.edit && <Button onClick={() => setStep("edit")}>{labels.editing.open}</Button>}
        {shown?.can.withdraw && (
          <Button onClick={() => setStep("withdraw")}>{withdrawalOf(shown).action}</Button>
        )}
        {shown?.can.turnSick && (
          <Button onClick={() => setStep("turnSick")}>{labels.turnSick.open}</Button>
        )}
        {shown?.can.returnEarly && (
          <Button onClick={() => setStep("returnEarly")}>{labels.returnEarly}</Button>
        )}
        {shown?.can.askToCancel && (
          <Button onClick={() => setStep("askToCancel")}>{labels.askToCancel}</Button>
        )}
      </DialogFooter>
      {shown && <Steps leave={shown} step={step} onDone={() => setStep(undefined)} />}
    </Dialog>
  );
}

/** A withdrawal ends the request, or the question to cancel it. */
const withdrawalOf = ({ leaveStatus }: Leave) =>
  leaveStatus === "cancellation_asked" ? labels.keeping : labels.withdrawing;

interface StepsProps {
  leave: Leave;
  step: Step | undefined;
  onDone: () => void;
}

function Steps({ leave, step, onDone }: StepsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const days = proseDays(leave.startDate, leave.endDate);
  const withdrawal = withdrawalOf(leave);
  const opened = useOpened(leave, step === "edit");
  const withdraw = async () => {
    setIsBusy(true);
    await changeLeave("leave.withdraw", leave, { done: withdrawal.done, failed: labels.failed });
    setIsBusy(false);
    onDone();
  };
  const ask = (reason: string) => {
    const messages = { done: labels.asked, failed: labels.failed };
    return changeLeave("leave.askToCancel", leave, { body: { reason }, ...messages });
  };
  return (
    <>
      <ConfirmDialog
        isOpen={step === "withdraw"}
        title={withdrawal.title}
        confirmLabel={withdrawal.action}
        cancelLabel={labels.back}
        tone={withdrawal === labels.withdrawing ? "danger" : "primary"}
        isPending={isBusy}
        onConfirm={() => void withdraw()}
        onCancel={onDone}
      >
        {withdrawal.help(days)}
      </ConfirmDialog>
      <ReasonDialog
        title={labels.askToCancel}
        description={labels.askLead(days)}
        submitLabel={labels.askToCancel}
        isOpen={step === "askToCancel"}
        onClose={onDone}
        onSubmit={ask}
      />
      <ApplyForLeaveDialog
        isOpen={step === "edit"}
        edited={{ opened, present: leave }}
        onClose={onDone}
      />
      <TurnSickDialog leave={leave} isOwn isOpen={step === "turnSick"} onClose={onDone} />
      <EarlyReturnDialog leave={leave} isOpen={step === "returnEarly"} onClose={onDone} />
    </>
  );
}

/** The request as it was when its form was opened: what was typed there outlasts a change from elsewhere. */
function useOpened(leave: Leave, isOpen: boolean): Leave {
  const [opened, setOpened] = useState(leave);
  if (!isOpen && opened !== leave) setOpened(leave);
  return isOpen ? opened : leave;
}

const blank = { endDate: "" };

interface EarlyReturnDialogProps {
  leave: Leave;
  isOpen: boolean;
  onClose: () => void;
}

/** Shortens one's own approved leave to its actual last day. */
function EarlyReturnDialog({ leave, isOpen, onClose }: EarlyReturnDialogProps) {
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
