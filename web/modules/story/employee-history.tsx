import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { storyKindLabels, storyKinds } from "#contract/codes/story.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { countingNumber } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import type { ChapterDays } from "./history-chapters.ts";
import {
  type ContentOf,
  HistoryEntries,
  HistoryGroups,
  type NextChapter,
} from "./history-entries.tsx";
import { historyText as labels } from "./history-text.ts";
import { type HistoryFilter, useHistory } from "./use-history.ts";

const everything = "everything";
const kindOptions = [
  { value: everything, label: labels.everything },
  ...storyKinds.map((value) => ({ value, label: storyKindLabels[value] })),
];

interface EmployeeHistoryProps {
  employeeId: number;
  /** On its own page with a possible entry in its address, not in a dialog's tab. */
  isOnPage?: boolean;
  /** The days of the manager's chapter around a day, in words. */
  chapterDays?: ChapterDays;
  contentOf?: ContentOf;
  /** The next manager of a planned change. */
  next?: NextChapter | undefined;
}

/** An employee's history, as far as it is visible to the reader. */
export function EmployeeHistory({
  employeeId,
  isOnPage = false,
  chapterDays,
  contentOf,
  next,
}: EmployeeHistoryProps) {
  const [filter, setFilter] = useState<HistoryFilter>({ kind: undefined, words: "" });
  const { search, change } = useUrlSearch(readHistorySearch);
  const linkedId = isOnPage ? search.entry : undefined;
  const linked = useLinkedEntry(employeeId, linkedId);
  const history = useHistory(employeeId, filter, linked);
  const { entries, total, isError, refetch } = history;
  /** A new filter begins with the newest entry. */
  const choose = (chosen: Partial<HistoryFilter>) => {
    setFilter({ ...filter, ...chosen });
    if (linkedId) change({ entry: undefined }, { isReplacing: true });
  };

  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <HistoryFilters employeeId={employeeId} isOnPage={isOnPage} filter={filter} onChoose={choose}>
        {entries && entries.length > 0 && labels.shown(entries.length, total)}
      </HistoryFilters>
      {linked.isGone && <Banner tone="amber">{labels.goneEntry}</Banner>}
      {entries?.length === 0 && <Nothing {...filter} />}
      <HistoryEntries
        history={history}
        employeeId={employeeId}
        linkedId={linkedId}
        isOnPage={isOnPage}
        chapterDays={chapterDays}
        contentOf={contentOf}
        next={filter.group || filter.words ? undefined : next}
      />
    </div>
  );
}

interface HistoryFiltersProps {
  employeeId: number;
  isOnPage: boolean;
  filter: HistoryFilter;
  onChoose: (chosen: Partial<HistoryFilter>) => void;
  /** The number of entries, in words. */
  children: ReactNode;
}

/** What is shown, and how much of it, in a row. */
function HistoryFilters({ employeeId, isOnPage, filter, onChoose, children }: HistoryFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      {isOnPage ? (
        <HistoryGroups
          employeeId={employeeId}
          value={filter.group}
          onChange={(group) => onChoose({ group })}
        />
      ) : (
        <SelectField<string>
          label={labels.kind}
          options={kindOptions}
          value={filter.kind ?? everything}
          onChange={(chosen) => onChoose({ kind: storyKinds.find((one) => one === chosen) })}
          className="w-full sm:w-56"
        />
      )}
      <SearchField
        label={labels.search}
        placeholder={isOnPage ? labels.searchShort : labels.search}
        value={filter.words}
        onSearch={(words) => onChoose({ words: words.trim() })}
        className={classNames(
          "flex-1",
          isOnPage ? "min-w-28 sm:max-w-40" : "w-full self-end sm:max-w-64",
        )}
      />
      <p
        className={classNames("ms-auto text-muted text-sm tabular-nums", !isOnPage && "self-end")}
        role="status"
      >
        {children}
      </p>
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

const isGone = (error: unknown) => error instanceof ApiError && error.code === "not_found";

/** The position of a linked entry; looked up once, so that the history stays in place while entries are added. */
function useLinkedEntry(employeeId: number, entryId: number | undefined) {
  const query = useQuery({
    queryKey: ["history-position", { employeeId, entryId }],
    queryFn: ({ signal }) =>
      callApi(
        "employees.historyPosition",
        { query: { employeeId, entryId: entryId ?? 0 } },
        { signal },
      ),
    enabled: entryId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !isGone(error) && failures < 1,
  });
  return {
    isFinding: entryId !== undefined && query.isPending,
    /** The entry is missing or hidden from the reader. */
    isGone: isGone(query.error),
    position: query.data?.position,
  };
}

interface HistorySearch {
  /** The linked entry. */
  entry?: number;
}

function readHistorySearch(given: Record<string, unknown>): HistorySearch {
  const entry = countingNumber(given.entry);
  return entry ? { entry } : {};
}
