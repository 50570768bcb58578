import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { filesText as labels } from "../requests/files/files-text.ts";
import type { FileUploads } from "../requests/files/use-file-uploads.ts";
import { text } from "../text.ts";
import { ApplyForLeaveFields } from "./apply-for-leave-fields.tsx";
import { type DateRange, useLeaveApplication } from "./use-leave-application.ts";

interface ApplyForLeaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Fixed days from elsewhere. */
  range?: DateRange;
  /** The person of the booking; oneself by default. */
  employee?: PersonName | undefined;
}

const { apply, booking } = text;

/** The form for a leave request or a booking for an employee; shows the eligibility before it is sent. */
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

/** Next to the buttons: the reason for a failure, or the missing files. */
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

/** The failed files of a request, each with its reason and a retry. */
function UnsentFiles({ uploads: { sending, unsent, retry } }: { uploads: FileUploads }) {
  if (!unsent) return null;
  return (
    <Banner
      tone="red"
      title={labels.notSent}
      action={
        <Button
          isPending={sending !== undefined}
          pendingText={sending && labels.sending(sending.percent)}
          onClick={() => void retry()}
        >
          {labels.retry}
        </Button>
      }
    >
      {unsent.failed.map(({ file, reason }) => (
        <p key={`${file.name}/${file.size}`} className="wrap-anywhere">
          {labels.ofFile(file.name, reason)}
        </p>
      ))}
      <p>{labels.notSentHelp}</p>
    </Banner>
  );
}
