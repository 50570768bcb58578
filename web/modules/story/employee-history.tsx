import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { storyKindLabels, storyKinds } from "#contract/codes/story.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import type { ChapterDays } from "./history-chapter.tsx";
import { type ContentOf, HistoryEntries } from "./history-entries.tsx";
import { HistoryGroups } from "./history-groups.tsx";
import { readHistorySearch } from "./history-search.ts";
import { historyText as labels } from "./history-text.ts";
import { type HistoryFilter, useHistory } from "./use-history.ts";
import { useLinkedEntry } from "./use-linked-entry.ts";

const everything = "everything";
const kindOptions = [
  { value: everything, label: labels.everything },
  ...storyKinds.map((value) => ({ value, label: storyKindLabels[value] })),
];

interface EmployeeHistoryProps {
  employeeId: number;
  isOnPage?: boolean;
  chapterDays?: ChapterDays;
  contentOf?: ContentOf;
}

/** An employee's history, as far as it is visible to the reader. */
export function EmployeeHistory({
  employeeId,
  isOnPage = false,
  chapterDays,
  contentOf,
}: EmployeeHistoryProps) {
  const [filter, setFilter] = useState<HistoryFilter>({ kind: undefined, words: "" });
  const { search, change } = useUrlSearch(readHistorySearch);
  const linkedId = isOnPage ? search.entry : undefined;
  const linked = useLinkedEntry(employeeId, linkedId);
  const history = useHistory(employeeId, filter, linked);
  const { entries, total, isError, refetch } = history;
  /** What is shown instead begins with the newest entry. */
  const choose = (chosen: Partial<HistoryFilter>) => {
    setFilter({ ...filter, ...chosen });
    if (linkedId) change({ entry: undefined }, { isReplacing: true });
  };

  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      {isOnPage && (
        <HistoryGroups
          employeeId={employeeId}
          value={filter.group}
          onChange={(group) => choose({ group })}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto sm:flex-1">
          {!isOnPage && (
            <SelectField<string>
              label={labels.kind}
              options={kindOptions}
              value={filter.kind ?? everything}
              onChange={(chosen) => choose({ kind: storyKinds.find((one) => one === chosen) })}
              className="w-full sm:w-56"
            />
          )}
          <SearchField
            label={labels.search}
            value={filter.words}
            onSearch={(words) => choose({ words: words.trim() })}
            className="w-full sm:w-64"
          />
        </div>
        {entries && entries.length > 0 && (
          <p className="text-muted text-sm tabular-nums" role="status">
            {labels.shown(entries.length, total)}
          </p>
        )}
      </div>
      {linked.isGone && <Banner tone="amber">{labels.goneEntry}</Banner>}
      {entries?.length === 0 && <Nothing {...filter} />}
      <HistoryEntries
        history={history}
        employeeId={employeeId}
        linkedId={linkedId}
        isOnPage={isOnPage}
        chapterDays={chapterDays}
        contentOf={contentOf}
      />
    </div>
  );
}

function Nothing({ kind, group, words }: HistoryFilter) {
  const icon = <IconHistory size={22} stroke={1.75} />;
  if (words)
    return (
      <EmptyState title={labels.nothingFound} icon={icon}>
        {labels.nothingFoundHelp}
      </EmptyState>
    );
  return (
    <EmptyState title={kind || group ? labels.emptyKind : labels.empty} icon={icon}>
      {!kind && !group && labels.emptyHelp}
    </EmptyState>
  );
}
