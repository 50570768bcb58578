import { IconFlag } from "@tabler/icons-react";
import type { FeedbackReport } from "#contract/feedback.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useLastPageAtMost } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { text } from "../text.ts";
import { ReportedDialog } from "./reported-dialog.tsx";
import { type ReportsSearch, readReportsSearch } from "./reports-search.ts";

const pageSize = 10;

type Choice = "open" | NonNullable<ReportsSearch["status"]>;
const choices: readonly Choice[] = ["open", "resolved", "all"];
const options = choices.map((value) => ({ value, label: text.review.statuses[value] }));
const resolvedOf: Record<Choice, "true" | "false" | undefined> = {
  open: "false",
  resolved: "true",
  all: undefined,
};

/** The reported messages, for super administrators; each must be opened to read its text. */
export function ReportsPage() {
  const { search, change } = useUrlSearch(readReportsSearch);
  const { page = 1, status = "open", report } = search;
  const query = useApiQuery("feedback.listReports", {
    query: { page, pageSize, resolved: resolvedOf[status] },
  });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const total = data?.total ?? 0;
  useLastPageAtMost(
    { page, total: isPlaceholderData ? undefined : data?.total, pageSize },
    (last) => change({ page: last }, { isReplacing: true }),
  );
  const first = (page - 1) * pageSize + 1;
  const choose = (choice: Choice | "") =>
    change(
      { status: choice === "resolved" || choice === "all" ? choice : undefined, page: undefined },
      { isReplacing: true },
    );
  const open = (id: number) => change({ report: id });

  return (
    <div className="flex flex-col gap-4">
      <PageHeader isHeadline title={text.review.title} description={text.review.lead} />
      <SelectField<Choice>
        label={text.review.status}
        isLabelHidden
        options={options}
        value={status}
        onChange={choose}
        className="w-full sm:w-48"
      />
      <DataTable
        caption={text.review.title}
        columns={reportColumns(({ id }) => open(id))}
        rows={isError ? undefined : data?.items}
        rowKey={({ id }) => id}
        card={(one) => <ReportCard report={one} />}
        opening={{
          label: ({ reportedBy, sender }) => text.review.open(reportedBy.name, sender.name),
          open: ({ id }) => open(id),
          hasButton: true,
        }}
        isFetching={isFetching}
        loadingText={text.review.loading}
        error={isError ? text.review.failed : undefined}
        onRetry={() => void refetch()}
        total={total}
        page={page}
        pageSize={pageSize}
        onPage={(next) => change({ page: next })}
        summary={text.review.summary(first, first + (data?.items.length ?? 0) - 1, total)}
        empty={
          <EmptyState title={text.review.empty} icon={<IconFlag size={22} stroke={1.75} />}>
            {status === "open" ? text.review.noneOpen : text.review.emptyHelp}
          </EmptyState>
        }
      />
      <ReportedDialog
        id={report}
        onClose={() => change({ report: undefined }, { isReplacing: true })}
      />
    </div>
  );
}

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
    cell: ({ reportedAt }) => <Moment at={reportedAt} />,
  },
  { key: "by", header: labels.columns.by, cell: ({ reportedBy }) => reportedBy.name },
  { key: "sender", header: labels.columns.sender, cell: ({ sender }) => sender.name },
  { key: "status", header: name.status, cell: (report) => <StatusBadge report={report} /> },
];

const reportColumns = (
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

const ReportCard = ({ report }: { report: FeedbackReport }) => (
  <div className="flex items-center gap-3">
    <div className="wrap-anywhere min-w-0 flex-1">
      <p className="font-medium">{report.reportedBy.name}</p>
      <p className="text-muted text-sm">
        {labels.columns.sender}: {report.sender.name} · <Moment at={report.reportedAt} />
      </p>
    </div>
    <StatusBadge report={report} />
  </div>
);
