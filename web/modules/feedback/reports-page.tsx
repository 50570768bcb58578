import { IconFlag } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useLastPageAtMost } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ReportCard, reportColumns } from "./report-columns.tsx";
import { ReportedDialog } from "./reported-dialog.tsx";
import { type ReportsSearch, readReportsSearch } from "./reports-search.ts";
import { text } from "./text.ts";

const { review: labels } = text;
const pageSize = 10;

type Choice = "open" | NonNullable<ReportsSearch["status"]>;
const choices: readonly Choice[] = ["open", "resolved", "all"];
const options = choices.map((value) => ({ value, label: labels.statuses[value] }));
const resolvedOf: Record<Choice, "true" | "false" | undefined> = {
  open: "false",
  resolved: "true",
  all: undefined,
};

/** The messages that were reported, for super administrators; what was written is read one by one. */
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
      <PageHeader isHeadline title={labels.title} description={labels.lead} />
      <SelectField<Choice>
        label={labels.status}
        isLabelHidden
        options={options}
        value={status}
        onChange={choose}
        className="w-full sm:w-48"
      />
      <DataTable
        caption={labels.title}
        columns={reportColumns(({ id }) => open(id))}
        rows={isError ? undefined : data?.items}
        rowKey={({ id }) => id}
        card={(one) => <ReportCard report={one} />}
        opening={{
          label: ({ reportedBy, sender }) => labels.open(reportedBy.name, sender.name),
          open: ({ id }) => open(id),
          hasButton: true,
        }}
        isFetching={isFetching}
        loadingText={labels.loading}
        error={isError ? labels.failed : undefined}
        onRetry={() => void refetch()}
        total={total}
        page={page}
        pageSize={pageSize}
        onPage={(next) => change({ page: next })}
        summary={labels.summary(first, first + (data?.items.length ?? 0) - 1, total)}
        empty={
          <EmptyState title={labels.empty} icon={<IconFlag size={22} stroke={1.75} />}>
            {status === "open" ? labels.noneOpen : labels.emptyHelp}
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
