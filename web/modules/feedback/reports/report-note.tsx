import { Banner } from "#web/ui/feedback/banner.tsx";
import { text } from "../text.ts";

const { details: labels } = text;

interface ReportNoteProps {
  message: { reported_at: string | null; report_resolved_at: string | null };
  title: string;
}

/** Shows the report of a message and its state to sender and recipient. */
export const ReportNote = ({ message, title }: ReportNoteProps) =>
  message.reported_at !== null && (
    <Banner tone={message.report_resolved_at ? "blue" : "amber"} title={title}>
      {message.report_resolved_at ? labels.resolved : labels.underReview}
    </Banner>
  );
