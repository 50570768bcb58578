import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { ProposedDays } from "#contract/places.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { changeText } from "../requests/change-text.ts";
import { UnsentFiles } from "../requests/files/unsent-files.tsx";
import { text } from "../text.ts";
import type { DateRange } from "./application.ts";
import { ApplyForLeaveFields } from "./apply-for-leave-fields.tsx";
import { useLeaveApplication } from "./use-leave-application.ts";

interface ApplyForLeaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Fixed days from elsewhere. */
  range?: DateRange | undefined;
  /** Days to begin with. */
  proposed?: ProposedDays | undefined;
  /** The person of the booking; oneself by default. */
  employee?: PersonName | undefined;
  /** One's pending request to change: as it was when the form was opened, and its present files. */
  edited?: { opened: Leave; present: Leave } | undefined;
  /** The large dialog that opened it and lends its frame. */
  back?: string;
}

const { apply, booking } = text;

const wordsOf = ({ employee, edited }: Pick<ApplyForLeaveDialogProps, "employee" | "edited">) => {
  if (edited) return { ...changeText.editing, doneHelp: undefined };
  if (!employee) return { ...apply, doneHelp: undefined };
  const { title, doneHelp, ...words } = booking;
  return { ...words, title: title(employee.name), doneHelp: doneHelp(employee.name) };
};

/** The form for a leave request, its change or a booking for an employee; shows the eligibility before it is sent. */
export function ApplyForLeaveDialog({
  isOpen,
  onClose,
  range,
  proposed,
  employee,
  edited,
  back,
}: ApplyForLeaveDialogProps) {
  const close = () => {
    application.clear();
    onClose();
  };
  const dates = range ?? { start: proposed?.first ?? "", end: proposed?.last ?? "" };
  const purpose = { dates, employeeId: employee?.id, edited: edited?.opened };
  const application = useLeaveApplication(purpose, () => close());
  const words = wordsOf({ employee, edited });
  const { form, ownTypes, requested, eligibility, outcome, submit, isDisabled, uploads } =
    application;

  return (
    <FormDialog
      title={words.title}
      {...(back !== undefined && { back, size: "lg" as const, isSteady: true })}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={words.submit}
      busyLabel={apply.busy}
      isDisabled={isDisabled || outcome?.isDone}
      lead={
        outcome?.isDone && (
          <Banner tone="green" title={words.done}>
            {words.doneHelp ?? (outcome.isApproved && apply.approvedAtOnce)}
          </Banner>
        )
      }
      failure={failureOf(application, words.failed)}
    >
      <ApplyForLeaveFields
        form={form}
        ownTypes={ownTypes}
        hasFixedDates={range !== undefined}
        eligibility={eligibility}
        requested={requested}
        employeeId={employee?.id}
        sending={uploads.sending}
        edited={edited?.present}
      />
    </FormDialog>
  );
}

/** Next to the buttons: the reason for a failure, or the missing files. */
function failureOf(
  { outcome, uploads }: ReturnType<typeof useLeaveApplication>,
  failed: string,
): ReactNode {
  if (outcome?.isDone === false)
    return (
      <Banner tone="red" title={failed}>
        {outcome.reason}
      </Banner>
    );
  return uploads.unsent && <UnsentFiles uploads={uploads} />;
}
