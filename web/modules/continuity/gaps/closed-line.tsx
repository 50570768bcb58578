import { IconCircleCheck } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef } from "react";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

interface ClosedLineProps {
  ref: RefObject<HTMLParagraphElement | null>;
  closed: string | undefined;
  /** How many gaps are left; undefined while it is not known. */
  total: number | undefined;
}

/** Which gap was closed last, announced as it happens; and once, that it was the last of all. */
export function ClosedLine({ ref, closed, total }: ClosedLineProps) {
  const before = useRef(total);
  useEffect(() => {
    if (total === undefined) return;
    if (before.current && total === 0) toast.success(text.allClosed, { durationMs: 6_000 });
    before.current = total;
  }, [total]);
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className="flex items-center gap-2 text-muted text-sm empty:hidden"
    >
      {closed !== undefined && (
        <>
          <IconCircleCheck
            size={18}
            stroke={1.75}
            aria-hidden="true"
            className="shrink-0 text-green-text"
          />
          <span>{text.lastClosed(closed)}</span>
        </>
      )}
    </p>
  );
}
