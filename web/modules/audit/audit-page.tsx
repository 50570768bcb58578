import { IconDownload, IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import type { AuditEntry } from "#contract/audit.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { saveFile } from "#web/ui/saved-file.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { AuditFilter } from "./audit-filter.tsx";
import { type AuditSearch, filterOf, readAuditSearch } from "./audit-search.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { aboutText, byText, shortDetails, whatText, whenText } from "./entry-text.ts";
import { text } from "./text.ts";
import { useAuditLog } from "./use-audit-log.ts";

/** Everything that was recorded in the company, newest first, for super administrators. */
export function AuditPage() {
  const { search, change } = useUrlSearch(readAuditSearch);
  const filter = filterOf(search);
  const { entries, period, ...query } = useAuditLog(filter);
  const isFailed = query.isError && entries === undefined;
  const narrow = (next: AuditSearch) =>
    change({ entry: undefined, ...next }, { isReplacing: true });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        isHeadline
        title={text.title}
        description={text.lead}
        actions={<ExportMenu filter={filter} />}
      />
      <AuditFilter
        search={search}
        period={period}
        personName={nameOf(entries, search.person)}
        onChange={narrow}
      />
      <DataTable
        caption={text.title}
        columns={columns}
        rows={isFailed ? undefined : entries}
        rowKey={({ key }) => key}
        card={(entry) => <EntryCard entry={entry} />}
        opening={{
          label: (entry) => text.open(whatText(entry), whenText(entry)),
          open: ({ key }) => change({ entry: key }),
        }}
        isFetching={query.isPlaceholderData}
        loadingText={text.loading}
        error={isFailed ? text.failed : undefined}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState title={text.empty} icon={<IconShieldCheck size={22} stroke={1.75} />}>
            {text.emptyHelp}
          </EmptyState>
        }
      />
      {entries && entries.length > 0 && period && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm tabular-nums" aria-live="polite">
            {query.isFetchNextPageError
              ? text.moreFailed
              : text.shown(entries.length, formatDate(period.from), formatDate(period.to))}
          </p>
          {query.hasNextPage && (
            <Button
              isPending={query.isFetchingNextPage}
              pendingText={text.loadingMore}
              onClick={() => void query.fetchNextPage()}
            >
              {text.more}
            </Button>
          )}
        </div>
      )}
      <EntryDialog
        entry={entries?.find(({ key }) => key === search.entry)}
        onClose={() => change({ entry: undefined }, { isReplacing: true })}
        onNarrow={narrow}
      />
    </div>
  );
}

/** The name of a person in the loaded entries. */
function nameOf(entries: readonly AuditEntry[] | undefined, person: number | undefined) {
  const people = entries?.flatMap(({ by, subject }) => [by, subject]);
  return people?.find((one) => one && one.id === person)?.name;
}

function ExportMenu({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: "csv" | "jsonl") => {
    setIsBusy(true);
    try {
      saveFile(await callForFile("audit.exportAudit", { query: { ...filter, format } }));
    } catch (error) {
      toast.error(messageOf(error, text.exportFailed));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button icon={<IconDownload size={18} stroke={1.75} />} isPending={isBusy}>
          {text.export}
        </Button>
      }
      items={[
        { label: text.csv, onSelect: () => void save("csv") },
        { label: text.jsonl, onSelect: () => void save("jsonl") },
      ]}
    />
  );
}

const What = ({ entry }: { entry: AuditEntry }) => (
  <div className="wrap-anywhere min-w-0">
    <p className="font-medium">{whatText(entry)}</p>
    <p className="text-muted text-sm">{shortDetails(entry)}</p>
  </div>
);

const columns: readonly Column<AuditEntry>[] = [
  { key: "what", header: text.columns.what, cell: (entry) => <What entry={entry} /> },
  { key: "by", header: text.columns.by, width: "16%", cell: byText },
  { key: "about", header: text.columns.about, width: "16%", cell: aboutText },
  {
    key: "where",
    header: text.columns.where,
    width: "13rem",
    cell: ({ address, device }) => (
      <div className="wrap-anywhere text-muted text-sm">
        <p>{address}</p>
        <p>{device}</p>
      </div>
    ),
  },
  {
    key: "when",
    header: text.columns.when,
    width: "12rem",
    cell: (entry) => <span className="tabular-nums">{whenText(entry)}</span>,
  },
];

const EntryCard = ({ entry }: { entry: AuditEntry }) => (
  <div className="wrap-anywhere min-w-0">
    <p className="font-medium">{whatText(entry)}</p>
    <p className="text-muted text-sm">
      {[byText(entry), aboutText(entry), whenText(entry)].filter(Boolean).join(" · ")}
    </p>
  </div>
);
