import type { SentFeedback } from "#contract/feedback.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { FeedbackDialog } from "../feedback-dialog.tsx";
import { ReportNote } from "../reports/report-note.tsx";
import { text } from "../text.ts";

const { details: labels } = text;

export interface SentDialogProps {
  id: number | undefined;
  listed: readonly SentFeedback[] | undefined;
  onClose: () => void;
}

/** A sent message; a listed one opens without a fetch. */
export function SentDialog({ id, listed, onClose }: SentDialogProps) {
  const isIt = ({ feedback_id }: SentFeedback) => feedback_id === id;
  const known = listed?.find(isIt);
  const { data } = useApiQuery(
    "feedback.getSentFeedback",
    { query: { feedbackId: id ?? 1 } },
    { isEnabled: id !== undefined && !known },
  );
  return (
    <FeedbackDialog
      message={known ?? data?.items.find(isIt)}
      person={({ receiver_full_name }) => ({ term: labels.to, value: receiver_full_name })}
      note={(message) => <ReportNote message={message} title={labels.reported} />}
      onClose={onClose}
    />
  );
}
