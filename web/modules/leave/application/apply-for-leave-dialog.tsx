import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { UnsentFiles } from "../requests/files/unsent-files.tsx";
import { text } from "../text.ts";
import { ApplyForLeaveFields } from "./apply-for-leave-fields.tsx";
import { type DateRange, useLeaveApplication } from "./use-leave-application.ts";

interface ApplyForLeaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Days chosen elsewhere; they cannot be changed here. */
  range?: DateRange;
  employee?: PersonName | undefined;
}

const { apply, booking } = text;

/** The form for a leave request, or to book leave for an employee: type, dates and reason; shows before it is sent whether the leave can be booked. */
export function ApplyForLeaveDialog({
  isOpen,
  onClose,
  range,
  employee,
}: ApplyForLeaveDialogProps) {
  const close = () => {
    application.clear();
    onClose();
  };
  const application = useLeaveApplication({ range, employeeId: employee?.id }, () => close());
  const { form, requested, eligibility, outcome, submit, isDisabled, uploads } = application;

  return (
    <FormDialog
      title={employee ? booking.title(employee.name) : apply.title}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={employee ? booking.submit : apply.submit}
      busyLabel={apply.busy}
      isDisabled={isDisabled || outcome?.isDone}
      lead={
        outcome?.isDone && (
          <Banner tone="green" title={employee ? booking.done : apply.done}>
            {employee
              ? booking.doneHelp(employee.name)
              : outcome.isApproved && apply.approvedAtOnce}
          </Banner>
        )
      }
      failure={failureOf(application, employee !== undefined)}
    >
      <ApplyForLeaveFields
        form={form}
        hasFixedDates={range !== undefined}
        eligibility={eligibility}
        requested={requested}
        employeeId={employee?.id}
        sending={uploads.sending}
      />
    </FormDialog>
  );
}

/** Beside the buttons: why the leave was not entered, or which of its files it lacks. */
function failureOf(
  { outcome, uploads }: ReturnType<typeof useLeaveApplication>,
  isBooking: boolean,
): ReactNode {
  if (outcome?.isDone === false)
    return (
      <Banner tone="red" title={isBooking ? booking.failed : apply.failed}>
        {outcome.reason}
      </Banner>
    );
  return uploads.unsent && <UnsentFiles uploads={uploads} />;
}
