import type { ReactNode } from "react";
import { withoutManagerLabel } from "#contract/codes/story.ts";
import type { StoryMatter } from "#contract/story.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Timeline } from "#web/ui/display/timeline.tsx";
import type { Chapter, ChapterDays } from "./history-chapters.ts";
import { timelineItemOf } from "./history-entry.tsx";
import { historyText as labels } from "./history-text.ts";

interface HistoryChapterProps {
  chapter: Chapter;
  /** The employee of the history. */
  employeeId: number;
  /** The linked entry. */
  linkedId: number | undefined;
  /** On its own page instead of in a dialog's tab. */
  isOnPage: boolean;
  chapterDays: ChapterDays | undefined;
  /** What is known of a planned chapter. */
  planned: ReactNode;
  /** The visible content behind an entry. */
  contentOf: ((entry: StoryMatter) => ReactNode) | undefined;
}

const belowTabs = "top-10 bg-raised";
const belowHeader = "top-16 bg-page";

/** A chapter of a history: its manager, and the events by month. */
export function HistoryChapter({
  chapter,
  isOnPage,
  chapterDays,
  planned,
  ...shown
}: HistoryChapterProps) {
  const { manager, months, day, isPlanned } = chapter;
  const days = chapterDays?.(manager?.id, day);
  const title = manager ? labels.under(manager.name) : withoutManagerLabel;
  return (
    // Unnamed, as a repeated manager or month would be two landmarks of one name.
    <section>
      {/* Stays in view while its chapter is being read. */}
      <h3
        className={classNames(
          "sticky z-5 mb-4 flex items-center gap-2.5 border-line border-b py-2.5 font-semibold",
          isOnPage ? belowHeader : belowTabs,
        )}
      >
        {manager && <Avatar name={manager.name} size="sm" />}
        <span>
          {title}
          {days && <span className="font-normal text-muted"> · {days}</span>}
        </span>
      </h3>
      {isPlanned && planned}
      <div className="flex flex-col gap-6">
        {months.map((month) => (
          <section key={month.name}>
            <h4 className="mb-3 font-medium text-muted text-sm">{month.name}</h4>
            <Timeline
              label={`${labels.label}, ${month.name}`}
              items={month.entries.map((entry) => timelineItemOf(entry, { ...shown, isOnPage }))}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
