import type { ReactNode } from "react";
import { formatMoment, momentTitle } from "../format/dates.ts";

export interface MomentProps {
  at: string;
  className?: string;
  /** A text with the moment in it; the moment alone if left out. */
  children?: ReactNode;
}

/** A moment by the company's clock. Its title names the time zone if the reader's device shows another time. */
export function Moment({ at, className, children }: MomentProps) {
  const written = formatMoment(at);
  const title = momentTitle(at);
  return (
    <time
      dateTime={at}
      title={title === written ? undefined : title}
      className={className ?? "tabular-nums"}
    >
      {children ?? written}
    </time>
  );
}
