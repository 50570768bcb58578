import type { FeedbackReport } from "#contract/feedback.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { text } from "./text.ts";

const { review: labels, columns: name } = text;

const StatusBadge = ({ report }: { report: FeedbackReport }) => (
  <Badge tone={report.resolvedAt ? "green" : "amber"} hasDot>
    {report.resolvedAt ? labels.statuses.resolved : labels.statuses.open}
  </Badge>
);

const listed: readonly Column<FeedbackReport>[] = [
  {
    key: "reported",
    header: labels.columns.reported,
    cell: ({ reportedAt }) => formatMoment(reportedAt),
  },
  { key: "by", header: labels.columns.by, cell: ({ reportedBy }) => reportedBy.name },
  { key: "sender", header: labels.columns.sender, cell: ({ sender }) => sender.name },
  { key: "status", header: name.status, cell: (report) => <StatusBadge report={report} /> },
];

export const reportColumns = (
  open: (report: FeedbackReport) => void,
): readonly Column<FeedbackReport>[] => [
  ...listed,
  {
    key: "actions",
    header: name.actions,
    cell: (report) => (
      <Button
        size="sm"
        aria-label={`${labels.review}: ${labels.open(report.reportedBy.name, report.sender.name)}`}
        onClick={() => open(report)}
      >
        {labels.review}
      </Button>
    ),
  },
];

/** On phones: who reported whose message, and when. */
export const ReportCard = ({ report }: { report: FeedbackReport }) => (
  <div className="flex items-center gap-3">
    <div className="wrap-anywhere min-w-0 flex-1">
      <p className="font-medium">{report.reportedBy.name}</p>
      <p className="text-muted text-sm">
        {labels.columns.sender}: {report.sender.name} · {formatMoment(report.reportedAt)}
      </p>
    </div>
    <StatusBadge report={report} />
  </div>
);
