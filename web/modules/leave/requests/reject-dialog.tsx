import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import { ReasonDialog, type ReasonDialogProps } from "./reason-dialog.tsx";

const { request: labels } = text;

export interface RejectDialogProps
  extends Pick<ReasonDialogProps, "isOpen" | "onClose" | "onSubmit"> {
  leave: Pick<PendingReview, "employee" | "startDate" | "endDate">;
}

/** Asks for the reason of a rejection, which the employee reads. */
export const RejectDialog = ({ leave, ...dialog }: RejectDialogProps) => (
  <ReasonDialog
    {...dialog}
    title={labels.rejectTitle(leave.employee.name)}
    description={proseDays(leave.startDate, leave.endDate)}
    submitLabel={labels.reject}
    help={labels.yourReasonHelp}
  />
);
