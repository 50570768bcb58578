import type { ReactNode } from "react";
import type { StoryEntry } from "#contract/story.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { type ChapterDays, HistoryChapter } from "./history-chapter.tsx";
import { byManager } from "./history-chapters.ts";
import { historyText as labels } from "./history-text.ts";
import type { useHistory } from "./use-history.ts";

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

/** What an entry leads to, as far as it is shown beneath it; what one page of entries leads to is loaded together. */
export type ContentOf = (entry: StoryEntry, page: readonly StoryEntry[]) => ReactNode;

interface HistoryEntriesProps {
  history: ReturnType<typeof useHistory>;
  employeeId: number;
  linkedId: number | undefined;
  isOnPage: boolean;
  chapterDays: ChapterDays | undefined;
  contentOf: ContentOf | undefined;
}

export function HistoryEntries({ history, contentOf, ...shownIn }: HistoryEntriesProps) {
  const { pages = [], entries, isPlaceholderData } = history;
  if (!entries) return <Waiting />;
  const pageOf = new Map(pages.flatMap((page) => page.map(({ id }) => [id, page])));
  return (
    <>
      {history.hasPreviousPage && (
        <Button
          className="self-center"
          isPending={history.isFetchingPreviousPage}
          pendingText={labels.loadingMore}
          onClick={() => void history.fetchPreviousPage()}
        >
          {labels.later}
        </Button>
      )}
      <div className={classNames("flex flex-col gap-8", isPlaceholderData && "opacity-60")}>
        {byManager(entries).map((chapter) => (
          <HistoryChapter
            key={chapter.key}
            chapter={chapter}
            contentOf={contentOf && ((entry) => contentOf(entry, pageOf.get(entry.id) ?? []))}
            {...shownIn}
          />
        ))}
      </div>
      {history.hasNextPage && (
        <Button
          className="self-center"
          isPending={history.isFetchingNextPage}
          pendingText={labels.loadingMore}
          onClick={() => void history.fetchNextPage()}
        >
          {labels.earlier}
        </Button>
      )}
    </>
  );
}
