import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { ApplyForLeaveFields } from "./apply-for-leave-fields.tsx";
import { text } from "./text.ts";
import { type DateRange, useLeaveApplication } from "./use-leave-application.ts";

export interface ApplyForLeaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Days chosen elsewhere; they cannot be changed here. */
  range?: DateRange;
}

const { apply } = text;

/** The form for a leave request: type, dates and reason; shows before it is sent whether the leave can be booked. */
export function ApplyForLeaveDialog({ isOpen, onClose, range }: ApplyForLeaveDialogProps) {
  const close = () => {
    application.clear();
    onClose();
  };
  const application = useLeaveApplication(range, () => close());
  const { form, eligibility, outcome, submit, isDisabled } = application;

  return (
    <FormDialog
      title={apply.title}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={apply.submit}
      busyLabel={apply.busy}
      isDisabled={isDisabled || outcome?.isDone}
      lead={
        outcome?.isDone && (
          <Banner tone="green" title={apply.done}>
            {outcome.isApproved && apply.approvedAtOnce}
          </Banner>
        )
      }
      failure={
        outcome?.isDone === false && (
          <Banner tone="red" title={apply.failed}>
            {outcome.reason}
          </Banner>
        )
      }
    >
      <ApplyForLeaveFields
        form={form}
        hasFixedDates={range !== undefined}
        eligibility={eligibility}
      />
    </FormDialog>
  );
}
