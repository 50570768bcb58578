import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { type StoryKind, storyKindLabels, storyKinds } from "#contract/codes/story-kind.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { HistoryChapter } from "./history-chapter.tsx";
import { byManager } from "./history-chapters.ts";
import { historyText as labels } from "./history-text.ts";
import { useHistory } from "./use-history.ts";

const everything = "everything";
const kindOptions = [
  { value: everything, label: labels.everything },
  ...storyKinds.map((value) => ({ value, label: storyKindLabels[value] })),
];

const Waiting = () => (
  <Delayed label={labels.loading}>
    <div className="flex flex-col gap-6">
      {["one", "two", "three"].map((entry) => (
        <div key={entry} className="flex gap-4">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex flex-1 flex-col gap-3 pt-2">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-10" />
          </div>
        </div>
      ))}
    </div>
  </Delayed>
);

interface EmployeeHistoryProps {
  employeeId: number;
  /** On a page of its own instead of in a dialog's tab. */
  isOnPage?: boolean;
}

/** An employee's history, as far as it is visible to the reader. */
export function EmployeeHistory({ employeeId, isOnPage = false }: EmployeeHistoryProps) {
  const [kind, setKind] = useState<StoryKind>();
  const history = useHistory(employeeId, kind);
  const { entries, total, isError, isPlaceholderData, refetch } = history;

  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField<string>
          label={labels.kind}
          options={kindOptions}
          value={kind ?? everything}
          onChange={(chosen) => setKind(storyKinds.find((one) => one === chosen))}
          className="w-full sm:w-64"
        />
        {entries && entries.length > 0 && (
          <p className="text-muted text-sm tabular-nums" role="status">
            {labels.shown(entries.length, total)}
          </p>
        )}
      </div>
      {!entries && <Waiting />}
      {entries?.length === 0 && (
        <EmptyState
          title={kind ? labels.emptyKind : labels.empty}
          icon={<IconHistory size={22} stroke={1.75} />}
        >
          {!kind && labels.emptyHelp}
        </EmptyState>
      )}
      <div className={classNames("flex flex-col gap-8", isPlaceholderData && "opacity-60")}>
        {byManager(entries ?? []).map((chapter) => (
          <HistoryChapter
            key={chapter.months[0]?.entries[0]?.id}
            chapter={chapter}
            employeeId={employeeId}
            isOnPage={isOnPage}
          />
        ))}
      </div>
      {history.hasNextPage && (
        <Button
          className="self-center"
          isPending={history.isFetchingNextPage}
          pendingText={labels.loadingEarlier}
          onClick={() => void history.fetchNextPage()}
        >
          {labels.earlier}
        </Button>
      )}
    </div>
  );
}
