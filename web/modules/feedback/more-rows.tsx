import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { text } from "./text.ts";

const { received: labels } = text;

interface MoreRowsProps {
  shown: number;
  total: number;
  isFetching: boolean;
  /** The last attempt failed: the next one is the user's. */
  isFailed: boolean;
  onMore: () => void;
}

/** The end of a longer list: fetches more once it is nearly in view, or when pressed. */
export function MoreRows({ shown, total, isFetching, isFailed, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  const onView = useEffectEvent(() => {
    if (!isFetching && !isFailed) onMore();
  });
  // A list that still ends in view after more rows needs another check.
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onView(), {
      rootMargin: "400px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div ref={end} className="flex items-center justify-between gap-4 px-5 py-3">
      <p className="text-muted text-sm tabular-nums">{labels.shown(shown, total)}</p>
      <Button
        variant="ghost"
        isPending={isFetching}
        pendingText={labels.loadingMore}
        onClick={onMore}
      >
        {labels.more}
      </Button>
    </div>
  );
}
