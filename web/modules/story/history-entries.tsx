import type { ReactNode } from "react";
import { type StoryGroup, storyGroupLabels, storyGroups } from "#contract/codes/story.ts";
import type { StoryMatter } from "#contract/story.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ChoiceGroup } from "#web/ui/form/choice-group.tsx";
import { HistoryChapter } from "./history-chapter.tsx";
import { byManager, type ChapterDays, type PlannedTerm, withPlanned } from "./history-chapters.ts";
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

/** The visible content behind an entry; that of one page is loaded together. */
export type ContentOf = (entry: StoryMatter, page: readonly StoryMatter[]) => ReactNode;

interface HistoryEntriesProps {
  history: ReturnType<typeof useHistory>;
  employeeId: number;
  /** The linked entry. */
  linkedId: number | undefined;
  isOnPage: boolean;
  chapterDays: ChapterDays | undefined;
  contentOf: ContentOf | undefined;
  /** The next manager, where the chapters begin with the present. */
  next: NextChapter | undefined;
}

/** The next manager, and what is known of the change. */
export interface NextChapter extends PlannedTerm {
  content: ReactNode;
}

/** The loaded entries in their chapters, with a way to later and earlier ones. */
export function HistoryEntries({ history, contentOf, next, ...shownIn }: HistoryEntriesProps) {
  const { pages = [], entries, isPlaceholderData } = history;
  if (!entries) return <Waiting />;
  const told = byManager(entries, shownIn.chapterDays);
  const chapters = next && !history.hasPreviousPage ? withPlanned(told, next) : told;
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
        {chapters.map((chapter) => (
          <HistoryChapter
            key={chapter.key}
            chapter={chapter}
            planned={next?.content}
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

const everything = "everything";

interface HistoryGroupsProps {
  employeeId: number;
  value: StoryGroup | undefined;
  onChange: (group: StoryGroup | undefined) => void;
}

/** The choice of entries: everything or one group, each with its count; on phones one line that scrolls. */
export function HistoryGroups({ employeeId, value, onChange }: HistoryGroupsProps) {
  const { data } = useApiQuery("employees.historyCounts", { params: { id: employeeId } });
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${count}`;
  const choices = [
    { value: everything, label: counted(labels.everything, data?.total) },
    ...storyGroups.map((group) => ({
      value: group,
      label: counted(storyGroupLabels[group], data?.groups[group]),
    })),
  ];
  return (
    <ChoiceGroup<string>
      label={labels.kind}
      isLabelHidden
      choices={choices}
      value={value ?? everything}
      onChange={(chosen) => onChange(storyGroups.find((group) => group === chosen))}
      className="max-sm:-mx-4 max-sm:w-screen"
      groupClass="flex gap-1.5 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      labelClass="relative flex h-11 shrink-0 items-center whitespace-nowrap rounded-full border border-line bg-card px-2.5 font-medium text-muted text-sm tabular-nums transition-colors hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page md:h-8"
      radioClass="absolute inset-0 appearance-none rounded-full"
    />
  );
}
