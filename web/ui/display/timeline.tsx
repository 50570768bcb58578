import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneTint } from "../tone.ts";
import { useLinkedPlace } from "../use-linked-place.ts";

export type TimelineItem = {
  id: string;
  title: ReactNode;
  /** As shown; `dateTime` is the same for machines. */
  time: string;
  dateTime?: string;
  /** More exactly, on request. */
  timeTitle?: string | undefined;
  icon?: ReactNode;
  tone?: Tone;
  body?: ReactNode;
  /** Its action, next to its time. */
  action?: ReactNode;
  /** A linked event is marked, scrolled to and focused. */
  isCurrent?: boolean;
};

function Entry({ item }: { item: TimelineItem }) {
  const { isCurrent = false } = item;
  const entry = useLinkedPlace<HTMLLIElement>(isCurrent);
  return (
    <li
      ref={entry}
      tabIndex={isCurrent ? -1 : undefined}
      aria-current={isCurrent || undefined}
      className="group relative flex gap-4 pb-6 last:pb-0"
    >
      <span
        aria-hidden="true"
        className="absolute start-4 top-9 bottom-1 w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={classNames(
          "flex size-8 shrink-0 items-center justify-center rounded-full",
          toneTint[item.tone ?? "neutral"],
        )}
      >
        {item.icon ?? <span className="size-2 rounded-full bg-current" />}
      </span>
      <div
        className={classNames(
          "min-w-0 flex-1 pt-1.5",
          isCurrent && "-my-1.5 -ms-3 rounded-lg bg-accent-tint px-3 pt-3 pb-3",
        )}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <div className="wrap-anywhere min-w-0 flex-1 basis-52 font-medium">{item.title}</div>
          {/* On a narrow screen the time may begin its own line. */}
          <div className="flex items-center gap-1 max-md:flex-row-reverse">
            {item.action}
            <time
              dateTime={item.dateTime}
              title={item.timeTitle}
              className="self-baseline text-muted text-sm tabular-nums"
            >
              {item.time}
            </time>
          </div>
        </div>
        {item.body && <div className="wrap-anywhere mt-1 text-muted">{item.body}</div>}
      </div>
    </li>
  );
}

export const Timeline = ({ label, items }: { label: string; items: readonly TimelineItem[] }) => (
  <ol aria-label={label}>
    {items.map((item) => (
      <Entry key={item.id} item={item} />
    ))}
  </ol>
);
