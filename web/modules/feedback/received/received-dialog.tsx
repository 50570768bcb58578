import { IconFlag } from "@tabler/icons-react";
import { useState } from "react";
import type { ReceivedFeedback } from "#contract/feedback.ts";
import { Button } from "#web/ui/button.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { FeedbackDialog } from "../feedback-dialog.tsx";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { ReportNote } from "../reports/report-note.tsx";
import { text } from "../text.ts";

const { details: labels } = text;

export interface ReceivedDialogProps {
  message: ReceivedFeedback | undefined;
  onClose: () => void;
}

export function ReceivedDialog({ message, onClose }: ReceivedDialogProps) {
  const [isReporting, setIsReporting] = useState(false);
  const shown = useLastValue(message);
  return (
    <>
      <FeedbackDialog
        message={message}
        person={({ sender_full_name }) => ({ term: labels.from, value: sender_full_name })}
        note={(one) => <ReportNote message={one} title={labels.reportedByYou} />}
        action={({ reported_at }) =>
          reported_at === null && (
            <Button
              variant="ghost"
              icon={<IconFlag size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setIsReporting(true)}
              className="me-auto"
            >
              {labels.report}
            </Button>
          )
        }
        onClose={onClose}
      />
      {shown && (
        <ReportDialog
          key={shown.feedback_id}
          feedbackId={shown.feedback_id}
          isOpen={isReporting && message !== undefined}
          onClose={() => setIsReporting(false)}
        />
      )}
    </>
  );
}
