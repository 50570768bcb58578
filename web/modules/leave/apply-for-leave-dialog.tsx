import { useId } from "react";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
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

/** Asks for leave: type, dates, reason; says before sending whether it can be booked. */
export function ApplyForLeaveDialog({ isOpen, onClose, range }: ApplyForLeaveDialogProps) {
  const formId = useId();
  const close = () => {
    application.clear();
    onClose();
  };
  const application = useLeaveApplication(range, () => close());
  const { form, eligibility, outcome, submit, isDirty, isSubmitting, isBarred } = application;
  const guard = useUnsavedGuard(isOpen && isDirty);

  return (
    <Dialog title={apply.title} isOpen={isOpen} onClose={close} onBeforeClose={guard.confirmLeave}>
      <DialogBody>
        {outcome?.isDone && (
          <Banner tone="green" title={apply.done}>
            {outcome.isApproved && apply.approvedAtOnce}
          </Banner>
        )}
        <Form form={form} onSubmit={submit} id={formId}>
          <ApplyForLeaveFields
            form={form}
            hasFixedDates={range !== undefined}
            eligibility={eligibility}
          />
        </Form>
        {outcome?.isDone === false && (
          <Banner tone="red" title={apply.failed}>
            {outcome.reason}
          </Banner>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => void guard.confirmLeave().then((canLeave) => canLeave && close())}>
          {apply.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={isBarred || outcome?.isDone}
          isPending={isSubmitting}
          pendingText={apply.busy}
        >
          {apply.submit}
        </Button>
      </DialogFooter>
      {guard.dialog}
    </Dialog>
  );
}
